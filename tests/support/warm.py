"""Compile everything once, before the tests start their workers: `python -m tests.support.warm`.

What is compiled is kept beside the sources; without this step each worker would compile it for itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Any

from lastcard import Seeded, chances, game
from lastcard.bots import level
from lastcard.editions import EDITIONS

CARDS = tuple(name for name in EDITIONS if name != "dice")
JOBS: tuple[tuple[tuple[str, ...], dict[str, str], str | None], ...] = (
    (CARDS, {}, None),
    (("usa",), {"jump-in": "on"}, "tests.support.fast_agreement"),
    (("dice",), {}, "tests.support.fast_dice"),
)
"""What is compiled together, so that no two processes compile the same: editions, options, and a lockstep
with the engine, which has rules of its own that remember; a walk of some rounds uses them all."""
NAMES = ("ana", "beto")


def warm(editions: Collection[str], options: Mapping[str, str], lockstep: str | None) -> None:
    for edition in editions:
        warm_batch(edition, options)
        decide(edition, options)
    if lockstep is not None:
        import_module(lockstep).walk(0, decisions=300)


def warm_batch(edition: str, options: Mapping[str, str]) -> None:
    """Everything that a batch can do."""
    from lastcard.fast import Batch  # noqa: PLC0415 - only where it is installed

    batch = Batch(edition, len(NAMES), 1, options)
    batch.observe()
    batch.step(batch.legal.argmax(axis=1))
    batch.next_round()
    batch.rollout()
    batch.reset()
    batch.rollout(matches=True)
    batch.reset()
    batch.advance([None, "good"])


def warm_memory() -> None:
    """What a batch with memory does in the tests, but no whole games; and what an environment sees."""
    from lastcard.fast import Batch  # noqa: PLC0415 - only where it is installed
    from lastcard.rl import RawEnv  # noqa: PLC0415

    for options in ({}, {"jump-in": "on"}):
        batch = Batch("usa", len(NAMES), 1, options, memory=True)
        batch.observe()
        batch.history()
        batch.step(batch.legal.argmax(axis=1))
        batch.next_round()
    batch = Batch("usa", len(NAMES), 1, memory=True)
    batch.advance([None, "good"])
    env = RawEnv("usa")
    env.reset(seed=0)
    env.observe(env.agent_selection)


def decide(edition: str, options: Mapping[str, str]) -> None:
    """One decision of the bot that searches, and one round played out for the coach."""
    table: Any = game(edition, NAMES, options)
    state = table.start(Seeded(0))
    seat = table.pending(state).seats[0]
    view = table.view(state, seat)
    level("expert:1").move(table, view, seat, Random(0))
    chances(view, playouts=1)


def main() -> None:
    try:
        import numba  # noqa: F401, PLC0415 - where there is none, there is nothing to compile
    except ImportError:
        return
    with ProcessPoolExecutor(len(JOBS) + 1, get_context("spawn")) as pool:
        remembering = pool.submit(warm_memory)
        for _ in pool.map(warm, *zip(*JOBS, strict=True)):
            pass
        remembering.result()


if __name__ == "__main__":
    main()
