"""What several commands need: players, options, numbers within bounds."""

from __future__ import annotations

import getpass
import unicodedata
from collections.abc import Sequence

from lastcard.cards.edition import FEWEST_PLAYERS, MOST_PLAYERS
from lastcard.core.names import NAMES, check_name
from lastcard.core.refusal import Refusal

SOMEBODY = "sam"


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
    """Names for this many players, one's own first."""
    in_range("--players", players, FEWEST_PLAYERS, MOST_PLAYERS, "SETUP.players")
    if mine is None:
        return list(NAMES[:players])
    mine = unicodedata.normalize("NFC", mine)
    others = [name for name in NAMES if name.casefold() != mine.casefold()]
    return [mine, *others[: players - 1]]


def own_name() -> str:
    """What the system calls the person, where that can be a name."""
    try:
        name = getpass.getuser()
        check_name(name, "SETUP.players")
    except (Refusal, OSError, KeyError):
        return SOMEBODY
    return name


def in_range(what: str, given: int, low: int, high: int, rule: str | None = None) -> int:
    """The number, or a refusal that tells its bounds."""
    if not low <= given <= high:
        raise Refusal("number-range", rule, what=what, given=given, low=low, high=high)
    return given
