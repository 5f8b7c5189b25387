"""Drive 250 tables of four over loopback, beside a bare WebSocket broadcast of the same shape.

    .venv/bin/python -m bench.tables            # about two minutes; Ctrl-C ends it with what there is

Lastcard runs in one process as `lastcard serve` does, but for its rate limits; SQLite on the disk, every
move durable before anybody hears of it. The bare server is the same framework under the same uvicorn
with the same settings: a message comes in, four of the mean size of Lastcard's go out, nothing is decoded,
played or stored. This process is every player of both. Chunks of both take turns, so that a noisy machine is
noisy to both. `flat out` is one move after the other at every table; then as many moves a second as --rate.
A move's time is from its sending until all four have heard of it. CPU is that of the server's process
with all its threads. Memory is that of one table more, with its four connections, once a few have been
there; at rest nobody moves, and what is left are the pings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random

import msgspec
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from bench.sockets import Socket, connected
from lastcard.table.room.telling import FORM

SEATS = 4
COLORS = "rwbs"
OPTIONS = {"uno": "auto", "target": "200"}
"""A match is as long as a quick one: what it takes to deal and to agree on the next counts, too."""
FIRST = 10
"""Tables that are there before memory is counted: what the first of them load is not of every table."""
WARM_UP = 2.0
WAIT = 60.0
"""Seconds that anything may take before the run is broken off."""

direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
rng = Random(1)
now = time.perf_counter


# The part of a message that a player has to read.


class View(msgspec.Struct):
    """What has changed of it."""

    pending: str | None = None
    asked: list[int] | None = None


class Choices(msgspec.Struct):
    play: list[str]
    say: list[str]


class Info(msgspec.Struct):
    phase: str


class Heard(msgspec.Struct):
    number: int
    view: View | None = None
    choices: Choices | None = None
    table: Info | None = None


read = msgspec.json.Decoder(Heard).decode
HAPPENED, DONE, REFUSED = b'{"type":"happened"', b'{"type":"done"', b'{"type":"refused"'
NUMBER = len(HAPPENED) + len(',"number":')
CHOICES = b'"choices":'


@dataclass
class Tally:
    """What was measured of one server while the clock ran."""

    seconds: float = 0.0
    cpu: float = 0.0
    driver: float = 0.0
    times: list[float] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def moves(self) -> int:
        return len(self.times)

    def add(self, other: Tally) -> None:
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.driver += other.driver
        self.times += other.times


class Pace:
    """Whether the tables of a server may go on, and how quickly."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.interval = 0.0
        self.running = False
        self.waiting: set[AnyTable] = set()
        self.bytes = self.messages = 0
        self.trouble: str | None = None

    def begin(self, tally: Tally, interval: float) -> None:
        self.tally, self.interval, self.running = tally, interval, True
        waiting, self.waiting = self.waiting, set()
        for table in waiting:
            table.move_in(Random().uniform(0, interval))


class AnyTable:
    """Four connections. When all have heard of a move, the next one is made."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.sockets: list[Socket] = []
        self.heard: dict[int, dict[int, bytes]] = {}
        self.moving = False
        self.sent = 0.0
        self.loop = asyncio.get_running_loop()

    def hear(self, seat: int, number: int, text: bytes) -> None:
        """The last one to hear ends the move. What is next may come to one before another has heard this."""
        self.pace.bytes += len(text)
        self.pace.messages += 1
        heard = self.heard.setdefault(number, {})
        heard[seat] = text
        if len(heard) == SEATS:
            del self.heard[number]
            if self.moving:
                self.moving = False
                self.pace.tally.times.append(now() - self.sent)
            self.all_heard(heard)

    def all_heard(self, heard: dict[int, bytes]) -> None:
        """Find out what comes next."""
        raise NotImplementedError

    def move_on(self) -> None:
        """The next move, when it is time for it."""
        self.move_in(self.sent + self.pace.interval - now())

    def move_in(self, delay: float) -> None:
        if not self.pace.running:
            self.pace.waiting.add(self)
        elif delay > 0:
            self.loop.call_later(delay, self.move_in, 0)
        else:
            self.moving, self.sent = True, now()
            self.move()

    def move(self) -> None:
        raise NotImplementedError


class BareTable(AnyTable):
    """Each player in turn sends what would be a move."""

    turn = 0

    async def sit_down(self, address: str, code: str) -> None:
        for seat in range(SEATS):
            path = f"/api/tables/{code}/socket"
            self.sockets.append(await connected(address, path, partial(self.receive, seat)))
        self.move_on()

    def receive(self, seat: int, text: bytes) -> None:
        self.hear(seat, self.turn, text)

    def all_heard(self, heard: dict[int, bytes]) -> None:
        self.move_on()

    def move(self) -> None:
        self.turn += 1
        self.sockets[self.turn % SEATS].send(_move(self.turn, self.turn, "play r5"))


class CardTable(AnyTable):
    """A real table: a player who is asked plays what the choices allow, match after match."""

    number = 0
    """The last thing that happened while people sat down; what comes after it counts."""
    ids = 0
    actor = 0
    next_move = ""
    over = False
    pending = ""
    asked: Sequence[int] = ()

    def __init__(self, pace: Pace) -> None:
        super().__init__(pace)
        self.choices = [b""] * SEATS
        """The last message with choices for each seat: they stay as they are until the next one."""

    async def sit_down(self, *addresses: str) -> None:
        """A table at the first address; its people come to each of them in turn."""
        secrets = [os.urandom(32).hex() for _ in range(SEATS)]
        code = await asyncio.to_thread(_new_table, addresses[0], secrets[0])
        for seat, secret in enumerate(secrets):
            inbox: asyncio.Queue[bytes] = asyncio.Queue()
            path, address = f"/api/tables/{code}/socket", addresses[seat % len(addresses)]
            self.sockets.append(await connected(address, path, inbox.put_nowait))
            self.sockets[seat].send(json.dumps({"type": "hello", "form": FORM, "secret": secret}).encode())
            if seat:
                self.ask(seat, "sit", name=f"p{seat}")
                while not (answer := await inbox.get()).startswith(DONE):
                    self._check(answer)
                self.number = read(answer).number
            self.sockets[seat].heard = partial(self.receive, seat)
        self.ask(0, "start")

    def receive(self, seat: int, text: bytes) -> None:
        number = int(text[NUMBER : text.index(b",", NUMBER)]) if text.startswith(HAPPENED) else 0
        if number > self.number:
            if CHOICES in text:
                self.choices[seat] = text
            self.hear(seat, number, text)
        else:
            self._check(text)

    def _check(self, text: bytes) -> None:
        if text.startswith(REFUSED):
            self.pace.trouble = text.decode()

    def all_heard(self, heard: dict[int, bytes]) -> None:
        first = read(heard[0])
        self.number = first.number
        phase = "playing" if first.table is None else first.table.phase
        if first.view is not None:
            self.pending = first.view.pending or self.pending
            self.asked = self.asked if first.view.asked is None else first.view.asked
        if phase == "playing":
            if self.pending == "over":
                self.ask(0, "next")
            else:
                self.actor = self.asked[0]
                self.next_move = _choose(self.pending, read(self.choices[self.actor]).choices)
                self.move_on()
        if phase == "finished" and not self.over:
            for seat in range(SEATS):
                self.ask(seat, "again")
        self.over = phase == "finished"

    def move(self) -> None:
        self.ids += 1
        self.sockets[self.actor].send(_move(self.ids, self.number, self.next_move))

    def ask(self, seat: int, kind: str, **fields: object) -> None:
        self.ids += 1
        self.sockets[seat].send(json.dumps({"type": kind, "id": str(self.ids), **fields}).encode())


def _choose(pending: str, choices: Choices | None) -> str:
    """A random card that may be played, else whatever may be said."""
    assert choices is not None
    if pending == "color":
        return f"color {rng.choice(COLORS)}"
    if not choices.play:
        return "accept" if "accept" in choices.say else choices.say[0]
    card = rng.choice(choices.play)
    return f"play {card}" if card[0] in COLORS else f"play {card}:{rng.choice(COLORS)}"


def _move(number: int, seen: int, text: str) -> bytes:
    return f'{{"type":"move","id":"{number}","number":{seen},"move":"{text}"}}'.encode()


def _new_table(address: str, secret: str) -> str:
    settings = {"edition": "usa", "seats": SEATS, "options": OPTIONS, "name": "p0", "secret": secret}
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(settings).encode(), headers)
    with direct.open(request, timeout=WAIT) as answer:
        return str(json.load(answer)["code"])


async def settled(pace: Pace, tables: Sequence[AnyTable]) -> None:
    """Wait until every table waits."""
    async with asyncio.timeout(WAIT):
        while len(pace.waiting) < len(tables) and pace.trouble is None:
            await asyncio.sleep(0.01)
    if pace.trouble is not None:
        raise RuntimeError(pace.trouble)


class Contender:
    """A server in its own process, its tables, and what was measured of it."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-m", "bench.servers", *words]
        # In a session of its own, so that Ctrl-C reaches only us.
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.address = self._line()
        self.pace = Pace()
        self.tables: list[AnyTable] = []
        self.memory = 0.0
        self.flat, self.paced, self.still = Tally(), Tally(), Tally()

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise RuntimeError("the server did not start")
        return line

    def usage(self) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return json.loads(self._line())  # type: ignore[no-any-return]

    async def fill(self, tables: list[AnyTable], sit_down: Callable[[int], Awaitable[None]]) -> None:
        """Seat everybody, a few tables at a time, and see how much memory that takes."""
        room = asyncio.Semaphore(8)

        async def seat(number: int) -> None:
            async with room:
                await sit_down(number)

        first, before = min(FIRST, len(tables) - 1), 0.0
        for numbers in (range(first), range(first, len(tables))):
            before = self.usage()["memory"]
            async with asyncio.timeout(WAIT):
                await asyncio.gather(*map(seat, numbers))
            self.tables = tables[: numbers.stop]
            await settled(self.pace, self.tables)
        self.memory = (self.usage()["memory"] - before) / (len(tables) - first)

    async def chunk(self, tally: Tally, seconds: float, interval: float) -> None:
        """Let the tables play for so long, and add what that was to the tally."""
        mine, cpu, start = Tally(), self.usage()["cpu"], now()
        driver = time.process_time()
        try:
            self.pace.begin(mine, interval)
            await asyncio.sleep(seconds)
            self.pace.running = False
            await settled(self.pace, self.tables)
        finally:
            mine.seconds = now() - start
            mine.cpu = self.usage()["cpu"] - cpu
            mine.driver = time.process_time() - driver
            tally.add(mine)

    async def rest(self, seconds: float) -> None:
        """Nobody moves: what does it take?"""
        cpu, start = self.usage()["cpu"], now()
        await asyncio.sleep(seconds)
        self.still.add(Tally(now() - start, self.usage()["cpu"] - cpu))

    def resting(self) -> float:
        return 1e6 * self.still.cpu / self.still.seconds / len(self.tables)

    def stop(self) -> None:
        """The end of its input is the end of the server."""
        try:
            self.process.communicate(timeout=WAIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()


class Run:
    """Both servers and the whole course of the measuring."""

    def __init__(self, arguments: argparse.Namespace, folder: str) -> None:
        self.tables: int = arguments.tables
        self.chunks: int = arguments.chunks
        self.seconds: float = arguments.seconds
        self.interval = arguments.tables / arguments.rate
        self.rate: float = arguments.rate
        self.profile: str | None = arguments.profile
        self.folder = folder
        self.contenders: dict[str, Contender] = {}
        self.size = 0

    async def measure(self, progress: Progress) -> None:
        task = progress.add_task("seating people", total=None)
        words = [] if self.profile is None else [self.profile]
        cards = self.contenders["lastcard"] = Contender("lastcard", self.folder, *words)
        card_tables = [CardTable(cards.pace) for _ in range(self.tables)]
        await cards.fill([*card_tables], lambda number: card_tables[number].sit_down(cards.address))
        cards.pace.bytes = cards.pace.messages = 0
        await cards.chunk(Tally(), WARM_UP, 0)
        self.size = round(cards.pace.bytes / cards.pace.messages)
        bare = self.contenders["bare"] = Contender("bare", str(self.size))
        bare_tables = [BareTable(bare.pace) for _ in range(self.tables)]
        await bare.fill(
            [*bare_tables], lambda number: bare_tables[number].sit_down(bare.address, str(number))
        )
        await bare.chunk(Tally(), WARM_UP, 0)
        progress.update(task, total=6 * self.chunks)
        for _ in range(self.chunks):
            for name, contender in self.contenders.items():
                for tally, interval in ((contender.flat, 0.0), (contender.paced, self.interval)):
                    how = "flat out" if not interval else f"{self.rate:.0f} moves a second"
                    progress.update(task, description=f"{name}, {how}")
                    await contender.chunk(tally, self.seconds, interval)
                    progress.advance(task)
                progress.update(task, description=f"{name}, at rest")
                await contender.rest(self.seconds)
                progress.advance(task)

    def stop(self) -> None:
        for contender in self.contenders.values():
            contender.stop()


def report(run: Run) -> None:
    """The figures, and under which conditions they came about."""
    out = Console(highlight=False)
    out.print(f"{run.tables} tables of {SEATS}, {run.tables * SEATS} connections; {conditions(run)}")
    grid = Grid("", *run.contenders, "ratio", box=None, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
    rows: list[tuple[str, Callable[[Contender], float], str]] = [
        ("flat out: moves a second", lambda one: one.flat.moves / one.flat.seconds, ",.0f"),
        ("  CPU of the server per move, µs", lambda one: 1e6 * one.flat.cpu / one.flat.moves, ",.0f"),
        ("  CPU of this driver per move, µs", lambda one: 1e6 * one.flat.driver / one.flat.moves, ",.0f"),
        ("  p50, ms", lambda one: 1e3 * one.flat.quantile(0.5), ",.1f"),
        ("  p99, ms", lambda one: 1e3 * one.flat.quantile(0.99), ",.1f"),
        ("paced: moves a second", lambda one: one.paced.moves / one.paced.seconds, ",.0f"),
        ("  CPU of the server per move, µs", lambda one: 1e6 * one.paced.cpu / one.paced.moves, ",.0f"),
        ("  p50, ms", lambda one: 1e3 * one.paced.quantile(0.5), ",.2f"),
        ("  p99, ms", lambda one: 1e3 * one.paced.quantile(0.99), ",.2f"),
        ("at rest: CPU per table, µs a second", lambda one: one.resting(), ",.0f"),
        ("memory per table, kB", lambda one: one.memory / 1e3, ",.0f"),
    ]
    for name, figure, form in rows:
        figures = []
        for contender in run.contenders.values():
            with suppress(ZeroDivisionError):
                figures.append(figure(contender))
        ratio = f"{figures[0] / figures[1]:.2f}" if len(figures) == 2 and figures[1] else ""
        grid.add_row(name, *(format(value, form) for value in figures), ratio)
    out.print(grid)


def conditions(run: Run) -> str:
    cards = run.contenders["lastcard"]
    moves = cards.flat.moves + cards.paced.moves
    return (
        f"{moves:,} moves measured, edition usa, uno=auto, messages of {run.size} bytes on average; "
        f"{os.cpu_count()} cores for both processes, load {os.getloadavg()[0]:.1f}; "
        f"Python {platform.python_version()}, uvloop; SQLite on disk, synchronous=FULL"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--chunks", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5, help="of each chunk")
    parser.add_argument("--rate", type=float, default=250, help="moves a second, all tables together")
    parser.add_argument("--profile", metavar="FILE", help="write a cProfile of Lastcard's server there")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    columns = (TextColumn("{task.description}"), BarColumn(40), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder:
        run = Run(arguments, folder)
        try:
            with (
                Progress(*columns, console=Console(stderr=True), transient=True) as progress,
                asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
            ):
                runner.run(run.measure(progress))
        except KeyboardInterrupt:
            print("interrupted; so far:", file=sys.stderr)
        finally:
            run.stop()
    if "lastcard" in run.contenders and run.contenders["lastcard"].flat.moves:
        report(run)


if __name__ == "__main__":
    main()
