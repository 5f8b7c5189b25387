"""The dice game as numbers: the records of a game and of its rules, and the ids of actions.

A face is its place in `dice.faces.FACES`: 0-23 the coloured numbers, then the star, +1 and -1. An entry
of a board is its number, or 7 for a star. A set of dice has a bit for each die, a set of faces one for each
face.
"""

from __future__ import annotations

from lastcard.fast.records import record_type

SEATS, DICE_COUNT, SIDES_EACH = 4, 6, 6

NUMBERS = 24
"""So many coloured numbers there are: six of the first colour, six of the next."""
STAR, PLUS, MINUS = 24, 25, 26
STAR_ENTRY = 7
ALL_DICE = 0b111111
NONE = -1
"""No face, no seat."""

ROLL, CHAIN, PENALTY, OVER = range(4)
"""What can be pending."""

ENTRY_BITS, WORD_SHIFT, WORD_ENTRIES = 4, 4, 16
BOARD_WORDS = 13
LINK_BITS = 5

_WORD = ("<i8", ())
_SEATS = ("<i8", (SEATS,))
_DICE = ("<i8", (DICE_COUNT,))

STATE = record_type(
    {
        "rng": _WORD,
        "turn": _WORD,
        "pending": _WORD,
        # The chain so far: the set of dice in it, how many faces it has, and these faces, 5 bits each.
        "used": _WORD,
        "linked": _WORD,
        "links": _WORD,
        # The last face of the chain so far, and of the chain put down until its call.
        "last": _WORD,
        # The penalties that are left.
        "pluses": _WORD,
        "minuses": _WORD,
        "call": _WORD,
        "winner": _WORD,
        "decisions": _WORD,
        # The face of each die.
        "dice": _DICE,
        # For each seat how many entries its board has, and how many extra spaces are outlined.
        "entries": _SEATS,
        "extras": _SEATS,
        # Work space of `dice_search`, which says what is in it.
        "reach": _DICE,
        # What is written: for each seat 16 entries in each word, 4 bits an entry.
        "boards": ("<i8", (SEATS, BOARD_WORDS)),
    }
)

RULES = record_type(
    {
        "players": _WORD,
        "blank": _WORD,
        "extra": _WORD,
        # The seat that starts; none if it is drawn.
        "first": _WORD,
        # A rollout stops there.
        "most_decisions": _WORD,
        # How many words of a board can be in use.
        "wiped": _WORD,
        # For each seat the colour of its board, 0-3 as in the faces.
        "colors": _SEATS,
        # The faces of the first die, of the second …
        "sides": ("<i8", (DICE_COUNT * SIDES_EACH,)),
        # For each number and the star: the set of faces that may follow it.
        "fits": ("<i8", (STAR + 1,)),
        # For each entry: the set of faces that may start a chain after it.
        "starts": ("<i8", (STAR_ENTRY + 1,)),
        # For each die: the sets of dice that do not have it, a bit for each set.
        "without": _DICE,
        # For each number of dice: the sets of so many.
        "sizes": ("<i8", (DICE_COUNT + 1,)),
    }
)

# --- actions ---
STAND = 0
"""And 1-63: roll this set of dice again."""
LINK = 64
"""Put the face 0-24 next into the chain."""
CLOSE = LINK + STAR + 1
"""The chain is complete."""
PLUS_AT, MINUS_AT = 90, 94
"""Use a penalty against the seat 0-3."""
DONE = 98
ACTIONS = 99
