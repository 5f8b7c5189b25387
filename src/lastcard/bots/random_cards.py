"""A random player of the card games: a random card that fits, a draw only when none does.

It always says UNO, never bluffs and never challenges, since nobody else of its kind bluffs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.cards.legal import Table, can_draw, to_discard
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
from lastcard.cards.rules import Cards
from lastcard.cards.state import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, TARGET, TURN, WILDS, Pending


def choose(table: Table, seat: int, rng: Random) -> Move:
    """The move of this seat, from what it may know; the seat must be one that is asked."""
    if table.pending != TURN:
        return _CHOICES[table.pending](table, seat, rng)
    fitting = table.rules.legal_cards(table.hands[seat], table.color, table.top)
    if fitting:
        return _play_one_of(table, seat, fitting, rng)
    return DRAW if can_draw(table) else PASS


def _play_one_of(table: Table, seat: int, cards: Cards, rng: Random) -> Move:
    rules = table.rules
    count = cards.bit_count()
    if count > 1:
        skipped = int(rng.random() * count)
        while skipped:
            cards ^= rules.bits[cards.bit_length() - 1]
            skipped -= 1
    card = cards.bit_length() - 1
    uno = table.counts[seat] == 2
    if card not in rules.wild_cards:
        return rules.plays[card][uno]
    symbol = rules.symbols[card]
    color = rules.colors[int(rng.random() * len(rules.colors))]
    return play(rules.names[card], color, _another(table, seat, rng) if symbol.aims else None, uno)


def _another(table: Table, seat: int, rng: Random) -> int:
    players = table.rules.players
    return (seat + 1 + int(rng.random() * (players - 1))) % players


def _drawn(table: Table, seat: int, rng: Random) -> Move:
    rules = table.rules
    fitting = rules.legal_cards(table.hands[seat], table.color, table.top) & rules.bits[table.drawn]
    return _play_one_of(table, seat, fitting, rng) if fitting else KEEP


def _run(table: Table, seat: int, rng: Random) -> Move:
    fitting = table.rules.legal_cards(table.hands[seat], table.color, table.top)
    return _play_one_of(table, seat, fitting, rng) if fitting else DONE


def _color(table: Table, seat: int, rng: Random) -> Move:
    return Color(rng.choice(table.rules.colors))


def _target(table: Table, seat: int, rng: Random) -> Move:
    return Target(rng.randrange(table.rules.players))


def _colors(table: Table, seat: int, rng: Random) -> Move:
    rules = table.rules
    held = [rules.texts(table.hands[seat] & cards) for cards in rules.color_sets.values()]
    cards = [rng.choice(names) for names in held if names]
    rng.shuffle(cards)
    return Discard(tuple(cards))


def _discard(table: Table, seat: int, rng: Random) -> Move:
    return Discard(tuple(rng.sample(table.rules.texts(table.hands[seat]), to_discard(table, seat))))


def _wilds(table: Table, seat: int, rng: Random) -> Move:
    cards = list(table.rules.texts(table.hands[seat] & table.rules.wilds))
    rng.shuffle(cards)
    return Wilds(tuple(cards))


_CHOICES: dict[Pending, Callable[[Table, int, Random], Move]] = {
    DRAWN: _drawn,
    COLOR: _color,
    TARGET: _target,
    ANSWER: lambda table, seat, rng: ACCEPT,
    COLORS: _colors,
    DISCARD: _discard,
    RUN: _run,
    WILDS: _wilds,
    ACT: lambda table, seat, rng: DONE,
}
