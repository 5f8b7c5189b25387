"""The hall: all rooms of a server, loaded from the store when somebody comes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from itertools import islice
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.lessons import LessonName, Prepared, lesson
from lastcard.lessons.path import LEARNER
from lastcard.server.rooms import Room
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.server.thinkers import Thinkers
from lastcard.table import entries, journal
from lastcard.table.levels import verify_level
from lastcard.table.matches import fresh_secret
from lastcard.table.phases import FINISHED, LOBBY
from lastcard.table.room.opening import CODE_LENGTH, LETTERS, fresh_code, lesson_bots, lesson_settings
from lastcard.table.seats import tidy
from lastcard.table.table import Table

MOST_LISTED = 100

log = logging.getLogger("lastcard.server")


def screen_of(secret: str) -> str:
    """How a screen is known here: never as the player with the same secret."""
    return hashlib.sha256(b"screen" + bytes.fromhex(secret)).hexdigest()


class Hall:
    """Finds and makes rooms."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.ears: dict[str, Callable[[Room], None]] = {}
        """Who is told when something has happened at a table, by its code; in the middle of its work."""
        self._loading: dict[str, asyncio.Future[Room]] = {}

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
    ) -> Room:
        """A new table with its first player."""
        self.verify_room(1)
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
        await self.store.create(entry.code, journal.kept(table, entry))
        return self.open(table)

    def verify_room(self, tables: int) -> None:
        """Refuse more tables than there is room for."""
        if len(self.rooms) + tables > self.settings.limits.most_tables:
            raise Refusal("server-full")

    async def teach(self, name: LessonName, learner: str, player: str) -> Room:
        """A table with the lesson of an edition, which begins as soon as the learner is there."""
        learner = tidy(learner)
        settings = lesson_settings(name, learner)
        prepared = lesson(name).prepared
        room = await self.create(settings, learner, player, lesson_bots(settings), prepared=prepared)
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
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        # Everybody who comes meanwhile waits for the same; none of them takes it away from the others.
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        written = await self.store.entries(code)
        if not written:
            raise Refusal("no-such-table", table=code)
        if isinstance(written[-1], entries.End):
            # Not played through once more for everybody who asks.
            raise Refusal("table-ended", table=code)
        table = journal.rebuilt(written)
        room = self.open(table)
        if table.phase == FINISHED and table.record == table.next_record:
            # The server went down between the end of a match and the secret of the next one.
            async with room.lock:
                await room.act(entries.Prepare(*fresh_secret(self.settings.entropy)))
        return room

    def open(self, table: Table) -> Room:
        """A room for a table that is stored."""
        room = Room(table, self.store, self.settings, self._closed, self.thinkers, self._happened)
        self.rooms[table.code] = room
        return room

    def _happened(self, room: Room) -> None:
        if (ear := self.ears.get(room.table.code)) is not None:
            ear(room)

    def _closed(self, room: Room) -> None:
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]

    async def restore(self) -> None:
        """Bring every table back that has not ended, a breath between each."""
        for code in await self.store.open_codes():
            try:
                await self.find(code)
            except Exception:
                # One that cannot be read must not keep all the others away.
                log.exception("table %s cannot be brought back", code)
            await asyncio.sleep(0)

    def open_tables(self) -> list[dict[str, Any]]:
        """The public tables where somebody waits for players, the newest first."""
        waiting = (room.table for room in reversed(self.rooms.values()) if _waits(room))
        return [_summary(table) for table in islice(waiting, MOST_LISTED)]

    async def stop(self) -> None:
        for room in list(self.rooms.values()):
            await room.stop()
        await self.thinkers.stop()


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
