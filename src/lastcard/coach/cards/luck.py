"""How lucky the cards were that a seat was dealt and drew, beside others that could have come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from lastcard.bots.cards.plans import Plans, Prospect
from lastcard.cards.state import State
from lastcard.judge.beliefs import unseen_cards
from lastcard.judge.odds import likely
from lastcard.rules.fields import Cards

OTHERS = 80
"""As many other draws, or other hands, are looked at."""


def of_draw(position: State, seat: int, drawn: Sequence[str], seed: int = 0) -> float:
    """How much more the judge gives the seat with these cards, just drawn, than with others in their place.

    The position is that of the seat's view after the draw.
    """
    plans, hand = Plans(position, seat), position.hands[seat]
    got = 0
    for name in drawn:
        # What has been played since is not in the hand any more.
        if held := position.rules.named[name] & hand & ~got:
            got |= 1 << held.bit_length() - 1
    if not got:
        return 0.0
    others = [hand & ~got | other for other in _others(position, seat, got, seed)]
    return likely(_odds(plans, hand)) - _mean(plans, others)


def of_deal(position: State, seat: int, seed: int = 0) -> float:
    """The part of other hands that the judge likes less than the one that this seat was dealt."""
    plans, hand = Plans(position, seat), position.hands[seat]
    dealt = _odds(plans, hand)
    odds = [_odds(plans, other) for other in _others(position, seat, hand, seed)]
    return sum((dealt > other) + (dealt == other) / 2 for other in odds) / len(odds)


def _others(position: State, seat: int, cards: Cards, seed: int) -> Iterator[Cards]:
    """As many other cards that could have come in place of these."""
    rng, rules = Random(seed), position.rules
    pool = rules.cards_in(unseen_cards(position, rules, seat) | cards)
    for _ in range(OTHERS):
        yield rules.set_of(rng.sample(pool, cards.bit_count()))


def _mean(plans: Plans, hands: list[Cards]) -> float:
    return sum(likely(_odds(plans, hand)) for hand in hands) / len(hands)


def _odds(plans: Plans, hand: Cards) -> int:
    here: Prospect = plans.here()
    return plans.odds(here._replace(hand=hand))
