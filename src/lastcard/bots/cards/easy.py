"""A beginner at the card games: any card that fits, a colour it holds, and UNO now and then forgotten."""

from __future__ import annotations

from random import Random

from lastcard.bots.cards import random
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move, play
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ANSWER, COLOR, DRAWN, NO_COLOR, RUN, TURN, Cards
from lastcard.rules.legal import names_player, playable, says_uno_with

FORGETS, BLUFFS, DOUBTS = 0.2, 0.05, 0.05


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    pending = position.pending
    if pending == TURN:
        return _play_any(position, seat, rng) or (DRAW if can_draw(position, position.rules, seat) else PASS)
    if pending == DRAWN:
        return _play_any(position, seat, rng) or KEEP
    if pending == RUN:
        return _play_any(position, seat, rng) or DONE
    if pending == ANSWER:
        return CHALLENGE if rng.random() < DOUBTS else ACCEPT
    if pending == COLOR:
        return Color(position.rules.colors[_color_of(position, position.hands[seat], rng)])
    return random.choose(position, seat, rng)


def _play_any(position: State, seat: int, rng: Random) -> Move | None:
    """Any card that rightly fits, rarely a bluff; None when there is nothing to play."""
    rules, hand = position.rules, position.hands[seat]
    possible = playable(position, position.rules, seat)
    legal = possible & rules.legal_cards(hand, position.color, position.top)
    bluffs = possible & ~legal
    cards = bluffs if bluffs and rng.random() < BLUFFS else legal
    if not cards:
        return None
    card = rng.choice(rules.cards_in(cards))
    symbol = rules.symbols[card]
    color = rules.letter(_color_of(position, hand ^ 1 << card, rng)) if symbol.wild else None
    others = [other for other in range(rules.players) if other != seat]
    target = rng.choice(others) if names_player(position, rules, seat, card) else None
    uno = says_uno_with(position, rules, seat) and rng.random() >= FORGETS
    return play(rules.names[card], color, target, uno)


def _color_of(position: State, hand: Cards, rng: Random) -> int:
    """Any colour of these cards; of all colours, when they have none. NO_COLOR in a deck without colours."""
    rules = position.rules
    if not rules.colors:
        return NO_COLOR
    colors = range(rules.color_count)
    return rng.choice([color for color in colors if hand & rules.color_sets[color]] or colors)
