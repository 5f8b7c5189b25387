"""From the first deal to the first turn; the second implementation."""

from __future__ import annotations

from lastcard.fast.bits import natural
from lastcard.fast.chance import below
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import kind_at, lay_on_top, pick, top_kind
from lastcard.fast.layout import (
    ALL_CARDS,
    ANSWERING,
    ASK,
    BEGAN,
    BLUFFED,
    CATCHABLE,
    CAUGHT,
    COLOR,
    COLOR_WANTED,
    COLORED_KINDS,
    DEALER,
    DEBT,
    DECISIONS,
    DIRECTION,
    DISPENSER,
    DOES_PULL,
    DOES_REVERSE,
    DOES_SKIP,
    DRAW,
    DRAWN_KIND,
    DRAWS_OF,
    FAULT,
    FLAGS,
    HAND_SIZE,
    HANDS,
    IS_RESTRICTED,
    IS_WILD,
    MATCH,
    MOST_PLAYERS,
    NO_COLOR,
    NO_KIND,
    NOBODY,
    ON_TURN,
    OPENING,
    OVER,
    OWED,
    PASSED,
    PENDING,
    PERFORMER,
    PLAYERS,
    ROUNDS,
    RULE_COUNT,
    SAID,
    SCORES,
    SYMBOL_COUNT,
    TARGET,
    TASKS,
    TOP,
    TURN,
    UNDECIDED,
    UNDER,
    UNTIL_COLOR,
    USED,
    WINNER,
)
from lastcard.fast.lever import proceed
from lastcard.fast.turns import ask, clear_put, next_seat, push, seat_after, suffer

NO_CARD = -1


@apart
def start(row: Row, tables: Row, given: Row) -> None:
    """A new match. Every seat is equally likely to deal first, which is all that the cut decides."""
    row[DECISIONS] = row[FAULT] = row[ROUNDS] = row[MATCH] = 0
    for seat in range(MOST_PLAYERS):
        row[SCORES + seat] = 0
    row[DISPENSER] = (1 << tables[RULE_COUNT]) - 1
    row[USED] = 0
    row[DEALER] = below(row, given, tables[PLAYERS])
    deal(row, tables, given)


@apart
def next_round(row: Row, tables: Row, given: Row) -> None:
    """Deal again, one seat further to the left (SETUP.next-dealer); only between the rounds of a match."""
    if row[PENDING] != OVER or row[MATCH] != 0:
        return
    row[DEALER] = seat_after(tables, row[DEALER], 1)
    deal(row, tables, given)


@apart
def deal(row: Row, tables: Row, given: Row) -> None:
    """Shuffle, deal one card at a time from the dealer's left, and turn a card over (SETUP.deal)."""
    _clear(row, tables)
    row[ROUNDS] += 1
    row[BEGAN] = row[DECISIONS]
    # The hand-size option leaves enough cards; the pile is written back once, not after every card.
    first, second = row[DRAW], row[DRAW + 1]
    for _ in range(tables[HAND_SIZE]):
        seat = row[DEALER]
        for _ in range(tables[PLAYERS]):
            seat = natural(seat_after(tables, seat, 1))
            place = natural(pick(row, given, tables, first, second))
            word, bit = place >> 6, 1 << (place & 63)
            row[HANDS + 2 * seat + word] |= bit
            first ^= bit & (word - 1)
            second ^= bit & -word
    row[DRAW], row[DRAW + 1] = first, second
    _flip(row, tables, given)


@compiled
def _clear(row: Row, tables: Row) -> None:
    """Take everything of the last round off the table; scores and rule cards stay."""
    for word in range(2):
        row[DRAW + word] = tables[ALL_CARDS + word]
        row[UNDER + word] = 0
    for word in range(2 * MOST_PLAYERS):
        row[HANDS + word] = 0
    row[OWED] = row[PASSED] = row[SAID] = row[CATCHABLE] = row[CAUGHT] = row[TASKS] = 0
    row[ANSWERING] = row[BLUFFED] = row[DEBT] = row[UNTIL_COLOR] = 0
    row[PERFORMER] = NOBODY
    clear_put(row)
    row[TOP] = NO_CARD
    row[DRAWN_KIND] = NO_KIND
    row[COLOR] = NO_COLOR
    row[DIRECTION] = 1
    row[WINNER] = UNDECIDED


@compiled
def _flip(row: Row, tables: Row, given: Row) -> None:
    """Turn the top card over (SETUP.flip); a restricted one goes back into the pile (FIRST.wild4)."""
    place = pick(row, given, tables, row[DRAW], row[DRAW + 1])
    while tables[FLAGS + kind_at(tables, place)] & IS_RESTRICTED != 0:
        place = pick(row, given, tables, row[DRAW], row[DRAW + 1])
    lay_on_top(row, tables, place, DRAW)
    kind = top_kind(row, tables)
    row[COLOR] = kind // SYMBOL_COUNT if kind < COLORED_KINDS else NO_COLOR
    _open(row, tables, given, kind)


@compiled
def _open(row: Row, tables: Row, given: Row, kind: int) -> None:
    """The first card acts on the player on the dealer's left (FIRST)."""
    flags = tables[FLAGS + kind]
    first = next_seat(row, tables, row[DEALER])
    ask(row, TURN, NOBODY)
    row[ON_TURN] = first
    row[OPENING] = 1
    if flags & DOES_REVERSE != 0:
        row[ON_TURN] = row[DEALER]
        row[DIRECTION] = -1
    suffer(row, first, tables[DRAWS_OF + kind], flags & DOES_SKIP != 0)
    # Last in, first out: the colour is named before the player is picked (FIRST.wild-jackpot).
    if flags & DOES_PULL != 0:
        push(row, ASK, first, TARGET)
    if flags & IS_WILD != 0:
        push(row, ASK, first, COLOR_WANTED)
    proceed(row, tables, given, True)
