"""What a room sends depends on nothing that its receiver cannot see: swapped, every byte stays as it was."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from lastcard.cards.game import CardGame
from lastcard.core.event import Event
from lastcard.locale import catalogue
from lastcard.server import messages as wire
from lastcard.server.metrics import Metrics
from lastcard.server.outage import Outage
from lastcard.server.rooms import Room
from lastcard.server.settings import ServerSettings
from lastcard.table.entries import Applied
from lastcard.table.room.hosting import Hosting
from lastcard.table.room.telling import Telling
from lastcard.table.table import Table
from tests.cards.test_views import permuted
from tests.table.sitting import SECRETS, Sitting, create, person

PRIVATE = {"dealt", "drew", "took", "showed"}


class Ear:
    """Stands for a connection; keeps what would be sent."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.address, self.mark, self.closing = "", "", None
        self.messages = catalogue("en")
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)


def other_events(events: tuple[Event, ...], seat: int | None, rng: Random, cards: tuple[str, ...]) -> Any:
    """The same happenings with other cards wherever this seat could not see them."""
    return tuple(
        event._replace(cards=tuple(rng.choices(cards, k=len(event.cards))))
        if event.kind in PRIVATE and (seat is None or seat not in (event.seat, event.other))
        else event
        for event in events
    )


@contextmanager
def another_world(table: Table, seat: int | None, rng: Random) -> Iterator[None]:
    """Everything that this seat cannot see is different for a while."""
    assert table.match is not None and isinstance(table.game, CardGame)
    state, past, host = table.match.state, table.past, table._host
    kept = [seat.player for seat in table.seats]
    names = tuple(table.game.rules.named)
    table.match.state = permuted(state, set() if seat is None else {seat}, rng)
    table.past = deque(
        (Applied(one.number, other_events(one.events, seat, rng, names), one.about_table) for one in past),
        past.maxlen,
    )
    for number, chair in enumerate(table.seats):
        if number != seat:
            chair.player = SECRETS[50 + number]
            table._host = chair.player if kept[number] == host else table._host
    try:
        yield
    finally:
        table.match.state, table.past, table._host = state, past, host
        for chair, player in zip(table.seats, kept, strict=True):
            chair.player = player


def room_of(table: Table) -> Room:
    """A room in which nothing is written: its store only counts what is refused. No time passes in it, so
    that milliseconds are the same in both worlds."""
    store: Any = SimpleNamespace(metrics=Metrics(), outage=Outage())
    room = Room(table, store, ServerSettings(), lambda room: None)
    now = room.loop.time()
    room.gathering.clock = lambda: now
    return room


async def sent(room: Room, seat: int | None, requests: list[wire.AnyRequest]) -> list[bytes]:
    """Everything that this seat is told when it comes, and when it asks for what it may not have."""
    player = person(99 if seat is None else seat)
    ear, other_ear = Ear(player), Ear(player)
    ears: list[Any] = [ear, other_ear]
    # Those who watch are numbered as they come: as if nobody had come yet.
    room.gathering.hosting = Hosting(room.gathering)
    await room.join(ears[0], None)
    await room.join(ears[1], max(0, room.table.number - 7))
    # As if nothing had been told of the game yet: everything is.
    room.gathering.telling = Telling(room.table, wire.encode)
    room.gathering._tell(room.table.past[-1])
    for request in requests:
        await room.handle(ears[0], request)
    for one in ears:
        await room.part(one)
    return [*ear.heard, *other_ear.heard, wire.encode(await room.info())]


def questions(table: Table, seat: int | None, rng: Random) -> list[wire.AnyRequest]:
    """What can be asked of the server; nothing of it changes anything."""
    game = table.game
    assert isinstance(game, CardGame)
    cards = rng.sample(sorted(game.rules.named), 6)
    asked: list[wire.AnyRequest] = [wire.Ask(id="a", move=f"play {card}") for card in cards]
    asked += [
        wire.Ask(id="b", move=move) for move in ("draw", "keep", "challenge", "uno", "catch ana", "wilds W4")
    ]
    asked.append(wire.MakeMove(id="c", number=0, move="draw"))
    if seat is None or seat not in table.pending().seats:
        asked += [
            wire.MakeMove(id="d", number=table.number, move=move)
            for move in ("play W4:r", "draw", "accept", "discard", "done")
        ]
    return asked


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot"])
async def test_swapping_what_is_hidden_leaves_every_byte_as_it_was(edition: str) -> None:
    rng = Random(edition)
    swapped = 0
    for seed in range(6):
        options = {"hand-size": "4", "target": "100"}
        sitting = Sitting(create(edition, 2 + seed % 3, secret=SECRETS[seed], options=options))
        sitting.begin()
        table = sitting.table
        room = room_of(table)
        for applied in sitting.moves(rng, 120):
            if table.phase != "playing" or applied.number % 8:
                continue
            for seat in (None, *range(len(table.seats))):
                asked = questions(table, seat, rng)
                before = table.state
                here = await sent(room, seat, asked)
                with another_world(table, seat, rng):
                    swapped += table.state.hands != before.hands
                    there = await sent(room, seat, asked)
                assert here == there, (seat, table.pending())
                assert len(here) > 5
        await room.stop()
    assert swapped > 100


async def test_what_one_sees_oneself_does_change_the_bytes() -> None:
    """The other side of the test above: it would notice."""
    sitting = Sitting(create("usa", 3))
    sitting.begin()
    room = room_of(sitting.table)
    here = await sent(room, 1, [])
    with another_world(sitting.table, 0, Random(1)):
        sitting.table.seats[1].player = person(1)
        assert await sent(room, 1, []) != here
    await room.stop()
