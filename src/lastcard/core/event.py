"""What happened, and how much of it each player may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

UNKNOWN = "??"
"""A card that is there but not seen."""

RawEvent = tuple[str, int | None, tuple[str, ...], int | None, str | int | None]


class Event(NamedTuple):
    """One thing that happened.

    >>> Event("drew", 0, ("r5",)).hidden()
    Event(kind='drew', seat=0, cards=('??',), other=None, value=None)
    """

    kind: str
    seat: int | None
    """Who it is about."""
    cards: tuple[str, ...] = ()
    """Cards or faces; `??` for each one that may not be seen."""
    other: int | None = None
    """The second player in it."""
    value: str | int | None = None
    """A colour, a number of points or cards, a direction, what the lever showed, a rule card."""

    def hidden(self) -> Event:
        """The same with its cards face down."""
        return Event(self.kind, self.seat, (UNKNOWN,) * len(self.cards), self.other, self.value)


# The only events with cards that not everybody sees: seen by `seat`, or by both players in it.
_SEEN_BY_SEAT = frozenset({"dealt", "drew"})
_SEEN_BY_BOTH = frozenset({"took", "showed"})


def is_open(event: Event) -> bool:
    """Whether everybody may know all of it."""
    return event.kind not in _SEEN_BY_SEAT and event.kind not in _SEEN_BY_BOTH


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat may know it; as everybody may, for no seat.

    >>> [redact(Event("drew", 0, ("r5",)), seat).cards for seat in (0, 1, None)]
    [('r5',), ('??',), ('??',)]
    """
    if event.kind in _SEEN_BY_SEAT and (seat is None or seat != event.seat):
        return event.hidden()
    if event.kind in _SEEN_BY_BOTH and (seat is None or seat not in (event.seat, event.other)):
        return event.hidden()
    return event


def redacted(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """All of them as this seat may know them."""
    return tuple([redact(event, seat) for event in events])
