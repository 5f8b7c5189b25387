"""Finished matches, as they are kept."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass

from lastcard.core.event import redacted
from lastcard.notation.record import Record
from lastcard.notation.replay import replay, seatings
from lastcard.table.choices import Plain
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


def sat_at(stored: StoredRecord, player: str | None) -> int | None:
    """The seat that this player had; None for everybody else."""
    if player is None:
        return None
    seats = (seat for seat, level in enumerate(stored.bots) if level is None)
    found = None
    for seat, person in zip(seats, stored.people, strict=True):
        # All are compared, so that the time it takes tells nothing.
        if hmac.compare_digest(player, person):
            found = seat
    return found


def moments_of(stored: StoredRecord, you: int | None = None) -> Plain:
    """The whole replay, as `Replay` of the server has it, in one page. Where the table keeps hands closed, it
    is what a spectator saw."""
    record = Record.from_text(stored.text)
    moments = list(moments_in(record, stored.open_hands))
    head = head_of(stored, record, stored.open_hands)
    return {**head, "you": you, "first": 0, "total": len(moments), "moments": moments}


def head_of(stored: StoredRecord, record: Record, open_hands: bool) -> Plain:
    """What a replay says besides its moments, to everybody."""
    game = record.game()
    return {
        "id": stored.id,
        "edition": game.edition,
        "deck": game.deck,
        "players": list(game.players),
        "seatings": [one._asdict() for one in seatings(record)],
        "bots": stored.bots,
        "avatars": stored.avatars or [None] * len(game.players),
        "options": record.header["options"],
        "open": open_hands,
        "end": record.end.data["end"],
    }


def moments_in(record: Record, open_hands: bool) -> Iterator[Plain]:
    """The moments of a replay, with all hands or as a spectator saw them, each in plain values."""
    game = record.game()
    for moment in replay(record):
        line = moment.entry.data if moment.entry is not None else {}
        events = moment.events if open_hands else redacted(moment.events, None)
        yield {
            "by": line.get("by"),
            "move": "time" if "time" in line else line.get("move"),
            "events": list(events),
            "view": game.view(moment.state, None).as_dict(),
            "hands": game.hands(moment.state) if open_hands else [],
        }
