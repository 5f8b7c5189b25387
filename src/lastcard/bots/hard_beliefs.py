"""What a player can tell about the cards that it does not see."""

from __future__ import annotations

from lastcard.cards.state import State
from lastcard.rules.fields import NO_COLOR, Cards
from lastcard.weights import DOUBTED, DOUBTED_AT_TWO, FEW, LEAST_DOUBT, MOST_DOUBT, bluffers


class Beliefs:
    """What the other hands may hold: cards not seen yet, less what their owners could not play.

    Each hand is taken to be drawn at random from the cards that it may hold, one by one.
    """

    __slots__ = ("_known", "_position", "unseen")

    def __init__(self, position: State, seat: int) -> None:
        self._position = position
        self.unseen: Cards = position.rules.all_cards & ~(position.seen | position.hands[seat])
        players = position.rules.players
        self._known = [hand & self.unseen for hand in position.known[seat * players : (seat + 1) * players]]

    def holds(self, seat: int, cards: Cards, more: int = 0) -> float:
        """How likely this seat is to hold one of the cards at least, after drawing so many more."""
        if self._known[seat] & cards:
            return 1.0
        position = self._position
        fresh = position.fresh[seat]
        lacks = self._lacked(cards, position.declined[seat], position.counts[seat] - fresh)
        return 1 - lacks * self._lacked(cards, 0, fresh + more)

    def suspicion(self) -> float:
        """How likely the restricted card on top is a bluff, by what its player may hold (CHAL.guilty)."""
        position = self._position
        if position.before == NO_COLOR:
            return 0.0
        holds = self.holds(position.turn, position.rules.color_sets[position.before])
        bluffs = holds * bluffers(position.rules.players)
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
