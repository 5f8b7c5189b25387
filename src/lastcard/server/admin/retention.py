"""What is over does not stay for ever: a slow sweep, a few rows at a time, between what is played."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.core.refusal import Refusal
from lastcard.server.schema import cup_journal, cups, journal, orders, records, reports, tables
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store

DAY = 86_400
ROUND, PAUSE = 600.0, 0.2
"""Seconds between two sweeps, and between two steps of one."""
CHUNK = 200
"""Rows that go at once: a write of a table waits for no more than this."""
KEPT_ORDERS = 7 * DAY

log = logging.getLogger("lastcard.server")


class Retention:
    """Deletes tables, tournaments and records when they have been over for as long as the settings say."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self.store, self.settings = store, settings
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                async for _ in self.sweep(time.time()):
                    await asyncio.sleep(PAUSE)
            except Refusal:
                log.debug("nothing can be saved: what is old stays for now")
            except Exception as error:
                if not self.store.suffers(error):
                    log.exception("what is old cannot be deleted")
            await asyncio.sleep(ROUND)

    async def sweep(self, at: float) -> AsyncIterator[int]:
        """Delete what is old by now, a chunk with each step; how many rows went."""
        if self.settings.keep_tables is not None:
            since = int(at - DAY * self.settings.keep_tables)
            for whole, lines in ((tables, journal), (cups, cup_journal)):
                async for step in self._ended(whole, lines, since):
                    yield step
        if self.settings.keep_records is not None:
            since = int(at - DAY * self.settings.keep_records)
            for target, age in ((records, records.c.finished), (reports, reports.c.at)):
                async for step in self._chunks(target, age < since):
                    yield step
        async for step in self._chunks(orders, orders.c.at < int(at) - KEPT_ORDERS):
            yield step

    async def _ended(self, whole: sa.Table, lines: sa.Table, since: int) -> AsyncIterator[int]:
        """A journal goes line by line from its end, so that one that is half gone is not read as another."""
        query = sa.select(whole.c.code).where(whole.c.ended < since).order_by(whole.c.ended).limit(CHUNK)
        while True:
            async with self.store.engine.connect() as connection:
                codes = [row.code for row in await connection.execute(query)]
            if not codes:
                return
            for code in codes:
                async for step in self._chunks(lines, lines.c.code == code):
                    yield step
                yield await self._delete(whole, whole.c.code == code)

    async def _chunks(self, target: sa.Table, which: sa.ColumnElement[bool]) -> AsyncIterator[int]:
        key = sa.tuple_(*target.primary_key.columns)
        newest = [column.desc() for column in target.primary_key.columns]
        chunk = sa.select(*target.primary_key.columns).where(which).order_by(*newest).limit(CHUNK)
        while (gone := await self._delete(target, key.in_(chunk.subquery().select()))) > 0:
            yield gone

    async def _delete(self, target: sa.Table, which: sa.ColumnElement[bool]) -> int:
        gone = 0

        async def delete(connection: AsyncConnection) -> None:
            nonlocal gone
            gone = (await connection.execute(target.delete().where(which))).rowcount

        await self.store.write([], work=delete)
        return gone
