"""Telling what happened, as events of a state. Compiled code tells nobody."""

from __future__ import annotations

from lastcard.dice.faces import DICE_IN, ENTRIES, FACES
from lastcard.rules.fields import Rules, State


def tell_starts(state: State, seat: int) -> None:
    state.tell("starts", seat)


def tell_first(state: State, seat: int, face: int) -> None:
    state.tell("rolled", seat, (FACES[face],))


def tell_rolled(state: State, dice: int) -> None:
    state.tell("rolled", state.turn, tuple([FACES[state.shown[die]] for die in DICE_IN[dice]]))


def tell_wrote(state: State, rules: Rules, seat: int, since: int) -> None:
    """Whatever has been written on a board since it had this many entries; nothing may have fitted."""
    start = seat * rules.spaces
    entries = state.written[start + since : start + state.entries[seat]]
    if entries:
        state.tell("wrote", seat, tuple([ENTRIES[entry] for entry in entries]))


def tell_called(state: State, face: int) -> None:
    state.tell("called", state.turn, (FACES[face],))


def tell_won(state: State, seat: int) -> None:
    state.tell("won-match", seat)
