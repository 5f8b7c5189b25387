"""The hall: all rooms of a server, loaded from the store when somebody comes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from heapq import nsmallest
from itertools import islice
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.lessons import LessonName, Prepared, lesson
from lastcard.lessons.path import LEARNER
from lastcard.server.nodes.ownership import Alone, Elsewhere, Lease, Owner, lease_of
from lastcard.server.rooms import Room
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.server.thinkers import Thinkers
from lastcard.table import entries, journal
from lastcard.table.levels import verify_level
from lastcard.table.matches import fresh_secret
from lastcard.table.phases import ENDED, FINISHED, LOBBY
from lastcard.table.room.opening import CODE_LENGTH, LETTERS, fresh_code, lesson_bots, lesson_settings
from lastcard.table.seats import tidy
from lastcard.table.table import Table

MOST_LISTED = 100
ROUNDS = 60.0
"""Seconds at the most between two looks at the tables that rest."""

log = logging.getLogger("lastcard.server")


def screen_of(secret: str) -> str:
    """How a screen is known here: never as the player with the same secret."""
    return hashlib.sha256(b"screen" + bytes.fromhex(secret)).hexdigest()


class Hall:
    """Finds and makes rooms."""

    def __init__(self, store: Store, settings: ServerSettings, owner: Owner | None = None) -> None:
        self.store = store
        self.settings = settings
        self.owner = owner or Alone()
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.ears: dict[str, Callable[[Room], None]] = {}
        """Who is told when something has happened at a table, by its code; in the middle of its work."""
        self.resting: dict[str, float] = {}
        """Tables that are only in the store, by their code, and since when nobody has asked for them."""
        self._makers: dict[str, str] = {}
        """Which address made a table, by its code."""
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._caretaker: asyncio.Task[None] | None = None
        store.outage.listeners.append(self._tell_outage)

    def _tell_outage(self) -> None:
        """Where something waits to be saved, people are told."""
        for room in self.rooms.values():
            if room.lock.locked():
                room.tell_outage()

    async def create(
        self,
        settings: entries.Settings,
        name: str,
        player: str,
        bots: tuple[str, ...],
        avatar: str | None = None,
        prepared: Prepared | None = None,
        kind: entries.Kind = "friends",
        rated: bool = False,
        maker: str = "",
    ) -> Room:
        """A new table with its first player; `maker` is the address that asked for it."""
        await self.make_room(1)
        self._verify_maker(maker)
        for level in bots:
            verify_level(level)
        secret, record = fresh_secret(self.settings.entropy)
        code = fresh_code(self.settings.entropy)
        entry = entries.Create(
            code,
            settings,
            player,
            name,
            bots,
            secret,
            record,
            avatar=avatar,
            prepared=prepared,
            kind=kind,
            rated=rated,
        )
        table = Table(entry)
        lease = await self.owner.own(lease_of(entry))
        await self.store.create(entry.code, journal.kept(table, entry), lease)
        if maker:
            self._makers[code] = maker
        return self.open(table, lease)

    def _verify_maker(self, maker: str) -> None:
        """Refuse one table more to an address that has made many where nobody is."""
        idle = sum(
            by == maker and (room := self.rooms.get(code)) is not None and room.idle
            for code, by in self._makers.items()
        )
        if maker and idle >= self.settings.limits.idle_tables:
            raise Refusal("tables-idle", most=str(self.settings.limits.idle_tables))

    async def make_room(self, tables: int) -> None:
        """Have room for more tables: where nobody is, one rests in the store; a refusal if all are in use."""
        missing = len(self.rooms) + tables - self.settings.limits.most_tables
        if missing <= 0:
            return
        idle = [room for room in self.rooms.values() if room.idle]
        if len(idle) < missing:
            raise Refusal("server-full")
        for room in nsmallest(missing, idle, key=_worth):
            await room.rest()

    async def teach(self, name: LessonName, learner: str, player: str, maker: str = "") -> Room:
        """A table with the lesson of an edition, which begins as soon as the learner is there."""
        learner = tidy(learner)
        settings = lesson_settings(name, learner)
        prepared = lesson(name).prepared
        room = await self.create(
            settings, learner, player, lesson_bots(settings), prepared=prepared, maker=maker
        )
        async with room.lock:
            await room.act(entries.Start(LEARNER))
        return room

    async def find(self, code: str) -> Room:
        """The room of this code; a refusal if there is none."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        if not _is_code(code):
            raise Refusal("no-such-table", table=code[: 2 * CODE_LENGTH])
        if code not in self._loading:
            self._begin(code, self._load(code))
        # Everybody who comes meanwhile waits for the same; none of them takes it away from the others.
        return await asyncio.shield(self._loading[code])

    def _begin(self, code: str, work: Coroutine[Any, Any, Room]) -> asyncio.Future[Room]:
        """Do what is to be done with a table that is in the store, once at a time."""
        self._loading[code] = asyncio.ensure_future(work)
        self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return self._loading[code]

    async def _load(self, code: str) -> Room:
        try:
            return await self._brought_back(code)
        except (Refusal, Elsewhere):
            raise
        except Exception as error:
            if self.store.suffers(error):
                raise Refusal("cannot-save") from None
            log.exception("table %s cannot be brought back", code)
            raise Refusal("internal") from None

    async def _brought_back(self, code: str) -> Room:
        lease = await self.owner.own(await self.store.lease_of(code))
        # Only now: as long as it belonged to another node, more may have been written.
        written = await self.store.entries(code)
        await self.make_room(1)
        try:
            table = journal.rebuilt(written)
        except Refusal as refusal:
            if refusal.code == "version-unknown":
                raise
            raise ValueError(f"the journal has a move that is refused: {refusal}") from None
        if table.phase == ENDED:
            raise Refusal("table-ended", table=code)
        room = self.open(table, lease)
        self.resting.pop(code, None)
        if table.phase == FINISHED and table.record == table.next_record:
            # The server went down between the end of a match and the secret of the next one.
            async with room.lock:
                await room.act(entries.Prepare(*fresh_secret(self.settings.entropy)))
        return room

    def open(self, table: Table, lease: Lease | None = None) -> Room:
        """A room for a table that is stored, and belongs to this process."""
        room = Room(table, self.store, self.settings, self._closed, self.thinkers, self._happened, lease)
        self.rooms[table.code] = room
        log.debug("table %s is open", table.code)
        return room

    def _happened(self, room: Room) -> None:
        if (ear := self.ears.get(room.table.code)) is not None:
            ear(room)

    def _closed(self, room: Room) -> None:
        code = room.table.code
        if self.rooms.get(code) is not room:
            return
        del self.rooms[code]
        log.debug("table %s is closed: %s", code, room.table.phase)
        self._makers.pop(code, None)
        if room.table.phase != ENDED:
            self.resting[code] = time.monotonic()
        if room.lease is not None and room.lease.name == code:
            self.owner.forget(code)

    async def bring_back(self, lease: str) -> None:
        """Bring back everything of a tournament, or of quick matches: it goes on by itself."""
        for code in await self.store.open_under(lease):
            await asyncio.gather(self.find(code), return_exceptions=True)

    def lost(self, lease: str) -> None:
        """Another node has taken over what belongs to this lease."""
        for room in [room for room in self.rooms.values() if room.lease and room.lease.name == lease]:
            room.abandon()

    async def restore(self) -> None:
        """Know every table that has not ended; most are read when somebody asks for them."""
        self.resting = dict.fromkeys(await self.store.open_codes(), time.monotonic())
        self._caretaker = asyncio.create_task(self._look_after())

    async def _look_after(self) -> None:
        """Bring back what goes on by itself, and end what has rested as long as a deserted table."""
        for lease in await self.store.quick_leases():
            await self.bring_back(lease)
        patience = self.settings.times.deserted
        while True:
            await asyncio.sleep(min(ROUNDS, patience))
            since = time.monotonic() - patience
            for code in [code for code, at in self.resting.items() if at <= since]:
                if code not in self._loading:
                    await asyncio.gather(self._begin(code, self._end(code)), return_exceptions=True)

    async def _end(self, code: str) -> Room:
        """End a table without reading it; those who ask for it meanwhile hear that it has ended."""
        try:
            name = await self.store.lease_of(code)
            await self.store.end(code, await self.owner.own(name, self.settings.times.deserted))
            self.owner.forget(code)
        except Elsewhere:
            # Another node looks after it; perhaps not for ever.
            self.resting[code] = time.monotonic()
            raise
        except Exception as error:
            if self.store.suffers(error):
                raise Refusal("cannot-save") from None
            log.exception("table %s cannot be ended", code)
            raise
        del self.resting[code]
        raise Refusal("table-ended", table=code)

    def open_tables(self) -> list[dict[str, Any]]:
        """The public tables where somebody waits for players, the newest first."""
        waiting = (room.table for room in reversed(self.rooms.values()) if _waits(room))
        return [_summary(table) for table in islice(waiting, MOST_LISTED)]

    async def stop(self) -> None:
        if self._caretaker is not None:
            self._caretaker.cancel()
        for room in list(self.rooms.values()):
            await room.stop()
        await self.thinkers.stop()


def _worth(room: Room) -> tuple[bool, bool, float]:
    """What is lost with a table where nobody is: the least where nobody has ever been."""
    steward = room.gathering.steward
    return steward.visited, room.table.phase not in (LOBBY, FINISHED), steward.lonely_since or 0.0


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)


def _waits(room: Room) -> bool:
    table = room.table
    return (
        table.settings.public
        and table.phase == LOBBY
        and room.gathering.steward.lonely_since is None
        and table.host is not None
        and any(seat.kind == "open" for seat in table.seats)
    )


def _summary(table: Table) -> dict[str, Any]:
    return {
        "code": table.code,
        "edition": table.settings.edition,
        "title": table.coming.deck and table.coming.deck["title"],
        "host": table.seats[table.host].name if table.host is not None else "",
        "seats": len(table.seats),
        "taken": sum(seat.kind != "open" for seat in table.seats),
        "phase": table.phase,
        "options": dict(table.coming.changed_options),
    }
