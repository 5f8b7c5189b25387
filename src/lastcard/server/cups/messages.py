"""Every message of a tournament on the wire, in the manner of those of a table."""

from __future__ import annotations

from typing import Annotated, TypedDict

import msgspec
from msgspec import Meta, Struct

from lastcard.cup.cup import MOST_EVER, MOST_ROUNDS, Phase
from lastcard.languages import FALLBACK, Language
from lastcard.server.decks import Deck
from lastcard.server.fields import Avatar, Digest, EditionName
from lastcard.server.messages import Done, Name, Ping, Pong, Refused, Request, Secret, Speak

PersonNumber = Annotated[int, Meta(ge=0, lt=MOST_EVER)]
Nonce = Annotated[Digest, Meta(description="32 random bytes of the player's, in hex, for the draws")]
Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


# What clients send.


class HelloCup(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message."""

    secret: Secret
    language: Language = FALLBACK
    """The language that refusals are told in."""


class JoinCup(Request, frozen=True, tag="join"):
    """Take part from the next round on; those who have left come back with their points."""

    name: Name
    """As others will see it; spaces become `_`, and a name that is taken gets a number."""
    nonce: Nonce
    avatar: Avatar | None = None
    """As at a table."""


class LeaveCup(Request, frozen=True, tag="leave"):
    """Take no part in the rounds to come."""


class RemovePerson(Request, frozen=True, tag="remove"):
    """Organiser: somebody takes no part any more and cannot come back."""

    person: PersonNumber


class BeginRound(Request, frozen=True, tag="begin"):
    """Organiser: draw the tables of the next round now."""

    rounds: Rounds | None = None
    """Of how many in all; null leaves it as it was, and is as suggested in the first round."""


class HoldRound(Request, frozen=True, tag="hold"):
    """Organiser: the next round does not begin by itself, or does."""

    on: bool


class FinishCup(Request, frozen=True, tag="finish"):
    """Organiser: the tournament is over now; tables that are still being played do not count."""


CupRequest = JoinCup | LeaveCup | RemovePerson | BeginRound | HoldRound | FinishCup | Speak
Incoming = HelloCup | Ping | CupRequest


# What the server sends.


class CupPerson(TypedDict):
    """Somebody who takes part, and where they stand."""

    name: str
    avatar: str | None
    since: int
    """The first round that they could be drawn for."""
    gone: bool
    """Whether they have left; then they are not drawn any more."""
    rank: int | None
    """From 1; those who are level in everything share one. Null for those who left before the first round."""
    before: int | None
    """The rank before the last round that was played; null where there was none."""
    points: int
    opponents: float
    """The points of those they met, on average: what decides between equal points."""
    left: int
    """What they were left with at all their tables, points in hand or spaces to fill: what decides then."""
    played: int
    """Rounds that they have finished."""


class CupSeats(TypedDict):
    """A table of a round."""

    code: str
    people: list[int | None]
    """By seat: the number of the person; null is a bot."""
    places: list[int] | None
    """By seat, from 1, once the table is done."""
    points: list[int] | None
    """By seat: what the places brought."""
    record: str | None
    """Of the match."""


class CupFair(TypedDict):
    """What makes the draws checkable."""

    commitment: str
    """SHA-256 of the secret that all draws of this tournament follow from."""
    nonces: list[str]
    """What each person added, by number."""
    secret: str | None
    """Null until the tournament is over."""


class CupInfo(TypedDict):
    """The tournament, the same for everybody."""

    code: str
    title: str
    """Empty where it has none."""
    edition: EditionName
    deck: Deck | None
    """Where `edition` is not one of the package's."""
    options: dict[str, str]
    """Of its tables: every option that has a value, as text."""
    timer: int
    """Seconds for a decision."""
    phase: Phase
    round: int
    """The round that is played or was played last, from 1; 0 before the first."""
    rounds: int | None
    """How many there will be in all; null before the first."""
    suggested: int
    """How many would be good for those who are here."""
    held: bool
    """Whether the next round waits for the organiser."""
    people: list[CupPerson]
    """By number."""
    standings: list[int]
    """The numbers of those who have a rank, the best first."""
    tables: list[list[CupSeats]]
    """Of every round so far."""
    fair: CupFair


class CupNow(Struct, frozen=True, kw_only=True, tag_field="type", tag="cup"):
    """Answers `hello`, and comes again whenever anything has changed: everything there is to know."""

    number: int
    """Of the last thing that happened here."""
    you: int | None
    """The own number; null for those who look on."""
    organiser: bool
    """Whether this is the organiser."""
    here: list[bool]
    """By number: who looks at this page now."""
    left: int | None
    """Milliseconds until everybody goes to the tables, or until the next round begins by itself."""
    cup: CupInfo


class CupProgress(Struct, frozen=True, tag_field="type", tag="progress"):
    """How far the tables of the round are; at most once a second."""

    tables: list[list[int] | None]
    """By table and seat: the cards in hand, or at dice the spaces to fill; null before the deal."""


Outgoing = CupNow | CupProgress | Done | Refused | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Incoming).decode
