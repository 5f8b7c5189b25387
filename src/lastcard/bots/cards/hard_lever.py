"""A strong player at the jackpot machine: every choice by where it leaves the hands.

Each function has the moves worth a thought, and how likely the seat is to win after each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb

from lastcard.bots.cards.normal_lever import Runs
from lastcard.bots.cards.outlook import all_wilds, coming_turn, foresee, one_of_each, others, play_well
from lastcard.bots.cards.plans import Plans, Prospect
from lastcard.cards.moves import DONE, Discard, Move, Target
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.judge.odds import WON, likely
from lastcard.rules.fields import Cards
from lastcard.rules.legal import to_discard

OF_EACH = 2
"""How many cards of each colour are thought of for the lever's `colors`."""

MOST_WAYS = 60
"""Up to this many ways of discarding are all thought of."""

RUN_SHARE = 0.4
"""About so much of a hand goes in a run."""


def target(position: State, seat: int) -> dict[Move, float]:
    """One of the rule cards comes out for the player picked, oneself perhaps (JACK.any)."""
    plans = Plans(position, seat)
    rules = _left(position)
    return {
        Target(other): sum(_performed(position, plans, seat, other, rule) for rule in rules) / len(rules)
        for other in (seat, *others(position, seat))
    }


def _left(position: State) -> list[RuleCard]:
    """The rule cards that can come out: of those that others wrote nobody knows more than the usual ones."""
    usual = Counter(position.rules.edition.rule_cards)
    return list((usual - Counter(position.used)).elements()) or list(usual)


def _performed(position: State, plans: Plans, seat: int, other: int, rule: RuleCard) -> float:
    """How likely this seat is to win once the other has carried out the rule card, about."""
    here = plans.here()
    counts, hand = list(here.counts), here.hand
    number = rule.number or 0
    if rule.kind == "discard-to" and counts[other] > number:
        if number == 0:
            return float(other == seat)
        if other == seat:
            hand = _kept(position, plans, counts[seat] - number)
        counts[other] = number
    elif rule.kind == "draw-to":
        counts[other] = max(counts[other], number)
    elif rule.kind == "play-run":
        counts[other] -= int(counts[other] * RUN_SHARE)
    elif rule.kind == "take-most":
        most = max((count, place) for place, count in enumerate(counts) if place != other)[1]
        taken = max(0, min(number, counts[most] - 1))
        counts[other] += taken
        counts[most] -= taken
    return plans.chance(here._replace(hand=hand, counts=counts))


def colors(position: State, seat: int) -> dict[Move, float]:
    """A card of each colour, one of them on top (JACK.colors)."""
    plans, rules = Plans(position, seat), position.rules
    return {
        Discard(tuple(rules.names[card] for card in row)): _put_down(position, plans, seat, row)
        for row in _rows(position, plans, seat)
    }


def _rows(position: State, plans: Plans, seat: int) -> Iterator[tuple[int, ...]]:
    """Rows of a card of each colour: some of those best done without, each of them on top once."""
    rules, hand = position.rules, position.hands[seat]
    here = plans.here()

    def without(card: int) -> float:
        return plans.odds(_without(here, seat, 1 << card))

    held = [one_of_each(rules, hand & cards) for cards in rules.color_sets if hand & cards]
    best = [sorted(cards, key=without, reverse=True)[:OF_EACH] for cards in held]
    for row in product(*best):
        for top in row:
            yield (*(card for card in row if card != top), top)


def _put_down(position: State, plans: Plans, seat: int, row: tuple[int, ...]) -> float:
    """How good it is to put these cards down; their actions take effect together (JACK.colors-effects)."""
    rules = position.rules
    here = plans.here()
    after = _without(here, seat, rules.set_of(row))
    if not after.hand:
        return likely(WON)
    reverses, draws, skips = (
        sum(done[card] for card in row) for done in (rules.reverses, rules.draw_count, rules.skips)
    )
    counts, owed, direction = foresee(position, seat, after.counts, reverses, draws, min(skips, 1))
    turn = coming_turn(position, owed, direction)
    top = row[-1]
    return plans.chance(Prospect(after.hand, counts, rules.color_of[top], top, turn, direction))


def discard(position: State, seat: int) -> dict[Move, float]:
    """Every way of giving cards up; where those are too many, the one that gives up the least useful."""
    rules, plans, fewer = position.rules, Plans(position, seat), to_discard(position, position.rules, seat)
    here = plans.here()
    cards = rules.cards_in(here.hand)
    if comb(len(cards), fewer) <= MOST_WAYS:
        ways = [rules.set_of(given) for given in combinations(cards, fewer)]
    else:
        ways = [here.hand & ~_kept(position, plans, fewer)]

    def left(given: Cards) -> float:
        after = _without(here, seat, given)
        return plans.chance(after) if after.hand else likely(WON)

    return {Discard(rules.texts(given)): left(given) for given in ways}


def _kept(position: State, plans: Plans, fewer: int) -> Cards:
    """What is left of the hand after this many cards were discarded, one by one."""
    rules, here, seat = position.rules, plans.here(), plans.seat
    for _ in range(fewer):
        rest = [_without(here, seat, 1 << card) for card in one_of_each(rules, here.hand)]
        here = max(rest, key=plans.odds)
    return here.hand


def _without(here: Prospect, seat: int, cards: Cards) -> Prospect:
    counts = list(here.counts)
    counts[seat] -= cards.bit_count()
    return here._replace(hand=here.hand & ~cards, counts=counts)


def wilds(position: State, seat: int) -> dict[Move, float]:
    return {all_wilds(position, seat): 1.0}


def run(position: State, seat: int) -> dict[Move, float]:
    """What the run can go on with, or its end; each as good as the best run after it (RULE.play-run)."""
    plans = Plans(position, seat)
    here = plans.here()

    def end(hand: Cards, color: int, top: int) -> float:
        rest = _without(here, seat, here.hand & ~hand)
        return plans.odds(rest._replace(color=color, top=top))

    ways = Runs(position.rules, lambda symbol: 0, end).ways(here.hand, here.color, here.top)
    return {DONE if card is None else play_well(position, seat, card): likely(worth) for card, worth in ways}
