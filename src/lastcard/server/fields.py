"""What the fields of messages may hold: everything from outside is checked against it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from lastcard.cards.decks.form import MOST_BYTES
from lastcard.table import entries
from lastcard.table.entries import Pace

EditionName = Annotated[str, Meta(max_length=20, title="EditionName")]
Timer = Annotated[int, Meta(ge=0, le=600, description="seconds for a decision; 0 is no limit")]
Text = Annotated[str, Meta(max_length=200)]
# The length as well: `$` also matches before a line feed at the end.
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Avatar = Annotated[str, Meta(pattern=r"^[a-z]{2,12}-[1-8](?!\n)$", max_length=14)]
"""An animal and the colour behind it, as in `fox-3`; a letter stands for an animal that one does not know."""

GivenDeck = dict[str, Any] | Annotated[str, Meta(max_length=MOST_BYTES)]
"""The data of a deck file, or its text."""
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Text], Meta(max_length=100)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table has agreed on before anybody sits down."""

    edition: EditionName
    deck: GivenDeck | None = None
    """One of one's own, as the data of a deck file or as its text; then `edition` is its name."""
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: Options = {}
    """By name, as text; what is absent is as the rulebook has it."""
    public: bool = False
    """Listed for everybody; otherwise by link only."""
    timer: Timer = 0
    pace: Pace = "brisk"
    """How quickly bots move."""
    open_hands: bool = True
    """Whether everybody may see all hands in the replay."""
    writing: bool = False
    """Whether players write their own rule cards (jackpot)."""

    def agreed(self) -> entries.Settings:
        """The settings for a table, without what a message has beside them."""
        return entries.Settings(**{name: getattr(self, name) for name in Settings.__struct_fields__})
