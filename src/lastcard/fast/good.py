"""A good player inside compiled code: the card after which the odds are best.

What `bots.hard_cards` does, with less looking ahead; the playouts of a search are played with it.
"""

from __future__ import annotations

from lastcard.fast.bits import lowest_bit, popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import can_draw, count, kind_at, top_kind
from lastcard.fast.layout import (
    ACCEPT,
    ACT,
    ANSWER,
    CHALLENGE,
    COLOR,
    COLOR_SETS,
    COLOR_WANTED,
    COLORED_KINDS,
    COLORS,
    COLORS_PUT,
    DIRECTION,
    DISCARD,
    DOES_PULL,
    DOES_REVERSE,
    DOES_SKIP,
    DONE,
    DRAW_ONE,
    DRAWN,
    DRAWS_OF,
    FLAGS,
    HANDS,
    HAT_KIND,
    IS_WILD,
    KEEP,
    KIND_SETS,
    MOST_PLAYERS,
    MUST,
    NAME_COLOR,
    NO_COLOR,
    ON_TURN,
    PASS,
    PENDING,
    PICK_TARGET,
    PICKED,
    PLAY_HAT,
    PLAYERS,
    POINTS,
    PUT,
    REVERSE_SKIPS,
    RUN,
    SYMBOL_COUNT,
    SYMBOL_OF,
    SYMBOL_SETS,
    TARGET,
    TURN,
    WILD_CARDS,
    WILDS,
    WITH_UNO,
)
from lastcard.fast.legal import wild_action
from lastcard.fast.lever import playable_word
from lastcard.fast.odds import odds
from lastcard.fast.turns import next_seat, seat_after
from lastcard.weights import DOUBTED, DOUBTED_AT_TWO, FEW, LEAST_DOUBT, MOST_DOUBT

NEVER = -1_000_000
WON = 20_000
"""As sure as a win is counted."""
LARGE_HAND = 4
"""With more cards than that a rule card is rather welcome."""

# How often a Wild Draw Four is challenged, in thousandths.
AT_TWO, DOUBT, LEAST, MOST = (
    round(1000 * doubt) for doubt in (DOUBTED_AT_TWO, DOUBTED, LEAST_DOUBT, MOST_DOUBT)
)


@apart
def good_action(row: Row, tables: Row, seat: int) -> int:
    """The action after which the odds of this seat are best."""
    pending = row[PENDING]
    if pending == ANSWER:
        return _answer(row, tables, seat)
    if pending == COLOR_WANTED:
        return NAME_COLOR + _color(row, tables, seat)
    if pending == TARGET:
        return PICK_TARGET + (seat if count(row, seat) > LARGE_HAND else _nearest_out(row, tables, seat))
    if pending == ACT:
        return DONE
    if pending in (DISCARD, COLORS_PUT, WILDS):
        return PUT + _kind_to_put(row, tables, seat)
    action = _only_choice(row, tables, seat)
    if action == NEVER:
        action, _ = best_play(row, tables, seat)
    return action


@apart
def best_play(row: Row, tables: Row, seat: int) -> tuple[int, int]:
    """The best card to play, or to draw or keep instead, and the odds after it."""
    pending = row[PENDING]
    first, second = playable_word(row, tables, seat, 0), playable_word(row, tables, seat, 1)
    best = KEEP if pending == DRAWN else DRAW_ONE if can_draw(row) else PASS
    most = NEVER
    wild_only = first & ~tables[WILD_CARDS] | second & ~tables[WILD_CARDS + 1] == 0
    if first | second == 0 or (pending == TURN and wild_only) or (pending == DRAWN and tables[MUST] == 0):
        most = let_go(row, tables, seat, pending == TURN)
    for word in range(2):
        cards = first if word == 0 else second
        while cards != 0:
            bit = cards & -cards
            kind = kind_at(tables, 64 * word + lowest_bit(bit))
            # Cards that look alike are weighed once.
            cards &= ~tables[KIND_SETS + 2 * kind + word]
            for color in range(COLORS):
                if _worth_naming(row, tables, seat, kind, color):
                    worth = _after(row, tables, seat, kind, color, word, bit)
                    if worth > most:
                        best, most = _action(row, tables, seat, kind, color), worth
    return best, most


@compiled
def _only_choice(row: Row, tables: Row, seat: int) -> int:
    """The action of a turn with one card that fits, which is no wild; NEVER where there is a choice."""
    first, second = playable_word(row, tables, seat, 0), playable_word(row, tables, seat, 1)
    if row[PENDING] != TURN or popcount(first) + popcount(second) != 1:
        return NEVER
    kind = kind_at(tables, lowest_bit(first) if first != 0 else 64 + lowest_bit(second))
    return _action(row, tables, seat, kind, NO_COLOR) if kind < COLORED_KINDS else NEVER


@compiled
def _worth_naming(row: Row, tables: Row, seat: int, kind: int, color: int) -> bool:
    """A coloured card has one colour; with a wild, those are named that the hand holds, or the first."""
    if kind < COLORED_KINDS:
        return color == kind // SYMBOL_COUNT
    hand = HANDS + 2 * seat
    cards = COLOR_SETS + 2 * color
    if (row[hand] & tables[cards]) | (row[hand + 1] & tables[cards + 1]) != 0:
        return True
    colored = row[hand] & ~tables[WILD_CARDS] | row[hand + 1] & ~tables[WILD_CARDS + 1]
    return colored == 0 and color == 0


@compiled
def _action(row: Row, tables: Row, seat: int, kind: int, color: int) -> int:
    """Play a card of this kind, a hat at whoever has the fewest cards, never without UNO."""
    offset = WITH_UNO if count(row, seat) == 2 else 0
    if kind < COLORED_KINDS:
        return offset + kind
    if kind != HAT_KIND:
        return offset + wild_action(kind, color)
    return offset + PLAY_HAT + MOST_PLAYERS * color + _nearest_out(row, tables, seat)


@compiled
def let_go(row: Row, tables: Row, seat: int, draws: bool) -> int:
    """The odds when the turn is let go, or a card is drawn."""
    hand = HANDS + 2 * seat
    heir = next_seat(row, tables, seat)
    top = top_kind(row, tables)
    return odds(
        row, tables, seat, row[hand], row[hand + 1], row[COLOR], top, heir, row[DIRECTION], 0, draws, False
    )


@compiled
def _after(row: Row, tables: Row, seat: int, kind: int, color: int, word: int, bit: int) -> int:
    """The odds once the card is down; where the same seat goes on, with its next card down too."""
    hand = HANDS + 2 * seat
    first = row[hand] ^ (bit if word == 0 else 0)
    second = row[hand + 1] ^ (bit if word == 1 else 0)
    if first | second == 0:
        return WON
    flags = tables[FLAGS + kind]
    direction = row[DIRECTION]
    skips = flags & DOES_SKIP != 0
    if flags & DOES_REVERSE != 0:
        if tables[REVERSE_SKIPS] != 0:
            skips = True
        else:
            direction = -direction
    if row[PENDING] == RUN:
        skips = False
    victim = seat_after(tables, seat, direction)
    heir = seat_after(tables, victim, direction) if skips else victim
    pulls = flags & DOES_PULL != 0
    if heir == seat:
        return _goes_on(row, tables, seat, kind, color, first, second, victim)
    more = tables[DRAWS_OF + kind] if heir == victim else 0
    return odds(row, tables, seat, first, second, color, kind, heir, direction, more, False, pulls)


@apart
def _goes_on(
    row: Row, tables: Row, seat: int, kind: int, color: int, first: int, second: int, other: int
) -> int:
    """At two players whoever holds up the other plays again: the odds after the best card that follows."""
    more = tables[DRAWS_OF + kind]
    direction = row[DIRECTION]
    active, symbol = COLOR_SETS + 2 * color, SYMBOL_SETS + 2 * tables[SYMBOL_OF + kind]
    best = NEVER
    for word in range(2):
        held = first if word == 0 else second
        cards = held & (tables[active + word] | tables[symbol + word] | tables[WILD_CARDS + word])
        while cards != 0:
            bit = cards & -cards
            then = kind_at(tables, 64 * word + lowest_bit(bit))
            cards &= ~tables[KIND_SETS + 2 * then + word]
            rest_first = first ^ (bit if word == 0 else 0)
            rest_second = second ^ (bit if word == 1 else 0)
            if rest_first | rest_second == 0:
                return WON
            named = then // SYMBOL_COUNT if then < COLORED_KINDS else color
            drawn = more + tables[DRAWS_OF + then]
            worth = odds(
                row, tables, seat, rest_first, rest_second, named, then, other, direction, drawn, False, False
            )
            best = max(best, worth)
    if best == NEVER:
        best = odds(row, tables, seat, first, second, color, kind, other, direction, more, True, False)
    return best


@compiled
def _color(row: Row, tables: Row, seat: int) -> int:
    """The colour that most of the hand has; any of several."""
    hand = HANDS + 2 * seat
    best, most = 0, -1
    turned = random_below(row, COLORS)
    for place in range(COLORS):
        color = (place + turned) % COLORS
        cards = COLOR_SETS + 2 * color
        held = popcount(row[hand] & tables[cards]) + popcount(row[hand + 1] & tables[cards + 1])
        if held > most:
            best, most = color, held
    return best


@compiled
def _nearest_out(row: Row, tables: Row, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    other = next_seat(row, tables, seat)
    nearest, fewest = other, count(row, other)
    while other != seat:
        if count(row, other) < fewest:
            nearest, fewest = other, count(row, other)
        other = next_seat(row, tables, other)
    return nearest


@compiled
def _answer(row: Row, tables: Row, seat: int) -> int:
    """Challenge now and then, so that bluffing costs something: only the one who would draw."""
    if seat != next_seat(row, tables, row[ON_TURN]):
        return ACCEPT
    left = count(row, row[ON_TURN])
    doubted = AT_TWO if tables[PLAYERS] == 2 else min(MOST, max(LEAST, DOUBT * (left - FEW)))
    return CHALLENGE if left > 0 and random_below(row, 1000) < doubted else ACCEPT


# Cards put down one after the other


@compiled
def _kind_to_put(row: Row, tables: Row, seat: int) -> int:
    """What is best got rid of: high cards of colours held little, wilds last."""
    pending = row[PENDING]
    hand = HANDS + 2 * seat
    best, most = NEVER, NEVER
    for word in range(2):
        cards = row[hand + word]
        if pending == WILDS:
            cards &= tables[WILD_CARDS + word]
        while cards != 0:
            bit = cards & -cards
            cards ^= bit
            kind = kind_at(tables, 64 * word + lowest_bit(bit))
            worth = _worth_of_putting(row, tables, seat, kind)
            barred = kind >= COLORED_KINDS or row[PICKED] >> kind // SYMBOL_COUNT & 1 == 1
            if worth > most and not (pending == COLORS_PUT and barred):
                best, most = kind, worth
    return best


@compiled
def _worth_of_putting(row: Row, tables: Row, seat: int, kind: int) -> int:
    if tables[FLAGS + kind] & IS_WILD != 0:
        return tables[DRAWS_OF + kind] - 1000
    hand, color = HANDS + 2 * seat, COLOR_SETS + 2 * (kind // SYMBOL_COUNT)
    same = popcount(row[hand] & tables[color]) + popcount(row[hand + 1] & tables[color + 1])
    return tables[POINTS + kind] - 10 * same
