"""A batch on a CUDA device: the same functions, one game in each thread."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numba import from_dtype
from numpy.typing import NDArray

from lastcard.core.refusal import Refusal
from lastcard.fast.cards.loops import LEGAL
from lastcard.fast.cards.rollout import ASKED
from lastcard.fast.families import Family
from lastcard.fast.layout import WORD, Record, bytes_of

THREADS = 256
"""Threads of a block."""
ROUNDS_AT_ONCE = 3
"""Blocks of playouts for each multiprocessor: a thread that has finished a game takes the next one."""
REGISTERS = 80
"""For each thread: with more of them fewer threads run at once, with fewer more has to go to memory."""


class OnDevice:
    """The arrays of a batch on the device, and its kernels; each is compiled at its first launch."""

    def __init__(self, family: Family, tables: Record, games: int) -> None:
        self.cuda = _cuda()
        self.family, self.games = family, games
        self.tables = self._upload(tables)
        self.records = self._upload(np.zeros(games, family.state))
        self.seats = self.cuda.to_device(np.zeros(games, np.int64))
        self.legal = self.cuda.to_device(np.zeros((games, family.actions), np.uint8))
        self.blocks = -(-games // THREADS)
        processors = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.playing = min(self.blocks, processors * ROUNDS_AT_ONCE)
        self._kernels: dict[Callable[..., Any], Any] = {}

    def _upload(self, records: Record) -> Any:
        """Records on the device; they go there as words, since no buffer has fields that overlap."""
        words = self.cuda.to_device(records["words"])
        device_array = import_module("numba.cuda.cudadrv.devicearray").DeviceNDArray
        return device_array(records.shape, records.strides, records.dtype, gpu_data=words.gpu_data)

    def seed(self, seeds: NDArray[np.int64]) -> None:
        self._launch(seed_kernel, self.records, self.cuda.to_device(seeds))

    def start(self, chosen: NDArray[np.uint8]) -> None:
        self._begin(start_kernel, chosen)

    def next_round(self, chosen: NDArray[np.uint8]) -> None:
        self._begin(start_kernel if self.family.next_round is None else deal_kernel, chosen)

    def _begin(self, make: Callable[..., Any], chosen: NDArray[np.uint8]) -> None:
        self._launch(make, self.records, self.tables, self.cuda.to_device(chosen), self.seats, self.legal)

    def step(self, actions: Any) -> int:
        taken = self.cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else None
        if taken is None:
            taken = self.cuda.to_device(np.ascontiguousarray(actions, np.int64))
        wrong = self.cuda.to_device(np.array([self.games], np.int64))
        self._launch(check_kernel, taken, self.seats, self.legal, wrong)
        first = int(wrong.copy_to_host()[0])
        if first < self.games:
            return first
        self._launch(step_kernel, self.records, self.tables, taken, self.seats, self.legal)
        return LEGAL

    def observe(self, out: Any) -> Any:
        if out is None:
            out = self.cuda.device_array((self.games, self.family.observation), np.int16)
        found = self.cuda.as_cuda_array(out)
        self._launch(observe_kernel, self.records, self.tables, self.seats, found)
        return out

    def advance(self, policies: NDArray[np.int64]) -> None:
        by_seat = self.cuda.to_device(policies)
        self._launch(advance_kernel, self.records, self.tables, by_seat, self.seats, self.legal)

    def play(self, policies: NDArray[np.int64], matches: bool) -> None:
        by_seat = self.cuda.to_device(policies)
        self._launch(play_kernel, self.records, self.tables, by_seat, np.int64(matches), blocks=self.playing)
        self._launch(finish_kernel, self.seats, self.legal)

    def field(self, name: str) -> NDArray[np.int64]:
        """One field of every game, in the memory of this machine."""
        place, (kind, shape) = bytes_of(self.family.state, name), _parts(self.family.state[name])
        first, last = place.start // WORD, -(-place.stop // WORD)
        words = self.cuda.device_array((self.games, last - first), np.int64)
        self._launch(words_kernel, self.records, np.int64(first), words)
        found = words.copy_to_host().view(np.uint8)[:, place.start - first * WORD : place.stop - first * WORD]
        numbers = np.ascontiguousarray(found).view(kind).astype(np.int64)
        return numbers if shape else numbers[:, 0]

    def _launch(self, make: Callable[..., Any], *arrays: Any, blocks: int | None = None) -> None:
        if make not in self._kernels:
            self._kernels[make] = make(self.cuda, self.family)
        self._kernels[make][blocks or self.blocks, THREADS](*arrays)
        self.cuda.synchronize()


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


def seed_kernel(cuda: Any, family: Family) -> Any:
    @cuda.jit  # type: ignore[untyped-decorator]
    def seed(games: Any, seeds: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            games[number].rng = seeds[number]

    return seed


def finish_kernel(cuda: Any, family: Family) -> Any:
    @cuda.jit  # type: ignore[untyped-decorator]
    def finish(seats: Any, masks: Any) -> None:
        number = cuda.grid(1)
        if number < seats.shape[0]:
            seats[number] = -1
        # Neighbours write beside each other.
        for place in range(number, masks.size, cuda.gridsize(1)):
            masks[place // masks.shape[1], place % masks.shape[1]] = 0

    return finish


def words_kernel(cuda: Any, family: Family) -> Any:
    @cuda.jit  # type: ignore[untyped-decorator]
    def words(games: Any, first: Any, found: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            for word in range(found.shape[1]):
                found[number, word] = games[number].words[first + word]

    return words


def _beginning(cuda: Any, family: Family, begin: Callable[..., Any]) -> Any:
    asked, legal = family.asked, family.legal

    @cuda.jit  # type: ignore[untyped-decorator]
    def begins(games: Any, rules: Any, chosen: Any, seats: Any, masks: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0] and chosen[number] != 0:
            given = cuda.local.array(2, np.int64)
            given[0] = given[1] = 0
            begin(games[number], rules[0], given)
            seats[number] = asked(games[number], rules[0])
            legal(games[number], rules[0], seats[number], masks[number])

    return begins


def start_kernel(cuda: Any, family: Family) -> Any:
    return _beginning(cuda, family, family.start)


def deal_kernel(cuda: Any, family: Family) -> Any:
    assert family.next_round is not None
    return _beginning(cuda, family, family.next_round)


def check_kernel(cuda: Any, family: Family) -> Any:
    @cuda.jit  # type: ignore[untyped-decorator]
    def check(actions: Any, seats: Any, masks: Any, wrong: Any) -> None:
        number = cuda.grid(1)
        if number < actions.shape[0] and seats[number] >= 0:
            action = actions[number]
            if action < 0 or action >= masks.shape[1] or masks[number, action] == 0:
                cuda.atomic.min(wrong, 0, number)

    return check


def step_kernel(cuda: Any, family: Family) -> Any:
    step, asked, legal = family.step, family.asked, family.legal

    @cuda.jit  # type: ignore[untyped-decorator]
    def steps(games: Any, rules: Any, actions: Any, seats: Any, masks: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0] and seats[number] >= 0:
            given = cuda.local.array(2, np.int64)
            given[0] = given[1] = 0
            step(games[number], rules[0], given, seats[number], actions[number])
            seats[number] = asked(games[number], rules[0])
            legal(games[number], rules[0], seats[number], masks[number])

    return steps


def advance_kernel(cuda: Any, family: Family) -> Any:
    decide, asked, legal = family.decide, family.asked, family.legal

    @cuda.jit  # type: ignore[untyped-decorator]
    def advances(games: Any, rules: Any, policies: Any, seats: Any, masks: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0] and seats[number] >= 0 and policies[seats[number]] != ASKED:
            given = cuda.local.array(2, np.int64)
            given[0] = given[1] = 0
            seat = seats[number]
            while seat >= 0 and policies[seat] != ASKED:
                decide(games[number], rules[0], given, policies)
                seat = asked(games[number], rules[0])
            seats[number] = seat
            legal(games[number], rules[0], seat, masks[number])

    return advances


def observe_kernel(cuda: Any, family: Family) -> Any:
    observe = family.observe

    @cuda.jit  # type: ignore[untyped-decorator]
    def observes(games: Any, rules: Any, seats: Any, out: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            observe(games[number], rules[0], max(seats[number], 0), out[number])

    return observes


def play_kernel(cuda: Any, family: Family) -> Any:
    """Every thread plays a game in its own memory, a decision at a time, and then takes the next game.

    So the threads of a warp stay busy although their games are not equally long.
    """
    length = family.rules.itemsize // 8
    state_type, rules_type = from_dtype(family.state), from_dtype(family.rules)
    go_on, copy_state = family.play_on, family.copy_state

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def plays(games: Any, rules: Any, policies: Any, matches: Any) -> None:
        shared = cuda.shared.array(1, rules_type)
        near = shared[0]
        for place in range(cuda.threadIdx.x, length, cuda.blockDim.x):
            near.words[place] = rules[0].words[place]
        cuda.syncthreads()
        own = cuda.local.array(1, state_type)
        state = own[0]
        given = cuda.local.array(2, np.int64)
        given[0] = given[1] = 0
        number = cuda.grid(1)
        if number < games.shape[0]:
            copy_state(games[number], state, near)
        while number < games.shape[0]:
            if not go_on(state, near, given, policies, matches):
                copy_state(state, games[number], near)
                number += cuda.gridsize(1)
                if number < games.shape[0]:
                    copy_state(games[number], state, near)

    return plays
