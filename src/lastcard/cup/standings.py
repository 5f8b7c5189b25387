"""Points by place at a table, and the standings with their tie-breaks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

WIN = 12
"""The points of a table's winner. It divides evenly at tables of three and four, ties included."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a table ended, by seat: the people there (None is a bot), the place of each from 1, and what each
    was left with: points in hand, or at dice spaces to fill."""

    people: tuple[int | None, ...]
    places: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands. `opponents` are the points of those they met, on average; `left` is what they
    were left with at all tables together. Those who are level in all three share a rank."""

    number: int
    rank: int
    points: int
    opponents: Fraction
    left: int
    played: int


def points_of(places: Sequence[int]) -> list[int]:
    """What each place at a table brings: from 12 for the first down to 0, in even steps.

    A win is worth the same at a table of three as at one of four, and both share out 6 a head. Those who
    share a place share the points.

    >>> points_of([1, 2, 3, 4]), points_of([2, 1, 3]), points_of([1, 2, 2, 4])
    ([12, 8, 4, 0], [6, 12, 0], [12, 6, 6, 0])
    """
    last = len(places) - 1
    # Shared, a place is the middle of those that it takes up.
    return [WIN * (2 * (last + 1 - place) - (places.count(place) - 1)) // (2 * last) for place in places]


def places_of(worth: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from 1 by what each is worth, the most first; equals share one.

    >>> places_of([(3,), (7,), (3,), (1,)])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def standings(people: Iterable[int], results: Iterable[TableResult]) -> list[Standing]:
    """Everybody, the best first: by points, then by the points of those they met, then by what they were
    left with, the fewest first."""
    everybody = list(people)
    points: dict[int, int] = defaultdict(int)
    left: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    played: dict[int, int] = defaultdict(int)
    for result in results:
        together = [number for number in result.people if number is not None]
        shares = zip(result.people, points_of(result.places), result.left, strict=True)
        for number, share, rest in shares:
            if number is not None:
                points[number] += share
                left[number] += rest
                played[number] += 1
                met[number] += [other for other in together if other != number]
    opponents = {number: _average([points[other] for other in met[number]]) for number in everybody}
    worth = {number: (points[number], opponents[number], -left[number]) for number in everybody}
    return [
        Standing(
            number,
            1 + sum(other > worth[number] for other in worth.values()),
            points[number],
            opponents[number],
            left[number],
            played[number],
        )
        for number in sorted(everybody, key=worth.__getitem__, reverse=True)
    ]


def _average(numbers: Sequence[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers)) if numbers else Fraction(0)
