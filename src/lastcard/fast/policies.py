"""Players inside compiled code: a random one, with the choices of `bots.random_cards`."""

from __future__ import annotations

from lastcard.fast.bits import nth_bit, popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compiled import Row, compiled
from lastcard.fast.hands import can_draw, count, holds_color, kind_at, random_place
from lastcard.fast.layout import (
    ACCEPT,
    ACT,
    ANSWER,
    COLOR_SETS,
    COLOR_WANTED,
    COLORED_KINDS,
    COLORS,
    COLORS_PUT,
    DISCARD,
    DONE,
    DRAW_ONE,
    DRAWN,
    DRAWN_KIND,
    HANDS,
    HAT_KIND,
    KEEP,
    KIND_SETS,
    MOST_PLAYERS,
    NAME_COLOR,
    PASS,
    PENDING,
    PICK_TARGET,
    PICKED,
    PLAY_HAT,
    PLAYERS,
    PUT,
    RUN,
    TARGET,
    TURN,
    WILD_CARDS,
    WILDS,
    WITH_UNO,
)
from lastcard.fast.legal import wild_action
from lastcard.fast.lever import legal_word


@compiled
def random_action(row: Row, tables: Row, seat: int) -> int:
    """A random card that fits, a draw only when none does; it never bluffs, challenges or forgets UNO."""
    pending = row[PENDING]
    if pending == ANSWER:
        return ACCEPT
    if pending == COLOR_WANTED:
        return NAME_COLOR + random_below(row, COLORS)
    if pending == TARGET:
        return PICK_TARGET + random_below(row, tables[PLAYERS])
    if pending == ACT:
        return DONE
    playing = pending in (TURN, DRAWN, RUN)
    first, second = _choice(row, tables, seat, 0), _choice(row, tables, seat, 1)
    if pending == COLORS_PUT:
        cards = COLOR_SETS + 2 * _random_color_to_put(row, tables, seat)
        first &= tables[cards]
        second &= tables[cards + 1]
    if first | second == 0:
        # A run ends by itself where nothing fits, so this is a turn.
        return KEEP if pending == DRAWN else DRAW_ONE if can_draw(row) else PASS
    kind = _random_kind(row, tables, first, second)
    return _play_random(row, tables, seat, kind) if playing else PUT + kind


@compiled
def _choice(row: Row, tables: Row, seat: int, word: int) -> int:
    """One word of the cards that can be played or put down."""
    pending = row[PENDING]
    if pending in (DISCARD, COLORS_PUT):
        return row[HANDS + 2 * seat + word]
    if pending == WILDS:
        return row[HANDS + 2 * seat + word] & tables[WILD_CARDS + word]
    cards = legal_word(row, tables, seat, word)
    return cards & tables[KIND_SETS + 2 * row[DRAWN_KIND] + word] if pending == DRAWN else cards


@compiled
def _random_kind(row: Row, tables: Row, first: int, second: int) -> int:
    """The kind of a random card of a set that is not empty."""
    return kind_at(tables, random_place(row, first, second))


@compiled
def _play_random(row: Row, tables: Row, seat: int, kind: int) -> int:
    offset = WITH_UNO if count(row, seat) == 2 else 0
    if kind < COLORED_KINDS:
        return offset + kind
    color = random_below(row, COLORS)
    if kind != HAT_KIND:
        return offset + wild_action(kind, color)
    players = tables[PLAYERS]
    target = (seat + 1 + random_below(row, players - 1)) % players
    return offset + PLAY_HAT + MOST_PLAYERS * color + target


@compiled
def _random_color_to_put(row: Row, tables: Row, seat: int) -> int:
    """A colour held of which no card has been put down yet; the kernel asks only while there is one."""
    there = 0
    for color in range(COLORS):
        if row[PICKED] >> color & 1 == 0 and holds_color(row, tables, seat, color):
            there |= 1 << color
    return nth_bit(there, random_below(row, popcount(there)))
