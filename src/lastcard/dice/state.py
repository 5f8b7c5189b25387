"""Where a dice game stands: the fields of the rules, and the same in texts. Nothing in it is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lastcard.core.copying import copier
from lastcard.core.game import Chronicle, Outcome
from lastcard.core.options import Value
from lastcard.dice.faces import ENTRIES, FACES, FOLLOWING, MINUS, NUMBER_OF, PLUS, SIDES, STARTING
from lastcard.dice.rules import boards
from lastcard.dice.rules.fields import (
    DICE_COUNT,
    EACH_COLOR,
    NOBODY,
    OVER,
    PENDINGS,
    RulesFields,
    StateFields,
)
from lastcard.dice.text import state_text


class DiceRules(RulesFields):
    """What a table has agreed on; shared by its states. `colors` are those of the boards, by seat."""

    __slots__ = (*RulesFields.__annotations__, "colors", "edition", "options", "people")

    def __init__(
        self, edition: Any, players: tuple[str, ...], colors: tuple[str, ...], options: Mapping[str, Value]
    ) -> None:
        self.edition, self.people, self.options = edition, players, options
        size, first = options["board-size"], options["first-player"]
        assert isinstance(size, tuple)
        self.players = len(players)
        self.colors = colors
        self.blank, self.extra = size
        self.spaces = sum(size)
        self.first = NOBODY if first is None else players.index(str(first))
        self.hues = [NUMBER_OF[f"{color[0]}1"] // EACH_COLOR for color in colors]
        self.sides, self.fits, self.starts = SIDES, FOLLOWING, STARTING


class DiceState(StateFields, Chronicle):
    """A position. Only the rules change it; `dice` and `boards` can be set to lay one out."""

    __slots__ = (*StateFields.__annotations__, "rules")

    def __init__(self, rules: DiceRules) -> None:
        super().__init__()
        for name, value in _NUMBERS.items():
            setattr(self, name, value)
        self.rules = rules
        self.shown = [0] * DICE_COUNT
        self.entries = [0] * rules.players
        self.extras = [0] * rules.players
        self.written = [0] * (rules.players * rules.spaces)

    def copy(self) -> DiceState:
        """An independent state, equal in everything."""
        return _copy(self)

    def __str__(self) -> str:
        """The whole position in the notation; `lastcard.read_position` reads it back."""
        return state_text(self)

    def __repr__(self) -> str:
        boards = " ".join(
            f"{name} {room}" for name, room in zip(self.rules.people, self.entries, strict=True)
        )
        return f"<DiceState: {PENDINGS[self.pending]} {self.rules.people[self.turn]}, entries {boards}>"

    def __eq__(self, other: object) -> bool:
        """Whether everything is the same in both."""
        return state_text(self) == state_text(other) if isinstance(other, DiceState) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return () if self.pending == OVER else (self.turn,)

    @property
    def dice(self) -> tuple[str, ...]:
        """The face of each die."""
        return tuple([FACES[face] for face in self.shown])

    @dice.setter
    def dice(self, faces: Sequence[str]) -> None:
        self.shown = [NUMBER_OF[face] for face in faces]

    @property
    def boards(self) -> tuple[tuple[str, ...], ...]:
        """What is written on each board."""
        return tuple([self.board(seat) for seat in range(self.rules.players)])

    @boards.setter
    def boards(self, boards: Sequence[Sequence[str]]) -> None:
        spaces = self.rules.spaces
        self.entries = [len(board) for board in boards]
        self.written = [
            ENTRIES.index(entry) for board in boards for entry in (*board, *[""] * (spaces - len(board)))
        ]

    def board(self, seat: int) -> tuple[str, ...]:
        """What is written on one board."""
        start = seat * self.rules.spaces
        return tuple([ENTRIES[entry] for entry in self.written[start : start + self.entries[seat]]])

    def last_entry(self, seat: int) -> str:
        """What was last written on a board."""
        return ENTRIES[boards.last_entry(self, self.rules, seat)]

    @property
    def penalties(self) -> tuple[str, ...]:
        """The penalty dice that can still be used, in the order of the dice; the first are used first."""
        if not self.pluses and not self.minuses:
            return ()
        left = {PLUS: self.pluses, MINUS: self.minuses}
        found: list[str] = []
        for face in reversed(self.dice):
            if left.get(face, 0):
                left[face] -= 1
                found.append(face)
        return tuple(reversed(found))

    @property
    def chained(self) -> str | None:
        """The last die of the chain that is to be called; None for no chain."""
        return _text(self.last)

    @property
    def call(self) -> str | None:
        """What was called last; None once another chain is down."""
        return _text(self.called)

    @property
    def match(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.winner == NOBODY else Outcome("full", (self.winner,))

    def spaces(self, seat: int) -> int:
        """Blank and outlined extra spaces of a board."""
        return self.rules.blank + self.extras[seat]

    def room(self, seat: int) -> int:
        """How many spaces of a board are still to be filled."""
        return boards.room(self, self.rules, seat)

    def common(self) -> dict[str, object]:
        """The part that lies open on the table: all of it."""
        return {
            "boards": list(map(list, self.boards)),
            "colors": list(self.rules.colors),
            "spaces": [self.spaces(seat) for seat in range(self.rules.players)],
            "extras": list(self.extras),
            "dice": list(self.dice),
            "turn": self.turn,
            "pending": PENDINGS[self.pending],
            "penalties": list(self.penalties),
            "call": self.call,
            "match": None if self.match is None else [self.match.termination, list(self.match.winners)],
        }


def _text(face: int) -> str | None:
    return None if face < 0 else FACES[face]


_FIELDS: dict[str, str] = StateFields.__annotations__
_NUMBERS = {name: getattr(StateFields, name) for name in _FIELDS if hasattr(StateFields, name)}
_copy = copier(DiceState, {*_FIELDS.keys() - _NUMBERS, "log"})
