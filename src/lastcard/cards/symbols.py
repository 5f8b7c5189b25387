"""What stands on a card and what it does: the data that an edition is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lastcard.rules.fields import MOST_POINTS_OF_A_CARD, WHOM

if TYPE_CHECKING:
    from lastcard.cards.state import State
    from lastcard.core.chance import Chance

COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white", "s": "silver"}

Effect = Callable[["State", int, int, "Chance"], None]
"""What a card does in Python of its own: the state, who played it, whom it names (-1 for nobody), and
chance."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol, and what follows when a card with it is played.

    `draws` and `skips` are meant for the next player, for all `others`, or for the player `named`. With
    `until`, they draw until a card of that colour comes, or of the one that is `active` then. A card that
    `swaps` changes the hands of its player and of the player named; one that `passes` gives every hand to the
    next player. Hands move before anybody draws. `restricted` cards are legal only without the active colour
    and can be challenged (ACT.wild4-legal). `effect` is for what the other fields
    cannot say; it is called when the card is down and its player is not out. Compiled code does not play
    editions with one.
    """

    code: str
    points: int
    wild: bool = False
    draws: int = 0
    skips: bool = False
    reverses: bool = False
    pulls: bool = False
    restricted: bool = False
    whom: str = "next"
    until: str | None = None
    swaps: bool = False
    passes: bool = False
    names: tuple[tuple[str, str], ...] = ()
    """What people call it, by language; one of ours has its name in the catalogues."""
    effect: Effect | None = None
    plain: bool = field(init=False)
    """Nothing follows but the next turn."""

    def __post_init__(self) -> None:
        moves = self.swaps or self.passes
        acts = self.draws or self.skips or self.reverses or self.pulls or self.until or moves or self.effect
        object.__setattr__(self, "plain", not acts)
        if self.restricted and (self.pulls or self.whom != "next" or moves or self.until or self.effect):
            raise ValueError("a restricted card only draws and skips: nothing else waits for the answers")
        if self.whom not in WHOM:
            raise ValueError(f"{self.whom!r} is nobody that a card can be meant for: {', '.join(WHOM)}")
        if self.until is not None and self.draws:
            raise ValueError("a player draws a number of cards or until a colour comes, not both")
        if self.swaps and not self.aims:
            raise ValueError("only with a player who is named can hands be swapped")
        if self.swaps and self.passes:
            raise ValueError("hands are swapped or passed on, not both")
        if not 0 <= self.points <= MOST_POINTS_OF_A_CARD:
            raise ValueError(f"a card is worth 0 to {MOST_POINTS_OF_A_CARD} points")

    @property
    def aims(self) -> bool:
        """Whether playing it names another player."""
        return self.whom == "named"


NUMBERS = tuple(Symbol(str(number), number) for number in range(10))
DRAW_TWO = Symbol("+2", 20, draws=2, skips=True)
REVERSE = Symbol("R", 20, reverses=True)
SKIP = Symbol("S", 20, skips=True)
JACKPOT = Symbol("J", 40, pulls=True)
WILD = Symbol("W", 50, wild=True)
WILD_DRAW_FOUR = Symbol("W4", 50, wild=True, draws=4, skips=True, restricted=True)
WILD_JACKPOT = Symbol("WJ", 50, wild=True, pulls=True)
OURS = {
    symbol.code: symbol
    for symbol in (*NUMBERS, DRAW_TWO, REVERSE, SKIP, JACKPOT, WILD, WILD_DRAW_FOUR, WILD_JACKPOT)
}
"""The symbols that need no words in a deck file."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a deck: a colour, or none for a wild, and a symbol."""

    color: str | None
    symbol: Symbol

    @property
    def text(self) -> str:
        return (self.color or "") + self.symbol.code


def deck(
    colors: str, colored: Iterable[tuple[Symbol, int]], wilds: Iterable[tuple[Symbol, int]]
) -> tuple[Card, ...]:
    """A whole deck in its canonical order: colour by colour as they come, then the wilds."""
    of_color = [(symbol, count) for symbol, count in colored]
    cards = [Card(color, symbol) for color in colors for symbol, count in of_color for _ in range(count)]
    cards += [Card(None, symbol) for symbol, count in wilds for _ in range(count)]
    return tuple(cards)
