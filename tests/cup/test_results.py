"""How a match ended, for the standings."""

from __future__ import annotations

from typing import Any

import pytest

import lastcard
from lastcard.cup.results import left_over, places_at, progress


def ended(edition: str, seed: int, **options: str) -> tuple[Any, Any]:
    record = lastcard.play(edition, 4 * ["easy"], options, seed=seed)
    *_, last = record.states()
    return record.game(), last


@pytest.mark.parametrize("seed", range(4))
def test_a_round_is_won_by_the_one_who_goes_out_and_the_rest_goes_by_what_is_left(seed: int) -> None:
    game, state = ended("usa", seed, length="1")
    (winner,) = game.outcome(state).winners
    places, left = places_at(game, state), left_over(game, state)
    assert places[winner] == 1 and left[winner] == 0 == progress(game, state)[winner]
    order = sorted(range(4), key=places.__getitem__)
    assert [left[seat] for seat in order] == sorted(left)
    assert sum(left) == game.scores(state)[winner]


def test_a_longer_match_goes_by_its_points() -> None:
    game, state = ended("classic", 1, target="200")
    places, scores = places_at(game, state), game.scores(state)
    assert [scores[seat] for seat in sorted(range(4), key=places.__getitem__)] == sorted(scores, reverse=True)


def test_where_the_fewest_points_win_the_fewest_come_first() -> None:
    game, state = ended("classic", 2, target="100", scoring="lowest")
    places, scores = places_at(game, state), game.scores(state)
    assert [scores[seat] for seat in sorted(range(4), key=places.__getitem__)] == sorted(scores)


def test_dice_go_by_the_spaces_to_fill() -> None:
    game, state = ended("dice", 3, **{"board-size": "8 2"})
    (winner,) = game.outcome(state).winners
    places, left = places_at(game, state), left_over(game, state)
    assert places[winner] == 1 and left[winner] == 0 and progress(game, state) == left
    assert [left[seat] for seat in sorted(range(4), key=places.__getitem__)] == sorted(left)
