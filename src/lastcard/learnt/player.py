"""The network at the table: what it likes, and where it knows the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any

from lastcard.editions import DECKS
from lastcard.learnt.choices import NOTHING, actions_of_choices
from lastcard.learnt.features import FEATURES, describe
from lastcard.learnt.network import Plain
from lastcard.learnt.weights import PLAYER, data_of, read
from lastcard.rules.actions import ACTIONS, PLAYS, WITH_UNO
from lastcard.rules.fields import AUTO, CALL, NEVER, StateFields
from lastcard.rules.legal import legal_actions

LEARNT = ("usa", "hp", "jackpot", "classic")
"""The editions that it has learnt, by the rulebook."""


def knows(rules: Any) -> bool:
    """Whether this is a game that it has learnt: such a deck, of any version, with such options."""
    edition = rules.edition
    if rules.turns_each or edition.name not in LEARNT:
        return False
    if rules.drawn == NEVER or rules.uno not in (CALL, AUTO) or rules.lowest or not rules.reverse_skips:
        return False
    return bool(replace(DECKS[edition.name], version=edition.version) == edition)


def best_action(state: StateFields, rules: Any, seat: int) -> int:
    """The action that it likes best, with UNO where that can be said."""
    liked = liked_actions(state, rules, seat)
    return max(liked, key=liked.__getitem__)


def liked_actions(state: StateFields, rules: Any, seat: int) -> dict[int, float]:
    """The legal actions that are choices, and how good each is: logarithms of odds, as whole numbers."""
    seen = [0] * FEATURES
    describe(state, rules, seat, seen)
    mask = bytearray(ACTIONS)
    legal_actions(state, rules, seat, mask)
    actions = actions_of_choices(rules.players, seat, state.direction)
    return {
        action + WITH_UNO if action < PLAYS and mask[action + WITH_UNO] else action: worth
        for action, worth in zip(actions, likes(seen), strict=True)
        if action != NOTHING and mask[action]
    }


def likes(seen: Sequence[int]) -> Sequence[float]:
    """How good each choice is."""
    return quick_player().likes_one(seen) if has_numpy() else plain_player().likes(seen)


@cache
def has_numpy() -> bool:
    """To look for it takes longer than the network does."""
    return find_spec("numpy") is not None


@cache
def plain_player() -> Plain:
    return Plain(read(data_of(PLAYER)))


@cache
def quick_player() -> Any:
    from lastcard.learnt.quick import QuickPlayer  # noqa: PLC0415 - NumPy is not in every installation

    return QuickPlayer(read(data_of(PLAYER)))
