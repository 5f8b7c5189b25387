"""A random player of the card games: a random card that fits, a draw only when none does.

It always says UNO, never bluffs and never challenges, since nobody else of its kind bluffs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.cards.moves import (
    ACCEPT,
    DONE,
    DRAW,
    KEEP,
    PASS,
    Color,
    Discard,
    Move,
    Target,
    Wilds,
    play,
)
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    NO_COLOR,
    RUN,
    TARGET,
    TURN,
    WILDS,
    Cards,
)
from lastcard.rules.legal import to_discard
from lastcard.rules.turn import next_seat


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, from what it may know; the seat must be one that is asked."""
    if position.pending != TURN:
        return _CHOICES[position.pending](position, seat, rng)
    fitting = position.rules.legal_cards(position.hands[seat], position.color, position.top)
    if fitting:
        return _play_one_of(position, seat, fitting, rng)
    return DRAW if can_draw(position) else PASS


def _play_one_of(position: State, seat: int, cards: Cards, rng: Random) -> Move:
    rules = position.rules
    count = cards.bit_count()
    if count > 1:
        skipped = int(rng.random() * count)
        while skipped:
            cards ^= 1 << cards.bit_length() - 1
            skipped -= 1
    card = cards.bit_length() - 1
    uno = position.counts[seat] == 2
    if rules.color_of[card] != NO_COLOR:
        return rules.plays[card][uno]
    symbol = rules.symbols[card]
    color = rules.colors[int(rng.random() * rules.color_count)]
    return play(rules.names[card], color, _another(position, seat, rng) if symbol.aims else None, uno)


def _another(position: State, seat: int, rng: Random) -> int:
    rules = position.rules
    other = next_seat(position, rules, seat, 1)
    for _ in range(int(rng.random() * (rules.players - 1))):
        other = next_seat(position, rules, other, 1)
    return other


def _drawn(position: State, seat: int, rng: Random) -> Move:
    rules = position.rules
    fitting = rules.legal_cards(position.hands[seat], position.color, position.top) & 1 << position.drawn
    return _play_one_of(position, seat, fitting, rng) if fitting else KEEP


def _run(position: State, seat: int, rng: Random) -> Move:
    fitting = position.rules.legal_cards(position.hands[seat], position.color, position.top)
    return _play_one_of(position, seat, fitting, rng) if fitting else DONE


def _color(position: State, seat: int, rng: Random) -> Move:
    return Color(rng.choice(position.rules.colors))


def _target(position: State, seat: int, rng: Random) -> Move:
    return Target(rng.randrange(position.rules.players))


def _colors(position: State, seat: int, rng: Random) -> Move:
    rules = position.rules
    held = [rules.texts(position.hands[seat] & cards) for cards in rules.color_sets]
    cards = [rng.choice(names) for names in held if names]
    rng.shuffle(cards)
    return Discard(tuple(cards))


def _discard(position: State, seat: int, rng: Random) -> Move:
    return Discard(
        tuple(
            rng.sample(position.rules.texts(position.hands[seat]), to_discard(position, position.rules, seat))
        )
    )


def _wilds(position: State, seat: int, rng: Random) -> Move:
    cards = list(position.rules.texts(position.hands[seat] & position.rules.wilds))
    rng.shuffle(cards)
    return Wilds(tuple(cards))


_CHOICES: dict[int, Callable[[State, int, Random], Move]] = {
    DRAWN: _drawn,
    COLOR: _color,
    TARGET: _target,
    ANSWER: lambda position, seat, rng: ACCEPT,
    COLORS: _colors,
    DISCARD: _discard,
    RUN: _run,
    WILDS: _wilds,
    ACT: lambda position, seat, rng: DONE,
}
