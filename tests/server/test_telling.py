"""Each seat is told exactly what it may see now, though most of it is kept from the time before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.locale import catalogue
from lastcard.server import messages as wire
from lastcard.server.hall import Hall
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table.entries import Settings
from lastcard.table.phases import FINISHED
from lastcard.table.table import Table
from tests.server.house import PATIENCE

A_WHILE = 1000.0


class Listener:
    """Compares every `happened` with what the table itself says at that time."""

    def __init__(self, table: Table, player: str) -> None:
        self.table = table
        self.player = player
        self.messages = catalogue("en")
        self.heard = 0

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "happened" and message["view"] is not None:
            self.heard += 1
            sight = self.table.sight(self.table.seat_of(self.player))
            plain = msgspec.json.decode(msgspec.json.encode(sight))
            assert [message["view"], message["choices"]] == plain

    def finish(self, code: int = 0) -> None:
        """The table has ended."""


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("usa", 4, {"target": "300"}),
        ("hp", 3, {"target": "300", "wild4": "free"}),
        ("jackpot", 4, {"target": "300"}),
        ("dice", 3, {}),
    ],
)
async def test_every_seat_is_told_what_it_may_see(
    tmp_path: Path, edition: str, seats: int, options: dict[str, str]
) -> None:
    players = [f"{seat}" * 64 for seat in range(seats)]
    async with Store.opened(f"sqlite:///{tmp_path}/tables.sqlite") as store:
        hall = Hall(store, ServerSettings())
        room = await hall.create(
            Settings(edition=edition, seats=seats, options=options), "Ana", players[0], ()
        )
        listeners: list[Any] = [Listener(room.table, player) for player in [*players, "x" * 64]]
        for listener in listeners:
            await room.join(listener, None)
        for listener in listeners[1:seats]:
            await room.handle(listener, wire.SitDown(id="sit", name="Beto"))
        await room.handle(listeners[0], wire.StartMatch(id="start"))
        await play_out(room, players)
        assert all(listener.heard > 5 for listener in listeners)
        await hall.stop()


async def play_out(room: Any, players: list[str]) -> None:
    """The steward's bots play for everybody, with no time in between."""
    async with asyncio.timeout(PATIENCE):
        while room.table.phase != FINISHED:
            async with room.lock:
                for player in players:
                    room.gathering.steward.hold(player, room.loop.time())
                for entry in room.gathering.steward.due(room.loop.time() + A_WHILE):
                    await room.act(entry)
            await asyncio.sleep(0)
