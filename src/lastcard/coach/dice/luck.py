"""How lucky a throw was, beside what was to be expected of it."""

from __future__ import annotations

from lastcard.bots.dice import turn
from lastcard.bots.dice.expert import Chances
from lastcard.coach.dice.chances import before_throw, chances, possible
from lastcard.dice.moves import Reroll
from lastcard.dice.state import DiceState


def of_first_throw(position: DiceState, seat: int) -> float:
    """How much more likely this seat is to win with these dice than when its turn began."""
    return chances(position)[seat] - before_throw(position)[seat]


def of_reroll(before: DiceState, move: Reroll, position: DiceState, seat: int) -> float:
    """How much more likely this seat is to win than rolling these dice again had promised."""
    if not possible(before):
        return 0.0
    promised = turn.weigh(before, seat, Chances(before.rules.players, seat))[move]
    return chances(position)[seat] - promised
