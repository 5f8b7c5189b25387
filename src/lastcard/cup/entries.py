"""What can happen in a tournament, as values: the journal that it is rebuilt from.

An entry says everything that was decided elsewhere (secrets, names, the draw of a round), so that the same
entries always give the same tournament.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

from lastcard.core.lines import Lines
from lastcard.table.entries import Settings


@dataclass(frozen=True, slots=True)
class Create:
    """A new tournament. The settings are those of its tables; how many seats they have, a draw decides."""

    code: str
    title: str
    settings: Settings
    organiser: str
    secret: str
    version: int | None = None
    """That the settings are of."""


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody takes part from the next round on. A nonce of theirs goes into the draws (docs/cups.md)."""

    player: str
    name: str
    avatar: str | None
    nonce: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Somebody is not drawn any more, until they join again."""

    person: int


@dataclass(frozen=True, slots=True)
class Remove:
    """The organiser takes somebody out for good."""

    person: int


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a round: its code, and its people by seat. Bots sit in the last seats."""

    code: str
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A round begins, of this many in all."""

    rounds: int
    tables: tuple[DrawnTable, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A table of the round is done: by seat, bots included, the place and what each was left with."""

    table: int
    places: tuple[int, ...]
    left: tuple[int, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Hold:
    """The next round waits for the organiser, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class Finish:
    """The tournament is over before its last round; tables that are still being played do not count."""


AnyEntry = Create | Join | Leave | Remove | Draw | Result | Hold | Finish

_LINES = Lines(get_args(AnyEntry), settings=Settings, tables=DrawnTable)
line = _LINES.line


def read(data: dict[str, Any]) -> AnyEntry:
    """The entry of a line, to be carried out again."""
    entry: AnyEntry = _LINES.entry(data)
    return entry
