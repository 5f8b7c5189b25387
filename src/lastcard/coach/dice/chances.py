"""How likely each player of the dice game is to win it."""

from __future__ import annotations

from lastcard.bots.dice import turn
from lastcard.bots.dice.expert import Chances
from lastcard.bots.dice.race import strength
from lastcard.dice.faces import DICE, STAR
from lastcard.dice.rules.fields import ROLL
from lastcard.dice.state import DiceState


def chances(position: DiceState) -> tuple[float, ...]:
    """The chance of each seat: exact for the throws of this turn, by the spaces left after it."""
    players = range(position.rules.players)
    if position.match is not None:
        return tuple(float(seat in position.match.winners) for seat in players)
    if not possible(position):
        return before_throw(position)
    mover = position.turn
    own = max(turn.weigh(position, mover, Chances(position.rules.players, mover)).values())
    others = [0.0 if seat == mover else _strength(position, seat, 1) for seat in players]
    return tuple(own if seat == mover else (1 - own) * others[seat] / sum(others) for seat in players)


def before_throw(position: DiceState) -> tuple[float, ...]:
    """The chance of each seat when the turn has begun and no die has been thrown."""
    strengths = [_strength(position, seat, 0) for seat in range(position.rules.players)]
    return tuple(each / sum(strengths) for each in strengths)


def possible(position: DiceState) -> bool:
    """No game comes to a die with a face that it does not have, but a position may."""
    return position.pending != ROLL or all(face in die for face, die in zip(position.dice, DICE, strict=True))


def _strength(position: DiceState, seat: int, gone: int) -> float:
    """How strong a seat is once so many turns have gone by."""
    players = position.rules.players
    waits = (seat - position.turn - gone) % players
    return strength(players, waits, position.room(seat), position.last_entry(seat) == STAR)
