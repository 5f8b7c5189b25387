"""Rooms: a table and the people around it, with their connections, the journal on the disk, and a clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server.connection import Connection
from lastcard.server.ratings import rated_match
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Report, Store
from lastcard.server.thinkers import Thinkers
from lastcard.table import entries
from lastcard.table.room.gathering import Gathering, Request
from lastcard.table.table import Table
from lastcard.table.thoughts import Question

log = logging.getLogger("lastcard.server")


class Room:
    """Everything that happens at one table goes through here, one thing at a time.

    An entry is applied, written to the disk, and only then told. If it cannot be written the room
    is broken: everybody is sent away, and those who come back find it as the journal has it.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        settings: ServerSettings,
        closed: Callable[[Room], None],
        thinkers: Thinkers | None = None,
        happened: Callable[[Room], None] | None = None,
    ) -> None:
        self.table = table
        self.store = store
        self.settings = settings
        self.thinkers = thinkers or Thinkers()
        self.closed = closed
        self.happened = happened
        self.loop = asyncio.get_running_loop()
        self.gathering = Gathering(table, Encoded(), self, self.loop.time, settings.times, settings.entropy)
        self.lock = asyncio.Lock()
        self.broken = False
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._thinking: dict[object, asyncio.Task[None]] = {}
        self._arm()

    # Connections

    async def join(self, connection: Connection, seen: int | None, screen: bool = False) -> None:
        """Let somebody in and tell them everything they may know."""
        async with self.lock:
            if self.broken:
                raise Refusal("table-broken")
            seat = self.table.seat_of(connection.player)
            # Those who only watch cannot keep a player out.
            crowd = [its_seat for its_seat in self.gathering.seats.values() if its_seat == seat]
            if len(crowd) >= self.settings.limits.sockets_per_table:
                raise Refusal("table-crowded")
            self.gathering.join(connection, seen, screen)
            self._arm()

    async def part(self, connection: Connection) -> None:
        async with self.lock:
            self.gathering.part(connection)
            self._arm()

    async def info(self) -> dict[str, Any]:
        """The table as everybody may see it, with nothing in it that is not stored yet."""
        async with self.lock:
            return self.table.info()

    # What happens

    async def do(self, entry: entries.AnyEntry) -> None:
        """Carry out what the server itself has decided."""
        async with self.lock:
            await self.act(entry)
            self._arm()

    async def handle(self, connection: Connection, request: wire.AnyRequest) -> None:
        """Carry out a request and answer it; a refusal changes nothing."""
        async with self.lock:
            try:
                if isinstance(request, wire.ReportPlayer):
                    await self._report(connection, request)
                for entry in self.gathering.carry_out(connection, _parts(request)):
                    await self.act(entry)
            except Refusal as refusal:
                self.refuse(connection, request.id, refusal)
            self._arm()

    async def _report(self, connection: Connection, request: wire.ReportPlayer) -> None:
        table, against = self.table, self.gathering.reported(connection, request.seat)
        about = Report(
            code=table.code,
            record=table.next_record,
            by=connection.player,
            against=against.player or "",
            name=against.name,
            reason=request.reason,
        )
        await self.store.report(about)

    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None:
        self.gathering.refuse(connection, request, refusal)

    async def act(self, entry: entries.AnyEntry) -> None:
        """Apply, store, tell, in this order. Called with the lock held."""
        if self.broken:
            raise Refusal("table-broken")
        try:
            await self._act(entry)
        except Refusal:
            raise
        except Exception as error:
            log.exception("table %s cannot go on", self.table.code)
            self._break()
            raise Refusal("table-broken") from error

    async def _act(self, entry: entries.AnyEntry) -> None:
        step = self.gathering.apply(entry)
        rated = None if step.record is None else rated_match(self.table)
        code, number = self.table.code, self.table.number
        await self.store.append(code, number, step.kept, step.record, step.ended, rated)
        self.gathering.tell(step)
        if self.happened is not None:
            self.happened(self)
        if step.following is not None:
            await self.act(step.following)
        if step.ended:
            self._break()

    # The clock

    def _arm(self) -> None:
        """Set the alarm for when the steward has something to do."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.broken:
            return
        wakes = self.gathering.settle()
        if wakes is not None:
            self._alarm = self.loop.call_at(wakes, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ticking = self.loop.create_task(self._tick())

    async def _tick(self) -> None:
        async with self.lock:
            if self.broken:
                return
            try:
                for entry in self.gathering.due():
                    await self.act(entry)
            except Exception:
                # Nobody else would go on: the steward tries again, after the usual time.
                log.exception("table %s: the steward failed", self.table.code)
                self.gathering.steward.restart(self.loop.time())
            self._arm()

    # Where bots and the coach think

    def begin(self) -> None:
        """Somebody will ask soon."""
        self.thinkers.begin()

    def think(self, place: object, question: Question, answer: Callable[[Any], None]) -> None:
        """Let it be thought out, in place of what was thought about there before."""
        self.drop(place)
        self._thinking[place] = self.loop.create_task(self._think(question, answer))

    def drop(self, place: object) -> None:
        """Nobody waits for what is thought about there."""
        if (before := self._thinking.pop(place, None)) is not None:
            before.cancel()

    async def _think(self, question: Question, answer: Callable[[Any], None]) -> None:
        """Nothing is held meanwhile: the table goes on, and the answer may come too late."""
        if question.piece is None:
            found = await self.thinkers.think(question)
        else:
            found = await self.thinkers.think_in_time(question, lambda: not self.broken)
        async with self.lock:
            answer(found)
            self._arm()

    # The end

    def _close(self) -> None:
        """Nothing more happens here by itself."""
        self.broken = True
        if self._alarm is not None:
            self._alarm.cancel()
        for place in [*self._thinking]:
            self.drop(place)

    def _break(self) -> None:
        """Nobody can go on here; those who come back get what the journal has."""
        self._close()
        for connection in self.gathering.seats:
            connection.finish()
        self.closed(self)

    async def stop(self) -> None:
        """The server goes down; nothing more happens here."""
        async with self.lock:
            self._close()


class Encoded:
    """Messages in JSON; what they have in common is encoded once and spliced into each."""

    def pack(self, value: object) -> msgspec.Raw:
        return msgspec.Raw(wire.encode(value))

    def join(self, own: msgspec.Raw, common: msgspec.Raw) -> msgspec.Raw:
        mine = bytes(own)
        return common if mine == b"{}" else msgspec.Raw(mine[:-1] + b"," + bytes(common)[1:])

    def write(self, message: dict[str, Any]) -> bytes:
        return wire.encode(message)


def _parts(request: wire.AnyRequest) -> Request:
    about = msgspec.structs.asdict(request)
    if isinstance(request, wire.ChangeSettings):
        about["settings"] = request.settings.agreed()
    return Request(str(request.__struct_config__.tag), about.pop("id"), about)
