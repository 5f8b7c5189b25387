"""Guided first rounds: for each edition a prepared deal, the moves of its path, and what is told on the way.

The files beside this one are read by the table, which deals and plays them, and by docs/wire.py, which hands
what is told to the browser client.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

LessonName = Literal["usa", "hp", "jackpot", "dice"]
"""The editions that have a lesson."""
LESSONS: tuple[LessonName, ...] = get_args(LessonName)


@dataclass(frozen=True, slots=True)
class Prepared:
    """What chance will bring, and the moves of the path. `{0}` is the name of the player in seat 0."""

    lesson: str
    chance: tuple[str, ...]
    """As the `next` lines of a case; what is not here comes from a generator."""
    moves: tuple[str, ...]
    """A seat and its move; where several will do, `|` stands between them."""


@dataclass(frozen=True, slots=True)
class When:
    """The situation in which a step is told: everything that is named here holds."""

    asked: str | None = None
    """The learner is asked this decision."""
    play: str | None = None
    """The learner may play a card with this symbol."""
    stuck: bool | None = None
    """The learner may play nothing on this turn."""
    hand: int | None = None
    """The learner holds so many cards, and may play one of them."""
    catch: bool | None = None
    """Somebody can be caught."""
    event: str | None = None
    """This has just happened."""
    seat: int | None = None
    """To this player."""
    value: str | None = None
    """With this value."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence beside the thing that it speaks of."""

    key: str
    """Of its message, after `lesson-`."""
    at: tuple[str, ...]
    """The spot on the table that it speaks of: the first of these that is there."""
    when: When = When()
    moves: tuple[str, ...] = ()
    """What it asks for; with none, the learner only reads it."""
    path: bool | None = None
    """Only while the learner is on the path: elsewhere it would not be true."""
    early: bool | None = None
    """Shown before what happened is, as long as that is being shown."""
    tap: tuple[str, ...] = ()
    """More spots that are tapped for it, which must stay in sight."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a table for one person and bots."""

    name: LessonName
    seats: int
    chance: tuple[str, ...]
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, str] = field(default_factory=dict)

    @property
    def prepared(self) -> Prepared:
        """What a table of this lesson keeps, whatever becomes of the file."""
        return Prepared(self.name, self.chance, self.moves)

    def options_for(self, name: str) -> dict[str, str]:
        """The options of a table at which a learner of this name sits."""
        return {option: value.format(name) for option, value in self.options.items()}


@cache
def lesson(name: LessonName) -> Lesson:
    """The lesson of an edition."""
    text = (Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    chance, moves, steps = (tuple(data.pop(part)) for part in ("chance", "moves", "steps"))
    return Lesson(name, chance=chance, moves=moves, steps=tuple(map(_step, steps)), **data)


def _step(data: dict[str, Any]) -> Step:
    when = When(**data.pop("when", {}))
    told: dict[str, Any] = {key: tuple(one) if isinstance(one, list) else one for key, one in data.items()}
    return Step(**told, when=when)
