"""The dice game as compiled code: starting a game and carrying out actions, which must be legal."""

from __future__ import annotations

from lastcard.fast.chance import below
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.dice_layout import (
    BLANK,
    BOARD_WORDS,
    BOARDS,
    CALL,
    CHAIN,
    CLOSE,
    COLORS,
    DECISIONS,
    DICE,
    DICE_COUNT,
    DONE,
    ENTRIES,
    ENTRY_BITS,
    EXTRA,
    EXTRAS,
    FIRST,
    LAST,
    LINK,
    LINK_BITS,
    LINKED,
    LINKS,
    MINUS,
    MINUS_AT,
    MINUSES,
    NONE,
    NUMBERS,
    OVER,
    PENALTY,
    PENDING,
    PLAYERS,
    PLUS,
    PLUS_AT,
    PLUSES,
    ROLL,
    SEATS,
    SIDES,
    SIDES_EACH,
    STAR,
    STAR_ENTRY,
    TURN,
    USED,
    WINNER,
    WIPED,
    WORD_ENTRIES,
    WORD_SHIFT,
)


@compiled
def over(row: Row) -> bool:
    """Whether somebody has won."""
    return bool(row[PENDING] == OVER)


@compiled
def asked(row: Row, tables: Row) -> int:
    """The seat that has to decide; -1 when nobody has."""
    return NONE if row[PENDING] == OVER else int(row[TURN])


@compiled
def next_seat(seat: int, tables: Row) -> int:
    """The seat that comes next, clockwise."""
    return 0 if seat + 1 == tables[PLAYERS] else seat + 1


@compiled
def entry_of(face: int) -> int:
    """What is written for a face: its number, or a star (DICE.write)."""
    return STAR_ENTRY if face == STAR else face % 6 + 1


@compiled
def entry_at(row: Row, seat: int, place: int) -> int:
    """The entry at a place of a board; the first is at 0."""
    word = row[BOARDS + seat * BOARD_WORDS + (place >> WORD_SHIFT)]
    return int(word >> ((place & (WORD_ENTRIES - 1)) * ENTRY_BITS) & 15)


@compiled
def last_entry(row: Row, seat: int) -> int:
    """What was last written on a board."""
    return entry_at(row, seat, row[ENTRIES + seat] - 1)


@compiled
def room(row: Row, tables: Row, seat: int) -> int:
    """How many spaces of a board are still to be filled, extra spaces outlined included."""
    return int(tables[BLANK] + row[EXTRAS + seat] - row[ENTRIES + seat])


@compiled
def change_entry(row: Row, seat: int, place: int, entry: int) -> None:
    """Write on an empty place of a board, or wipe off the entry that stands there."""
    word = BOARDS + seat * BOARD_WORDS + (place >> WORD_SHIFT)
    row[word] ^= entry << ((place & (WORD_ENTRIES - 1)) * ENTRY_BITS)


@compiled
def write(row: Row, tables: Row, seat: int, entry: int) -> None:
    """Write on a board; what does not fit is left out (DICE.write)."""
    if room(row, tables, seat) > 0:
        change_entry(row, seat, row[ENTRIES + seat], entry)
        row[ENTRIES + seat] += 1


@apart
def start(row: Row, tables: Row, given: Row) -> None:
    """A new game, up to the first player's first roll (DICE.first, DICE.start, DICE.again)."""
    row[DECISIONS] = 0
    row[CALL] = row[WINNER] = row[LAST] = NONE
    row[USED] = row[LINKED] = row[LINKS] = 0
    for seat in range(SEATS):
        row[ENTRIES + seat] = row[EXTRAS + seat] = 0
        for word in range(tables[WIPED]):
            row[BOARDS + seat * BOARD_WORDS + word] = 0
    first = tables[FIRST]
    if first == NONE:
        first = below(row, given, tables[PLAYERS])
    seat = first
    for _ in range(tables[PLAYERS]):
        roll_first_number(row, tables, given, seat)
        seat = next_seat(seat, tables)
    begin_turn(row, tables, given, first)


@compiled
def roll_first_number(row: Row, tables: Row, given: Row, seat: int) -> None:
    """Any one die, until it shows a number (DICE.start)."""
    face = STAR
    while face >= NUMBERS:
        face = tables[SIDES + below(row, given, DICE_COUNT * SIDES_EACH)]
    write(row, tables, seat, entry_of(face))


@compiled
def begin_turn(row: Row, tables: Row, given: Row, seat: int) -> None:
    """A turn starts with a roll of all six dice (DICE.roll)."""
    row[TURN] = seat
    row[PENDING] = ROLL
    row[PLUSES] = row[MINUSES] = 0
    row[LAST] = NONE
    for die in range(DICE_COUNT):
        roll_die(row, tables, given, die)


@compiled
def roll_die(row: Row, tables: Row, given: Row, die: int) -> None:
    """Another face of this die comes up, or the same."""
    row[DICE + die] = tables[SIDES + die * SIDES_EACH + below(row, given, SIDES_EACH)]


@compiled
def step(row: Row, tables: Row, given: Row, seat: int, action: int) -> None:
    """Carry out an action of the seat that is asked."""
    row[DECISIONS] += 1
    if action < LINK:
        reroll(row, tables, given, action)
    elif action < CLOSE:
        link(row, action - LINK)
    elif action == CLOSE:
        put_down(row, tables, given, seat)
    elif action < DONE:
        punish(row, action)
        go_on(row, tables, given)
    else:
        row[PLUSES] = row[MINUSES] = 0
        go_on(row, tables, given)


@compiled
def reroll(row: Row, tables: Row, given: Row, dice: int) -> None:
    """Roll these dice again, or none of them (DICE.reroll)."""
    for die in range(DICE_COUNT):
        if dice >> die & 1:
            roll_die(row, tables, given, die)
    row[PENDING] = CHAIN


@compiled
def link(row: Row, face: int) -> None:
    """Put a face next into the chain: one die, or two wild dice (DICE.chain, DICE.wild)."""
    wanted = 2 if face == STAR else 1
    for die in range(DICE_COUNT):
        if wanted and row[DICE + die] == face and not row[USED] >> die & 1:
            row[USED] |= 1 << die
            wanted -= 1
    row[LINKS] |= face << (row[LINKED] * LINK_BITS)
    row[LINKED] += 1
    row[LAST] = face


@compiled
def put_down(row: Row, tables: Row, given: Row, seat: int) -> None:
    """Write the chain; it wins at once if it fills the board, before penalties and the call (DICE.win)."""
    links = row[LINKS]
    for _ in range(row[LINKED]):
        write(row, tables, seat, entry_of(links & 31))
        links >>= LINK_BITS
    row[USED] = row[LINKED] = row[LINKS] = 0
    row[CALL] = NONE
    if room(row, tables, seat) <= 0:
        win(row, seat)
        return
    row[PENDING] = PENALTY
    for die in range(DICE_COUNT):
        row[PLUSES] += row[DICE + die] == PLUS
        row[MINUSES] += row[DICE + die] == MINUS
    go_on(row, tables, given)


@compiled
def punish(row: Row, action: int) -> None:
    """Use a penalty: an extra space more, or the last entry wiped off (DICE.plus, DICE.minus)."""
    if action < MINUS_AT:
        row[PLUSES] -= 1
        row[EXTRAS + action - PLUS_AT] += 1
    else:
        seat = action - MINUS_AT
        row[MINUSES] -= 1
        row[ENTRIES + seat] -= 1
        place = row[ENTRIES + seat]
        change_entry(row, seat, place, entry_at(row, seat, place))


@compiled
def plus_hits(row: Row, tables: Row, seat: int) -> bool:
    """Whether a +1 is left that can be used against this seat (DICE.plus)."""
    return bool(row[PLUSES] > 0 and seat != row[TURN] and row[EXTRAS + seat] < tables[EXTRA])


@compiled
def minus_hits(row: Row, tables: Row, seat: int) -> bool:
    """Whether a -1 is left that can be used against this seat (DICE.minus)."""
    return bool(row[MINUSES] > 0 and seat != row[TURN] and row[ENTRIES + seat] > 1)


@compiled
def go_on(row: Row, tables: Row, given: Row) -> None:
    """More penalties while any can be used (DICE.penalties); then the call and the next turn."""
    for seat in range(tables[PLAYERS]):
        if plus_hits(row, tables, seat) or minus_hits(row, tables, seat):
            return
    if row[LAST] != NONE:
        call(row, tables, row[LAST])
    if row[PENDING] != OVER:
        begin_turn(row, tables, given, next_seat(row[TURN], tables))


@compiled
def is_called(row: Row, tables: Row, seat: int, face: int, last: int) -> bool:
    """Whether a seat whose board ends so writes when this face is called (DICE.call, DICE.call-wild)."""
    return bool(face == STAR or last == entry_of(face) or tables[COLORS + seat] == face // 6)


@compiled
def call(row: Row, tables: Row, face: int) -> None:
    """The others write what the last die of the chain says; the first clockwise who is full wins."""
    row[CALL] = face
    full = NONE
    seat = next_seat(row[TURN], tables)
    while seat != row[TURN]:
        if is_called(row, tables, seat, face, last_entry(row, seat)):
            write(row, tables, seat, entry_of(face))
        if full == NONE and room(row, tables, seat) <= 0:
            full = seat
        seat = next_seat(seat, tables)
    if full != NONE:
        win(row, full)


@compiled
def win(row: Row, seat: int) -> None:
    """The game is over."""
    row[PENDING] = OVER
    row[WINNER] = seat
    row[LAST] = NONE
    row[PLUSES] = row[MINUSES] = 0
