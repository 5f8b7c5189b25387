"""A beginner at the dice game: it rolls again some of the dice that it has no use for."""

from __future__ import annotations

from collections import Counter
from random import Random

from lastcard.bots.dice import random
from lastcard.dice.faces import STAR
from lastcard.dice.moves import STAND, Move, Reroll
from lastcard.dice.rules.fields import ROLL
from lastcard.dice.state import DiceState

ROLLS = 0.5
"""How likely it is to roll each of the dice again that do not fit."""


def choose(view: DiceState, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be the one that is asked."""
    if view.pending != ROLL:
        return random.choose(view, seat, rng)
    chain = Counter(random.any_chain(view, seat, rng).faces)
    # A star of the chain is two dice (DICE.wild).
    chain[STAR] *= 2
    again = tuple(face for face in (Counter(view.dice) - chain).elements() if rng.random() < ROLLS)
    return Reroll(again) if again else STAND
