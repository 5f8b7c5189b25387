"""The one protocol that bots, records, terminals and servers know a game by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from lastcard.core.chance import Chance
from lastcard.core.event import Event, RawEvent
from lastcard.core.options import Option, Value
from lastcard.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Done:
    """A player says that a run, an act or the penalties are over."""


def require(move: object, well_made: bool) -> None:
    """Refuse a move whose values are not of the right kind: it cannot even be made."""
    if not well_made:
        raise Refusal("not-a-move", given=repr(move))


def require_texts(move: object, texts: object) -> None:
    """A row of cards or faces is a tuple of texts."""
    require(move, type(texts) is tuple and all(type(text) is str for text in texts))


class Decision(NamedTuple):
    """What is being waited for, and the seats that may answer; none when nothing is."""

    kind: str
    seats: tuple[int, ...]


class Outcome(NamedTuple):
    """How a round or a match ended, and the seats that won it."""

    termination: str
    winners: tuple[int, ...]


class Chronicle:
    """The part of every state that numbers its chance and remembers what just happened."""

    __slots__ = ("counters", "log")

    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        self.log: list[RawEvent] = []

    def label(self, kind: str) -> str:
        """The label of the next chance of its kind: `shuffle/0`, `shuffle/1`, …"""
        number = self.counters.get(kind, 0)
        self.counters[kind] = number + 1
        return f"{kind}/{number}"

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        cards: tuple[str, ...] = (),
        other: int | None = None,
        value: str | int | None = None,
    ) -> None:
        """Add an event to what happened. The hottest paths append to the log themselves: calls are slow."""
        self.log.append((kind, seat, cards, other, value))

    def happened(self) -> tuple[Event, ...]:
        """What happened in the last change."""
        return tuple(Event(*raw) for raw in self.log)


S = TypeVar("S")


class Game(Protocol[S]):
    """Players and options of a table, and the rules they play by.

    A game holds no position: states are passed in. `apply` changes the state that it is given,
    `step` leaves it alone and returns another.
    """

    edition: str
    version: int
    players: tuple[str, ...]
    options: Mapping[str, Value]
    known_options: tuple[Option, ...]

    def start(self, chance: Chance) -> S:
        """A new match, up to the first decision."""
        ...

    def next_round(self, state: S, chance: Chance) -> None:
        """Deal again after a round that did not end the match; in place."""
        ...

    def pending(self, state: S) -> Decision:
        """Whose decision it is; saying UNO and catching do not count."""
        ...

    def moves(self, state: S, seat: int) -> Iterator[Any]:
        """Every legal move of this seat, each once, one at a time: there can be very many."""
        ...

    def judge(self, state: S, seat: int, move: Any) -> Refusal | None:
        """Why the move is refused; None when it is legal."""
        ...

    def apply(self, state: S, seat: int, move: Any, chance: Chance) -> None:
        """Carry the move out in place, or raise the refusal and change nothing."""
        ...

    def step(self, state: S, seat: int, move: Any, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """The state after the move and what happened; the given state stays as it was."""
        ...

    def events(self, state: S) -> tuple[Event, ...]:
        """What happened in the last change of this state, unredacted."""
        ...

    def view(self, state: S, seat: int | None) -> Any:
        """What this seat may know; what everybody may, for no seat."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...
