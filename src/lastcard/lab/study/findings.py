"""Numbers out of notes: shares, means and medians, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from lastcard.lab.intervals import NORMAL_95, Interval
from lastcard.lab.study.study import Notes

Spread = Counter[int]
"""How often each integer came."""


def spread(notes: Notes, topic: str) -> Spread:
    """How often each thing of a topic was seen, however it came out."""
    found: Spread = Counter()
    for (name, of, _), times in notes.items():
        if name == topic:
            found[of] += times
    return found


def outcomes(notes: Notes, topic: str) -> dict[int, Spread]:
    """For each thing of a topic, how often it came out in which way."""
    found: dict[int, Spread] = {}
    for (name, of, came), times in sorted(notes.items()):
        if name == topic:
            found.setdefault(of, Counter())[came] += times
    return found


def share(yes: int, total: int) -> Interval:
    """A share with Wilson's interval, which is right for few and for rare things too."""
    if not total:
        return Interval(0.0, 0.0, 1.0)
    part, z = yes / total, NORMAL_95
    middle = (part + z * z / (2 * total)) / (1 + z * z / total)
    margin = z * sqrt(part * (1 - part) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return Interval(part, max(0.0, middle - margin), min(1.0, middle + margin))


def won(counts: Mapping[int, int]) -> Interval:
    """The share of wins among things that came out as lost (0) or won (1)."""
    return share(counts.get(1, 0), sum(counts.values()))


def mean(counts: Spread) -> Interval:
    total = counts.total()
    value = sum(number * times for number, times in counts.items()) / total
    if total < 2:
        return Interval(value, value, value)
    squares = sum(times * (number - value) ** 2 for number, times in counts.items())
    margin = NORMAL_95 * sqrt(squares / (total - 1) / total)
    return Interval(value, value - margin, value + margin)


def quantile(counts: Spread, part: float) -> int:
    """The smallest number that this part of them does not exceed."""
    needed = part * counts.total()
    for number in sorted(counts):
        needed -= counts[number]
        if needed <= 1e-9:
            return number
    return max(counts)
