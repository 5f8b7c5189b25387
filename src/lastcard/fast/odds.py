"""How good a position is for a seat, as `bots.hard_worth` judges it, in whole numbers.

The logarithm of the odds of winning the round, in thousandths, by the own hand and by what lies open.
"""

from __future__ import annotations

from lastcard.fast.bits import lowest_bit, popcount
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import count, kind_at
from lastcard.fast.layout import (
    AIMING,
    ALL_CARDS,
    COLOR_SETS,
    COLORS,
    DRAWING,
    FOURS,
    HAND_FEATURES,
    HAND_WEIGHTS,
    HANDS,
    HOLDING,
    OTHER_CLASSES,
    OTHER_FEATURES,
    OTHER_WEIGHTS,
    PLAIN_WILDS,
    PLAYERS,
    PULLING,
    RESTRICTED,
    SIZE_WEIGHTS,
    SYMBOL_COUNT,
    SYMBOL_OF,
    SYMBOL_SETS,
    TOP,
    UNDER,
    WILD_CARDS,
)
from lastcard.fast.turns import seat_after

ONE = 1000
SCALE = 10
"""Bits of a fraction, where chances are multiplied."""


@compiled
def own_class(cards: int) -> int:
    """The column of the weights for a hand of so many cards."""
    if cards <= 3:
        return max(cards, 1) - 1
    return 3 if cards <= 5 else 4 if cards <= 8 else 5


@compiled
def other_class(cards: int) -> int:
    """The same for the hand of the next player."""
    if cards <= 3:
        return max(cards, 1) - 1
    return 3 if cards <= 5 else 4


@compiled
def both(first: int, second: int, tables: Row, cards: int) -> int:
    """How many cards of a hand are in a set of the tables."""
    return popcount(first & tables[cards]) + popcount(second & tables[cards + 1])


@apart
def odds(
    row: Row,
    tables: Row,
    seat: int,
    first: int,
    second: int,
    color: int,
    top: int,
    heir: int,
    direction: int,
    more: int,
    draws: bool,
    pulls: bool,
) -> int:
    """With these cards in hand, this colour and kind on top, and `heir` next, who drew so many `more`."""
    if heir == seat:
        heir = seat_after(tables, seat, direction)
    own_count = popcount(first) + popcount(second)
    theirs = count(row, heir) + more
    own, other = own_class(own_count), other_class(theirs)
    symbol = SYMBOL_SETS + 2 * tables[SYMBOL_OF + top]
    active = COLOR_SETS + 2 * color
    hidden_first, hidden_second = _hidden(row, tables, seat, 0), _hidden(row, tables, seat, 1)
    fits_first = tables[active] | tables[symbol]
    fits_second = tables[active + 1] | tables[symbol + 1]
    fitting_first = hidden_first & (fits_first | tables[WILD_CARDS])
    fitting_second = hidden_second & (fits_second | tables[WILD_CARDS + 1])
    fitting = popcount(fitting_first) + popcount(fitting_second)
    hidden = max(1, popcount(hidden_first) + popcount(hidden_second))
    plays = _holds_some(fitting, hidden, theirs)
    follow = popcount(first & fits_first) + popcount(second & fits_second)
    weights = HAND_WEIGHTS + HAND_FEATURES * own
    wilds = both(first, second, tables, WILD_CARDS)
    ready = ONE if follow + wilds > 0 else 0
    reached_first, reached_second, held = _reached(tables, first, second)
    reply = _reply(
        tables, held, fitting_first & reached_first, fitting_second & reached_second, fitting,
        both(fitting_first, fitting_second, tables, WILD_CARDS),
    )  # fmt: skip
    reach = popcount(hidden_first & reached_first) + popcount(hidden_second & reached_second)
    total = tables[SIZE_WEIGHTS + OTHER_CLASSES * own + other] + _kinds(tables, first, second, weights)
    total += tables[weights + 6] * min(follow, 3) + tables[weights + 7] * (ONE - ready) // ONE
    total += _shape(tables, first, second, own_count, weights)
    if pulls:
        total += tables[weights + 10]
    if draws:
        total += tables[weights + 11] + tables[weights + 12] * fitting // hidden
    total += tables[weights + 14] * reply // ONE
    total += tables[weights + 15] * (plays * reply // ONE + (ONE - plays) * ready // ONE) // ONE
    total += tables[weights + 16] * own_count // 10 + tables[weights + 18] * reach // hidden
    total += tables[OTHER_WEIGHTS + OTHER_FEATURES * other] * plays // ONE
    if tables[PLAYERS] > 2:
        last = _holds_some(fitting, hidden, 1)
        total += _rest(row, tables, seat, heir, OTHER_WEIGHTS + OTHER_FEATURES * other, last)
    return total


@compiled
def _hidden(row: Row, tables: Row, seat: int, word: int) -> int:
    """One word of the cards that this seat does not see."""
    seen = row[HANDS + 2 * seat + word] | row[UNDER + word]
    if row[TOP] >> 6 == word:
        seen |= 1 << (row[TOP] & 63)
    return tables[ALL_CARDS + word] & ~seen


@compiled
def _holds_some(fitting: int, hidden: int, cards: int) -> int:
    """How likely so many unseen cards have one that fits among them, in thousandths."""
    lacks = (1 << SCALE) - (fitting << SCALE) // hidden
    none = 1 << SCALE
    for _ in range(min(cards, 20)):
        none = none * lacks >> SCALE
    return ONE - (none * ONE >> SCALE)


@compiled
def _kinds(tables: Row, first: int, second: int, weights: int) -> int:
    """What the cards that do something are worth in the hand."""
    fours = both(first, second, tables, FOURS)
    restricted = tables[RESTRICTED] | tables[RESTRICTED + 1] != 0
    return (
        tables[weights] * both(first, second, tables, PLAIN_WILDS)
        + tables[weights + (17 if restricted else 1)] * fours
        + tables[weights + 2] * both(first, second, tables, AIMING)
        + tables[weights + 3] * both(first, second, tables, HOLDING)
        + tables[weights + 4] * both(first, second, tables, DRAWING)
        + tables[weights + 5] * both(first, second, tables, PULLING)
    )


@compiled
def _shape(tables: Row, first: int, second: int, own_count: int, weights: int) -> int:
    """How the hand hangs together: its colours, cards alone in colour and symbol, the largest colour."""
    held, lone, most = 0, 0, 0
    for color in range(COLORS):
        cards = COLOR_SETS + 2 * color
        in_first, in_second = first & tables[cards], second & tables[cards + 1]
        there = popcount(in_first) + popcount(in_second)
        most = max(most, there)
        held += 1 if there > 0 else 0
        if there == 1:
            place = lowest_bit(in_first) if in_first != 0 else 64 + lowest_bit(in_second)
            symbol = SYMBOL_SETS + 2 * (kind_at(tables, place) % SYMBOL_COUNT)
            lone += 1 if both(first, second, tables, symbol) == 1 else 0
    largest = tables[weights + 13] * most // max(1, own_count)
    return tables[weights + 8] * held + tables[weights + 9] * lone + largest


@compiled
def _reached(tables: Row, first: int, second: int) -> tuple[int, int, int]:
    """On which cards one of the hand could be played, and how many colours it holds."""
    reached_first, reached_second, held = 0, 0, 0
    for color in range(COLORS):
        cards = COLOR_SETS + 2 * color
        if (first & tables[cards]) | (second & tables[cards + 1]) != 0:
            reached_first |= tables[cards]
            reached_second |= tables[cards + 1]
            held += 1
    for symbol in range(SYMBOL_COUNT):
        cards = SYMBOL_SETS + 2 * symbol
        if (first & tables[cards]) | (second & tables[cards + 1]) != 0:
            reached_first |= tables[cards]
            reached_second |= tables[cards + 1]
    return reached_first, reached_second, held


@compiled
def _reply(tables: Row, held: int, first: int, second: int, fitting: int, wilds: int) -> int:
    """How much of what the next player could play the hand could follow, in thousandths."""
    if fitting == 0:
        return 0
    # Whoever plays a wild names any colour.
    return (ONE * (popcount(first) + popcount(second)) + ONE * wilds * held // COLORS) // fitting


@compiled
def _rest(row: Row, tables: Row, seat: int, heir: int, weights: int, last: int) -> int:
    """How near to the end the other players are; `last` is how likely a single card fits."""
    total = 0
    near = 0
    for other in range(tables[PLAYERS]):
        if other not in (seat, heir):
            cards = max(1, count(row, other))
            near += ONE // cards
            if cards == 1:
                total += tables[weights + 2] + tables[weights + 6] * last // ONE
            elif cards == 2:
                total += tables[weights + 3]
            elif cards <= 4:
                total += tables[weights + 4]
    return total + tables[weights + 5] * near // ONE
