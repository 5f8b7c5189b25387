"""Deck files: TOML in, an edition out; what is wrong with one is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lastcard.cards.decks import form
from lastcard.cards.decks.reading import read_data
from lastcard.cards.edition import CardEdition
from lastcard.core.files import read_file
from lastcard.core.refusal import Refusal, Unreadable, telling

_HEADER = re.compile(r"\s*\[+\s*(?P<path>[^\]]+?)\s*\]")
_KEY = re.compile(r"""\s*(?P<path>(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'|\s*\.\s*)+?)\s*=""")
_PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_LINE = re.compile(r"at line (\d+)")


def is_path(given: str) -> bool:
    """Whether a text is the path of a deck file rather than the name of an edition."""
    return given.endswith(".toml") or "/" in given or "\\" in given


def read_deck(given: str | Path | Mapping[str, Any]) -> CardEdition:
    """The edition of a deck file: of its path, of its text, or of its data.

    >>> import lastcard
    >>> cards = {"cards": {"1": 4, "2": 4, "S": 2}, "wilds": {"W": 4}}
    >>> mini = lastcard.read_deck({"name": "mini", "version": 1, "colors": ["red", "blue"], **cards})
    >>> lastcard.game(mini, 2).start(seed=1).pile
    9
    >>> lastcard.read_deck("name = 5")
    Traceback (most recent call last):
    lastcard.core.refusal.Refusal: line 1: “colors” is missing.
    """
    if isinstance(given, Mapping):
        return read_data(given)
    if isinstance(given, Path) or ("\n" not in given and is_path(given)):
        with telling(file=str(given)):
            return read_text(read_file(given))
    return read_text(given)


def read_text(text: str) -> CardEdition:
    """The edition of a deck file's text."""
    if len(text.encode("utf-8", "replace")) > form.MOST_BYTES:
        raise Unreadable("deck-large", most=form.MOST_BYTES)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = _LINE.search(str(error))
        last = len(text.splitlines()) or 1
        raise Unreadable("deck-toml", line=int(found[1]) if found else last) from None
    try:
        return read_data(data)
    except Refusal as refusal:
        refusal.about.setdefault("line", line_of(text, str(refusal.about.get("at", ""))))
        raise


def line_of(text: str, key: str) -> int:
    """The line where this key is, or the nearest table that it would be in; the first where there is none."""
    lines = _lines(text)
    parts = key.split(".")
    while parts:
        if (line := lines.get(".".join(parts))) is not None:
            return line
        parts.pop()
    return 1


def _lines(text: str) -> dict[str, int]:
    """The lines of all keys that stand at the beginning of one."""
    found: dict[str, int] = {}
    inside: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _HEADER.match(line):
            inside = _parts(match["path"])
            found.setdefault(".".join(inside), number)
        elif match := _KEY.match(line):
            path = inside + _parts(match["path"])
            for length in range(len(inside) + 1, len(path) + 1):
                found.setdefault(".".join(path[:length]), number)
    return found


def _parts(path: str) -> list[str]:
    return [part.strip("\"'") for part in _PART.findall(path)]
