"""The chains that some dice make, all at once, as compiled code.

`reach[die]` of a record is a set of sets: bit `dice` is set if a chain of exactly these dice can end with
this die. Sets of six dice are numbers up to 63, so a word holds them all, and to put a die at the end of
many chains is one shift. Of every two stars the second stands for both (`dice.rules.legal.chain_dice`).
"""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.fields import DICE_COUNT
from lastcard.fast.bits import popcount
from lastcard.fast.compile import called, compiled
from lastcard.fast.dice.kernel import chain_dice, next_faces


@compiled
def neighbours(state: Any, rules: Any, dice: int) -> int:
    """Which of these dice may stand beside which: for each die a set of six bits."""
    beside = 0
    for die in range(DICE_COUNT):
        if dice >> die & 1:
            fitting = rules.fits[state.shown[die]]
            for other in range(DICE_COUNT):
                if other != die and dice >> other & 1 and fitting >> state.shown[other] & 1:
                    beside |= 1 << (die * DICE_COUNT + other)
    return beside


@called
def search(state: Any, rules: Any, seat: int) -> int:
    """Find every set of dice by which the chain so far can go on; gives the `neighbours`."""
    dice = chain_dice(state)
    fitting = next_faces(state, rules, seat)
    for die in range(DICE_COUNT):
        fits = dice >> die & fitting >> state.shown[die] & 1
        state.reach[die] = fits << (1 << die)
    beside = neighbours(state, rules, dice)
    # Every round makes chains of one die more.
    for _ in range(1, popcount(dice)):
        for die in range(DICE_COUNT):
            add_die(state, rules, beside >> (die * DICE_COUNT) & 63, die)
    return beside


@compiled
def add_die(state: Any, rules: Any, beside: int, die: int) -> None:
    """Put this die at the end of every chain that ends with one of these and does not have it yet."""
    ending = 0
    for other in range(DICE_COUNT):
        if beside >> other & 1:
            ending |= state.reach[other]
    state.reach[die] |= (ending & rules.without[die]) << (1 << die)


@compiled
def longest(state: Any, rules: Any, die: int) -> int:
    """How many faces more the longest chain found has that ends with this die; 0 if none does."""
    size = DICE_COUNT
    while size > 0 and state.reach[die] & rules.sizes[size] == 0:
        size -= 1
    return size


@compiled
def some_set(state: Any, rules: Any, die: int, size: int) -> int:
    """A set of this many dice of which a chain can be made that ends with this die; there must be one."""
    sets = state.reach[die] & rules.sizes[size]
    return popcount((sets & -sets) - 1)


@compiled
def first_die(state: Any, beside: int, dice: int, die: int) -> int:
    """With which die a chain of exactly these dice begins that ends with this one, going back through it."""
    dice ^= 1 << die
    while dice:
        before = 0
        while not (dice >> before & beside >> (die * DICE_COUNT + before) & state.reach[before] >> dice & 1):
            before += 1
        die = before
        dice ^= 1 << die
    return die
