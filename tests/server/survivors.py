"""A server that is killed and started again, and players who do not give up."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx

from lastcard.table import entries
from lastcard.table.table import Table
from tests.server.client import Client, Plain, new_secret
from tests.server.house import PATIENCE

ROOT = Path(__file__).parents[2]
START = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server(Protocol):
    """What players have to do with: one server, or several nodes."""

    up: asyncio.Event

    @property
    def address(self) -> str: ...
    def url(self, path: str) -> str: ...


class Killable:
    """A server in a process of its own, always at the same address."""

    def __init__(self, database: str, log: Path, *nats: str) -> None:
        self.port = str(free_port())
        self.database = database
        self.nats = nats
        self.log = log
        self.up = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return ["tests.server.quick", self.port, self.database, *self.nats]

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *self.command(), stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT
            )
        assert self.process.stdout is not None
        async with asyncio.timeout(START):
            line = await self.process.stdout.readline()
        assert self.address in line.decode().split(), self.log.read_text()
        self.up.set()

    def url(self, path: str) -> str:
        """Where a socket is to be opened next."""
        return f"ws{self.address.removeprefix('http')}{path}"

    async def stop(self, how: signal.Signals) -> int:
        """How it ended."""
        assert self.process is not None
        self.up.clear()
        self.process.send_signal(how)
        async with asyncio.timeout(START):
            return await self.process.wait()


@asynccontextmanager
async def killable(database: str, log: Path, kind: type[Killable] = Killable) -> AsyncIterator[Killable]:
    server = kind(database, log)
    try:
        await server.start()
        yield server
    finally:
        if server.process is not None and server.process.returncode is None:
            await server.stop(signal.SIGKILL)


@dataclass
class Told:
    """What a client was told of a table at one number."""

    view: Plain | None
    you: int | None
    events: list[Any] | None


@dataclass
class Survivor:
    """A player who comes back after every loss, asks again what was not answered, and forgets nothing."""

    client: Client
    server: Server
    rng: Random
    told: dict[int, Told] = field(default_factory=dict)
    answered: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The number that each move was answered with, by its id, and the move."""
    answered_at: list[float] = field(default_factory=list)
    waiting: Plain | None = None
    losses: int = 0
    moves: int = 0
    thinking: float = 0.0
    """Seconds before each move."""
    lost: Callable[[Client], None] = lambda _: None
    """Told when a connection has been closed."""

    def __post_init__(self) -> None:
        self.client.on_message = self.hear

    def hear(self, client: Client, data: str, message: Plain) -> None:
        if message["type"] == "happened":
            self._keep(message["number"], client.view, message["events"])
        elif message["type"] == "welcome":
            for one in message["missed"]:
                known = self.told.get(one["number"])
                assert known is None or known.events is None or known.events == one["events"]
            self._keep(message["number"], message["view"], None)

    def _keep(self, number: int, view: Plain | None, events: list[Any] | None) -> None:
        """The same number is never told in two ways, before or after a loss."""
        before = self.told.get(number)
        if before is not None:
            assert before.view == view, number
            events = events if events is not None else before.events
        self.told[number] = Told(view, self.client.you, events)

    async def live(self) -> None:
        """Play until the match is over, whatever happens to the server."""
        lost = False
        while True:
            try:
                if lost:
                    await self._come_back()
                await self._play()
                return
            except ConnectionError:
                self.losses += 1
                lost = True
                self.lost(self.client)

    async def _play(self) -> None:
        client = self.client
        while client.table["phase"] in ("lobby", "dealing", "playing"):
            await client.until(
                lambda: client.is_asked() or self._over() or client.table["phase"] == "finished"
            )
            if client.is_asked():
                if self.waiting is None:
                    await self._move(await client.choose(self.rng))
            elif self._over() and client.table["phase"] == "playing":
                number = client.number or 0
                if client.you == 0:
                    await client.request("next")
                await client.until(lambda number=number: (client.number or 0) > number)  # type: ignore[misc]

    def _over(self) -> bool:
        return self.client.view is not None and self.client.view["pending"] == "over"

    async def _move(self, text: str) -> None:
        await asyncio.sleep(self.thinking)
        self.moves += 1
        name = f"{self.client.name}-move-{self.moves}"
        self.waiting = {"type": "move", "id": name, "number": self.client.number, "move": text}
        await self._answer()

    async def _answer(self) -> None:
        """Send what waits, and note what answers it."""
        assert self.waiting is not None
        message = self.waiting
        answer = await self.client.answer_to(message)
        self.waiting = None
        if answer["type"] == "done":
            self.answered[message["id"]] = (answer["number"], message["move"])
            self.answered_at.append(asyncio.get_running_loop().time())

    async def _come_back(self) -> None:
        """Reconnect with what was seen last; ask again what was answered, and what was not."""
        client, seen = self.client, self.client.number
        async with asyncio.timeout(START):
            while True:
                await self.server.up.wait()
                try:
                    await client.close()
                    client.url = self.server.url(urlsplit(client.url).path)
                    await client.open(seen=seen)
                    break
                except (OSError, EOFError):
                    await asyncio.sleep(0.05)
        assert not client.welcome["fresh"]
        assert client.welcome["number"] >= (seen or 0), "something that was told is lost"
        for name, (number, move) in list(self.answered.items())[-3:]:
            again = await client.answer_to({"type": "move", "id": name, "number": 0, "move": move})
            assert again == {"type": "done", "id": name, "number": number}
        if self.waiting is not None:
            await self._answer()


async def seat_everybody(
    server: Server, names: list[str], edition: str, options: dict[str, str]
) -> tuple[str, list[Survivor]]:
    """A table of these people and one bot, which has begun."""
    wanted = {
        "edition": edition, "seats": len(names) + 1, "name": names[0], "secret": new_secret(names[0]),
        "bots": ["easy"], "options": options,
    }  # fmt: skip
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, trust_env=False) as http:
        answer = await http.post("/api/tables", json=wanted)
    code = answer.json()["code"]
    path = f"/api/tables/{code}/socket"
    people = [Survivor(Client(server.url(path), name), server, Random(name)) for name in names]
    for person in people:
        await person.client.open()
        if person.client.you is None:
            await person.client.ask("sit", name=person.client.name)
    await people[0].client.ask("start")
    return code, people


def check_journal(journal: list[entries.AnyEntry], people: list[Survivor]) -> Table:
    """Every answered move is there once, and what was told is what the journal gives; the table."""
    first, *rest = journal
    assert isinstance(first, entries.Create)
    table = Table(first)
    for entry in rest:
        applied = table.apply(entry)
        for person in people:
            told = person.told.get(table.number)
            if told is None:
                continue
            assert told.you == table.seat_of(person.client.player)
            assert told.view == plain(table.sight(told.you)[0])
            assert told.events is None or told.events == plain(table.events_for(applied, told.you))
    for person in people:
        ids = [(entry.id, number) for number, entry in enumerate(journal) if isinstance(entry, entries.Move)]
        for name, (number, move) in person.answered.items():
            assert [at for found, at in ids if found == name] == [number]
            stored = journal[number]
            assert isinstance(stored, entries.Move) and stored.move == move
    return table


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))
