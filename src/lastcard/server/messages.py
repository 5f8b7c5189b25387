"""Every message on the wire. docs/protocol.md and the schemas are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from lastcard.coach.telling import PlainAdvice
from lastcard.core.event import Event
from lastcard.languages import FALLBACK, Language
from lastcard.lessons import LessonName
from lastcard.server.decks import Deck
from lastcard.server.fields import Avatar, Digest, EditionName, Id, SeatNumber, Settings, Text
from lastcard.server.sights import CardView, Choices, DiceView
from lastcard.table.entries import Kind, Pace
from lastcard.table.seats import Level

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[Digest, Meta(description="32 random bytes of the player's, in hex")]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, description="a move in the notation")]
Phase = Literal["lobby", "dealing", "playing", "finished", "ended"]
Reaction = Literal["wave", "laugh", "wow", "clap", "cry", "angry", "heart", "think"]
Reason = Literal["name", "manners", "stalling", "cheating"]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


# What clients send. `forbid_unknown_fields`: a misspelt field is told, not ignored.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. `seen` is the number of the last thing seen, to go on from there."""

    secret: Secret
    seen: Number | None = None
    """The number of the last thing seen, to go on from there; null for a fresh start."""
    language: Language = FALLBACK
    """The language that refusals are told in."""
    form: int = 1
    """The form of messages that the client was made for; another than the server's is refused."""
    screen: bool = False
    """Whether it is a screen for the whole room: it sees what those who watch see, with any secret."""


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Answered by `done` or `refused` with the same id."""

    id: Id


class SitDown(Request, frozen=True, tag="sit"):
    """Take a seat, the first open one unless it is named."""

    name: Name
    """As others will see it; spaces become `_`, and a name that is taken gets a number."""
    seat: SeatNumber | None = None
    avatar: Avatar | None = None
    """An animal and a colour from 1 to 8, as in `fox-3`; null leaves it to those who show it."""


class StandUp(Request, frozen=True, tag="leave"):
    """Leave the seat; during a match a bot holds it until one is back, and among strangers for good."""


class VoteOut(Request, frozen=True, tag="vote"):
    """Among strangers: another player should leave. It takes more than half of the others, two at least."""

    seat: SeatNumber


class ReportPlayer(Request, frozen=True, tag="report"):
    """Among strangers: tell the person who runs the server of a player, once in a match."""

    seat: SeatNumber
    reason: Reason


class PutBot(Request, frozen=True, tag="bot"):
    """Host: a bot in a seat that no person has."""

    seat: SeatNumber
    level: Level
    """One of the edition's `levels`."""


class FreeSeat(Request, frozen=True, tag="free"):
    """Host: empty a seat. During a match only that of a person: a bot plays on for them."""

    seat: SeatNumber


class MutePlayer(Request, frozen=True, tag="mute"):
    """Host: nobody hears a player any more, neither chat nor reactions."""

    seat: SeatNumber
    on: bool = True
    """False lets them speak again."""


class BanPerson(Request, frozen=True, tag="ban"):
    """Host: send somebody away, from a seat or from among those who watch, who can never come back here."""

    seat: SeatNumber | None = None
    watcher: Number | None = None
    """A number among the `watchers`."""


class DismissWatcher(Request, frozen=True, tag="dismiss"):
    """Host: send somebody away who watches; they may come back."""

    watcher: Number
    """A number among the `watchers`."""


class ChangeSettings(Request, frozen=True, tag="settings"):
    """Host: other settings, before the match. What strangers will read is checked where it becomes public."""

    settings: Settings


class WriteRules(Request, frozen=True, tag="write"):
    """One's own rule cards, as in `draw-to 7` or `act Sing` (RULE.write); at public tables printed ideas."""

    cards: Annotated[list[Text], Meta(max_length=8)]
    """As many as the table's `share`."""


class ChooseBoard(Request, frozen=True, tag="board"):
    """Dice: the colour of one's own board, before a match."""

    color: Annotated[str, Meta(max_length=20)]
    """One of the edition's `colors` that nobody else has chosen."""


class CommitNonce(Request, frozen=True, tag="commit"):
    """The SHA-256 of one's nonce for the match to come."""

    hash: Digest


class WantAgain(Request, frozen=True, tag="again"):
    """After a match: be in for the next one, which begins when everybody who is here is in."""

    wanted: bool = True
    """False takes it back."""


class StartMatch(Request, frozen=True, tag="start"):
    """Host: begin. After a match with those who are in, and not before the others had a moment to answer."""


class SendNonce(Request, frozen=True, tag="nonce"):
    """The nonce itself, in hex, when the table is dealing."""

    nonce: Secret


class MakeMove(Request, frozen=True, tag="move"):
    """A move, and the number of the last thing seen before deciding on it."""

    number: Number
    """The number of the last thing seen before deciding."""
    move: MoveText


class NextRound(Request, frozen=True, tag="next"):
    """Deal the next round now."""


class Ask(Request, frozen=True, tag="ask"):
    """Would this move be legal? Nothing is done. Dice: before the reroll, a chain as they lie, too."""

    move: MoveText


class Hint(Request, frozen=True, tag="hint"):
    """Dice: a longest chain, before the reroll too."""


class React(Request, frozen=True, tag="react"):
    """A sign to everybody, in place of words."""

    reaction: Reaction


class Say(Request, frozen=True, tag="chat"):
    """A line of chat, at tables by link."""

    text: Chat


class Back(Request, frozen=True, tag="back"):
    """Take the seat back from the bot that holds it."""


class Coach(Request, frozen=True, tag="coach"):
    """Switch the coach on or off, where all others at the table are bots."""

    on: bool


class Speak(Request, frozen=True, tag="language"):
    """The language that refusals are told in from now on."""

    language: Language


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Answered by `pong`."""


AnyRequest = (
    SitDown
    | StandUp
    | VoteOut
    | ReportPlayer
    | PutBot
    | FreeSeat
    | MutePlayer
    | BanPerson
    | DismissWatcher
    | ChangeSettings
    | WriteRules
    | ChooseBoard
    | CommitNonce
    | WantAgain
    | StartMatch
    | SendNonce
    | MakeMove
    | NextRound
    | Ask
    | Hint
    | React
    | Say
    | Back
    | Coach
    | Speak
)
Incoming = Hello | Ping | AnyRequest


# What the server sends.


class SeatInfo(TypedDict):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    """Null for an open seat."""
    avatar: str | None
    """That this person has chosen."""
    level: Level | None
    """Of a bot."""
    wrote: bool
    """Whether this player's rule cards are written."""
    color: str | None
    """Dice: of their board, if they have chosen it."""
    wins: int
    """Matches won at this table."""
    again: bool
    """After a match: whether this player is in for the next one. Bots always are."""


class FairInfo(TypedDict):
    """What makes the match checkable: the server's commitment, and the players'."""

    commitment: str
    """SHA-256 of the server's secret for this match, or for the next one while none is played."""
    commitments: list[str | None]
    """What each player committed to, by seat."""
    nonces: list[str | None]
    """What each player then sent, by seat."""


Best = tuple[Literal["draw", "chain", "catches", "jumps", "comeback", "close", "sweep"], int, int]


class LastMatch(TypedDict):
    """A match that is over, as everybody saw it. Seats are numbers of then."""

    commitment: str
    """That it was dealt under, to be compared with its record's."""
    names: list[str]
    """By seat; those who sit there now may be others."""
    winners: list[int]
    """The seats that won; none when it was broken off."""
    rounds: list[list[int]]
    """The points of each seat after each round; nothing at dice."""
    best: Best | None
    """Its best moment: what it was, whose, and how many cards, dice, times, points or rounds."""


class TableInfo(TypedDict):
    """The table itself, the same for everybody."""

    code: str
    kind: Kind
    """Only a table of friends has a host; at others the server decides who sits where, and when it begins."""
    cup: str | None
    """The code of the tournament that this table is part of."""
    edition: EditionName
    deck: Deck | None
    """Where `edition` is not one of the package's."""
    version: int
    """Of the edition: that which the match was dealt under, or the next one will be."""
    phase: Phase
    host: int | None
    """The seat of the host; null when there is none."""
    seats: list[SeatInfo]
    options: dict[str, str]
    """Every option that has a value, as text."""
    public: bool
    """Whether the table is listed; public tables have no chat."""
    timer: int
    """Seconds for a decision; 0 is no limit."""
    pace: Pace
    """How quickly bots move."""
    open_hands: bool
    """Whether everybody may see all hands in the replay."""
    writing: bool
    """Whether players write their own rule cards."""
    share: int
    """How many rule cards each player writes."""
    boards: list[str]
    """Dice: the colour of each board in the next match, by seat."""
    round: int
    """The round of the match, from 1; 0 before the first."""
    record: str | None
    """The id of the last finished match's record."""
    last: LastMatch | None
    """How that match ended; it stays while the next one is played."""
    lesson: LessonName | None
    """Of a guided first round: its deal is prepared, and nobody else can sit down."""
    muted: list[int]
    """The seats of those whom the host has muted."""
    votes: list[list[int]]
    """By seat: the seats that have voted for this player to leave. Only strangers vote."""
    fair: FairInfo | None
    """Null for a lesson."""


class Presence(TypedDict):
    """Who is connected, whose seat a bot holds meanwhile, and how many look on."""

    here: list[bool]
    """By seat: whether the player is connected."""
    held: list[bool]
    """By seat: whether a bot plays for the player meanwhile."""
    watching: int
    """Connections of people without a seat."""
    watchers: list[int]
    """The number of each person among them, by which the host can send them away."""
    screens: int
    """Connections that said in `hello` that they are a screen."""


class Missed(Struct, frozen=True):
    """What one accepted action brought about, as this receiver may know it."""

    number: int
    events: list[Event]
    """In order; cards that this receiver may not know are `??`."""


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A line of chat or a reaction."""

    seat: int | None
    name: str
    text: str | None = None
    """Of a line of chat."""
    reaction: Reaction | None = None


class Welcome(Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answers `hello`: everything, and what was missed since the number that was seen."""

    number: int
    """Of the last thing that happened here."""
    you: int | None
    """The own seat; null for those who watch."""
    table: TableInfo
    presence: Presence
    view: Any
    """Null before the first deal."""
    choices: Any
    """Null for those who watch, and while nothing is played."""
    left: int | None
    """Milliseconds left for the decision that is waited for, until the next round, or until a quick match."""
    round_left: int | None
    """Milliseconds left for the round; null without a limit (HOUSE.blitz)."""
    missed: list[Missed]
    """What happened since `seen`; with `fresh`, the last of what happened."""
    fresh: bool
    """Whether there was no going on from `seen`."""
    chat: list[Said]
    """The last lines."""


class Happened(Struct, frozen=True, kw_only=True, tag_field="type", tag="happened"):
    """Something changed; what is absent stayed as it was."""

    number: int
    events: list[Event]
    left: int | None
    """Milliseconds left for the decision that is waited for, or until the next round is dealt."""
    round_left: int | None
    """Milliseconds left for the round; null without a limit (HOUSE.blitz)."""
    view: Any = UNSET
    """The fields of it that have changed; with `table` all of them, or null before the first deal."""
    choices: Any = UNSET
    """As in `welcome`; absent while they are what they were."""
    table: Any = UNSET
    """Absent when only the game went on."""
    you: int | UnsetType | None = UNSET
    """Comes with `table`."""
    done: str | UnsetType = UNSET
    """The id of the own `move` that brought it about: this is its answer, and `number` its number."""


class PresenceChanged(Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went, or a bot took a seat over or gave it back."""

    presence: Presence


class TimeLeft(Struct, frozen=True, tag_field="type", tag="left"):
    """The clock was set again."""

    left: int | None
    """Milliseconds; null without a clock."""
    round_left: int | None
    """Of the round, in the same way."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request with this id was carried out; `number` is where the table stands."""

    id: str
    number: int
    """Where the table stands."""
    chain: list[str] | UnsetType = UNSET
    """Of a `hint`: a longest chain."""


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out and changed nothing."""

    id: str | None
    """Null when the message had none that could be read."""
    code: str
    """One of the codes below, or a refusal of the game."""
    rule: str | None
    """The rule it comes from."""
    message: str
    """The sentence for people, in the language of this connection."""


class Advised(Struct, frozen=True, tag_field="type", tag="advice"):
    """What the coach says of the own decision, first before the move and once more after it."""

    number: int
    """Since when the own seat has been asked for it."""
    advice: PlainAdvice


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answers `ping`."""


OPEN: dict[str, tuple[type | None, ...]] = {
    "view": (CardView, DiceView, None),
    "choices": (Choices, None),
    "table": (TableInfo,),
}
"""The fields that are declared as anything, since they are spliced in as bytes, and what can be in each."""

Outgoing = Welcome | Happened | PresenceChanged | TimeLeft | Done | Refused | Said | Advised | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Incoming).decode
