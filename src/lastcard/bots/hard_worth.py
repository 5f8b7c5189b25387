"""How good a position is for a seat: a sum of what speaks for winning the round, weighed by many games."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import NamedTuple

from lastcard.bots.hard_beliefs import Beliefs
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.rules.fields import Cards
from lastcard.rules.legal import fitting
from lastcard.weights import Weights, weights_for

WON = 20.0
"""As sure as a win is counted."""

MANY_FOLLOW = 3
"""So many cards that fit are as good as more of them."""

_OWN_CLASSES = (0, 0, 1, 2, 3, 3, 4, 4, 4, 5)
_OTHER_CLASSES = (0, 0, 1, 2, 3, 3, 4)


class Prospect(NamedTuple):
    """A position that a seat foresees: its hand and the sizes of all, what is on top, and whose turn is next.

    It `draws` when it is its turn and it is going to draw, and it `pulls` when the lever comes before.
    """

    hand: Cards
    counts: list[int]
    color: int
    top: int
    heir: int
    direction: int
    draws: bool = False
    pulls: bool = False


class _Kinds:
    """Sets of cards that are worth about the same in a hand, and for each card those that it goes with."""

    __slots__ = ("aiming", "colors", "drawing", "holding", "mates", "pulling", "restricted", "wild")

    def __init__(self, rules: Rules) -> None:
        symbols = {card: rules.symbols[card] for card in rules.deck}
        plain = {card: symbol for card, symbol in symbols.items() if not symbol.wild}
        wild = {card: symbol for card, symbol in symbols.items() if symbol.wild}
        turns = {card for card, symbol in plain.items() if symbol.reverses and rules.reverse_skips}
        self.colors = tuple(rules.color_sets[: rules.color_count])
        self.holding = rules.set_of({card for card, symbol in plain.items() if symbol.skips} | turns)
        self.drawing = rules.set_of(card for card, symbol in plain.items() if symbol.draws)
        self.pulling = rules.set_of(card for card, symbol in plain.items() if symbol.pulls)
        self.restricted = rules.set_of(card for card, symbol in wild.items() if symbol.restricted)
        self.aiming = rules.set_of(card for card, symbol in wild.items() if symbol.aims)
        self.wild = rules.wilds & ~(self.restricted | self.aiming)
        self.mates = tuple(
            fitting(rules, rules.color_of[card], card) & rules.colored if card in plain else 0
            for card in range(len(rules.names))
        )


@lru_cache(maxsize=32)
def _kinds(rules: Rules) -> _Kinds:
    return _Kinds(rules)


class Worth:
    """Judges the prospects of one seat, by what it knows now."""

    __slots__ = ("_kinds", "_position", "_seat", "_weights", "beliefs")

    def __init__(self, position: State, seat: int) -> None:
        self._position, self._seat = position, seat
        self._kinds = _kinds(position.rules)
        self._weights: Weights = weights_for(position.rules.players)
        self.beliefs = Beliefs(position, seat)

    def of(self, prospect: Prospect) -> float:
        """The logarithm of the odds of winning the round from there."""
        seat, counts = self._seat, prospect.counts
        heir = prospect.heir
        if heir == seat:
            heir = (seat + prospect.direction) % len(counts)
        own = _OWN_CLASSES[min(counts[seat], len(_OWN_CLASSES) - 1)]
        other = _OTHER_CLASSES[min(counts[heir], len(_OTHER_CLASSES) - 1)]
        weights = self._weights
        threats = self._threats(prospect, heir)
        hand = self._hand(prospect, threats[0])
        odds: float = sum(map(mul, weights.others[other], threats), weights.sizes[own][other])
        return sum(map(mul, weights.hand[own], hand), odds)

    def _threats(self, prospect: Prospect, heir: int) -> list[float]:
        """Of whoever is next: can it play, did it name this colour; and how near to the end the rest are."""
        position, counts = self._position, prospect.counts
        fitting = position.rules.may_fit(prospect.color, prospect.top)
        more = max(0, counts[heir] - position.counts[heir])
        threats = [self.beliefs.holds(heir, fitting, more), float(position.named[heir] == prospect.color)]
        if len(counts) > 2:
            others = [seat for seat in range(len(counts)) if seat not in (self._seat, heir)]
            rest = [counts[seat] for seat in others]
            threats += [
                rest.count(1) + rest.count(0),
                rest.count(2),
                rest.count(3) + rest.count(4),
                sum([1 / max(1, count) for count in rest]),
                sum([self.beliefs.holds(seat, fitting) for seat in others if counts[seat] == 1]),
            ]
        return threats

    def _hand(self, prospect: Prospect, plays: float) -> list[float]:
        """Of the own hand: what it holds, how it hangs together, and whether it can play next time."""
        rules, kinds, unseen = self._position.rules, self._kinds, self.beliefs.unseen
        hand, count = prospect.hand, prospect.counts[self._seat]
        by_color = [(hand & cards).bit_count() for cards in kinds.colors]
        held = len(by_color) - by_color.count(0)
        lone, reached = self._links(hand)
        wilds = hand & rules.wilds
        follow = (hand & fitting(rules, prospect.color, prospect.top) & rules.colored).bit_count()
        replies = unseen & rules.may_fit(prospect.color, prospect.top)
        fits, left = replies.bit_count(), unseen.bit_count() or 1
        # Whoever plays a wild names any colour.
        after_wild = (replies & rules.wilds).bit_count() * held / len(by_color)
        reply = ((replies & reached).bit_count() + after_wild) / fits if fits else 0.0
        restricted = (wilds & kinds.restricted).bit_count()
        return [
            (wilds & kinds.wild).bit_count(),
            0 if rules.restricted_cards else restricted,
            (wilds & kinds.aiming).bit_count(),
            (hand & kinds.holding).bit_count(),
            (hand & kinds.drawing).bit_count(),
            (hand & kinds.pulling).bit_count(),
            min(follow, MANY_FOLLOW),
            not (follow or wilds),
            held,
            lone,
            prospect.pulls,
            prospect.draws,
            prospect.draws * fits / left,
            max(by_color) / max(1, count),
            reply,
            plays * reply + (1 - plays) * bool(follow or wilds),
            count / 10,
            restricted if rules.restricted_cards else 0,
            (unseen & reached).bit_count() / left,
        ]

    def _links(self, hand: Cards) -> tuple[int, Cards]:
        """How many cards go with no other of the hand, and on which cards one of it could be played."""
        mates = self._kinds.mates
        lone, reached = 0, 0
        rest = hand & self._position.rules.colored
        while rest:
            bit = rest & -rest
            rest ^= bit
            fitting = mates[bit.bit_length() - 1]
            reached |= fitting
            lone += fitting & hand == bit
        return lone, reached


def likely(odds: float) -> float:
    """The probability behind the logarithm of odds."""
    return 1 / (1 + exp(-odds))
