"""What everybody may know of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lastcard.core.fair import commitment
from lastcard.table.phases import DEALING

if TYPE_CHECKING:
    from lastcard.table.standing import Standing


def table_info(table: Standing) -> dict[str, Any]:
    """The table itself, without the game."""
    settings = table.settings
    return {
        "code": table.code,
        "kind": table.kind,
        "cup": table.cup,
        "edition": settings.edition,
        "deck": table.agreed.deck,
        "version": table.agreed.version,
        "phase": table.phase,
        "host": table.host,
        "seats": [seat.info() for seat in table.seats],
        "options": table.options,
        "public": settings.public,
        "timer": settings.timer,
        "pace": settings.pace,
        "open_hands": settings.open_hands,
        "writing": settings.writing,
        "share": table.share,
        "boards": table.boards,
        "round": table.round,
        "record": table.record,
        "last": None if table.last is None or table.prepared else table.last.info(),
        "lesson": table.prepared and table.prepared.lesson,
        "muted": table.order.muted_seats(table.seats, table.host),
        "votes": table.strangers.votes_by_seat(len(table.seats)),
        "fair": None if table.prepared else _fair(table),
    }


def _fair(table: Standing) -> dict[str, Any]:
    return {
        "commitment": commitment(bytes.fromhex(table.secret)),
        "commitments": [seat.commitment for seat in table.seats],
        # Told one by one, they would help those who have not sent theirs.
        "nonces": [None if table.phase == DEALING else seat.nonce for seat in table.seats],
    }
