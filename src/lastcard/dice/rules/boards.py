"""What is written on the boards."""

from __future__ import annotations

from lastcard.dice.rules.fields import EACH_COLOR, NO_FACE, NOBODY, STAR, STAR_ENTRY, RulesFields, StateFields


def entry_of(face: int) -> int:
    """What is written for a face: its number, or a star (DICE.write)."""
    return STAR_ENTRY if face == STAR else face % EACH_COLOR + 1


def entry_at(state: StateFields, rules: RulesFields, seat: int, place: int) -> int:
    """The entry at a place of a board; the first is at 0."""
    return state.written[seat * rules.spaces + place]


def last_entry(state: StateFields, rules: RulesFields, seat: int) -> int:
    """What was last written on a board."""
    return state.written[seat * rules.spaces + state.entries[seat] - 1]


def room(state: StateFields, rules: RulesFields, seat: int) -> int:
    """How many spaces of a board are still to be filled, extra spaces outlined included."""
    return rules.blank + state.extras[seat] - state.entries[seat]


def write(state: StateFields, rules: RulesFields, seat: int, entry: int) -> None:
    """Write on a board; what does not fit is left out (DICE.write)."""
    if room(state, rules, seat) > 0:
        state.written[seat * rules.spaces + state.entries[seat]] = entry
        state.entries[seat] += 1


def erase(state: StateFields, rules: RulesFields, seat: int) -> None:
    """Erase the last entry of a board (DICE.minus)."""
    state.entries[seat] -= 1
    state.written[seat * rules.spaces + state.entries[seat]] = 0


def wipe(state: StateFields, rules: RulesFields) -> None:
    """Wipe the boards clean; nobody has won or called (DICE.again)."""
    for seat in range(rules.players):
        state.entries[seat] = state.extras[seat] = 0
    for space in range(rules.players * rules.spaces):
        state.written[space] = 0
    state.used = state.linked = state.links = 0
    state.called = NO_FACE
    state.winner = NOBODY
