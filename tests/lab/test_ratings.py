"""Ratings recover strengths that are known, and say how sure they are."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from lastcard.lab.round_robin.ratings import MEAN, Meetings, ratings

STRENGTHS = np.log([1.0, 2.0, 4.0])
ELO = MEAN + 400 / np.log(10) * (STRENGTHS - STRENGTHS.mean())


def meetings(deals: int, odds: float, rng: np.random.Generator) -> list[Meetings]:
    """Rounds of three bots by their strengths, every pair on the same deals."""
    found = []
    for first, second in ((0, 1), (0, 2), (1, 2)):
        ratio = odds * np.exp(STRENGTHS[first] - STRENGTHS[second])
        shares = (rng.random(deals) < ratio / (1 + ratio)).astype(float)
        found.append(Meetings(first, second, odds, np.arange(deals), shares))
    return found


@pytest.mark.parametrize("odds", [1.0, 1 / 3, 2.0])
def test_known_strengths_are_found(odds: float) -> None:
    """Also where one has more seats than the other."""
    found = ratings(3, meetings(20_000, odds, np.random.default_rng(1)))
    assert [rating.value for rating in found] == pytest.approx(ELO, abs=8)
    assert sum(rating.value for rating in found) == pytest.approx(3 * MEAN)
    for rating in found:
        assert 1 < rating.margin < 6


def test_the_intervals_hold_what_they_promise() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        found = ratings(3, meetings(300, 1.0, rng))
        held += sum(one.low <= true <= one.high for one, true in zip(found, ELO, strict=True))
    assert 0.92 < held / 600 < 0.975


def test_two_rounds_of_a_deal_that_always_agree_count_as_one() -> None:
    rng = np.random.default_rng(3)
    (single,) = meetings(400, 1.0, rng)[:1]
    once = ratings(2, [single])
    twice = ratings(2, [single, single])
    assert twice[0].margin == pytest.approx(once[0].margin, rel=0.01)
    fresh = single._replace(deals=single.deals + 400)
    assert ratings(2, [single, fresh])[0].margin == pytest.approx(once[0].margin / 2**0.5, rel=0.01)


def test_who_never_lost_has_a_rating_too() -> None:
    found = ratings(2, [Meetings(0, 1, 1.0, np.arange(50), np.ones(50))])
    assert 1700 < found[0].value < 2500
    assert found[0].value + found[1].value == pytest.approx(2 * MEAN)


def test_who_never_lost_is_not_rated_with_certainty() -> None:
    """A clean sweep of few deals says less than one of many, and does not contradict it."""
    sweeps = [ratings(2, [Meetings(0, 1, 1.0, np.arange(n), np.ones(n))])[0] for n in (6, 20, 100)]
    for few, many in pairwise(sweeps):
        assert few.value < many.value < few.high
    assert sweeps[0].margin > 100


def test_even_bots_are_even() -> None:
    shares = np.array([1.0, 0.0] * 50)
    found = ratings(2, [Meetings(0, 1, 1.0, np.arange(100), shares)])
    assert found[0].value == pytest.approx(MEAN)
    # One standard deviation of a share of 100 rounds is 5 %, each bot moves half as far.
    assert found[0].margin == pytest.approx(1.96 * 0.05 / 0.25 * 400 / np.log(10) / 2, rel=0.03)
