"""Letters that can be read: not more marks on one than a language has."""

from __future__ import annotations

import unicodedata

MOST_STACKED, MOST_MARKS = 2, 3
"""Over, under or around one letter, and together with those that stand beside it."""


def without_stacks(text: str) -> str:
    """The text without the marks that are piled up on its letters."""
    kept, stacked, marks = [], 0, 0
    for letter in unicodedata.normalize("NFD", text):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            stacked = marks = 0
        else:
            marks += 1
            stacked += unicodedata.combining(letter) > 0 or unicodedata.category(letter) == "Me"
            if stacked > MOST_STACKED or marks > MOST_MARKS:
                continue
        kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))
