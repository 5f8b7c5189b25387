"""Every legal move of a seat, each once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

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
from lastcard.cards.state import State
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
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
    Cards,
)
from lastcard.rules.legal import may_say_uno, must_play, playable, to_discard


def moves(state: State, seat: int) -> Iterator[Move]:
    """All of them, in the order of the deck and the seats; lazily, as discards can be very many."""
    if state.pending == OVER or seat not in range(state.rules.players):
        return
    if state.answering >> seat & 1:
        yield from _ANSWERS[state.pending](state, seat)
    if may_say_uno(state, state.rules, seat):
        yield UNO
    for other in range(state.rules.players):
        if other != seat and state.catchable >> other & 1:
            yield Catch(other)


def plays(state: State, seat: int, cards: Cards) -> Iterator[Move]:
    """The ways of playing each of these cards: with every colour, target, and UNO where it is true."""
    rules = state.rules
    saying = (False, True) if state.counts[seat] == 2 else (False,)
    for name in dict.fromkeys(rules.texts(cards)):
        symbol = rules.symbols[rules.named[name].bit_length() - 1]
        colors = rules.colors if symbol.wild else (None,)
        others = [other for other in range(rules.players) if other != seat] if symbol.aims else [None]
        for color, other, uno in product(colors, others, saying):
            yield play(name, color, other, uno)


def _turn(state: State, seat: int) -> Iterator[Move]:
    yield from plays(state, seat, playable(state, state.rules, seat))
    yield DRAW if can_draw(state) else PASS


def _drawn(state: State, seat: int) -> Iterator[Move]:
    yield from plays(state, seat, playable(state, state.rules, seat))
    if not must_play(state, state.rules, seat):
        yield KEEP


def _run(state: State, seat: int) -> Iterator[Move]:
    yield from plays(state, seat, playable(state, state.rules, seat))
    yield DONE


def _answer(state: State, seat: int) -> Iterator[Move]:
    yield ACCEPT
    yield CHALLENGE


def _color(state: State, seat: int) -> Iterator[Move]:
    return (Color(color) for color in state.rules.colors)


def _target(state: State, seat: int) -> Iterator[Move]:
    return (Target(other) for other in range(state.rules.players))


def _colors(state: State, seat: int) -> Iterator[Move]:
    """One card at the most of each colour, in any order (JACK.colors)."""
    hand = state.hands[seat]
    held = [
        dict.fromkeys(state.rules.texts(hand & cards)) for cards in state.rules.color_sets if hand & cards
    ]
    for choice in product(*([None, *names] for names in held)):
        for order in permutations([name for name in choice if name is not None]):
            yield Discard(order)


def _discard(state: State, seat: int) -> Iterator[Move]:
    cards = state.rules.texts(state.hands[seat])
    return (Discard(order) for order in arrangements(Counter(cards), to_discard(state, state.rules, seat)))


def _wilds(state: State, seat: int) -> Iterator[Move]:
    cards = state.rules.texts(state.hands[seat] & state.rules.wilds)
    return (Wilds(order) for order in arrangements(Counter(cards), len(cards)))


def _act(state: State, seat: int) -> Iterator[Move]:
    yield DONE


def arrangements(cards: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    """Every different row of this many of the cards."""
    if length == 0:
        yield ()
        return
    for card in list(cards):
        if cards[card]:
            cards[card] -= 1
            for rest in arrangements(cards, length - 1):
                yield (card, *rest)
            cards[card] += 1


_ANSWERS: dict[int, Callable[[State, int], Iterator[Move]]] = {
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
