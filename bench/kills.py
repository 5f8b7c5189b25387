"""Kill nodes again and again under live tables: how soon each table answers, and whether anything is lost.

    .venv/bin/python -m bench.kills                       # 200 kills under 50 tables, about ten minutes
    .venv/bin/python -m bench.kills --kills 20 --tables 10
    .venv/bin/python -m bench.kills --target 1000000      # matches without end, so that journals grow

Three nodes share a PostgreSQL and a NATS server on this machine. At every table two people and a bot play
a match to 500 points, quickly; when it is over, they sit down at another table. Each person comes to any
node that is up. One node is killed by SIGKILL and started again, then the next. A table's time is from the
kill until the next move there is acknowledged. In the end every journal is read: each acknowledged move is
in it once, where it was said to be, and everything that anybody was told follows from it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress

from deploy import services
from deploy.cluster import ready_database
from lastcard.server.store import Store
from tests.server.cluster import Cluster, cluster
from tests.server.survivors import Survivor, check_journal, seat_everybody

TRYING_AGAIN = 0.1
"""Seconds after which those ask once more for whom no table was laid."""


@dataclass
class Company:
    """Two people who play one match after the other, each at a table of its own."""

    nodes: Cluster
    names: list[str]
    target: int
    thinking: float
    tables: dict[str, list[Survivor]] = field(default_factory=dict)

    @property
    def people(self) -> list[Survivor]:
        """Everybody who has sat at one of the tables."""
        return [person for people in self.tables.values() for person in people]

    def __post_init__(self) -> None:
        self.life = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            people = await self._sit_down()
            await asyncio.gather(*(person.live() for person in people))

    async def _sit_down(self) -> list[Survivor]:
        while True:
            try:
                options = {"target": str(self.target)}
                code, people = await seat_everybody(self.nodes, self.names, "usa", options)
            except (OSError, EOFError, httpx.HTTPError, TimeoutError):
                # The node was killed in the middle of it.
                await asyncio.sleep(TRYING_AGAIN)
                continue
            self.tables[code] = people
            for person in people:
                person.thinking = self.thinking
            return people

    def answered_since(self, since: float) -> float | None:
        """When a move was acknowledged first after that time."""
        times = (person.answered_at for person in self.people)
        return min((at[place] for at in times if (place := bisect_right(at, since)) < len(at)), default=None)


async def kill_again_and_again(
    nodes: Cluster, companies: list[Company], kills: int, pause: float, progress: Progress
) -> list[float]:
    """Seconds until a table answered, for each company and kill."""
    found: list[float] = []
    clock = asyncio.get_running_loop().time
    for number in progress.track(range(kills), description="killing"):
        await asyncio.sleep(pause)
        node = nodes.nodes[number % len(nodes.nodes)]
        at = clock()
        await nodes.kill(node)
        await node.start()
        for company in companies:
            while (first := company.answered_since(at)) is None and not company.life.done():
                await asyncio.sleep(0.01)
            if first is not None:
                found.append(first - at)
    return found


async def main(arguments: argparse.Namespace, progress: Progress) -> None:
    with (
        services.postgres() as database,
        services.started(services.nats()) as bus,
        tempfile.TemporaryDirectory() as folder,
    ):
        url = (await ready_database(database.port)).replace("postgresql", "postgresql+asyncpg", 1)
        async with cluster(url, f"nats://127.0.0.1:{bus.port}", Path(folder)) as nodes:
            companies = [
                Company(nodes, [f"ana{number}", f"beto{number}"], arguments.target, arguments.thinking)
                for number in range(arguments.tables)
            ]
            lives = [company.life for company in companies]
            times = await kill_again_and_again(nodes, companies, arguments.kills, arguments.pause, progress)
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)
            failed = [life.exception() for life in lives if life.done() and not life.cancelled()]
            errors = nodes.logs().count("ERROR")
        tables = {code: people for company in companies for code, people in company.tables.items()}
        async with Store.opened(url) as store:
            for code, people in tables.items():
                check_journal(await store.entries(code), people)
        kills = f"{arguments.kills} kills under {len(companies)} tables"
        report(kills, times, tables, [one for one in failed if one is not None], errors)


def report(
    kills: str, times: list[float], tables: dict[str, list[Survivor]], failed: list[Any], errors: int
) -> None:
    ordered = sorted(times)
    moves = sum(len(person.answered) for people in tables.values() for person in people)
    out = Console(highlight=False)
    out.print(f"{kills}; {moves:,} moves of {len(tables)} matches acknowledged")
    out.print("each is in its journal once, and all that was told follows from it: 0 lost, 0 doubled")
    spread = f"p50 {statistics.median(ordered):.2f} s, p99 {ordered[int(0.99 * len(ordered))]:.2f} s"
    out.print(f"a table answers again after: {spread}, at the latest {ordered[-1]:.2f} s")
    out.print(f"companies that gave up: {len(failed)}; errors in the logs: {errors}")
    for one in failed[:3]:
        out.print(repr(one))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--target", type=int, default=500, help="points that a match goes to")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds of play between two kills")
    parser.add_argument("--thinking", type=float, default=0.2, help="seconds before each move of a person")
    given = parser.parse_args()
    # All that anybody was told is kept here: looking through it for cycles would keep everybody waiting.
    gc.disable()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        try:
            asyncio.run(main(given, bar))
        except KeyboardInterrupt:
            sys.exit("interrupted")
