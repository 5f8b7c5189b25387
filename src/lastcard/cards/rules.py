"""The tables a game is played by, worked out once from edition, options and players.

A set of cards is a whole number with one bit for each card of the deck; what fits on the top
card is one `&`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from lastcard.cards.edition import CardEdition
from lastcard.cards.moves import play
from lastcard.core.options import Value

if TYPE_CHECKING:
    from lastcard.cards.moments import Moments

T = TypeVar("T")

Cards = int
"""A set of cards of the deck, one bit each."""


class Rules:
    """Read-only once made; every state and view of a game shares one."""

    __slots__ = (
        "all_cards",
        "allowed",
        "auto_uno",
        "bits",
        "bluff",
        "color_of",
        "color_sets",
        "colored",
        "colors",
        "deck",
        "edition",
        "fits",
        "hand_size",
        "may_fit",
        "moments",
        "must",
        "named",
        "names",
        "players",
        "plays",
        "points",
        "ranks",
        "restricted",
        "reverse_skips",
        "symbols",
        "target",
        "wild_cards",
        "wilds",
    )

    def __init__(
        self,
        edition: CardEdition,
        players: int,
        options: Mapping[str, Value],
        moments: Moments,
    ) -> None:
        self.edition = edition
        self.players = players
        self.moments = moments
        self.must = options["drawn"] == "must"
        self.bluff = options["wild4"] == "bluff"
        self.auto_uno = options["uno"] == "auto"
        self.target = _number(options["target"])
        self.hand_size = _number(options["hand-size"])
        self.reverse_skips = players == 2 and options["reverse-two"] == "skip"
        self._lay_out(edition, free=options["wild4"] == "free")

    def _lay_out(self, edition: CardEdition, free: bool) -> None:
        deck = edition.deck
        self.deck = tuple(range(len(deck)))
        self.all_cards = (1 << len(deck)) - 1
        self.bits = tuple(1 << card for card in self.deck)
        self.names = tuple(card.text for card in deck)
        self.symbols = tuple(card.symbol for card in deck)
        self.color_of = tuple(card.color for card in deck)
        # A card with a symbol counts as zero (SETUP.dealer).
        self.ranks = {card.text: card.symbol.points if card.symbol.code.isdigit() else 0 for card in deck}
        self.points = tuple(card.symbol.points for card in deck)
        self.colors = edition.colors
        self.named = _places(self.names)
        by_color = _places(self.color_of)
        self.color_sets: dict[str | None, Cards] = {color: by_color[color] for color in self.colors}
        self.wild_cards = frozenset(card for card in self.deck if self.symbols[card].wild)
        self.wilds = _places([symbol.wild for symbol in self.symbols]).get(True, 0)
        self.colored = self.all_cards & ~self.wilds
        # With `wild4 = "free"` no card is restricted any more.
        restricted = _places([symbol.restricted for symbol in self.symbols]).get(True, 0)
        self.restricted = 0 if free else restricted
        always = self.wilds & ~self.restricted
        by_symbol = _places([symbol.code for symbol in self.symbols])
        same = [0 if symbol.wild else by_symbol[symbol.code] for symbol in self.symbols]
        self.fits: dict[str | None, tuple[Cards, ...]] = {
            color: tuple(always | color_set | fitting for fitting in same)
            for color, color_set in self.color_sets.items()
        }
        # What fits for one hand or another: a restricted card for those that lack the colour.
        self.may_fit: dict[str | None, tuple[Cards, ...]] = {
            color: tuple(fits | self.restricted for fits in by_top) for color, by_top in self.fits.items()
        }
        self.allowed = self.may_fit if self.bluff else self.fits
        self.plays = tuple((play(name), play(name, uno=True)) for name in self.names)

    def legal_cards(self, hand: Cards, color: str | None, top: int) -> Cards:
        """What the hand holds that may rightly be played: TURN.match, TURN.wild, ACT.wild4-legal."""
        legal = hand & self.fits[color][top]
        restricted = hand & self.restricted
        if restricted and not hand & self.color_sets[color]:
            return legal | restricted
        return legal

    def allowed_cards(self, hand: Cards, color: str | None, top: int) -> Cards:
        """What the hand holds that the table lets be played, bluffs included (ACT.wild4-bluff)."""
        return hand & self.allowed[color][top] if self.bluff else self.legal_cards(hand, color, top)

    def cards_in(self, cards: Cards) -> list[int]:
        """The cards of a set, in the order of the deck."""
        found = []
        while cards:
            lowest = cards & -cards
            found.append(lowest.bit_length() - 1)
            cards ^= lowest
        return found

    def texts(self, cards: Cards) -> tuple[str, ...]:
        """The cards of a set as texts, in the order of the deck."""
        return tuple(self.names[card] for card in self.cards_in(cards))

    def set_of(self, cards: Iterable[int]) -> Cards:
        return sum(self.bits[card] for card in cards)


def _places(values: Sequence[T]) -> dict[T, Cards]:
    """For each value, the cards at whose places it stands."""
    places: dict[T, Cards] = {}
    for card, value in enumerate(values):
        places[value] = places.get(value, 0) | 1 << card
    return places


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
