"""Replays of finished matches: each is played through once, in a process of its own, and kept in pages."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from lastcard.core.processes import started
from lastcard.core.refusal import Refusal
from lastcard.notation.record import Record
from lastcard.table.choices import Plain
from lastcard.table.records import StoredRecord, head_of, moments_in

PAGE = 200
"""Moments that are told at once."""
KEPT = 64 * 2**20
"""Bytes of all films that are kept."""
AT_ONCE = 16
"""Films that are made, or wait for it."""
PATIENCE = 120.0
"""Seconds that the longest match may take."""
POLITENESS = 5
"""How much the process gives way to the tables."""

Load = Callable[[], Awaitable[StoredRecord]]
log = logging.getLogger("lastcard.server")


class Film(NamedTuple):
    """A match step by step: what is the same for every page, how many moments there are, and the pages,
    compressed."""

    head: Plain
    total: int
    pages: tuple[bytes, ...]

    def size(self) -> int:
        return sum(map(len, self.pages))

    def page(self, first: int, you: int | None) -> Plain:
        """The page that has this moment; none are in it after the last."""
        number = first // PAGE
        moments = zlib.decompress(self.pages[number]) if number < len(self.pages) else b"[]"
        begins = number * PAGE if number < len(self.pages) else self.total
        return {
            **self.head,
            "you": you,
            "first": begins,
            "total": self.total,
            "moments": msgspec.Raw(moments),
        }


class Films:
    """Finds a film, or has it made: everybody who asks for the same one shares it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, bool], Film] = OrderedDict()
        self._making: dict[tuple[str, bool], asyncio.Task[Film]] = {}
        self._turn = asyncio.Lock()
        self._projector: Projector | None = None

    async def find(self, name: str, open_hands: bool, load: Load, begin: Callable[[], object]) -> Film:
        """The film of a record, with all hands or as spectators saw it; `begin` is called before a new one is
        made, and may refuse it."""
        key = (name, open_hands)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if len(self._making) >= AT_ONCE:
                raise Refusal("replays-busy")
            begin()
            task = self._making[key] = asyncio.create_task(self._make(key, load))
            task.add_done_callback(lambda done: self._made(key, done))
        # Those who go away take it from nobody.
        return await asyncio.shield(self._making[key])

    def _made(self, key: tuple[str, bool], task: asyncio.Task[Film]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        size = sum(film.size() for film in self._kept.values())
        while size > KEPT and len(self._kept) > 1:
            size -= self._kept.popitem(last=False)[1].size()

    async def _make(self, key: tuple[str, bool], load: Load) -> Film:
        async with self._turn:
            stored = await load()
            if self._projector is None or not self._projector.process.is_alive():
                await self._let_go()
                self._projector = Projector()
            try:
                return await self._projector.show(stored, key[1])
            except Refusal:
                raise
            except Exception as error:
                await self._let_go()
                log.error("the replay of %s failed: %s", key[0], error)
                raise Refusal("internal") from None

    async def _let_go(self) -> None:
        projector, self._projector = self._projector, None
        if projector is not None:
            await projector.end()

    async def stop(self) -> None:
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self._let_go()


class Projector:
    """A process that plays one match after the other."""

    def __init__(self) -> None:
        self.process, self._pipe = started(_live, None)
        self._hearing: asyncio.Future[Any] | None = None

    async def show(self, stored: StoredRecord, open_hands: bool) -> Film:
        """The film; a refusal where the record cannot be played."""
        # A thread that reads cannot be cancelled: it ends with the process.
        self._hearing = asyncio.ensure_future(asyncio.to_thread(self._asked, stored, open_hands))
        done, _ = await asyncio.wait([self._hearing], timeout=PATIENCE)
        if not done:
            raise TimeoutError(f"not done after {PATIENCE:g} seconds")
        answer = self._hearing.result()
        if isinstance(answer, Refusal):
            raise answer
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return Film(*answer)

    def _asked(self, stored: StoredRecord, open_hands: bool) -> Any:
        self._pipe.send((stored, open_hands))
        return self._pipe.recv()

    async def end(self) -> None:
        """Kill it: nothing that it knows is worth keeping."""
        self.process.kill()
        if self._hearing is not None:
            await asyncio.gather(self._hearing, return_exceptions=True)
        await asyncio.to_thread(self.process.join)
        self.process.close()
        self._pipe.close()


def _live(pipe: Connection, _: None) -> None:
    """What the process does, until nobody is there any more to ask it."""
    for one in (signal.SIGINT, signal.SIGTERM):
        # Whoever has started it ends it.
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(*pipe.recv()))


def _answer(stored: StoredRecord, open_hands: bool) -> Any:
    try:
        return tuple(made(stored, open_hands))
    except Refusal as refusal:
        return refusal
    except Exception:
        return traceback.format_exc()


def made(stored: StoredRecord, open_hands: bool) -> Film:
    """Play a match through, page by page: all of a long one at once would take a gigabyte."""
    record = Record.from_text(stored.text)
    moments, pages, total = moments_in(record, open_hands), [], 0
    while page := list(islice(moments, PAGE)):
        total += len(page)
        pages.append(zlib.compress(msgspec.json.encode(page)))
    return Film(head_of(stored, record, open_hands), total, tuple(pages))
