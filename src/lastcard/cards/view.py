"""What one player may know of a state: the only way in which anyone sees a card game."""

from __future__ import annotations

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Cards, Rules
from lastcard.cards.state import DRAWN, NO_CARD, Pending, State, Task, side
from lastcard.core.game import Outcome
from lastcard.core.refusal import Refusal


class View:
    """A picture of the table from one seat, or from beside it for no seat.

    It has the names of a state, so that the legal moves can be worked out from it, but `hands`
    has only the own one, `drawn` only for whoever drew it, and `shown` only with hands that
    this seat was shown in this round (CHAL.show), as they were then. What everybody could remember of
    the round (`seen`, `declined`, `fresh`, `named`, `before`, `opening`, and of a long move `agenda` and
    `run`), and what of the hands shown may still be there (`known`), is for bots, and not sent to anybody.
    """

    __slots__ = (
        "_discard", "actor", "agenda", "answering", "before", "catchable", "caught", "color", "counts",
        "dealer", "declined", "direction", "discards", "dispensable", "drawn", "fresh", "hands", "known",
        "match", "named", "opening", "owed", "pending", "performing", "pile", "round", "rules", "run",
        "said", "scores", "seat", "shown", "top", "turn", "used",
    )  # fmt: skip

    def __init__(self, state: State, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < state.rules.players):
            raise Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
        self.seat = seat
        self.rules: Rules = state.rules
        self.hands: dict[int, Cards] = {} if seat is None else {seat: state.hands[seat]}
        self.counts: list[int] = state.counts[:]
        self.top = state.top
        self.color = state.color
        self.before = state.before
        self.declined: list[Cards] = state.declined[:]
        self.fresh: list[int] = state.fresh[:]
        self.named: list[str | None] = state.named[:]
        self.direction = state.direction
        self.dealer = state.dealer
        self.turn = state.turn
        self.pending: Pending = state.pending
        self.actor = state.actor
        self.drawn = state.drawn if state.pending == DRAWN and seat == state.actor else NO_CARD
        self.answering = state.answering
        self.catchable = state.catchable
        self.said = state.said
        self.caught = state.caught
        self.owed: list[int] = state.owed[:]
        self.pile = len(state.draw)
        # Up to here it stays as it is, whatever is put down later: not copied, as few ask for it.
        self._discard, self.discards = state.discard, len(state.discard)
        self.performing: tuple[int, RuleCard] | None = state.performing
        self.opening = state.opening
        self.agenda: list[Task] = state.agenda[:]
        self.run: tuple[int, ...] = state.run
        self.used: tuple[RuleCard, ...] = state.used
        self.dispensable = len(state.dispenser)
        self.shown = _for(seat, state.shown) if state.shown else ()
        self.known = _for(seat, state.known) if state.known else ()
        self.scores: tuple[int, ...] = state.scores
        self.round: Outcome | None = state.round
        self.match: Outcome | None = state.match

    @property
    def seen(self) -> Cards:
        """The cards that lie in the discard pile, all of which were seen when they came there."""
        return self.rules.set_of(self._discard[: self.discards])

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards, in the order of the deck."""
        return () if self.seat is None else self.rules.texts(self.hands[self.seat])

    def as_dict(self) -> dict[str, object]:
        """The whole view in plain values, for the wire; cards as texts, seats as numbers."""
        return {**self.own(), **self.common()}

    def own(self) -> dict[str, object]:
        """The part that differs from seat to seat."""
        return {
            "seat": self.seat,
            "hand": list(self.hand),
            "drawn": self.rules.names[self.drawn] if self.drawn != NO_CARD else None,
            "shown": [[owner, list(self.rules.texts(hand))] for owner, hand in self.shown],
        }

    def common(self) -> dict[str, object]:
        """The part that lies open on the table, the same from every seat."""
        return {
            "counts": self.counts,
            "top": self.rules.names[self.top] if self.top != NO_CARD else None,
            "color": self.color,
            "direction": side(self.direction),
            "dealer": self.dealer,
            "turn": self.turn,
            "pending": self.pending,
            "asked": seats_in(self.answering) if self.answering else [self.actor] if self.actor >= 0 else [],
            "catchable": seats_in(self.catchable),
            "said": seats_in(self.said),
            "caught": [seat for seat in seats_in(self.caught) if self.counts[seat] == 1],
            "owed": self.owed,
            "pile": self.pile,
            "discards": self.discards,
            "performing": [self.performing[0], self.performing[1].text] if self.performing else None,
            "used": [rule.text for rule in self.used],
            "dispensable": self.dispensable,
            "scores": list(self.scores),
            "round": _outcome(self.round),
            "match": _outcome(self.match),
        }


def _for(seat: int | None, hands: tuple[tuple[int, int, Cards], ...]) -> tuple[tuple[int, Cards], ...]:
    """Whose hands this seat was shown, and what is noted of them."""
    return tuple((owner, hand) for viewer, owner, hand in hands if viewer == seat)


def seats_in(seats: int) -> list[int]:
    """The seats of a set of seats, lowest first."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def _outcome(outcome: Outcome | None) -> list[object] | None:
    return None if outcome is None else [outcome.termination, list(outcome.winners)]
