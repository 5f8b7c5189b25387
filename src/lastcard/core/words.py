"""Lines split into words, each with its column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from lastcard.core.refusal import Unreadable

_COMMENT = re.compile(r"(?:^|(?<=\s))#.*$")
_WORD = re.compile(r"\S+")


class Word(NamedTuple):
    """A word and the column of its first letter, from 1."""

    text: str
    column: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file without its comment; `number` counts from 1."""

    number: int
    text: str

    @property
    def words(self) -> list[Word]:
        return words_of(self.text)

    def rest(self, count: int) -> str:
        """What stands after the first `count` words."""
        words = self.words
        return self.text[words[count].column - 1 :].rstrip() if len(words) > count else ""


def words_of(text: str) -> list[Word]:
    return [Word(match.group(), match.start() + 1) for match in _WORD.finditer(text)]


def lines_of(text: str) -> Iterator[Line]:
    """The lines that say something."""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = Line(number, _COMMENT.sub("", raw).rstrip())
        if line.text.strip():
            yield line


def expected(what: str, given: str, column: int) -> Unreadable:
    """Text that is not what it should be. `what` names a sentence of the catalogue."""
    if not given:
        return Unreadable("missing", expected=what, column=column)
    return Unreadable("unreadable", expected=what, given=given, column=column)
