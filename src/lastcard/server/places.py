"""Where people go: tables and tournaments, and quick matches, here or at another node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import chain, islice, zip_longest
from typing import Any, TypeVar

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server.connection import Connection
from lastcard.server.cups import messages as cup_wire
from lastcard.server.cups.hall import CupHall
from lastcard.server.cups.room import CupRoom
from lastcard.server.guard import Gate
from lastcard.server.hall import MOST_LISTED, Hall
from lastcard.server.nodes import words
from lastcard.server.nodes.node import Node
from lastcard.server.nodes.ownership import Elsewhere
from lastcard.server.nodes.relay import FarPlace, Moved
from lastcard.server.quick import Newcomer, QuickMatch
from lastcard.server.rooms import Room
from lastcard.server.talk import Place, answer

PATIENCE = 10.0
"""Seconds in which a table that is on its way from one node to another must have arrived."""
PAUSE = 0.05
"""Seconds between two looks at where it is."""

T = TypeVar("T")

INFO: dict[words.Kind, Any] = {"tables": dict[str, Any], "cups": cup_wire.CupInfo}
DECODE: dict[words.Kind, Callable[[str], Any]] = {"tables": wire.decode, "cups": cup_wire.decode}


class Places:
    """Finds them. `node` is none where this process is the only one."""

    def __init__(self, hall: Hall, cups: CupHall, quick: QuickMatch, gate: Gate, node: Node | None) -> None:
        self.hall, self.cups, self.quick, self.gate, self.node = hall, cups, quick, gate, node

    async def find_here(self, kind: words.Kind, code: str) -> Room | CupRoom:
        """The room of this code, if it belongs to this process."""
        return await (self.hall.find(code) if kind == "tables" else self.cups.find(code))

    async def find(self, kind: words.Kind, code: str) -> Room | CupRoom | FarPlace:
        """The place of this code; a refusal if there is none."""
        try:
            return await self.find_here(kind, code)
        except Elsewhere as there:
            if self.node is None or self.node.relay is None:
                raise Refusal("table-broken") from None
            return FarPlace(self.node.relay, kind, code, there.node)

    async def info(self, kind: words.Kind, code: str) -> Any:
        """What everybody may know of it."""

        async def ask() -> Any:
            place = await self.find(kind, code)
            if isinstance(place, FarPlace):
                return msgspec.json.decode(await place.info(), type=INFO[kind])
            return await place.info()

        return await self._patiently(ask)

    async def enter(
        self, kind: words.Kind, code: str, connection: Connection, seen: int | None, screen: bool
    ) -> Place:
        """Let somebody in."""

        async def enter() -> Place:
            place = await self.find(kind, code)
            await _join(place, connection, seen, screen)
            return place

        return await self._patiently(enter)

    async def enter_here(
        self, kind: words.Kind, code: str, connection: Connection, seen: int | None, screen: bool
    ) -> Place:
        place = await self.find_here(kind, code)
        await _join(place, connection, seen, screen)
        return place

    def answer_of(self, kind: words.Kind) -> Callable[[Connection, Place, str], Awaitable[None]]:
        """What answers the messages of those who are at such a place."""
        return lambda connection, place, data: answer(connection, place, data, DECODE[kind])

    async def seat(self, newcomer: Newcomer) -> str:
        """The code of the table where this person has a seat among strangers."""

        async def seat() -> str:
            wanted = words.Seat(*newcomer)
            try:
                return await self.seat_here(wanted)
            except Elsewhere as there:
                assert self.node is not None and self.node.relay is not None
                return (await self.node.relay.ask(there.node, wanted)).decode()

        return await self._patiently(seat)

    async def seat_here(self, wanted: words.Seat) -> str:
        if self.node is not None:
            await self.node.own_quick(wanted.edition)
        return (await self.quick.seat(Newcomer(*msgspec.structs.astuple(wanted)))).table.code

    def open_tables(self) -> list[dict[str, Any]]:
        """The public tables where somebody waits for players, of all nodes."""
        lists = [self.hall.open_tables(), *(self.node.tables.values() if self.node is not None else ())]
        mixed = chain.from_iterable(zip_longest(*lists))
        return [*islice(filter(None, mixed), MOST_LISTED)]

    async def retire(self) -> None:
        """Leave everything to the other nodes: those who are sent away from here find it there at once."""
        if self.node is not None:
            await self.cups.stop()
            await self.hall.stop()
            await self.node.leave()

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask again where it is while it is on its way."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + PATIENCE
        while True:
            try:
                return await ask()
            except Moved:
                if loop.time() > ends:
                    raise Refusal("table-broken") from None
                await asyncio.sleep(PAUSE)


async def _join(
    place: Room | CupRoom | FarPlace, connection: Connection, seen: int | None, screen: bool
) -> None:
    if isinstance(place, CupRoom):
        await place.join(connection)
    else:
        await place.join(connection, seen, screen)
