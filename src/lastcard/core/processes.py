"""Work in processes of their own: how many there may be, and who hears Ctrl-C."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
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
