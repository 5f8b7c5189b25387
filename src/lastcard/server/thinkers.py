"""Processes in which slow bots think, so that no table waits for them. They start when they are needed."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from lastcard.core.processes import cores, started
from lastcard.table.thoughts import Question, packed, ponder, rehearsals, unpacked

WARMING_UP = 300.0
"""Seconds that a process may take until it can be asked: at the first use everything is compiled."""
UPTAKE = 1.5
"""Seconds that a question may wait for a process: with too many, or none ready, bots play on."""
AGAIN = 0.5
"""Seconds until a question that can wait is asked again: those of bots at tables come first."""
RECOVERING = 30.0
"""Seconds until another is tried after one that could never be asked."""
MOST_MINDS = 16
"""On however many cores: each takes one of the few threads that also serve the tables."""
POLITENESS = 10
"""How much a thinking process gives way to the tables themselves."""

Ponder = Callable[[Question], Any]
Answer = tuple[Any, str | None]
"""A move or what the coach found, or what went wrong."""

log = logging.getLogger("lastcard.server")


class Lost(Exception):
    """A process is gone, or it takes too long."""


class Waiting(NamedTuple):
    """A question, whether a process is thinking about it, and the answer to come."""

    question: Question
    taken: asyncio.Future[None]
    answer: asyncio.Future[Any]


class Thinkers:
    """Answers questions, a few at once; none is waited for longer than its patience."""

    def __init__(self, ponder: Ponder = ponder, most: int | None = None) -> None:
        self.most = max(1, min(cores() - 1, MOST_MINDS)) if most is None else most
        self.minds: list[Mind] = []
        self._ponder = ponder
        self._questions: asyncio.Queue[Waiting] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle = 0
        self._warming = False

    def begin(self) -> None:
        """Somebody will ask soon: have a process ready by then."""
        if not self._tasks:
            self._hire()

    async def think(self, question: Question) -> Any:
        """The move, or what the coach found; None when nothing came of it."""
        _, answer = await self._ask(question)
        return answer

    async def think_in_time(self, question: Question, wanted: Callable[[], bool]) -> Any:
        """The same for what can wait for a process as long as it is wanted; None if one fails at it."""
        while wanted():
            taken, answer = await self._ask(question)
            if taken:
                return answer
            await asyncio.sleep(AGAIN)
        return None

    async def _ask(self, question: Question) -> tuple[bool, Any]:
        """Whether a process took the question up, and the answer."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(question, loop.create_future(), loop.create_future())
        self._questions.put_nowait(waiting)
        if self._questions.qsize() > self._idle:
            self._hire()
        try:
            async with asyncio.timeout(UPTAKE):
                await waiting.taken
            async with asyncio.timeout(question.patience):
                return True, await waiting.answer
        except TimeoutError:
            return not waiting.taken.cancelled(), None
        finally:
            waiting.answer.cancel()

    def waiting(self) -> int:
        """How many questions no process has taken yet."""
        return self._questions.qsize()

    def states(self) -> dict[str, int]:
        """How many processes there are, by what they do."""
        ready = sum(mind.ready for mind in self.minds)
        return {"warming": len(self.minds) - ready, "idle": self._idle, "busy": ready - self._idle}

    async def stop(self) -> None:
        """End every process, whatever it thinks about."""
        self.most = 0
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hire(self) -> None:
        """One more, unless one is on its way: what the first compiles, the next finds compiled."""
        if len(self._tasks) < self.most and not self._warming:
            task = asyncio.create_task(self._employ())
            self._warming = True
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _employ(self) -> None:
        """One process, and another in its place whenever it is lost."""
        while True:
            self._warming, ready = True, False
            try:
                async with self._mind() as mind:
                    await mind.begin()
                    self._warming, ready = False, True
                    if self._questions.qsize() > 1:
                        self._hire()
                    await self._answer(mind)
            except (Lost, OSError) as reason:
                log.error("a thinking process is replaced: %s", reason)
            if not ready:
                await asyncio.sleep(RECOVERING)

    @asynccontextmanager
    async def _mind(self) -> AsyncIterator[Mind]:
        """A process that ends with the block."""
        mind = Mind(self._ponder)
        self.minds.append(mind)
        try:
            yield mind
        finally:
            self.minds.remove(mind)
            await mind.end()

    async def _answer(self, mind: Mind) -> None:
        """Question after question, while the process lives."""
        while True:
            waiting = await self._next()
            move = None
            try:
                move = await mind.think(waiting.question)
            finally:
                if not waiting.answer.done():
                    waiting.answer.set_result(move)

    async def _next(self) -> Waiting:
        """The question that has waited longest, of those that somebody still waits for."""
        while True:
            self._idle += 1
            try:
                waiting = await self._questions.get()
            finally:
                self._idle -= 1
            if not waiting.taken.done():
                waiting.taken.set_result(None)
                return waiting


class Mind:
    """One process, which is asked one thing at a time."""

    def __init__(self, ponder: Ponder) -> None:
        self.process, self._pipe = started(_live, ponder)
        self._hearing: asyncio.Future[Answer] | None = None
        self.ready = False

    async def begin(self) -> None:
        """Wait until it can be asked."""
        _, trouble = await self._hear(WARMING_UP)
        if trouble is not None:
            raise Lost(trouble)
        self.ready = True

    async def think(self, question: Question) -> Any:
        """The answer; None when the bot itself failed."""
        try:
            self._pipe.send_bytes(packed(question))
        except OSError:
            raise Lost("it has ended") from None
        move, trouble = await self._hear(question.patience)
        if trouble is not None:
            log.error("a bot of level %s failed: %s", question.level, trouble)
        return move

    async def _hear(self, patience: float) -> Answer:
        """The next thing it says; it counts as lost when it says nothing for that long."""
        # A thread that reads cannot be cancelled: it ends with the process.
        self._hearing = asyncio.ensure_future(asyncio.to_thread(self._pipe.recv))
        done, _ = await asyncio.wait([self._hearing], timeout=patience)
        if not done:
            raise Lost(f"no answer within {patience:g} seconds")
        try:
            return self._hearing.result()
        except (EOFError, OSError):
            raise Lost("it has ended") from None

    async def end(self) -> None:
        """Kill it: nothing that it knows is worth keeping."""
        self.process.kill()
        if self._hearing is not None:
            await asyncio.gather(self._hearing, return_exceptions=True)
        await asyncio.to_thread(self.process.join)
        self.process.close()
        self._pipe.close()


def _live(pipe: Connection, ponder: Ponder) -> None:
    """What a process does: get ready, then answer until nobody is there any more to ask."""
    for one in (signal.SIGINT, signal.SIGTERM):
        # Whoever has started it ends it.
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with suppress(EOFError, OSError):
        pipe.send(_answered(lambda: [ponder(question) for question in rehearsals()]))
        while True:
            question = unpacked(pipe.recv_bytes())
            pipe.send(_answered(lambda: ponder(question)))  # noqa: B023 - called at once


def _answered(think: Callable[[], Any]) -> Answer:
    try:
        return think(), None
    except Exception:
        return None, traceback.format_exc()
