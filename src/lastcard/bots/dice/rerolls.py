"""The exact expectation of every reroll: all 46,656 throws of the six dice, each with its best chain.

Many throws come to the same. All that counts of a throw is its *reach*, how long a chain with each end can
be, and its penalty dice; throws that agree in both are one *case*.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import fsum
from typing import NamedTuple

from lastcard.bots.dice.chains import (
    AFTER,
    NUMBERS,
    SIDES,
    STARTING,
    Sum,
    penalties_by_sort,
    value_of,
    wilds,
)
from lastcard.dice.faces import DICE, STAR

Ends = int
"""A set of ends of a chain: the bits of numbers as in a sum, one for a star, one for no chain at all."""
STAR_END: Ends = NUMBERS + 1
NO_CHAIN: Ends = STAR_END << 1
ALL_ENDS: Ends = (NO_CHAIN << 1) - 1
_WIDTH = ALL_ENDS.bit_count()
_ENDS_OF_WILDS: list[Ends] = [NO_CHAIN] + [STAR_END] * (len(DICE) // 2)
"""The ends of chains of no number and all of no wild, one wild, and so on."""

Reach = tuple[tuple[int, Ends], ...]
"""How many spaces can be filled with which ends, the most first; each end stands with the longest chain."""
Penalties = tuple[int, int]
"""How many +1 and how many −1."""
Choices = Sequence[tuple[Ends, float]]
"""What ends of a chain are worth, the best first."""
Worth = Mapping[Penalties, Sequence[Choices]]
"""What a turn that comes to its end so is worth: with these penalty dice and a chain of this many spaces.
Of two chains with the same end the longer one must not be worth less."""


def end_of(face: str | None) -> Ends:
    """The bit of the face that a chain ends with; None stands for no chain (DICE.no-chain)."""
    return NO_CHAIN if face is None else STAR_END if face == STAR else value_of(face)


class Cases(NamedTuple):
    """What throws come to on a board with a certain last entry."""

    reaches: dict[Penalties, list[Reach]]
    """The cases, numbered through from the first penalties to the last."""
    of_throws: Sequence[int]
    """The case of each throw, in the order of the sides of the first die, then the second, and so on."""


@cache
def cases(last: str) -> Cases:
    """Every case on a board that ends so, and which throws come to it."""
    packed = _packed(STARTING[last])
    every = [(penalties, packed[numbers][spare]) for numbers, spare, penalties in _throws()]
    found = sorted(dict.fromkeys(every))
    unpacked = {ends: _unpack(ends) for _, ends in found}
    reaches: dict[Penalties, list[Reach]] = {}
    for penalties, ends in found:
        reaches.setdefault(penalties, []).append(unpacked[ends])
    numbered = {case: number for number, case in enumerate(found)}
    return Cases(reaches, array("H", [numbered[case] for case in every]))


@cache
def _throws() -> list[tuple[Sum, int, Penalties]]:
    """The numbers, wild spaces and penalties of every throw."""
    sums = [0]
    for sides in SIDES:
        sums = [dice + side for dice in sums for side in sides]
    return [(dice & NUMBERS, wilds(dice), penalties_by_sort(dice)) for dice in sums]


def _packed(starting: Sum) -> dict[Sum, list[int]]:
    """For numbers, and for no wild and more: in one integer the ends of chains of each length."""
    before = {bit: near | STAR_END | (NO_CHAIN if bit & starting else 0) for bit, near in AFTER.items()}
    ends_of_all: dict[Sum, list[Ends]] = {0: _ENDS_OF_WILDS}
    packed = {0: list(accumulate(ends << _WIDTH * count for count, ends in enumerate(_ENDS_OF_WILDS)))}
    for numbers in _sets_of_numbers():
        parts = [
            (bit, before[bit], ends_of_all[numbers ^ bit], packed[numbers ^ bit]) for bit in _bits(numbers)
        ]
        ends = reached = 0
        ends_of_all[numbers], packed[numbers] = [], []
        for spare in range((len(DICE) - len(parts)) // 2 + 1):
            # A wild can stand last if all the rest can stand before it.
            ends = STAR_END if ends else 0
            for bit, fitting, ends_of_rest, packed_rest in parts:
                if ends_of_rest[spare] & fitting:
                    ends |= bit
                reached |= packed_rest[spare]
            reached |= ends << _WIDTH * (len(parts) + spare)
            ends_of_all[numbers].append(ends)
            packed[numbers].append(reached)
    return packed


def _bits(numbers: Sum) -> Iterator[Sum]:
    while numbers:
        bit = numbers & -numbers
        yield bit
        numbers ^= bit


@cache
def _sets_of_numbers() -> list[Sum]:
    """Every set of one number or more that six dice can show, the smaller ones first."""
    sets = [0]
    for sides in SIDES:
        sets = [
            numbers | side for numbers in sets for side in (0, *(side for side in sides if side <= NUMBERS))
        ]
    return sorted(filter(None, sets), key=int.bit_count)


def _unpack(packed: int) -> Reach:
    reach: list[tuple[int, Ends]] = []
    seen = 0
    for length in range(len(DICE), -1, -1):
        ends = packed >> _WIDTH * length & ALL_ENDS & ~seen
        if ends:
            reach.append(_shared(length, ends))
            seen |= ends
    return tuple(reach)


@cache
def _shared(length: int, ends: Ends) -> tuple[int, Ends]:
    """One pair for all reaches that have it, which takes far less memory."""
    return length, ends


def expectations(dice: Sequence[str], last: str, worth: Worth) -> list[float]:
    """What the turn is worth if some dice are rolled again, for each set of them: bit 0 for the first die."""
    found = cases(last)
    best = [
        most for penalties, reaches in found.reaches.items() for most in _best_of(reaches, worth[penalties])
    ]
    # A row for each set of the dice that have been looked at; it goes over the throws of the others.
    rows = [[best[case] for case in found.of_throws]]
    for place in reversed(range(len(dice))):
        side, many = DICE[place].index(dice[place]), len(DICE[place])
        kept = [row[side::many] for row in rows]
        means = [[total / many for total in map(fsum, zip(*[iter(row)] * many, strict=True))] for row in rows]
        rows = [row for pair in zip(kept, means, strict=True) for row in pair]
    return [mean for (mean,) in rows]


def _best_of(reaches: list[Reach], worth: Sequence[Choices]) -> Iterator[float]:
    """What the best chain of each reach is worth."""
    tops = [choices[0][1] if choices else float("-inf") for choices in worth]
    ceilings = [max(tops[: length + 1]) for length in range(len(tops))]
    for reach in reaches:
        most = float("-inf")
        for length, ends in reach:
            if most >= ceilings[length]:
                break
            for some, value in worth[length]:
                if ends & some:
                    most = max(most, value)
                    break
        yield most
