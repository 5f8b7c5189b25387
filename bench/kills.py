"""Kill nodes again and again under live tables: how soon each table answers, and whether anything is lost.

    .venv/bin/python -m bench.kills                       # 200 kills under 50 tables, about half an hour
    .venv/bin/python -m bench.kills --kills 20 --tables 10

Three nodes share a PostgreSQL and a NATS server on this machine. At every table two people and a bot play,
quickly; each person comes to any node that is up. One node is killed by SIGKILL and started again,
then the next. A table's time is from the kill until the next move there is acknowledged. In the end every
journal is read: each acknowledged move is in it once, where it was said to be, and everything that anybody
was told follows from it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from deploy import services
from deploy.cluster import ready_database
from lastcard.server.store import Store
from tests.server.cluster import Cluster, cluster
from tests.server.survivors import Survivor, check_journal, seat_everybody

Tables = dict[str, list[Survivor]]


async def kill_again_and_again(
    nodes: Cluster, tables: Tables, kills: int, pause: float, progress: Progress
) -> list[float]:
    """Seconds until a table answered, for each table and kill."""
    found: list[float] = []
    clock = asyncio.get_running_loop().time
    for number in progress.track(range(kills), description="killing"):
        await asyncio.sleep(pause)
        node = nodes.nodes[number % len(nodes.nodes)]
        at = clock()
        await nodes.kill(node)
        await node.start()
        for people in tables.values():
            while (first := _first_answer(people, at)) is None:
                await asyncio.sleep(0.01)
            found.append(first - at)
    return found


def _first_answer(people: list[Survivor], since: float) -> float | None:
    if all(person.client.table["phase"] == "finished" for person in people):
        return since
    return min((at for person in people for at in person.answered_at if at > since), default=None)


async def main(arguments: argparse.Namespace, progress: Progress) -> None:
    with (
        services.postgres() as database,
        services.started(services.nats()) as bus,
        tempfile.TemporaryDirectory() as folder,
    ):
        url = (await ready_database(database.port)).replace("postgresql", "postgresql+asyncpg", 1)
        async with cluster(url, f"nats://127.0.0.1:{bus.port}", Path(folder)) as nodes:
            tables: Tables = {}
            for number in range(arguments.tables):
                names = [f"ana{number}", f"beto{number}"]
                # Nobody comes to the end of it.
                code, people = await seat_everybody(nodes, names, "usa", {"target": "1000"})
                for person in people:
                    person.thinking = arguments.thinking
                tables[code] = people
            lives = [asyncio.create_task(person.live()) for people in tables.values() for person in people]
            killing = kill_again_and_again(nodes, tables, arguments.kills, arguments.pause, progress)
            times = await killing
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)
            failed = [life.exception() for life in lives if life.done() and not life.cancelled()]
            errors = nodes.logs().count("ERROR")
        async with Store.opened(url) as store:
            for code, people in tables.items():
                check_journal(await store.entries(code), people)
        report(times, tables, [one for one in failed if one is not None], errors)


def report(times: list[float], tables: Tables, failed: list[Any], errors: int) -> None:
    ordered = sorted(times)
    moves = sum(len(person.answered) for people in tables.values() for person in people)
    out = Console(highlight=False)
    out.print(f"{len(times) // len(tables)} kills under {len(tables)} tables; {moves:,} moves acknowledged")
    out.print("each is in its journal once, and all that was told follows from it: 0 lost, 0 doubled")
    spread = f"p50 {statistics.median(ordered):.2f} s, p99 {ordered[int(0.99 * len(ordered))]:.2f} s"
    out.print(f"a table answers again after: {spread}, at the latest {ordered[-1]:.2f} s")
    out.print(f"people who gave up: {len(failed)}; errors in the logs: {errors}")
    for one in failed[:3]:
        out.print(repr(one))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds of play between two kills")
    parser.add_argument("--thinking", type=float, default=0.2, help="seconds before each move of a person")
    given = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        try:
            asyncio.run(main(given, bar))
        except KeyboardInterrupt:
            sys.exit("interrupted")
