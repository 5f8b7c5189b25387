"""A whole course of learning: at which tables, for how long, and what is written on the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from lastcard.train import RIVALS, Begun
from lastcard.train.export import begin_with, export
from lastcard.train.rivals import share_won
from lastcard.train.selfplay import Learner, Plan, Progress
from lastcard.train.tables import Sort, Tables

FREE = {"wild4": "free", "uno": "auto"}
"""Without bluffs and without saying UNO: what bots are compared by."""
RANDOM, GOOD = "random", "good"


def _sorts() -> Iterator[Sort]:
    """By the rulebook and without bluffs, two to ten players; fewer of those that are seldom played. At some
    tables sit players of compiled code, who do other things than the network does."""
    yield Sort("usa", 2, 12, FREE)
    yield Sort("usa", 2, 10, FREE, (None, GOOD))
    yield Sort("usa", 2, 6, FREE, (None, RANDOM))
    yield Sort("usa", 4, 12, FREE)
    yield Sort("usa", 4, 14, FREE, (None, GOOD, None, GOOD))
    yield Sort("usa", 6, 8, FREE)
    yield Sort("usa", 6, 10, FREE, (None, *(RANDOM,) * 5))
    for edition in ("usa", "hp", "jackpot"):
        yield Sort(edition, 2, 6)
        yield Sort(edition, 2, 4, {}, (None, GOOD))
        for players, share in ((3, 3), (4, 5), (6, 4)):
            yield Sort(edition, players, share)
    for players in (5, 7, 8, 9, 10):
        yield Sort("usa" if players % 2 else "hp", players, 1)
    yield Sort("classic", 2, 1, {"drawn": "may"})
    yield Sort("classic", 4, 1, {"drawn": "must", "wild4": "strict"})
    yield Sort("jackpot", 3, 1, {"drawn": "may", "uno": "auto"})


SORTS = tuple(_sorts())
TRIALS = dict(
    zip(
        RIVALS,
        (
            Sort("usa", 2, 1, FREE, (None, RANDOM)),
            Sort("usa", 2, 1, FREE, (None, GOOD)),
            Sort("usa", 4, 1, FREE, (None, GOOD, None, GOOD)),
        ),
        strict=True,
    )
)
"""Whom it plays against now and then, two players and two against two; `good` is near to `hard`."""
KEPT, LOG, PROGRESS = "learner.pt", "trials.jsonl", "progress.jsonl"
USUAL_GAMES = {"cuda": 500_000, "cpu": 2_000}
ROUNDS = {"cuda": 20_000, "cpu": 500}
"""How many rounds of each trial."""
TRIALS_IN_ALL = 12
KEEP_EVERY = 60
"""Seconds."""


def gentler(plan: Plan) -> Plan:
    """How networks learn that begin with weights: what they know is not to be lost in the first steps."""
    return replace(plan, rate=plan.rate / 2, entropy=0.4 * plan.entropy)


class Trial(NamedTuple):
    """How the network did against a rival after so many minutes, with an interval of 95 %."""

    minutes: float
    rival: str
    won: float
    within: float


class Course:
    """Learning that is kept in a folder, and goes on from there."""

    def __init__(self, folder: Path, plan: Plan, device: str, begin: Path | None = None) -> None:
        """Goes on from what is in the folder; where that is nothing, with the weights of `begin`.

        Raises NoWeights, or Begun where what is in the folder did not begin with weights.
        """
        self.folder, self.plan, self.device = folder, plan, device
        folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(Tables(SORTS, plan.games, device), plan, device)
        if self.kept.exists():
            self.learner.load(self.kept)
            if begin is not None and not self.learner.began_with_weights:
                raise Begun
        elif begin is not None:
            begin_with(self.learner, begin)
            self.learner.began_with_weights = True
        if self.learner.began_with_weights:
            self.plan = self.learner.plan = gentler(plan)
        self.resumed = self.learner.seconds
        self._kept_at = self.learner.seconds

    @property
    def kept(self) -> Path:
        return self.folder / KEPT

    @property
    def minutes(self) -> float:
        """For how long it has learnt, in all."""
        return self.learner.seconds / 60

    def learn(self, told: Callable[[float], object]) -> None:
        """Learn until the time of the plan is over; whatever ends it, what was learnt is kept."""
        learner, end = self.learner, 60 * self.plan.minutes
        learner.tables.start(self.plan.seed + learner.iteration)
        learner.tables.look()
        trials_made = int(TRIALS_IN_ALL * learner.seconds / end)
        try:
            while learner.seconds < end:
                self._write(PROGRESS, [learner.learn(learner.seconds / end)])
                told(min(learner.seconds, end))
                if learner.seconds - self._kept_at > KEEP_EVERY:
                    self.keep()
                if trials_made < int(TRIALS_IN_ALL * learner.seconds / end) < TRIALS_IN_ALL:
                    trials_made += 1
                    self.try_out()
            if learner.seconds > self.resumed:
                self.try_out()
        finally:
            self.keep()

    def keep(self) -> None:
        """Write everything that it takes to go on, and the networks as bots play by them."""
        self.learner.save(self.kept)
        export(self.learner, self.folder)
        self._kept_at = self.learner.seconds

    def try_out(self) -> None:
        """Play every trial on new deals, and write down how it went."""
        made = []
        for rival, sort in TRIALS.items():
            share = share_won(self.learner, sort, ROUNDS[self.device], 1_000_000 + self.learner.iteration)
            made.append(Trial(self.minutes, rival, share.won, share.within))
        self._write(LOG, made)

    def _write(self, name: str, lines: Sequence[Progress | Trial]) -> None:
        with (self.folder / name).open("a", encoding="utf-8", newline="\n") as log:
            log.writelines(json.dumps(line._asdict()) + "\n" for line in lines)

    def trials(self) -> list[Trial]:
        """All trials of this folder so far."""
        path = self.folder / LOG
        if not path.exists():
            return []
        return [Trial(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
