"""Trying moves on positions that anybody may write, in a process that is ended if it takes long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Annotated, Any

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert

from lastcard.core.event import Event
from lastcard.core.processes import started
from lastcard.core.refusal import Refusal
from lastcard.languages import Language
from lastcard.locale import catalogue
from lastcard.sandbox.position import LONGEST
from lastcard.sandbox.trying import answer
from lastcard.server.answers import AnyRequest, problems
from lastcard.server.decks import Deck
from lastcard.server.fields import EditionName, SeatNumber
from lastcard.server.guard import address_of, language_of, verify_origin
from lastcard.server.messages import MoveText

MOST_MOVES = 60
"""That are tried one after the other."""
PATIENCE = 5.0
"""Seconds that all of them may take. A usual answer is there after a hundredth of one."""
BEGINNING = 30.0
"""Seconds that a new process may take before it answers for the first time."""
WAITING = 20
"""Who may wait for the process."""
POLITENESS = 5
"""How much it gives way to the tables."""

log = logging.getLogger("lastcard.server")


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
    trials: Trials = state.trials
    moves = [(one.seat, one.move) for one in data.moves]
    return convert(await trials.ask(data.position, moves, language_of(request)), Tried)


class Trials:
    """Asks the process, one after the other; one that hangs is ended, and the next gets another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._bench: Bench | None = None

    async def ask(self, position: str, moves: Sequence[tuple[int, str]], language: Language) -> Any:
        """The answer to these moves; a refusal where it takes too long."""
        if self._waiting >= WAITING:
            raise Refusal("try-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.shield(asyncio.ensure_future(self._asked(position, moves, language)))
        finally:
            self._waiting -= 1

    async def _asked(self, position: str, moves: Sequence[tuple[int, str]], language: Language) -> Any:
        if self._bench is None or not self._bench.process.is_alive():
            await self._let_go()
            self._bench = Bench()
        found = await self._bench.ask((position, moves, language))
        if found is None:
            await self._let_go()
            log.warning("a position took too long to be tried")
            raise Refusal("try-slow")
        if isinstance(found, str):
            log.error("a position could not be tried: %s", found)
            raise Refusal("internal")
        return found

    async def _let_go(self) -> None:
        bench, self._bench = self._bench, None
        if bench is not None:
            await bench.end()

    async def stop(self) -> None:
        await self._let_go()


class Bench:
    """The process."""

    def __init__(self) -> None:
        self.process, self._pipe = started(_live, None)
        self._hearing: asyncio.Future[Any] | None = None
        self._patience = BEGINNING

    async def ask(self, question: Any) -> Any:
        """Its answer; None where it takes too long, or is not there any more."""
        # A thread that reads cannot be cancelled: it ends with the process.
        self._hearing = asyncio.ensure_future(asyncio.to_thread(self._asked, question))
        done, _ = await asyncio.wait([self._hearing], timeout=self._patience)
        self._patience = PATIENCE
        return self._hearing.result() if done else None

    def _asked(self, question: Any) -> Any:
        with suppress(EOFError, OSError):
            self._pipe.send(question)
            return self._pipe.recv()

    async def end(self) -> None:
        """Kill it: nothing that it knows is worth keeping."""
        self.process.kill()
        if self._hearing is not None:
            await asyncio.gather(self._hearing, return_exceptions=True)
        await asyncio.to_thread(self.process.join)
        self.process.close()
        self._pipe.close()


def _live(pipe: Connection, _: None) -> None:
    """What the process does, until nobody is there any more to ask it."""
    for one in (signal.SIGINT, signal.SIGTERM):
        # Whoever has started it ends it.
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(*pipe.recv()))


def _answer(position: str, moves: Sequence[tuple[int, str]], language: str) -> Any:
    try:
        return answer(position, moves, catalogue(language))
    except Exception:
        return traceback.format_exc()


TRIALS = (try_moves,)
