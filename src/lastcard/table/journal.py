"""Entries as journals keep them: what was agreed on has its version and every option."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from lastcard.core.options import option_texts
from lastcard.lessons import Prepared
from lastcard.table.entries import KINDS, AnyEntry, Change, Create, Deal, Settings, Sit
from lastcard.table.table import Table

FIRST_VERSION = 1
"""Of every edition when journals did not say it."""

_NAMES: dict[type, tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in (*KINDS.values(), Settings, Prepared)
}


def kept(table: Table, entry: AnyEntry) -> AnyEntry:
    """The entry that this table has just carried out, to be written down."""
    if isinstance(entry, Create | Change):
        return replace(entry, settings=table.settings, version=table.version)
    if isinstance(entry, Deal):
        assert table.game is not None
        return Deal(table.game.version, option_texts(table.game.options))
    return entry


def line(entry: AnyEntry) -> dict[str, Any]:
    """An entry in plain values, as a line of a journal has it in JSON."""
    return {"do": type(entry).__name__.lower(), **_plain(entry)}


def _plain(value: Any) -> dict[str, Any]:
    found = {name: getattr(value, name) for name in _NAMES[type(value)]}
    return {name: _parts(one) for name, one in found.items()}


def _parts(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_parts(one) for one in value]
    return _plain(value) if is_dataclass(value) else value


def from_line(data: dict[str, Any]) -> AnyEntry:
    """The entry of a line."""
    entry: AnyEntry = _read(KINDS[data["do"]], data)
    return entry


def read(data: dict[str, Any]) -> AnyEntry:
    """The entry of a line, to be carried out again."""
    entry = from_line(data)
    if isinstance(entry, Create | Change | Deal) and entry.version is None:
        return replace(entry, version=FIRST_VERSION)
    return entry


def rebuilt(written: Iterable[AnyEntry]) -> Table:
    """The table of a journal."""
    first, *rest = written
    assert isinstance(first, Create)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
    return table


def _read(kind: type, data: dict[str, Any]) -> Any:
    """A value of this kind; what it has no name for was written by a later version."""
    return kind(**{name: _value(name, data[name]) for name in _NAMES[kind] if name in data})


def _value(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_value(name, one) for one in value)
    return _read(_PARTS[name], value) if isinstance(value, dict) and name in _PARTS else value


_PARTS: dict[str, type] = {"settings": Settings, "prepared": Prepared, "company": Sit}
"""What is itself made of fields."""
