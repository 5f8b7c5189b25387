"""A sensible player of the card games: high cards first, wilds last, hard on players who are nearly out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.bots.cards import normal_lever
from lastcard.bots.cards.outlook import color_for, danger, nearest_out, one_of_each, play_well, stirs
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, STACK, TARGET, TURN, WILDS
from lastcard.rules.legal import fitting, must_play, names_player, playable
from lastcard.rules.turn import next_seat

# What speaks for playing a card, and against it.
PER_POINT = 0.1
GOES_ON = 5.0
WILD_KEPT = 12.0
BLUFF_RISK = 3.0

BLUFFS = 0.5
"""How often a bluff is thought of at all: who always bluffs is always challenged."""

BLUFFERS = 0.1
"""How many of those who could bluff are taken to do it."""
DOUBT_OWN, DOUBT_OTHERS = 0.3, 1.0
"""How likely a bluff must be for a challenge by the one who would draw, and by anybody else; about."""


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    return _CHOICES[position.pending](position, seat, rng)


def _turn(position: State, seat: int, rng: Random) -> Move:
    worths = _worths(position, seat, rng)
    if not worths:
        return DRAW if can_draw(position, position.rules, seat) else PASS
    if stirs(position, rng):
        return play_well(position, seat, rng.choice(list(worths)))
    return play_well(position, seat, max(worths, key=worths.__getitem__))


def _stack(position: State, seat: int, rng: Random) -> Move:
    """Put a card on the stack where there is one, a coloured one first."""
    rules = position.rules
    cards = playable(position, rules, seat)
    if not cards:
        return ACCEPT
    return play_well(position, seat, (cards & rules.colored or cards).bit_length() - 1)


def _drawn(position: State, seat: int, rng: Random) -> Move:
    """The card just drawn, unless it is better kept, as wilds and most bluffs are."""
    worth = _worths(position, seat, rng).get(position.drawn)
    worth_it = worth is not None and worth >= -danger(position, seat)
    return (
        play_well(position, seat, position.drawn)
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
    rest = position.hands[seat] ^ 1 << card
    color = color_for(rules, rest) if symbol.wild else rules.color_of[card]
    following = (rest & fitting(rules, color, card)).bit_count() / max(1, position.counts[seat] - 1)
    target = nearest_out(position, seat) if names_player(position, rules, seat, card) else None
    return (
        PER_POINT * symbol.points
        + GOES_ON * following
        - WILD_KEPT * symbol.wild
        - danger(position, seat, card, target)
    )


def _answer(position: State, seat: int, rng: Random) -> Move:
    """Challenge when the hand that is left makes a bluff likely enough (CHAL.guilty, CHAL.innocent)."""
    victim = next_seat(position, position.rules, position.turn, position.direction)
    doubt = (DOUBT_OWN if seat == victim else DOUBT_OTHERS) * (0.5 + rng.random())
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
