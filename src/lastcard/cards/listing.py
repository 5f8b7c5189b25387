"""Every legal move of a seat, each once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

from lastcard.cards.legal import Table, can_draw, must_play, playable, sees_hand, to_discard
from lastcard.cards.moves import (
    ACCEPT,
    CHALLENGE,
    DONE,
    DRAW,
    KEEP,
    PASS,
    UNO,
    Catch,
    Color,
    Discard,
    Move,
    Target,
    Wilds,
    play,
)
from lastcard.cards.rules import Cards
from lastcard.cards.state import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    OVER,
    RUN,
    TARGET,
    TURN,
    WILDS,
    Pending,
)


def moves(table: Table, seat: int) -> Iterator[Move]:
    """All of them, in the order of the deck and the seats; lazily, as discards can be very many."""
    if table.pending == OVER or seat not in range(table.rules.players) or not sees_hand(table, seat):
        return
    if seat == table.actor or table.answering & (1 << seat):
        yield from _ANSWERS[table.pending](table, seat)
    one_card = table.counts[seat] == 1
    if one_card and (table.rules.auto_uno or not (table.said | table.caught) & (1 << seat)):
        yield UNO
    for other in range(table.rules.players):
        if other != seat and table.catchable & (1 << other):
            yield Catch(other)


def plays(table: Table, seat: int, cards: Cards) -> Iterator[Move]:
    """The ways of playing each of these cards: with every colour, target, and UNO where it is true."""
    rules = table.rules
    saying = (False, True) if table.counts[seat] == 2 else (False,)
    for name in dict.fromkeys(rules.texts(cards)):
        symbol = rules.symbols[rules.named[name].bit_length() - 1]
        colors = rules.colors if symbol.wild else (None,)
        others = [other for other in range(rules.players) if other != seat] if symbol.aims else [None]
        for color, other, uno in product(colors, others, saying):
            yield play(name, color, other, uno)


def _turn(table: Table, seat: int) -> Iterator[Move]:
    yield from plays(table, seat, playable(table, seat))
    yield DRAW if can_draw(table) else PASS


def _drawn(table: Table, seat: int) -> Iterator[Move]:
    yield from plays(table, seat, playable(table, seat))
    if not must_play(table, seat):
        yield KEEP


def _run(table: Table, seat: int) -> Iterator[Move]:
    yield from plays(table, seat, playable(table, seat))
    yield DONE


def _answer(table: Table, seat: int) -> Iterator[Move]:
    yield ACCEPT
    yield CHALLENGE


def _color(table: Table, seat: int) -> Iterator[Move]:
    return (Color(color) for color in table.rules.colors)


def _target(table: Table, seat: int) -> Iterator[Move]:
    return (Target(other) for other in range(table.rules.players))


def _colors(table: Table, seat: int) -> Iterator[Move]:
    """One card at the most of each colour, in any order (JACK.colors)."""
    hand = table.hands[seat]
    held = [dict.fromkeys(table.rules.texts(hand & cards)) for cards in table.rules.color_sets.values()]
    for choice in product(*([None, *names] for names in held)):
        for order in permutations([name for name in choice if name is not None]):
            yield Discard(order)


def _discard(table: Table, seat: int) -> Iterator[Move]:
    cards = table.rules.texts(table.hands[seat])
    return (Discard(order) for order in arrangements(Counter(cards), to_discard(table, seat)))


def _wilds(table: Table, seat: int) -> Iterator[Move]:
    cards = table.rules.texts(table.hands[seat] & table.rules.wilds)
    return (Wilds(order) for order in arrangements(Counter(cards), len(cards)))


def _act(table: Table, seat: int) -> Iterator[Move]:
    yield DONE


def arrangements(cards: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    """Every different row of so many of the cards."""
    if length == 0:
        yield ()
        return
    for card in list(cards):
        if cards[card]:
            cards[card] -= 1
            for rest in arrangements(cards, length - 1):
                yield (card, *rest)
            cards[card] += 1


_ANSWERS: dict[Pending, Callable[[Table, int], Iterator[Move]]] = {
    TURN: _turn,
    DRAWN: _drawn,
    COLOR: _color,
    TARGET: _target,
    ANSWER: _answer,
    COLORS: _colors,
    DISCARD: _discard,
    RUN: _run,
    WILDS: _wilds,
    ACT: _act,
}
