"""What a player sees of a dice game: all of it, but for the chance to come."""

from __future__ import annotations

from lastcard.core.refusal import Refusal
from lastcard.dice.listing import moves
from lastcard.dice.moves import Move
from lastcard.dice.rules.fields import PENDINGS, Pending
from lastcard.dice.state import DiceRules, DiceState


class DiceView:
    """A picture of the table, from one seat or from beside it. `position` is a copy, for bots to judge by."""

    __slots__ = ("position", "seat")

    def __init__(self, state: DiceState, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < state.rules.players):
            raise Refusal("no-such-seat", "DICE.parts", seat=repr(seat))
        self.seat = seat
        self.position = state.copy()
        self.position.chance = None

    def __str__(self) -> str:
        return str(self.position)

    def __repr__(self) -> str:
        who = "nobody" if self.seat is None else self.position.rules.people[self.seat]
        return f"<DiceView of {who}: {self.pending}, dice {' '.join(self.dice)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DiceView):
            return NotImplemented
        return (self.seat, self.position) == (other.seat, other.position)

    __hash__ = None  # type: ignore[assignment]

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of this seat, each once."""
        return () if self.seat is None else tuple(moves(self.position, self.seat))

    @property
    def rules(self) -> DiceRules:
        return self.position.rules

    @property
    def pending(self) -> Pending:
        """The decision that is being waited for."""
        return PENDINGS[self.position.pending]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return self.position.asked

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.position.turn

    @property
    def dice(self) -> tuple[str, ...]:
        """The face of each die."""
        return self.position.dice

    @property
    def boards(self) -> tuple[tuple[str, ...], ...]:
        """What is written on each board."""
        return self.position.boards

    def as_dict(self) -> dict[str, object]:
        """The whole view in plain values, for the wire."""
        return self.position.common()

    def own(self) -> dict[str, object]:
        """The part that differs from seat to seat: there is none."""
        return {}

    def common(self) -> dict[str, object]:
        """The part that lies open on the table: all of it."""
        return self.position.common()
