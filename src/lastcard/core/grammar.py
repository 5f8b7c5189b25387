"""The moves of a family of games as text, read and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lastcard.core.refusal import Refusal, Unreadable
from lastcard.core.words import Word, expected, words_of

Reader = Callable[[Word, list[Word], Sequence[str]], Any]
"""Makes a move from its verb and the words after it, at a table of these players."""
Writer = Callable[[Any, Sequence[str]], str]

KNOWN = 2_000
"""How many texts a grammar remembers: most of what is played are a few hundred."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """Each move has one text: `read` and `text` undo each other."""

    readers: Mapping[str, Reader]
    """By the first word of the text."""
    writers: Mapping[type, Writer]
    _known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """Moves that were read before, by their text, where they name nobody: those mean the same everywhere."""

    def read(self, text: str, players: Sequence[str]) -> Any:
        """The move that this text says among these players; Unreadable says what was expected and where."""
        move = self._known.get(text)
        if move is None:
            move = self._read(text, players)
            if getattr(move, "target", None) is None:
                if len(self._known) >= KNOWN:
                    self._known.clear()
                self._known[text] = move
        return move

    def _read(self, text: str, players: Sequence[str]) -> Any:
        words = words_of(text)
        if not words:
            raise expected("move", "", 1)
        verb, *rest = words
        if verb.text not in self.readers:
            raise expected("move", verb.text, verb.column)
        return self.readers[verb.text](verb, rest, players)

    def text(self, move: object, players: Sequence[str]) -> str:
        """The one text of a move."""
        if type(move) not in self.writers:
            raise Refusal("not-a-move", given=repr(move))
        return self.writers[type(move)](move, players)


def seat_of(word: Word, players: Sequence[str]) -> int:
    """The seat of the player with this name."""
    if word.text not in players:
        raise expected("player", word.text, word.column)
    return players.index(word.text)


def nothing_more(rest: list[Word]) -> None:
    """Refuse words after the end of a move."""
    if rest:
        raise expected("end", rest[0].text, rest[0].column)


def after(verb: Word) -> int:
    """The column where the next word would begin."""
    return verb.column + len(verb.text) + 1


def one(rest: list[Word], missing: Unreadable) -> Word:
    """The only word there is; `missing` is raised where there is none."""
    if not rest:
        raise missing
    nothing_more(rest[1:])
    return rest[0]


def alone(move: object) -> Reader:
    """Reads a move of one word."""

    def read(verb: Word, rest: list[Word], players: Sequence[str]) -> object:
        nothing_more(rest)
        return move

    return read


def word(text: str) -> Writer:
    """Writes a move of one word."""
    return lambda move, players: text
