"""Who does the work: this process, several of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Protocol

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


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def engine(name: str | None, workers: int | None, address: str | None) -> Engine:
    """The engine of this name; without one, as many processes as there are cores."""
    if name == RAY or (name is None and address is not None):
        # Ray is large, and only this needs it.
        from lastcard.lab.ray_engine import RayEngine  # noqa: PLC0415

        return RayEngine(address or LOCAL, workers)
    if address is not None:
        raise Refusal("address-without-ray")
    wanted = workers or cores()
    return Serial() if name == SERIAL or (name is None and wanted == 1) else Processes(wanted)


class Serial:
    """One chunk after the other, here."""

    def run(self, plan: Plan, chunks: Sequence[int]) -> Work:
        for chunk in chunks:
            yield chunk, plan.play(chunk)


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine."""

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
                worker.pipe.send(chunk)
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    yield _received(pipe)
                    following = next(todo, None)
                    if following is None:
                        busy.pop(pipe).stop()
                    else:
                        pipe.send(following)
        finally:
            for worker in busy.values():
                worker.stop()


class _Worker:
    """A process that plays the chunks whose numbers come down its pipe.

    The other end of the pipe is here alone: if this process dies, the worker reads its end and goes.
    """

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, plan), daemon=True)
        with _unaware_of_ctrl_c():
            self.process.start()
        theirs.close()

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


@contextmanager
def _unaware_of_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches the whole group, and this process decides what follows from it.

    What is started meanwhile never hears of it, not even while it is being started.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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


def _received(pipe: Connection) -> tuple[int, Columns]:
    try:
        chunk, found = pipe.recv()
    except EOFError:
        raise Refusal("worker-lost") from None
    if isinstance(found, Exception):
        raise found
    return chunk, found
