"""Which actions of the dice game are legal, as compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.dice_layout import (
    ACTIONS,
    ALL_DICE,
    CHAIN,
    CLOSE,
    DICE,
    DICE_COUNT,
    DONE,
    FITS,
    LAST,
    LINK,
    LINKED,
    MINUS_AT,
    PENALTY,
    PENDING,
    PLAYERS,
    PLUS_AT,
    ROLL,
    STAR,
    STARTS,
    TURN,
    USED,
)
from lastcard.fast.dice_rules import last_entry, minus_hits, plus_hits

Mask = NDArray[np.uint8]


@apart
def legal(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    """Set the entry of each legal action of this seat to 1, of every other to 0."""
    for action in range(ACTIONS):
        mask[action] = 0
    if seat != row[TURN]:
        return
    if row[PENDING] == ROLL:
        for dice in range(ALL_DICE + 1):
            mask[dice] = can_reroll(row, dice)
    elif row[PENDING] == CHAIN:
        links(row, tables, seat, mask)
    elif row[PENDING] == PENALTY:
        for other in range(tables[PLAYERS]):
            mask[PLUS_AT + other] = plus_hits(row, tables, other)
            mask[MINUS_AT + other] = minus_hits(row, tables, other)
        mask[DONE] = 1


@compiled
def links(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    """Which faces may come next into the chain; it may always be left as it is (DICE.no-chain)."""
    fitting = next_faces(row, tables, seat)
    dice = chain_dice(row)
    for die in range(DICE_COUNT):
        if dice >> die & 1 and fitting >> row[DICE + die] & 1:
            mask[LINK + row[DICE + die]] = 1
    mask[CLOSE] = 1


@compiled
def first_alike(row: Row, die: int, dice: int) -> int:
    """The first of these dice that shows the same face as this one; the die itself if none does."""
    for other in range(die):
        if dice >> other & 1 and row[DICE + other] == row[DICE + die]:
            return other
    return die


@compiled
def can_reroll(row: Row, dice: int) -> bool:
    """Whether of dice that show the same face the first are in this set (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1 and first_alike(row, die, ALL_DICE & ~dice) != die:
            return False
    return True


@compiled
def rerolled(row: Row, dice: int) -> int:
    """The set of dice that is rolled when the faces of these are named (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1:
            other = first_alike(row, die, ALL_DICE & ~dice)
            dice = dice & ~(1 << die) | 1 << other
    return dice


@compiled
def next_faces(row: Row, tables: Row, seat: int) -> int:
    """The set of faces that may come next into the chain (DICE.chain-start, DICE.chain, DICE.wild)."""
    if row[LINKED] == 0:
        return int(tables[STARTS + last_entry(row, seat)])
    return int(tables[FITS + row[LAST]])


@compiled
def chain_dice(row: Row) -> int:
    """The dice that are left for the chain: the numbers, and the second of every two stars (DICE.wild)."""
    dice = 0
    stars = 0
    for die in range(DICE_COUNT):
        face = row[DICE + die]
        if not row[USED] >> die & 1:
            stars += face == STAR
            if face < STAR or (face == STAR and stars & 1 == 0):
                dice |= 1 << die
    return dice
