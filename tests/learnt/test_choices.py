"""What the network answers: a choice for everything that can be done."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lastcard.cards.actions import actions_of, open_copy, put_part
from lastcard.learnt.choices import CHOICES, NOTHING, actions_of_choices
from lastcard.rules.actions import ACTIONS, CATCH, PLAYS, PUT, SAY_UNO, WITH_UNO
from lastcard.rules.fields import MOST_PLAYERS, PENDINGS
from lastcard.rules.legal import legal_actions
from tests.learnt.positions import TABLES, decisions

OUT_OF_TURN = {SAY_UNO, *range(CATCH, CATCH + MOST_PLAYERS)}
"""What levels say by rules of their own (`Level.speaks`)."""


def to_choose(state: Any, seat: int) -> set[int]:
    """The legal actions that the network chooses among: it says UNO where that can be said."""
    mask = bytearray(ACTIONS)
    legal_actions(state, state.rules, seat, mask)
    legal = {action for action in range(ACTIONS) if mask[action]} - OUT_OF_TURN
    return set(map(without_uno, legal))


def without_uno(action: int) -> int:
    return action - WITH_UNO if WITH_UNO <= action < WITH_UNO + PLAYS else action


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_whatever_is_legal_is_one_choice(edition: str, players: int) -> None:
    """Between the cards of one move, too."""
    for table, state, seat, move in decisions(edition, players, 200):
        *parts, last = actions_of(move, table.rules, PENDINGS[state.pending])
        position = open_copy(table.view(state, seat).position)
        for part in (*parts, last):
            choices = Counter(actions_of_choices(players, seat, position.direction))
            possible = to_choose(position, seat)
            assert {choices[action] for action in possible} <= {1}
            assert part in OUT_OF_TURN or without_uno(part) in possible
            if part >= PUT and part != last:
                put_part(position, seat, part)


def test_a_choice_is_one_action() -> None:
    """Of players that there are; every player is named by its place in the order of play."""
    for players in range(2, MOST_PLAYERS + 1):
        for seat in range(players):
            there, back = (actions_of_choices(players, seat, direction) for direction in (1, -1))
            assert len(there) == len(back) == CHOICES
            named = Counter(action for action in there if action != NOTHING)
            assert set(named.values()) == {1}
            assert named == Counter(action for action in back if action != NOTHING)
