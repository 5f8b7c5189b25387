"""The engine and the compiled rules side by side for very many decisions, in processes of their own; part
of `tests.support.soak`."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Collection
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context

from lastcard.core.processes import cores
from tests.support import fast_agreement, fast_dice

FAMILIES: dict[str, Callable[[int, int], int]] = {"cards": fast_agreement.walk, "dice": fast_dice.walk}
WALK = 2_000
"""At most this many decisions of one match of cards, at least this many of the dice game."""
PROGRESS = 50_000


def agree(
    decisions: int, done: dict[str, int], families: Collection[str] = FAMILIES, workers: int = 0
) -> None:
    """Compare this many decisions, divided among the families; `done` says how many there were.

    The first difference is an AssertionError with its case.
    """
    wanted = {name: decisions // len(families) for name in families}
    pool = ProcessPoolExecutor(workers or cores(), get_context("spawn"), _leave_interrupts)
    try:
        for name, goal in wanted.items():
            done[name] = 0
            _walk_until(goal, name, pool, done, workers or cores())
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes; the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _walk_until(goal: int, name: str, pool: ProcessPoolExecutor, done: dict[str, int], workers: int) -> None:
    began, told = time.monotonic(), 0
    seeds = count()
    # The first one alone: it compiles for all.
    waiting: set[Future[int]] = {pool.submit(walk, name, next(seeds))}
    while done[name] < goal:
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        done[name] += sum(walked.result() for walked in finished)
        waiting |= {pool.submit(walk, name, next(seeds)) for _ in range(2 * workers - len(waiting))}
        if done[name] // PROGRESS > told:
            told = done[name] // PROGRESS
            left = (goal - done[name]) * (time.monotonic() - began) / done[name]
            print(f"{name}: {done[name]} decisions in both, {max(left, 0):.0f} s left", flush=True)


def walk(name: str, seed: int) -> int:
    """One walk; a difference names its seed."""
    try:
        return FAMILIES[name](seed, WALK)
    except Exception as error:
        raise AssertionError(f"{name}, seed {seed}\n{error}") from error
