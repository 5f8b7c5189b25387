"""Which actions of the card games are legal, as a mask over all of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.bits import lowest_bit
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import can_draw, count, kind_at
from lastcard.fast.layout import (
    ACCEPT,
    ACT,
    ACTIONS,
    ACTOR,
    ANSWERING,
    AUTO_UNO,
    CATCH,
    CATCHABLE,
    CAUGHT,
    CHALLENGE,
    COLOR_WANTED,
    COLORED_KINDS,
    COLORS,
    COLORS_PUT,
    DONE,
    DRAW_ONE,
    DRAWN,
    DRAWN_KIND,
    HANDS,
    HAT_KIND,
    KEEP,
    KIND_SETS,
    MOST_PLAYERS,
    MUST,
    NAME_COLOR,
    OVER,
    PASS,
    PENDING,
    PICK_TARGET,
    PICKED,
    PLAY_HAT,
    PLAY_WILD,
    PLAYERS,
    PUT,
    RUN,
    SAID,
    SAY_UNO,
    SYMBOL_COUNT,
    TARGET,
    TURN,
    WILD_CARDS,
    WILDS,
    WITH_UNO,
)
from lastcard.fast.lever import legal_word
from lastcard.fast.rules import allowed_word

Mask = NDArray[np.uint8]


@apart
def legal(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    """Write 1 for every legal action of this seat into `mask`, and 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 0
    pending = row[PENDING]
    if pending == OVER:
        return
    if row[ANSWERING] >> seat & 1 == 1:
        mask[ACCEPT] = mask[CHALLENGE] = 1
    elif seat == row[ACTOR]:
        _answers(row, tables, seat, mask)
    # Nobody says anything while cards are put down one after the other in one move.
    if row[PICKED] != 0 and pending != RUN:
        return
    if count(row, seat) == 1 and (tables[AUTO_UNO] != 0 or (row[SAID] | row[CAUGHT]) >> seat & 1 == 0):
        mask[SAY_UNO] = 1
    for other in range(tables[PLAYERS]):
        if other != seat and row[CATCHABLE] >> other & 1 == 1:
            mask[CATCH + other] = 1


@compiled
def _answers(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    pending = row[PENDING]
    if pending == TURN:
        for word in range(2):
            _plays(row, tables, seat, allowed_word(row, tables, seat, word), word, mask)
        mask[DRAW_ONE if can_draw(row) else PASS] = 1
    elif pending == DRAWN:
        _drawn(row, tables, seat, mask)
    elif pending == RUN:
        for word in range(2):
            _plays(row, tables, seat, legal_word(row, tables, seat, word), word, mask)
        mask[DONE] = 1
    elif pending == COLOR_WANTED:
        for color in range(COLORS):
            mask[NAME_COLOR + color] = 1
    elif pending == TARGET:
        for other in range(tables[PLAYERS]):
            mask[PICK_TARGET + other] = 1
    elif pending == ACT:
        mask[DONE] = 1
    else:
        _puts(row, tables, seat, mask)


@compiled
def _drawn(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    """The drawn card, or to keep it: with `drawn = "must"` only if playing it would bluff (TURN.drawn)."""
    kind = row[DRAWN_KIND]
    rightly = 0
    for word in range(2):
        drawn = tables[KIND_SETS + 2 * kind + word]
        _plays(row, tables, seat, allowed_word(row, tables, seat, word) & drawn, word, mask)
        rightly |= legal_word(row, tables, seat, word) & drawn
    mask[KEEP] = tables[MUST] == 0 or rightly == 0


@compiled
def _plays(row: Row, tables: Row, seat: int, cards: int, word: int, mask: Mask) -> None:
    """The ways of playing each of these cards: with every colour, target, and UNO where it is true."""
    saying = 2 if count(row, seat) == 2 else 1
    while cards != 0:
        kind = kind_at(tables, 64 * word + lowest_bit(cards))
        cards &= cards - 1
        for said in range(saying):
            _ways(tables, seat, kind, said * WITH_UNO, mask)


@compiled
def _ways(tables: Row, seat: int, kind: int, offset: int, mask: Mask) -> None:
    if kind < COLORED_KINDS:
        mask[offset + kind] = 1
        return
    for color in range(COLORS):
        if kind != HAT_KIND:
            mask[offset + wild_action(kind, color)] = 1
        else:
            for other in range(tables[PLAYERS]):
                mask[offset + PLAY_HAT + MOST_PLAYERS * color + other] = other != seat


@compiled
def wild_action(kind: int, color: int) -> int:
    """Playing a Wild, a Wild Draw Four or a Wild Jackpot with this colour."""
    which = kind - PLAY_WILD
    return PLAY_WILD + COLORS * (which if which < 2 else 2) + color


@compiled
def _puts(row: Row, tables: Row, seat: int, mask: Mask) -> None:
    """The cards that can be put down next in a `discard` or in `wilds`."""
    pending = row[PENDING]
    for word in range(2):
        cards = row[HANDS + 2 * seat + word]
        if pending == WILDS:
            cards &= tables[WILD_CARDS + word]
        while cards != 0:
            kind = kind_at(tables, 64 * word + lowest_bit(cards))
            cards &= cards - 1
            colored = kind < COLORED_KINDS
            if pending != COLORS_PUT or (colored and row[PICKED] >> kind // SYMBOL_COUNT & 1 == 0):
                mask[PUT + kind] = 1
    if pending == COLORS_PUT:
        mask[DONE] = 1
