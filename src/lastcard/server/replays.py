"""A finished match, step by step, as everybody may see it then."""

from __future__ import annotations

from typing import Any

from lastcard.core.event import redacted
from lastcard.notation.record import Record
from lastcard.notation.replay import replay
from lastcard.server.store import StoredRecord


def moments_of(stored: StoredRecord) -> dict[str, Any]:
    """The whole replay. Where the table keeps hands closed, it is what a spectator saw."""
    record = Record.from_text(stored.text)
    table = record.game()
    moments = []
    for moment in replay(record):
        line = moment.entry.data if moment.entry is not None else {}
        events = moment.events if stored.open_hands else redacted(moment.events, None)
        moments.append(
            {
                "by": line.get("by"),
                "move": line.get("move"),
                "events": events,
                "view": table.view(moment.state, None).as_dict(),
                "hands": table.hands(moment.state) if stored.open_hands else [],
            }
        )
    return {
        "id": stored.id,
        "edition": table.edition,
        "players": table.players,
        "bots": stored.bots,
        "options": record.header["options"],
        "open": stored.open_hands,
        "moments": moments,
        "end": record.end.data["end"],
    }
