"""Which actions of the dice game are legal, as compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.compile import called, compiled
from lastcard.fast.dice_layout import (
    ACTIONS,
    ALL_DICE,
    CHAIN,
    CLOSE,
    DICE_COUNT,
    DONE,
    LINK,
    MINUS_AT,
    PENALTY,
    PLUS_AT,
    ROLL,
    STAR,
)
from lastcard.fast.dice_rules import last_entry, minus_hits, plus_hits

Mask = NDArray[np.uint8]


@called
def legal(state: Any, rules: Any, seat: int, mask: Any) -> None:
    """Set the entry of each legal action of this seat to 1, of every other to 0."""
    for action in range(ACTIONS):
        mask[action] = 0
    if seat != state.turn:
        return
    if state.pending == ROLL:
        for dice in range(ALL_DICE + 1):
            mask[dice] = can_reroll(state, dice)
    elif state.pending == CHAIN:
        links(state, rules, seat, mask)
    elif state.pending == PENALTY:
        for other in range(rules.players):
            mask[PLUS_AT + other] = plus_hits(state, rules, other)
            mask[MINUS_AT + other] = minus_hits(state, rules, other)
        mask[DONE] = 1


@compiled
def links(state: Any, rules: Any, seat: int, mask: Any) -> None:
    """Which faces may come next into the chain; it may always be left as it is (DICE.no-chain)."""
    fitting = next_faces(state, rules, seat)
    dice = chain_dice(state)
    for die in range(DICE_COUNT):
        if dice >> die & 1 and fitting >> state.dice[die] & 1:
            mask[LINK + state.dice[die]] = 1
    mask[CLOSE] = 1


@compiled
def first_alike(state: Any, die: int, dice: int) -> int:
    """The first of these dice that shows the same face as this one; the die itself if none does."""
    for other in range(die):
        if dice >> other & 1 and state.dice[other] == state.dice[die]:
            return other
    return die


@compiled
def can_reroll(state: Any, dice: int) -> bool:
    """Whether of dice that show the same face the first are in this set (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1 and first_alike(state, die, ALL_DICE & ~dice) != die:
            return False
    return True


@compiled
def rerolled(state: Any, dice: int) -> int:
    """The set of dice that is rolled when the faces of these are named (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1:
            other = first_alike(state, die, ALL_DICE & ~dice)
            dice = dice & ~(1 << die) | 1 << other
    return dice


@compiled
def next_faces(state: Any, rules: Any, seat: int) -> int:
    """The set of faces that may come next into the chain (DICE.chain-start, DICE.chain, DICE.wild)."""
    if state.linked == 0:
        return int(rules.starts[last_entry(state, seat)])
    return int(rules.fits[state.last])


@compiled
def chain_dice(state: Any) -> int:
    """The dice that are left for the chain: the numbers, and the second of every two stars (DICE.wild)."""
    dice = 0
    stars = 0
    for die in range(DICE_COUNT):
        face = state.dice[die]
        if not state.used >> die & 1:
            stars += face == STAR
            if face < STAR or (face == STAR and stars & 1 == 0):
                dice |= 1 << die
    return dice
