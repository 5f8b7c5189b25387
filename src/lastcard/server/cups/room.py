"""Rooms of tournaments: connections, the journal on the disk, the clock, and the tables of a round."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.cup import entries
from lastcard.cup.cup import Cup, suggested_rounds
from lastcard.cup.results import left_over, places_at, progress
from lastcard.cup.seating import created_table
from lastcard.cup.steward import CupSteward
from lastcard.server.connection import Connection
from lastcard.server.cups import messages as wire
from lastcard.server.cups.info import cup_info
from lastcard.server.cups.store import CupStore, NewTable
from lastcard.server.hall import Hall
from lastcard.server.messages import Done, Speak
from lastcard.server.nodes.ownership import Fenced, Lease
from lastcard.server.outage import is_outage
from lastcard.server.public import new_name
from lastcard.server.talk import tell_refusal
from lastcard.table import journal
from lastcard.table.entries import Create
from lastcard.table.matches import fresh_secret
from lastcard.table.phases import ENDED, FINISHED
from lastcard.table.room.opening import fresh_code
from lastcard.table.table import Table

if TYPE_CHECKING:
    from lastcard.server.rooms import Room

TOLD_EVERY = 1.0
"""Seconds between two reports of how far the tables are, and of who is here."""

log = logging.getLogger("lastcard.server")


class CupRoom:
    """Everything that happens in one tournament goes through here, one thing at a time.

    An entry is applied, written to the disk, and only then told. If it cannot be written the room is broken:
    everybody is sent away, and those who come back find it as the journal has it.
    """

    def __init__(
        self, cup: Cup, hall: Hall, closed: Callable[[CupRoom], None], lease: Lease | None = None
    ) -> None:
        self.cup = cup
        self.lease = lease
        self.hall = hall
        self.store = CupStore(hall.store)
        self.closed = closed
        self.loop = asyncio.get_running_loop()
        self.steward = CupSteward(cup, self.loop.time(), hall.settings.cup_times)
        self.connections: dict[Connection, int | None] = {}
        """With the number of the person."""
        self.lock = asyncio.Lock()
        self.broken = False
        self._alarm: asyncio.TimerHandle | None = None
        self._reporting: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._progress: list[list[int] | None] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._arm()

    # Connections

    async def join(self, connection: Connection) -> None:
        """Let somebody in and tell them everything."""
        self._verify_saving()
        async with self.lock:
            if self.broken:
                raise Refusal("table-broken")
            person = self.cup.person_of(connection.player)
            # Those who only look on cannot keep a player out, nor the organiser.
            crowd = [one for one in self.connections.values() if one == person]
            most = self.hall.settings.limits.sockets_per_cup
            if len(crowd) >= most and not self.cup.is_organiser(connection.player):
                raise Refusal("cup-crowded")
            self.connections[connection] = person
            self.steward.came(connection.player, self.loop.time())
            self._tell([connection])
            self._tell_soon()
            if self._progress:
                connection.send(wire.encode(wire.CupProgress(self._progress)))
            self._arm()

    def _verify_saving(self) -> None:
        """Nobody is kept waiting here while something waits for the end of an outage."""
        if self.hall.store.outage.on and self.lock.locked():
            raise Refusal("cannot-save")

    def tell_outage(self) -> None:
        """Everybody here is told that the tournament waits."""
        for connection in self.connections:
            self.refuse(connection, None, Refusal("cannot-save"))

    async def part(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        async with self.lock:
            if connection in self.connections:
                del self.connections[connection]
                self.steward.went(connection.player, self.loop.time())
                self._tell_soon()
                self._retire()
                self._arm()

    async def info(self) -> wire.CupInfo:
        """The tournament as everybody may see it, with nothing in it that is not stored yet."""
        self._verify_saving()
        async with self.lock:
            return cup_info(self.cup)

    # Requests

    async def handle(self, connection: Connection, request: wire.CupRequest) -> None:
        """Carry out a request and answer it; a refusal changes nothing."""
        if self.hall.store.outage.on and self.lock.locked():
            self.refuse(connection, None, Refusal("cannot-save"))
        async with self.lock:
            try:
                await self._carry_out(connection, request)
            except Refusal as refusal:
                self.refuse(connection, request.id, refusal)
            else:
                connection.send(wire.encode(Done(request.id, self.cup.number)))
            self._arm()

    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None:
        self.hall.store.metrics.refused(refusal.code)
        tell_refusal(connection, request, refusal)

    async def _carry_out(self, connection: Connection, request: wire.CupRequest) -> None:
        match request:
            case Speak():
                connection.speak(request.language)
            case wire.JoinCup(name=name, nonce=nonce, avatar=avatar):
                name = new_name(name, False, [person.name for person in self.cup.people])
                await self.act(entries.Join(connection.player, name, avatar, nonce))
            case wire.LeaveCup():
                number = self.cup.person_of(connection.player)
                if number is None:
                    raise Refusal("cup-nobody")
                await self.act(entries.Leave(number))
            case _:
                await self._organise(connection, request)

    async def _organise(self, connection: Connection, request: wire.CupRequest) -> None:
        if not self.cup.is_organiser(connection.player):
            raise Refusal("organiser-only")
        match request:
            case wire.RemovePerson(person=person):
                await self.act(entries.Remove(person))
            case wire.BeginRound(rounds=rounds):
                await self.begin(rounds)
            case wire.HoldRound(on=on):
                await self.act(entries.Hold(on))
            case wire.FinishCup():
                await self.act(entries.Finish())

    # What happens

    async def act(self, entry: entries.AnyEntry, tables: Iterable[NewTable] = ()) -> None:
        """Apply, store, tell, in this order. Called with the lock held."""
        if self.broken:
            raise Refusal("table-broken")
        try:
            self.cup.apply(entry)
            over = self.cup.phase == "over"
            if self.hall.store.outage.on:
                self.tell_outage()
            await self.store.append(self.cup.code, self.cup.number, entry, tables, over, self.lease)
        except Refusal:
            raise
        except Exception as error:
            if isinstance(error, Fenced):
                log.warning("tournament %s: another node has it", self.cup.code)
            elif not is_outage(error):
                log.exception("tournament %s cannot go on", self.cup.code)
            self._break()
            raise Refusal("table-broken") from error
        self.steward.changed(self.loop.time())
        self.connections = {one: self.cup.person_of(one.player) for one in self.connections}
        self._tell(self.connections)
        self._retire()

    async def begin(self, rounds: int | None) -> None:
        """Draw the next round, and open its tables together with it: both are stored, or neither."""
        cup = self.cup
        wanted = rounds or cup.rounds_in_all or suggested_rounds(len(cup.here))
        cup.verify_drawable(wanted)
        drawn = await asyncio.to_thread(cup.draw)
        await self.hall.make_room(len(drawn))
        created = [self._created(people) for people in drawn]
        tables = [Table(entry) for entry in created]
        codes = [table.code for table in tables]
        kept = [journal.kept(table, entry) for table, entry in zip(tables, created, strict=True)]
        entry = entries.Draw(wanted, tuple(map(entries.DrawnTable, codes, drawn)))
        self._progress = []
        await self.act(entry, zip(codes, kept, strict=True))
        for table in tables:
            self.hall.open(table, self.lease)
        await self.follow()

    def _created(self, people: Sequence[int]) -> Create:
        settings = self.hall.settings
        return created_table(self.cup, people, fresh_code(settings.entropy), *fresh_secret(settings.entropy))

    async def follow(self) -> None:
        """Listen to the tables of the round, and take over what they have come to meanwhile."""
        if self.cup.phase != "round":
            return
        for number, table in enumerate(self.cup.tables):
            if table.result is None:
                self.hall.ears[table.code] = self._heard
                room = await self.hall.find(table.code)
                if room.table.phase == FINISHED:
                    await self._take_result(number, room.table)

    def _heard(self, room: Room) -> None:
        """A table has gone on; called in the middle of its work, so what follows is done later."""
        if room.table.phase in (FINISHED, ENDED):
            self._later(self._finished(room.table))
        elif self._reporting is None and not self.broken:
            self._reporting = self.loop.call_later(TOLD_EVERY, self._report)

    async def _finished(self, table: Table) -> None:
        async with self.lock:
            codes = [one.code for one in self.cup.tables]
            if not self.broken and self.cup.phase == "round" and table.code in codes:
                await self._take_result(codes.index(table.code), table)
                self._arm()

    async def _take_result(self, number: int, table: Table) -> None:
        self.hall.ears.pop(table.code, None)
        if self.cup.tables[number].result is None:
            assert table.game is not None and table.record is not None
            places, left = places_at(table.game, table.state), tuple(left_over(table.game, table.state))
            await self.act(entries.Result(number, places, left, table.record))

    def _report(self) -> None:
        self._reporting = None
        rooms = [self.hall.rooms.get(table.code) for table in self.cup.tables]
        self._progress = [None if room is None else _progress(room.table) for room in rooms]
        self._send_all(wire.encode(wire.CupProgress(self._progress)))

    # Telling

    def _tell(self, connections: Iterable[Connection]) -> None:
        """Everything; what is the same for all is encoded once."""
        info: Any = msgspec.Raw(wire.encode(cup_info(self.cup)))
        here = [self.steward.is_here(person) for person in range(len(self.cup.people))]
        left = self.steward.left(self.loop.time())
        for connection in connections:
            message = wire.CupNow(
                number=self.cup.number,
                you=self.connections[connection],
                organiser=self.cup.is_organiser(connection.player),
                here=here,
                left=left,
                cup=info,
            )
            connection.send(wire.encode(message))

    def _tell_soon(self) -> None:
        """Who is here, to everybody; when many come at once, once."""
        if self._telling is None:
            self._telling = self.loop.call_later(TOLD_EVERY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        self._tell(self.connections)

    def _send_all(self, data: bytes) -> None:
        for connection in self.connections:
            connection.send(data)

    # The clock

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wakes = self.steward.wakes()
        if wakes is not None and not self.broken:
            self._alarm = self.loop.call_at(wakes, lambda: self._later(self._tick()))

    async def _tick(self) -> None:
        async with self.lock:
            now = self.loop.time()
            try:
                if self.broken:
                    return
                if self.steward.lapses(now):
                    await self.act(entries.Finish())
                elif self.steward.frees(now):
                    await self.act(entries.Hold(False))
                elif self.steward.begins(now):
                    await self.begin(None)
            except Refusal as refusal:
                # Not at once again: what stands in the way may pass.
                log.warning("tournament %s: %s", self.cup.code, refusal)
                self.steward.restart(now)
            self._arm()

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _retire(self) -> None:
        """What is over and nobody looks at is kept on the disk alone, and read again for those who ask."""
        if self.cup.phase == "over" and not self.connections:
            self.closed(self)

    def _close(self) -> None:
        """Nothing more happens here by itself."""
        self.broken = True
        for timer in (self._alarm, self._reporting, self._telling):
            if timer is not None:
                timer.cancel()
        for table in self.cup.tables:
            self.hall.ears.pop(table.code, None)

    def _break(self) -> None:
        """Nobody can go on here; those who come back get what the journal has."""
        self._close()
        for connection in self.connections:
            connection.finish()
        self.closed(self)

    def abandon(self) -> None:
        """Another node has the tournament: nothing that happens here counts."""
        if not self.broken:
            self._break()

    async def stop(self) -> None:
        """The server goes down."""
        async with self.lock:
            self._close()


def _progress(table: Table) -> list[int] | None:
    return None if table.game is None else progress(table.game, table.state)
