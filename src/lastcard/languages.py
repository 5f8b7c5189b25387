"""The languages that Lastcard speaks: the one list, which Python, the browser and the tests read.

A new one needs its code here, and its folders in `locale` and `rulebook`.
"""

from __future__ import annotations

import re
from typing import Literal, get_args

Language = Literal["en", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

FALLBACK: Language = "en"
"""For those who ask for none that we speak; the others are translated from it."""


def spoken(tag: str) -> Language | None:
    """The language of a tag such as `es-MX` or `es_MX.UTF-8`; None for one that we do not speak."""
    (code,) = re.findall(r"^[a-z]*", tag.strip().lower())
    return next((language for language in LANGUAGES if language == code), None)
