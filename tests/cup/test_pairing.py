"""Who sits with whom in a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.core.chance import Seeded
from lastcard.cup.pairing import Entrant, bots_at, draw_tables, table_sizes
from tests.support.sizes import examples, stable

Tables = list[tuple[int, ...]]


def pairs_at(tables: Tables) -> list[tuple[int, int]]:
    return [pair for table in tables for pair in combinations(sorted(table), 2)]


def meetings_again(tables: Tables, met: Counter[tuple[int, int]]) -> int:
    return sum(met[pair] for pair in pairs_at(tables))


def ways(people: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Every way to seat these people, written without any of the cleverness of the draw."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [person for person in people if person not in table]
        for others in ways(rest, sizes[1:]):
            yield [table, *others]


@st.composite
def histories(draw: st.DrawFn, most: int) -> tuple[list[Entrant], Counter[tuple[int, int]], int]:
    """People with points, who has met whom, and a seed."""
    people = draw(st.lists(st.integers(0, 200), min_size=1, max_size=most, unique=True))
    entrants = [Entrant(number, draw(st.integers(0, 8)) * 3, draw(st.integers(0, 2))) for number in people]
    met: Counter[tuple[int, int]] = Counter()
    for pair in combinations(sorted(people), 2):
        met[pair] = draw(st.sampled_from([0, 0, 1, 2]))
    return entrants, met, draw(st.integers(0, 10**6))


@given(st.integers(1, 200))
def test_tables_have_three_or_four_people_and_bots_only_where_the_number_asks_for_them(people: int) -> None:
    sizes = table_sizes(people)
    assert sum(sizes) == people
    assert all(3 <= size + bots_at(size) <= 4 for size in sizes)
    bots = sum(map(bots_at, sizes))
    assert bots == {1: 2, 2: 1, 5: 1}.get(people, 0)


@given(histories(24))
@stable
def test_everybody_sits_exactly_once(history: tuple[list[Entrant], Counter[tuple[int, int]], int]) -> None:
    entrants, met, seed = history
    tables = draw_tables(entrants, met, Seeded(seed), 2)
    assert sorted(number for table in tables for number in table) == sorted(one.number for one in entrants)
    assert sorted(map(len, tables)) == sorted(table_sizes(len(entrants)))


@given(histories(16))
@stable
def test_the_same_people_and_the_same_chance_give_the_same_tables(
    history: tuple[list[Entrant], Counter[tuple[int, int]], int],
) -> None:
    entrants, met, seed = history
    assert draw_tables(entrants, met, Seeded(seed), 3) == draw_tables(entrants, met, Seeded(seed), 3)


def wanted(tables: Tables, entrants: list[Entrant], met: Counter[tuple[int, int]]) -> tuple[int, int, int]:
    """What a draw keeps small, the most important first."""
    by_number = {one.number: one for one in entrants}
    bots = sum(by_number[number].bots for table in tables if len(table) < 3 for number in table)
    apart = sum(
        (by_number[one].points - by_number[other].points) ** 2
        for table in tables
        for one, other in combinations(table, 2)
    )
    return bots, meetings_again(tables, met), apart


@given(histories(8))
@examples(40, 300)
def test_no_other_way_to_seat_few_people_is_better(
    history: tuple[list[Entrant], Counter[tuple[int, int]], int],
) -> None:
    entrants, met, seed = history
    tables = draw_tables(entrants, met, Seeded(seed), 2)
    every = ways([one.number for one in entrants], table_sizes(len(entrants)))
    assert wanted(tables, entrants, met) == min(wanted(way, entrants, met) for way in every)


@pytest.mark.parametrize(("people", "rounds"), [(9, 3), (13, 2), (16, 3), (23, 4), (40, 5), (64, 6)])
def test_nobody_meets_again_while_that_can_be_avoided(people: int, rounds: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    points = dict.fromkeys(range(people), 0)
    for number in range(1, rounds + 1):
        entrants = [Entrant(one, points[one]) for one in range(people)]
        tables = draw_tables(entrants, met, Seeded(people), number)
        assert meetings_again(tables, met) == 0
        met.update(pairs_at(tables))
        for table in tables:
            for place, one in enumerate(table):
                points[one] += 12 - 4 * place


def test_like_points_meet_where_nobody_has_met() -> None:
    entrants = [Entrant(number, points=12 if number % 2 else 0) for number in range(8)]
    for table in draw_tables(entrants, Counter(), Seeded(1), 2):
        assert len({number % 2 for number in table}) == 1


def test_with_five_people_the_bot_goes_round() -> None:
    met: Counter[tuple[int, int]] = Counter()
    bots = dict.fromkeys(range(5), 0)
    for number in range(1, 6):
        tables = draw_tables([Entrant(one, bots=bots[one]) for one in range(5)], met, Seeded(5), number)
        met.update(pairs_at(tables))
        for one in next(table for table in tables if len(table) == 2):
            bots[one] += 1
        assert max(bots.values()) - min(bots.values()) <= 1


def test_the_first_round_is_left_to_chance() -> None:
    entrants = [Entrant(number) for number in range(12)]
    drawn = {tuple(draw_tables(entrants, Counter(), Seeded(seed), 1)) for seed in range(20)}
    assert len(drawn) == 20
