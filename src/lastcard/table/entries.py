"""What can be done at a table, as values: the journal that a table is rebuilt from.

An entry says everything that was decided elsewhere (secrets, names, what a bot chose), so that the same
entries always give the same table. What is agreed on belongs to a version of the edition: None is the newest
one there is, until `table.journal` writes down which that was.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from lastcard.core.event import Event
from lastcard.lessons import Prepared

Pace = Literal["calm", "brisk", "quick"]
Kind = Literal["friends", "quick", "cup"]
"""Of a table. Only friends have a host; elsewhere the server decides who sits where and when it begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a table has agreed on before anybody sits down; `server.messages` says what each of it means."""

    edition: str
    deck: dict[str, Any] | str | None = None
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False
    timer: int = 0
    pace: Pace = "brisk"
    open_hands: bool = True
    writing: bool = False


@dataclass(frozen=True, slots=True)
class Sit:
    """A person in an open seat, or in that of a bot: among strangers during a match, too."""

    seat: int
    name: str
    player: str
    avatar: str | None = None
    rated: bool = False
    """Among strangers: whether the matches shall count for this player's rating."""


@dataclass(frozen=True, slots=True)
class Create:
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
    avatar: str | None = None
    prepared: Prepared | None = None
    """Of a lesson: then nothing about the deal is fair."""
    kind: Kind = "friends"
    cup: str | None = None
    """The code of the tournament, at one of its tables."""
    company: tuple[Sit, ...] = ()
    """Who has a seat from the beginning beside the first player: in a tournament, everybody."""
    rated: bool = False
    """As in `Sit`."""


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat is open again; only before and after a match. Among strangers, during one a bot plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Vote:
    """Among strangers: one of them wants another to leave. The last vote that it takes sends them away."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Bot:
    by: int | None
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Free:
    """The host takes a bot or a player off a seat. During a match only a player: a bot plays on."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Mute:
    """The host: what this player says reaches nobody any more, or does again."""

    by: int
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """The host sends somebody away for good, from a seat or from among those who watch.

    The mark is of where they came from, unless others who sit here come from there, too.
    """

    by: int
    player: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Host:
    """The player there decides from now on: the host has been gone for too long."""

    seat: int


@dataclass(frozen=True, slots=True)
class Change:
    by: int
    settings: Settings
    version: int | None = None
    """That the settings are of."""


@dataclass(frozen=True, slots=True)
class Write:
    """The rule cards of one player (RULE.write)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Dice: the colour of one player's board, for the matches to come (DICE.parts)."""

    seat: int
    color: str


@dataclass(frozen=True, slots=True)
class Commit:
    """A player commits to a nonce, by its hash."""

    seat: int
    hash: str


@dataclass(frozen=True, slots=True)
class Again:
    """After a match: a player is in for the next one, or no longer."""

    seat: int
    wanted: bool


@dataclass(frozen=True, slots=True)
class Start:
    """No more commitments: now the nonces."""

    by: int | None


@dataclass(frozen=True, slots=True)
class Nonce:
    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The match begins, with the nonces that came, under a version and by all these options.

    Without options, they are those that the table has agreed on.
    """

    version: int | None = None
    options: dict[str, str] | None = None
    bots: dict[str, Any] | None = None
    """The bots as the record describes them; None where it does not."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move in the notation. A person's has an id; a bot's has none.

    `lasted` are the milliseconds that the round had lasted by then, where its time is limited (HOUSE.blitz).
    `bot` is the level that made it, where the record has another for the seat, or a person.
    """

    seat: int
    move: str
    id: str | None = None
    lasted: int | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Time:
    """The time of the round is over (HOUSE.blitz)."""


@dataclass(frozen=True, slots=True)
class Next:
    """The next round is dealt."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """After a match: the secret of the one that may follow, and the name of its record."""

    secret: str
    record: str


@dataclass(frozen=True, slots=True)
class End:
    """The table is closed for good."""


AnyEntry = (
    Create
    | Sit
    | Leave
    | Vote
    | Bot
    | Free
    | Mute
    | Ban
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
"""One accepted action. `by` is the seat that asked for it, where that matters; None is the table itself."""


class Applied(NamedTuple):
    """An entry that was carried out: its number and its events, unredacted.

    `about_table` says whether more than the game itself changed.
    """

    number: int
    events: tuple[Event, ...]
    about_table: bool
