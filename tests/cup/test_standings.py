"""Points by place, and the standings."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from lastcard.cup.standings import TableResult, places_of, points_of, standings


@given(st.lists(st.tuples(st.integers(0, 3)), min_size=3, max_size=4))
def test_every_table_shares_out_six_points_a_head(worth: list[tuple[int, ...]]) -> None:
    places = places_of(worth)
    points = points_of(places)
    assert sum(points) == 6 * len(worth)
    assert [own for _, own in sorted(zip(places, points, strict=True))] == sorted(points, reverse=True)


def test_a_win_is_worth_the_same_at_a_table_of_three_and_of_four() -> None:
    assert points_of((1, 2, 3))[0] == points_of((1, 2, 3, 4))[0] == 12


def test_ties_are_broken_by_the_opponents_and_then_by_what_was_left() -> None:
    results = [
        TableResult((0, 1, None), (1, 2, 3), (0, 20, 50)),
        TableResult((2, 3, 4), (1, 2, 3), (0, 10, 15)),
    ]
    found = standings(range(6), results)
    assert [one.number for one in found] == [0, 2, 1, 3, 4, 5]
    by_number = {one.number: one for one in found}
    assert by_number[0].opponents == 6 and by_number[2].opponents == 3
    assert by_number[1].opponents == 12 and by_number[3].opponents == 6
    assert [one.points for one in found] == [12, 12, 6, 6, 0, 0]


def test_those_who_are_level_in_everything_share_a_rank() -> None:
    found = standings(range(3), [TableResult((0, 1, 2), (1, 2, 2), (0, 7, 7))])
    assert [(one.number, one.rank, one.points) for one in found] == [(0, 1, 12), (1, 2, 3), (2, 2, 3)]
    assert found[1].opponents == Fraction(15, 2)
