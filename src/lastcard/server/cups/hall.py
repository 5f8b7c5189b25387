"""All tournaments of a server, loaded from the store when somebody comes."""

from __future__ import annotations

import asyncio
import logging

from lastcard.core.fair import SECRET_BYTES
from lastcard.core.refusal import Refusal
from lastcard.cup import entries
from lastcard.cup.cup import Cup
from lastcard.server.cups.room import CupRoom
from lastcard.server.cups.store import CupStore
from lastcard.server.hall import Hall
from lastcard.server.nodes.ownership import Elsewhere, Lease, cup_lease
from lastcard.table.entries import Settings
from lastcard.table.room.opening import LETTERS

CODE_LENGTH = 5
"""One less than a table's: so a code says what it is of."""

log = logging.getLogger("lastcard.server")


class CupHall:
    """Finds and makes tournaments."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = CupStore(hall.store)
        self.rooms: dict[str, CupRoom] = {}
        self._loading: dict[str, asyncio.Future[CupRoom]] = {}
        hall.store.outage.listeners.append(self._tell_outage)

    def _tell_outage(self) -> None:
        for room in self.rooms.values():
            if room.lock.locked():
                room.tell_outage()

    async def create(
        self, title: str, settings: Settings, organiser: str, first: entries.Join | None
    ) -> CupRoom:
        """A new tournament, with the first who takes part; None for an organiser who does not play."""
        if len(self.rooms) >= self.hall.settings.limits.most_cups:
            raise Refusal("cups-full")
        entropy = self.hall.settings.entropy
        code = "".join(LETTERS[byte % len(LETTERS)] for byte in entropy(CODE_LENGTH))
        entry = entries.Create(code, title, settings, organiser, entropy(SECRET_BYTES).hex())
        cup = Cup(entry)
        kept = [cup.kept(entry)]
        if first is not None:
            cup.apply(first)
            kept.append(first)
        lease = await self.hall.owner.own(cup_lease(code))
        await self.store.create(code, kept, lease)
        return self._open(cup, lease)

    async def find(self, code: str) -> CupRoom:
        """The room of this code; a refusal if there is none."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        if len(code) != CODE_LENGTH or not all(letter in LETTERS for letter in code):
            raise Refusal("no-such-cup", cup=code[: 2 * CODE_LENGTH])
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        # Everybody who comes meanwhile waits for the same; none of them takes it away from the others.
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> CupRoom:
        if not await self.store.exists(code):
            raise Refusal("no-such-cup", cup=code)
        lease = await self.hall.owner.own(cup_lease(code))
        written = await self.store.entries(code)
        first, *rest = written
        assert isinstance(first, entries.Create)
        cup = Cup(first)
        for entry in rest:
            cup.apply(entry)
        room = self._open(cup, lease)
        async with room.lock:
            await room.follow()
        return room

    def _open(self, cup: Cup, lease: Lease | None) -> CupRoom:
        room = CupRoom(cup, self.hall, self._closed, lease)
        if cup.phase != "over":
            self.rooms[cup.code] = room
        return room

    def _closed(self, room: CupRoom) -> None:
        if self.rooms.get(room.cup.code) is room:
            del self.rooms[room.cup.code]

    def lost(self, lease: str) -> None:
        """Another node has taken over the tournament of this lease."""
        for room in [room for room in self.rooms.values() if room.lease and room.lease.name == lease]:
            room.abandon()

    async def restore(self) -> None:
        """Bring every tournament back that is not over, a breath between each."""
        for code in await self.store.open_codes():
            try:
                await self.find(code)
            except Elsewhere:
                continue
            except Exception:
                # One that cannot be read must not keep all the others away.
                log.exception("tournament %s cannot be brought back", code)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        for room in list(self.rooms.values()):
            await room.stop()
