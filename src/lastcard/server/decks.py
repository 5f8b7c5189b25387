"""A deck on the wire."""

from typing import Literal, NotRequired, TypedDict


class DeckSymbol(TypedDict):
    """What a symbol of a deck does; what it does not do is absent."""

    points: int
    draws: NotRequired[int]
    """How many cards."""
    until: NotRequired[str]
    """They draw until a card of this colour comes, or of the one that is `active` then."""
    whom: NotRequired[Literal["others", "named"]]
    """Who draws and loses the turn; absent for the next player."""
    skips: NotRequired[bool]
    reverses: NotRequired[bool]
    swaps: NotRequired[bool]
    """Its player and the player named swap hands."""
    passes: NotRequired[bool]
    """Everyone passes the hand on."""
    pulls: NotRequired[bool]
    """The lever."""
    restricted: NotRequired[bool]
    """Legal only without the active colour, and can be challenged."""
    name: NotRequired[dict[str, str]]
    """What people call it, by language."""


class Deck(TypedDict):
    """A deck as data, as in a deck file (docs/decks.md): every key, and all that every symbol does."""

    format: int
    name: str
    """How the edition is named."""
    version: int
    title: dict[str, str]
    """What people call it, by language; any may be missing."""
    colors: list[str]
    """Their English names, in their order; none where all cards are wild."""
    players: int
    """The most."""
    challenge: Literal["next", "anyone"]
    """Who may challenge a restricted card."""
    cards: dict[str, int]
    """How many cards of each symbol there are in each colour, in the order of the deck."""
    wilds: dict[str, int]
    """How many wilds of each symbol."""
    symbols: dict[str, DeckSymbol]
    """Every symbol of the deck."""
    options: dict[str, str]
    """Those that it is usually played with, where they are not the rulebook's."""
    rules: list[str]
    """The rule cards of the lever; none where no card pulls it."""
