"""What a person at the table could remember of a round, as more numbers after those of `observe`.

Only games that are compiled to remember keep it. How many numbers there are depends on how many play.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.kernel import unseen_cards
from lastcard.fast.cards.observe import LENGTH, describe
from lastcard.fast.cards.records import STATE
from lastcard.fast.cards.rollout import copy_state
from lastcard.fast.cards.sets import join, meets, overlap, size, without
from lastcard.fast.compile import called, compiled
from lastcard.fast.layout import WORD, bytes_of
from lastcard.rules.actions import KIND_COLORS, KINDS
from lastcard.rules.fields import NO_COLOR

BEFORE = LENGTH
SEATS = BEFORE + KIND_COLORS

# What is remembered of each seat, the own one first and then the others clockwise.
ON_TURN = 0
PLACE = ON_TURN + 1
FRESH = PLACE + 1
NAMED = FRESH + 1
DECLINED = NAMED + KIND_COLORS
KNOWN = DECLINED + KINDS
EACH = KNOWN + KINDS

_RECENT = bytes_of(STATE, "recent")
RECENT_BEGIN, RECENT_END = _RECENT.start // WORD, _RECENT.stop // WORD
"""The words of a record that have the last moves."""

PARTS = (
    (
        BEFORE,
        KIND_COLORS,
        "the colour that was active before the Wild Draw Four on top, 1 at its place",
    ),
)
"""Where each part begins, how long it is, and what it says; then come the seats."""
SEAT_PARTS = (
    (ON_TURN, 1, "1 for the seat on turn, which has played the card that is being answered"),
    (PLACE, 1, "its place in the order of play to the left, 0 the own seat; 0 for one out of the match, too"),
    (FRESH, 1, "how many cards came into the hand since it last declined something; these may be any"),
    (NAMED, KIND_COLORS, "the colour that it named last, 1 at its place"),
    (DECLINED, KINDS, "1 for each kind of card that it did not hold, or kept back, when it drew on its turn"),
    (
        KNOWN,
        KINDS,
        "cards of the hand that are known since it was shown, how many of each kind: to this seat, and of"
        " the own hand to any other",
    ),
)
"""The same for each seat, from where its own part begins."""


def length_of(players: int) -> int:
    """How many numbers an observation with memory has."""
    return SEATS + players * EACH


@called
def observe_memory(state: Any, rules: Any, seat: int, out: Any) -> None:
    """Write what this seat may know into `out`, and what it could remember after it."""
    for place in range(SEATS + rules.players * EACH):
        out[place] = 0
    describe_memory(state, rules, seat, out)


@compiled
def describe_memory(state: Any, rules: Any, seat: int, out: Any) -> None:
    """The same into a row of zeros."""
    describe(state, rules, seat, out)
    if state.before != NO_COLOR:
        out[BEFORE + state.before] = 1
    other = seat
    for place in range(rules.players):
        remember_seat(state, rules, seat, other, out, SEATS + place * EACH)
        other = other + 1 if other + 1 < rules.players else 0
    other = state.left[seat]
    for place in range(1, rules.players):
        if other != seat:
            distance = other - seat if other > seat else other - seat + rules.players
            out[SEATS + distance * EACH + PLACE] = place
            other = state.left[other]


@compiled
def remember_seat(state: Any, rules: Any, seat: int, other: int, out: Any, at: int) -> None:
    """What this seat could remember of another, or others of this one, from this place of `out` on."""
    out[at + ON_TURN] = state.turn == other
    out[at + FRESH] = state.fresh[other]
    if state.named[other] != NO_COLOR:
        out[at + NAMED + state.named[other]] = 1
    known = known_cards(state, rules, seat, other)
    for kind in range(KINDS):
        out[at + DECLINED + kind] = meets(state.declined[other], rules.kind_sets[kind])
        out[at + KNOWN + kind] = size(overlap(known, rules.kind_sets[kind]))


@compiled
def known_cards(state: Any, rules: Any, seat: int, other: int) -> Any:
    """The cards that this seat knows in another's hand; of its own hand those that anybody else knows."""
    players = rules.players
    if other != seat:
        return overlap(state.known[seat * players + other], unseen_cards(state, rules, seat))
    hand = state.hands[seat]
    known = without(hand, hand)
    for viewer in range(players):
        if viewer != seat:
            known = join(known, state.known[viewer * players + seat])
    return overlap(known, hand)


@compiled
def copy_with_memory(source: Any, goal: Any, rules: Any) -> None:
    """What its game uses of a record, with what its players remember."""
    copy_state(source, goal, rules)
    for word in range(RECENT_BEGIN, RECENT_END):
        goal.words[word] = source.words[word]
    goal.before = source.before
    for seat in range(rules.players):
        goal.fresh[seat] = source.fresh[seat]
        goal.named[seat] = source.named[seat]
        for half in range(2):
            goal.declined[seat, half] = source.declined[seat, half]
    for pair in range(rules.players * rules.players):
        for half in range(2):
            goal.known[pair, half] = source.known[pair, half]
