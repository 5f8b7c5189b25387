"""The rulebook page of each edition, in the order of its leaflet.

A page is Markdown in a form that is read line by line:

    # USA

    What stands here is for those who read the file.

    ## Setting up <!-- setup -->

    A sentence, and the rules that it stands on. [SETUP.deal]
    *A ruling of ours.* [SETUP.deal, SETUP.flip]

    - `r7` `W`
      A list item, with cards or dice faces to show beside it. [TURN.match]
      Its second sentence. [TURN.wild]

    > An example. [TURN.match]

A heading has the key of its section. Every sentence has a line of its own and ends with its rules. A ruling
is in italics: it is what the leaflet leaves open. Lines of one paragraph, item or example are one block.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from lastcard.rulebook.reference import Source, folder

__all__ = ["Block", "Book", "Section", "Sentence", "book", "read_page"]

_NAME = re.compile(r"[a-z][a-z0-9-]*")
_TITLE = re.compile(r"# (?P<title>.+)")
_HEADING = re.compile(r"## (?P<title>.+) <!-- (?P<key>[a-z]+) -->")
_ID = r"[A-Z]+\.[a-z0-9-]+"
_SENTENCE = re.compile(rf"(?:\*(?P<ruling>[^*]+)\*|(?P<book>[^*]+)) \[(?P<rules>{_ID}(?:, {_ID})*)\]")
_CARDS = re.compile(r"`[^` ]+`(?: `[^` ]+`)*")

Kind = Literal["text", "item", "example"]

_KINDS: dict[str, Kind] = {"- ": "item", "> ": "example"}
_FURTHER: dict[Kind, str] = {"item": "  ", "example": "> ", "text": ""}
"""What the other lines of a block begin with."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a page, and the ids of the rules that it stands on."""

    text: str
    rules: tuple[str, ...]
    source: Source
    """Whether the leaflet says it, or it is how Lastcard reads or completes the leaflet."""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list item or an example."""

    kind: Kind
    cards: tuple[str, ...]
    """Cards or dice faces to show beside it, as the notation has them."""
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page; its key is the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook page of an edition."""

    edition: str
    title: str
    sections: tuple[Section, ...]

    @property
    def sentences(self) -> Iterator[Sentence]:
        return (one for section in self.sections for block in section.blocks for one in block.sentences)


@cache
def book(language: str, edition: str) -> Book:
    """The page of an edition. Raises LookupError for a language or an edition that has none."""
    page = folder(language) / "editions" / f"{edition}.md"
    if _NAME.fullmatch(edition) and page.is_file():
        return read_page(edition, page.read_text(encoding="utf-8"))
    raise LookupError(f"no rulebook page of {edition!r} in language {language!r}")


def read_page(edition: str, text: str) -> Book:
    """The page that this text is. Raises ValueError where it is not of the form above."""
    before, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return Book(edition, _parts(_TITLE, before.partition("\n")[0])["title"], tuple(map(_section, parts)))


def _section(text: str) -> Section:
    heading, _, body = text.partition("\n")
    found = _parts(_HEADING, heading)
    return Section(found["key"], found["title"], tuple(_blocks(body.splitlines())))


def _blocks(lines: list[str]) -> Iterator[Block]:
    """A block ends at an empty line, and where an item or an example begins."""
    block: list[str] = []
    for line in (*lines, ""):
        begins = line.startswith("- ") or (line.startswith("> ") and not "".join(block).startswith("> "))
        if block and (begins or not line):
            yield _block(block)
            block = []
        if line:
            block.append(line)


def _block(lines: list[str]) -> Block:
    kind = _KINDS.get(lines[0][:2], "text")
    if not all(line.startswith(_FURTHER[kind]) for line in lines[1:]):
        raise ValueError(f"not of one block: {lines}")
    rest = [line if kind == "text" else line[2:] for line in lines]
    cards = tuple(rest.pop(0)[1:-1].split("` `")) if _CARDS.fullmatch(rest[0]) else ()
    return Block(kind, cards, tuple(map(_sentence, rest)))


def _sentence(line: str) -> Sentence:
    found = _parts(_SENTENCE, line)
    told: Source = "book" if found["ruling"] is None else "ruling"
    return Sentence(found[told], tuple(found["rules"].split(", ")), told)


def _parts(form: re.Pattern[str], line: str) -> dict[str, Any]:
    found = form.fullmatch(line)
    if found is None:
        raise ValueError(f"cannot be read in a rulebook page: {line!r}")
    return found.groupdict()
