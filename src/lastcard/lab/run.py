"""Carrying out a plan: only what is not done yet, and nothing that is done is lost."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lastcard.lab.engines import Engine
from lastcard.lab.plan import Columns, Plan, empty
from lastcard.lab.results import Done, check_suffix, load, save

Notice = Callable[[Columns], None]
"""Is given the results of each chunk, once."""

SECONDS_BETWEEN_SAVES = 2.0
SHARE_OF_SAVING = 20
"""Saving takes a twentieth of the time at the most, however large the file is."""


@dataclass(slots=True)
class Run:
    """A plan, what is done of it, and the file it is kept in, if any."""

    plan: Plan
    path: Path | None = None
    done: Done = field(default_factory=dict)
    notice: Notice | None = None
    """Without a file nothing else is kept of a chunk that was noticed."""
    resumed: int = 0
    """How many rounds were done before."""
    _saved_at: float = 0.0
    _saving_took: float = 0.0

    @property
    def played(self) -> int:
        """How many rounds are done."""
        return sum(map(self.plan.size, self.done))

    @property
    def wanted(self) -> int:
        return sum(map(self.plan.size, range(self.plan.chunks)))

    @property
    def finished(self) -> bool:
        return len(self.done) == self.plan.chunks

    def carry_out(self, engine: Engine, advance: Callable[[int], None]) -> bool:
        """Play what is left; False when it was interrupted. Everything finished is in the file either way."""
        todo = [chunk for chunk in range(self.plan.chunks) if chunk not in self.done]
        try:
            with closing(engine.run(self.plan, todo)) as results:
                for chunk, columns in results:
                    self.done[chunk] = self._noticed(columns)
                    advance(self.plan.size(chunk))
                    self._save_now_and_then()
        except KeyboardInterrupt:
            return False
        finally:
            if todo:
                self.save()
        return True

    def _noticed(self, columns: Columns) -> Columns:
        if self.notice is None:
            return columns
        self.notice(columns)
        return {} if self.path is None else columns

    def _save_now_and_then(self) -> None:
        waited = time.monotonic() - self._saved_at
        if waited > max(SECONDS_BETWEEN_SAVES, SHARE_OF_SAVING * self._saving_took):
            self.save()

    def save(self) -> None:
        if self.path is not None:
            start = time.monotonic()
            save(self.path, self.plan, self.done)
            self._saved_at = time.monotonic()
            self._saving_took = self._saved_at - start

    def column(self, name: str) -> array[Any]:
        """A column of everything done, in the order of the chunks."""
        whole = empty(self.plan.columns)[name]
        for chunk in sorted(self.done):
            whole += self.done[chunk][name]
        return whole


def begin(plan: Plan, path: Path | None, notice: Notice | None = None) -> Run:
    """A run, with what its file has already; the file is there from the beginning, so that it can be."""
    run = Run(plan, path, notice=notice)
    if path is not None:
        check_suffix(path)
        if path.exists():
            done = load(path, plan)
            run.done = {chunk: run._noticed(done[chunk]) for chunk in sorted(done)}
        run.resumed = run.played
        run.save()
    return run
