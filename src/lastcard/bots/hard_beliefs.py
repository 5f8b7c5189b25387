"""What a player can tell about the cards that it does not see."""

from __future__ import annotations

from lastcard.cards.rules import Cards
from lastcard.cards.view import View
from lastcard.weights import DOUBTED, DOUBTED_AT_TWO, FEW, LEAST_DOUBT, MOST_DOUBT, bluffers


class Beliefs:
    """What the other hands may hold: cards not seen yet, less what their owners could not play.

    Each hand is taken to be drawn at random from the cards that it may hold, one by one.
    """

    __slots__ = ("_known", "_view", "unseen")

    def __init__(self, view: View, seat: int) -> None:
        self._view = view
        self.unseen: Cards = view.rules.all_cards & ~(view.seen | view.hands[seat])
        self._known = {owner: hand & self.unseen for owner, hand in view.known}

    def holds(self, seat: int, cards: Cards, more: int = 0) -> float:
        """How likely this seat is to hold one of the cards at least, after drawing so many more."""
        if self._known.get(seat, 0) & cards:
            return 1.0
        view = self._view
        fresh = view.fresh[seat]
        lacks = self._lacked(cards, view.declined[seat], view.counts[seat] - fresh)
        return 1 - lacks * self._lacked(cards, 0, fresh + more)

    def suspicion(self) -> float:
        """How likely the restricted card on top is a bluff, by what its player may hold (CHAL.guilty)."""
        view = self._view
        if view.before is None:
            return 0.0
        holds = self.holds(view.turn, view.rules.color_sets[view.before])
        bluffs = holds * bluffers(view.rules.players)
        return bluffs / (bluffs + 1 - holds)

    def _lacked(self, cards: Cards, never: Cards, count: int) -> float:
        """How likely none of so many unseen cards is one of these, if none of them is of `never` either."""
        pool = self.unseen & ~never
        size = pool.bit_count()
        if not size:
            return 1.0
        return float((1 - (pool & cards).bit_count() / size) ** count)


def doubt(left: int, players: int) -> float:
    """How likely each one asked is to challenge a restricted card whose player has so many cards left."""
    if players == 2:
        return DOUBTED_AT_TWO
    return min(MOST_DOUBT, max(LEAST_DOUBT, DOUBTED * (left - FEW)))
