"""What a seat can do with its cards, and where that leads as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.bots.hard_beliefs import doubt
from lastcard.bots.hard_worth import WON, Prospect, Worth, likely
from lastcard.bots.outlook import fallout, next_turn, one_of_each, others
from lastcard.cards.moves import Play, play
from lastcard.cards.state import State
from lastcard.rules.fields import Cards
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS

TURNS, CARDS = 4, 24
"""So many more turns of its own, one after the other, a seat thinks ahead; fewer with many cards in hand."""


class Plans:
    """The plans of one seat, whose turn it is."""

    __slots__ = ("_found", "_position", "_turns", "seat", "worth")

    def __init__(self, position: State, seat: int) -> None:
        self._position, self.seat = position, seat
        self._turns = min(TURNS, CARDS // max(1, position.counts[seat]))
        self._found: dict[tuple[object, ...], float] = {}
        self.worth = Worth(position, seat)

    def here(self, draws: bool = False) -> Prospect:
        """The position as it is, with the turn let go; or with a card drawn before."""
        position, seat = self._position, self.seat
        # While the first card acts, the first turn is still to come (FIRST).
        last = position.turn - position.direction if position.opening else position.turn
        heir = next_turn(position.owed, last, position.direction)
        hand, counts = position.hands[seat], position.counts
        return Prospect(hand, counts, position.color, position.top, heir, position.direction, draws=draws)

    def chance(self, prospect: Prospect) -> float:
        """How likely this seat is to win from there, with the best card where it is its turn."""
        own_turn = prospect.heir == self.seat and not prospect.draws
        return likely(self.goes_on(prospect, self._turns) if own_turn else self.worth.of(prospect))

    def plays(self, cards: Cards) -> Iterator[tuple[Play, float]]:
        """Every sensible way of playing one of these cards, and how likely this seat then is to win."""
        position, rules = self._position, self._position.rules
        here = self.here()
        for card in one_of_each(rules, cards):
            symbol = rules.symbols[card]
            foresee = self._doubted if symbol.restricted and rules.bluff else self._undoubted
            for color, target in self._ways(here.hand, card):
                named = rules.letter(color) if symbol.wild else None
                move = play(rules.names[card], named, target, uno=position.counts[self.seat] == 2)
                yield move, foresee(here, card, color, target)

    def answered(self, here: Prospect, player: int, drawer: int, count: int, skips: bool) -> float:
        """How likely this seat is to win once a player's restricted card is answered, and somebody drew."""
        counts = here.counts[:]
        counts[drawer] += count
        heir = (player + here.direction * (1 + skips)) % len(counts)
        return self.chance(here._replace(counts=counts, heir=heir))

    def _undoubted(self, here: Prospect, card: int, color: int, target: int | None) -> float:
        return likely(self._after(here, card, color, target, self._turns))

    def _doubted(self, here: Prospect, card: int, color: int, target: int | None) -> float:
        """A restricted card is challenged now and then, rightly or wrongly (CHAL.guilty, CHAL.innocent)."""
        rules, seat = self._position.rules, self.seat
        rest = here.hand ^ 1 << card
        if not rest:
            return likely(WON)
        counts = here.counts[:]
        counts[seat] -= 1
        played = here._replace(hand=rest, counts=counts, color=color, top=card)
        victim, draws = (seat + here.direction) % len(counts), rules.symbols[card].draws
        if rest & rules.color_sets[self._position.color]:
            challenged = self.answered(played, seat, seat, draws, False)
        else:
            challenged = self.answered(played, seat, victim, draws + WRONG_CHALLENGE_DRAWS, True)
        asked = len(counts) - 1 if rules.anyone else 1
        doubted = 1 - (1 - doubt(counts[seat], len(counts))) ** asked
        return doubted * challenged + (1 - doubted) * self.answered(played, seat, victim, draws, True)

    def goes_on(self, here: Prospect, turns: int) -> float:
        """How good it is to be at turn there: what the best card is worth, or drawing where none fits."""
        rules = self._position.rules
        place = here.hand, here.color, here.top, tuple(here.counts)
        if place not in self._found:
            legal = one_of_each(rules, rules.legal_cards(here.hand, here.color, here.top))
            values = [
                self._after(here, card, color, target, turns)
                for card in legal
                for color, target in self._ways(here.hand, card)
            ]
            self._found[place] = max(values) if values else self.worth.of(here._replace(draws=True))
        return self._found[place]

    def _ways(self, hand: Cards, card: int) -> Iterator[tuple[int, int | None]]:
        """The colours and targets that a card can be played with; none that the rest of the hand lacks."""
        rules = self._position.rules
        symbol = rules.symbols[card]
        if not symbol.wild:
            yield rules.color_of[card], None
            return
        rest = hand ^ 1 << card
        every = range(rules.color_count)
        colors = [color for color in every if rest & rules.color_sets[color]] or every
        targets = others(self._position, self.seat) if symbol.aims else (None,)
        for color in colors:
            for target in targets:
                yield color, target

    def _after(self, here: Prospect, card: int, color: int, target: int | None, turns: int) -> float:
        """How good it is to have played the card; the own turns that follow are thought through."""
        position, seat = self._position, self.seat
        symbol = position.rules.symbols[card]
        rest = here.hand ^ 1 << card
        if not rest:
            return WON
        counts, heir, direction = fallout(position, seat, symbol, here.counts, target)
        counts[seat] -= 1
        after = Prospect(rest, counts, color, card, heir, direction, pulls=symbol.pulls)
        if heir == seat and turns:
            return self.goes_on(after, turns - 1)
        return self.worth.of(after)
