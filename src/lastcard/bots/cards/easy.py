"""A beginner at the card games: any card that fits, a colour it holds, and UNO now and then forgotten."""

from __future__ import annotations

from random import Random

from lastcard.bots.cards import random
from lastcard.bots.cards.outlook import gained, may_draw, nearest_out, opponents, play_well, with_card
from lastcard.cards.moves import ACCEPT, DONE, DRAW, KEEP, PASS, Color, Move, Play, play
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import COLOR, DRAWN, NO_COLOR, RUN, STACK, SWAP, TURN, Cards
from lastcard.rules.legal import jumping, must_not_draw, must_play, names_player, playable, says_uno_with

FORGETS, BLUFFS = 0.1, 0.02


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    pending = position.pending
    if pending == TURN:
        return _play_any(position, seat, rng) or (DRAW if can_draw(position, position.rules, seat) else PASS)
    if pending == DRAWN:
        return _play_any(position, seat, rng) or KEEP
    if pending == RUN:
        return _play_any(position, seat, rng) or DONE
    if pending == STACK:
        return _play_any(position, seat, rng) or ACCEPT
    if pending == COLOR:
        return Color(position.rules.colors[_color_of(position, position.hands[seat], rng)])
    return random.choose(position, seat, rng)


def jump(position: State, seat: int, rng: Random) -> Play | None:
    """What this seat plays on another's turn: the first card that it sees (HOUSE.jump-in)."""
    cards = _not_silly(position, seat, jumping(position, position.rules, seat))
    return play_well(position, seat, position.rules.cards_in(cards)[0]) if cards else None


def _not_silly(position: State, seat: int, cards: Cards) -> Cards:
    """These cards without those that get a larger hand for a smaller one (HOUSE.seven, HOUSE.zero)."""
    rules = position.rules
    return rules.set_of(card for card in rules.cards_in(cards) if gained(position, seat, card) >= 0)


def _may_wait(position: State, seat: int) -> bool:
    """Whether nothing has to be played."""
    rules = position.rules
    if position.pending == TURN:
        return may_draw(position, seat) and not must_not_draw(position, rules, seat)
    return position.pending != DRAWN or not must_play(position, rules, seat)


def _play_any(position: State, seat: int, rng: Random) -> Move | None:
    """Any card that rightly fits, rarely a bluff; None when there is nothing to play."""
    rules, hand = position.rules, position.hands[seat]
    possible = playable(position, position.rules, seat)
    legal = possible
    if position.pending != STACK:
        legal &= rules.legal_cards(hand, position.color, position.top)
    bluffs = possible & ~legal
    cards = bluffs if bluffs and rng.random() < BLUFFS else legal
    if _may_wait(position, seat):
        cards = _not_silly(position, seat, cards)
    if not cards:
        return None
    card = rng.choice(rules.cards_in(cards))
    symbol, more = rules.symbols[card], with_card(position, seat, card)
    put = 1 + len(more)
    color = rules.letter(_color_of(position, hand ^ 1 << card, rng)) if symbol.wild else None
    target = _whom(position, seat, card, rng) if names_player(position, rules, seat, card, put) else None
    uno = says_uno_with(position, rules, seat, put) and rng.random() >= FORGETS
    return play(rules.names[card], color, target, uno, rules.names_of(more))


def _whom(position: State, seat: int, card: int, rng: Random) -> int:
    """Any opponent; hands are swapped with the one who has the fewest cards."""
    if position.rules.moves[card] == SWAP:
        return nearest_out(position, seat)
    return rng.choice(sorted(opponents(position, seat)))


def _color_of(position: State, hand: Cards, rng: Random) -> int:
    """Any colour of these cards; of all colours, when they have none. NO_COLOR in a deck without colours."""
    rules = position.rules
    if not rules.colors:
        return NO_COLOR
    colors = range(rules.color_count)
    return rng.choice([color for color in colors if hand & rules.color_sets[color]] or colors)
