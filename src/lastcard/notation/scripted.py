"""Chance that the `next` lines of a case fix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from lastcard.cards.game import CardGame
from lastcard.cards.grammar import card_of
from lastcard.cards.rulecards import RuleCard
from lastcard.core.chance import Seeded
from lastcard.core.grammar import seat_of
from lastcard.core.refusal import Unreadable
from lastcard.core.words import Line, Word, expected
from lastcard.dice.grammar import face_of
from lastcard.editions import AnyGame
from lastcard.notation.outcomes import kind_of, pick
from lastcard.rules.fields import SPINS

T = TypeVar("T")
Reader = Callable[[Line, list[Word], Sequence[str]], "Next"]


@dataclass(frozen=True, slots=True)
class Next:
    """One outcome that is to come: its kind, and what it will be, as texts."""

    kind: str
    texts: tuple[str, ...]
    names: tuple[str, ...] = ()
    line: int = 0

    @property
    def text(self) -> str:
        words = self.texts
        if self.names:
            words = tuple(word for pair in zip(self.names, self.texts, strict=True) for word in pair)
        return " ".join(("next", self.kind, *words))


class Impossible(Exception):
    """A `next` that cannot come; the case fails there."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.line = line
        self.text = text


def read_next(line: Line, players: Sequence[str]) -> Next:
    """A `next …` line of a case."""
    words = line.words
    if len(words) < 2 or words[1].text not in _READERS:
        given = words[1] if len(words) > 1 else Word("", len(line.text) + 2)
        raise expected("next", given.text, given.column)
    return _READERS[words[1].text](line, words[2:], players)


def _read_spin(line: Line, words: list[Word], players: Sequence[str]) -> Next:
    if len(words) != 1 or words[0].text not in SPINS:
        raise expected("spin", line.rest(2), words[0].column if words else len(line.text) + 2)
    return Next("spin", (words[0].text,), line=line.number)


def _read_rule(line: Line, words: list[Word], players: Sequence[str]) -> Next:
    return Next("rule", (RuleCard.from_text(line.rest(2)).text,), line=line.number)


def _read_each(kind: str, read: Callable[[Word], str]) -> Reader:
    """An outcome of several faces or cards."""
    return lambda line, words, players: Next(kind, tuple(map(read, words)), line=line.number)


def _read_order(line: Line, words: list[Word], players: Sequence[str]) -> Next:
    return Next("order", tuple(players[seat_of(word, players)] for word in words), line=line.number)


def read_cut(number: int, words: list[Word], players: Sequence[str]) -> Next:
    """`ana r7 beto b3`: what each player draws for the deal."""
    if len(words) % 2 or not words:
        raise expected("cut", "", words[-1].column if words else 1)
    names = [players[seat_of(word, players)] for word in words[::2]]
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise Unreadable("name-twice", name=twice[0])
    return Next("cut", tuple(card_of(word) for word in words[1::2]), tuple(names), number)


_READERS: dict[str, Reader] = {
    "order": _read_order,
    "spin": _read_spin,
    "rule": _read_rule,
    "roll": _read_each("roll", face_of),
    "shuffle": _read_each("shuffle", card_of),
    "take": _read_each("take", card_of),
    "cut": lambda line, words, players: read_cut(line.number, words, players),
}


class Scripted:
    """Fixed outcomes first, by kind and in order; a seeded generator for all the rest."""

    def __init__(self, game: AnyGame, coming: Iterable[Next] = ()) -> None:
        self.game = game
        self.waiting = list(coming)
        self.cutting = list(game.players)
        self.otherwise = Seeded(0)

    def add(self, outcome: Next) -> None:
        self.waiting.append(outcome)

    def _take(self, kind: str) -> Next | None:
        for outcome in self.waiting:
            if outcome.kind == kind:
                self.waiting.remove(outcome)
                return outcome
        return None

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        outcome = self._take(kind_of(label)) if items else None
        if outcome is None:
            return self.otherwise.shuffle(label, items)
        first: list[T] = self._pick(outcome, items)
        rest = [item for item in items if item not in first]
        return first + self.otherwise.shuffle(label, rest)

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        kind = kind_of(label)
        outcome = self._take(kind)
        if outcome is None:
            return self.otherwise.sample(label, items, count)
        if kind == "rule":
            # Any rule card may be named, written or not.
            rule: Any = RuleCard.from_text(outcome.texts[0])
            return [rule]
        if len(outcome.texts) != count:
            raise Impossible(outcome.line, outcome.text)
        if kind == "cut":
            outcome = self._cut(outcome)
        return self._pick(outcome, items)

    def _cut(self, outcome: Next) -> Next:
        """The cut in the order of the seats; only those who are still tied may be in it."""
        drawn = dict(zip(outcome.names, outcome.texts, strict=True))
        if set(drawn) != set(self.cutting):
            raise Impossible(outcome.line, outcome.text)
        assert isinstance(self.game, CardGame)
        cards = self.game.rules.ranks
        best = max(cards.get(text, 0) for text in drawn.values())
        names = self.cutting
        texts = tuple(drawn[name] for name in names)
        self.cutting = [name for name in self.cutting if cards.get(drawn[name], 0) == best]
        return Next(outcome.kind, texts, tuple(names), outcome.line)

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        kind = kind_of(label)
        if kind == "back":
            # Below the cards that the case lists.
            return [die[0] for die in dice]
        outcome = self._take(kind)
        if outcome is None:
            return self.otherwise.throw(label, dice)
        if len(outcome.texts) != len(dice):
            raise Impossible(outcome.line, outcome.text)
        # The rolls of a case need not be possible with the real dice.
        faces: list[Any] = list(outcome.texts)
        return faces

    def _pick(self, outcome: Next, items: Sequence[Any]) -> list[Any]:
        try:
            return pick(outcome.texts, items, self.game.outcome_text(outcome.kind))
        except LookupError:
            raise Impossible(outcome.line, outcome.text) from None
