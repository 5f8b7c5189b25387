"""A finished match, step by step, as everybody may see it then."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from lastcard.core.event import Event
from lastcard.server.decks import Deck
from lastcard.server.fields import EditionName
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
    """A finished match, step by step: one page of it."""

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
    end: ReplayEnd
    first: int
    """The place of the first of these moments among all, from 0."""
    total: int
    """How many moments there are in all. A long match comes in pages: ask for the next one with
    `?first=` the place after the last of these."""
    moments: list[ReplayMoment]
    """Those of this page."""
