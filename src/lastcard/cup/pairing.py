"""Who sits with whom: tables of three or four, Swiss by points. No clock, and chance is passed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from lastcard.core.chance import Chance

SMALLEST, LARGEST = 3, 4
"""How many sit at a table, bots included."""

SEARCHED = 12
"""Up to this many people every way to seat them is looked at."""
TRIES = 40
"""With more people: how often seating them begins from another order while somebody would meet again."""

_AGAIN = 10**7
_BOT_AGAIN = 10**11
"""What counts first: a bot again for somebody who had one, then people who meet again, then unlike points."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody to be seated, by number: the points so far, and at how many tables there was a bot."""

    number: int
    points: int = 0
    bots: int = 0


Met = Mapping[tuple[int, int], int]
"""How often two people have met, the smaller number first."""

_Cost = Callable[[Sequence[int]], int]


def table_sizes(people: int) -> list[int]:
    """How many people sit at each table, the largest first. Where it is fewer than three, bots sit with them.

    >>> [table_sizes(people) for people in (2, 3, 4, 5, 6, 7)]
    [[2], [3], [4], [3, 2], [3, 3], [4, 3]]
    """
    if people == SMALLEST + SMALLEST - 1:
        return [SMALLEST, SMALLEST - 1]
    tables = -(-people // LARGEST)
    threes = tables * LARGEST - people
    return [LARGEST] * (tables - threes) + [SMALLEST] * threes if threes <= tables else [people]


def bots_at(people: int) -> int:
    """How many bots sit at a table with this many people."""
    return max(0, SMALLEST - people)


def draw_tables(entrants: Sequence[Entrant], met: Met, chance: Chance, number: int) -> list[tuple[int, ...]]:
    """The tables of a round: everybody's number once, the tables with the most points first.

    The order of those with like points is drawn by `draw/number`, and that of the seats by
    `seats/number/table`. Nobody has a bot at the table again whom another could have it for, people meet
    again only when that cannot be avoided, and then like points meet.
    """
    cost = _cost_of(entrants, met)
    sizes = table_sizes(len(entrants))
    if len(entrants) <= SEARCHED:
        found = _best_of_all(_by_points(entrants, chance, f"draw/{number}"), sizes, cost)
    else:
        found = _best_of_many(entrants, sizes, cost, chance, number)
    points = {entrant.number: entrant.points for entrant in entrants}
    found.sort(key=lambda table: -sum(map(points.__getitem__, table)) / len(table))
    return [tuple(chance.shuffle(f"seats/{number}/{at}", table)) for at, table in enumerate(found)]


def _by_points(entrants: Sequence[Entrant], chance: Chance, label: str) -> list[int]:
    order = sorted(chance.shuffle(label, entrants), key=lambda entrant: -entrant.points)
    return [entrant.number for entrant in order]


def _cost_of(entrants: Sequence[Entrant], met: Met) -> _Cost:
    """How little a table is wanted: the sum of it over all tables is to be small."""
    pairs: dict[tuple[int, int], int] = {}
    for one, other in combinations(sorted(entrants, key=lambda entrant: entrant.number), 2):
        pair = one.number, other.number
        pairs[pair] = pairs[pair[::-1]] = met.get(pair, 0) * _AGAIN + (one.points - other.points) ** 2
    bots = {entrant.number: entrant.bots * _BOT_AGAIN for entrant in entrants}

    def cost(table: Sequence[int]) -> int:
        together = sum([pairs[pair] for pair in combinations(table, 2)])
        return together + sum(map(bots.__getitem__, table)) if bots_at(len(table)) else together

    return cost


def _best_of_all(order: list[int], sizes: list[int], cost: _Cost) -> list[list[int]]:
    """The first of the cheapest ways to seat these people, all of them tried."""
    best: list[list[int]] = []
    least: int | None = None

    def seat(left: list[int], sizes: list[int], tables: list[list[int]], so_far: int) -> None:
        nonlocal best, least
        if least is not None and so_far >= least:
            return
        if not left:
            best, least = tables, so_far
            return
        for size, table in _tables_of_first(left, sizes):
            rest = [number for number in left if number not in table]
            others = [*sizes]
            others.remove(size)
            seat(rest, others, [*tables, table], so_far + cost(table))

    seat(order, sizes, [], 0)
    return best


def _tables_of_first(left: list[int], sizes: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Every table that the first of those who are left could sit at, of each size there is."""
    first, *others = left
    for size in dict.fromkeys(sizes):
        for company in combinations(others, size - 1):
            yield size, [first, *company]


def _best_of_many(
    entrants: Sequence[Entrant], sizes: list[int], cost: _Cost, chance: Chance, number: int
) -> list[list[int]]:
    """The cheapest of several ways, each made better until no swap of two people helps."""
    best: list[list[int]] = []
    least: int | None = None
    order = _by_points(entrants, chance, f"draw/{number}")
    for attempt in range(TRIES):
        if attempt:
            order = chance.shuffle(f"draw/{number}/{attempt}", order)
        tables = _cut(order, sizes)
        _swap(tables, cost)
        found = sum(map(cost, tables))
        if least is None or found < least:
            best, least = tables, found
        if least < _AGAIN:
            break
    return best


def _cut(order: list[int], sizes: list[int]) -> list[list[int]]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _swap(tables: list[list[int]], cost: _Cost) -> None:
    """Let two people of different tables change places for as long as that is better."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            now = cost(one) + cost(other)
            for mine, theirs in product(range(len(one)), range(len(other))):
                one[mine], other[theirs] = other[theirs], one[mine]
                then = cost(one) + cost(other)
                if then < now:
                    better, now = True, then
                else:
                    one[mine], other[theirs] = other[theirs], one[mine]
