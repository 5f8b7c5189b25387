"""Entries as journals keep them: what was agreed on has its version and every option."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar, cast, get_args

from lastcard.core.lines import Lines
from lastcard.core.options import option_texts
from lastcard.lessons import Prepared
from lastcard.table.entries import AnyEntry, Change, Create, Deal, Settings, Sit
from lastcard.table.table import Table

E = TypeVar("E", bound=AnyEntry)

FIRST_VERSION = 1
"""Of every edition when journals did not say it."""

_AGREED = (Create, Change)
_LINES = Lines(get_args(AnyEntry), settings=Settings, prepared=Prepared, company=Sit)
line = _LINES.line


def kept(table: Table, entry: E) -> E:
    """The entry that this table has just carried out, to be written down."""
    if isinstance(entry, _AGREED):
        return cast("E", replace(entry, settings=table.settings, version=table.version))
    if isinstance(entry, Deal):
        assert table.game is not None and table.match is not None
        company = table.match.company
        bots = None if company is None else company.bots
        return cast("E", Deal(table.game.version, option_texts(table.game.options), bots))
    return entry


def from_line(data: dict[str, Any]) -> AnyEntry:
    """The entry of a line."""
    entry: AnyEntry = _LINES.entry(data)
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
