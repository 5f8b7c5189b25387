"""Why one move of the dice game is better than another."""

from __future__ import annotations

from lastcard.coach.reason import Reason
from lastcard.dice.faces import STAR
from lastcard.dice.moves import Chain, Move, Penalty, Reroll
from lastcard.dice.state import DiceState


def reason(position: DiceState, seat: int, best: Move, other: Move | None) -> Reason:
    """The sentence that tells best why a move is better than the other, or than none."""
    if other is None:
        return Reason("only")
    match best:
        case Reroll():
            return Reason("dice-again")
        case Chain():
            return _of_chains(position, seat, best, other)
        case Penalty():
            return Reason("dice-penalty", best.target)
    return Reason("dice-stand" if isinstance(other, Reroll) else "ahead")


def _of_chains(position: DiceState, seat: int, best: Chain, other: Move) -> Reason:
    if len(best.faces) >= position.room(seat):
        return Reason("dice-win")
    if not isinstance(other, Chain) or len(best.faces) > len(other.faces):
        return Reason("dice-longer")
    star, other_star = best.faces[-1:] == (STAR,), other.faces[-1:] == (STAR,)
    if star != other_star:
        return Reason("dice-star" if star else "dice-no-star")
    return Reason("dice-call")
