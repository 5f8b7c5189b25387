"""What a player can ask for at a card table. Seats are numbers here, cards are texts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from lastcard.core.game import Done, require, require_texts


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card down, or several together (HOUSE.multi). A wild names its colour, some name a player too."""

    card: str
    color: str | None = None
    target: int | None = None
    uno: bool = False
    more: tuple[str, ...] = ()
    """The cards after the first; the last lies on top."""

    def __post_init__(self) -> None:
        require_texts(self, self.more)
        require(self, type(self.card) is str and type(self.uno) is bool)
        require(self, self.color is None or type(self.color) is str)
        require(self, self.target is None or type(self.target) is int)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card instead of playing one."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card just drawn."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go, with nothing to draw."""


@dataclass(frozen=True, slots=True)
class Uno:
    """Say UNO by itself."""


@dataclass(frozen=True, slots=True)
class Catch:
    """Point out that a player has not said UNO."""

    target: int

    def __post_init__(self) -> None:
        require(self, type(self.target) is int)


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt that a Wild Draw Four was legal."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Let a Wild Draw Four stand."""


@dataclass(frozen=True, slots=True)
class Color:
    """Name a colour."""

    color: str

    def __post_init__(self) -> None:
        require(self, type(self.color) is str)


@dataclass(frozen=True, slots=True)
class Target:
    """Pick a player."""

    target: int

    def __post_init__(self) -> None:
        require(self, type(self.target) is int)


@dataclass(frozen=True, slots=True)
class Discard:
    """Put these cards down together, in this order."""

    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        require_texts(self, self.cards)


@dataclass(frozen=True, slots=True)
class Wilds:
    """Put all wilds down, in this order."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        require_texts(self, self.cards)


Move = Play | Draw | Keep | Pass | Uno | Catch | Challenge | Accept | Color | Target | Discard | Wilds | Done

DRAW, KEEP, PASS, UNO, CHALLENGE, ACCEPT, DONE = Draw(), Keep(), Pass(), Uno(), Challenge(), Accept(), Done()


@cache
def play(
    card: str,
    color: str | None = None,
    target: int | None = None,
    uno: bool = False,
    more: tuple[str, ...] = (),
) -> Play:
    """The one `Play` with these values: making a frozen value again is slow."""
    return Play(card, color, target, uno, more)
