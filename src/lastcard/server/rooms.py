"""Rooms: a table and the people around it, with their connections, the journal on the disk, and a clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server import public
from lastcard.server.connection import TOO_MANY, Connection
from lastcard.server.nodes.ownership import Fenced, Lease
from lastcard.server.outage import is_outage
from lastcard.server.ratings import rated_match
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Report, Store
from lastcard.server.thinkers import Thinkers
from lastcard.table import entries
from lastcard.table.room.gathering import Gathering, Request, Step
from lastcard.table.room.talking import Talking
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
        lease: Lease | None = None,
    ) -> None:
        self.table = table
        self.lease = lease
        self.store = store
        self.settings = settings
        self.thinkers = thinkers or Thinkers()
        self.closed = closed
        self.happened = happened
        self.loop = asyncio.get_running_loop()
        self.gathering = Gathering(
            table, wire.encode, self, self.loop.time, settings.times, settings.entropy,
            longest=settings.limits.longest_match,
        )  # fmt: skip
        self.gathering.talking = Talking(settings.limits.talk)
        self.lock = asyncio.Lock()
        self.broken = False
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._thinking: dict[object, asyncio.Task[None]] = {}
        self._arm()

    # Connections

    async def join(self, connection: Connection, seen: int | None, screen: bool = False) -> None:
        """Let somebody in and tell them everything they may know."""
        self._verify_saving()
        async with self.lock:
            if self.broken:
                raise Refusal("table-broken")
            self.gathering.hosting.verify_welcome(connection)
            seat = self.table.seat_of(connection.player)
            self._find_place(connection, seat)
            self.gathering.join(connection, seen, screen)
            self._arm()

    def _find_place(self, connection: Connection, seat: int | None) -> None:
        """Refuse one too many. Those who only watch keep nobody from sitting down: one of them makes way."""
        limits, company = self.settings.limits, cast("dict[Connection, int | None]", self.gathering.seats)
        crowd = [one for one, its_seat in company.items() if its_seat == seat and one.closing is None]
        by_address = Counter(one.address for one in crowd)
        if seat is None and by_address[connection.address] >= limits.watchers_per_address:
            raise Refusal("table-crowded")
        if len(crowd) < limits.sockets_per_table:
            return
        if seat is not None or all(one.kind != "open" for one in self.table.seats):
            raise Refusal("table-crowded")
        max(crowd, key=lambda one: by_address[one.address]).finish(TOO_MANY)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on by itself."""
        return self.gathering.steward.stands_still()

    async def rest(self) -> None:
        """Leave the memory, unless somebody has come; a table that nobody has ever come to ends."""
        async with self.lock:
            if self.broken or not self.idle:
                return
            if self.gathering.steward.visited:
                self._break()
            else:
                await self.act(entries.End())

    async def hand_over(self) -> bool:
        """Leave the memory for another node, unless somebody is here."""
        async with self.lock:
            if self.broken or not self.idle:
                return False
            self._break()
            return True

    def abandon(self) -> None:
        """Another node has the table: nothing that happens here counts."""
        if not self.broken:
            self._break()

    def _verify_saving(self) -> None:
        """Nobody is kept waiting here while something waits for the end of an outage."""
        if self.store.outage.on and self.lock.locked():
            raise Refusal("cannot-save")

    def tell_outage(self) -> None:
        """Everybody here is told that the table waits."""
        for member in self.gathering.seats:
            self.gathering.refuse(member, None, Refusal("cannot-save"))

    async def part(self, connection: Connection) -> None:
        if connection not in self.gathering.seats:
            return
        async with self.lock:
            self.gathering.part(connection)
            self._arm()

    async def info(self) -> dict[str, Any]:
        """The table as everybody may see it, with nothing in it that is not stored yet."""
        self._verify_saving()
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
        received = time.perf_counter()
        if self.store.outage.on and self.lock.locked():
            self.refuse(connection, None, Refusal("cannot-save"))
        async with self.lock:
            try:
                is_move = isinstance(request, wire.MakeMove)
                if not is_move:
                    if isinstance(request, wire.ReportPlayer):
                        await self._report(connection, request)
                    request = public.checked(self.table, request)
                for entry in self.gathering.carry_out(connection, _parts(request)):
                    await self.act(entry)
                if is_move:
                    self.store.metrics.told_move(received)
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
        self.store.metrics.refused(refusal.code)
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
            if isinstance(error, Fenced):
                log.warning("table %s: another node has it", self.table.code)
            elif not is_outage(error):
                # The server goes down in the middle of an outage, which was told.
                log.exception("table %s cannot go on", self.table.code)
            self._break()
            raise Refusal("table-broken") from error

    async def _act(self, entry: entries.AnyEntry, untold: tuple[Step, ...] = ()) -> None:
        """What follows from it is stored, too, before any of it is told: the end of a match is told with
        the promise for the next one."""
        step = self.gathering.apply(entry)
        rated = None if step.record is None else rated_match(self.table)
        code, number = self.table.code, self.table.number
        if self.store.outage.on:
            self.tell_outage()
        await self.store.append(code, number, step.kept, step.record, step.ended, rated, self.lease)
        if isinstance(entry, entries.Move):
            self.store.metrics.made_move()
        if step.following is not None:
            await self._act(step.following, (*untold, step))
            return
        for one in (*untold, step):
            self.gathering.tell(one)
        if self.happened is not None:
            self.happened(self)
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
                if self.broken:
                    # That was told already.
                    return
                # Nobody else would go on: the steward tries again, after the usual time.
                if not self.broken:
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


def _parts(request: wire.AnyRequest) -> Request:
    if isinstance(request, wire.MakeMove):
        # There are more of these than of all the others.
        return Request("move", request.id, {"number": request.number, "move": request.move})
    about = msgspec.structs.asdict(request)
    if isinstance(request, wire.ChangeSettings):
        about["settings"] = request.settings.agreed()
    return Request(str(request.__struct_config__.tag), about.pop("id"), about)
