"""A sensible player of the card games: high cards first, wilds last, hard on players who are nearly out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.bots.cards import normal_lever
from lastcard.bots.cards.outlook import (
    all_together,
    color_for,
    danger,
    gained,
    may_draw,
    nearest_out,
    one_of_each,
    play_well,
    stirs,
)
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move, Play
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, STACK, TARGET, TURN, WILDS
from lastcard.rules.legal import fitting, jumping, must_not_draw, must_play, names_player, playable
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS, sent_to
from lastcard.rules.turn import next_seat, partner

# What speaks for playing a card, and against it.
PER_POINT = 0.1
GOES_ON = 5.0
WILD_KEPT = 12.0
BLUFF_RISK = 3.0
PER_CARD = 3.0
"""For each card more that goes, with it or by a change of hands."""
NO_END = 15.0
"""Against a hand that cannot end the round (HOUSE.finish)."""

BLUFFS = 0.5
"""How often a bluff is thought of at all: who always bluffs is always challenged."""

BLUFFERS = 0.1
"""How many of those who could bluff are taken to do it."""
DOUBT_OWN, DOUBT_OTHERS = 0.3, 1.0
"""How likely a bluff must be for a challenge by the one who would draw, and by anybody else; about."""


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    return _CHOICES[position.pending](position, seat, rng)


def jump(position: State, seat: int, rng: Random) -> Play | None:
    """What this seat plays on another's turn: whatever costs it nothing (HOUSE.jump-in)."""
    cards = one_of_each(position.rules, jumping(position, position.rules, seat))
    card = next((card for card in cards if gained(position, seat, card) >= 0), None)
    return None if card is None else _play(position, seat, card)


def _play(position: State, seat: int, card: int) -> Play:
    """The card, with all that can be put down with it (HOUSE.multi)."""
    return play_well(position, seat, card, all_together(position, seat, card))


def _turn(position: State, seat: int, rng: Random) -> Move:
    worths = _worths(position, seat, rng)
    if may_draw(position, seat) and not must_not_draw(position, position.rules, seat):
        worths = {card: worth for card, worth in worths.items() if gained(position, seat, card) >= 0}
    if not worths:
        return DRAW if can_draw(position, position.rules, seat) else PASS
    if stirs(position, rng):
        return _play(position, seat, rng.choice(list(worths)))
    return _play(position, seat, max(worths, key=worths.__getitem__))


def _stack(position: State, seat: int, rng: Random) -> Move:
    """Put a card on the stack where there is one: one that sends it to an opponent first, and wilds last."""
    rules = position.rules
    own = seat, partner(rules, seat)

    def worth(card: int) -> tuple[bool, bool, int]:
        return sent_to(position, rules, seat, card, 1)[1] not in own, not rules.symbols[card].wild, card

    card = max(rules.cards_in(playable(position, rules, seat)), key=worth, default=None)
    return ACCEPT if card is None else _play(position, seat, card)


def _drawn(position: State, seat: int, rng: Random) -> Move:
    """The card just drawn, unless it is better kept, as wilds and most bluffs are."""
    worth = _worths(position, seat, rng).get(position.drawn)
    worth_it = (
        worth is not None and worth >= -danger(position, seat) and gained(position, seat, position.drawn) >= 0
    )
    return (
        _play(position, seat, position.drawn)
        if worth_it or must_play(position, position.rules, seat)
        else KEEP
    )


def _worths(position: State, seat: int, rng: Random) -> dict[int, float]:
    """What each card is worth that fits, and perhaps that is a bluff."""
    rules = position.rules
    possible = playable(position, position.rules, seat)
    legal = possible & rules.legal_cards(position.hands[seat], position.color, position.top)
    worths = {card: _worth(position, seat, card) for card in one_of_each(rules, legal)}
    if possible != legal and rng.random() < BLUFFS:
        bluffs = one_of_each(rules, possible & ~legal)
        worths |= {card: _worth(position, seat, card) - BLUFF_RISK for card in bluffs}
    return worths


def _worth(position: State, seat: int, card: int) -> float:
    """How good it is to play a card: what it rids of, what can follow it, and whom it holds up."""
    rules = position.rules
    symbol = rules.symbols[card]
    more = all_together(position, seat, card)
    top = more[-1] if more else card
    rest = position.hands[seat] & ~rules.set_of((card, *more))
    color = color_for(rules, rest) if symbol.wild else rules.color_of[top]
    following = (rest & fitting(rules, color, top)).bit_count() / max(1, rest.bit_count())
    target = nearest_out(position, seat) if names_player(position, rules, seat, card, 1 + len(more)) else None
    stuck = bool(rest) and not rest & rules.finishing
    return (
        PER_POINT * symbol.points * (1 + len(more))
        + GOES_ON * following
        + PER_CARD * (len(more) + gained(position, seat, card))
        - WILD_KEPT * symbol.wild
        - NO_END * stuck
        - danger(position, seat, top, target, 1 + len(more))
    )


def _answer(position: State, seat: int, rng: Random) -> Move:
    """Challenge when the hand that is left makes a bluff likely enough (CHAL.guilty, CHAL.innocent)."""
    rules, draws = position.rules, position.rules.draw_count[position.top]
    victim = next_seat(position, rules, position.turn, position.direction)
    doubt = (DOUBT_OWN if seat == victim else DOUBT_OTHERS) * (0.5 + rng.random())
    wrong = draws + WRONG_CHALLENGE_DRAWS
    if not may_draw(position, seat, wrong) and (seat != victim or may_draw(position, seat, draws)):
        return ACCEPT
    if position.counts[seat] == rules.hand_limit:
        # Being wrong costs nothing.
        doubt = 0.0
    return CHALLENGE if _suspicion(position) > doubt else ACCEPT


def _suspicion(position: State) -> float:
    """How likely the Wild Draw Four on top is a bluff: the more cards were left, the likelier.

    It does not remember the colour before: any colour has the same share of the deck.
    """
    rules = position.rules
    share = rules.color_sets[0].bit_count() / len(rules.deck)
    lacks = (1 - share) ** position.counts[position.turn]
    bluffs = BLUFFERS * (1 - lacks)
    return bluffs / (bluffs + lacks)


def _color(position: State, seat: int, rng: Random) -> Move:
    return Color(position.rules.colors[color_for(position.rules, position.hands[seat])])


_CHOICES: dict[int, Callable[[State, int, Random], Move]] = {
    TURN: _turn,
    DRAWN: _drawn,
    COLOR: _color,
    ANSWER: _answer,
    TARGET: normal_lever.target,
    COLORS: normal_lever.colors,
    DISCARD: normal_lever.discard,
    RUN: normal_lever.run,
    WILDS: normal_lever.wilds,
    ACT: lambda position, seat, rng: DONE,
    STACK: _stack,
}
