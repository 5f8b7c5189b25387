"""What must not be lost: journals of tables and records of matches, committed in groups."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lastcard.core.refusal import Refusal
from lastcard.server.configuration import without_password
from lastcard.server.database import engine_for, probe, upgrade
from lastcard.server.metrics import Metrics
from lastcard.server.nodes.ownership import Fenced, Lease, lease_of, quick_lease
from lastcard.server.outage import Outage, came_from_database, is_outage, reason_of
from lastcard.server.pulse import beat
from lastcard.server.ratings import RatedMatch, Rating, ratings_of, settle
from lastcard.server.schema import cup_journal, cups, journal, leases, records, reports, tables
from lastcard.table.entries import AnyEntry, Create, End
from lastcard.table.journal import read
from lastcard.table.records import StoredRecord

LARGEST_GROUP = 500
PATIENCE = 15.0
"""Seconds that PostgreSQL may take for a statement, while people wait."""

Row = tuple[sa.Table, dict[str, Any]]
Work = Callable[[AsyncConnection], Awaitable[None]]
"""What is done in a transaction, besides adding rows."""

# An array for each column, and for the leases. One that is being claimed is waited for, and then looked at.
_FENCED = {
    target: sa.text(
        f"""
        INSERT INTO {target} (code, number, at, entry)
        SELECT new.code, new.number, new.at, new.entry
        FROM unnest(
            CAST(:code AS varchar[]), CAST(:number AS integer[]), CAST(:at AS bigint[]),
            CAST(:entry AS bytea[]), CAST(:name AS varchar[]), CAST(:epoch AS bigint[])
        ) AS new (code, number, at, entry, name, epoch)
        JOIN leases ON leases.name = new.name AND leases.epoch = new.epoch
        FOR SHARE OF leases
        """
    )
    for target in ("journal", "cup_journal")
}

_IN_ORDER = (tables, journal, records, reports, cups, cup_journal)
"""What is written first: what others refer to."""
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
    lease: Lease | None = None
    """By what right it is written; none where no other process could write."""
    patient: bool = False
    """Whether it waits for the end of an outage: the table has it already, and goes on with it."""
    work: Work | None = None
    held: bool = False
    """Whether it was tried before: it may be on the disk, though nobody could say so."""

    @property
    def is_entry(self) -> bool:
        """Whether it is one entry of a table, as for most moves, and nothing else."""
        more = self.lease or self.ended or self.rated or self.work
        return more is None and len(self.rows) == 1 and self.rows[0][0] is journal

    # The task that waited may be gone.

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
            # Perhaps nobody waits for it.
            self.done.exception()


class Store:
    """One writer commits what many tables hand in; reading goes beside it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.metrics = Metrics()
        """What is counted here, and in the rooms that write here."""
        self.outage = Outage()
        self._waiting: list[_Write] = []
        self._handed_in = asyncio.Event()
        self._open = True
        self._pump: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.may_write: Callable[[], bool] = lambda: True
        """Whether the time of our leases is not over."""

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str) -> AsyncIterator[Store]:
        """A store with its schema up to date; closed in the end, with everything written."""
        engine = engine_for(url, PATIENCE)
        try:
            probe(engine.url)
            await upgrade(url)
        except CommandError:
            await engine.dispose()
            raise Refusal("database-newer", given=without_password(url)) from None
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            await engine.dispose()
            about = {"given": without_password(url), "reason": reason_of(error)}
            raise Refusal("database-unreachable", **about) from None
        store = cls(engine)
        store._pump = asyncio.create_task(store._write_groups())
        try:
            yield store
        finally:
            store.outage.give_up()
            store._open = False
            store._handed_in.set()
            await asyncio.gather(store._pump, return_exceptions=True)
            await store._let_go()
            await engine.dispose()

    async def create(self, code: str, entry: Create, lease: Lease | None = None) -> None:
        """A new table and its first entry; a refusal if the code is taken."""
        try:
            await self.write(table_rows(code, entry), lease=lease)
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
        lease: Lease | None = None,
    ) -> None:
        """Returns when the entry, the record of a match that it ended and its ratings are on the disk."""
        rows: list[Row] = [(journal, _journal_row(code, number, entry))]
        if record is not None:
            rows.append((records, _record_row(record)))
        await self.write(rows, (tables, code) if ended else None, rated, lease, patient=True)

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

    async def end(self, code: str, lease: Lease | None = None) -> None:
        """End a table that nobody has in memory."""
        query = sa.select(sa.func.max(journal.c.number)).where(journal.c.code == code)
        async with self.engine.connect() as connection:
            last: int = (await connection.execute(query)).scalar_one()
        await self.append(code, last + 1, End(), ended=True, lease=lease)

    async def open_codes(self) -> list[str]:
        """The tables that have not ended."""
        query = sa.select(tables.c.code).where(tables.c.ended.is_(None)).order_by(tables.c.created)
        async with self.engine.connect() as connection:
            return [row.code for row in await connection.execute(query)]

    async def open_under(self, lease: str) -> list[str]:
        """The tables of a tournament, or of quick matches, that have not ended."""
        query = sa.select(tables.c.code).where(tables.c.ended.is_(None), tables.c.lease == lease)
        async with self.engine.connect() as connection:
            return [row.code for row in await connection.execute(query.order_by(tables.c.created))]

    async def quick_leases(self) -> list[str]:
        """Those under which there are quick matches that have not ended: they go on by themselves."""
        query = sa.select(tables.c.lease).where(
            tables.c.ended.is_(None), tables.c.lease.like(quick_lease("%"))
        )
        async with self.engine.connect() as connection:
            return [row.lease for row in await connection.execute(query.distinct())]

    async def lease_of(self, code: str) -> str:
        """The name of the lease that a table belongs to; a refusal if there is none, or it has ended."""
        query = sa.select(tables.c.lease, tables.c.ended).where(tables.c.code == code)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Refusal("no-such-table", table=code)
        if found.ended is not None:
            raise Refusal("table-ended", table=code)
        return found.lease or code

    async def record(self, name: str, whole: bool = True) -> StoredRecord | None:
        """A finished match, by the name of its record, whole or without its text; none for what cannot be a
        name."""
        if not _RECORD_NAME.fullmatch(name):
            return None
        async with self.engine.connect() as connection:
            columns = [column for column in records.c if whole or column is not records.c.text]
            row = (await connection.execute(sa.select(*columns).where(records.c.id == name))).one_or_none()
        if row is None:
            return None
        people, bots = msgspec.json.decode(row.people), msgspec.json.decode(row.bots)
        avatars = msgspec.json.decode(row.avatars) if row.avatars else None
        text = row.text if whole else ""
        return StoredRecord(row.id, row.code, row.open_hands, people, bots, text, avatars)

    async def write(
        self,
        rows: list[Row],
        ended: tuple[sa.Table, str] | None = None,
        rated: RatedMatch | None = None,
        lease: Lease | None = None,
        patient: bool = False,
        work: Work | None = None,
    ) -> None:
        """Returns when all of it is on the disk, in one transaction; refused in an outage, if not patient."""
        if self.outage.on:
            self.outage.waited += 1
            if not patient:
                raise Refusal("cannot-save")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hand_in(_Write(rows, done, ended, rated, lease, patient, work))
        await done

    def _hand_in(self, write: _Write) -> None:
        self._waiting.append(write)
        self._handed_in.set()

    def waiting(self) -> int:
        """How many writes the writer has not taken yet."""
        return len(self._waiting)

    def suffers(self, error: BaseException) -> bool:
        """Whether an outage is why something could not be read; then its end is looked for."""
        suffers = is_outage(error) and came_from_database(error)
        if suffers and not self.outage.on:
            self.outage.begin(error)
            self._hand_in(_pulse())
        return suffers

    async def _write_groups(self) -> None:
        while self._open or self._waiting:
            if not self._waiting:
                self._handed_in.clear()
                await self._handed_in.wait()
                continue
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            try:
                await self._write(group)
            except Exception as error:
                await self._recover(group, error)
            else:
                self.outage.end()

    async def _recover(self, group: list[_Write], error: Exception) -> None:
        """Wait for the end of an outage and write then; what fails without one fails alone."""
        while is_outage(error) or self._is_late(error):
            group = self._hold(group, error)
            if not await self.outage.pause():
                for write in group:
                    write.fail(error)
                return
            try:
                # With some room to spare: a full disk takes one more entry now and then.
                await self._write([*group, _pulse()])
            except Exception as again:
                error = again
            else:
                self.outage.end()
                return
        self.outage.end()
        if len(group) == 1:
            await self._settle(group[0], error)
            return
        # Whose row it was is not known: each of them alone tells.
        for write in group:
            try:
                await self._write([write])
            except Exception as reason:
                await self._recover([write], reason)

    def _is_late(self, error: Exception) -> bool:
        """Whether our leases only have to be renewed, after an outage."""
        return self.outage.on and isinstance(error, Fenced) and not self.may_write()

    def _hold(self, group: list[_Write], error: Exception) -> list[_Write]:
        """An outage: those that wait for its end; the others are refused."""
        self.outage.begin(error)
        self.outage.waited += sum(not write.held for write in group)
        for write in group:
            write.held = True
            if not write.patient:
                write.fail(Refusal("cannot-save"))
        return [write for write in group if write.patient]

    async def _settle(self, write: _Write, error: Exception) -> None:
        """A write failed by itself; unless it is what was written when the connection was lost."""
        try:
            found = write.held and await self._is_there(write)
        except Exception as again:
            await self._recover([write], again)
            return
        if found:
            write.succeed()
        else:
            write.fail(error)

    async def _is_there(self, write: _Write) -> bool:
        """All of a transaction is on the disk, or nothing: one entry tells."""
        target, row = next(row for row in write.rows if row[0] in (journal, cup_journal))
        its_own = target.c.code == row["code"], target.c.number == row["number"]
        query = sa.select(target.c.entry).where(*its_own)
        async with self.engine.connect() as connection:
            return bool((await connection.execute(query)).scalar_one_or_none() == row["entry"])

    async def _write(self, group: list[_Write]) -> None:
        """One transaction; the connection stays open for the next, unless something went wrong with it."""
        began = time.perf_counter()
        if self._connection is None:
            self._connection = await self.engine.connect()
        try:
            if self._connection.dialect.name == "sqlite" and all(write.is_entry for write in group):
                await _into_journal(self._connection, [row for write in group for _, row in write.rows])
            else:
                await self._insert(self._connection, group)
                await self._connection.commit()
        except BaseException:
            self.metrics.not_stored()
            await self._let_go()
            raise
        self.metrics.stored(len(group), began)
        for write in group:
            write.succeed()

    async def _insert(self, connection: AsyncConnection, group: list[_Write]) -> None:
        rows_of: dict[sa.Table, list[tuple[dict[str, Any], Lease | None]]] = {}
        for write in group:
            for target, row in write.rows:
                rows_of.setdefault(target, []).append((row, write.lease))
        for target in _IN_ORDER:
            rows = rows_of.get(target)
            if rows and target in (journal, cup_journal) and rows[0][1] is not None:
                await self._insert_fenced(connection, target, rows)
            elif rows:
                await connection.execute(target.insert(), [row for row, _ in rows])
        for target in (tables, cups):
            ended = [write.ended[1] for write in group if write.ended and write.ended[0] is target]
            if ended:
                await connection.execute(target.update().where(target.c.code.in_(ended)).values(ended=now()))
                # Tables of a tournament outlive it, and so does their lease.
                await connection.execute(leases.delete().where(leases.c.name.in_(ended)))
        for write in group:
            if write.rated is not None:
                await settle(connection, write.rated)
            if write.work is not None:
                await write.work(connection)

    async def _insert_fenced(
        self, connection: AsyncConnection, target: sa.Table, rows: list[tuple[dict[str, Any], Lease | None]]
    ) -> None:
        """The database takes no row whose lease has a later epoch by now; who claims one waits for us."""
        if not self.may_write():
            raise Fenced
        held = [lease for _, lease in rows if lease is not None]
        about: dict[str, list[Any]] = {name: [row[name] for row, _ in rows] for name in rows[0][0]}
        about |= {"name": [lease.name for lease in held], "epoch": [lease.epoch for lease in held]}
        inserted = await connection.execute(_FENCED[target.name], about)
        if inserted.rowcount != len(rows):
            raise Fenced

    async def _let_go(self) -> None:
        """Roll back what was begun, and take another connection next time."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


async def _into_journal(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """A transaction, past SQLAlchemy, which takes longer over it than SQLite; and in one go: each call of the
    driver costs as much as ten rows."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        await driver._execute(_commit_entries, driver._conn, [(*row.values(),) for row in rows])
    except sqlite3.Error as error:
        raise sa.exc.DBAPIError.instance(
            _INTO_JOURNAL, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
        ) from error


def _commit_entries(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    with connection:
        connection.executemany(_INTO_JOURNAL, rows)


def _pulse() -> _Write:
    """A write that nobody waits for: whether it succeeds says whether others would."""
    return _Write([], asyncio.get_running_loop().create_future(), work=beat)


def table_rows(code: str, entry: Create) -> list[Row]:
    """A new table and its first entry."""
    about = {"code": code, "created": now(), "lease": lease_of(entry)}
    return [(tables, about), (journal, _journal_row(code, 0, entry))]


def _journal_row(code: str, number: int, entry: AnyEntry) -> dict[str, Any]:
    return {"code": code, "number": number, "at": now(), "entry": journal_line(entry)}


def journal_line(entry: AnyEntry) -> bytes:
    """The same as `journal.line`, in JSON, though written by the encoder alone."""
    kind, fields = type(entry).__name__.lower().encode(), _encode(entry)
    return b'{"do":"%b"}' % kind if fields == b"{}" else b'{"do":"%b",%b' % (kind, fields[1:])


_INTO_JOURNAL = "INSERT INTO journal (code, number, at, entry) VALUES (?, ?, ?, ?)"
"""In the order of `_journal_row`."""


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


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
