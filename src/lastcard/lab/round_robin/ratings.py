"""Ratings from who won against whom, by maximum likelihood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lastcard.lab.intervals import NORMAL_95, Interval

Floats = npt.NDArray[np.float64]

MEAN = 1500.0
PER_TENFOLD = 400.0
"""Elo's scale: this many points more make the chances ten times as good."""
ONE_DEVIATION = PER_TENFOLD / np.log(10)
STEPS = 100
EXACT = 1e-10


class Meetings(NamedTuple):
    """Rounds that two bots played in one seating, one for each deal.

    `shares` are the first one's: 1 when it won, 0 when the other did. `odds` are the first one's
    seats to the other's.
    """

    first: int
    second: int
    odds: float
    deals: npt.NDArray[np.int64]
    shares: Floats


def ratings(bots: int, meetings: Sequence[Meetings]) -> list[Interval]:
    """A rating for each bot, on Elo's scale with a mean of 1500.

    The model is that of Bradley, Terry and Luce: every seat's chance to win goes by its bot's strength.
    Rounds of the same deal are not independent; the intervals count the deal as one.
    """
    strengths = _strengths(bots, meetings)
    spread = _deviations(strengths, meetings)
    values = MEAN + ONE_DEVIATION * strengths
    margins = NORMAL_95 * ONE_DEVIATION * spread
    return [Interval(float(v), float(v - m), float(v + m)) for v, m in zip(values, margins, strict=True)]


def _chance(strengths: Floats, one: Meetings) -> float:
    """The first one's, by these logarithms of strengths."""
    return float(1 / (1 + np.exp(strengths[one.second] - strengths[one.first]) / one.odds))


def _strengths(bots: int, meetings: Sequence[Meetings]) -> Floats:
    """Logarithms with a mean of 0, by Newton's method.

    In each seating in which two met they count as having also shared one round evenly, or a bot that never
    lost would have no finite rating.
    """
    strengths = np.zeros(bots)
    for _ in range(STEPS):
        gradient = np.zeros(bots)
        for one in meetings:
            chance = _chance(strengths, one)
            excess = float((one.shares - chance).sum()) + one.odds / (1 + one.odds) - chance
            gradient[one.first] += excess
            gradient[one.second] -= excess
        # Where ratings are far from each other, a full step would overshoot.
        step = np.clip(np.linalg.pinv(_information(strengths, meetings)) @ gradient, -1, 1)
        strengths += step
        if float(np.abs(step).max()) < EXACT:
            break
    return np.asarray(strengths - strengths.mean())


def _information(strengths: Floats, meetings: Sequence[Meetings]) -> Floats:
    found = np.zeros((len(strengths), len(strengths)))
    for one in meetings:
        chance = _chance(strengths, one)
        _add(found, one, (len(one.shares) + 1) * chance * (1 - chance))
    return found


def _add(matrix: Floats, one: Meetings, weight: float) -> None:
    """What moves one of the two up moves the other down as far."""
    matrix[np.ix_((one.first, one.second), (one.first, one.second))] += weight * np.array([[1, -1], [-1, 1]])


def _deviations(strengths: Floats, meetings: Sequence[Meetings]) -> Floats:
    """Standard deviations of the strengths, from how much single deals pull at them.

    The round that was not played pulls as much as one that either could have won: without it, a bot that won
    all would be rated with certainty.
    """
    deals = np.unique(np.concatenate([one.deals for one in meetings]))
    pulls = np.zeros((len(deals), len(strengths)))
    for one in meetings:
        excess = one.shares - _chance(strengths, one)
        places = np.searchsorted(deals, one.deals)
        np.add.at(pulls[:, one.first], places, excess)
        np.add.at(pulls[:, one.second], places, -excess)
    spread = pulls.T @ pulls
    for one in meetings:
        chance = _chance(strengths, one)
        _add(spread, one, (chance**2 + (1 - chance) ** 2) / 2)
    inverse = np.linalg.pinv(_information(strengths, meetings))
    return np.asarray(np.sqrt(np.diag(inverse @ spread @ inverse)))
