"""Names that strangers read: of plain letters, not rude, and not those of bots.

The list of rude words is short, in two languages, and somebody who tries hard gets around it. That is what
muting, reporting and voting are for.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import cache
from importlib.resources import files

from lastcard.core.names import NAMES, check_name
from lastcard.core.refusal import Refusal
from lastcard.table.seats import SPACE, tidy

ANYWHERE = "*"
"""Marks a word that is rude inside others too; the rest are rude alone, and harmless in a surname."""
MOST_MARKS = 2
"""Accents on one letter; no language has more."""
SHORTEST = 3
_BETWEEN = re.compile(r"[-._]+")
_RUN = re.compile(r"(.)\1{2,}")
_LOOKS = str.maketrans("0134578l9аеорсхуіѕјкмтвнαεοιρτυ", "oieastbigaeopcxyisjkmtbhaeoiptu")
"""Digits, and letters of other alphabets, by the letter that they look like."""


def verify_name(name: str) -> None:
    """Refuse a name that strangers should not have to read; the sentence says what to do."""
    tidied = tidy(name)
    check_name(tidied, "SETUP.players")
    if _overloaded(tidied):
        raise Refusal("name-plain")
    if is_rude(tidied):
        raise Refusal("name-rude")
    if _whole(tidied.rstrip("0123456789-._")) in _BOTS or "bot" in _parts(tidied):
        raise Refusal("name-of-bot", name=tidied.replace(SPACE, " "))


def fold(text: str) -> str:
    """A text by its looks: no accents, no capitals, digits as letters, a long run as one letter."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return _RUN.sub(r"\1", bare.translate(_LOOKS))


def digest(folded: str) -> str:
    """A folded word as the list has it, so that nobody has to read the list."""
    return hashlib.sha256(folded.encode()).hexdigest()[:12]


_BOTS = frozenset(map(fold, NAMES))


def _overloaded(name: str) -> bool:
    """Whether a letter carries more accents than can be read."""
    run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > MOST_MARKS:
            return True
    return False


def is_rude(name: str) -> bool:
    """Whether a name, or a title of a few words, has a rude word in it."""
    name = tidy(name)
    alone, anywhere = _listed()
    whole = _whole(name)
    if any(digest(part) in alone for part in (*_parts(name), whole)):
        return True
    ends = range(SHORTEST, len(whole) + 1)
    return any(digest(whole[start:end]) in anywhere for end in ends for start in range(end - SHORTEST + 1))


def _whole(name: str) -> str:
    return fold(_BETWEEN.sub("", name))


def _parts(name: str) -> list[str]:
    return [fold(part) for part in _BETWEEN.split(name)]


@cache
def _listed() -> tuple[frozenset[str], frozenset[str]]:
    """The words that are rude alone, and those of them that are rude anywhere."""
    lines = files("lastcard.server").joinpath("rude_words.txt").read_text("utf-8").split("\n")
    words = [line for line in lines if line and not line.startswith("#")]
    anywhere = frozenset(word[:-1] for word in words if word.endswith(ANYWHERE))
    return anywhere.union(words), anywhere
