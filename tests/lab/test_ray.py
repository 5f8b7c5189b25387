"""A Ray cluster gives the same results: here a local one of two cores."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard import Refusal
from lastcard.lab.engines import Processes, Serial
from lastcard.lab.ray_engine import RayEngine
from tests.lab.plans import done, small_arena

# Ray's own, about what it is going to change.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def _cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(
            address="local", num_cpus=2, include_dashboard=False, log_to_driver=False,
            logging_level=logging.ERROR,
        )  # fmt: skip
        yield
        ray.shutdown()


@pytest.mark.usefixtures("_cluster")
@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_serial_processes_and_ray_give_the_same_bytes(suffix: str, tmp_path: Path) -> None:
    plan = small_arena(bots=("random", "easy", "normal"), deals=50)
    files = []
    for name, engine in (("serial", Serial()), ("processes", Processes(2)), ("ray", RayEngine("local"))):
        path = tmp_path / f"{name}{suffix}"
        done(plan, engine, path)
        files.append(path.read_bytes())
    assert files[0] == files[1] == files[2]


@pytest.mark.usefixtures("_cluster")
def test_what_goes_wrong_there_is_raised_here() -> None:
    plan = small_arena()
    object.__setattr__(plan, "bots", ("random", "nobody"))
    with pytest.raises(Refusal) as refused:
        list(RayEngine("local").run(plan, [0, 1]))
    assert refused.value.code == "bot-unknown"


@pytest.mark.usefixtures("_cluster")
def test_work_can_be_closed_before_its_end() -> None:
    work = RayEngine("local").run(small_arena(deals=2000), range(100))
    next(work)
    work.close()
