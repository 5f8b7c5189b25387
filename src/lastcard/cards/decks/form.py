"""What a deck file can hold: its keys and its limits. The schema in docs is made from here."""

from __future__ import annotations

from typing import Final

from lastcard.cards.edition import MOST_PLAYERS, Challengers
from lastcard.rules.fields import MOST_POINTS_OF_A_CARD

FORMAT: Final = 1
"""Of the data. What a deck means by it never changes; a deck that means something else has another number."""

MOST_BYTES: Final = 16_384
MOST_CARDS: Final = 128
MOST_COLORS: Final = 4
MOST_DRAWS: Final = 20
HIGHEST_VERSION: Final = 999
LONGEST_NAME: Final = 20
LONGEST_TITLE: Final = 40
ACTIVE: Final = "active"
"""In place of a colour: the one that is active once the card is down."""

CHALLENGE: Final = {"next": Challengers.VICTIM, "anyone": Challengers.ANYONE}
SWITCHES: Final = ("skips", "reverses", "swaps", "passes", "pulls", "restricted")

KEYS: Final = (
    "format", "name", "version", "title", "colors", "players", "challenge", "cards", "wilds", "symbols",
    "options", "rules",
)  # fmt: skip
"""Of the file, in the order in which they are written."""
SYMBOL_KEYS: Final = ("points", "draws", "until", "whom", *SWITCHES, "name")

BOUNDS: Final = {
    "version": (1, HIGHEST_VERSION),
    "players": (2, MOST_PLAYERS),
    "cards": (1, MOST_CARDS),
    "wilds": (1, MOST_CARDS),
    "points": (0, MOST_POINTS_OF_A_CARD),
    "draws": (0, MOST_DRAWS),
}
"""The lowest and highest of each number; of `cards` and `wilds`, of each symbol in them."""

COLORED_CODE: Final = r"[0-9]|\+[0-9]|[A-VX-Z]"
WILD_CODE: Final = r"W[0-9A-Z]?"
NAME: Final = rf"[a-z][a-z0-9-]{{0,{LONGEST_NAME - 1}}}"
