"""Where the cards lie in the slow implementation: the hands, the draw and the discard pile.

Drawing, putting down, and who can be caught with one card, as docs/rules/en/cards.md has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def bare(card: str) -> str:
    """The card without the colour that was named for it."""
    return card.split(":", maxsplit=1)[0]


def is_wild(card: str) -> bool:
    return card.startswith("W")


def colour(card: str) -> str:
    """The card's colour; of a wild the one named, and none ("") when none was named."""
    return card.partition(":")[2] if is_wild(card) else card[0]


def symbol(card: str) -> str:
    return bare(card) if is_wild(card) else card[1:]


class Piles:
    """Every card of the game, in its place."""

    def __init__(
        self, hands: Iterable[Iterable[str]], top: str, draw: Iterable[str], discard: Iterable[str]
    ) -> None:
        self.hands = [sorted(hand) for hand in hands]
        self.top = top
        self.under = [bare(card) for card in discard]  # the discard pile under the top card
        self.pile = list(draw)  # top first
        self.said = [False] * len(self.hands)  # UNO is settled for the one card held
        self.open = [False] * len(self.hands)  # can be caught
        self.auto = False  # UNO.auto

    def cards(self) -> list[str]:
        """Every card of the game, wherever it is."""
        held = [card for hand in self.hands for card in hand]
        return sorted([*held, *self.pile, *self.under, bare(self.top)])

    def put_down(self, seat: int, cards: Sequence[str], said: bool = False) -> None:
        """Cards from the hand onto the discard pile, one after the other."""
        for card in cards:
            self.hands[seat].remove(bare(card))
            self.under.append(bare(self.top))
            self.top = card
        if cards:
            self.fewer(seat, said)

    def fewer(self, seat: int, said: bool = False) -> None:
        """UNO.how-it-came: a hand has become smaller; with one card it can be caught."""
        one = len(self.hands[seat]) == 1
        self.said[seat] = one and said
        self.open[seat] = one and not said and not self.auto

    def draw(self, seat: int, count: int) -> list[str]:
        """Draw as many as there are, up to this number (PILE.reshuffle, PILE.none-left)."""
        drawn: list[str] = []
        while len(drawn) < count and self.can_draw():
            if not self.pile:
                self.pile, self.under = sorted(self.under), []
            drawn.append(self.pile.pop(0))
        self.receive(seat, drawn)
        return drawn

    def receive(self, seat: int, cards: list[str]) -> None:
        """UNO.clear: with more than one card nobody can be caught, and what was said lapses."""
        if cards:
            self.hands[seat] = sorted([*self.hands[seat], *cards])
            self.said[seat] = self.open[seat] = False

    def can_draw(self) -> bool:
        return bool(self.pile or self.under)
