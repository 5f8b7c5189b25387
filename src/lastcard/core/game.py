"""The one protocol that bots, records, terminals and servers know a game by."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from lastcard.core.chance import Chance, Seeded
from lastcard.core.event import Event, RawEvent
from lastcard.core.grammar import Grammar
from lastcard.core.options import Option, Value, text_of
from lastcard.core.refusal import Refusal, Unreadable


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
    """What is being waited for, and the seats that may answer; none when nothing is.

    >>> import lastcard
    >>> game = lastcard.game("usa", 2)
    >>> game.pending(game.start(seed=7))
    Decision(kind='turn', seats=(1,))
    """

    kind: str
    seats: tuple[int, ...]


class Outcome(NamedTuple):
    """How a round or a match ended, and the seats that won it.

    >>> import lastcard
    >>> record = lastcard.play("usa", 2 * ["easy"], seed=1)
    >>> *_, last = record.states()
    >>> record.game().outcome(last)
    Outcome(termination='target', winners=(1,))
    """

    termination: str
    winners: tuple[int, ...]


class Chronicle(ABC):
    """The part of every state that numbers its chance and remembers what just happened."""

    __slots__ = ("chance", "counters", "log")

    def __init__(self) -> None:
        self.chance: Chance | None = None
        self.counters: dict[str, int] = {}
        self.log: list[RawEvent] = []

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, equal in everything."""

    def label(self, kind: str) -> str:
        """The label of the next outcome of its kind: `shuffle/0`, `shuffle/1`, …"""
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
        return tuple(map(_event, self.log))


_event = partial(tuple.__new__, Event)
"""The event of a raw one, without a call in Python."""

S = TypeVar("S", bound=Chronicle)


class Game(ABC, Generic[S]):
    """Players, options, and the rules they play by.

    A game holds no position: states are passed in. `apply` changes the state that it is given,
    `step` leaves it alone and returns another. A state remembers the chance that it was started with,
    and numbers what it took of it, so that states and their copies do not disturb each other.

    >>> import lastcard
    >>> game = lastcard.game("usa", ["ana", "beto"], drawn="must")
    >>> game
    game('usa', ('ana', 'beto'), {'drawn': 'must'})
    >>> state = game.start(seed=7)
    >>> seat = game.pending(state).seats[0]
    >>> game.apply(state, seat, "draw")
    >>> [event.kind for event in game.events(state)]
    ['drew']
    """

    family: ClassVar[str]
    """`cards` or `dice`: what else differs between them is looked up by it."""
    grammar: ClassVar[Grammar]
    """Its moves as text."""
    has_rounds: ClassVar[bool]
    """Whether a match is played in rounds."""

    edition: str
    version: int
    is_newest: bool = True
    """Whether this is the newest version of its edition."""
    players: tuple[str, ...]
    options: Mapping[str, Value]
    """Every option of this version, with its value."""
    played: Mapping[str, Value]
    """Every option of the newest version, with the value that is played by in this one."""
    known_options: tuple[Option, ...]
    deck: Mapping[str, Any] | None = None
    """The data of its deck, for one that nobody else may know; records carry it."""

    @property
    def source(self) -> str:
        """What its edition is asked for by: the name, or the data of its deck in JSON.

        >>> import lastcard
        >>> lastcard.game("usa", 2).source
        'usa'
        """
        return self.edition if self.deck is None else deck_source(self.deck)

    def __repr__(self) -> str:
        given = [repr(self.source), repr(self.players)]
        given += [repr(dict(self.changed_options))] if self.changed_options else []
        given += [f"{name}={value!r}" for name, value in self.details().items()]
        given += [] if self.is_newest else [f"version={self.version}"]
        return f"game({', '.join(given)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._agreed() == other._agreed()

    def __hash__(self) -> int:
        return hash((self.edition, self.players))

    def _agreed(self) -> tuple[object, ...]:
        return self.source, self.version, self.players, dict(self.options), self.details()

    @property
    def changed_options(self) -> tuple[tuple[str, str], ...]:
        """The options that are not the rulebook's, as texts.

        >>> import lastcard
        >>> lastcard.game("dice", 2, board_size=(12, 4)).changed_options
        (('board-size', '12 4'),)
        """
        values = ((option, self.options[option.name]) for option in self.known_options)
        return tuple((option.name, text_of(value)) for option, value in values if value != option.default)

    def details(self) -> dict[str, object]:
        """What was agreed besides the options, in plain values: `written` rule cards, `colors` of boards.

        >>> import lastcard
        >>> lastcard.game("dice", 2).details()
        {'colors': ['red', 'yellow']}
        """
        return {}

    def start(self, chance: Chance | None = None, *, seed: int | str | None = None) -> S:
        """A new match, up to the first decision: from a seed, or from any other chance.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> game.view(game.start(seed=7), 0).hand == game.view(game.start(lastcard.Seeded(7)), 0).hand
        True
        """
        chance = chance_from(chance, seed)
        state = self._start(chance)
        state.chance = chance
        return state

    def next_round(self, state: S, chance: Chance | None = None) -> None:
        """Deal again after a round that did not end the match; in place.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> game.next_round(game.start(seed=7))
        Traceback (most recent call last):
        lastcard.core.refusal.Refusal: The round is not over yet; finish it before the next deal. [END.out]
        """
        self._next_round(state, _chance_of(state) if chance is None else chance)

    def judge(self, state: Any, seat: int, move: Any) -> Refusal | None:
        """Why the move, or its text, is refused; None when it is legal. Takes a state, or the seat's view.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> print(game.judge(game.start(seed=7), 1, "keep"))
        Not now; the table is waiting for this: playing a card, or drawing. [TURN.drawn]
        """
        if type(move) is str:
            try:
                move = self.grammar.read(move, self.players)
            except Unreadable as refusal:
                return refusal
        return self._judge(state, seat, move)

    def apply(self, state: S, seat: int, move: Any, chance: Chance | None = None) -> None:
        """Carry out the move, or its text, in place; or raise the refusal and change nothing.

        Without `chance`, outcomes come from the chance that the state was started with.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> game.apply(game.start(seed=7), 0, "draw")
        Traceback (most recent call last):
        lastcard.core.refusal.Refusal: It is not your decision; the table is waiting for another player: ...
        """
        if type(move) is str:
            move = self.grammar.read(move, self.players)
        self._apply(state, seat, move, _chance_of(state) if chance is None else chance)

    def step(
        self, state: S, seat: int, move: Any, chance: Chance | None = None
    ) -> tuple[S, tuple[Event, ...]]:
        """The state after the move and what happened; the given state stays as it was.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> state = game.start(seed=7)
        >>> after, events = game.step(state, game.pending(state).seats[0], "draw")
        >>> game.events(after) == events
        True
        """
        after: S = state.copy()
        self.apply(after, seat, move, chance)
        return after, self.events(after)

    def time_over(self, state: S) -> None:
        """End a round that has lasted as long as `round-time` lets it, at any moment; in place (HOUSE.blitz).

        The rules have no clock: who plays looks at one.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2, round_time=5)
        >>> state = game.start(seed=7)
        >>> game.time_over(state)
        >>> game.round_outcome(state)
        Outcome(termination='out', winners=(0,))
        """
        self._time_over(state)

    def events(self, state: S) -> tuple[Event, ...]:
        """What happened in the last change of this state, unredacted.

        >>> import lastcard
        >>> game = lastcard.game("dice", 2)
        >>> game.events(game.start(seed=7))[0]
        Event(kind='starts', seat=1, cards=(), other=None, value=None)
        """
        return state.happened()

    @abstractmethod
    def pending(self, state: Any) -> Decision:
        """Whose decision it is; saying UNO and catching do not count.

        >>> import lastcard
        >>> game = lastcard.game("dice", 2)
        >>> game.pending(game.start(seed=7)).kind
        'roll'
        """

    @abstractmethod
    def moves(self, state: Any, seat: int | None = None) -> Any:
        """Every legal move, each once: a tuple for a view, or for the first seat that a state asks; for a
        seat that is named one at a time, as there can be very many.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> state = game.start(seed=7)
        >>> game.moves(game.view(state, state.asked[0]))[0]
        Play(card='r9', color=None, target=None, uno=False, more=())
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What this seat may know; what everybody may, for no seat.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> state = game.start(seed=7)
        >>> game.view(state, 0).hand, game.view(state, None).hand
        (('r7', 'r9', 'w7', 'b1', 'b2', 'b8', 'bR'), ())
        """

    @abstractmethod
    def lying_open(self, state: S) -> dict[str, Any]:
        """What lies open on the table, in plain values: the part that all views of a state have in common.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> state = game.start(seed=7)
        >>> game.lying_open(state) == game.view(state, None).common()
        True
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it goes on.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> game.outcome(game.start(seed=7)) is None
        True
        """

    def round_outcome(self, state: S) -> Outcome | None:
        """How the round ended, or the whole game where there are no rounds; None while it goes on.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> game.round_outcome(game.start(seed=7)) is None
        True
        """
        return self.outcome(state)

    def scores(self, state: S) -> tuple[int, ...] | None:
        """The points of each seat; None in a game without points.

        >>> import lastcard
        >>> game = lastcard.game("usa", 3)
        >>> game.scores(game.start(seed=7))
        (0, 0, 0)
        """
        return None

    def catchable(self, state: Any) -> tuple[int, ...]:
        """The seats that could be caught without UNO.

        >>> import lastcard
        >>> game = lastcard.game("usa", 3)
        >>> game.catchable(game.start(seed=7))
        ()
        """
        return ()

    def hands(self, state: S) -> list[list[str]]:
        """The hand of each seat, for those who may know all of them; none in a game without hands.

        >>> import lastcard
        >>> game = lastcard.game("usa", 2, hand_size=2)
        >>> game.hands(game.start(seed=7))
        [['b2', 'b8'], ['w4', 'W4']]
        """
        return []

    def outcome_text(self, kind: str) -> Callable[[Any], str]:
        """How the outcomes of a kind of chance are written: `shuffle`, `roll`, …

        >>> import lastcard
        >>> game = lastcard.game("usa", 2)
        >>> [*map(game.outcome_text("shuffle"), (0, 1, 107))]
        ['r0', 'r1', 'W4']
        """
        return str

    @abstractmethod
    def _start(self, chance: Chance) -> S: ...

    @abstractmethod
    def _next_round(self, state: S, chance: Chance, /) -> None: ...

    def _time_over(self, state: S, /) -> None:
        raise Refusal("no-round-time", "HOUSE.blitz")

    @abstractmethod
    def _judge(self, state: Any, seat: int, move: Any, /) -> Refusal | None: ...

    @abstractmethod
    def _apply(self, state: S, seat: int, move: Any, chance: Chance, /) -> None: ...


def deck_source(deck: Mapping[str, Any]) -> str:
    """The data of a deck in JSON, on a line that can stand in a case: a # would begin a comment there."""
    return json.dumps(deck, ensure_ascii=False).replace("#", "\\u0023")


def chance_from(chance: Chance | None, seed: int | str | None) -> Chance:
    """The chance that was given, or that of the seed; a refusal for none, both, or anything else."""
    if (chance is None) == (seed is None):
        raise Refusal("chance-one")
    if seed is not None and type(seed) in (int, str):
        return Seeded(seed)
    if chance is None or not all(callable(getattr(chance, name, None)) for name in _CHANCE):
        raise Refusal("chance-given", given=repr(seed if chance is None else chance))
    return chance


_CHANCE = ("shuffle", "sample", "throw")


def _chance_of(state: Chronicle) -> Chance:
    if state.chance is None:
        raise Refusal("chance-none")
    return state.chance
