"""Quick match: a seat among strangers, at a table that waits for people or in the place of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

from lastcard.core.refusal import Refusal
from lastcard.server.hall import Hall
from lastcard.server.lookalikes import plain_name, verify_unlike
from lastcard.server.manners import verify_name
from lastcard.server.rooms import Room
from lastcard.table.entries import Leave, Settings, Sit
from lastcard.table.phases import DEALING, FINISHED, LOBBY, PLAYING

SEATS = 4
TIMER, DICE_TIMER = 30, 60
"""Seconds for a decision: a chain of dice takes longer."""
TARGET = "200"
"""Points that win: two or three rounds, as long as strangers stay."""


class Newcomer(NamedTuple):
    """Somebody who wants to play, known by the hash of a secret, from an address."""

    edition: str
    name: str
    player: str
    avatar: str | None
    rated: bool
    address: str


def settings_of(edition: str) -> Settings:
    """The rulebook's game, over after a few rounds, with a clock, since nobody knows whom they wait for; and
    without chat."""
    if edition == "dice":
        return Settings(edition=edition, seats=SEATS, public=True, timer=DICE_TIMER)
    return Settings(edition=edition, seats=SEATS, public=True, timer=TIMER, options={"target": TARGET})


class QuickMatch:
    """Finds seats, for one person after the other: two who come together must not miss each other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self._addresses: dict[str, str] = {}

    async def seat(self, newcomer: Newcomer) -> Room:
        """The table where this person has a seat now. They have one at a time."""
        newcomer = newcomer._replace(name=plain_name(newcomer.name))
        verify_name(newcomer.name)
        async with self.lock:
            own = await self._own(newcomer)
            if own is not None:
                return own
            self._verify_address(newcomer)
            room = await self._sit(newcomer) or await self._open(newcomer)
            self._addresses[newcomer.player] = newcomer.address
            return room

    async def _own(self, newcomer: Newcomer) -> Room | None:
        """The table that they sit at; a seat at one that they do not want any more is given up."""
        for room in [*self._rooms()]:
            seat, table = room.table.seat_of(newcomer.player), room.table
            if seat is None:
                continue
            if table.settings.edition == newcomer.edition and table.phase != FINISHED:
                return room
            if table.phase != DEALING:
                await room.do(Leave(seat))
        return None

    async def _sit(self, newcomer: Newcomer) -> Room | None:
        """A seat where people wait, or in place of a bot where they play: where most people are."""
        for room in sorted(self._rooms(), key=_company, reverse=True):
            seat = _seat_for(room, newcomer)
            if seat is not None:
                name, player, avatar, rated = newcomer[1:5]
                await room.do(Sit(seat, name, player, avatar, rated))
                return room
        return None

    async def _open(self, newcomer: Newcomer) -> Room:
        _, name, player, avatar, rated, _ = newcomer
        settings = settings_of(newcomer.edition)
        return await self.hall.create(settings, name, player, (), avatar, kind="quick", rated=rated)

    def _rooms(self) -> Iterator[Room]:
        return (room for room in self.hall.rooms.values() if room.table.kind == "quick" and not room.broken)

    def _verify_address(self, newcomer: Newcomer) -> None:
        """Nobody fills all seats under many secrets."""
        seated = {seat.player for room in self._rooms() for seat in room.table.seats}
        self._addresses = {player: of for player, of in self._addresses.items() if player in seated}
        if [*self._addresses.values()].count(newcomer.address) >= self.hall.settings.limits.quick_seats:
            raise Refusal("quick-crowded")


def _company(room: Room) -> tuple[bool, int]:
    """Before a match is better than in its middle; then the more people the better."""
    people = sum(seat.kind == "person" for seat in room.table.seats)
    return room.table.phase == LOBBY, people


def _seat_for(room: Room, newcomer: Newcomer) -> int | None:
    """The seat that this person could have here."""
    table, steward = room.table, room.gathering.steward
    wanted = {LOBBY: "open", PLAYING: "bot"}.get(table.phase)
    if table.settings.edition != newcomer.edition or wanted is None:
        return None
    if table.phase == PLAYING and not any(map(steward.here, range(len(table.seats)))):
        return None
    try:
        table.strangers.verify(newcomer.player, table.phase == PLAYING)
        verify_unlike(newcomer.name, [seat.name for seat in table.seats if seat.name])
    except Refusal:
        return None
    return next((number for number, seat in enumerate(table.seats) if seat.kind == wanted), None)
