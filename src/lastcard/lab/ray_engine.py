"""The same work on a Ray cluster."""

from __future__ import annotations

import logging
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from typing import Any

from lastcard.core.extras import extra
from lastcard.core.refusal import Refusal
from lastcard.lab.engines import LOCAL, Work
from lastcard.lab.plan import Columns, Plan

AHEAD = 2
"""How many chunks for each core are handed out at a time: enough that none waits, few to take back."""

CLIENT = "ray://"
SECONDS_TO_ANSWER = 5.0


@dataclass(frozen=True, slots=True)
class RayEngine:
    """The cluster at this address, which must have this version of lastcard; `local` starts one here."""

    address: str
    workers: int | None = None

    def run(self, plan: Plan, chunks: Sequence[int]) -> Work:
        with extra("ray"):
            import ray  # noqa: PLC0415
        ours = not ray.is_initialized()
        if ours:
            self._connect(ray)
        try:
            yield from _spread(ray, plan, chunks, self.workers)
        finally:
            if ours:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        self._knock()
        if self.address.startswith(CLIENT) and find_spec("grpc") is None:
            raise Refusal("ray-client-missing")
        cores = self.workers if self.address == LOCAL else None
        try:
            ray.init(
                address=self.address, num_cpus=cores, include_dashboard=False if cores else None,
                log_to_driver=False, logging_level=logging.ERROR,
            )  # fmt: skip
        except (ConnectionError, RuntimeError, ValueError, OSError, AssertionError):
            raise Refusal("ray-unreachable", address=self.address) from None

    def _knock(self) -> None:
        """Whether anybody listens at an address: Ray itself would try for minutes."""
        host, colon, port = self.address.removeprefix(CLIENT).partition(":")
        if colon:
            try:
                socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
            except (OSError, ValueError, OverflowError):
                raise Refusal("ray-unreachable", address=self.address) from None


def _spread(ray: Any, plan: Plan, chunks: Sequence[int], workers: int | None) -> Work:
    play = ray.remote(num_cpus=1, max_retries=3)(_play)
    shared = ray.put(plan)
    # Without a number the cluster decides how many run at once, and should never have to wait for more.
    at_once = workers or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    todo = iter(chunks)
    running = [play.remote(shared, chunk) for chunk in islice(todo, at_once)]
    try:
        while running:
            (ready, *_), running = ray.wait(running, num_returns=1)
            yield ray.get(ready)
            running += [play.remote(shared, chunk) for chunk in islice(todo, 1)]
    finally:
        for task in running:
            ray.cancel(task, force=True)


def _play(plan: Plan, chunk: int) -> tuple[int, Columns]:
    return chunk, plan.play(chunk)
