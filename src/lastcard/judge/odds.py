"""The odds of winning the round, by the own hand and by what lies open."""

from __future__ import annotations

from math import exp

from lastcard.judge.beliefs import ONE, hand_of, holds
from lastcard.judge.fields import NEXT_CLASSES, JudgeFields
from lastcard.rules.fields import HOUSE, REMEMBERS, Cards, RulesFields, StateFields, not_inlined
from lastcard.rules.legal import fitting
from lastcard.rules.sets import join, lowest, meets, overlap, rest, size, some, whole, without
from lastcard.rules.turn import how_many, next_seat, partner

WON = 20_000
"""As sure as a win is counted."""
MANY_FOLLOW = 3
"""This many cards that fit are as good as more of them."""
NEAR_MERCY = 10
"""How many cards before the limit it begins to be felt (HOUSE.mercy)."""
STEEP = 4
"""About how much the logarithm of even odds grows with the chance."""
TWICE, FAR_APART = 693, 3600
"""What twice the odds are more, and from which difference on the smaller odds add nothing."""


def likely(odds: float) -> float:
    """The probability that the logarithm of odds, in thousandths, stands for."""
    return 1.0 / (1.0 + exp(-odds / ONE))


def class_of(cards: int) -> int:
    """The place of the weights for a hand of this size: 1, 2, 3, 4–5, 6–8, more."""
    if cards <= 3:
        return max(cards, 1) - 1
    return 3 if cards <= 5 else 4 if cards <= 8 else 5


def odds(
    state: StateFields, rules: RulesFields, judge: JudgeFields, seat: int, unseen: Cards,
    hand: Cards, cards: int, counts: list[int], color: int, top: int, after: int, more: int,
    draws: bool, pulls: bool,
) -> int:  # fmt: skip
    """The logarithm of the odds of this seat, or of its team, in thousandths, in a position that is foreseen.

    It holds these cards, `cards` with those that it draws and does not know yet; `counts` are the sizes of
    the other hands. `after` is the next other player to move, who draws `more` cards before. The seat `draws`
    when it is its turn and it is going to draw; it `pulls` when the lever comes first.
    """
    if HOUSE and rules.turns_each:
        found: int = odds_by_house_rules(
            state, rules, judge, seat, unseen, hand, cards, counts, color, top, after, more, draws, pulls
        )
    else:
        found = odds_alone(
            state, rules, judge, seat, unseen, hand, cards, counts, color, top, after, more, draws, pulls
        )
    return found


@not_inlined
def odds_by_house_rules(
    state: StateFields, rules: RulesFields, judge: JudgeFields, seat: int, unseen: Cards,
    hand: Cards, cards: int, counts: list[int], color: int, top: int, after: int, more: int,
    draws: bool, pulls: bool,
) -> int:  # fmt: skip
    """The same where a round may end in other ways; apart, as the rulebook's games need none of it."""
    theirs = counts[after] + more
    if some(hand) and not meets(hand, rules.finishing):
        # It takes one card more to end with (HOUSE.finish).
        hand = overlap(hand, rules.finishing) if cards == 1 else whole(hand)
        cards += 1
    if rules.mercy and theirs >= rules.mercy and rules.players - how_many(state.out) == 2:
        return WON
    own = -WON
    if rules.mercy == 0 or cards + int(draws) < rules.mercy:
        own = odds_alone(
            state, rules, judge, seat, unseen, hand, cards, counts, color, top, after, more, draws, pulls
        )
        own += of_mercy(rules, judge, seat, cards, counts, after, theirs)
    if rules.teams:
        own = joined(own, odds_of_mate(state, rules, judge, seat, unseen, counts, color, top, after, more))
    return own


@not_inlined
def odds_of_mate(
    state: StateFields, rules: RulesFields, judge: JudgeFields, seat: int, unseen: Cards,
    counts: list[int], color: int, top: int, after: int, more: int,
) -> int:  # fmt: skip
    """The odds that the partner goes out first, with a hand such as it may hold (HOUSE.teams)."""
    mate = partner(rules, seat)
    if state.out >> mate & 1:
        return -WON
    cards, then, theirs, at_once = max(1, counts[mate]), after, more, -WON
    if after == mate:
        # It is going to play one of them.
        cards, then, theirs = cards + more - 1, next_seat(state, rules, mate, state.direction), 0
        if cards == 0:
            cards = 1
            replies = overlap(unseen, join(fitting(rules, color, top), rules.wilds))
            at_once = STEEP * (holds(state, rules, seat, unseen, replies, mate, 1) - ONE // 2)
    hand = hand_of(state, rules, seat, unseen, mate, cards)
    later = odds_alone(
        state, rules, judge, mate, unseen, hand, cards, counts, color, top, then, theirs, False, False
    )
    return joined(later, at_once)


def joined(own: int, other: int) -> int:
    """About the logarithm of the sum of two odds."""
    apart = max(0, FAR_APART - abs(own - other))
    return max(own, other) + TWICE * apart * apart // (FAR_APART * FAR_APART)


@not_inlined
def odds_alone(
    state: StateFields, rules: RulesFields, judge: JudgeFields, seat: int, unseen: Cards,
    hand: Cards, cards: int, counts: list[int], color: int, top: int, after: int, more: int,
    draws: bool, pulls: bool,
) -> int:  # fmt: skip
    """The odds of this seat itself."""
    theirs = counts[after] + more
    own, other = class_of(cards), min(class_of(theirs), NEXT_CLASSES - 1)
    fits = without(fitting(rules, color, top), rules.wilds)
    replies = overlap(unseen, join(fits, rules.wilds))
    plays = holds(state, rules, seat, unseen, replies, after, theirs)
    total = judge.by_sizes[own][other] + judge.if_next_plays[other] * plays // ONE
    if REMEMBERS and state.named[after] == color:
        total += judge.if_next_named[other]
    if rules.players > 2:
        total += of_others(state, rules, judge, seat, unseen, replies, counts, after, other)
    total += of_uses(rules, judge, hand, own)
    total += of_next_turn(rules, judge, unseen, hand, fits, replies, cards, own, plays)
    if pulls:
        total += judge.if_pulling[own]
    if draws:
        total += judge.if_drawing[own] + judge.if_drawn_fits[own] * size(replies) // max(1, size(unseen))
    return total + judge.per_ten[own] * cards // 10


def of_mercy(
    rules: RulesFields, judge: JudgeFields, seat: int, cards: int, counts: list[int], after: int, theirs: int
) -> int:  # fmt: skip
    """How near everyone is to the limit beyond which they are out (HOUSE.mercy)."""
    if rules.mercy == 0:
        return 0
    first, mate = rules.mercy - NEAR_MERCY, partner(rules, seat)
    total = judge.near_limit * max(0, cards - first)
    for other in range(rules.players):
        if other == after:
            total += judge.next_near_limit * max(0, theirs - first)
        elif other not in (seat, mate):
            total += judge.others_near_limit * max(0, counts[other] - first)
    return total


def of_uses(rules: RulesFields, judge: JudgeFields, hand: Cards, own: int) -> int:
    """What the cards that do something are worth in the hand."""
    per_four = judge.per_restricted_four[own] if some(rules.restricted_cards) else judge.per_free_four[own]
    return (
        judge.per_wild[own] * size(overlap(hand, judge.plain_wilds))
        + per_four * size(overlap(hand, judge.fours))
        + judge.per_aiming[own] * size(overlap(hand, judge.aiming))
        + judge.per_holding[own] * size(overlap(hand, judge.holding))
        + judge.per_drawing[own] * size(overlap(hand, judge.drawing))
        + judge.per_pulling[own] * size(overlap(hand, judge.pulling))
    )


def of_next_turn(
    rules: RulesFields, judge: JudgeFields, unseen: Cards, hand: Cards, fits: Cards, replies: Cards,
    cards: int, own: int, plays: int,
) -> int:  # fmt: skip
    """What it is worth that cards go with each other, with what is on top and with what may come there."""
    follow = size(overlap(hand, fits))
    ready = ONE if follow > 0 or meets(hand, rules.wilds) else 0
    held, most = colors_of(rules, hand)
    lone, reached = links(rules, judge, hand)
    answers, reply = size(replies), 0
    if rules.color_count == 0:
        # Everything fits on everything.
        reply = ONE
    elif answers > 0:
        # A wild can bring any colour.
        after_wild = ONE * size(overlap(replies, rules.wilds)) * held // rules.color_count
        reply = (ONE * size(overlap(replies, reached)) + after_wild) // answers
    return (
        judge.per_following[own] * min(follow, MANY_FOLLOW)
        + judge.if_stuck[own] * (ONE - ready) // ONE
        + judge.per_color[own] * held
        + judge.per_lone[own] * lone
        + judge.largest_color[own] * most // max(1, cards)
        + judge.if_follows[own] * reply // ONE
        + judge.if_plays[own] * (plays * reply + (ONE - plays) * ready) // (ONE * ONE)
        + judge.reach[own] * size(overlap(unseen, reached)) // max(1, size(unseen))
    )


def colors_of(rules: RulesFields, hand: Cards) -> tuple[int, int]:
    """How many colours the hand holds, and how many cards the largest has."""
    held, most = 0, 0
    for color in range(rules.color_count):
        there = size(overlap(hand, rules.color_sets[color]))
        if there > 0:
            held += 1
            most = max(most, there)
    return held, most


def links(rules: RulesFields, judge: JudgeFields, hand: Cards) -> tuple[int, Cards]:
    """How many cards go with no other of the hand, and on which cards one of it could be played."""
    lone, reached = 0, without(rules.wilds, rules.wilds)
    cards = without(hand, rules.wilds)
    while some(cards):
        mates = judge.mates[lowest(cards)]
        cards = rest(cards)
        reached = join(reached, mates)
        if size(overlap(hand, mates)) == 1:
            lone += 1
    return lone, reached


def of_others(
    state: StateFields, rules: RulesFields, judge: JudgeFields, seat: int, unseen: Cards, replies: Cards,
    counts: list[int], after: int, of_next: int,
) -> int:  # fmt: skip
    """How near to the end the players are who come later."""
    total, near = 0, 0
    for other in range(rules.players):
        if other not in (seat, after) and state.out >> other & 1 == 0:
            cards = max(1, counts[other])
            near += ONE // cards
            if cards == 1:
                fits = holds(state, rules, seat, unseen, replies, other, 1)
                total += judge.per_other_with_one[of_next] + judge.if_last_fits[of_next] * fits // ONE
            elif cards == 2:
                total += judge.per_other_with_two[of_next]
            elif cards <= 4:
                total += judge.per_other_with_few[of_next]
    return total + judge.nearness[of_next] * near // ONE
