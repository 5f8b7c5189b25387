"""The search in the rules, as the browser does it, too (web/src/pages/rules.ts)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache

from lastcard.rulebook.reference import folder

WORDS = "words.toml"

_ENDS = re.compile(r"(?:aciones|acion|andose|ando|arse|ad[oa]s?|ar|ing|ed|es|[aeos]s?)$")
_SHORTEST_STEM = 4


def found(texts: Mapping[str, str], wanted: str, language: str) -> list[str]:
    """The names of the texts that have what is searched for: the very words, or all of them, or their stems.

    What people call otherwise than the rules do is searched for by both words.
    """
    plain = " ".join(folded(wanted).split())
    asked = {plain, in_our_words(plain, language)}
    where = {name: folded(text) for name, text in texts.items()}
    for has in _CLOSENESS:
        hits = [name for name, text in where.items() if any(has(text, one) for one in asked)]
        if plain and hits:
            return hits
    return []


def folded(text: str) -> str:
    """For searching: no case, no accents."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


@cache
def other_words(language: str) -> dict[str, list[str]]:
    """What people say instead of the words of the rules, by these, ready to be searched for."""
    given = tomllib.loads((folder(language) / WORDS).read_text(encoding="utf-8"))
    return {folded(ours): [folded(word) for word in theirs] for ours, theirs in given.items()}


def in_our_words(plain: str, language: str) -> str:
    """What is searched for in the words of the rules, as far as they are others; the longest go first."""
    pairs = [(their, ours) for ours, theirs in other_words(language).items() for their in theirs]
    for their, ours in sorted(pairs, key=lambda pair: -len(pair[0])):
        plain = re.sub(rf"(?<!\w){re.escape(their)}(?!\w)", ours, plain)
    return plain


def _stem(word: str) -> str:
    """What a word begins with, without the ends that words have here; short words stay as they are."""
    stem = _ENDS.sub("", word)
    return stem if len(stem) >= _SHORTEST_STEM else word


def _phrase(text: str, wanted: str) -> bool:
    return wanted in text or wanted.replace(" ", "-") in text


def _words(text: str, wanted: str) -> bool:
    return all(word in text for word in wanted.split(" "))


def _stems(text: str, wanted: str) -> bool:
    return all(_stem(word) in text for word in wanted.split(" "))


_CLOSENESS: tuple[Callable[[str, str], bool], ...] = (_phrase, _words, _stems)
"""Ways in which a text can have what is searched for, the closest first."""
