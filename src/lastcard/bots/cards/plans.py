"""What a seat can do with its cards, and where that leads as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lastcard.bots.cards.outlook import (
    coming_turn,
    foresee,
    foresee_card,
    hand_from,
    next_turn,
    one_of_each,
    opponents,
    others,
    too_many,
    with_card,
    with_drawn,
)
from lastcard.cards.moves import Play, play
from lastcard.cards.state import State
from lastcard.judge.beliefs import ONE, doubt, hand_of, suspicion, unseen_cards
from lastcard.judge.odds import WON, likely, odds
from lastcard.judge.weights import Judge, judge_of
from lastcard.rules.fields import NO_COLOR, SWAP, Cards
from lastcard.rules.legal import says_uno_with
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS, is_stacked, sent_to
from lastcard.rules.turn import next_seat, partner

TURNS, CARDS = 4, 24
"""A seat thinks this many more turns of its own ahead, one after the other; fewer with many cards in hand."""

Together = tuple[int, ...]
"""Cards put down in one play, the last of them on top; mostly one."""


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

    def __init__(self, position: State, seat: int, judge: Judge | None = None) -> None:
        self._position, self.seat = position, seat
        self._turns = min(TURNS, CARDS // max(1, position.counts[seat]))
        self._found: dict[tuple[object, ...], int] = {}
        self._judge = judge or judge_of(position.rules)
        self._unseen = unseen_cards(position, position.rules, seat)

    def odds(self, there: Prospect) -> int:
        """The logarithm of the odds of winning the round from there, in thousandths."""
        position, seat, after = self._position, self.seat, there.after
        if after == seat:
            after = next_seat(position, position.rules, seat, there.direction)
        if position.rules.mercy:
            still = self._still_in(there)
            if not still:
                return WON
            after = after if after in still else still[0]
        hand, counts, color, top, _, _, draws, pulls = there
        found: int = odds(
            position, position.rules, self._judge, seat, self._unseen,
            hand, counts[seat], counts, color, top, after, 0, draws, pulls,
        )  # fmt: skip
        return found

    def _still_in(self, there: Prospect) -> list[int]:
        """The opponents who are not out by then, and the partner where there is one (HOUSE.mercy)."""
        position, mate = self._position, partner(self._position.rules, self.seat)
        still = [
            other for other in others(position, self.seat) if not too_many(position, there.counts[other])
        ]
        return still if any(other != mate for other in still) else []

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

    def waits(self) -> Prospect:
        """The position as it is, with another player on turn."""
        return self.here()._replace(after=self._position.actor)

    def plays(self, cards: Cards) -> Iterator[tuple[Play, float]]:
        """Every sensible way of playing one of these cards, and how likely this seat then is to win."""
        here = self.here()
        for card in one_of_each(self._position.rules, cards):
            for together in self._together(card):
                chance = self._way_of(together[-1])
                for color, target in self._ways(here.hand, together):
                    yield self._play(together, color, target), chance(here, together, color, target)

    def _way_of(self, card: int) -> Callable[[Prospect, Together, int, int | None], float]:
        """How it goes on once the card is down."""
        rules = self._position.rules
        if rules.stack and is_stacked(rules, card):
            return self._begun
        return self._doubted if rules.symbols[card].restricted and rules.bluff else self._undoubted

    def _play(self, together: Together, color: int, target: int | None) -> Play:
        position, rules = self._position, self._position.rules
        card, *more = together
        named = rules.letter(color) if rules.symbols[card].wild else None
        uno = says_uno_with(position, rules, self.seat, len(together))
        return play(rules.names[card], named, target, uno, rules.names_of(more))

    def _together(self, card: int) -> Iterator[Together]:
        """The card alone, with one more, and with all that can be put down with it, any of them on top."""
        yield (card,)
        more = with_card(self._position, self.seat, card)
        for top in one_of_each(self._position.rules, self._position.rules.set_of(more)):
            yield card, top
            if len(more) > 1:
                yield card, *(one for one in more if one != top), top

    def answered(self, here: Prospect, player: int, drawer: int, count: int, skips: int) -> float:
        """How likely this seat is to win once a player's restricted card is answered, and somebody drew."""
        counts, owed, direction = foresee(self._position, player, here.counts, skips=skips)
        counts[drawer] = with_drawn(self._position.rules, counts[drawer], count)
        after = next_turn(self._position, owed, player, direction)
        return self.chance(here._replace(counts=counts, after=after))

    # Draw cards on draw cards

    def stacked(self, cards: Cards) -> Iterator[tuple[Play, float]]:
        """Every way of putting some of these cards on the stack, if whoever it falls on then takes it."""
        position, rules, here = self._position, self._position.rules, self.here()
        for card in one_of_each(rules, cards):
            for together in self._together(card):
                direction, victim = sent_to(position, rules, self.seat, card, len(together))
                total = position.total + rules.draw_count[card] * len(together)
                if rules.draw_count[card] and rules.revenge:
                    total *= 2
                for color, _ in self._ways(here.hand, together):
                    there = self._without(here, together, color)._replace(direction=direction)
                    chance = self.taken(there, victim, total) if there.hand else likely(WON)
                    yield self._play(together, color, None), chance

    def taken(self, here: Prospect, victim: int, total: int) -> float:
        """How likely this seat is to win once this player has taken the stack."""
        counts = list(here.counts)
        counts[victim] = with_drawn(self._position.rules, counts[victim], total)
        after = next_turn(self._position, self._position.owed, victim, here.direction)
        return self.chance(here._replace(counts=counts, after=after))

    def _begun(self, here: Prospect, together: Together, color: int, target: int | None) -> float:
        """These cards begin a stack, and who has to answer it may doubt them (HOUSE.stack-challenge)."""
        rules, seat, card = self._position.rules, self.seat, together[-1]
        played = self._without(here, together, color)
        if not played.hand:
            return likely(WON)
        victim, draws = next_seat(self._position, rules, seat, here.direction), rules.draw_count[card]
        accepted = self.taken(played, victim, draws * len(together))
        if not (rules.symbols[card].restricted and rules.bluff):
            return accepted
        doubted = doubt(rules, played.counts[seat]) / ONE
        return doubted * self._challenged(played, card, victim) + (1 - doubted) * accepted

    def _challenged(self, played: Prospect, card: int, victim: int) -> float:
        """A restricted card is challenged, rightly or wrongly (CHAL.guilty, CHAL.innocent)."""
        rules, seat, draws = self._position.rules, self.seat, self._position.rules.draw_count[card]
        if played.hand & rules.color_sets[self._position.color]:
            return self.answered(played, seat, seat, draws, 0)
        return self.answered(played, seat, victim, draws + WRONG_CHALLENGE_DRAWS, 1)

    # Cards on a turn

    def _undoubted(self, here: Prospect, together: Together, color: int, target: int | None) -> float:
        return likely(self._after(here, together, color, target, self._turns))

    def _doubted(self, here: Prospect, together: Together, color: int, target: int | None) -> float:
        """A restricted card is challenged now and then."""
        rules, seat, card = self._position.rules, self.seat, together[-1]
        played = self._without(here, together, color)
        if not played.hand:
            return likely(WON)
        victim, draws = next_seat(self._position, rules, seat, here.direction), rules.draw_count[card]
        asked = len(opponents(self._position, seat)) if rules.anyone else 1
        doubted = 1 - (1 - doubt(rules, played.counts[seat]) / ONE) ** asked
        accepted = self.answered(played, seat, victim, draws, 1)
        return doubted * self._challenged(played, card, victim) + (1 - doubted) * accepted

    def _without(self, here: Prospect, together: Together, color: int) -> Prospect:
        """The same with these cards put down."""
        counts = list(here.counts)
        counts[self.seat] -= len(together)
        hand = here.hand & ~self._position.rules.set_of(together)
        return here._replace(hand=hand, counts=counts, color=color, top=together[-1])

    def goes_on(self, here: Prospect, turns: int) -> int:
        """How good it is to be at turn there: what the best card is worth, or drawing where none fits."""
        rules = self._position.rules
        place = here.hand, here.color, here.top, tuple(here.counts)
        if place not in self._found:
            legal = rules.legal_cards(here.hand, here.color, here.top)
            if here.counts[self.seat] == 1:
                legal &= rules.finishing
            values = [
                self._after(here, (card,), color, target, turns)
                for card in one_of_each(rules, legal)
                for color, target in self._ways(here.hand, (card,))
            ]
            self._found[place] = max(values) if values else self.odds(here._replace(draws=True))
        return self._found[place]

    def _ways(self, hand: Cards, together: Together) -> Iterator[tuple[int, int | None]]:
        """The colours and targets that cards can be played with; none that the rest of the hand lacks."""
        rules, card = self._position.rules, together[-1]
        rest = hand & ~rules.set_of(together)
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

    def _after(self, here: Prospect, together: Together, color: int, target: int | None, turns: int) -> int:
        """How good it is to have played the cards; the own turns that follow are thought through."""
        if not here.hand & ~self._position.rules.set_of(together):
            return WON
        there = self.put_down(here, together, color, target)
        if there.after == self.seat and turns:
            return self.goes_on(there, turns - 1)
        return self.odds(there)

    def put_down(self, here: Prospect, together: Together, color: int, target: int | None) -> Prospect:
        """The position once the cards are down and have taken effect."""
        position, seat, card, copies = self._position, self.seat, together[-1], len(together)
        rest = here.hand & ~position.rules.set_of(together)
        counts, owed, direction = foresee_card(position, seat, card, here.counts, target, copies)
        counts[seat] -= copies
        after = next_turn(position, owed, seat, direction)
        if (giver := hand_from(position, seat, card, target, copies)) is not None:
            rest = hand_of(position, position.rules, seat, self._unseen, giver, counts[seat])
        return Prospect(rest, counts, color, card, after, direction, pulls=position.rules.pulls[card] != 0)
