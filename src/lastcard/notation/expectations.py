"""What a case can expect, how it is read, and what holds instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lastcard.cards.game import CardGame
from lastcard.cards.grammar import card_and_color_of, card_of
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.cards.symbols import COLORS
from lastcard.core.grammar import seat_of
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.core.words import Line, Word, expected
from lastcard.dice.faces import STAR
from lastcard.dice.game import DiceGame
from lastcard.dice.grammar import face_of
from lastcard.dice.state import DiceState
from lastcard.editions import AnyGame, edition
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.position import DIRECTIONS, CardPosition
from lastcard.rules.fields import NO_CARD
from lastcard.rules.hands import is_open
from lastcard.rules.telling import side

NONE = "none"


@dataclass(frozen=True, slots=True)
class Expect:
    """One `expect` line: what about, and the words that must hold."""

    line: int
    about: str
    words: tuple[str, ...]


Test = Callable[[Word, Sequence[str]], object]
"""Raises Unreadable for a word that is not of its sort."""
Holds = Callable[[Any, Any, tuple[str, ...]], tuple[bool, str | Refusal | None]]
"""Whether the words hold of this game in this state, and what holds instead."""


@dataclass(frozen=True, slots=True)
class _Expectation:
    """What can be expected, and the words for it: a fixed number, perhaps any number of one more sort.

    `instead` are words that may stand there alone.
    """

    holds: Holds
    fixed: tuple[Test, ...]
    repeated: Test | None = None
    instead: tuple[str, ...] = ()

    def fits(self, words: list[Word], players: Sequence[str]) -> bool:
        if len(words) == 1 and words[0].text in self.instead:
            return True
        more = len(words) - len(self.fixed)
        if more < 0 or (more and self.repeated is None):
            return False
        tests = [*self.fixed, *[self.repeated or _any] * more]
        try:
            for word, test in zip(words, tests, strict=True):
                test(word, players)
        except Unreadable:
            return False
        return True


def read_expect(line: Line, position: CardPosition | DicePosition) -> Expect:
    """Read an `expect` line; names, cards and numbers in it must be valid."""
    known = _EXPECTATIONS[edition(position.edition).family]
    _, *rest = line.words
    if not rest or rest[0].text not in known:
        word = rest[0] if rest else Word("", len(line.text) + 2)
        raise expected("expectation", word.text, word.column)
    about, *words = rest
    if not known[about.text].fits(words, position.players):
        raise expected(f"expect-{about.text}", line.rest(2), words[0].column if words else len(line.text) + 2)
    return Expect(line.number, about.text, tuple(word.text for word in words))


def compare(game: AnyGame, state: State | DiceState, expect: Expect) -> str | Refusal | None:
    """None if the expectation holds; otherwise what is the case, or why a move is not legal."""
    holds, actual = _EXPECTATIONS[game.family][expect.about].holds(game, state, expect.words)
    return None if holds else actual


# Sorts of words

_name: Test = seat_of


def _alone(read: Callable[[Word], object]) -> Test:
    """A sort of words whatever the players are called."""
    return lambda word, players: read(word)


_card, _top, _face = _alone(card_of), _alone(card_and_color_of), _alone(face_of)


def _any(word: Word, players: Sequence[str]) -> None:
    """A move or a rule card: what cannot be read is refused when it is tried."""


def _number(word: Word, players: Sequence[str]) -> None:
    if not (word.text.isascii() and word.text.isdigit()):
        raise expected("number", word.text, word.column)


def _one_of(*words: str) -> Test:
    def test(word: Word, players: Sequence[str]) -> None:
        if word.text not in words:
            raise expected("word", word.text, word.column)

    return test


# What is the case


def _equal(actual: str, words: tuple[str, ...]) -> tuple[bool, str]:
    return " ".join(words) == actual, actual


def _names(game: AnyGame, seats: Sequence[int]) -> str:
    return " ".join(game.players[seat] for seat in seats) or NONE


def _turn(game: AnyGame, state: Any, words: tuple[str, ...]) -> tuple[bool, str]:
    asked = _names(game, game.pending(state).seats)
    return words[0] in asked.split(), asked


def _may(game: AnyGame, state: Any, words: tuple[str, ...]) -> tuple[bool, Refusal | None]:
    seat = game.players.index(words[0])
    refused = game.judge(state, seat, " ".join(words[1:]))
    return refused is None, refused


def _hand(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
    cards = game.rules.texts(state.hands[game.players.index(words[0])])
    return Counter(cards) == Counter(words[1:]), " ".join((words[0], *cards))


def _by_seat(value: Callable[[Any, int], object]) -> Holds:
    """A number that each seat has."""

    def holds(game: AnyGame, state: Any, words: tuple[str, ...]) -> tuple[bool, str]:
        return _equal(f"{words[0]} {value(state, game.players.index(words[0]))}", words)

    return holds


def _top_card(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
    card = game.rules.names[state.top] if state.top != NO_CARD else NONE
    color = game.rules.letter(state.color)
    named = game.rules.symbols[state.top].wild and color is not None
    return _equal(f"{card}:{color}" if named else card, words)


def _seats(holds: Callable[[State, int], bool]) -> Holds:
    """All seats of which this holds, in any order."""

    def test(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
        names = _names(game, [seat for seat in range(len(game.players)) if holds(state, seat)])
        return set(names.split()) == set(words), names

    return test


def _shown(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
    pairs = {(game.players[viewer], game.players[owner]) for viewer, owner, _ in state.shown}
    actual = ", ".join(" ".join(pair) for pair in sorted(pairs)) or NONE
    if words == (NONE,):
        return not pairs, actual
    return {viewer for viewer, owner in pairs if owner == words[1]} == {words[0]}, actual


def _performing(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
    if state.performing is None:
        return words == (NONE,), NONE
    seat, rule = state.performing
    actual = f"{game.players[seat]} {rule.text}"
    if words == (NONE,):
        return False, actual
    try:
        meant = RuleCard.from_text(" ".join(words[1:]))
    except Unreadable:
        return False, actual
    return (words[0], meant) == (game.players[seat], rule), actual


def _round(game: CardGame, state: State, words: tuple[str, ...]) -> tuple[bool, str]:
    """Of partners either has won (HOUSE.teams)."""
    if state.round is None:
        return _equal(NONE, words)
    names = _names(game, state.round.winners) if state.round.winners else "void"
    return words[0] in names.split(), names


def _match(game: AnyGame, state: Any, words: tuple[str, ...]) -> tuple[bool, str]:
    names = NONE if state.match is None else _names(game, state.match.winners)
    return sorted(names.split()) == sorted(words), names


def _board(game: DiceGame, state: DiceState, words: tuple[str, ...]) -> tuple[bool, str]:
    return _equal(" ".join((words[0], *state.boards[game.players.index(words[0])])), words)


_BOTH = {
    "turn": _Expectation(_turn, (_name,), instead=(NONE,)),
    "may": _Expectation(_may, (_name, _any), _any),
}

_CARDS = _BOTH | {
    "hand": _Expectation(_hand, (_name,), _card),
    "count": _Expectation(_by_seat(lambda state, seat: state.counts[seat]), (_name, _number)),
    "top": _Expectation(_top_card, (_top,)),
    "color": _Expectation(
        lambda game, state, words: _equal(game.rules.letter(state.color) or NONE, words),
        (_one_of(*COLORS),),
        instead=(NONE,),
    ),
    "direction": _Expectation(
        lambda game, state, words: _equal(side(state.direction), words), (_one_of(*DIRECTIONS),)
    ),
    "pile": _Expectation(lambda game, state, words: _equal(str(state.pile), words), (_number,)),
    "total": _Expectation(lambda game, state, words: _equal(str(state.total), words), (_number,)),
    "out": _Expectation(
        _seats(lambda state, seat: bool(state.out >> seat & 1)), (_name,), _name, instead=(NONE,)
    ),
    "open": _Expectation(
        _seats(lambda state, seat: is_open(state, state.rules, seat)), (_name,), _name, instead=(NONE,)
    ),
    "dealer": _Expectation(lambda game, state, words: _equal(game.players[state.dealer], words), (_name,)),
    "catchable": _Expectation(
        _seats(lambda state, seat: bool(state.catchable >> seat & 1)), (_name,), _name, instead=(NONE,)
    ),
    "shown": _Expectation(_shown, (_name, _name), instead=(NONE,)),
    "performing": _Expectation(_performing, (_name, _any), _any, instead=(NONE,)),
    "score": _Expectation(_by_seat(lambda state, seat: state.scores[seat]), (_name, _number)),
    "round": _Expectation(_round, (_name,), instead=(NONE, "void")),
    "match": _Expectation(_match, (_name,), _name, instead=(NONE,)),
}

_DICE = _BOTH | {
    "board": _Expectation(_board, (_name,), _one_of(STAR, *"123456")),
    "spaces": _Expectation(_by_seat(lambda state, seat: state.spaces(seat)), (_name, _number)),
    "call": _Expectation(
        lambda game, state, words: _equal(state.call or NONE, words), (_face,), instead=(NONE,)
    ),
    "winner": _Expectation(_match, (_name,), instead=(NONE,)),
}

_EXPECTATIONS = {"cards": _CARDS, "dice": _DICE}
