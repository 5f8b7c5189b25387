"""Who does the work: this process, several of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Protocol

from lastcard.core.processes import cores, started
from lastcard.core.refusal import Refusal
from lastcard.lab.plan import Columns, Plan

SERIAL, PROCESSES, RAY = "serial", "processes", "ray"
ENGINES = (SERIAL, PROCESSES, RAY)
MOST_WORKERS = 1_024
LOCAL = "local"


Work = Generator[tuple[int, Columns], None, None]
"""Chunks with their results, as they are finished. To close it stops the work at once."""


class Engine(Protocol):
    """Plays chunks of a plan, in any order."""

    def run(self, plan: Plan, chunks: Sequence[int]) -> Work: ...


def engine(name: str | None, workers: int | None, address: str | None) -> Engine:
    """The engine of this name; without one, as many processes as there are cores."""
    if name == RAY or (name is None and address is not None):
        # Ray is large, and only this needs it.
        from lastcard.lab.ray_engine import RayEngine  # noqa: PLC0415

        return RayEngine(address or LOCAL, workers)
    if address is not None:
        raise Refusal("address-without-ray")
    if name == SERIAL and workers is not None:
        raise Refusal("workers-serial")
    wanted = workers or cores()
    return Serial() if name == SERIAL or (name is None and wanted == 1) else Processes(wanted)


class Serial:
    """One chunk after the other, here."""

    def run(self, plan: Plan, chunks: Sequence[int]) -> Work:
        for chunk in chunks:
            yield chunk, plan.play(chunk)


@dataclass(frozen=True, slots=True)
class Processes:
    """Several processes of this machine."""

    workers: int

    def run(self, plan: Plan, chunks: Sequence[int]) -> Work:
        if self.workers == 1 or len(chunks) < 2:
            yield from Serial().run(plan, chunks)
            return
        todo = iter(chunks)
        busy: dict[Connection, _Worker] = {}
        try:
            for chunk in islice(todo, self.workers):
                worker = _Worker(plan)
                busy[worker.pipe] = worker
                worker.give(chunk)
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    yield busy[pipe].found()
                    following = next(todo, None)
                    if following is None:
                        busy.pop(pipe).stop()
                    else:
                        busy[pipe].give(following)
        finally:
            for worker in busy.values():
                worker.stop()


class _Worker:
    """A process that plays the chunks whose numbers come down its pipe."""

    def __init__(self, plan: Plan) -> None:
        self.process, self.pipe = started(_work, plan)

    def give(self, chunk: int) -> None:
        with _noticed():
            self.pipe.send(chunk)

    def found(self) -> tuple[int, Columns]:
        """The chunk that was given, and its results."""
        with _noticed():
            chunk, found = self.pipe.recv()
        if isinstance(found, Exception):
            raise found
        return chunk, found

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def _work(pipe: Connection, plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            chunk = pipe.recv()
            try:
                found: Columns | Exception = plan.play(chunk)
            except Exception as error:
                found = error
            pipe.send((chunk, found))


@contextmanager
def _noticed() -> Iterator[None]:
    """A process that was killed leaves a pipe that is at its end, or broken."""
    try:
        yield
    except (EOFError, OSError):
        raise Refusal("worker-lost") from None
