"""Decisions of random games by the book, for all that looks at positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from lastcard import Seeded, game
from lastcard.bots import random_move
from lastcard.cards.game import CardGame
from lastcard.learnt.features import FEATURES, describe
from tests.support.strategies import NAMES

TABLES = [("usa", 2), ("usa", 4), ("hp", 3), ("hp", 6), ("jackpot", 2), ("jackpot", 5), ("classic", 4)]
"""Editions that were learnt, and numbers of players."""


class Decision(NamedTuple):
    """A seat that is asked, and what it does; the state is changed in place after it."""

    table: CardGame
    state: Any
    seat: int
    move: Any


def decisions(edition: str, players: int, most: int, seed: int = 0, **options: Any) -> Iterator[Decision]:
    """The first decisions of a match, and what is done by chance."""
    return islice(_walk(edition, players, seed, options), most)


def _walk(edition: str, players: int, seed: int, options: dict[str, Any]) -> Iterator[Decision]:
    table = game(edition, NAMES[:players], options)
    assert isinstance(table, CardGame)
    rng, chance = Random(seed), Seeded(seed)
    state = table.start(chance)
    while table.outcome(state) is None:
        seats = table.pending(state).seats
        if not seats:
            table.next_round(state, chance)
            continue
        seat = rng.choice(seats)
        move = random_move(table, table.view(state, seat), seat, rng)
        yield Decision(table, state, seat, move)
        table.apply(state, seat, move, chance)


def seen(state: Any, seat: int) -> list[int]:
    """What the network sees."""
    row = [0] * FEATURES
    describe(state, state.rules, seat, row)
    return row
