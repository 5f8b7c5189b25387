"""Whichever engine does the work, the results are the same; and a killed run can be continued."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest

from lastcard import Refusal
from lastcard.lab import engines
from lastcard.lab.engines import Processes, Serial, engine
from lastcard.lab.plan import Plan
from lastcard.lab.ray_engine import RayEngine
from lastcard.lab.results import load
from lastcard.lab.round_robin.arena import Arena
from tests.lab.plans import done, small_arena, whole_file

PATIENCE = 60.0
# A run that is never quite finished.
PROGRAM = """
import os, signal, sys, time
from lastcard.cli import main
from lastcard.lab import run
from lastcard.lab.round_robin.arena import Arena

play, parent = Arena.play, os.getppid()

def play_the_first_few(self, chunk):
    while chunk >= 8 and os.getppid() == parent:
        time.sleep(0.05)
    return play(self, chunk)

Arena.play = play_the_first_few
if __name__ == "__main__":
    # Where the tests are a shell's job in the background, nobody below hears Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    run.SECONDS_BETWEEN_SAVES = 0.05
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_processes_give_the_same_bytes(suffix: str, tmp_path: Path) -> None:
    plan, path = small_arena(bots=("random", "easy", "normal"), deals=30), tmp_path / f"two{suffix}"
    done(plan, Processes(2), path)
    assert path.read_bytes() == whole_file(plan, tmp_path / f"one{suffix}")
    assert not multiprocessing.active_children()


def test_the_last_chunk_is_not_forgotten() -> None:
    plan = small_arena(deals=100)
    for workers in (1, 2, 3, 9):
        assert sorted(chunk for chunk, _ in Processes(workers).run(plan, range(3))) == [0, 1, 2]


def test_closing_stops_the_processes() -> None:
    work = Processes(2).run(small_arena(deals=5000), range(200))
    next(work)
    assert len(multiprocessing.active_children()) == 2
    work.close()
    assert not multiprocessing.active_children()


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    nobody = Arena(small_arena().setting, ("random", "nobody"), 100)
    with pytest.raises(Refusal) as refused:
        list(Processes(2).run(cast(Plan, _Other(nobody)), range(4)))
    assert refused.value.code == "bot-unknown"
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(Refusal) as refused:
        list(Processes(2).run(cast(Plan, _Dying(small_arena())), range(3)))
    assert refused.value == Refusal("worker-lost")


def test_a_process_that_is_killed_between_chunks_is_noticed() -> None:
    work = Processes(2).run(small_arena(deals=5000), range(200))
    next(work)
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    with pytest.raises(Refusal) as refused:
        list(work)
    assert refused.value == Refusal("worker-lost")


class _Other:
    """A plan that asks no bot before it is played."""

    def __init__(self, plan: Arena) -> None:
        self.plan = plan

    def play(self, chunk: int) -> object:
        return self.plan.play(0)


class _Dying(_Other):
    def play(self, chunk: int) -> object:
        os._exit(3)


def test_which_engine_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "cores", lambda: 8)
    assert engine(None, None, None) == Processes(8)
    assert engine(None, 3, None) == Processes(3)
    assert engine("processes", None, None) == Processes(8)
    assert type(engine("serial", None, None)) is Serial
    assert type(engine(None, 1, None)) is Serial
    assert engine("ray", 2, None) == RayEngine("local", 2)
    assert engine(None, None, "auto") == RayEngine("auto")
    with pytest.raises(Refusal) as refused:
        engine("serial", None, "auto")
    assert refused.value == Refusal("address-without-ray")
    with pytest.raises(Refusal) as refused:
        engine("serial", 2, None)
    assert refused.value == Refusal("workers-serial")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "killed"])
def test_a_stopped_run_goes_on_where_it_was(stop: signal.Signals, tmp_path: Path) -> None:
    """What was finished is there, nothing of it is played again, and the end is the same."""
    plan, path = small_arena(bots=("random", "easy"), deals=600, seed=5), tmp_path / "found.csv"
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    words = ["arena", "--bots", "random,easy", "--rounds", "600", "--seed", "5", "--out", str(path)]
    run = subprocess.Popen(
        [sys.executable, str(program), *words, "--workers", "2", "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (path.exists() and load(path, plan)):
        time.sleep(0.02)
    if stop == signal.SIGINT:
        os.killpg(run.pid, stop)
    else:
        run.kill()
    try:
        out, err = run.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    finished = load(path, plan)
    assert 0 < len(finished) < plan.chunks
    if stop == signal.SIGINT:
        assert run.returncode == 130
        assert "Traceback" not in err
        assert f"of {2 * plan.deals:,} rounds" in err and "the same command goes on from there: " in err
        assert "random" in out
    again = done(plan, path=path)
    assert again.resumed == sum(map(plan.size, finished))
    assert path.read_bytes() == whole_file(plan, tmp_path / "whole.csv")
