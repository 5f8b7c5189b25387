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
    NOBODY,
    OVER,
    RUN,
    STACK,
    TARGET,
    TURN,
    WILDS,
    Cards,
)
from lastcard.rules.legal import (
    jumping,
    may_say_uno,
    must_not_draw,
    must_play,
    names_player,
    playable,
    says_uno_with,
    to_discard,
)


def moves(state: State, seat: int) -> Iterator[Move]:
    """All of them, in the order of the deck and the seats; lazily, as discards can be very many."""
    if state.pending == OVER or seat not in range(state.rules.players):
        return
    if state.answering >> seat & 1:
        yield from _ANSWERS[state.pending](state, seat)
    elif state.rules.jump_in:
        yield from plays(state, seat, jumping(state, state.rules, seat))
    if may_say_uno(state, state.rules, seat):
        yield UNO
    for other in range(state.rules.players):
        if other != seat and not state.out >> seat & 1 and state.catchable >> other & 1:
            yield Catch(other)


def plays(state: State, seat: int, cards: Cards) -> Iterator[Move]:
    """The ways of playing each of these cards: with every colour, target, and UNO where it is true."""
    rules = state.rules
    saying = (False, True) if says_uno_with(state, rules, seat) else (False,)
    for name in dict.fromkeys(rules.texts(cards)):
        card = rules.named[name].bit_length() - 1
        colors = (rules.symbols[card].wild and rules.colors) or (None,)
        aims = names_player(state, rules, seat, card)
        others = _inside(state, seat) if aims else [None]
        for color, other, uno in product(colors, others, saying):
            yield play(name, color, other, uno)
        if rules.multi and state.pending != RUN:
            yield from _together(state, seat, name)


def _together(state: State, seat: int, first: str) -> Iterator[Move]:
    """The ways of putting more cards down with this one (HOUSE.multi). Which lies on top matters; the order
    of the others does not."""
    rules = state.rules
    card = rules.named[first].bit_length() - 1
    matching = rules.alike[card] if seat != state.actor else rules.matches[card]
    held = Counter(rules.texts(state.hands[seat] & matching))
    held[first] -= 1
    for row in rows_of(held):
        put = len(row) + 1
        if put == state.counts[seat] and not rules.finishing >> card & 1:
            continue
        saying = (False, True) if says_uno_with(state, rules, seat, put) else (False,)
        others = _inside(state, seat) if names_player(state, rules, seat, card, put) else [None]
        for other, uno in product(others, saying):
            yield play(first, None, other, uno, row)


def rows_of(held: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of one card or more, with each of them as the last."""
    for counts in product(*(range(count + 1) for count in held.values())):
        chosen = Counter(dict(zip(held, counts, strict=True)))
        for last in +chosen:
            yield (*(chosen - Counter([last])).elements(), last)


def _inside(state: State, but: int = NOBODY) -> list[int]:
    """The seats that can be named."""
    return [seat for seat in range(state.rules.players) if seat != but and not state.out >> seat & 1]


def _turn(state: State, seat: int) -> Iterator[Move]:
    yield from plays(state, seat, playable(state, state.rules, seat))
    if not must_not_draw(state, state.rules, seat):
        yield DRAW if can_draw(state, state.rules, seat) else PASS


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


def _stack(state: State, seat: int) -> Iterator[Move]:
    yield from plays(state, seat, playable(state, state.rules, seat))
    yield ACCEPT
    if state.doubtful:
        yield CHALLENGE


def _color(state: State, seat: int) -> Iterator[Move]:
    return (Color(color) for color in state.rules.colors)


def _target(state: State, seat: int) -> Iterator[Move]:
    return (Target(other) for other in _inside(state))


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
    STACK: _stack,
}
