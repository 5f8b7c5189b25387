"""The chains that some dice make, all at once, as compiled code.

`REACH + die` of a row is a set of sets: bit `dice` is set if a chain of exactly these dice can end with
this die. Sets of six dice are numbers up to 63, so a word holds them all, and to put a die at the end of
many chains is one shift. Of every two stars the second stands for both (`dice_legal.chain_dice`).
"""

from __future__ import annotations

from lastcard.fast.bits import popcount
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.dice_layout import DICE, DICE_COUNT, FITS, REACH, SIZES, WITHOUT
from lastcard.fast.dice_legal import chain_dice, next_faces


@compiled
def neighbours(row: Row, tables: Row, dice: int) -> int:
    """Which of these dice may stand beside which: for each die a set of six bits."""
    beside = 0
    for die in range(DICE_COUNT):
        if dice >> die & 1:
            fitting = tables[FITS + row[DICE + die]]
            for other in range(DICE_COUNT):
                if other != die and dice >> other & 1 and fitting >> row[DICE + other] & 1:
                    beside |= 1 << (die * DICE_COUNT + other)
    return beside


@apart
def search(row: Row, tables: Row, seat: int) -> int:
    """Find every set of dice by which the chain so far can go on; gives the `neighbours`."""
    dice = chain_dice(row)
    fitting = next_faces(row, tables, seat)
    for die in range(DICE_COUNT):
        fits = dice >> die & fitting >> row[DICE + die] & 1
        row[REACH + die] = fits << (1 << die)
    beside = neighbours(row, tables, dice)
    # Every round makes chains of one die more.
    for _ in range(1, popcount(dice)):
        for die in range(DICE_COUNT):
            add_die(row, tables, beside >> (die * DICE_COUNT) & 63, die)
    return beside


@compiled
def add_die(row: Row, tables: Row, beside: int, die: int) -> None:
    """Put this die at the end of every chain that ends with one of these and does not have it yet."""
    ending = 0
    for other in range(DICE_COUNT):
        if beside >> other & 1:
            ending |= row[REACH + other]
    row[REACH + die] |= (ending & tables[WITHOUT + die]) << (1 << die)


@compiled
def longest(row: Row, tables: Row, die: int) -> int:
    """How many faces more the longest chain found has that ends with this die; 0 if none does."""
    size = DICE_COUNT
    while size > 0 and row[REACH + die] & tables[SIZES + size] == 0:
        size -= 1
    return size


@compiled
def some_set(row: Row, tables: Row, die: int, size: int) -> int:
    """A set of so many dice of which a chain can be made that ends with this die; there must be one."""
    sets = row[REACH + die] & tables[SIZES + size]
    return popcount((sets & -sets) - 1)


@compiled
def first_die(row: Row, beside: int, dice: int, die: int) -> int:
    """With which die a chain of exactly these dice begins that ends with this one, going back through it."""
    dice ^= 1 << die
    while dice:
        before = 0
        while not (dice >> before & beside >> (die * DICE_COUNT + before) & row[REACH + before] >> dice & 1):
            before += 1
        die = before
        dice ^= 1 << die
    return die
