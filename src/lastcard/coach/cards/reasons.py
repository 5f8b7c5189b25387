"""Why one move of a card game is better than another, from the parts of the judge of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lastcard.bots.cards.outlook import nearest_out
from lastcard.bots.cards.plans import Plans, Prospect
from lastcard.cards.moves import ACCEPT, CHALLENGE, DRAW, KEEP, PASS, Color, Discard, Move, Play, Wilds
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.coach.reason import Reason, Why
from lastcard.judge.weights import WEIGHTS, Judge, judge_of

PARTS: dict[Why, tuple[str, ...]] = {
    "fewer": ("by_sizes", "per_ten"),
    "keeps-wild": ("per_wild", "per_free_four", "per_restricted_four", "per_aiming"),
    "keeps-action": ("per_holding", "per_drawing", "per_pulling"),
    "follow": ("per_following", "if_stuck", "if_follows", "if_plays"),
    "together": ("reach", "per_lone"),
    "colors": ("per_color", "largest_color"),
    "no-draw": ("if_drawing", "if_drawn_fits"),
    "pull": ("if_pulling",),
    "next-stuck": ("if_next_plays",),
    "named": ("if_next_named",),
    "others": (
        "per_other_with_one", "per_other_with_two", "per_other_with_few", "nearness", "if_last_fits",
    ),
    "limit": ("near_limit", "next_near_limit", "others_near_limit"),
}  # fmt: skip
"""The features of the judge, by the sentence that tells of them."""
assert sorted(sum(PARTS.values(), ())) == sorted(WEIGHTS)

TELLING = 30
"""A part tells something where it makes so much of a difference, in thousandths of the logarithm of odds."""


def reason(position: State, seat: int, best: Move, other: Move | None) -> Reason:
    """The sentence that tells best why a move is better than the other, or than none."""
    plans = Plans(position, seat)
    there = after(position, plans, best)
    if there is not None and not there.hand:
        return Reason("win")
    if other is None:
        return Reason("only")
    if best == CHALLENGE:
        return Reason("doubt", position.turn)
    if best == ACCEPT and other == CHALLENGE:
        return Reason("trust", position.turn)
    elsewhere = after(position, plans, other)
    if there is None or elsewhere is None or not elsewhere.hand:
        return Reason("ahead")
    parts, others = parts_of(position, seat, there), parts_of(position, seat, elsewhere)
    gains = {why: parts[why] - others[why] for why in PARTS}
    most = max(gains, key=gains.__getitem__)
    # What the judge does not see, the search has found.
    if gains[most] < TELLING or sum(gains.values()) <= 0:
        return Reason("ahead")
    return _told(position, seat, most, there, elsewhere)


def _told(position: State, seat: int, most: Why, there: Prospect, elsewhere: Prospect) -> Reason:
    """The part in the words that fit what the two moves do."""
    following = elsewhere.after
    if most == "fewer" and there.counts[seat] >= elsewhere.counts[seat]:
        grown = [
            other
            for other, count in enumerate(there.counts)
            if other != seat and count > max(position.counts[other], elsewhere.counts[other])
        ]
        if grown:
            return Reason("burden", grown[0])
        if following not in (there.after, seat):
            return Reason("lost-turn", following)
        return Reason("ahead")
    if most == "next-stuck" and there.after != following:
        return Reason("ahead") if following == seat else Reason("lost-turn", following)
    if most in ("next-stuck", "named"):
        return Reason("ahead") if there.after == seat else Reason(most, there.after)
    if most == "others":
        return Reason(most, nearest_out(position, seat))
    if most == "no-draw" and there.draws:
        return Reason("uses-draw")
    return Reason(most)


def after(position: State, plans: Plans, move: Move) -> Prospect | None:
    """Where a move leads as far as it can be foreseen; None where that is not one position."""
    here, rules = plans.here(), position.rules
    match move:
        case Play():
            cards = _cards(position, plans.seat, (move.card, *move.more))
            color = rules.color_of[cards[-1]] if move.color is None else rules.colors.index(move.color)
            return plans.put_down(here, cards, color, move.target)
        case Color():
            return here._replace(color=rules.colors.index(move.color))
        case Discard() | Wilds():
            gone = _cards(position, plans.seat, move.cards)
            counts = list(here.counts)
            counts[plans.seat] -= len(gone)
            return here._replace(hand=here.hand & ~rules.set_of(gone), counts=counts)
    if move in (DRAW, PASS):
        return plans.here(draws=True)
    return here if move == KEEP else None


def _cards(position: State, seat: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Cards of the hand with these names, each once."""
    hand, found = position.hands[seat], []
    for name in names:
        card = (position.rules.named[name] & hand).bit_length() - 1
        hand &= ~(1 << card)
        found.append(card)
    return tuple(found)


def parts_of(position: State, seat: int, there: Prospect) -> dict[Why, int]:
    """What each part of the judge adds to the logarithm of the odds from there."""
    return {why: Plans(position, seat, judge).odds(there) for why, judge in _judges(position.rules).items()}


@lru_cache(maxsize=16)
def _judges(rules: Rules) -> dict[Why, Judge]:
    """For each part a judge who knows of nothing else."""
    whole = judge_of(rules)
    return {
        why: Judge(rules, {name: _only(getattr(whole, name), name in names) for name in WEIGHTS})
        for why, names in PARTS.items()
    }


def _only(weight: Any, kept: bool) -> Any:
    """The weight, or nothing in the same shape."""
    if kept:
        return weight
    return tuple(_only(one, False) for one in weight) if isinstance(weight, tuple) else 0
