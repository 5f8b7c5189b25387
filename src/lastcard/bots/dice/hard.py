"""A strong player of the dice game: it counts spaces, its own and those of others, by exact expectation."""

from __future__ import annotations

from random import Random

from lastcard.bots.dice import turn
from lastcard.dice.moves import Move
from lastcard.dice.state import DiceState

FULL = 50.0
"""What the end of the game counts, in spaces."""
STAR_LAST = 1.0
"""About so much longer is the next chain after a star, with which any die may start (DICE.chain-start)."""


def choose(view: DiceState, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be the one that is asked."""
    return turn.choose(view, seat, rng, Spaces(view, seat))


class Spaces:
    """Counts the spaces that this turn brings, less those of the others; most count those of who leads."""

    won = FULL
    hides_stars = False

    def __init__(self, view: DiceState, seat: int) -> None:
        self.rooms = [view.room(other) for other in range(view.rules.players)]
        self.room = self.rooms[seat]
        near = [0 if other == seat else 1 / (left + 0.5) for other, left in enumerate(self.rooms)]
        self.shares = [each / sum(near) for each in near]

    def own(self, left: int, star: bool) -> float:
        return self.room - left + STAR_LAST * star

    def threat(self, seat: int, left: int, star: bool) -> float:
        return self.shares[seat] * (self.rooms[seat] - left + STAR_LAST * star) if left else FULL

    def worth(self, own: float, threats: float) -> float:
        return own - threats
