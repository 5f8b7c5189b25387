"""A beginner at the card games: any card that fits, a colour it holds, and UNO now and then forgotten."""

from __future__ import annotations

from random import Random

from lastcard.bots import random_cards
from lastcard.cards.legal import can_draw, playable
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move, play
from lastcard.cards.rules import Cards
from lastcard.cards.state import ANSWER, COLOR, DRAWN, RUN, TURN
from lastcard.cards.view import View

FORGETS, BLUFFS, DOUBTS = 0.2, 0.05, 0.05


def choose(view: View, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    pending = view.pending
    if pending == TURN:
        return _play_any(view, seat, rng) or (DRAW if can_draw(view) else PASS)
    if pending == DRAWN:
        return _play_any(view, seat, rng) or KEEP
    if pending == RUN:
        return _play_any(view, seat, rng) or DONE
    if pending == ANSWER:
        return CHALLENGE if rng.random() < DOUBTS else ACCEPT
    if pending == COLOR:
        return Color(_color_of(view, view.hands[seat], rng))
    return random_cards.choose(view, seat, rng)


def _play_any(view: View, seat: int, rng: Random) -> Move | None:
    """Any card that rightly fits, rarely a bluff; None when there is nothing to play."""
    rules, hand = view.rules, view.hands[seat]
    possible = playable(view, seat)
    legal = possible & rules.legal_cards(hand, view.color, view.top)
    bluffs = possible & ~legal
    cards = bluffs if bluffs and rng.random() < BLUFFS else legal
    if not cards:
        return None
    card = rng.choice(rules.cards_in(cards))
    symbol = rules.symbols[card]
    color = _color_of(view, hand ^ rules.bits[card], rng) if symbol.wild else None
    others = [other for other in range(rules.players) if other != seat]
    uno = view.counts[seat] == 2 and rng.random() >= FORGETS
    return play(rules.names[card], color, rng.choice(others) if symbol.aims else None, uno)


def _color_of(view: View, hand: Cards, rng: Random) -> str:
    """Any colour of these cards; of all colours, when they have none."""
    colors = view.rules.color_sets
    return rng.choice([color for color in view.rules.colors if hand & colors[color]] or view.rules.colors)
