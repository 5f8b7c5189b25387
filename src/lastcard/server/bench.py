"""The process in which moves are tried: it keeps no table waiting, and is ended if it takes long. It imports
little, so that it is there soon."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from lastcard.core.processes import started
from lastcard.core.refusal import Refusal
from lastcard.languages import Language
from lastcard.locale import catalogue
from lastcard.sandbox.trying import answer

PATIENCE = 5.0
"""Seconds that all of them may take. A usual answer is there after a hundredth of one."""
BEGINNING = 30.0
"""Seconds that a new process may take before it answers for the first time."""
WAITING = 20
"""Who may wait for the process."""
POLITENESS = 5
"""How much it gives way to the tables."""

log = logging.getLogger("lastcard.server")


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
