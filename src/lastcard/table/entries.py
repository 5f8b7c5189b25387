"""What can be done at a table, as values: the journal that a table is rebuilt from.

An entry says everything that was decided elsewhere (secrets, names, what a bot chose), so that the same
entries always give the same table. What is agreed on belongs to a version of the edition: None is the newest
one there is, until `table.journal` writes down which that was.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from lastcard.cards.decks.form import MOST_BYTES
from lastcard.core.event import Event
from lastcard.lessons import Prepared

EditionName = Annotated[str, Meta(max_length=20, title="EditionName")]
Pace = Literal["calm", "brisk", "quick"]
Timer = Annotated[int, Meta(ge=0, le=600, description="seconds for a decision; 0 is no limit")]
Text = Annotated[str, Meta(max_length=200)]
# The length as well: `$` also matches before a line feed at the end.
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Avatar = Annotated[str, Meta(pattern=r"^[a-z]{2,12}-[1-8](?!\n)$", max_length=14)]
"""An animal and the colour behind it, as in `fox-3`; a letter stands for an animal that one does not know."""


GivenDeck = dict[str, Any] | Annotated[str, Meta(max_length=MOST_BYTES)]
"""The data of a deck file, or its text."""
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Text], Meta(max_length=100)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table has agreed on before anybody sits down."""

    edition: EditionName
    deck: GivenDeck | None = None
    """One of one's own, as the data of a deck file or as its text; then `edition` is its name."""
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: Options = {}
    """By name, as text; what is absent is as the rulebook has it."""
    public: bool = False
    """Listed for everybody; otherwise by link only."""
    timer: Timer = 0
    pace: Pace = "brisk"
    """How quickly bots move."""
    open_hands: bool = True
    """Whether everybody may see all hands in the replay."""
    writing: bool = False
    """Whether players write their own rule cards (jackpot)."""


class Entry(Struct, frozen=True, tag_field="do"):
    """One accepted action. `by` is the seat that asked for it, where that matters."""


class Create(Entry, frozen=True, tag="create"):
    """A new table: the first player sits in seat 0, the bots in the last seats."""

    code: str
    settings: Settings
    player: str
    name: str
    bots: tuple[str, ...]
    secret: str
    record: str
    version: int | None = None
    """That the settings are of."""
    avatar: Avatar | None = None
    prepared: Prepared | None = None
    """Of a lesson: then nothing about the deal is fair."""


class Sit(Entry, frozen=True, tag="sit"):
    seat: int
    name: str
    player: str
    avatar: Avatar | None = None


class Leave(Entry, frozen=True, tag="leave"):
    """A seat is open again; only before and after a match."""

    seat: int


class Bot(Entry, frozen=True, tag="bot"):
    by: int
    seat: int
    level: str


class Free(Entry, frozen=True, tag="free"):
    """The host takes a bot or a player off a seat."""

    by: int
    seat: int


class Host(Entry, frozen=True, tag="host"):
    """The player there decides from now on: the host has been gone for too long."""

    seat: int


class Change(Entry, frozen=True, tag="change"):
    by: int
    settings: Settings
    version: int | None = None
    """That the settings are of."""


class Write(Entry, frozen=True, tag="write"):
    """The rule cards of one player (RULE.write)."""

    seat: int
    cards: tuple[str, ...]


class Board(Entry, frozen=True, tag="board"):
    """Dice: the colour of one player's board, for the matches to come (DICE.parts)."""

    seat: int
    color: str


class Commit(Entry, frozen=True, tag="commit"):
    """A player commits to a nonce, by its hash."""

    seat: int
    hash: str


class Again(Entry, frozen=True, tag="again"):
    """After a match: a player is in for the next one, or no longer."""

    seat: int
    wanted: bool


class Start(Entry, frozen=True, tag="start"):
    """No more commitments: now the nonces."""

    by: int


class Nonce(Entry, frozen=True, tag="nonce"):
    seat: int
    nonce: str


class Deal(Entry, frozen=True, tag="deal"):
    """The match begins, with the nonces that came, under a version and by all these options.

    Without options, they are those that the table has agreed on.
    """

    version: int | None = None
    options: dict[str, str] | None = None


class Move(Entry, frozen=True, tag="move"):
    """A move in the notation. A person's has an id; a bot's has none.

    `lasted` are the milliseconds that the round had lasted by then, where its time is limited (HOUSE.blitz).
    """

    seat: int
    move: str
    id: str | None = None
    lasted: int | None = None


class Time(Entry, frozen=True, tag="time"):
    """The time of the round is over (HOUSE.blitz)."""


class Next(Entry, frozen=True, tag="next"):
    """The next round is dealt."""


class Prepare(Entry, frozen=True, tag="prepare"):
    """After a match: the secret of the one that may follow, and the name of its record."""

    secret: str
    record: str


class End(Entry, frozen=True, tag="end"):
    """The table is closed for good."""


AnyEntry = (
    Create
    | Sit
    | Leave
    | Bot
    | Free
    | Host
    | Change
    | Write
    | Board
    | Commit
    | Again
    | Start
    | Nonce
    | Deal
    | Move
    | Time
    | Next
    | Prepare
    | End
)


class Applied(NamedTuple):
    """An entry that was carried out: its number and its events, unredacted.

    `about_table` says whether more than the game itself changed.
    """

    number: int
    events: tuple[Event, ...]
    about_table: bool
