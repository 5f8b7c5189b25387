"""Entries as journals keep them: what was agreed on has its version and every option."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.core.options import option_texts
from lastcard.table.entries import AnyEntry, Change, Create, Deal
from lastcard.table.table import Table

FIRST_VERSION = 1
"""Of every edition when journals did not say it."""


def kept(table: Table, entry: AnyEntry) -> AnyEntry:
    """The entry that this table has just carried out, to be written down."""
    if isinstance(entry, Create | Change):
        return replace(entry, settings=table.settings, version=table.version)
    if isinstance(entry, Deal):
        assert table.game is not None
        return Deal(table.game.version, option_texts(table.game.options))
    return entry


def read(entry: AnyEntry) -> AnyEntry:
    """An entry of a journal, to be carried out again."""
    if isinstance(entry, Create | Change | Deal) and entry.version is None:
        return replace(entry, version=FIRST_VERSION)
    return entry
