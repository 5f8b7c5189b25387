"""A player of the card games that has learnt by itself: what its network likes best, at once."""

from __future__ import annotations

from random import Random

from lastcard.bots.cards import hard
from lastcard.cards.actions import open_copy, put_part, whole_move
from lastcard.cards.moves import Move
from lastcard.cards.state import State
from lastcard.learnt.player import best_action, knows
from lastcard.rules.actions import PUT
from lastcard.rules.fields import PENDINGS


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked; that of `hard` in a game it has not learnt."""
    if not knows(position.rules):
        return hard.choose(position, seat, rng)
    rules, pending = position.rules, PENDINGS[position.pending]
    action = best_action(position, rules, seat)
    made = [action]
    if action >= PUT:
        position = open_copy(position)
    while action >= PUT and not put_part(position, seat, action):
        action = best_action(position, rules, seat)
        made.append(action)
    return whole_move(made, rules, pending)
