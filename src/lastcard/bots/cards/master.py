"""A player of the card games that has learnt by itself: what its network likes best, at once."""

from __future__ import annotations

from random import Random

from lastcard.bots.cards import hard
from lastcard.cards.actions import whole_move
from lastcard.cards.moves import Move
from lastcard.cards.state import ROWS, State
from lastcard.learnt.player import best_action, knows
from lastcard.rules import step
from lastcard.rules.actions import PUT
from lastcard.rules.fields import PENDINGS
from lastcard.rules.piles import card_of_kind


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked; that of `hard` in a game it has not learnt."""
    if not knows(position.rules):
        return hard.choose(position, seat, rng)
    rules, pending = position.rules, PENDINGS[position.pending]
    action = best_action(position, rules, seat)
    made = [action]
    if action >= PUT:
        position = open_copy(position)
    while action >= PUT and not put(position, seat, action):
        action = best_action(position, rules, seat)
        made.append(action)
    return whole_move(made, rules, pending)


def put(position: State, seat: int, action: int) -> bool:
    """Carry out a part of a move; whether the move is complete with it."""
    return step.put(
        position, position.rules, seat, card_of_kind(position, position.rules, seat, action - PUT)
    )


def open_copy(position: State) -> State:
    """A copy of a state, or of what a view shows, that parts of a move can be carried out in."""
    copy = position.copy()
    for name in ROWS:
        setattr(copy, name, list(getattr(copy, name)))
    return copy
