"""Where a dice game stands. Nothing in it is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from lastcard.core.game import Chronicle, Outcome
from lastcard.core.options import Value

Pending = Literal["roll", "chain", "penalty", "over"]
ROLL: Final = "roll"
CHAIN: Final = "chain"
PENALTY: Final = "penalty"
OVER: Final = "over"


class DiceRules:
    """What a table has agreed on; shared by its states."""

    __slots__ = ("blank", "colors", "extra", "first", "players")

    def __init__(
        self, players: tuple[str, ...], colors: tuple[str, ...], options: Mapping[str, Value]
    ) -> None:
        size, first = options["board-size"], options["first-player"]
        assert isinstance(size, tuple)
        self.players = len(players)
        self.colors = colors
        self.blank, self.extra = size
        self.first = None if first is None else players.index(str(first))


class DiceState(Chronicle):
    """A position. `boards` hold what is written, `extras` how many extra spaces are outlined,
    `dice` the face of each die, `penalties` the penalty dice that can still be used."""

    __slots__ = (
        "boards", "call", "chained", "dice", "extras", "match", "penalties",
        "pending", "rules", "turn",
    )  # fmt: skip

    def __init__(self, rules: DiceRules) -> None:
        super().__init__()
        self.rules = rules
        self.boards: tuple[tuple[str, ...], ...] = ((),) * rules.players
        self.extras: tuple[int, ...] = (0,) * rules.players
        self.dice: tuple[str, ...] = ()
        self.turn = 0
        self.pending: Pending = OVER
        self.penalties: tuple[str, ...] = ()
        self.chained: str | None = None
        self.call: str | None = None
        self.match: Outcome | None = None

    def copy(self) -> DiceState:
        """An independent state, equal in everything."""
        twin = DiceState.__new__(DiceState)
        for name in DiceState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.chance = self.chance
        twin.counters = self.counters.copy()
        twin.log = self.log[:]
        return twin

    def spaces(self, seat: int) -> int:
        """Blank and outlined extra spaces of a board."""
        return self.rules.blank + self.extras[seat]

    def full(self, seat: int) -> bool:
        return len(self.boards[seat]) >= self.spaces(seat)

    def as_dict(self) -> dict[str, object]:
        """The whole position in plain values, for the wire."""
        return self.common()

    def own(self) -> dict[str, object]:
        """The part that differs from seat to seat: there is none."""
        return {}

    def common(self) -> dict[str, object]:
        """The part that lies open on the table: all of it."""
        return {
            "boards": [list(board) for board in self.boards],
            "colors": list(self.rules.colors),
            "spaces": [self.spaces(seat) for seat in range(self.rules.players)],
            "extras": list(self.extras),
            "dice": list(self.dice),
            "turn": self.turn,
            "pending": self.pending,
            "penalties": list(self.penalties),
            "call": self.call,
            "match": None if self.match is None else [self.match.termination, list(self.match.winners)],
        }
