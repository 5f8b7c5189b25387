"""Names that look alike, by the skeletons of UTS #39: two of them at one table would be taken for each other.

Accents tell names apart, since people see them: José and Jose may sit together. What nobody sees does not.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from lastcard.core.names import NAMES
from lastcard.core.refusal import Refusal
from lastcard.table.letters import without_stacks
from lastcard.table.seats import SPACE, tidy

# Default_Ignorable_Code_Point of Unicode, those of its letters and marks that are not format characters.
_UNSEEN = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2065, 0x2065),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)


def plain_name(name: str) -> str:
    """The name in ordinary letters, without what is not seen and without marks that are piled up."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if _is_seen(letter))
    return without_stacks(seen)


def verify_unlike(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that only looks like one that is taken, or like a bot's.

    One that really is the same gets a number, as ever, and can be told apart by that.
    """
    own, looks = tidy(name).casefold(), _looks(name)
    for other in (*taken, *NAMES):
        if other.casefold() != own and looks & _looks(other):
            raise Refusal("name-alike", name=_shown(name), other=_shown(other))


def skeleton(text: str) -> str:
    """What a text looks like; texts with the same skeleton cannot be told apart."""
    apart = unicodedata.normalize("NFD", plain_name(text))
    return unicodedata.normalize("NFD", "".join(_table().get(letter, letter) for letter in apart))


@lru_cache(maxsize=256)
def _looks(name: str) -> frozenset[str]:
    """As it is written and in small letters, of the same alphabet or of the one that it seems to be of."""
    tidied = tidy(name)
    seems = skeleton(tidied)
    return frozenset((seems, skeleton(tidied.casefold()), skeleton(seems.casefold())))


def _is_seen(letter: str) -> bool:
    return (letter not in _UNSEEN and unicodedata.category(letter) not in ("Cc", "Cf")) or letter.isspace()


def _shown(name: str) -> str:
    return tidy(name).replace(SPACE, " ")


@cache
def _table() -> dict[str, str]:
    """What each letter looks like, where that is another one."""
    lines = files("lastcard.server").joinpath("lookalikes.txt").read_text("utf-8").split("\n")
    rows = (line.split(" ") for line in lines if line and not line.startswith("# "))
    return {letter: look for look, letters in rows for letter in letters}
