"""A batch on a CUDA device: its arrays, and what is launched there.

Nothing waits for the device but what brings numbers back. Everything runs in its default stream, one after
the other, and so does what PyTorch and CuPy do unless they are told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastcard.core.refusal import Refusal
from lastcard.fast import kernels
from lastcard.fast.cards.loops import LEGAL
from lastcard.fast.cards.rollout import RANDOM
from lastcard.fast.chance import beginning_of
from lastcard.fast.families import Family
from lastcard.fast.kernels import THREADS, WARP, rows_of
from lastcard.fast.layout import WORD, Record, bytes_of

DEFAULT_STREAM = 1
"""What array interfaces call the default stream."""
WITHOUT_WAITING = (None, DEFAULT_STREAM, -1)
"""Streams for which nobody has to wait: the default one, and those that say so."""
PACKING_BLOCKS = 16
"""Blocks that pack masks, for each multiprocessor: as many as run at once."""
PLAYING = 1024
"""Threads of a block of playouts, one for each multiprocessor; `kernels.REGISTERS` is what they fit by."""


class OnDevice:
    """The arrays of a batch on the device, and what is launched there."""

    def __init__(self, family: Family, tables: Record, games: int) -> None:
        self.cuda = _cuda()
        self.family, self.games = family, games
        self.processors: int = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.tables = self._upload(tables)
        self.records = self._upload(np.zeros(games, family.state))
        self.seats = self._new((games,), np.int64)
        self.legal = self._new((games, family.actions), np.uint8)
        self.legal_words = self._words_of(self.legal)
        self.bits = self._new((games, family.mask_words), np.int64)
        self.everywhere = self.cuda.to_device(np.ones(games, np.uint8))

    def _upload(self, records: Record) -> Any:
        """Records on the device; they go there as words, since no buffer has fields that overlap."""
        words = self.cuda.to_device(records["words"])
        return _shared_array()(records.shape, records.strides, records.dtype, gpu_data=words.gpu_data)

    def _new(self, shape: tuple[int, ...], kind: Any) -> Any:
        return _shared_array()(shape, np.empty((1, *shape[1:]), kind).strides, kind)

    def _words_of(self, array: Any) -> Any:
        """The same memory as words, without what is left over at its end."""
        words = array.size * array.dtype.itemsize // WORD
        return _shared_array()((words,), (WORD,), np.int64, gpu_data=array.gpu_data)

    def _taken(self, given: Any) -> Any:
        """An array of the caller's, as it is on the device, or else copied there."""
        if not hasattr(given, "__cuda_array_interface__"):
            return self.cuda.to_device(np.ascontiguousarray(given))
        if isinstance(given, _shared_array()):
            return given
        stream = given.__cuda_array_interface__.get("stream")
        return self.cuda.as_cuda_array(given, sync=stream not in WITHOUT_WAITING)

    # Games begin

    def seed(self, seed: int) -> None:
        self._launch(kernels.seed_kernel, self.records, np.int64(beginning_of(seed)))

    def start(self, where: Any) -> None:
        self._begin(kernels.start_kernel, where)

    def next_round(self, where: Any) -> None:
        self._begin(kernels.start_kernel if self.family.next_round is None else kernels.deal_kernel, where)

    def _begin(self, make: Callable[..., Any], where: Any) -> None:
        chosen = self.everywhere
        if where is not None:
            chosen = self._taken(where)
            chosen = chosen.view(np.uint8) if chosen.dtype == np.bool_ else chosen
        self._launch(make, self.records, self.tables, chosen, self.seats)
        self._mark(chosen)

    def _mark(self, chosen: Any) -> None:
        width = self.family.actions
        own = (self.records, self.tables, chosen, self.seats, self.legal, self.legal_words)
        self._launch_rows(kernels.legal_kernel, width, width, *own)

    # Steps

    def step(self, actions: Any, check: bool) -> int:
        taken = self._taken(actions)
        if check:
            wrong = self.cuda.to_device(np.array([self.games], np.int64))
            self._launch(kernels.check_kernel, taken, self.seats, self.legal, wrong)
            first = int(wrong.copy_to_host()[0])
            if first < self.games:
                return first
        self._launch(kernels.step_kernel, self.records, self.tables, taken, self.seats, self.legal)
        self._mark(self.everywhere)
        return LEGAL

    def observe(self, out: Any) -> Any:
        width = self.family.observation
        if out is None:
            out = self._new((self.games, width), np.int16)
        found = self._taken(out)
        own = (self.records, self.tables, self.seats, found)
        pointer = found.__cuda_array_interface__["data"][0]
        if found.dtype == np.int16 and found.is_c_contiguous() and pointer % WORD == 0:
            words = self._words_of(found)
            self._launch_rows(kernels.wide_observe_kernel, 2 * width, 2 * width, *own, words)
        else:
            self._launch_rows(kernels.observe_kernel, 2 * width, 0, *own)
        return out

    def history(self, moves: int, out: Any) -> Any:
        if out is None:
            out = self._new((self.games, moves, 2), np.int16)
        blocks = -(-self.games * moves * 2 // THREADS)
        own = (self.records, self.tables, self.seats, self._taken(out))
        self._launch(kernels.history_kernel, *own, blocks=blocks)
        return out

    def advance(self, policies: NDArray[np.int64]) -> None:
        by_seat = self.cuda.to_device(policies)
        self._launch(kernels.advance_kernel, self.records, self.tables, by_seat, self.seats)
        self._mark(self.everywhere)

    def legal_bits(self) -> Any:
        blocks = min(-(-self.games * WARP // THREADS), self.processors * PACKING_BLOCKS)
        self._launch(kernels.bits_kernel, self.legal, self.bits.view(np.uint32), blocks=blocks)
        return self.bits

    def sample(self) -> Any:
        actions = self._new((self.games,), np.int64)
        self._launch(kernels.sample_kernel, self.records, self.legal_bits(), actions)
        return actions

    # Whole rounds

    def play(self, policies: NDArray[np.int64], matches: bool) -> None:
        # As many games for each multiprocessor, where there are fewer than it can play at once.
        each = -(-self.games // self.processors)
        threads = min(PLAYING, -(-each // WARP) * WARP)
        blocks = min(-(-self.games // threads), self.processors)
        taken = self.cuda.to_device(np.zeros(1, np.int64))
        own = (self.records, self.tables, self.cuda.to_device(policies), np.int64(matches), taken)
        randomly = not matches and bool((policies == RANDOM).all())
        kernel = kernels.random_kernel if randomly else kernels.play_kernel
        self._launch(kernel, *own, blocks=blocks, threads=threads)
        self._launch(kernels.finish_kernel, self.seats, self.legal, self.legal_words)

    def field(self, name: str) -> NDArray[np.int64]:
        """One field of every game, in the memory of this machine."""
        place, (kind, shape) = bytes_of(self.family.state, name), _parts(self.family.state[name])
        first, last = place.start // WORD, -(-place.stop // WORD)
        words = self.cuda.device_array((self.games, last - first), np.int64)
        self._launch(kernels.words_kernel, self.records, np.int64(first), words)
        found = words.copy_to_host().view(np.uint8)[:, place.start - first * WORD : place.stop - first * WORD]
        numbers = np.ascontiguousarray(found).view(kind).astype(np.int64)
        return numbers if shape else numbers[:, 0]

    def _launch(
        self, make: Callable[..., Any], *arrays: Any, blocks: int = 0, threads: int = THREADS, shared: int = 0
    ) -> None:
        blocks = blocks or -(-self.games // threads)
        _kernel(make, self.family)[blocks, threads, 0, shared](*arrays)

    def _launch_rows(self, make: Callable[..., Any], width: int, shared: int, *arrays: Any) -> None:
        """A warp for each few rows of this many bytes, with so much shared memory for each."""
        rows = rows_of(width)
        self._launch(make, *arrays, blocks=-(-self.games // rows), threads=WARP, shared=rows * shared)


def _parts(field: np.dtype[Any]) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """The kind of numbers in a field, and how many there are."""
    return (field, ()) if field.subdtype is None else field.subdtype


def _cuda() -> Any:
    """Numba's CUDA target, or a refusal where it is not installed or finds no device."""
    # numba-cuda still uses a name that NumPy 2 has dropped.
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise Refusal("fast-no-cuda") from None
    if not cuda.is_available():
        raise Refusal("fast-no-cuda")
    return cuda


@cache
def _kernel(make: Callable[..., Any], family: Family) -> Any:
    """A kernel for such games, which batches share; it is compiled at its first launch."""
    return make(_cuda(), family)


@cache
def _shared_array() -> Any:
    """Numba's device array, which other libraries can take over by either of the two protocols there are."""
    devices: Any = import_module("numba.cuda.cudadrv.devicearray")
    views: Any = import_module("cuda.core.utils")
    cuda: Any = import_module("numba.cuda")

    class SharedArray(devices.DeviceNDArray):  # type: ignore[misc]
        @property
        def __cuda_array_interface__(self) -> dict[str, Any]:
            return {**super().__cuda_array_interface__, "stream": DEFAULT_STREAM}

        def __dlpack_device__(self) -> tuple[int, int]:
            found: tuple[int, int] = self._dlpack_view().__dlpack_device__()
            return found

        def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
            if stream not in WITHOUT_WAITING:
                cuda.synchronize()
            return self._dlpack_view().__dlpack__(stream=-1, **wishes)

        def _dlpack_view(self) -> Any:
            return views.StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    return SharedArray
