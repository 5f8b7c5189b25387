"""Where a match stands: the fields of the rules, and what only Python keeps."""

from __future__ import annotations

from typing import Any

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Rules
from lastcard.cards.text import state_text
from lastcard.core.copying import copier
from lastcard.core.game import Chronicle, Outcome
from lastcard.rules.fields import NO_COLOR, NOBODY, PENDINGS, UNDECIDED, VOID, Cards, StateFields
from lastcard.rules.turn import partner

Task = tuple[int, int, Any]
"""What is still to be carried out, whose it is, and a number or a rule card."""

_OWN = ("agenda", "coming", "dispenser", "draw", "removed", "rules", "shown", "used")


class State(StateFields, Chronicle):
    """A position with everything hidden in it. Only the rules change it; players get views.

    `draw` is the draw pile, its top at the end; `removed` are cards out of the game. `agenda` is what is
    still to be carried out, last first. `dispenser` and `used` are rule cards; `shown` are the hands shown
    in this round, as they were then: who saw them, whose they are, the cards. `coming` are cards being
    drawn.
    """

    __slots__ = (*StateFields.__annotations__, *_OWN)

    def __init__(self, rules: Rules, rule_cards: tuple[RuleCard, ...] | None = None) -> None:
        super().__init__()
        players = rules.players
        for name, value in _STARTS.items():
            setattr(self, name, value)
        for name, entries in _ENTRIES.items():
            setattr(self, name, [0] * (players * players if entries == "Pairs" else players))
        self.named = [NO_COLOR] * players
        self.left = [*range(1, players), 0]
        self.right = [players - 1, *range(players - 1)]
        self.dealer = players - 1
        self.rules = rules
        self.draw: list[int] = []
        self.removed: Cards = 0
        self.agenda: list[Task] = []
        self.coming: list[str] = []
        # Not part of the rules, which everybody may see: what others wrote is hidden until it comes out.
        self.dispenser = list(rules.edition.rule_cards if rule_cards is None else rule_cards)
        self.used: tuple[RuleCard, ...] = ()
        self.shown: tuple[tuple[int, int, Cards], ...] = ()

    def copy(self) -> State:
        """An independent state, equal in everything."""
        return _copy(self)

    def __str__(self) -> str:
        """The whole position in the notation; `lastcard.read_position` reads it back."""
        return state_text(self)

    def __repr__(self) -> str:
        people, names = self.rules.people, self.rules.names
        hands = " ".join(f"{name} {count}" for name, count in zip(people, self.counts, strict=True))
        top = names[self.top] if self.top >= 0 else None
        asked = ", ".join(people[seat] for seat in self.asked)
        what = f"{PENDINGS[self.pending]} {asked}".rstrip()
        return f"<State of {self.rules.edition.name}: {what}, top {top}, hands {hands}>"

    def __eq__(self, other: object) -> bool:
        """Whether everything is the same in both; cards that look alike are the same."""
        return state_text(self) == state_text(other) if isinstance(other, State) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return (self.actor,) if self.actor >= 0 else tuple(seats_in(self.answering))

    @property
    def seen(self) -> Cards:
        """The cards that lie in the discard pile, all of which were seen when they came there."""
        return self.under | 1 << self.top if self.discards else 0

    @property
    def performing(self) -> tuple[int, RuleCard] | None:
        """Who is carrying out a rule card, and which."""
        return None if self.performer == NOBODY else (self.performer, self.performed)

    @property
    def round(self) -> Outcome | None:
        """How the round that was finished last ended."""
        if self.winner == UNDECIDED:
            return None
        if self.winner == VOID:
            return Outcome("void", ())
        return Outcome("out", tuple(sorted({self.winner, partner(self.rules, self.winner)})))

    @property
    def match(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if not self.won:
            return None
        return Outcome("lowest" if self.rules.lowest else "target", tuple(seats_in(self.won)))


def seats_in(seats: int) -> list[int]:
    """The seats of a set of seats, lowest first."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1] if seats else []


_FIELDS: dict[str, str] = StateFields.__annotations__
_STARTS = {name: getattr(StateFields, name) for name in _FIELDS if hasattr(StateFields, name)}
_ENTRIES = {name: kind for name, kind in _FIELDS.items() if name not in _STARTS}
ROWS = {*_ENTRIES.keys() - {"left", "right"}, "agenda", "coming", "dispenser", "draw", "log"}
_copy = copier(State, ROWS)
