"""Replays of finished matches: each is played through once, in a process of its own, and kept in pages."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import NamedTuple

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.notation.record import Record
from lastcard.server.worker import Failed, LoneWorker, Lost
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
        self._worker = LoneWorker(_shown, PATIENCE, PATIENCE)

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
        stored = await load()
        try:
            film = await self._worker.ask((stored, key[1]))
        except (Failed, Lost) as error:
            log.error("the replay of %s failed: %s", key[0], error)
            raise Refusal("internal") from None
        if isinstance(film, Refusal):
            raise film
        return Film(*film)

    async def stop(self) -> None:
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self._worker.stop()


def _shown(question: tuple[StoredRecord, bool]) -> tuple[object, ...] | Refusal:
    """The film, or why the record cannot be played."""
    try:
        return tuple(made(*question))
    except Refusal as refusal:
        return refusal


def made(stored: StoredRecord, open_hands: bool) -> Film:
    """Play a match through, page by page: all of a long one at once would take a gigabyte."""
    record = Record.from_text(stored.text)
    moments, pages, total = moments_in(record, open_hands), [], 0
    while page := list(islice(moments, PAGE)):
        total += len(page)
        pages.append(zlib.compress(msgspec.json.encode(page)))
    return Film(head_of(stored, record, open_hands), total, tuple(pages))
