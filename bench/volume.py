"""Measure the compiled rules beside RLCard 1.2.0 and npm's uno-engine, in one run on one core.

    make bench                                  # installs both beside the project and runs this
    .venv/bin/python -m bench.volume --cuda     # on a CUDA device, and nothing else

All play the usa rules with the same policy: a random card that fits, a draw only when none does. Nobody is
asked about a Wild Draw Four, since the others cannot ask. They take turns: a noisy machine is noisy to
all; each figure is a median over the turns, of CPU time. Only two threads against one are measured by the
clock on the wall, which takes a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import IO, Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from lastcard.fast import Batch
from lastcard.fast.chance import random_below, seeds_of

HERE = Path(__file__).parent
ENGINE = HERE / "node_modules" / "uno-engine"
OURS, CORE, NODE = "lastcard.fast", "rlcard core", "uno-engine"
ROUNDS = {OURS: 20 * 1024, CORE: 200, NODE: 1_000}
"""Rounds of a turn: about as long for each."""
AT_ONCE = 1024
"""Games of a batch of whole rounds: as many as fit into a core's own cache."""
WARM = 10_000
"""Rounds of uno-engine before the first that counts: it is three times as fast after five thousand."""
OPTIONS = {"wild4": "strict"}
STEPPED = 4096
STEPS = 100
THREADS = {"one": 1, "two": 2}
ON_DEVICE = (1 << 22, 1 << 24)
STEPPED_ON_DEVICE = (1 << 16, 1 << 20, 1 << 22)
STEPS_AT_ONCE = 10


class Turn(NamedTuple):
    """What was played in a turn, and in how many seconds."""

    rounds: int
    decisions: int
    seconds: float


Player = Callable[[int], Turn]
"""Plays a turn with this seed."""


# Whole rounds


def fast_rounds(players: int) -> Player:
    """Deals, plays and looks at the outcomes, all by the public interface."""
    batch = Batch("usa", players, AT_ONCE, OPTIONS)
    parts = ROUNDS[OURS] // AT_ONCE

    def play(seed: int) -> Turn:
        before, decisions = time.process_time(), 0
        for part in range(parts):
            batch.reset(seed * parts + part)
            decisions += int(batch.rollout("random").decisions.sum())
        return Turn(ROUNDS[OURS], decisions, time.process_time() - before)

    return play


def threaded_rounds(threads: int) -> Player:
    """The same in one large batch, by the clock on the wall."""
    batch = Batch("usa", 2, 2 * ROUNDS[OURS], OPTIONS, threads=threads)

    def play(seed: int) -> Turn:
        before = time.perf_counter()
        batch.reset(seed)
        decisions = int(batch.rollout("random").decisions.sum())
        return Turn(batch.games, decisions, time.perf_counter() - before)

    return play


def core_rounds(players: int) -> Player:
    """RLCard's rules core: `get_legal_actions` for the policy, `proceed_round` for the step."""
    from bench.against_rlcard import core_chunk  # noqa: PLC0415 - not where there is only a device

    def play(seed: int) -> Turn:
        decisions, seconds, _ = core_chunk(players, ROUNDS[CORE], seed)
        return Turn(ROUNDS[CORE], decisions, seconds)

    return play


@contextmanager
def uno_engine() -> Iterator[subprocess.Popen[str] | None]:
    """uno-engine in a Node of its own, on one thread like the others; none where it is not there."""
    node = shutil.which("node")
    if node is None or not ENGINE.exists():
        print("No Node, or uno-engine is not installed: it is left out.")
        yield None
        return
    command = [node, "--single-threaded", str(HERE / "uno_engine.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            pipe(process.stdin).close()


def pipe(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


def node_rounds(process: subprocess.Popen[str], players: int) -> Player:
    """It counts its own CPU time, without its start; its first turn is long, for Node compiles as it goes."""

    def play(seed: int) -> Turn:
        print(players, ROUNDS[NODE] if seed > 0 else WARM, file=pipe(process.stdin), flush=True)
        return Turn(**json.loads(pipe(process.stdout).readline()))

    return play


# A step at a time


@numba.njit(cache=True, nogil=True)
def choose_legal(generators: Any, masks: Any, actions: Any) -> None:
    """A random legal action for each game."""
    for number in range(masks.shape[0]):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[number, action]
        left = random_below(generators[number], legal)
        for action in range(masks.shape[1]):
            if masks[number, action] != 0:
                if left == 0:
                    actions[number] = action
                    break
                left -= 1


def fast_steps(players: int, only_steps: bool) -> Player:
    """Any legal action out of the masks, and a new deal where a round is over; or the steps alone."""
    batch = Batch("usa", players, STEPPED, OPTIONS)
    actions: NDArray[np.int64] = np.zeros(STEPPED, np.int64)

    def play(seed: int) -> Turn:
        generators = seeds_of(seed + 1, STEPPED).reshape(STEPPED, 1)
        batch.reset(seed)
        stepping, began = 0.0, time.process_time()
        for _ in range(STEPS):
            choose_legal(generators, batch.legal, actions)
            before = time.process_time()
            batch.step(actions)
            stepping += time.process_time() - before
            over = batch.seats < 0
            if over.any():
                batch.reset(where=over)
        whole = time.process_time() - began
        return Turn(0, STEPPED * STEPS, stepping if only_steps else whole)

    return play


# Figures


def take_turns(players: dict[str, Player], turns: int) -> dict[str, list[Turn]]:
    """Several turns of each, one after the other; the first turn of all, which compiles, does not count."""
    for play in players.values():
        play(0)
    taken: dict[str, list[Turn]] = {name: [] for name in players}
    for seed in range(1, turns + 1):
        for name, play in players.items():
            taken[name].append(play(seed))
    return taken


def by_second(turns: list[Turn], what: str = "decisions") -> float:
    figures: list[float] = [getattr(turn, what) / turn.seconds for turn in turns]
    return statistics.median(figures)


def measure(players: int, turns: int, process: subprocess.Popen[str] | None) -> None:
    """Print the table for this many players."""
    whole = {OURS: fast_rounds(players), CORE: core_rounds(players)}
    if process is not None:
        whole[NODE] = node_rounds(process, players)
    stepped, only = f"{STEPPED} games step by step", "the steps alone"
    steps = {stepped: fast_steps(players, False), only: fast_steps(players, True)}
    taken = take_turns(whole | steps, turns)
    print(f"\n{players} players{'':22}{'rounds':>9}{'decisions':>12}   (thousand a second)")
    for name in whole:
        rounds, decisions = by_second(taken[name], "rounds"), by_second(taken[name])
        print(f"  {name:29}{rounds / 1e3:9.1f}{decisions / 1e3:12.0f}")
    for name in steps:
        print(f"  {name:29}{'':9}{by_second(taken[name]) / 1e3:12.0f}")
    for other in [name for name in whole if name != OURS]:
        peer = by_second(taken[other])
        rounds = by_second(taken[OURS], "rounds") / by_second(taken[other], "rounds")
        print(f"  whole rounds ÷ {other:14}{rounds:9.1f}{by_second(taken[OURS]) / peer:12.1f}")
        for name, told in ((stepped, "step by step"), (only, "steps alone")):
            print(f"  {told} ÷ {other:{26 - len(told)}}{'':9}{by_second(taken[name]) / peer:12.1f}")


def measure_threads(turns: int) -> None:
    """Two threads against one."""
    players = {name: threaded_rounds(threads) for name, threads in THREADS.items()}
    taken = take_turns(players, turns)
    one, two = by_second(taken["one"]), by_second(taken["two"])
    print(f"\ntwo threads ÷ one, by the clock on the wall {two / one:16.2f}")


def measure_device(turns: int) -> None:
    """Whole rounds of two players on a CUDA device, without dealing and looking at them; then steps."""
    for games in ON_DEVICE:
        measure_device_rounds(games, turns)
    for games in STEPPED_ON_DEVICE:
        measure_device_steps(games, turns)


def measure_device_rounds(games: int, turns: int) -> None:
    batch = Batch("usa", 2, games, device="cuda")
    for policy in ("random", "good"):
        speeds = []
        for seed in range(turns + 1):
            batch.reset(seed)
            seconds = waiting(partial(batch.play, policy))
            decisions = int(batch.outcomes().decisions.sum())
            speeds.append(decisions / seconds)
        # The first one compiles.
        median = statistics.median(speeds[1:])
        print(f"{policy:8}{games} rounds, {decisions} decisions: {median:.2e} a second")


def measure_device_steps(games: int, turns: int) -> None:
    """Steps with masks and observations, which the device makes one after the other; and with all that a
    random player needs: an action of each mask, and a new match where a round is over."""
    batch = Batch("usa", 2, games, device="cuda")
    out = batch.observe()

    def steps() -> None:
        for _ in range(STEPS_AT_ONCE):
            batch.step(batch.sample(), check=False)
            batch.observe(out)
            batch.reset(where=over_in(batch))

    taken: dict[str, list[float]] = {"sample": [], "step": [], "observe": [], "reset": [], "all": []}
    for turn in range(turns + 1):
        actions = batch.sample()
        parts: dict[str, Callable[[], object]] = {
            "sample": batch.sample,
            "step": partial(batch.step, actions, check=False),
            "observe": partial(batch.observe, out),
            "reset": lambda: batch.reset(where=over_in(batch)),
            "all": steps,
        }
        for name, part in parts.items():
            seconds = waiting(part)
            # The first one compiles.
            if turn > 0:
                taken[name].append(seconds)
    middle = {name: statistics.median(times) for name, times in taken.items()}
    told = ", ".join(f"{name} {1e3 * middle[name]:.3f} ms" for name in parts if name != "all")
    print(f"steps   {games} games: {told}")
    print(
        f"        step and observe {games / (middle['step'] + middle['observe']):.2e} games a second,",
        end=" ",
    )
    print(f"all four without waiting {games * STEPS_AT_ONCE / middle['all']:.2e}")


def waiting(work: Callable[[], object]) -> float:
    """Seconds until the device has done this."""
    cuda: Any = import_module("numba.cuda")

    cuda.synchronize()
    before = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - before


def over_in(batch: Batch) -> Any:
    """Where rounds are over, without a word to this machine."""
    cuda: Any = import_module("numba.cuda")

    where = cuda.device_array(batch.games, np.uint8)
    over_kernel()[-(-batch.games // 128), 128](batch.seats, where)
    return where


@cache
def over_kernel() -> Any:
    cuda: Any = import_module("numba.cuda")

    @cuda.jit  # type: ignore[untyped-decorator]
    def over(seats: Any, where: Any) -> None:
        number = cuda.grid(1)
        if number < seats.shape[0]:
            where[number] = seats[number] < 0

    return over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--cuda", action="store_true", help="on a CUDA device, and nothing else")
    arguments = parser.parse_args()
    if arguments.cuda:
        measure_device(arguments.turns)
        return
    with uno_engine() as process:
        for players in (2, 4):
            measure(players, arguments.turns, process)
    measure_threads(arguments.turns)


if __name__ == "__main__":
    main()
