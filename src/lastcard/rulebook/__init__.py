"""The rules of the card games and of the dice game, as text, by rule id and language."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

__all__ = ["LANGUAGES", "Rule", "rules"]

LANGUAGES = ("en", "es")

_PAGES = ("cards.md", "dice.md")
_TAGS = {"en": ("book", "ruling"), "es": ("reglamento", "criterio")}
_ROW = re.compile(r"^\| ([A-Z]+\.[a-z0-9-]+) \| ([^|]+) \|$", re.MULTILINE)
_BRACKETS = re.compile(r"\[([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; `source` is "book", "ruling" or, where the text has parts of each, "both"."""

    id: str
    text: str
    source: str


@cache
def rules(language: str) -> dict[str, Rule]:
    """Every rule by its id, in the order of the pages; shared by all callers, not to be changed.

    Raises LookupError for a language that is not in LANGUAGES.
    """
    if language not in LANGUAGES:
        raise LookupError(f"no rulebook in language {language!r}")
    folder = files(__name__) / language
    pages = ((folder / page).read_text(encoding="utf-8") for page in _PAGES)
    return {
        name: Rule(name, text, _source(text, language)) for page in pages for name, text in _ROW.findall(page)
    }


def _source(text: str, language: str) -> str:
    book, ruling = _TAGS[language]
    words = set(re.findall(r"\w+", " ".join(_BRACKETS.findall(text))))
    if ruling not in words:
        return "book"
    return "both" if book in words else "ruling"
