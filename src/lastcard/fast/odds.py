"""How good a position is for a seat, as `bots.hard_worth` judges it, in whole numbers.

The logarithm of the odds of winning the round, in thousandths, by the own hand and by what lies open.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.compile import called, compiled
from lastcard.fast.kernel import fitting, next_seat
from lastcard.fast.sets import CardSet, join, lowest, overlap, rest, single, size, some, without

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


@called
def odds(
    state: Any,
    rules: Any,
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
    """With these cards in hand, this colour and card on top, and `heir` next, who drew so many `more`."""
    if heir == seat:
        heir = next_seat(state, rules, seat, direction)
    hand = first, second
    own_count = size(hand)
    theirs = state.counts[heir] + more
    own, other = own_class(own_count), other_class(theirs)
    weights = rules.hand_weights[own]
    hidden = _hidden(state, rules, seat)
    fits = without(fitting(rules, color, top), rules.wilds)
    replies = overlap(hidden, join(fits, rules.wilds))
    fit_count, hidden_count = size(replies), max(1, size(hidden))
    plays = _holds_some(fit_count, hidden_count, theirs)
    follow = size(overlap(hand, fits))
    ready = ONE if follow + size(overlap(hand, rules.wilds)) > 0 else 0
    reached_first, reached_second, lone = _reached(rules, first, second)
    held, most = _colors(rules, first, second)
    reached = reached_first, reached_second
    reply = 0
    if fit_count > 0:
        # Whoever plays a wild names any colour.
        after_wild = ONE * size(overlap(replies, rules.wilds)) * held // rules.color_count
        reply = (ONE * size(overlap(replies, reached)) + after_wild) // fit_count
    reach = size(overlap(hidden, reached))
    total = rules.size_weights[own, other] + _kinds(rules, hand, weights)
    total += weights[6] * min(follow, 3) + weights[7] * (ONE - ready) // ONE
    total += weights[8] * held + weights[9] * lone + weights[13] * most // max(1, own_count)
    if pulls:
        total += weights[10]
    if draws:
        total += weights[11] + weights[12] * fit_count // hidden_count
    total += weights[14] * reply // ONE
    total += weights[15] * (plays * reply // ONE + (ONE - plays) * ready // ONE) // ONE
    total += weights[16] * own_count // 10 + weights[18] * reach // hidden_count
    total += rules.other_weights[other, 0] * plays // ONE
    if rules.players > 2:
        total += _rest(
            state, rules, seat, heir, rules.other_weights[other], _holds_some(fit_count, hidden_count, 1)
        )
    return total


@compiled
def _hidden(state: Any, rules: Any, seat: int) -> CardSet:
    """The cards that this seat does not see."""
    return without(without(without(rules.all_cards, state.hands[seat]), state.under), single(state.top))


@compiled
def _holds_some(fitting: int, hidden: int, cards: int) -> int:
    """How likely so many unseen cards have one that fits among them, in thousandths."""
    lacks = (1 << SCALE) - (fitting << SCALE) // hidden
    none = 1 << SCALE
    for _ in range(min(cards, 20)):
        none = none * lacks >> SCALE
    return ONE - (none * ONE >> SCALE)


@compiled
def _kinds(rules: Any, hand: CardSet, weights: Any) -> int:
    """What the cards that do something are worth in the hand."""
    restricted = rules.restricted_cards[0] | rules.restricted_cards[1] != 0
    return (
        weights[0] * size(overlap(hand, rules.plain_wilds))
        + weights[17 if restricted else 1] * size(overlap(hand, rules.fours))
        + weights[2] * size(overlap(hand, rules.aiming))
        + weights[3] * size(overlap(hand, rules.holding))
        + weights[4] * size(overlap(hand, rules.drawing))
        + weights[5] * size(overlap(hand, rules.pulling))
    )


@compiled
def _colors(rules: Any, first: int, second: int) -> tuple[int, int]:
    """How many colours the hand holds, and how many cards the largest has."""
    held, most = 0, 0
    for color in range(rules.color_count):
        there = size(overlap((first, second), rules.color_sets[color]))
        most = max(most, there)
        held += 1 if there > 0 else 0
    return held, most


@compiled
def _reached(rules: Any, first: int, second: int) -> tuple[int, int, int]:
    """On which cards one of the hand could be played, and how many go with no other of it."""
    lone = 0
    reached = 0, 0
    cards = without((first, second), rules.wilds)
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        mates = without(fitting(rules, rules.color_of[card], card), rules.wilds)
        reached = join(reached, mates)
        lone += 1 if size(overlap((first, second), mates)) == 1 else 0
    return reached[0], reached[1], lone


@compiled
def _rest(state: Any, rules: Any, seat: int, heir: int, weights: Any, last: int) -> int:
    """How near to the end the other players are; `last` is how likely a single card fits."""
    total = 0
    near = 0
    for other in range(rules.players):
        if other not in (seat, heir):
            cards = max(1, state.counts[other])
            near += ONE // cards
            if cards == 1:
                total += weights[2] + weights[6] * last // ONE
            elif cards == 2:
                total += weights[3]
            elif cards <= 4:
                total += weights[4]
    return total + weights[5] * near // ONE
