"""The best moment of a match, chosen from what everybody saw."""

from __future__ import annotations

import pytest

from lastcard.core.event import Event
from lastcard.table.story import Moment, Story


def drew(seat: int, count: int) -> Event:
    return Event("drew", seat, ("??",) * count)


def told(*parts: tuple[list[Event], list[int] | None], winners: tuple[int, ...] = (0,)) -> Moment | None:
    story = Story()
    for events, scores in parts:
        story.hear(events, scores)
    return story.best(winners, lowest=False)


def round_of(winner: int, scores: list[int]) -> tuple[list[Event], list[int]]:
    return [Event("won-round", winner, value=10), Event("left", 1)], scores


def test_nothing_much_is_nothing() -> None:
    assert told(([drew(0, 1), drew(1, 2)], [0, 0]), round_of(0, [20, 0])) is None


def test_the_biggest_draw_is_the_first_of_its_size() -> None:
    assert told(([drew(0, 4), drew(1, 9), drew(0, 9)], [0, 0])) == Moment("draw", 1, 9)


def test_a_comeback_beats_a_draw_of_four() -> None:
    parts = round_of(1, [0, 180]), round_of(0, [90, 180]), round_of(0, [210, 180])
    assert told(([drew(1, 4)], [0, 0]), *parts) == Moment("comeback", 0, 180)


def test_a_close_end_and_a_sweep() -> None:
    assert told(round_of(0, [40, 0]), round_of(1, [40, 38])) == Moment("close", 0, 2)
    assert told(round_of(0, [40, 0]), round_of(0, [80, 0])) == Moment("sweep", 0, 2)


def test_few_points_can_be_good() -> None:
    story = Story()
    for scores in ([50, 5], [55, 120]):
        story.hear([Event("won-round", 0)], scores)
    assert story.best((0,), lowest=True) == Moment("comeback", 0, 45)


@pytest.mark.parametrize(("kind", "name"), [("caught", "catches"), ("jumped-in", "jumps")])
def test_what_somebody_does_again_and_again(kind: str, name: str) -> None:
    assert told(([Event(kind, 1, other=0)] * 3, [0, 0])) == Moment(name, 1, 3)
    assert told(([Event(kind, 1, other=0)], [0, 0])) is None


def test_the_longest_chain_of_dice() -> None:
    chain = Event("chained", 1, ("r1", "r2", "b2", "b3", "b5", "w"))
    assert told(([Event("chained", 0, ("r1",) * 4), chain], None)) == Moment("chain", 1, 6)
