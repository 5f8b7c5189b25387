"""Whose turn it is, and who has to decide."""

from __future__ import annotations

from lastcard.rules.fields import NOBODY, TURN, RulesFields, StateFields
from lastcard.rules.telling import tell_lost_turn, tell_turned


def next_seat(state: StateFields, rules: RulesFields, seat: int, direction: int) -> int:
    """The player after this one: to the left for 1, to the right for -1."""
    after = seat + direction
    if after == rules.players:
        return 0
    return after if after >= 0 else rules.players - 1


def ask(state: StateFields, pending: int, seat: int) -> None:
    """Wait for this seat's decision."""
    state.pending = pending
    state.actor = seat
    state.answering = 1 << seat


def ask_several(state: StateFields, pending: int, seats: int) -> None:
    """Wait for the decisions of these seats, in any order."""
    state.pending = pending
    state.actor = NOBODY
    state.answering = seats


def asked(state: StateFields, rules: RulesFields) -> int:
    """The seat that decides next: of several, the first after the one on turn; nobody when it is over."""
    if state.actor != NOBODY or state.answering == 0:
        return state.actor
    seat = next_seat(state, rules, state.turn, state.direction)
    while state.answering >> seat & 1 == 0:
        seat = next_seat(state, rules, seat, state.direction)
    return seat


def reverse(state: StateFields) -> None:
    """Play goes the other way from now on."""
    state.direction = -state.direction
    tell_turned(state)


def pass_turn(state: StateFields, rules: RulesFields) -> None:
    """Begin the next turn; turns that are owed are lost on the way (JACK.colors-effects)."""
    seat = state.turn
    if state.opening:
        state.opening = 0
    else:
        seat = next_seat(state, rules, seat, state.direction)
    while state.owed[seat]:
        state.owed[seat] -= 1
        tell_lost_turn(state, seat)
        seat = next_seat(state, rules, seat, state.direction)
    state.turn = seat
    ask(state, TURN, seat)


def clear_put(state: StateFields) -> None:
    """Nothing has been put down yet."""
    state.reverses = state.draws = state.skips = state.pulls = state.picked = 0
