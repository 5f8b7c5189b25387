"""A player of the dice game who looks at how likely everybody is to win, by exact expectation."""

from __future__ import annotations

from math import inf
from random import Random

from lastcard.bots.dice import turn
from lastcard.bots.dice.race import strength
from lastcard.bots.thinking import Thinking
from lastcard.dice.moves import Move
from lastcard.dice.state import DiceState


def choose(view: DiceState, seat: int, rng: Random, thinking: Thinking | None = None) -> Move:
    """The move of this seat, which must be one that is asked.

    No budget makes it better: all throws are looked at in a few hundredths of a second.
    """
    return turn.choose(view, seat, rng, Chances(view.rules.players, seat))


class Chances:
    """The chance to win the game, once the turn of this seat is over."""

    won = 1.0
    hides_stars = True

    def __init__(self, players: int, seat: int) -> None:
        self.players, self.seat = players, seat

    def own(self, left: int, star: bool) -> float:
        return strength(self.players, self.players - 1, left, star)

    def threat(self, seat: int, left: int, star: bool) -> float:
        return strength(self.players, (seat - self.seat - 1) % self.players, left, star) if left else inf

    def worth(self, own: float, threats: float) -> float:
        return own / (own + threats)
