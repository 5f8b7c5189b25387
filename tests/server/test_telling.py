"""Each seat is told exactly what it may see now, though most of it is kept from the time before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.locale import catalogue
from lastcard.notation.moves import move_text
from lastcard.server import messages as wire
from lastcard.server.hall import Hall
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table.entries import Deal, Settings
from lastcard.table.phases import FINISHED
from lastcard.table.table import Table
from tests.server.house import PATIENCE
from tests.support.told import whole_view

A_WHILE = 1000.0


class Listener:
    """Compares every `happened` with what the table itself says at that time."""

    def __init__(self, table: Table, player: str) -> None:
        self.table = table
        self.player = player
        self.address, self.mark, self.closing = "", "", None
        self.messages = catalogue("en")
        self.heard = 0
        self.view: Any = None
        self.choices: Any = None
        self.told: list[bytes] = []

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.told.append(data)
        if message["type"] not in ("welcome", "happened"):
            return
        self.view = whole_view(self.view, message)
        self.choices = message.get("choices", self.choices)
        if self.view is not None:
            self.heard += 1
            sight = self.table.sight(self.table.seat_of(self.player))
            plain = msgspec.json.decode(msgspec.json.encode(sight))
            assert [self.view, self.choices] == plain

    def finish(self, code: int = 0) -> None:
        """The table has ended."""


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("usa", 4, {"target": "300"}),
        ("hp", 3, {"target": "300", "wild4": "free"}),
        ("jackpot", 4, {"target": "300"}),
        ("usa", 4, {"target": "300", "jump-in": "on", "seven-zero": "both", "multi": "identical"}),
        ("usa", 4, {"target": "300", "stack": "any", "deflect": "both", "uno": "auto", "reveal": "3"}),
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


async def test_a_move_is_one_message_to_each_with_its_answer_and_the_same_to_others(tmp_path: Path) -> None:
    players = [f"{seat}" * 64 for seat in range(4)]
    async with Store.opened(f"sqlite:///{tmp_path}/tables.sqlite") as store:
        hall = Hall(store, ServerSettings(entropy=Random(1).randbytes))
        settings = Settings(edition="usa", seats=4, options={"uno": "auto"})
        room = await hall.create(settings, "Ana", players[0], ())
        ears: list[Any] = [Listener(room.table, player) for player in [*players, "x" * 64]]
        for ear in ears:
            await room.join(ear, None)
        for ear in ears[1:4]:
            await room.handle(ear, wire.SitDown(id="sit", name="Beto"))
        await room.handle(ears[0], wire.StartMatch(id="start"))
        await room.do(Deal())
        seat = room.table.pending().seats[0]
        twin: Any = Listener(room.table, players[seat])
        await room.join(twin, None)
        everybody = [*ears, twin]
        for ear in everybody:
            ear.told.clear()
        game: Any = room.table.game
        move = move_text(next(game.moves(room.table.state, seat)), game.players)
        moving = wire.MakeMove(id="m", number=room.table.number, move=move)
        await room.handle(ears[seat], moving)
        number = room.table.number
        answers = [[msgspec.json.decode(data) for data in ear.told] for ear in everybody]
        assert [[message["type"] for message in heard] for heard in answers] == [["happened"]] * 6
        assert [heard[0].get("done") for heard in answers] == [
            "m" if one is ears[seat] else None for one in everybody
        ]
        assert {name: value for name, value in answers[seat][0].items() if name != "done"} == answers[5][0]
        others = {*range(5)} - {seat, *room.table.pending().seats}
        same = [ears[other].told[0] for other in others]
        assert len(same) >= 3 and all(one is same[0] for one in same), "made once for all of them"
        await room.handle(ears[seat], moving)
        again = msgspec.json.decode(ears[seat].told[-1])
        assert again == {"type": "done", "id": "m", "number": number}
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
