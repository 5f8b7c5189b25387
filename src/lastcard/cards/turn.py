"""Whose turn it is, and who has to decide."""

from __future__ import annotations

from lastcard.cards.state import TURN, Pending, State, side


def ask(state: State, pending: Pending, seat: int) -> None:
    """Wait for this seat's decision."""
    state.pending = pending
    state.actor = seat


def next_seat(state: State, seat: int) -> int:
    """The seat after this one in the direction of play."""
    return (seat + state.direction) % state.rules.players


def turn_round(state: State) -> None:
    """Play goes the other way from now on."""
    state.direction = -state.direction
    state.tell("turned", value=side(state.direction))


def pass_turn(state: State) -> None:
    """Begin the next turn; turns that are owed are lost on the way (JACK.colors-effects)."""
    if state.opening:
        state.opening = False
        seat = state.turn
    else:
        seat = (state.turn + state.direction) % state.rules.players
    owed = state.owed
    while owed[seat]:
        owed[seat] -= 1
        state.log.append(("lost-turn", seat, (), None, None))
        seat = next_seat(state, seat)
    state.turn = state.actor = seat
    state.pending = TURN
