"""What a seat may know of a card game, as a row of small numbers."""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.sets import overlap, size
from lastcard.fast.compile import called, compiled
from lastcard.rules.actions import KIND_COLORS, KINDS
from lastcard.rules.fields import ANSWER, DRAWN, MOST_PLAYERS, NO_COLOR, PENDINGS

OWN = 0
SEEN = OWN + KINDS
TOP_KIND = SEEN + KINDS
DRAWN_CARD = TOP_KIND + KINDS
ACTIVE_COLOR = DRAWN_CARD + KINDS
ASKED_FOR = ACTIVE_COLOR + KIND_COLORS
COUNTS = ASKED_FOR + len(PENDINGS)
OPEN_TO_CATCH = COUNTS + MOST_PLAYERS
SAID_UNO = OPEN_TO_CATCH + MOST_PLAYERS
LOSE_TURNS = SAID_UNO + MOST_PLAYERS
TOTALS = LOSE_TURNS + MOST_PLAYERS
GOES_LEFT = TOTALS + MOST_PLAYERS
PILE = GOES_LEFT + 1
MAY_CHALLENGE = PILE + 1
PUT_COLORS = MAY_CHALLENGE + 1
STACK_TOTAL = PUT_COLORS + KIND_COLORS
OUT = STACK_TOTAL + 1
LENGTH = OUT + MOST_PLAYERS

PARTS = (
    (OWN, KINDS, "the own cards, how many of each kind"),
    (SEEN, KINDS, "the discard pile under its top card, how many of each kind"),
    (TOP_KIND, KINDS, "the top card, 1 at its kind"),
    (DRAWN_CARD, KINDS, "the card just drawn, 1 at its kind, while it may be played"),
    (
        ACTIVE_COLOR,
        KIND_COLORS,
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
    (PUT_COLORS, KIND_COLORS, "colours already put down in the lever's `colors`"),
    (STACK_TOTAL, 1, "the total of the stack that is being answered (HOUSE.stack)"),
    (OUT, MOST_PLAYERS, "who is out (HOUSE.mercy, HOUSE.knockout)"),
)
"""Where each part begins, how long it is, and what it says."""


@called
def observe(state: Any, rules: Any, seat: int, out: Any) -> None:
    """Write what this seat may know into `out`."""
    for place in range(LENGTH):
        out[place] = 0
    describe(state, rules, seat, out)


@compiled
def describe(state: Any, rules: Any, seat: int, out: Any) -> None:
    """Write what this seat may know into a row of zeros."""
    for kind in range(KINDS):
        out[OWN + kind] = size(overlap(state.hands[seat], rules.kind_sets[kind]))
        out[SEEN + kind] = size(overlap(state.under, rules.kind_sets[kind]))
    out[TOP_KIND + rules.kind_of[state.top]] = 1
    if state.pending == DRAWN and state.actor == seat:
        out[DRAWN_CARD + rules.kind_of[state.drawn]] = 1
    if state.color != NO_COLOR:
        out[ACTIVE_COLOR + state.color] = 1
    out[ASKED_FOR + state.pending] = 1
    _observe_seats(state, rules, seat, out)
    out[GOES_LEFT] = state.direction
    out[PILE] = state.pile
    out[MAY_CHALLENGE] = (state.pending == ANSWER or state.doubtful != 0) and state.answering >> seat & 1
    out[STACK_TOTAL] = state.total
    for color in range(KIND_COLORS):
        out[PUT_COLORS + color] = state.picked >> color & 1


@compiled
def _observe_seats(state: Any, rules: Any, seat: int, out: Any) -> None:
    other = seat
    for place in range(rules.players):
        out[COUNTS + place] = state.counts[other]
        out[OPEN_TO_CATCH + place] = state.catchable >> other & 1
        out[SAID_UNO + place] = state.said >> other & 1
        out[OUT + place] = state.out >> other & 1
        out[LOSE_TURNS + place] = state.owed[other]
        out[TOTALS + place] = min(state.scores[other], 32767)
        other = other + 1 if other + 1 < rules.players else 0
