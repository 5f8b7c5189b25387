"""The player that has learnt: whole moves in what it knows, those of others where it does not."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from lastcard import game, read_deck
from lastcard.bots import LEVELS, Level
from lastcard.editions import DECKS
from lastcard.learnt.player import LEARNT, knows
from lastcard.rules.fields import PENDINGS
from tests.bots.test_levels import start
from tests.cards.test_decks import MINI
from tests.support.strategies import NAMES

MASTER, HARD, EXPERT = LEVELS["master"], LEVELS["hard"], LEVELS["expert"]


def agreed(table: Any, first: Level, second: Level, most: int = 60) -> list[bool]:
    """Whether both do the same, in decisions of the first."""
    _, moments = start(table, [first] * len(table.players), 1)
    same = []
    for state, seat, move in islice(moments, most):
        if move is not None and seat in table.pending(state).seats:
            view = table.view(state, seat)
            done = [bot.move(table, view, seat, Random(5)) for bot in (first, second)]
            assert table.judge(state, seat, move) is None
            same.append(done[0] == done[1])
    return same


@pytest.mark.parametrize("edition", LEARNT)
def test_it_plays_what_it_has_learnt_by_itself(edition: str) -> None:
    table: Any = game(edition, NAMES[:4])
    assert knows(table.rules)
    assert not all(agreed(table, MASTER, HARD, 200))


@pytest.mark.parametrize(
    "options", [{"stack": "any"}, {"seven-zero": "both", "jump-in": "on"}, {"draw": "until"}, {"teams": "on"}]
)
def test_with_house_rules_it_plays_as_hard__house(options: dict[str, Any]) -> None:
    assert all(agreed(game("usa", NAMES[:4], options), MASTER, HARD))


def test_with_another_deck_it_plays_as_hard() -> None:
    for deck in (read_deck(MINI), DECKS["wild"], replace(DECKS["usa"], name="mine", earlier=())):
        table: Any = game(deck, NAMES[:3])
        assert not knows(table.rules)
        assert all(agreed(table, MASTER, HARD))


def test_at_dice_it_plays_as_expert() -> None:
    table: Any = game("dice", NAMES[:3], {"board-size": "5 2"})
    assert all(agreed(table, MASTER, EXPERT, 30))


def test_a_move_of_several_cards_is_whole__jack_colors() -> None:
    """What a rule card or the lever wants: the engine judges the move."""
    wanted, answered = {"discard", "colors", "wilds", "run"}, set()
    table: Any = game("jackpot", NAMES[:4], {"hand-size": 7, "target": 200})
    for seed in range(60):
        _, moments = start(table, [MASTER] * 4, seed)
        for state, seat, move in islice(moments, 300):
            if move is not None and seat in table.pending(state).seats:
                assert table.judge(state, seat, move) is None
                answered.add(PENDINGS[state.pending])
        if answered >= wanted:
            return
    raise AssertionError(wanted - answered)
