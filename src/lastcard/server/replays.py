"""A finished match, step by step, as everybody may see it then."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, cast

from lastcard.core.event import Event, redacted
from lastcard.notation.record import Record
from lastcard.notation.replay import replay, seatings
from lastcard.server.decks import Deck
from lastcard.server.fields import EditionName
from lastcard.table.records import StoredRecord
from lastcard.table.seats import Level


class ReplayMoment(TypedDict):
    """Where a match stood after a move, a deal or the end of time."""

    by: str | None
    """Who made the move; null for a deal, and for time that was over."""
    move: str | None
    """Null for a deal; `time` for time that was over (HOUSE.blitz)."""
    events: list[Event]
    """What came of it."""
    view: Any
    """As those who watch see it."""
    hands: list[list[str]]
    """Every hand by seat, in the order of the deck; none with dice, or where hands stay closed."""


class ReplayEnd(TypedDict):
    """How a match ended."""

    termination: str
    winners: list[str]
    """Their names."""
    scores: NotRequired[list[int]]
    """By seat, in card games."""


class ReplaySeating(TypedDict):
    """Somebody plays a seat in place of another, from the moment after this one."""

    moment: int
    seat: int
    name: str


class Replay(TypedDict):
    """A finished match, step by step."""

    id: str
    edition: EditionName
    deck: Deck | None
    """Where `edition` is not one of the package's."""
    players: list[str]
    """By seat, when it was dealt."""
    seatings: list[ReplaySeating]
    """Who took a seat over later, in order."""
    bots: list[Level | None]
    """By seat: the level of a bot, null for a person, in the end."""
    you: int | None
    """The seat of the player who asks; null for those who did not sit there."""
    avatars: list[str | None]
    """By seat: what a person had chosen."""
    options: dict[str, str]
    open: bool
    """Whether all hands are in it; then everybody can have the record, too."""
    moments: list[ReplayMoment]
    end: ReplayEnd


def moments_of(stored: StoredRecord, you: int | None = None) -> Replay:
    """The whole replay. Where the table keeps hands closed, it is what a spectator saw."""
    record = Record.from_text(stored.text)
    game = record.game()
    moments: list[ReplayMoment] = []
    for moment in replay(record):
        line = moment.entry.data if moment.entry is not None else {}
        events = moment.events if stored.open_hands else redacted(moment.events, None)
        moments.append(
            {
                "by": line.get("by"),
                "move": "time" if "time" in line else line.get("move"),
                "events": list(events),
                "view": game.view(moment.state, None).as_dict(),
                "hands": game.hands(moment.state) if stored.open_hands else [],
            }
        )
    return {
        "id": stored.id,
        "edition": game.edition,
        "deck": cast("Deck | None", game.deck),
        "players": list(game.players),
        "seatings": [cast("ReplaySeating", one._asdict()) for one in seatings(record)],
        "bots": cast("list[Level | None]", stored.bots),
        "you": you,
        "avatars": stored.avatars or [None] * len(game.players),
        "options": record.header["options"],
        "open": stored.open_hands,
        "moments": moments,
        "end": record.end.data["end"],
    }
