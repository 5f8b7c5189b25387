"""A sensible player of the card games: high cards first, wilds last, and hard on whoever is nearly out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.bots import normal_lever
from lastcard.bots.outlook import color_for, danger, nearest_out, one_of_each, play_well, stirs
from lastcard.cards.legal import can_draw, must_play, playable
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move
from lastcard.cards.state import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, TARGET, TURN, WILDS, Pending
from lastcard.cards.symbols import NUMBERS
from lastcard.cards.view import View

# What speaks for playing a card, and against it.
PER_POINT = 0.1
GOES_ON = 5.0
WILD_KEPT = 12.0
BLUFF_RISK = 3.0

NOTHING = NUMBERS[0]
"""A symbol that does nothing, as keeping a card does."""

BLUFFS = 0.5
"""How often a bluff is thought of at all: who always bluffs is always challenged."""

BLUFFERS = 0.1
"""How many of those who could bluff are taken to do it."""
DOUBT_OWN, DOUBT_OTHERS = 0.3, 1.0
"""How likely a bluff must be for a challenge by the one who would draw, and by anybody else; about."""


def choose(view: View, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    return _CHOICES[view.pending](view, seat, rng)


def _turn(view: View, seat: int, rng: Random) -> Move:
    worths = _worths(view, seat, rng)
    if not worths:
        return DRAW if can_draw(view) else PASS
    if stirs(view, rng):
        return play_well(view, seat, rng.choice(list(worths)))
    return play_well(view, seat, max(worths, key=worths.__getitem__))


def _drawn(view: View, seat: int, rng: Random) -> Move:
    """The card just drawn, unless it is better kept, as wilds and most bluffs are."""
    worth = _worths(view, seat, rng).get(view.drawn)
    worth_it = worth is not None and worth >= -danger(view, seat, NOTHING)
    return play_well(view, seat, view.drawn) if worth_it or must_play(view, seat) else KEEP


def _worths(view: View, seat: int, rng: Random) -> dict[int, float]:
    """What each card is worth that fits, and perhaps that is a bluff."""
    rules = view.rules
    possible = playable(view, seat)
    legal = possible & rules.legal_cards(view.hands[seat], view.color, view.top)
    worths = {card: _worth(view, seat, card) for card in one_of_each(rules, legal)}
    if possible != legal and rng.random() < BLUFFS:
        bluffs = one_of_each(rules, possible & ~legal)
        worths |= {card: _worth(view, seat, card) - BLUFF_RISK for card in bluffs}
    return worths


def _worth(view: View, seat: int, card: int) -> float:
    """How good it is to play a card: what it rids of, what can follow it, and whom it holds up."""
    rules = view.rules
    symbol = rules.symbols[card]
    rest = view.hands[seat] ^ rules.bits[card]
    color = color_for(rules, rest) if symbol.wild else rules.color_of[card]
    following = (rest & rules.fits[color][card]).bit_count() / max(1, view.counts[seat] - 1)
    target = nearest_out(view, seat) if symbol.aims else None
    return (
        PER_POINT * symbol.points
        + GOES_ON * following
        - WILD_KEPT * symbol.wild
        - danger(view, seat, symbol, target)
    )


def _answer(view: View, seat: int, rng: Random) -> Move:
    """Challenge when the hand that is left makes a bluff likely enough (CHAL.guilty, CHAL.innocent)."""
    victim = (view.turn + view.direction) % view.rules.players
    doubt = (DOUBT_OWN if seat == victim else DOUBT_OTHERS) * (0.5 + rng.random())
    return CHALLENGE if _suspicion(view) > doubt else ACCEPT


def _suspicion(view: View) -> float:
    """How likely the Wild Draw Four on top is a bluff: the more cards were left, the likelier.

    It does not remember the colour before: any colour has the same share of the deck.
    """
    rules = view.rules
    share = rules.color_sets[rules.colors[0]].bit_count() / len(rules.deck)
    lacks = (1 - share) ** view.counts[view.turn]
    bluffs = BLUFFERS * (1 - lacks)
    return bluffs / (bluffs + lacks)


def _color(view: View, seat: int, rng: Random) -> Move:
    return Color(color_for(view.rules, view.hands[seat]))


_CHOICES: dict[Pending, Callable[[View, int, Random], Move]] = {
    TURN: _turn,
    DRAWN: _drawn,
    COLOR: _color,
    ANSWER: _answer,
    TARGET: normal_lever.target,
    COLORS: normal_lever.colors,
    DISCARD: normal_lever.discard,
    RUN: normal_lever.run,
    WILDS: normal_lever.wilds,
    ACT: lambda view, seat, rng: DONE,
}
