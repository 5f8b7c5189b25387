"""The random player: as simulate promises, and from its own view alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.bots import random_move
from lastcard.bots.cards import random as random_cards
from lastcard.bots.dice import random as random_dice
from lastcard.cards.moves import Challenge, Draw, Play

TABLES = [("usa", 2), ("usa", 5), ("hp", 3), ("jackpot", 4), ("dice", 3)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_random_player_needs_no_more_than_its_view(edition: str, players: int) -> None:
    """The same stream and the same view give the same move as with the whole state at hand."""
    table: Any = lastcard.game(edition, [f"p{seat}" for seat in range(players)])
    chooser: Any = random_dice.choose if edition == "dice" else random_cards.choose
    chance = lastcard.Seeded(3)
    state = table.start(chance)
    for number in range(400):
        if table.outcome(state) is not None:
            break
        seats = table.pending(state).seats
        if not seats:
            table.next_round(state, chance)
            continue
        from_view = random_move(table, table.view(state, seats[0]), seats[0], Random(number))
        assert from_view == chooser(state, seats[0], Random(number))
        assert table.judge(state, seats[0], from_view) is None
        _keeps_its_promises(table, state, seats[0], from_view)
        table.apply(state, seats[0], from_view, chance)


def _keeps_its_promises(table: Any, state: Any, seat: int, move: Any) -> None:
    """A draw only when nothing fits, UNO always said, no bluffs, no challenges."""
    if isinstance(move, Draw):
        assert not table.rules.legal_cards(state.hands[seat], state.color, state.top)
    if isinstance(move, Play):
        legal = table.rules.legal_cards(state.hands[seat], state.color, state.top)
        assert table.rules.named[move.card] & legal
        assert move.uno == (state.hands[seat].bit_count() == 2)
    assert not isinstance(move, Challenge)
