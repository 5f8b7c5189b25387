"""People in a tournament over the wire: they join, are called to their tables, play there, and come back."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from lastcard.cup.steward import CupTimes
from tests.server.client import Client, Plain, new_secret
from tests.server.house import PATIENCE, House
from tests.server.survivors import Killable

SHORT = {"edition": "usa", "options": {"length": "1", "hand-size": "3"}, "timer": 60, "pace": "quick"}
QUICK = CupTimes(call=0.0, pause=3600.0, organiserless=3600.0, lapse=3600.0)
"""Nothing happens by itself but the matches."""


def nonce_of(name: str) -> str:
    return hashlib.sha256(f"nonce of {name}".encode()).hexdigest()


async def new_cup(house: House | Killable, organiser: str = "ana", plays: bool = True, **more: Any) -> str:
    """The code of a tournament that this organiser has made."""
    wanted = {
        **SHORT,
        "secret": new_secret(organiser),
        "nonce": nonce_of(organiser),
        "name": organiser if plays else None,
        **more,
    }
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE, trust_env=False) as http:
        answer = await http.post("/api/cups", json=wanted)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


class Entrant(Client):
    """Somebody at the page of a tournament."""

    def __init__(self, house: House | Killable, code: str, name: str, language: str = "en") -> None:
        self.sockets = f"ws{house.address.removeprefix('http')}/api"
        super().__init__(f"{self.sockets}/cups/{code}/socket", name, language)
        self.now: Plain = {}
        self.progress: list[Plain] = []

    async def open(self, seen: int | None = None, **more: Any) -> Entrant:
        await self.dial(**more)
        self.now = {}
        await self.send({"type": "hello", "secret": self.secret, "language": self.language})
        await self.until(lambda: bool(self.now))
        return self

    def _hear(self, data: str) -> None:
        self.heard.append((data, None))
        message: Plain = json.loads(data)
        kind = message["type"]
        if kind == "cup":
            self.now = message
        elif kind == "progress":
            self.progress.append(message)
        elif kind == "pong":
            self.pongs += 1
        else:
            self._answered(message)

    @property
    def cup(self) -> Plain:
        cup: Plain = self.now["cup"]
        return cup

    async def take_part(self) -> None:
        await self.ask("join", name=self.name, nonce=nonce_of(self.name), avatar="fox-3")

    def own_table(self) -> str:
        """The code of the own table in this round."""
        tables = self.cup["tables"][-1]
        return str(next(table["code"] for table in tables if self.now["you"] in table["people"]))

    async def play(self) -> None:
        """Go to the table, and play there until its match is over."""
        table = Client(f"{self.sockets}/tables/{self.own_table()}/socket", self.name)
        rng = Random(self.name)
        await table.open()
        nonce = nonce_of(f"{self.name} {self.own_table()}")
        if table.table["phase"] == "lobby":
            await table.request("commit", hash=hashlib.sha256(bytes.fromhex(nonce)).hexdigest())
        await table.until(lambda: table.table["phase"] != "lobby")
        if table.table["phase"] == "dealing":
            await table.request("nonce", nonce=nonce)
        await table.until(lambda: table.table["phase"] not in ("lobby", "dealing"))
        while table.table["phase"] == "playing":
            if table.is_asked():
                number = table.number
                move = await table.choose(rng)
                if await table.try_move(move) is not None:
                    await table.until(lambda number=number: table.number != number or not table.is_asked())  # type: ignore[misc]
            else:
                await table.until(lambda: table.is_asked() or table.table["phase"] != "playing")
        assert table.table["phase"] == "finished"
        await table.close()


async def gathered(house: House | Killable, people: int, **more: Any) -> tuple[str, list[Entrant]]:
    """A tournament of this many, the first of them its organiser."""
    names = [f"p{number}" for number in range(people)]
    code = await new_cup(house, names[0], **more)
    entrants = [await Entrant(house, code, name).open() for name in names]
    for entrant in entrants[1:]:
        await entrant.take_part()
    for entrant in entrants:
        await entrant.until(lambda entrant=entrant: len(entrant.cup["people"]) == people)  # type: ignore[misc]
    return code, entrants


async def until_all(entrants: list[Entrant], true: Callable[[Entrant], bool]) -> None:
    for entrant in entrants:
        await entrant.until(lambda entrant=entrant: true(entrant))  # type: ignore[misc]


async def play_round(entrants: list[Entrant], **begin: Any) -> None:
    """The organiser begins, everybody plays, and all are told how it ended."""
    number = entrants[0].cup["round"] + 1
    await entrants[0].ask("begin", **begin)
    await until_all(entrants, lambda one: one.cup["round"] == number)
    async with asyncio.TaskGroup() as group:
        for entrant in entrants:
            group.create_task(entrant.play())
    await until_all(entrants, lambda one: one.cup["phase"] in ("pause", "over"))
