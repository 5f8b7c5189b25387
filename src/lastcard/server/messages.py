"""Every message on the wire. docs/protocol.md and the schemas are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from lastcard.core.event import Event
from lastcard.table.entries import Digest, Id, Pace, SeatNumber, Settings, Text

Language = Literal["en", "es"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[Digest, Meta(description="32 random bytes of the player's, in hex")]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, description="a move in the notation")]
Level = Literal["easy", "normal"]
Reaction = Literal["wave", "laugh", "wow", "clap", "cry", "angry", "heart", "think"]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


# What clients send. `forbid_unknown_fields`: a misspelt field is told, not ignored.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. `seen` is the number of the last thing seen, to go on from there."""

    secret: Secret
    seen: Number | None = None
    language: Language = "en"


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Answered by `done` or `refused` with the same id."""

    id: Id


class SitDown(Request, frozen=True, tag="sit"):
    """Take a seat, the first open one unless it is named."""

    name: Name
    seat: SeatNumber | None = None


class StandUp(Request, frozen=True, tag="leave"):
    """Leave the seat; during a match a bot holds it until one is back."""


class PutBot(Request, frozen=True, tag="bot"):
    """Host: a bot in a seat that no person has."""

    seat: SeatNumber
    level: Level


class FreeSeat(Request, frozen=True, tag="free"):
    """Host: empty a seat."""

    seat: SeatNumber


class ChangeSettings(Request, frozen=True, tag="settings"):
    """Host: other settings, before the match."""

    settings: Settings


class WriteRules(Request, frozen=True, tag="write"):
    """One's own rule cards, as in `draw-to 7` or `act Sing` (RULE.write)."""

    cards: Annotated[list[Text], Meta(max_length=8)]


class CommitNonce(Request, frozen=True, tag="commit"):
    """The SHA-256 of one's nonce for the match to come."""

    hash: Digest


class StartMatch(Request, frozen=True, tag="start"):
    """Host in the lobby, anybody seated after a match: begin."""


class SendNonce(Request, frozen=True, tag="nonce"):
    """The nonce itself, in hex, when the table is dealing."""

    nonce: Secret


class MakeMove(Request, frozen=True, tag="move"):
    """A move, and the number of the last thing seen before deciding on it."""

    number: Number
    move: MoveText


class NextRound(Request, frozen=True, tag="next"):
    """Deal the next round now."""


class Ask(Request, frozen=True, tag="ask"):
    """Would this move be legal? Nothing is done."""

    move: MoveText


class Hint(Request, frozen=True, tag="hint"):
    """Dice: a longest chain."""


class React(Request, frozen=True, tag="react"):
    reaction: Reaction


class Say(Request, frozen=True, tag="chat"):
    """A line of chat, at tables by link."""

    text: Chat


class Back(Request, frozen=True, tag="back"):
    """Take the seat back from the bot that holds it."""


class Speak(Request, frozen=True, tag="language"):
    """The language that refusals are told in from now on."""

    language: Language


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Answered by `pong`."""


AnyRequest = (
    SitDown
    | StandUp
    | PutBot
    | FreeSeat
    | ChangeSettings
    | WriteRules
    | CommitNonce
    | StartMatch
    | SendNonce
    | MakeMove
    | NextRound
    | Ask
    | Hint
    | React
    | Say
    | Back
    | Speak
)
Incoming = Hello | Ping | AnyRequest


# What the server sends.


class SeatInfo(TypedDict):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    wrote: bool
    wins: int


class FairInfo(TypedDict):
    """What makes the match checkable: the server's commitment, and the players'."""

    commitment: str
    commitments: list[str | None]
    nonces: list[str | None]


class TableInfo(TypedDict):
    """The table itself, the same for everybody."""

    code: str
    edition: str
    phase: Literal["lobby", "dealing", "playing", "finished", "ended"]
    host: int | None
    seats: list[SeatInfo]
    options: dict[str, str]
    public: bool
    timer: int
    pace: Pace
    open_hands: bool
    writing: bool
    share: int
    round: int
    record: str | None
    fair: FairInfo


class Presence(TypedDict):
    """Who is connected, whose seat a bot holds meanwhile, and how many look on."""

    here: list[bool]
    held: list[bool]
    watching: int


Outcome = tuple[str, list[int]]


class CardView(TypedDict):
    """A card game as one seat may see it. Seats are numbers, cards are texts of the notation."""

    seat: int | None
    hand: list[str]
    counts: list[int]
    top: str | None
    color: str | None
    direction: Literal["left", "right"]
    dealer: int
    turn: int
    pending: str
    asked: list[int]
    drawn: str | None
    catchable: list[int]
    said: list[int]
    caught: list[int]
    owed: list[int]
    pile: int
    discards: int
    performing: tuple[int, str] | None
    used: list[str]
    dispensable: int
    shown: list[tuple[int, list[str]]]
    scores: list[int]
    round: Outcome | None
    match: Outcome | None


class DiceView(TypedDict):
    """A dice game: everything lies open."""

    boards: list[list[str]]
    colors: list[str]
    spaces: list[int]
    extras: list[int]
    dice: list[str]
    turn: int
    pending: str
    penalties: list[str]
    call: str | None
    match: Outcome | None


class Choices(TypedDict):
    """What the own seat may do now."""

    play: list[str]
    bluffs: list[str]
    say: list[str]
    catch: list[int]
    discard: int | None
    penalties: dict[str, list[int]]


class Happening(Struct, frozen=True):
    """What one accepted action brought about, as this receiver may know it."""

    number: int
    events: list[Event]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A line of chat or a reaction."""

    seat: int | None
    name: str
    text: str | None = None
    reaction: str | None = None


class Welcome(Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answers `hello`: everything, and what was missed since the number that was seen."""

    number: int
    you: int | None
    table: TableInfo
    presence: Presence
    view: Any
    choices: Any
    left: int | None
    missed: list[Happening]
    fresh: bool
    chat: list[Said]


class Happened(Struct, frozen=True, kw_only=True, tag_field="type", tag="happened"):
    """Something changed; what is absent stayed as it was."""

    number: int
    events: list[Event]
    left: int | None
    view: Any = None
    choices: Any = None
    table: Any = UNSET
    you: int | UnsetType | None = UNSET


class PresenceChanged(Struct, frozen=True, tag_field="type", tag="presence"):
    presence: Presence


class TimeLeft(Struct, frozen=True, tag_field="type", tag="left"):
    """The clock was set anew."""

    left: int | None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request with this id was carried out; `number` is where the table stands."""

    id: str
    number: int
    chain: list[str] | UnsetType = UNSET


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out and changed nothing."""

    id: str | None
    code: str
    rule: str | None
    message: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answers `ping`."""


Outgoing = Welcome | Happened | PresenceChanged | TimeLeft | Done | Refused | Said | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Incoming).decode
