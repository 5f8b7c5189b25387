"""What must not be lost: journals of tables and records of matches, committed in groups."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lastcard.core.refusal import Refusal
from lastcard.server.ratings import RatedMatch, Rating, ratings_of, settle
from lastcard.server.schema import cup_journal, cups, journal, records, reports, tables
from lastcard.table.entries import AnyEntry
from lastcard.table.journal import line, read
from lastcard.table.records import StoredRecord

LARGEST_GROUP = 500
POSTGRESQL = "postgresql+asyncpg"
ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": POSTGRESQL, "postgres": POSTGRESQL}

Row = tuple[sa.Table, dict[str, Any]]

_RECORD_NAME = re.compile(r"[\w-]{1,32}", re.ASCII)
_decode = msgspec.json.Decoder(dict[str, Any]).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Report:
    """What one player told of another, of the match whose record will be `record`. Players are hashes."""

    code: str
    record: str
    by: str
    against: str
    name: str
    reason: str


@dataclass(slots=True)
class _Write:
    """Rows that belong together, and who waits for them."""

    rows: list[Row]
    done: asyncio.Future[None]
    ended: tuple[sa.Table, str] | None = None
    """What is over with it: a table, or a tournament, by its code."""
    rated: RatedMatch | None = None

    # The task that waited may be gone.

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def engine_for(url: str) -> AsyncEngine:
    """An engine for any SQLAlchemy URL; one without an asynchronous driver gets the usual one."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ASYNC_DRIVERS:
            parsed = parsed.set(drivername=ASYNC_DRIVERS[parsed.drivername])
        # Parameters are entries, with secrets in them: an error that is logged must not tell them.
        engine = create_async_engine(parsed, hide_parameters=True)
    except (ArgumentError, InvalidRequestError, ModuleNotFoundError, ValueError) as error:
        raise Refusal("database-url", given=_without_password(url), reason=str(error)) from None
    if parsed.get_backend_name() == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _without_password(url: str) -> str:
    return url.rpartition("@")[2]


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _probe(url: sa.URL) -> None:
    """Look at a file before the driver does: with one that is no database its thread would never end."""
    if url.get_backend_name() == "sqlite" and url.database:
        with closing(sqlite3.connect(url.database)) as connection:
            connection.execute("PRAGMA schema_version")


class Store:
    """One writer commits what many tables hand in; reading goes beside it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: asyncio.Queue[_Write] = asyncio.Queue()
        self._pump: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str) -> AsyncIterator[Store]:
        """A store with its schema up to date; closed in the end, with everything written."""
        engine = engine_for(url)
        try:
            _probe(engine.url)
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            await engine.dispose()
            about = {"given": _without_password(url), "reason": _reason(error)}
            raise Refusal("database-unreachable", **about) from None
        store = cls(engine)
        store._pump = asyncio.create_task(store._write_groups())
        try:
            yield store
        finally:
            await store._waiting.join()
            store._pump.cancel()
            await asyncio.gather(store._pump, return_exceptions=True)
            await store._let_go()
            await engine.dispose()

    async def create(self, code: str, entry: AnyEntry) -> None:
        """A new table and its first entry; a refusal if the code is taken."""
        try:
            await self.write(table_rows(code, entry))
        except sa.exc.IntegrityError:
            raise Refusal("code-taken") from None

    async def append(
        self,
        code: str,
        number: int,
        entry: AnyEntry,
        record: StoredRecord | None = None,
        ended: bool = False,
        rated: RatedMatch | None = None,
    ) -> None:
        """Returns when the entry, the record of a match that it ended and its ratings are on the disk."""
        rows: list[Row] = [(journal, _journal_row(code, number, entry))]
        if record is not None:
            rows.append((records, _record_row(record)))
        await self.write(rows, (tables, code) if ended else None, rated)

    async def report(self, report: Report) -> None:
        """Keep what one player told of another; a refusal if it was told before, of the same match."""
        try:
            await self.write([(reports, {**asdict(report), "at": now()})])
        except sa.exc.IntegrityError:
            raise Refusal("reported-already") from None

    async def ratings(self, player: str) -> dict[str, Rating]:
        """A player's ratings, by edition."""
        async with self.engine.connect() as connection:
            return await ratings_of(connection, player)

    async def entries(self, code: str) -> list[AnyEntry]:
        """The whole journal of a table; empty for one that is not there."""
        query = sa.select(journal.c.entry).where(journal.c.code == code).order_by(journal.c.number)
        async with self.engine.connect() as connection:
            return [read(_decode(row.entry)) for row in await connection.execute(query)]

    async def open_codes(self) -> list[str]:
        """The tables that have not ended."""
        query = sa.select(tables.c.code).where(tables.c.ended.is_(None)).order_by(tables.c.created)
        async with self.engine.connect() as connection:
            return [row.code for row in await connection.execute(query)]

    async def record(self, name: str) -> StoredRecord | None:
        """A finished match, by the name of its record; none for what cannot be such a name."""
        if not _RECORD_NAME.fullmatch(name):
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(records).where(records.c.id == name))).one_or_none()
        if row is None:
            return None
        people, bots = msgspec.json.decode(row.people), msgspec.json.decode(row.bots)
        avatars = msgspec.json.decode(row.avatars) if row.avatars else None
        return StoredRecord(row.id, row.code, row.open_hands, people, bots, row.text, avatars)

    async def write(
        self, rows: list[Row], ended: tuple[sa.Table, str] | None = None, rated: RatedMatch | None = None
    ) -> None:
        """Returns when all of it is on the disk, in one transaction."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Write(rows, done, ended, rated))
        await done

    async def _write_groups(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            try:
                await self._write(group)
            except Exception as error:
                # Whose row it was is not known: each of them alone tells.
                await self._write_each(group, error)
            for _ in group:
                self._waiting.task_done()

    async def _write_each(self, group: list[_Write], error: Exception) -> None:
        if len(group) == 1:
            group[0].fail(error)
            return
        for write in group:
            try:
                await self._write([write])
            except Exception as reason:
                write.fail(reason)

    async def _write(self, group: list[_Write]) -> None:
        """One transaction; the connection stays open for the next, unless something went wrong with it."""
        if self._connection is None:
            self._connection = await self.engine.connect()
        try:
            await self._insert(self._connection, group)
            await self._connection.commit()
        except BaseException:
            await self._let_go()
            raise
        for write in group:
            write.succeed()

    async def _insert(self, connection: AsyncConnection, group: list[_Write]) -> None:
        for target in (tables, journal, records, reports, cups, cup_journal):
            rows = [row for write in group for table, row in write.rows if table is target]
            if rows:
                await connection.execute(target.insert(), rows)
        for target in (tables, cups):
            ended = [write.ended[1] for write in group if write.ended and write.ended[0] is target]
            if ended:
                await connection.execute(target.update().where(target.c.code.in_(ended)).values(ended=now()))
        for write in group:
            if write.rated is not None:
                await settle(connection, write.rated)

    async def _let_go(self) -> None:
        """Roll back what was begun, and take another connection next time."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "lastcard.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def table_rows(code: str, entry: AnyEntry) -> list[Row]:
    """A new table and its first entry."""
    return [(tables, {"code": code, "created": now()}), (journal, _journal_row(code, 0, entry))]


def _journal_row(code: str, number: int, entry: AnyEntry) -> dict[str, Any]:
    return {"code": code, "number": number, "at": now(), "entry": _encode(line(entry))}


def _record_row(record: StoredRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "code": record.code,
        "finished": now(),
        "open_hands": record.open_hands,
        "people": _encode(record.people).decode(),
        "bots": _encode(record.bots).decode(),
        "text": record.text,
        "avatars": None if record.avatars is None else _encode(record.avatars).decode(),
    }


def _reason(error: Exception) -> str:
    """The first line of what the database said; the rest is SQL and links."""
    text = str(getattr(error, "orig", None) or error)
    return text.splitlines()[0] if text else type(error).__name__


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
