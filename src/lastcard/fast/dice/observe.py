"""What a seat of the dice game sees, as a vector of integers. Nothing is hidden in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from lastcard.dice.rules.fields import DICE_COUNT, SEATS
from lastcard.fast.compile import called, compiled
from lastcard.fast.dice.kernel import entry_at, next_seat, room


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


@called
def observe(state: Any, rules: Any, seat: int, out: Any) -> None:
    """Fill `out`, `OBSERVATION_SIZE` numbers, with what this seat sees."""
    players = rules.players
    distance = state.turn - seat
    out[PLACE_PENDING] = state.pending
    out[PLACE_TURN] = distance if distance >= 0 else distance + players
    out[PLACE_SEAT] = seat
    out[PLACE_PLAYERS] = players
    for die in range(DICE_COUNT):
        out[PLACE_DICE + die] = state.shown[die] + 1
        out[PLACE_USED + die] = state.used >> die & 1
    out[PLACE_LINKED] = state.linked
    out[PLACE_LAST] = state.last + 1
    out[PLACE_PENALTIES] = state.pluses
    out[PLACE_PENALTIES + 1] = state.minuses
    out[PLACE_CALL] = state.called + 1
    for place in range(SEATS):
        if place < players:
            observe_board(state, rules, seat, out, PLACE_SEATS + place * SEAT_NUMBERS)
        else:
            for number in range(SEAT_NUMBERS):
                out[PLACE_SEATS + place * SEAT_NUMBERS + number] = 0
        seat = next_seat(rules, seat)


@compiled
def observe_board(state: Any, rules: Any, seat: int, out: Any, at: int) -> None:
    """What a board shows, from this place of `out` on."""
    entries = state.entries[seat]
    out[at] = room(state, rules, seat)
    out[at + 1] = entry_at(state, rules, seat, entries - 1)
    out[at + 2] = entry_at(state, rules, seat, entries - 2) if entries > 1 else 0
    out[at + 3] = entries
    out[at + 4] = rules.extra - state.extras[seat]
    out[at + 5] = rules.hues[seat] + 1
