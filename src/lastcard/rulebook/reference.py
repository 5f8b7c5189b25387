"""The reference: every rule by its id, read from the tables of a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from lastcard.languages import LANGUAGES

PAGES = ("cards.md", "house.md", "dice.md")
RULINGS = "rulings.md"

Source = Literal["book", "ruling"]

NAMES = {
    "USA": "usa",
    "HP": "hp",
    "Jackpot": "jackpot",
    "Classic": "classic",
    "Wild": "wild",
    "Attack": "attack",
}
"""The card editions as marks name them, in every language."""
CARDS = tuple(NAMES.values())
_LEAFLETS = ("usa", "hp", "jackpot")
_LACKING = {
    # No Draw Two and no Wild Draw Four.
    "attack": ("FIRST.draw2", "FIRST.wild4", "ACT.draw2", "ACT.wild4", "CHAL."),
    # No colours, no numbers, and nothing to be challenged.
    "wild": ("FIRST.number", "FIRST.wild", "TURN.match", "TURN.wild", "ACT.wild", "CHAL.", "DECK.points"),
}
"""What rules that hold for all cards do not hold for: how the ids begin, by edition."""

_ROW = re.compile(r"^\| ([A-Z]+\.[a-z0-9-]+) \| ([^|]+) \|$", re.MULTILINE)
_OPTION = re.compile(r"^\| `([a-z0-9-]+)` \| ([^|]*)\| ([^|]*)\| [^|]*\|$", re.MULTILINE)
_EXPLAINED = re.compile(r"`\[(\w+)\]`")
_MARK = re.compile(r"\[([^\]]*)\] ")


@dataclass(frozen=True, slots=True)
class Passage:
    """Whole sentences of one source; `editions` are those that they are said of, none for all of the rule."""

    source: Source
    editions: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what the leaflets say, what is a ruling where they do not, and the editions it holds in.

    `other` is the reading of the leaflets that the rulings were made against; None where nothing was read.
    """

    id: str
    source: Literal["book", "ruling", "both"]
    editions: tuple[str, ...]
    passages: tuple[Passage, ...]
    other: str | None

    @property
    def text(self) -> str:
        """All that it says, without the marks."""
        return " ".join(passage.text for passage in self.passages)


@cache
def rules(language: str) -> dict[str, Rule]:
    """Every rule by its id, in the order of the pages; shared by all callers, not to be changed.

    Raises LookupError for a language that is not in LANGUAGES.
    """
    words, others = marks(language), dict(rows(language, RULINGS))
    return {
        name: _rule(name, tuple(_passages(text, words)), others.get(name))
        for page in PAGES
        for name, text in rows(language, page)
    }


@cache
def marks(language: str) -> tuple[str, str]:
    """What rules are marked with in this language, as its first page explains: of the book, and a ruling."""
    book, ruling = _EXPLAINED.findall(_page(language, PAGES[0]))
    return book, ruling


def rows(language: str, page: str) -> list[tuple[str, str]]:
    """The rows of a page's tables: an id, and what stands beside it."""
    return _ROW.findall(_page(language, page))


@cache
def option_values(language: str) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """The values of each option as the pages list them: what the rulebook has, and what is ours."""
    found = [row for page in PAGES for row in _OPTION.findall(_page(language, page))]
    return {name: (_listed(book), _listed(ours)) for name, book, ours in found}


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(value.strip() for value in cell.split(",") if value.strip())


def folder(language: str) -> Traversable:
    """Where the texts of a language are. Raises LookupError for one that is not in LANGUAGES."""
    if language not in LANGUAGES:
        raise LookupError(f"no rulebook in language {language!r}")
    return files(__package__) / language


def _page(language: str, page: str) -> str:
    return (folder(language) / page).read_text(encoding="utf-8")


def _rule(name: str, passages: tuple[Passage, ...], other: str | None) -> Rule:
    sources = {passage.source for passage in passages}
    source = sources.pop() if len(sources) == 1 else "both"
    return Rule(name, source, _editions(name, passages), passages, other)


def _passages(text: str, words: tuple[str, str]) -> Iterator[Passage]:
    """Each begins with a mark: whose words these are, and perhaps of which editions."""
    before, *rest = _MARK.split(text)
    if before:
        raise ValueError(f"a text that begins without a mark: {text}")
    sources: dict[str, Source] = {words[0]: "book", words[1]: "ruling"}
    for mark, said in zip(rest[::2], rest[1::2], strict=True):
        source, *named = mark.split(", ")
        yield Passage(sources[source], tuple(NAMES[name] for name in named), said.strip())


def _editions(name: str, passages: tuple[Passage, ...]) -> tuple[str, ...]:
    """Those that the marks name, if the first names any. What all leaflets have holds for the other cards."""
    chapter, _, rest = name.partition(".")
    if chapter == "DICE":
        return ("dice",)
    if chapter in ("JACK", "RULE"):
        return ("jackpot",)
    if chapter == "DECK" and rest in CARDS:
        return (rest,)
    named = {edition for passage in passages for edition in passage.editions}
    everywhere = not passages[0].editions or named.issuperset(_LEAFLETS)
    return tuple(
        edition
        for edition in CARDS
        if edition in named or (everywhere and not name.startswith(_LACKING.get(edition, ())))
    )
