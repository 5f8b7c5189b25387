"""An estimate and how sure it is."""

from __future__ import annotations

from typing import NamedTuple

NORMAL_95 = 1.959963984540054
"""How many standard deviations to either side hold 95%."""


class Interval(NamedTuple):
    """An estimate, and where it lies with 95% confidence."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far it goes to the farther end: near to 0 and to 1 a share cannot go as far to both."""
        return max(self.value - self.low, self.high - self.value)
