"""What a player can tell about the cards that it does not see.

Each hand is taken to be drawn at random, one card after the other, from the unseen cards that it may hold.
"""

from __future__ import annotations

from lastcard.rules.fields import NO_COLOR, REMEMBERS, Cards, RulesFields, StateFields
from lastcard.rules.sets import join, lowest, meets, overlap, rest, single, size, some, without

ONE = 1000
"""What is certain, or a weight of one: everything here is in thousandths."""

# Where chances are multiplied they are fractions of 2**20.
BITS = 20
SURE = 1 << BITS

# How often a restricted card is challenged. At two players being wrong costs only two cards more than
# accepting; at more, hands with few cards left are hardly challenged, and larger ones more with each card.
DOUBTED_AT_TWO = 500
FEW, DOUBTED = 3, 150
LEAST_DOUBT, MOST_DOUBT = 50, 800

# How many of those who could bluff are taken to do it; at more than two players it seldom pays.
BLUFFERS_AT_TWO, BLUFFERS = 200, 80


UNTIL_DRAWS = 4
"""About how many cards are drawn until one of a certain colour comes (ACT.hat)."""


def draws_of(rules: RulesFields, card: int) -> int:
    """About how many cards a player has to draw for this one."""
    return rules.draw_count[card] if rules.until[card] == NO_COLOR else UNTIL_DRAWS


def unseen_cards(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that this seat does not see."""
    cards = without(rules.all_cards, state.hands[seat])
    return without(without(cards, state.under), single(state.top))


def holds(
    state: StateFields, rules: RulesFields, seat: int, unseen: Cards, cards: Cards, other: int, count: int
) -> int:
    """How likely the other, with a hand of `count` cards, holds one of these, as this seat sees it."""
    old, lacks = 0, SURE
    if REMEMBERS:
        if meets(overlap(state.known[seat * rules.players + other], unseen), cards):
            return ONE
        # Cards that came since something was declined may be any.
        old = min(count, state.counts[other] - state.fresh[other])
        lacks = lacked(without(unseen, state.declined[other]), cards, old)
    lacks = lacks * lacked(unseen, cards, count - old) >> BITS
    return ONE - (lacks * ONE + SURE // 2 >> BITS)


def lacked(pool: Cards, cards: Cards, count: int) -> int:
    """How likely none of `count` cards of the pool is one of these."""
    there = size(pool)
    if there == 0:
        return SURE
    lacks = SURE - (size(overlap(pool, cards)) << BITS) // there
    chance = SURE
    while count > 0:
        if count & 1:
            chance = chance * lacks >> BITS
        lacks = lacks * lacks >> BITS
        count >>= 1
    return chance


def hand_of(
    state: StateFields, rules: RulesFields, seat: int, unseen: Cards, other: int, count: int
) -> Cards:
    """A hand that the other may hold: what this seat knows of it, and more from all over the unseen cards."""
    hand = without(unseen, unseen)
    if REMEMBERS:
        hand = overlap(state.known[seat * rules.players + other], unseen)
        unseen = without(unseen, hand)
    wanted, there, share = count - size(hand), size(unseen), 0
    while some(unseen):
        share += wanted
        if share >= there:
            share -= there
            hand = join(hand, single(lowest(unseen)))
        unseen = rest(unseen)
    return hand


def bluffers(rules: RulesFields) -> int:
    """How many of those who could bluff are taken to do it."""
    return BLUFFERS_AT_TWO if rules.players == 2 else BLUFFERS


def suspicion(state: StateFields, rules: RulesFields, seat: int, unseen: Cards) -> int:
    """How likely the restricted card on top is a bluff, by what its player may hold (CHAL.guilty)."""
    if state.before == NO_COLOR:
        return 0
    player = state.turn
    colored = rules.color_sets[state.before]
    could = holds(state, rules, seat, unseen, colored, player, state.counts[player])
    bluffs = could * bluffers(rules)
    return bluffs * ONE // (bluffs + (ONE - could) * ONE)


def doubt(rules: RulesFields, left: int) -> int:
    """How likely each one asked is to challenge a restricted card whose player has `left` cards."""
    if rules.players == 2:
        return DOUBTED_AT_TWO
    return min(MOST_DOUBT, max(LEAST_DOUBT, DOUBTED * (left - FEW)))
