"""Processes that answer one question at a time, so that no table waits for the answer. What they import is
little: a new one answers soon."""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from lastcard.core.processes import started

POLITENESS = 5
"""How much a process gives way to the tables, unless it says otherwise."""

ARE_YOU_THERE = ...
"""A question whose only answer is that the process is up; this is the same object in every process."""

Answer = Callable[[Any], Any]
"""What the process does with a question; it is found there by its name."""


class Lost(Exception):
    """The process is gone."""


class Slow(Lost):
    """It takes too long."""


class Failed(Exception):
    """The process could not answer, and lives on."""


class Worker:
    """One process."""

    def __init__(self, answer: Answer, politeness: int = POLITENESS) -> None:
        self.process, self._pipe = started(_live, (answer, politeness))
        self._hearing: asyncio.Future[Any] | None = None

    async def ask(self, question: Any, patience: float) -> Any:
        """Return its answer; it counts as lost when it says nothing for that long."""
        # A thread that reads cannot be cancelled: it ends with the process.
        self._hearing = asyncio.ensure_future(asyncio.to_thread(self._asked, question))
        done, _ = await asyncio.wait([self._hearing], timeout=patience)
        if not done:
            raise Slow(f"no answer within {patience:g} seconds")
        try:
            found, trouble = self._hearing.result()
        except (EOFError, OSError):
            raise Lost("it has ended") from None
        if trouble is not None:
            raise Failed(trouble)
        return found

    def _asked(self, question: Any) -> Any:
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


class LoneWorker:
    """One process for all who ask, who wait for each other. It is started with the first question, and again
    after it was lost."""

    def __init__(self, answer: Answer, patience: float, beginning: float) -> None:
        self.worker: Worker | None = None
        self._answer = answer
        self._patience = patience
        self._beginning = beginning
        self._turn = asyncio.Lock()

    async def ask(self, question: Any) -> Any:
        """Return its answer; a new process may take longer until it can be asked."""
        async with self._turn:
            try:
                if self.worker is None or not self.worker.process.is_alive():
                    await self.stop()
                    self.worker = Worker(self._answer)
                    await self.worker.ask(ARE_YOU_THERE, self._beginning)
                return await self.worker.ask(question, self._patience)
            except (Lost, asyncio.CancelledError):
                # An answer that nobody waits for would be taken for that of the next question.
                await self.stop()
                raise

    async def stop(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.end()


def _live(pipe: Connection, given: tuple[Answer, int]) -> None:
    """What the process does, until nobody is there any more to ask it."""
    answer, politeness = given
    for one in (signal.SIGINT, signal.SIGTERM):
        # Whoever has started it ends it.
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answered(answer, pipe.recv()))


def _answered(answer: Answer, question: Any) -> tuple[Any, str | None]:
    if question is ARE_YOU_THERE:
        return None, None
    try:
        return answer(question), None
    except Exception:
        return None, traceback.format_exc()
