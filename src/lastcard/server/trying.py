"""Trying moves on positions over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert

from lastcard.core.event import Event
from lastcard.sandbox.position import LONGEST
from lastcard.server.answers import AnyRequest, problems
from lastcard.server.decks import Deck
from lastcard.server.fields import EditionName, SeatNumber
from lastcard.server.guard import address_of, language_of, verify_origin
from lastcard.server.messages import MoveText
from lastcard.server.sandbox import Sandbox

MOST_MOVES = 60
"""That are tried one after the other."""


class MoveToTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in the notation, and the seat that makes it."""

    seat: SeatNumber
    move: MoveText


class ToTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and moves to try on it, one after the other."""

    position: Annotated[str, Meta(max_length=LONGEST)]
    """In the notation (docs/notation.md); `next` lines say what chance brings."""
    moves: Annotated[list[MoveToTry], Meta(max_length=MOST_MOVES)] = []


class TriedEvent(Struct, frozen=True):
    """Something that happened, and the rules by which it did."""

    event: Event
    rules: list[str]
    """Their ids."""


class TriedRefusal(Struct, frozen=True):
    """Why a move may not be made."""

    code: str
    rule: str | None
    message: str
    """The sentence for people, in the language of `accept-language`."""


class PositionProblem(Struct, frozen=True):
    """What is wrong with a position."""

    code: str
    rule: str | None
    message: str
    """The sentence for people, in the language of `accept-language`."""
    line: int | None
    """Of the text, from 1."""
    column: int | None


class TriedMove(Struct, frozen=True):
    """A legal move."""

    seat: int
    move: str
    """In the notation."""
    label: str
    """In words."""


class TriedPosition(Struct, frozen=True):
    """A position as one looks at it who may see everything."""

    text: str
    """In the notation; it can be tried further."""
    edition: EditionName
    deck: Deck | None
    """Of one's own; null for an edition of the package."""
    options: dict[str, str]
    """Those that are not as the rulebook has them."""
    players: list[str]
    view: Any
    """What lies open, and the card just drawn."""
    hands: list[list[str]]
    """The cards of each seat; none for dice."""
    moves: list[TriedMove]
    """The legal moves of every seat; of very many only some."""
    more: bool
    """Whether there are more of them."""


class Tried(Struct, frozen=True):
    """What became of it."""

    position: TriedPosition | None
    """After the last move that was made; null where there is a problem with the first one."""
    began: list[TriedEvent]
    """What happened as the position was set up: a first card that was turned over."""
    steps: list[list[TriedEvent]]
    """What each move brought about."""
    refused: TriedRefusal | None
    """Why the next move may not be made; those after it were not tried."""
    problem: PositionProblem | None


@post("/api/try", status_code=200, responses=problems(403, 413, 429, 503))
async def try_moves(request: AnyRequest, state: State, data: JSONBody[ToTry]) -> Tried:
    """What moves on a position bring about, and by which rules; nothing is kept."""
    verify_origin(request)
    state.gate.pass_by("tries", address_of(request))
    sandbox: Sandbox = state.sandbox
    moves = [(one.seat, one.move) for one in data.moves]
    return convert(await sandbox.ask(data.position, moves, language_of(request)), Tried)


TRYING = (try_moves,)
