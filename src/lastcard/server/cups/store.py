"""Journals of tournaments in the store: what is acknowledged is on the disk."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from lastcard.core.refusal import Refusal
from lastcard.cup import entries
from lastcard.server.nodes.ownership import Lease
from lastcard.server.schema import cup_journal, cups
from lastcard.server.store import Row, Store, now, table_rows
from lastcard.table.entries import Create

NewTable = tuple[str, Create]
"""The code of a table, and its first entry."""


class CupStore:
    """The part of a store that belongs to tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, code: str, first: Iterable[entries.AnyEntry], lease: Lease | None = None) -> None:
        """A new tournament and its first entries; a refusal if the code is taken."""
        rows = [_row(code, number, entry) for number, entry in enumerate(first)]
        try:
            await self.store.write([(cups, {"code": code, "created": now()}), *rows], lease=lease)
        except sa.exc.IntegrityError:
            raise Refusal("code-taken") from None

    async def append(
        self,
        code: str,
        number: int,
        entry: entries.AnyEntry,
        tables: Iterable[NewTable],
        over: bool,
        lease: Lease | None = None,
    ) -> None:
        """Returns when the entry and the tables that it opens are on the disk, all of them or none."""
        rows = [row for table in tables for row in table_rows(*table)]
        written, ended = [*rows, _row(code, number, entry)], (cups, code) if over else None
        await self.store.write(written, ended, lease=lease, patient=True)

    async def exists(self, code: str) -> bool:
        async with self.store.engine.connect() as connection:
            query = sa.select(cups.c.code).where(cups.c.code == code)
            return (await connection.execute(query)).one_or_none() is not None

    async def entries(self, code: str) -> list[entries.AnyEntry]:
        """The whole journal of a tournament; empty for one that is not there."""
        query = sa.select(cup_journal.c.entry).where(cup_journal.c.code == code)
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(cup_journal.c.number))
            return [entries.read(msgspec.json.decode(row.entry)) for row in rows]

    async def open_codes(self) -> list[str]:
        """The tournaments that are not over."""
        query = sa.select(cups.c.code).where(cups.c.ended.is_(None)).order_by(cups.c.created)
        async with self.store.engine.connect() as connection:
            return [row.code for row in await connection.execute(query)]


def _row(code: str, number: int, entry: entries.AnyEntry) -> Row:
    written = msgspec.json.encode(entries.line(entry))
    return cup_journal, {"code": code, "number": number, "at": now(), "entry": written}
