"""Cards coming into a hand and leaving it, and what that means for UNO; the second implementation."""

from __future__ import annotations

from lastcard.fast.bits import lowest_bit, natural, nth_bit, popcount
from lastcard.fast.chance import is_given, random_below, take_given
from lastcard.fast.compiled import Row, compiled
from lastcard.fast.layout import (
    AUTO_UNO,
    CATCHABLE,
    CAUGHT,
    COLOR,
    COLOR_SETS,
    COLORED_KINDS,
    DRAW,
    FAULT,
    HANDS,
    KIND_AT,
    KIND_SETS,
    SAID,
    SYMBOL_COUNT,
    TOP,
    UNDER,
)

NONE_LEFT = -1


@compiled
def count(row: Row, seat: int) -> int:
    """How many cards a hand has."""
    return popcount(row[HANDS + 2 * seat]) + popcount(row[HANDS + 2 * seat + 1])


@compiled
def holds(row: Row, tables: Row, seat: int, cards: int) -> bool:
    """Whether a hand has one of these cards; `cards` is the place of a set in the tables."""
    hand = HANDS + 2 * seat
    return (row[hand] & tables[cards]) | (row[hand + 1] & tables[cards + 1]) != 0


@compiled
def holds_color(row: Row, tables: Row, seat: int, color: int) -> bool:
    return holds(row, tables, seat, COLOR_SETS + 2 * color)


@compiled
def find(first: int, second: int, tables: Row, kind: int) -> int:
    """The place of a card of this kind in a set of two words, NONE_LEFT if there is none."""
    in_first = first & tables[KIND_SETS + 2 * kind]
    in_second = second & tables[KIND_SETS + 2 * kind + 1]
    if in_first | in_second == 0:
        return NONE_LEFT
    # No branch on which word it is: that would be guessed wrong every other time.
    word = int(in_first == 0)
    return 64 * word + lowest_bit(in_second if word else in_first)


@compiled
def place_of(row: Row, tables: Row, seat: int, kind: int) -> int:
    """The place of a card of this kind in a hand that has one."""
    hand = HANDS + 2 * seat
    return natural(find(row[hand], row[hand + 1], tables, kind))


@compiled
def pick(row: Row, given: Row, tables: Row, first: int, second: int) -> int:
    """The place of a random card, or of the given kind, in a set of two words that is not empty."""
    if is_given(given):
        found = find(first, second, tables, take_given(given))
        if found != NONE_LEFT:
            return found
        row[FAULT] = 1
    return random_place(row, first, second)


@compiled
def random_place(row: Row, first: int, second: int) -> int:
    """The place of a random card in a set of two words that is not empty."""
    in_first = popcount(first)
    place = random_below(row, in_first + popcount(second))
    # No branch here either.
    word = int(place >= in_first)
    return 64 * word + nth_bit(second if word else first, place - in_first * word)


@compiled
def can_draw(row: Row) -> bool:
    """Whether there is a card to draw, after a reshuffle perhaps (PILE.reshuffle)."""
    return row[DRAW] | row[DRAW + 1] | row[UNDER] | row[UNDER + 1] != 0


@compiled
def draw_card(row: Row, tables: Row, given: Row, seat: int) -> int:
    """Give the seat a card of the draw pile; its place, NONE_LEFT where there is none (PILE.none-left)."""
    if row[DRAW] | row[DRAW + 1] == 0:
        # All discards but the top one (PILE.reshuffle).
        row[DRAW] = row[UNDER]
        row[DRAW + 1] = row[UNDER + 1]
        row[UNDER] = 0
        row[UNDER + 1] = 0
        if row[DRAW] | row[DRAW + 1] == 0:
            return NONE_LEFT
    place = natural(pick(row, given, tables, row[DRAW], row[DRAW + 1]))
    move(row, place, DRAW, HANDS + 2 * seat)
    taken_up(row, seat)
    return place


@compiled
def move(row: Row, place: int, source: int, goal: int) -> None:
    """Move a card from one set to another."""
    word = place >> 6
    bit = 1 << (place & 63)
    row[source + word] ^= bit
    row[goal + word] |= bit


@compiled
def taken_up(row: Row, seat: int) -> None:
    """With more than one card nobody can be caught (UNO.clear)."""
    row[SAID] &= ~(1 << seat)
    row[CATCHABLE] &= ~(1 << seat)


@compiled
def put_down(row: Row, tables: Row, seat: int, place: int, color: int) -> None:
    """Move the card of this place from the hand to the discard pile; a wild takes the colour named."""
    lay_on_top(row, tables, place, HANDS + 2 * seat)
    kind = kind_at(tables, place)
    row[COLOR] = kind // SYMBOL_COUNT if kind < COLORED_KINDS else color


@compiled
def lay_on_top(row: Row, tables: Row, place: int, source: int) -> None:
    """The top card, which is in no set, goes under; this one becomes the top card."""
    top = row[TOP]
    if top >= 0:
        row[UNDER + (top >> 6)] |= 1 << (top & 63)
    row[source + (place >> 6)] ^= 1 << (place & 63)
    row[TOP] = place


@compiled
def kind_at(tables: Row, place: int) -> int:
    """The kind of the card of this place."""
    return natural(tables[KIND_AT + place])


@compiled
def top_kind(row: Row, tables: Row) -> int:
    return kind_at(tables, natural(row[TOP]))


@compiled
def put_under(row: Row, tables: Row, seat: int, kind: int) -> None:
    """Under the top card, which stays the one to match (RULE.discard-to)."""
    move(row, place_of(row, tables, seat, kind), HANDS + 2 * seat, UNDER)


@compiled
def come_down(row: Row, tables: Row, seat: int, said: bool) -> None:
    """Note a hand that has come down to one card, however it came (UNO.how-it-came)."""
    if count(row, seat) == 1:
        bit = 1 << seat
        row[CAUGHT] &= ~bit
        if said or tables[AUTO_UNO] != 0:
            row[SAID] |= bit
        else:
            row[CATCHABLE] |= bit
