"""What a round robin says: win shares of pairs with their intervals, and ratings."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lastcard.lab.intervals import NORMAL_95, Interval
from lastcard.lab.play import ENDINGS, OVERLONG, VOID
from lastcard.lab.round_robin.arena import Arena, Pair
from lastcard.lab.round_robin.ratings import Floats, Meetings, ratings
from lastcard.lab.run import Run

ANY_MARGIN = 1e-6
"""Anything smaller is a rounding error."""


class Meeting(NamedTuple):
    """How two bots did against each other."""

    first: str
    second: str
    share: Interval
    """What the first one won of the rounds."""
    deals: int
    rounds: int
    void: int
    """Rounds that nobody won; they count as shared."""
    overlong: int
    """Of those, the ones that were broken off."""


class Standing(NamedTuple):
    """A bot and its rating."""

    name: str
    rating: Interval


class Standings(NamedTuple):
    """The bots, the best first, and how each pair did."""

    bots: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    even: float
    """The share of bots that are equally good."""

    def rated(self, name: str) -> bool:
        """Whether the deals say anything of it: one does not, nor do those that all came out even."""
        deals = sum(one.deals for one in self.meetings if name in (one.first, one.second))
        return deals > 1 and dict(self.bots)[name].margin > ANY_MARGIN

    def against(self, first: str, second: str) -> Interval | None:
        """The share of one bot against another, where they met."""
        for one in self.meetings:
            if (one.first, one.second) == (first, second):
                return one.share
            if (one.second, one.first) == (first, second) and self.even == 0.5:
                value, low, high = one.share
                return Interval(1 - value, 1 - high, 1 - low)
        return None


def mean_of(values: Floats) -> Interval:
    """The mean of independent values from 0 to 1, with its interval.

    Besides the values a 0 and a 1 tell how far they spread: else a few that are alike would look certain.
    """
    value, count = float(values.mean()), len(values)
    spread = float(((values - value) ** 2).sum()) + value**2 + (1 - value) ** 2
    margin = NORMAL_95 * (spread / (count + 1) / count) ** 0.5
    return Interval(value, max(0.0, value - margin), min(1.0, value + margin))


def by_deal(deals: npt.NDArray[np.int64], shares: Floats) -> Floats:
    """The mean of each deal: the deal is what is independent, not its rounds."""
    _, places, counts = np.unique(deals, return_inverse=True, return_counts=True)
    return np.asarray(np.bincount(places, weights=shares) / counts)


class _Rows(NamedTuple):
    first: npt.NDArray[np.int64]
    second: npt.NDArray[np.int64]
    deals: npt.NDArray[np.int64]
    seatings: npt.NDArray[np.int64]
    endings: npt.NDArray[np.int64]
    shares: Floats

    def of(self, chosen: npt.NDArray[np.bool_]) -> _Rows:
        columns: tuple[Any, ...] = self
        return _Rows(*(column[chosen] for column in columns))


def standings(plan: Arena, run: Run) -> Standings:
    """The standings after the rounds that are done; there must be some."""
    names = ("first", "second", "deal", "seating", "ending", "share")
    rows = _Rows(*(np.asarray(run.column(name)) for name in names))
    parts = {pair: rows.of((rows.first == pair.first) & (rows.second == pair.second)) for pair in plan.pairs}
    played = {pair: part for pair, part in parts.items() if len(part.shares)}
    rated = ratings(
        len(plan.bots), [one for pair, part in played.items() for one in _split(plan, pair, part)]
    )
    bots = [Standing(name, rating) for name, rating in zip(plan.bots, rated, strict=True)]
    return Standings(
        tuple(sorted(bots, key=lambda bot: -bot.rating.value)),
        tuple(_meeting(plan, pair, part) for pair, part in played.items()),
        1 / plan.setting.players if plan.field else 0.5,
    )


def _split(plan: Arena, pair: Pair, part: _Rows) -> list[Meetings]:
    """By seating: with three players the two kinds have different numbers of seats."""
    found = []
    for number, seats in enumerate(plan.seatings):
        one = part.of(part.seatings == number)
        if len(one.shares):
            odds = sum(seats) / (len(seats) - sum(seats))
            found.append(Meetings(*pair, odds, one.deals, one.shares))
    return found


def _meeting(plan: Arena, pair: Pair, part: _Rows) -> Meeting:
    values = by_deal(part.deals, part.shares)
    overlong = int((part.endings == ENDINGS.index(OVERLONG)).sum())
    return Meeting(
        plan.bots[pair.first],
        plan.bots[pair.second],
        mean_of(values),
        len(values),
        len(part.shares),
        int((part.endings == ENDINGS.index(VOID)).sum()) + overlong,
        overlong,
    )
