"""What a seat of the dice game sees, as a vector of whole numbers. Nothing is hidden in it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.dice_layout import (
    CALL,
    COLORS,
    DICE,
    DICE_COUNT,
    ENTRIES,
    EXTRA,
    EXTRAS,
    LAST,
    LINKED,
    MINUSES,
    PENDING,
    PLAYERS,
    PLUSES,
    SEATS,
    TURN,
    USED,
)
from lastcard.fast.dice_rules import entry_at, next_seat, room

Out = NDArray[np.int16] | Row


class Part(NamedTuple):
    """A part of the vector: its name, where it lies, and what its numbers say."""

    name: str
    place: slice
    meaning: str


PLACE_PENDING, PLACE_TURN, PLACE_SEAT, PLACE_PLAYERS = 0, 1, 2, 3
PLACE_DICE, PLACE_USED = 4, 10
PLACE_LINKED, PLACE_LAST, PLACE_PENALTIES, PLACE_CALL = 16, 17, 18, 20
PLACE_SEATS = 21
SEAT_NUMBERS = 6
OBSERVATION_SIZE = PLACE_SEATS + SEATS * SEAT_NUMBERS

_FACE = "a face: 1-24 r1-r6, y1-y6, g1-g6, b1-b6, 25 a star, 26 +1, 27 -1"
_SEATS = ("own", "next", "second", "third")
_SEAT = (
    "spaces left to fill, the last entry and the one before (1-6, 7 a star, 0 none), entries,"
    " extra spaces that can still be outlined, the colour of the board (1-4: r, y, g, b)"
)

OBSERVATION = (
    Part("pending", slice(PLACE_PENDING, PLACE_TURN), "0 roll, 1 chain, 2 penalty, 3 over"),
    Part("turn", slice(PLACE_TURN, PLACE_SEAT), "whose turn it is, as a distance: 0 the seat's own"),
    Part("seat", slice(PLACE_SEAT, PLACE_PLAYERS), "the seat itself, 0-3"),
    Part("players", slice(PLACE_PLAYERS, PLACE_DICE), "how many play"),
    Part("dice", slice(PLACE_DICE, PLACE_USED), f"for each die {_FACE}"),
    Part("used", slice(PLACE_USED, PLACE_LINKED), "for each die 1 if it is in the chain so far, else 0"),
    Part("linked", slice(PLACE_LINKED, PLACE_LAST), "how many spaces the chain so far fills"),
    Part(
        "last",
        slice(PLACE_LAST, PLACE_PENALTIES),
        f"the last of the chain so far, or of the one put down until its call: 0 none, or {_FACE}",
    ),
    Part("penalties", slice(PLACE_PENALTIES, PLACE_CALL), "how many +1 and how many -1 are left to use"),
    Part("call", slice(PLACE_CALL, PLACE_SEATS), f"the last call: 0 none, or {_FACE}"),
    *(
        Part(name, slice(start, start + SEAT_NUMBERS), f"the board, all 0 where nobody sits: {_SEAT}")
        for name, start in zip(_SEATS, range(PLACE_SEATS, OBSERVATION_SIZE, SEAT_NUMBERS), strict=True)
    ),
)
"""The parts in their order; the other seats follow clockwise."""


@apart
def observe(row: Row, tables: Row, seat: int, out: Out) -> None:
    """Fill `out`, `OBSERVATION_SIZE` numbers, with what this seat sees."""
    players = tables[PLAYERS]
    distance = row[TURN] - seat
    out[PLACE_PENDING] = row[PENDING]
    out[PLACE_TURN] = distance if distance >= 0 else distance + players
    out[PLACE_SEAT] = seat
    out[PLACE_PLAYERS] = players
    for die in range(DICE_COUNT):
        out[PLACE_DICE + die] = row[DICE + die] + 1
        out[PLACE_USED + die] = row[USED] >> die & 1
    out[PLACE_LINKED] = row[LINKED]
    out[PLACE_LAST] = row[LAST] + 1
    out[PLACE_PENALTIES] = row[PLUSES]
    out[PLACE_PENALTIES + 1] = row[MINUSES]
    out[PLACE_CALL] = row[CALL] + 1
    for place in range(SEATS):
        if place < players:
            observe_board(row, tables, seat, out, PLACE_SEATS + place * SEAT_NUMBERS)
        else:
            for number in range(SEAT_NUMBERS):
                out[PLACE_SEATS + place * SEAT_NUMBERS + number] = 0
        seat = next_seat(seat, tables)


@compiled
def observe_board(row: Row, tables: Row, seat: int, out: Out, at: int) -> None:
    """What a board shows, from this place of `out` on."""
    entries = row[ENTRIES + seat]
    out[at] = room(row, tables, seat)
    out[at + 1] = entry_at(row, seat, entries - 1)
    out[at + 2] = entry_at(row, seat, entries - 2) if entries > 1 else 0
    out[at + 3] = entries
    out[at + 4] = tables[EXTRA] - row[EXTRAS + seat]
    out[at + 5] = tables[COLORS + seat] + 1
