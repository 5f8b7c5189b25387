"""How long a chain some dice make, and what rolling some of them again can bring.

Dice that lie on the table are one integer, their *sum*: a bit for each of the coloured numbers,
since no two dice have the same one (DICE.faces), and above them how many stars, +1 and −1 there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from random import Random

from lastcard.dice.faces import DICE, MINUS, NUMBERED, PLUS, STAR, follows, starts

Sum = int
Throw = tuple[Sum, ...]
"""What each of the six dice adds to a sum."""

SAMPLED = 60
"""How many throws rolling many dice is judged by: twice as many would find little more in twice the time."""
FEW_DICE = 2
"""So few dice have few enough outcomes, 36, to look at all of them."""

_BITS = {face: 1 << place for place, face in enumerate(NUMBERED)}
NUMBERS = (1 << len(NUMBERED)) - 1
"""The part of a sum that its numbers are."""
_ONE_STAR = NUMBERS + 1
_ONE_PLUS, _ONE_MINUS = _ONE_STAR << 3, _ONE_STAR << 6
_ADDS = _BITS | {STAR: _ONE_STAR, PLUS: _ONE_PLUS, MINUS: _ONE_MINUS}

AFTER = {
    bit: sum(other for face, other in _BITS.items() if follows(face, before)) & ~bit
    for before, bit in _BITS.items()
}
"""What may stand beside a number in a chain."""
STARTING = {last: sum(bit for face, bit in _BITS.items() if starts(face, last)) for last in (*"123456", STAR)}
"""What may begin a chain on a board that ends so."""


def value_of(face: str) -> Sum:
    """What a face adds to a sum."""
    return _ADDS[face]


SIDES = tuple(tuple(map(value_of, die)) for die in DICE)


def wilds(dice: Sum) -> int:
    """How many wild spaces the stars make, two each (DICE.wild)."""
    return (dice // _ONE_STAR & 7) // 2


def penalties_by_sort(dice: Sum) -> tuple[int, int]:
    """How many +1 there are, and how many −1."""
    return dice // _ONE_PLUS & 7, dice // _ONE_MINUS


def penalties(dice: Sum) -> int:
    """How many +1 and −1 there are."""
    return sum(penalties_by_sort(dice))


def longest(dice: Sum, last: str) -> int:
    """How many spaces the longest chain fills, on a board that ends so (DICE.chain, DICE.wild)."""
    numbers = dice & NUMBERS
    return _longest(numbers, numbers & STARTING[last], wilds(dice))


@lru_cache(maxsize=1 << 16)
def _longest(left: Sum, fitting: Sum, spare: int) -> int:
    """The longest chain of these numbers and spare wilds; a fitting number begins it, or a wild."""
    most = left.bit_count() + spare
    best = 1 + _longest(left, left, spare - 1) if spare else 0
    while fitting and best < most:
        bit = fitting & -fitting
        fitting ^= bit
        rest = left ^ bit
        best = max(best, 1 + _longest(rest, rest & AFTER[bit], spare))
    return best


def keeps_a_chain(kept: Sum, rolled: Iterable[Sum], last: str) -> bool:
    """Whether all numbers kept can stand in one chain, and none that is rolled again could join them.

    To roll anything else is hardly ever better, and looking at all of it would take three times as long.
    """
    return _all_used(kept, last) and not any(_all_used(kept + die, last) for die in rolled if die <= NUMBERS)


def _all_used(dice: Sum, last: str) -> bool:
    return longest(dice, last) >= (dice & NUMBERS).bit_count()


def throws(rng: Random) -> list[Throw]:
    """Some throws of all six dice, so that every choice can be judged by the same luck."""
    return [tuple(map(rng.choice, SIDES)) for _ in range(SAMPLED)]


def sums_after(kept: Sum, places: Sequence[int], sampled: Iterable[Throw]) -> list[Sum]:
    """What can lie there once the dice at these places are rolled again: all of it for a few dice."""
    if len(places) <= FEW_DICE:
        return [kept + sum(sides) for sides in product(*(SIDES[place] for place in places))]
    return [kept + sum([throw[place] for place in places]) for throw in sampled]
