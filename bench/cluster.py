"""What a move costs where several nodes share a database, beside one node alone.

    .venv/bin/python -m bench.cluster            # about two minutes; Ctrl-C ends it with what there is

PostgreSQL, NATS and all nodes run on this machine; this process is every player. `one` is a single node.
`by table` has three, and everybody at a table comes to the same node, as a proxy leads them that goes by the
address; `scattered` has three, and the four people of a table come to them in turn, the worst that can be.
Chunks of all take turns, so that a noisy machine is noisy to each. CPU is that of all nodes, PostgreSQL and
NATS together; every node has as many tables as the one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.tables import WARM_UP, CardTable, Pace, Tally, settled
from deploy import services
from deploy.cluster import ready_database
from deploy.services import Service, started

TICK = os.sysconf("SC_CLK_TCK")


class Nodes:
    """Some nodes on a database of their own, and the tables at them."""

    def __init__(self, stack: ExitStack, count: int, scattered: bool) -> None:
        self.scattered = scattered
        self.database = stack.enter_context(services.postgres())
        self.bus = stack.enter_context(started(services.nats()))
        url = asyncio.run(ready_database(self.database.port))
        self.nodes: list[Service] = []
        for _ in range(count):
            port = services.free_port()
            words = ["node", str(port), url, f"nats://127.0.0.1:{self.bus.port}"]
            node = Service([sys.executable, "-m", "bench.servers", *words], port, stdin=None, stderr=None)
            node.start()
            stack.callback(node.stop, signal.SIGKILL)
            self.nodes.append(node)
        self.pace = Pace()
        self.tables: list[CardTable] = []
        self.tally = Tally()

    async def fill(self, tables: int) -> None:
        addresses = [f"http://127.0.0.1:{node.port}" for node in self.nodes]
        for number in range(tables):
            table = CardTable(self.pace)
            self.tables.append(table)
            first = number % len(addresses)
            turned = addresses[first:] + addresses[:first]
            await table.sit_down(*(turned if self.scattered else turned[:1]))
        await settled(self.pace, self.tables)

    def cpu(self) -> float:
        """Seconds of all processes and their children."""
        return sum(map(_cpu, _family([self.database.pid, self.bus.pid, *(node.pid for node in self.nodes)])))

    async def chunk(self, tally: Tally, seconds: float) -> None:
        mine, cpu, start = Tally(), self.cpu(), time.perf_counter()
        self.pace.begin(mine, 0.0)
        await asyncio.sleep(seconds)
        self.pace.running = False
        await settled(self.pace, self.tables)
        mine.seconds, mine.cpu = time.perf_counter() - start, self.cpu() - cpu
        tally.add(mine)


def _family(roots: list[int]) -> set[int]:
    found, parents = set(roots), {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _cpu(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


async def measure(contenders: dict[str, Nodes], arguments: argparse.Namespace, progress: Progress) -> None:
    task = progress.add_task("seating people", total=None)
    for one in contenders.values():
        await one.fill(arguments.tables * len(one.nodes))
        await one.chunk(Tally(), WARM_UP)
    progress.update(task, total=arguments.chunks * len(contenders))
    for _ in range(arguments.chunks):
        for name, one in contenders.items():
            progress.update(task, description=name)
            await one.chunk(one.tally, arguments.seconds)
            progress.advance(task)


def report(contenders: dict[str, Nodes]) -> None:
    columns = ("", "nodes", "moves", "CPU of all processes per move, µs", "tables, one node being 1")
    grid = Grid(*columns, box=None, pad_edge=False)
    base = contenders["one"].tally.cpu / contenders["one"].tally.moves
    for name, one in contenders.items():
        cost = one.tally.cpu / one.tally.moves
        times = f"{len(one.nodes) * base / cost:.2f}"
        grid.add_row(name, str(len(one.nodes)), f"{one.tally.moves:,}", f"{1e6 * cost:,.0f}", times)
    Console(highlight=False).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=40, help="for each node")
    parser.add_argument("--chunks", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4, help="of each chunk")
    parser.add_argument("--nodes", type=int, default=3)
    arguments = parser.parse_args()
    with ExitStack() as stack, Progress(console=Console(stderr=True), transient=True) as progress:
        contenders = {
            "one": Nodes(stack, 1, False),
            "by table": Nodes(stack, arguments.nodes, False),
            "scattered": Nodes(stack, arguments.nodes, True),
        }
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            try:
                runner.run(measure(contenders, arguments, progress))
            except KeyboardInterrupt:
                print("interrupted; so far:", file=sys.stderr)
        if all(one.tally.moves for one in contenders.values()):
            report(contenders)


if __name__ == "__main__":
    main()
