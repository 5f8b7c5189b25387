"""What can happen in a tournament, as values: the journal that it is rebuilt from.

An entry says everything that was decided elsewhere (secrets, names, the draw of a round), so that the same
entries always give the same tournament.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, get_args

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

_KINDS: dict[str, type] = {kind.__name__.lower(): kind for kind in get_args(AnyEntry)}


def line(entry: AnyEntry) -> dict[str, Any]:
    """An entry in plain values, as a line of a journal has it in JSON."""
    return {"do": type(entry).__name__.lower(), **_plain(entry)}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def read(data: dict[str, Any]) -> AnyEntry:
    """The entry of a line, to be carried out again."""
    entry: AnyEntry = _read(_KINDS[data["do"]], data)
    return entry


def _read(kind: type, data: dict[str, Any]) -> Any:
    names = (field.name for field in fields(kind))
    return kind(**{name: _value(name, data[name]) for name in names if name in data})


def _value(name: str, value: Any) -> Any:
    if name == "settings":
        return _read(Settings, value)
    if name == "tables":
        return tuple(_read(DrawnTable, one) for one in value)
    return tuple(value) if isinstance(value, list) else value
