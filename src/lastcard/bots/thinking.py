"""How long a bot may think about a decision."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf

from lastcard.core.refusal import Refusal

_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s|ms)|(\d{1,9})", re.ASCII)
_PER_SECOND = {"s": 1, "ms": 1000}
PLAYOUTS_A_SECOND = 100_000
"""About as many as a search manages on one core."""
LONGEST = 60
"""Nobody waits for longer than this many seconds."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A budget for one decision on one core: of time, or of games played out in the mind.

    Exactly one of the two is set. With `playouts` the same view and generator give the same decision.
    """

    seconds: float | None = 0.2
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [budget for budget in (self.seconds, self.playouts) if budget is not None]
        if len(given) != 1 or not 0 < given[0] <= (LONGEST if self.playouts is None else inf):
            raise Refusal("bot-budget", given=repr(self))


def counted(thinking: Thinking) -> Thinking:
    """A budget in playouts that takes about as long, so that no clock has a say in what is decided.

    >>> counted(Thinking(0.5))
    Thinking(seconds=None, playouts=50000)
    """
    if thinking.seconds is None:
        return thinking
    return Thinking(None, max(1, round(thinking.seconds * PLAYOUTS_A_SECOND)))


def seconds_for(thinking: Thinking) -> float:
    """The seconds that a thought with this budget takes, about."""
    return thinking.seconds or (thinking.playouts or 0) / PLAYOUTS_A_SECOND


def read_budget(text: str) -> Thinking | None:
    """The budget that `0.5s`, `500ms`, or `400` for 400 playouts, stands for; None for anything else."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        return None
    number, unit, playouts = found.groups()
    try:
        return Thinking(None, int(playouts)) if playouts else Thinking(float(number) / _PER_SECOND[unit])
    except Refusal:
        return None
