"""Whose turn it is, and who has to decide."""

from __future__ import annotations

from lastcard.rules.fields import HOUSE, NOBODY, TURN, RulesFields, StateFields
from lastcard.rules.telling import tell_lost_turn, tell_turned


def next_seat(state: StateFields, rules: RulesFields, seat: int, direction: int) -> int:
    """The player after this one, without those who are out: to the left for 1, to the right for -1."""
    if HOUSE and (state.out or rules.shuffled):
        after = neighbor(state, seat, direction)
        while state.out >> after & 1:
            after = neighbor(state, after, direction)
        return after
    after = seat + direction
    if after == rules.players:
        return 0
    return after if after >= 0 else rules.players - 1


def neighbor(state: StateFields, seat: int, direction: int) -> int:
    """The seat beside this one in the order of play, out or not."""
    return state.left[seat] if direction == 1 else state.right[seat]


def partner(rules: RulesFields, seat: int) -> int:
    """The player across (HOUSE.teams); without teams the player alone."""
    if not HOUSE or rules.teams == 0:
        return seat
    half = rules.players // 2
    return seat + half if seat < half else seat - half


def how_many(seats: int) -> int:
    """How many seats a set has."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def skips_by_reverse(state: StateFields, rules: RulesFields) -> bool:
    """Whether a Reverse acts as a Skip: with two players (ACT.reverse-two)."""
    return rules.reverse_skips != 0 and rules.players - (how_many(state.out) if HOUSE else 0) == 2


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
    if state.opening == 0 or (HOUSE and state.out >> seat & 1):
        seat = next_seat(state, rules, seat, state.direction)
    state.opening = 0
    if HOUSE:
        state.drew_more = 0
    while state.owed[seat]:
        state.owed[seat] -= 1
        tell_lost_turn(state, seat)
        seat = next_seat(state, rules, seat, state.direction)
    state.turn = seat
    ask(state, TURN, seat)


def clear_stack(state: StateFields) -> None:
    """There is no stack."""
    state.total = state.doubtful = state.wild_on_top = 0
    state.first_out = NOBODY


def clear_put(state: StateFields) -> None:
    """Nothing has been put down yet."""
    state.together = state.jumped = 0
    state.reverses = state.draws = state.skips = state.pulls = state.picked = 0
