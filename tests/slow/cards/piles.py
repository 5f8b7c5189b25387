"""Where the cards lie in the slow implementation: the hands, the draw and the discard pile.

Drawing, putting down, and who can be caught with one card, as src/lastcard/rulebook/en/cards.md has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .chance import Chance
from .deck import bare

MANY = 10_000


class Piles:
    """Every card of the game, in its place."""

    def __init__(
        self,
        hands: Iterable[Iterable[str]],
        top: str,
        draw: Iterable[str],
        discard: Iterable[str],
        chance: Chance,
        uno: str,
        limit: str,
    ) -> None:
        self.chance = chance
        self.hands = [sorted(hand) for hand in hands]
        self.top = top
        self.turned_over = False  # the top card is the one turned over first
        self.under = [bare(card) for card in discard]  # the discard pile under the top card
        self.pile = list(draw)  # top first
        self.said = [False] * len(self.hands)  # UNO is settled for the one card held
        self.open = [False] * len(self.hands)  # can be caught
        self.auto = uno == "auto"  # UNO.auto
        self.silent = uno == "off"  # HOUSE.uno-off
        self.limit = MANY if limit == "off" else int(limit)  # HOUSE.hand-limit

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
            self.turned_over = False
        if cards:
            self.fewer(seat, said)

    def fewer(self, seat: int, said: bool = False) -> None:
        """UNO.how-it-came: a hand has become smaller; with one card it can be caught."""
        one = len(self.hands[seat]) == 1
        self.said[seat] = one and said
        self.open[seat] = one and not said and not self.auto and not self.silent

    def moved(self, seat: int) -> None:
        """HOUSE.swap-uno: a hand that has moved cannot be caught, and with one card nothing is to be said."""
        self.said[seat] = len(self.hands[seat]) == 1
        self.open[seat] = False

    def draw(self, seat: int, count: int) -> list[str]:
        """Up to this number, as many as there are (PILE.reshuffle, PILE.none-left, HOUSE.stack-empty)."""
        drawn: list[str] = []
        room = self.limit - len(self.hands[seat])  # HOUSE.hand-limit: what is over stays in the pile
        while len(drawn) < min(count, room) and (self.pile or self.under):
            if not self.pile:
                self.pile, self.under = self.chance.shuffle(self.under), []
            drawn.append(self.pile.pop(0))
        self.receive(seat, drawn)
        return drawn

    def receive(self, seat: int, cards: list[str]) -> None:
        """UNO.clear: with more than one card nobody can be caught, and what was said lapses."""
        if cards:
            self.hands[seat] = sorted([*self.hands[seat], *cards])
            self.said[seat] = self.open[seat] = False

    def can_draw(self, seat: int) -> bool:
        """Whether there is a card to draw, and room for it (HOUSE.hand-limit)."""
        return bool(self.pile or self.under) and len(self.hands[seat]) < self.limit
