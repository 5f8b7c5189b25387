"""A random player of the card games: a random card that fits, a draw only when none does.

It always says UNO, never bluffs and never challenges, since nobody else of its kind bluffs.
"""

from __future__ import annotations

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
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    NO_COLOR,
    RUN,
    STACK,
    TARGET,
    TURN,
    WILDS,
    Cards,
)
from lastcard.rules.legal import names_player, rightly_playable, says_uno_with, to_discard
from lastcard.rules.turn import next_seat

_INSTEAD: dict[int, Move] = {TURN: DRAW, DRAWN: KEEP, RUN: DONE, STACK: ACCEPT}
"""What is done where no card can be played."""


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, from what it may know; the seat must be one that is asked."""
    pending = position.pending
    if pending not in _INSTEAD:
        return _answer(position, seat, rng)
    fitting = rightly_playable(position, position.rules, seat)
    if fitting:
        return _play_one_of(position, seat, fitting, rng)
    if pending == TURN and not can_draw(position, position.rules, seat):
        return PASS
    return _INSTEAD[pending]


def _play_one_of(position: State, seat: int, cards: Cards, rng: Random) -> Move:
    rules = position.rules
    count = cards.bit_count()
    if count > 1:
        skipped = int(rng.random() * count)
        while skipped:
            cards ^= 1 << cards.bit_length() - 1
            skipped -= 1
    card = cards.bit_length() - 1
    uno = says_uno_with(position, rules, seat)
    aims = rules.acts[card] and names_player(position, rules, seat, card)
    wild = rules.color_of[card] == NO_COLOR
    if not wild and not aims:
        return rules.plays[card][uno]
    color = rules.colors[int(rng.random() * rules.color_count)] if wild and rules.colors else None
    return play(rules.names[card], color, _another(position, seat, rng) if aims else None, uno)


def _another(position: State, seat: int, rng: Random) -> int:
    rules = position.rules
    other = next_seat(position, rules, seat, 1)
    for _ in range(int(rng.random() * (rules.players - position.out.bit_count() - 1))):
        other = next_seat(position, rules, other, 1)
    return other


def _answer(position: State, seat: int, rng: Random) -> Move:
    """The move where no card is played."""
    pending, rules, hand = position.pending, position.rules, position.hands[seat]
    if pending == ANSWER:
        return ACCEPT
    if pending == COLOR:
        return Color(rng.choice(rules.colors))
    if pending == TARGET:
        return Target(rng.choice([other for other in range(rules.players) if not position.out >> other & 1]))
    if pending == COLORS:
        held = [rules.texts(hand & cards) for cards in rules.color_sets]
        return Discard(_shuffled([rng.choice(names) for names in held if names], rng))
    if pending == DISCARD:
        return Discard(tuple(rng.sample(rules.texts(hand), to_discard(position, rules, seat))))
    if pending == WILDS:
        return Wilds(_shuffled(list(rules.texts(hand & rules.wilds)), rng))
    return DONE


def _shuffled(cards: list[str], rng: Random) -> tuple[str, ...]:
    rng.shuffle(cards)
    return tuple(cards)
