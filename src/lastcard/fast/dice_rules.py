"""The dice game as compiled code: starting a game and carrying out actions, which must be legal."""

from __future__ import annotations

from typing import Any

from lastcard.fast.chance import below
from lastcard.fast.compile import called, compiled
from lastcard.fast.dice_layout import (
    CHAIN,
    CLOSE,
    DICE_COUNT,
    DONE,
    ENTRY_BITS,
    LINK,
    LINK_BITS,
    MINUS,
    MINUS_AT,
    NONE,
    NUMBERS,
    OVER,
    PENALTY,
    PLUS,
    PLUS_AT,
    ROLL,
    SEATS,
    SIDES_EACH,
    STAR,
    STAR_ENTRY,
    WORD_ENTRIES,
    WORD_SHIFT,
)


@compiled
def over(state: Any) -> bool:
    """Whether somebody has won."""
    return bool(state.pending == OVER)


@compiled
def asked(state: Any, rules: Any) -> int:
    """The seat that has to decide; -1 when nobody has."""
    return NONE if state.pending == OVER else int(state.turn)


@compiled
def next_seat(seat: int, rules: Any) -> int:
    """The seat that comes next, clockwise."""
    return 0 if seat + 1 == rules.players else seat + 1


@compiled
def entry_of(face: int) -> int:
    """What is written for a face: its number, or a star (DICE.write)."""
    return STAR_ENTRY if face == STAR else face % 6 + 1


@compiled
def entry_at(state: Any, seat: int, place: int) -> int:
    """The entry at a place of a board; the first is at 0."""
    word = state.boards[seat, place >> WORD_SHIFT]
    return int(word >> ((place & (WORD_ENTRIES - 1)) * ENTRY_BITS) & 15)


@compiled
def last_entry(state: Any, seat: int) -> int:
    """What was last written on a board."""
    return entry_at(state, seat, state.entries[seat] - 1)


@compiled
def room(state: Any, rules: Any, seat: int) -> int:
    """How many spaces of a board are still to be filled, extra spaces outlined included."""
    return int(rules.blank + state.extras[seat] - state.entries[seat])


@compiled
def change_entry(state: Any, seat: int, place: int, entry: int) -> None:
    """Write on an empty place of a board, or wipe off the entry that stands there."""
    state.boards[seat, place >> WORD_SHIFT] ^= entry << ((place & (WORD_ENTRIES - 1)) * ENTRY_BITS)


@compiled
def write(state: Any, rules: Any, seat: int, entry: int) -> None:
    """Write on a board; what does not fit is left out (DICE.write)."""
    if room(state, rules, seat) > 0:
        change_entry(state, seat, state.entries[seat], entry)
        state.entries[seat] += 1


@called
def start(state: Any, rules: Any, given: Any) -> None:
    """A new game, up to the first player's first roll (DICE.first, DICE.start, DICE.again)."""
    state.decisions = 0
    state.call = state.winner = state.last = NONE
    state.used = state.linked = state.links = 0
    for seat in range(SEATS):
        state.entries[seat] = state.extras[seat] = 0
        for word in range(rules.wiped):
            state.boards[seat, word] = 0
    first = rules.first
    if first == NONE:
        first = below(state, given, rules.players)
    seat = first
    for _ in range(rules.players):
        roll_first_number(state, rules, given, seat)
        seat = next_seat(seat, rules)
    begin_turn(state, rules, given, first)


@compiled
def roll_first_number(state: Any, rules: Any, given: Any, seat: int) -> None:
    """Any one die, until it shows a number (DICE.start)."""
    face = STAR
    while face >= NUMBERS:
        face = rules.sides[below(state, given, DICE_COUNT * SIDES_EACH)]
    write(state, rules, seat, entry_of(face))


@compiled
def begin_turn(state: Any, rules: Any, given: Any, seat: int) -> None:
    """A turn starts with a roll of all six dice (DICE.roll)."""
    state.turn = seat
    state.pending = ROLL
    state.pluses = state.minuses = 0
    state.last = NONE
    for die in range(DICE_COUNT):
        roll_die(state, rules, given, die)


@compiled
def roll_die(state: Any, rules: Any, given: Any, die: int) -> None:
    """Another face of this die comes up, or the same."""
    state.dice[die] = rules.sides[die * SIDES_EACH + below(state, given, SIDES_EACH)]


@compiled
def step(state: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    """Carry out an action of the seat that is asked."""
    state.decisions += 1
    if action < LINK:
        reroll(state, rules, given, action)
    elif action < CLOSE:
        link(state, action - LINK)
    elif action == CLOSE:
        put_down(state, rules, given, seat)
    elif action < DONE:
        punish(state, action)
        go_on(state, rules, given)
    else:
        state.pluses = state.minuses = 0
        go_on(state, rules, given)


@compiled
def reroll(state: Any, rules: Any, given: Any, dice: int) -> None:
    """Roll these dice again, or none of them (DICE.reroll)."""
    for die in range(DICE_COUNT):
        if dice >> die & 1:
            roll_die(state, rules, given, die)
    state.pending = CHAIN


@compiled
def link(state: Any, face: int) -> None:
    """Put a face next into the chain: one die, or two wild dice (DICE.chain, DICE.wild)."""
    wanted = 2 if face == STAR else 1
    for die in range(DICE_COUNT):
        if wanted and state.dice[die] == face and not state.used >> die & 1:
            state.used |= 1 << die
            wanted -= 1
    state.links |= face << (state.linked * LINK_BITS)
    state.linked += 1
    state.last = face


@compiled
def put_down(state: Any, rules: Any, given: Any, seat: int) -> None:
    """Write the chain; it wins at once if it fills the board, before penalties and the call (DICE.win)."""
    links = state.links
    for _ in range(state.linked):
        write(state, rules, seat, entry_of(links & 31))
        links >>= LINK_BITS
    state.used = state.linked = state.links = 0
    state.call = NONE
    if room(state, rules, seat) <= 0:
        win(state, seat)
        return
    state.pending = PENALTY
    for die in range(DICE_COUNT):
        state.pluses += state.dice[die] == PLUS
        state.minuses += state.dice[die] == MINUS
    go_on(state, rules, given)


@compiled
def punish(state: Any, action: int) -> None:
    """Use a penalty: an extra space more, or the last entry wiped off (DICE.plus, DICE.minus)."""
    if action < MINUS_AT:
        state.pluses -= 1
        state.extras[action - PLUS_AT] += 1
    else:
        seat = action - MINUS_AT
        state.minuses -= 1
        state.entries[seat] -= 1
        place = state.entries[seat]
        change_entry(state, seat, place, entry_at(state, seat, place))


@compiled
def plus_hits(state: Any, rules: Any, seat: int) -> bool:
    """Whether a +1 is left that can be used against this seat (DICE.plus)."""
    return bool(state.pluses > 0 and seat != state.turn and state.extras[seat] < rules.extra)


@compiled
def minus_hits(state: Any, rules: Any, seat: int) -> bool:
    """Whether a -1 is left that can be used against this seat (DICE.minus)."""
    return bool(state.minuses > 0 and seat != state.turn and state.entries[seat] > 1)


@compiled
def go_on(state: Any, rules: Any, given: Any) -> None:
    """More penalties while any can be used (DICE.penalties); then the call and the next turn."""
    for seat in range(rules.players):
        if plus_hits(state, rules, seat) or minus_hits(state, rules, seat):
            return
    if state.last != NONE:
        call(state, rules, state.last)
    if state.pending != OVER:
        begin_turn(state, rules, given, next_seat(state.turn, rules))


@compiled
def is_called(state: Any, rules: Any, seat: int, face: int, last: int) -> bool:
    """Whether a seat whose board ends so writes when this face is called (DICE.call, DICE.call-wild)."""
    return bool(face == STAR or last == entry_of(face) or rules.colors[seat] == face // 6)


@compiled
def call(state: Any, rules: Any, face: int) -> None:
    """The others write what the last die of the chain says; the first clockwise who is full wins."""
    state.call = face
    full = NONE
    seat = next_seat(state.turn, rules)
    while seat != state.turn:
        if is_called(state, rules, seat, face, last_entry(state, seat)):
            write(state, rules, seat, entry_of(face))
        if full == NONE and room(state, rules, seat) <= 0:
            full = seat
        seat = next_seat(seat, rules)
    if full != NONE:
        win(state, full)


@compiled
def win(state: Any, seat: int) -> None:
    """The game is over."""
    state.pending = OVER
    state.winner = seat
    state.last = NONE
    state.pluses = state.minuses = 0
