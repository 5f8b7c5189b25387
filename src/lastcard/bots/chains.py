"""How long a chain some dice make, and what rolling some of them again can bring.

Dice that lie on the table are one whole number, their *sum*: a bit for each of the coloured numbers,
since no two dice have the same one (DICE.faces), and above them how many stars and penalties there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from random import Random

from lastcard.dice.faces import DICE, NUMBERED, STAR, follows, starts

Sum = int
Throw = tuple[Sum, ...]
"""What each of the six dice adds to a sum."""

SAMPLED = 60
"""By so many throws rolling many dice is judged: twice as many would find little more in twice the time."""
FEW_DICE = 2
"""So few dice have few enough outcomes, 36, to look at all of them."""

_BITS = {face: 1 << place for place, face in enumerate(NUMBERED)}
_NUMBERS = (1 << len(NUMBERED)) - 1
_ONE_STAR = _NUMBERS + 1
_ONE_PENALTY = _ONE_STAR << 3

_AFTER = {
    bit: sum(other for face, other in _BITS.items() if follows(face, before)) & ~bit
    for before, bit in _BITS.items()
}
_STARTING = {
    last: sum(bit for face, bit in _BITS.items() if starts(face, last)) for last in (*"123456", STAR)
}


def value_of(face: str) -> Sum:
    """What a face adds to a sum."""
    return _BITS.get(face, _ONE_STAR if face == STAR else _ONE_PENALTY)


_SIDES = tuple(tuple(map(value_of, die)) for die in DICE)


def penalties(dice: Sum) -> int:
    """How many +1 and −1 there are."""
    return dice // _ONE_PENALTY


def longest(dice: Sum, last: str) -> int:
    """How many spaces the longest chain fills, on a board that ends so (DICE.chain, DICE.wild)."""
    numbers, stars = dice & _NUMBERS, dice // _ONE_STAR & 7
    return _longest(numbers, numbers & _STARTING[last], stars // 2)


@lru_cache(maxsize=1 << 16)
def _longest(left: Sum, fitting: Sum, wilds: int) -> int:
    """The longest chain of these numbers and wilds that begins with a fitting number, or with a wild."""
    most = left.bit_count() + wilds
    best = 1 + _longest(left, left, wilds - 1) if wilds else 0
    while fitting and best < most:
        bit = fitting & -fitting
        fitting ^= bit
        rest = left ^ bit
        best = max(best, 1 + _longest(rest, rest & _AFTER[bit], wilds))
    return best


def keeps_a_chain(kept: Sum, rolled: Iterable[Sum], last: str) -> bool:
    """Whether all numbers kept can stand in one chain, and none that is rolled again could join them.

    To roll anything else is hardly ever better, and looking at all of it would take three times as long.
    """
    return _all_used(kept, last) and not any(_all_used(kept + die, last) for die in rolled if die <= _NUMBERS)


def _all_used(dice: Sum, last: str) -> bool:
    return longest(dice, last) >= (dice & _NUMBERS).bit_count()


def throws(rng: Random) -> list[Throw]:
    """Some throws of all six dice, so that every choice can be judged by the same luck."""
    return [tuple(map(rng.choice, _SIDES)) for _ in range(SAMPLED)]


def sums_after(kept: Sum, places: Sequence[int], sampled: Iterable[Throw]) -> list[Sum]:
    """What can lie there once the dice at these places are rolled again: all of it for a few dice."""
    if len(places) <= FEW_DICE:
        return [kept + sum(sides) for sides in product(*(_SIDES[place] for place in places))]
    return [kept + sum([throw[place] for place in places]) for throw in sampled]
