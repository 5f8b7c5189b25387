"""The rules of the card games, the house rules and the dice game, as text, by rule id and language."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from lastcard.languages import LANGUAGES
from lastcard.rulebook.pages import Block, Book, Section, Sentence, book

__all__ = ["Block", "Book", "Rule", "Section", "Sentence", "Source", "book", "marks", "rules"]

_PAGES = ("cards.md", "house.md", "dice.md")
_ROW = re.compile(r"^\| ([A-Z]+\.[a-z0-9-]+) \| ([^|]+) \|$", re.MULTILINE)
_EXPLAINED = re.compile(r"`\[(\w+)\]`")
_BRACKETS = re.compile(r"\[([^\]]*)\]")


Source = Literal["book", "ruling", "both"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; `source` is "book", "ruling" or, where the text has parts of each, "both"."""

    id: str
    text: str
    source: Source


@cache
def rules(language: str) -> dict[str, Rule]:
    """Every rule by its id, in the order of the pages; shared by all callers, not to be changed.

    Raises LookupError for a language that is not in LANGUAGES.
    """
    folder, words = _folder(language), marks(language)
    pages = ((folder / page).read_text(encoding="utf-8") for page in _PAGES)
    return {
        name: Rule(name, text, _source(text, words)) for page in pages for name, text in _ROW.findall(page)
    }


@cache
def marks(language: str) -> tuple[str, str]:
    """What rules are marked with in this language, as its first page explains: of the book, and a ruling."""
    book, ruling = _EXPLAINED.findall((_folder(language) / _PAGES[0]).read_text(encoding="utf-8"))
    return book, ruling


def _folder(language: str) -> Traversable:
    if language not in LANGUAGES:
        raise LookupError(f"no rulebook in language {language!r}")
    return files(__name__) / language


def _source(text: str, words: tuple[str, str]) -> Source:
    book, ruling = words
    found = set(re.findall(r"\w+", " ".join(_BRACKETS.findall(text))))
    if ruling not in found:
        return "book"
    return "both" if book in found else "ruling"
