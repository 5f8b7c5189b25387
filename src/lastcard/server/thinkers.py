"""Processes in which slow bots think, so that no table waits for them. They start when they are needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

from lastcard.core.processes import cores
from lastcard.server.worker import Failed, Lost, Worker
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

log = logging.getLogger("lastcard.server")


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
            except (Failed, Lost, OSError) as reason:
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


class Mind(Worker):
    """A process that thinks."""

    def __init__(self, ponder: Ponder) -> None:
        super().__init__(partial(_pondered, ponder), POLITENESS)
        self.ready = False

    async def begin(self) -> None:
        """Wait until it can be asked."""
        await self.ask(None, WARMING_UP)
        self.ready = True

    async def think(self, question: Question) -> Any:
        """The answer; None when the bot itself failed."""
        try:
            return await self.ask(packed(question), question.patience)
        except Failed as trouble:
            log.error("a bot of level %s failed: %s", question.level, trouble)
            return None


def _pondered(ponder: Ponder, question: bytes | None) -> Any:
    """The move, or what the coach found; without a question all kinds of them are rehearsed."""
    if question is not None:
        return ponder(unpacked(question))
    for rehearsal in rehearsals():
        ponder(rehearsal)
    return None
