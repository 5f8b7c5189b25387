"""Finished matches, as they are kept."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.table.table import Table


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A match that is over. `people` are the hashes of those who sat there, `bots` are levels by seat."""

    id: str
    code: str
    open_hands: bool
    people: list[str]
    bots: list[str | None]
    text: str
    avatars: list[str | None] | None = None
    """By seat; none of a match from before there were any."""


def record_of(table: Table) -> StoredRecord:
    """The match that has just ended at a table."""
    assert table.record is not None
    return StoredRecord(
        table.record,
        table.code,
        table.settings.open_hands,
        [seat.player for seat in table.seats if seat.player is not None],
        [seat.level for seat in table.seats],
        "\n".join(table.lines) + "\n",
        [seat.avatar for seat in table.seats],
    )
