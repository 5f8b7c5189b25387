"""What a seat can do with its cards, and where that leads as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lastcard.bots.cards.outlook import (
    coming_turn,
    foresee,
    foresee_card,
    hand_from,
    next_turn,
    one_of_each,
    others,
)
from lastcard.cards.moves import Play, play
from lastcard.cards.state import State
from lastcard.judge.beliefs import ONE, doubt, hand_of, suspicion, unseen_cards
from lastcard.judge.odds import WON, likely, odds
from lastcard.judge.weights import judge_of
from lastcard.rules.fields import NO_COLOR, SWAP, Cards
from lastcard.rules.legal import says_uno_with
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS
from lastcard.rules.turn import next_seat

TURNS, CARDS = 4, 24
"""A seat thinks this many more turns of its own ahead, one after the other; fewer with many cards in hand."""


class Prospect(NamedTuple):
    """A position that a seat foresees: its hand and the sizes of all, what is on top, and whose turn is next.

    It `draws` when it is its turn and it is going to draw, and it `pulls` when the lever comes before.
    """

    hand: Cards
    counts: list[int]
    color: int
    top: int
    after: int
    direction: int
    draws: bool = False
    pulls: bool = False


class Plans:
    """The plans of one seat, whose turn it is."""

    __slots__ = ("_found", "_judge", "_position", "_turns", "_unseen", "seat")

    def __init__(self, position: State, seat: int) -> None:
        self._position, self.seat = position, seat
        self._turns = min(TURNS, CARDS // max(1, position.counts[seat]))
        self._found: dict[tuple[object, ...], int] = {}
        self._judge = judge_of(position.rules)
        self._unseen = unseen_cards(position, position.rules, seat)

    def odds(self, there: Prospect) -> int:
        """The logarithm of the odds of winning the round from there, in thousandths."""
        position, seat, after = self._position, self.seat, there.after
        if after == seat:
            after = next_seat(position, position.rules, seat, there.direction)
        hand, counts, color, top, _, _, draws, pulls = there
        found: int = odds(
            position, position.rules, self._judge, seat, self._unseen,
            hand, counts[seat], counts, color, top, after, 0, draws, pulls,
        )  # fmt: skip
        return found

    def suspicion(self) -> float:
        """How likely the restricted card on top is a bluff."""
        return suspicion(self._position, self._position.rules, self.seat, self._unseen) / ONE

    def here(self, draws: bool = False) -> Prospect:
        """The position as it is, with the turn let go; or with a card drawn before."""
        position, seat = self._position, self.seat
        after = coming_turn(position, position.owed, position.direction)
        hand, counts = position.hands[seat], position.counts
        return Prospect(hand, counts, position.color, position.top, after, position.direction, draws=draws)

    def chance(self, prospect: Prospect) -> float:
        """How likely this seat is to win from there, with the best card where it is its turn."""
        own_turn = prospect.after == self.seat and not prospect.draws
        return likely(self.goes_on(prospect, self._turns) if own_turn else self.odds(prospect))

    def plays(self, cards: Cards) -> Iterator[tuple[Play, float]]:
        """Every sensible way of playing one of these cards, and how likely this seat then is to win."""
        position, rules = self._position, self._position.rules
        here = self.here()
        for card in one_of_each(rules, cards):
            symbol = rules.symbols[card]
            chance = self._doubted if symbol.restricted and rules.bluff else self._undoubted
            for color, target in self._ways(here.hand, card):
                named = rules.letter(color) if symbol.wild else None
                move = play(rules.names[card], named, target, uno=says_uno_with(position, rules, self.seat))
                yield move, chance(here, card, color, target)

    def answered(self, here: Prospect, player: int, drawer: int, count: int, skips: int) -> float:
        """How likely this seat is to win once a player's restricted card is answered, and somebody drew."""
        counts, owed, direction = foresee(self._position, player, here.counts, skips=skips)
        counts[drawer] += count
        after = next_turn(self._position, owed, player, direction)
        return self.chance(here._replace(counts=counts, after=after))

    def stacked(self, cards: Cards) -> Iterator[tuple[Play, float]]:
        """Every way of putting one of these cards on the stack, if whoever it falls on then takes it."""
        position, rules, seat = self._position, self._position.rules, self.seat
        here = self.here()
        for card in one_of_each(rules, cards):
            total, direction = position.total + rules.draw_count[card], position.direction
            if rules.draw_count[card] and rules.revenge:
                total *= 2
            if rules.reverses[card]:
                direction = -direction
            victim = next_seat(position, rules, seat, direction)
            if rules.skips[card] and not rules.draw_count[card]:
                victim = next_seat(position, rules, victim, direction)
            rest, counts = here.hand ^ 1 << card, here.counts[:]
            counts[seat] -= 1
            for color, _ in self._ways(here.hand, card):
                there = here._replace(hand=rest, counts=counts, color=color, top=card, direction=direction)
                named = rules.letter(color) if rules.symbols[card].wild else None
                move = play(rules.names[card], named, None, says_uno_with(position, rules, seat))
                yield move, self.taken(there, victim, total) if rest else likely(WON)

    def taken(self, here: Prospect, victim: int, total: int) -> float:
        """How likely this seat is to win once this player has taken the stack."""
        counts = here.counts[:]
        counts[victim] += total
        after = next_turn(self._position, self._position.owed, victim, here.direction)
        return self.chance(here._replace(counts=counts, after=after))

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
        victim, draws = next_seat(self._position, rules, seat, here.direction), rules.draw_count[card]
        if rest & rules.color_sets[self._position.color]:
            challenged = self.answered(played, seat, seat, draws, 0)
        else:
            challenged = self.answered(played, seat, victim, draws + WRONG_CHALLENGE_DRAWS, 1)
        asked = rules.players - 1 if rules.anyone else 1
        doubted = 1 - (1 - doubt(rules, counts[seat]) / ONE) ** asked
        return doubted * challenged + (1 - doubted) * self.answered(played, seat, victim, draws, 1)

    def goes_on(self, here: Prospect, turns: int) -> int:
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
            self._found[place] = max(values) if values else self.odds(here._replace(draws=True))
        return self._found[place]

    def _ways(self, hand: Cards, card: int) -> Iterator[tuple[int, int | None]]:
        """The colours and targets that a card can be played with; none that the rest of the hand lacks."""
        rules = self._position.rules
        rest = hand ^ 1 << card
        colors: Sequence[int] = (rules.color_of[card],)
        if rules.symbols[card].wild:
            every = range(rules.color_count)
            colors = [color for color in every if rest & rules.color_sets[color]] or every or (NO_COLOR,)
        # A last card swaps no hands (HOUSE.seven).
        aims = rules.symbols[card].aims or (rules.moves[card] == SWAP and rest)
        targets = others(self._position, self.seat) if aims else (None,)
        for color in colors:
            for target in targets:
                yield color, target

    def _after(self, here: Prospect, card: int, color: int, target: int | None, turns: int) -> int:
        """How good it is to have played the card; the own turns that follow are thought through."""
        position, seat = self._position, self.seat
        rest = here.hand ^ 1 << card
        if not rest:
            return WON
        counts, owed, direction = foresee_card(position, seat, card, here.counts, target)
        counts[seat] -= 1
        after = next_turn(position, owed, seat, direction)
        if (giver := hand_from(position, seat, card, target)) is not None:
            rest = hand_of(position, position.rules, seat, self._unseen, giver, counts[seat])
        there = Prospect(rest, counts, color, card, after, direction, pulls=position.rules.pulls[card] != 0)
        if after == seat and turns:
            return self.goes_on(there, turns - 1)
        return self.odds(there)
