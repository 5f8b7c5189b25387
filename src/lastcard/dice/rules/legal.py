"""What may be done, and which actions are legal, as a mask over all of them."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.actions import ACTIONS, CLOSE, DONE, LINK, MINUS_AT, PLUS_AT
from lastcard.dice.rules.boards import last_entry
from lastcard.dice.rules.fields import (
    ALL_DICE,
    CHAIN,
    DICE_COUNT,
    PENALTY,
    ROLL,
    STAR,
    RulesFields,
    StateFields,
)
from lastcard.rules.fields import not_inlined


def plus_hits(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a +1 is left that can be used against this seat (DICE.plus)."""
    return state.pluses > 0 and seat != state.turn and state.extras[seat] < rules.extra


def minus_hits(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a -1 is left that can be used against this seat (DICE.minus)."""
    return state.minuses > 0 and seat != state.turn and state.entries[seat] > 1


def first_alike(state: StateFields, die: int, dice: int) -> int:
    """The first of these dice that shows the same face as this one; the die itself if none does."""
    for other in range(die):
        if dice >> other & 1 and state.shown[other] == state.shown[die]:
            return other
    return die


def can_reroll(state: StateFields, dice: int) -> bool:
    """Whether of dice that show the same face the first are in this set (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1 and first_alike(state, die, ALL_DICE & ~dice) != die:
            return False
    return True


def next_faces(state: StateFields, rules: RulesFields, seat: int) -> int:
    """The set of faces that may come next into the chain (DICE.chain-start, DICE.chain, DICE.wild)."""
    if state.linked == 0:
        return rules.starts[last_entry(state, rules, seat)]
    return rules.fits[state.last]


def chain_dice(state: StateFields) -> int:
    """The dice that are left for the chain: the numbers, and the second of every two stars (DICE.wild)."""
    dice = 0
    stars = 0
    for die in range(DICE_COUNT):
        face = state.shown[die]
        if not state.used >> die & 1:
            stars += face == STAR
            if face < STAR or (face == STAR and stars & 1 == 0):
                dice |= 1 << die
    return dice


# The mask


@not_inlined
def legal_actions(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Write 1 for every legal action of this seat into `mask`, and 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 0
    mark_legal(state, rules, seat, mask)


def mark_legal(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Write 1 for every legal action of this seat into a mask of zeros."""
    if seat != state.turn:
        return
    if state.pending == ROLL:
        for dice in range(ALL_DICE + 1):
            mask[dice] = can_reroll(state, dice)
    elif state.pending == CHAIN:
        mark_links(state, rules, seat, mask)
    elif state.pending == PENALTY:
        for other in range(rules.players):
            mask[PLUS_AT + other] = plus_hits(state, rules, other)
            mask[MINUS_AT + other] = minus_hits(state, rules, other)
        mask[DONE] = 1


def mark_links(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Which faces may come next into the chain; it may always be left as it is (DICE.no-chain)."""
    fitting = next_faces(state, rules, seat)
    dice = chain_dice(state)
    for die in range(DICE_COUNT):
        if dice >> die & 1 and fitting >> state.shown[die] & 1:
            mask[LINK + state.shown[die]] = 1
    mask[CLOSE] = 1
