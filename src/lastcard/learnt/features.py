"""What the network sees of a card game: small integers, run as Python and compiled.

First comes a block for each colour, then one for everything else. The blocks of colours are alike, and so
are the weights that read them: what was learnt of one colour holds for every other. Players come in the
order of play, the own seat first, so that the direction needs no place.
"""

from __future__ import annotations

from typing import Any

from lastcard.judge.beliefs import unseen_cards
from lastcard.rules.actions import AIMING_KIND, COLORED_KINDS, KIND_COLORS, KIND_SYMBOLS, KIND_WILDS, KINDS
from lastcard.rules.fields import (
    ANSWER,
    DRAWN,
    MOST_PLAYERS,
    NO_COLOR,
    PENDINGS,
    RulesFields,
    StateFields,
)
from lastcard.rules.sets import lowest, meets, overlap, size, some
from lastcard.rules.turn import next_seat

# The block of a colour: cards by symbol, then whether this is the colour that ..., then by player.
OWN = 0
UNSEEN = OWN + KIND_SYMBOLS
TOP = UNSEEN + KIND_SYMBOLS
DRAWN_CARD = TOP + KIND_SYMBOLS
IS_ACTIVE = DRAWN_CARD + KIND_SYMBOLS
IS_PUT = IS_ACTIVE + 1
WAS_ACTIVE = IS_PUT + 1
ENDS_DRAWING = WAS_ACTIVE + 1
LACKS = ENDS_DRAWING + 1
NAMES = LACKS + MOST_PLAYERS
SHOWN = NAMES + MOST_PLAYERS
COLOR_FEATURES = SHOWN + MOST_PLAYERS

# The rest: wilds by kind, the decision, then by player, and the rules.
REST = KIND_COLORS * COLOR_FEATURES
OWN_WILDS = REST
UNSEEN_WILDS = OWN_WILDS + KIND_WILDS
TOP_WILD = UNSEEN_WILDS + KIND_WILDS
DRAWN_WILD = TOP_WILD + KIND_WILDS
DECISION = DRAWN_WILD + KIND_WILDS
BY_PLAYER = DECISION + len(PENDINGS)
PLAYS, CARDS, ONE_LEFT, TWO_LEFT, SAID, OPEN, LOSES, FRESH, ON_TURN, SHOWN_WILDS, LACKS_WILDS = range(11)
EACH = 11
PILE = BY_PLAYER + MOST_PLAYERS * EACH
MAY_CHALLENGE = PILE + 1
OPENING = MAY_CHALLENGE + 1
REVERSES = OPENING + 1
BLUFFING = REVERSES + 1
RESTRICTED = BLUFFING + 1
ANYONE = RESTRICTED + 1
REVERSE_SKIPS = ANYONE + 1
DRAWN_RULE = REVERSE_SKIPS + 1
UNO_RULE = DRAWN_RULE + 4
PLAYERS = UNO_RULE + 4
AIMS = PLAYERS + MOST_PLAYERS + 1
PULLS = AIMS + 1
FEATURES = PULLS + 1
REST_FEATURES = FEATURES - REST

# What the critic sees besides, who looks into all hands: the other players' cards, by symbol.
OTHERS = MOST_PLAYERS - 1
HIDDEN_EACH = OTHERS * KIND_SYMBOLS
HIDDEN = FEATURES
HIDDEN_WILDS = HIDDEN + KIND_COLORS * HIDDEN_EACH
EVERYTHING = HIDDEN_WILDS + OTHERS * KIND_WILDS

GUESSED = 5
"""The hands of so many next players are guessed."""
MOST = 100
"""No number is larger: they all have a byte."""


def describe(state: StateFields, rules: RulesFields, seat: int, out: Any) -> None:
    """Write what the network sees for this seat into zeros."""
    unseen = unseen_cards(state, rules, seat)
    count_kinds(rules, state.hands[seat], OWN, COLOR_FEATURES, OWN_WILDS, out)
    count_kinds(rules, unseen, UNSEEN, COLOR_FEATURES, UNSEEN_WILDS, out)
    mark_kind(rules.kind_of[state.top], TOP, TOP_WILD, out)
    if state.pending == DRAWN and state.actor == seat:
        mark_kind(rules.kind_of[state.drawn], DRAWN_CARD, DRAWN_WILD, out)
    describe_colors(state, rules, out)
    other = seat
    for place in range(rules.players):
        describe_player(state, rules, seat, other, place, unseen, out)
        other = next_seat(state, rules, other, state.direction)
    describe_rest(state, rules, seat, out)


def count_kinds(rules: RulesFields, cards: Any, first: int, width: int, wilds: int, out: Any) -> None:
    """How many of these cards are of each kind: `first` in blocks of colours of this width, or `wilds`."""
    for kind in range(COLORED_KINDS):
        alike = rules.kind_sets[kind]
        if some(alike):
            out[first + kind // KIND_SYMBOLS * width + kind % KIND_SYMBOLS] = size(overlap(cards, alike))
    for wild in range(KIND_WILDS):
        out[wilds + wild] = size(overlap(cards, rules.kind_sets[COLORED_KINDS + wild]))


def mark_kind(kind: int, colored: int, wild: int, out: Any) -> None:
    """A 1 for a card of this kind, in the block of its colour or among the wilds."""
    if kind < COLORED_KINDS:
        out[kind // KIND_SYMBOLS * COLOR_FEATURES + colored + kind % KIND_SYMBOLS] = 1
    else:
        out[wild + kind - COLORED_KINDS] = 1


def describe_colors(state: StateFields, rules: RulesFields, out: Any) -> None:
    """What is special about a colour now."""
    if state.color != NO_COLOR:
        out[state.color * COLOR_FEATURES + IS_ACTIVE] = 1
    if state.before != NO_COLOR:
        out[state.before * COLOR_FEATURES + WAS_ACTIVE] = 1
    for color in range(KIND_COLORS):
        out[color * COLOR_FEATURES + IS_PUT] = state.picked >> color & 1
    aiming = rules.kind_sets[AIMING_KIND]
    if some(aiming):
        until = rules.until[lowest(aiming)]
        if until >= 0:
            out[until * COLOR_FEATURES + ENDS_DRAWING] = 1


def describe_player(
    state: StateFields, rules: RulesFields, seat: int, other: int, place: int, unseen: Any, out: Any
) -> None:
    """What lies open about a player, and what could be remembered."""
    at = BY_PLAYER + place * EACH
    cards = state.counts[other]
    out[at + PLAYS] = 1
    out[at + CARDS] = min(cards, MOST)
    out[at + ONE_LEFT] = cards == 1
    out[at + TWO_LEFT] = cards == 2
    out[at + SAID] = state.said >> other & 1
    out[at + OPEN] = state.catchable >> other & 1
    out[at + LOSES] = min(state.owed[other], MOST)
    out[at + FRESH] = min(state.fresh[other], MOST)
    out[at + ON_TURN] = state.turn == other
    out[at + LACKS_WILDS] = meets(state.declined[other], rules.wilds)
    if state.named[other] != NO_COLOR:
        out[state.named[other] * COLOR_FEATURES + NAMES + place] = 1
    shown = overlap(state.known[seat * rules.players + other], unseen)
    out[at + SHOWN_WILDS] = size(overlap(shown, rules.wilds))
    for color in range(KIND_COLORS):
        cards_of_color = rules.color_sets[color]
        out[color * COLOR_FEATURES + LACKS + place] = meets(state.declined[other], cards_of_color)
        out[color * COLOR_FEATURES + SHOWN + place] = size(overlap(shown, cards_of_color))


def describe_rest(state: StateFields, rules: RulesFields, seat: int, out: Any) -> None:
    """The decision, the pile and the rules."""
    out[DECISION + state.pending] = 1
    out[PILE] = min(state.pile, MOST)
    out[MAY_CHALLENGE] = state.pending == ANSWER and state.answering >> seat & 1 == 1
    out[OPENING] = state.opening != 0
    out[REVERSES] = min(state.reverses, MOST)
    out[BLUFFING] = rules.bluff
    out[RESTRICTED] = some(rules.restricted_cards)
    out[ANYONE] = rules.anyone
    out[REVERSE_SKIPS] = rules.reverse_skips
    out[DRAWN_RULE + rules.drawn] = 1
    out[UNO_RULE + rules.uno] = 1
    out[PLAYERS + rules.players] = 1
    out[AIMS] = some(rules.kind_sets[AIMING_KIND])
    out[PULLS] = some(rules.kind_sets[KINDS - 1])


def describe_everything(state: StateFields, rules: RulesFields, seat: int, out: Any) -> None:
    """Write what the critic sees into zeros: the same, and the hands of the others in the order of play."""
    describe(state, rules, seat, out)
    other = next_seat(state, rules, seat, state.direction)
    for place in range(rules.players - 1):
        symbols, wilds = HIDDEN + place * KIND_SYMBOLS, HIDDEN_WILDS + place * KIND_WILDS
        count_kinds(rules, state.hands[other], symbols, HIDDEN_EACH, wilds, out)
        other = next_seat(state, rules, other, state.direction)
