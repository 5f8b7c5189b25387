"""Work in processes of their own: how many there may be, and who hears Ctrl-C."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def started(target: Callable[..., None], given: object) -> tuple[BaseProcess, Connection]:
    """A process, and the pipe to it; its function gets the other end, and what is given.

    That end is theirs alone: who reads from a process that died, or whose parent did, comes to an end.
    """
    context = get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, given), daemon=True)
    with _deaf_to_ctrl_c():
        process.start()
    theirs.close()
    return process, pipe


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches the whole group, and this process decides what follows from it.

    What is started meanwhile never hears of it, not even while it is being started.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Otherwise the first process would start it now, and it would let Ctrl-C in again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
