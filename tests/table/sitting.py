"""A table with its journal, for tests: whatever was accepted can be played again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from lastcard.core.fair import commitment
from lastcard.core.refusal import Refusal
from lastcard.lessons import Prepared
from lastcard.notation.moves import move_text
from lastcard.table import entries
from lastcard.table.entries import Applied
from lastcard.table.phases import LOBBY, PLAYING
from lastcard.table.table import Table
from tests.support.strategies import choose

SECRETS = tuple(hashlib.sha256(b"secret %d" % number).hexdigest() for number in range(100))
NONCES = tuple(hashlib.sha256(b"nonce %d" % number).hexdigest() for number in range(10))
NAMES = ("ana", "beto", "caro", "dani", "eva", "fede", "gabi", "hugo", "iris", "juan")


def person(number: int) -> str:
    """How a table knows a player."""
    return hashlib.sha256(b"player %d" % number).hexdigest()


def promised(nonce: str) -> str:
    return commitment(bytes.fromhex(nonce))


def create(
    edition: str = "usa",
    seats: int = 3,
    *,
    name: str = "ana",
    bots: Sequence[str] = (),
    secret: str = SECRETS[0],
    prepared: Prepared | None = None,
    kind: entries.Kind = "friends",
    **settings: Any,
) -> entries.Create:
    """The first entry of a table whose host is `person(0)`."""
    agreed = entries.Settings(edition=edition, seats=seats, **settings)
    return entries.Create(
        "ABC234", agreed, person(0), name, tuple(bots), secret, "record-0", prepared=prepared, kind=kind
    )


def fingerprint(table: Table, memory: int = 2) -> str:
    """Everything that a table is, and everything that anybody sees of it and of what was applied last."""
    seats = (None, *range(len(table.seats)))
    return json.dumps(
        {
            "number": table.number,
            "info": table.info(),
            "hidden": [repr(table.seats), table.secret, table.next_record, repr(table.settings)],
            "order": sorted([*table.order.muted, *table.order.banned, *table.order.marks]),
            "lines": table.lines,
            "since": sorted(table.since.items()),
            "ids": sorted((seat, sorted(ids.items())) for seat, ids in table._ids.items()),
            "sights": [table.sight(seat) for seat in seats],
            "past": [
                (one, [table.events_for(one, seat) for seat in seats]) for one in list(table.past)[-memory:]
            ],
            "pending": table.pending(),
        }
    )


class Sitting:
    """A table under test."""

    def __init__(self, created: entries.Create) -> None:
        self.journal: list[entries.AnyEntry] = [created]
        self.table = Table(created)

    def do(self, *todo: entries.AnyEntry) -> Applied:
        """Apply them all; the last one as it was applied."""
        for entry in todo:
            applied = self.table.apply(entry)
            self.journal.append(entry)
        return applied

    def refused(self, entry: entries.AnyEntry) -> str:
        """The code that the entry is refused with, having changed nothing."""
        before = fingerprint(self.table)
        with pytest.raises(Refusal) as told:
            self.table.apply(entry)
        assert fingerprint(self.table) == before
        return told.value.code

    def rebuilt(self) -> Table:
        first, *rest = self.journal
        assert isinstance(first, entries.Create)
        table = Table(first)
        for entry in rest:
            table.apply(entry)
        return table

    @property
    def phase(self) -> str:
        return self.table.phase

    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def fill(self) -> None:
        """A person in every open seat."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "open":
                newcomer = next(one for one in range(99) if self.table.seat_of(person(one)) is None)
                self.do(entries.Sit(number, NAMES[number], person(newcomer)))

    def begin(self) -> Applied:
        """Fill the table and deal, with everybody's nonces."""
        if self.phase == LOBBY:
            self.fill()
        people = [number for number, seat in enumerate(self.table.seats) if seat.kind == "person"]
        self.do(*(entries.Commit(seat, promised(NONCES[seat])) for seat in people))
        self.do(entries.Start(people[0]))
        self.do(*(entries.Nonce(seat, NONCES[seat]) for seat in people))
        return self.do(entries.Deal())

    def moves(self, rng: Random, most: int = 10_000) -> Iterator[Applied]:
        """Random legal moves and deals until the match is over."""
        for _ in range(most):
            if self.phase != PLAYING:
                return
            if self.table.between_rounds():
                yield self.do(entries.Next())
                continue
            yield self.do(self.any_move(rng))

    def any_move(self, rng: Random) -> entries.Move:
        game: Any = self.table.game
        seat, move = choose(game, self.table.state, rng)
        return entries.Move(seat, move_text(move, game.players), f"id-{self.table.number}")

    def play_out(self, rng: Random) -> None:
        for _ in self.moves(rng):
            pass
