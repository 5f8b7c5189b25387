"""What a seat may know of a card game, as a row of small numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.bits import popcount
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import count, top_kind
from lastcard.fast.layout import (
    ACTOR,
    ANSWERING,
    CATCHABLE,
    COLOR,
    COLORS,
    DIRECTION,
    DRAW,
    DRAWN,
    DRAWN_KIND,
    HANDS,
    KIND_SETS,
    KINDS,
    MOST_PLAYERS,
    NO_COLOR,
    OWED,
    OWED_BITS,
    PENDING,
    PENDINGS,
    PICKED,
    PLAYERS,
    SAID,
    SCORES,
    UNDER,
)
from lastcard.fast.turns import ONE_OWED

Observation = NDArray[np.int16]

OWN = 0
SEEN = OWN + KINDS
TOP_KIND = SEEN + KINDS
DRAWN_CARD = TOP_KIND + KINDS
ACTIVE_COLOR = DRAWN_CARD + KINDS
ASKED_FOR = ACTIVE_COLOR + COLORS
COUNTS = ASKED_FOR + len(PENDINGS)
OPEN_TO_CATCH = COUNTS + MOST_PLAYERS
SAID_UNO = OPEN_TO_CATCH + MOST_PLAYERS
LOSE_TURNS = SAID_UNO + MOST_PLAYERS
TOTALS = LOSE_TURNS + MOST_PLAYERS
GOES_LEFT = TOTALS + MOST_PLAYERS
PILE = GOES_LEFT + 1
MAY_CHALLENGE = PILE + 1
PUT_COLORS = MAY_CHALLENGE + 1
LENGTH = PUT_COLORS + COLORS

PARTS = (
    (OWN, KINDS, "the own cards, how many of each kind"),
    (SEEN, KINDS, "the discard pile under its top card, how many of each kind"),
    (TOP_KIND, KINDS, "the top card, 1 at its kind"),
    (DRAWN_CARD, KINDS, "the card just drawn, 1 at its kind, while it may be played"),
    (
        ACTIVE_COLOR,
        COLORS,
        "the active colour, 1 at its place; none before a wild turned over first is named",
    ),
    (ASKED_FOR, len(PENDINGS), "what is being waited for, 1 at its place: " + ", ".join(PENDINGS)),
    (COUNTS, MOST_PLAYERS, "cards in hand: the own seat first, then the others clockwise"),
    (OPEN_TO_CATCH, MOST_PLAYERS, "who can be caught without UNO, in the same order"),
    (SAID_UNO, MOST_PLAYERS, "who has said UNO"),
    (LOSE_TURNS, MOST_PLAYERS, "turns to lose"),
    (TOTALS, MOST_PLAYERS, "scores of the match"),
    (GOES_LEFT, 1, "1 when play goes to the left, -1 to the right"),
    (PILE, 1, "cards in the draw pile"),
    (MAY_CHALLENGE, 1, "1 when this seat may challenge a Wild Draw Four"),
    (PUT_COLORS, COLORS, "colours already put down in the lever's `colors`"),
)
"""Where each part begins, how long it is, and what it says."""


@apart
def observe(row: Row, tables: Row, seat: int, out: Observation) -> None:
    """Write what this seat may know into `out`."""
    for place in range(LENGTH):
        out[place] = 0
    hand = HANDS + 2 * seat
    for kind in range(KINDS):
        first, second = tables[KIND_SETS + 2 * kind], tables[KIND_SETS + 2 * kind + 1]
        out[OWN + kind] = popcount(row[hand] & first) + popcount(row[hand + 1] & second)
        out[SEEN + kind] = popcount(row[UNDER] & first) + popcount(row[UNDER + 1] & second)
    out[TOP_KIND + top_kind(row, tables)] = 1
    if row[PENDING] == DRAWN and row[ACTOR] == seat:
        out[DRAWN_CARD + row[DRAWN_KIND]] = 1
    if row[COLOR] != NO_COLOR:
        out[ACTIVE_COLOR + row[COLOR]] = 1
    out[ASKED_FOR + row[PENDING]] = 1
    _observe_seats(row, tables, seat, out)
    out[GOES_LEFT] = row[DIRECTION]
    out[PILE] = popcount(row[DRAW]) + popcount(row[DRAW + 1])
    out[MAY_CHALLENGE] = row[ANSWERING] >> seat & 1
    for color in range(COLORS):
        out[PUT_COLORS + color] = row[PICKED] >> color & 1


@compiled
def _observe_seats(row: Row, tables: Row, seat: int, out: Observation) -> None:
    players = tables[PLAYERS]
    for place in range(players):
        other = (seat + place) % players
        out[COUNTS + place] = count(row, other)
        out[OPEN_TO_CATCH + place] = row[CATCHABLE] >> other & 1
        out[SAID_UNO + place] = row[SAID] >> other & 1
        out[LOSE_TURNS + place] = row[OWED] >> (OWED_BITS * other) & ONE_OWED
        out[TOTALS + place] = min(row[SCORES + other], 32767)
