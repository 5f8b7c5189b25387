"""What several commands need of a table: options from words, files, numbers within bounds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lastcard.core.refusal import Refusal

BOT_NAMES = ("ana", "beto", "caro", "dani", "elsa", "fede", "gala", "hugo", "iris", "juan")


def options_from(words: Sequence[str]) -> dict[str, str]:
    """`drawn=must` and the like."""
    options = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise Refusal("option-form", given=word)
        options[name.strip()] = value.strip()
    return options


def names_for(players: int, mine: str | None = None) -> list[str]:
    """Names for so many players, one's own first."""
    others = [name for name in BOT_NAMES if name != mine]
    names = [mine, *others] if mine is not None else others
    # Too many players are refused by the game itself, in its own words.
    wanted = min(max(players, 0), 99)
    return names[:wanted] + [f"p{seat}" for seat in range(len(names), wanted)]


def in_range(what: str, given: int, low: int, high: int) -> int:
    """The number, or a refusal that tells its bounds."""
    if not low <= given <= high:
        raise Refusal("number-range", what=what, given=given, low=low, high=high)
    return given


def read_file(path: str) -> str:
    """The text of a file, or a refusal that says why not."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("file-missing", path=path) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", path=path) from None
    except OSError:
        raise Refusal("file-unreadable", path=path) from None
