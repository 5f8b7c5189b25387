"""Analyses of finished matches: worked out piece by piece where bots think, one after the other, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from lastcard.coach.advice import By
from lastcard.coach.analysis import Analysis, Plan, collect, plan
from lastcard.coach.telling import PlainAdvice, plain_advice
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.notation.record import Record
from lastcard.server.thinkers import Thinkers
from lastcard.table.records import StoredRecord
from lastcard.table.thoughts import piece_of

KEPT = 128
"""Analyses that are remembered."""
AT_ONCE = 6
"""Analyses that are worked on, or wait for their turn."""
DESERTED = 20.0
"""Seconds after which nobody seems to want an analysis any more."""
log = logging.getLogger("lastcard.server")


class ChancePoint(Struct, frozen=True):
    """How likely each player was to win after a moment of the replay: the round, or with dice the game."""

    moment: int
    chances: list[float]
    """By seat."""


class CostlyDecision(Struct, frozen=True):
    """A decision that gave away some of the chance to win."""

    moment: int
    """The moment of the replay in which it was to be made."""
    advice: PlainAdvice


class LuckFound(Struct, frozen=True):
    """How lucky the player was."""

    hands: list[float]
    """For each round, the part of all hands that are worse than the one dealt; none with dice."""
    draws: int
    """How many times cards or dice came."""
    gained: float
    """By how much they raised the chance to win, all together, beside what was to be expected."""


class Found(Struct, frozen=True):
    """What a match shows to one of its players, from what that player could know at each moment."""

    points: list[ChancePoint]
    mistakes: list[CostlyDecision]
    """The worst first."""
    luck: LuckFound
    by: By
    """Who says what would have been better; `hard` where `expert` cannot play the deck."""
    decisions: int
    """How many decisions of this player were looked at: of long matches, not all."""
    of: int
    """How many there were."""


class AnalysisInfo(Struct, frozen=True):
    """How far an analysis is. It goes on while somebody asks for it."""

    done: int
    """Pieces of the work."""
    total: int
    """Pieces of the work; 0 until that is known."""
    found: Found | None
    """Once all is done."""


class Job:
    """One analysis on its way."""

    def __init__(self) -> None:
        self.done, self.total, self.asked = 0, 0, 0.0
        self.found: Found | None = None
        self.task: asyncio.Task[None] | None = None

    def wanted(self) -> bool:
        """Whether somebody has asked for it lately."""
        return asyncio.get_running_loop().time() - self.asked < DESERTED

    def info(self) -> AnalysisInfo:
        return AnalysisInfo(self.done, self.total, self.found)


class Analyses:
    """Finds an analysis, or begins it: everybody who asks for the same one shares it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._turn = asyncio.Lock()

    def ask(self, stored: StoredRecord, seat: int, begin: Callable[[], object]) -> AnalysisInfo:
        """How far it is; `begin` is called before a new one, and may refuse it."""
        job = self._jobs.get((stored.id, seat))
        if job is None:
            running = sum(one.found is None for one in self._jobs.values())
            if running >= AT_ONCE:
                raise Refusal("analyses-busy")
            begin()
            job = self._jobs[stored.id, seat] = Job()
            job.task = asyncio.create_task(self._work(job, stored, seat))
            self.thinkers.begin()
        job.asked = asyncio.get_running_loop().time()
        self._jobs.move_to_end((stored.id, seat))
        while len(self._jobs) > KEPT:
            self._forget(next(iter(self._jobs)))
        return job.info()

    def stop(self) -> None:
        for name in [*self._jobs]:
            self._forget(name)

    def _forget(self, name: tuple[str, int]) -> None:
        job = self._jobs.pop(name)
        if job.task is not None:
            job.task.cancel()

    async def _work(self, job: Job, stored: StoredRecord, seat: int) -> None:
        """The whole of it, unless nobody asks any more; then it is forgotten, and so is one that failed."""
        try:
            async with self._turn:
                if not job.wanted():
                    return
                game, planned = await asyncio.to_thread(_planned, stored, seat)
                job.total = len(planned.pieces)
                found: list[Any] = []
                for piece in planned.pieces:
                    found.append(await self.thinkers.think_in_time(piece_of(game, piece), job.wanted))
                    if not job.wanted():
                        return
                    job.done += 1
                job.found = _told(collect(planned, found))
        except Exception:
            log.exception("the analysis of %s failed", stored.id)
        finally:
            if job.found is None and self._jobs.get((stored.id, seat)) is job:
                del self._jobs[stored.id, seat]


def _planned(stored: StoredRecord, seat: int) -> tuple[AnyGame, Plan]:
    record = Record.from_text(stored.text)
    return record.game(), plan(record, seat)


def _told(analysis: Analysis) -> Found:
    """The same in plain values."""
    luck = analysis.luck
    return Found(
        points=[
            ChancePoint(point.moment, [round(chance, 4) for chance in point.chances])
            for point in analysis.points
        ],
        mistakes=[CostlyDecision(one.moment, plain_advice(one.advice)) for one in analysis.mistakes],
        luck=LuckFound([round(part, 3) for part in luck.hands], luck.draws, round(luck.gained, 4)),
        by=analysis.by,
        decisions=analysis.decisions,
        of=analysis.of,
    )
