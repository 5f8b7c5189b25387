"""What `lastcard admin` does, on the database itself: nodes that run are asked, and waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from lastcard.core.refusal import Refusal
from lastcard.server.admin.bans import whom
from lastcard.server.admin.orders import Ban, Close, Drain, Order, Part, Result, decode_result, encode_order
from lastcard.server.configuration import without_password
from lastcard.server.database import engine_for, is_current
from lastcard.server.outage import reason_of
from lastcard.server.schema import bans, journal, leases, nodes, orders, records, tables
from lastcard.server.store import Store, now
from lastcard.table.journal import from_line, rebuilt
from lastcard.table.table import Table

PATIENCE = 15.0
"""Seconds for a node to answer."""
DRAINING = 60.0
"""Seconds for a node to be gone after it was told to."""
PAUSE = 0.2
LONGEST_REASON = 200


class TableLine(NamedTuple):
    """A table as a list shows it."""

    code: str
    created: int
    ended: int | None
    last: int
    """When something happened there last."""
    entries: int
    node: str | None
    """That has it now."""


class Ledger(NamedTuple):
    """A table in full; none in `table` for one whose journal cannot be read by this version."""

    line: TableLine
    table: Table | None
    records: list[str]


class Desk:
    """One database, and those who serve it. `waits` is told which node is waited for."""

    def __init__(self, url: str, engine: AsyncEngine, waits: Callable[[str], None]) -> None:
        self.url, self.engine, self.waits = url, engine, waits
        clock = (
            "EXTRACT(EPOCH FROM clock_timestamp())" if self.postgres else "CAST(strftime('%s','now') AS REAL)"
        )
        self._clock = sa.literal_column(clock, sa.Double)

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str, waits: Callable[[str], None] = lambda node: None) -> AsyncIterator[Desk]:
        """The desk of a database of this version; it is not changed to that."""
        engine = engine_for(url)
        try:
            await _verify(url, engine)
            yield cls(url, engine, waits)
        finally:
            await engine.dispose()

    # Looking

    async def nodes(self) -> dict[str, float]:
        """The nodes that are there, and for how many seconds more unless they say so again."""
        query = sa.select(nodes.c.id, nodes.c.until - self._clock).where(nodes.c.until > self._clock)
        return {row[0]: row[1] for row in await self._read(query.order_by(nodes.c.id))}

    async def tables(self, ended: bool, most: int) -> list[TableLine]:
        """The newest tables; those that have ended, too, if they are wanted."""
        query = _lines().order_by(tables.c.created.desc(), tables.c.code).limit(most)
        return [
            TableLine(*row)
            for row in await self._read(query if ended else query.where(tables.c.ended.is_(None)))
        ]

    async def table(self, code: str) -> Ledger:
        found = await self._read(_lines().where(tables.c.code == code))
        if not found:
            raise Refusal("no-such-table", table=code)
        query = sa.select(records.c.id).where(records.c.code == code).order_by(records.c.finished)
        named = [row.id for row in await self._read(query)]
        written = [from_line(line["entry"]) for line in await self._journal(code)]
        try:
            table = rebuilt(written)
        except (Refusal, AssertionError, KeyError, ValueError):
            table = None
        return Ledger(TableLine(*found[0]), table, named)

    async def export(self, name: str) -> list[str]:
        """The journal of a table, or a record by its name, as lines of JSON."""
        record = await self._read(sa.select(records.c.text).where(records.c.id == name))
        if record:
            return str(record[0].text).removesuffix("\n").split("\n")
        lines = await self._journal(name)
        if not lines:
            raise Refusal("no-such-export", name=name)
        return [msgspec.json.encode(line).decode() for line in lines]

    async def _journal(self, code: str) -> list[dict[str, Any]]:
        query = sa.select(journal.c.number, journal.c.at, journal.c.entry).where(journal.c.code == code)
        rows = await self._read(query.order_by(journal.c.number))
        return [{"number": row.number, "at": row.at, "entry": msgspec.json.decode(row.entry)} for row in rows]

    # Doing

    async def close(self, code: str) -> None:
        """End a table: the node that has it does so, or any; without one it is done here."""
        line = (await self.table(code)).line
        if line.ended is not None:
            raise Refusal("table-ended", table=code)
        living = await self.nodes()
        node = line.node if line.node in living else next(iter(living), None)
        if node is None:
            await self._close_here(code)
            return
        result = await self.ask(node, Close(code))
        if result.elsewhere in living:
            result = await self.ask(str(result.elsewhere), Close(code))
        if result.elsewhere is not None:
            raise Refusal("table-broken")
        for refused in ("close-cup-table", "table-ended", "no-such-table"):
            if result.refused == refused:
                raise Refusal(refused, table=code)
        if result.refused is not None:
            raise Refusal("node-refused", node=node, reason=result.refused)

    async def _close_here(self, code: str) -> None:
        query = sa.select(tables.c.lease).where(tables.c.code == code)
        lease = (await self._read(query))[0].lease
        if lease is not None and lease.startswith("cup/"):
            raise Refusal("close-cup-table", table=code)
        async with Store.opened(self.url) as store:
            await store.end(code)

    async def drain(self, node: str | None) -> str:
        """Have a node stop, and wait until it is gone; its name. There is no need to name the only one."""
        living = await self.nodes()
        if node is None and len(living) == 1:
            (node,) = living
        if node not in living:
            raise Refusal("no-such-node", node=node or "", nodes=", ".join(living) or "none")
        await self.ask(node, Drain())
        ends = time.monotonic() + DRAINING
        while node in await self.nodes():
            if time.monotonic() > ends:
                raise Refusal("node-silent", node=node)
            await asyncio.sleep(PAUSE)
        return node

    async def ban(self, text: str, reason: str) -> str:
        """Keep somebody out; the form in which it is kept."""
        name = whom(text)
        async with self.engine.begin() as connection:
            await connection.execute(bans.delete().where(bans.c.whom == name))
            row = {"whom": name, "at": now(), "reason": reason[:LONGEST_REASON]}
            await connection.execute(bans.insert(), row)
        await self.ask_all(Ban())
        return name

    async def lift(self, text: str) -> str:
        name = whom(text)
        async with self.engine.begin() as connection:
            if (await connection.execute(bans.delete().where(bans.c.whom == name))).rowcount == 0:
                raise Refusal("no-such-ban", given=name)
        await self.ask_all(Ban())
        return name

    async def bans(self) -> list[tuple[str, int, str]]:
        """Whom, since when, and why."""
        return [tuple(row) for row in await self._read(sa.select(bans).order_by(bans.c.at, bans.c.whom))]

    async def part(self, player: str) -> None:
        """Close the connections of a player, at all nodes."""
        await self.ask_all(Part(player))

    # Asking nodes

    async def ask_all(self, order: Order) -> list[Result]:
        """What all nodes that are there answer."""
        return [await self.ask(node, order) for node in await self.nodes()]

    async def ask(self, node: str, order: Order) -> Result:
        """What a node answers; a refusal if it does not."""
        self.waits(node)
        name = uuid4().hex
        row = {"id": name, "node": node, "at": now(), "what": encode_order(order).decode()}
        async with self.engine.begin() as connection:
            await connection.execute(orders.insert(), row)
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            found = await self._read(sa.select(orders.c.result).where(orders.c.id == name))
            if found and found[0].result is not None:
                return decode_result(found[0].result)
            await asyncio.sleep(PAUSE)
        async with self.engine.begin() as connection:
            # Nobody wants it carried out when nobody expects it any more.
            await connection.execute(orders.delete().where(orders.c.id == name, orders.c.done_at.is_(None)))
        raise Refusal("node-silent", node=node)

    async def _read(self, query: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return [*await connection.execute(query)]


async def _verify(url: str, engine: AsyncEngine) -> None:
    about = {"given": without_password(url)}
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).is_file():
        raise Refusal("database-missing", **about)
    try:
        async with engine.connect() as connection:
            current = await connection.run_sync(is_current)
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise Refusal("database-unreachable", reason=reason_of(error), **about) from None
    if not current:
        raise Refusal("database-other-version", **about)


def _lines() -> sa.Select[Any]:
    """Of each table what `TableLine` has."""
    owner = leases.c.name == sa.func.coalesce(tables.c.lease, tables.c.code)
    return (
        sa.select(
            tables.c.code,
            tables.c.created,
            tables.c.ended,
            sa.func.max(journal.c.at),
            sa.func.count(journal.c.number),
            sa.func.max(leases.c.owner),
        )
        .select_from(tables)
        .outerjoin(journal, journal.c.code == tables.c.code)
        .outerjoin(leases, owner)
        .group_by(tables.c.code, tables.c.created, tables.c.ended)
    )
