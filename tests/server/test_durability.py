"""An acknowledged move is never lost and none counts twice, though the server is killed in mid-game."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server.store import Store
from tests.server.survivors import Killable, Survivor, check_journal, killable, seat_everybody
from tests.support.sizes import sizes

MOVES_BETWEEN = 25
PATIENCE = 300.0
"""Seconds; only a test that fails waits that long."""


def tables_for(kills: int) -> dict[str, tuple[list[str], dict[str, str]]]:
    """Who plays what; matches that are long enough."""
    long_enough = {"target": str(60 * kills)}
    return {
        "usa": (["ana", "beto"], long_enough),
        "hp": (["caro", "dani"], long_enough),
        "jackpot": (["eva", "fede"], long_enough),
        "dice": (["gabi", "hugo"], {"board-size": "20 8"}),
    }


def answered(people: list[Survivor]) -> int:
    return sum(len(person.answered) for person in people)


async def kill_in_the_middle(server: Killable, people: list[Survivor], most: int) -> int:
    """Kill the server again and again, each time after some more moves have been answered; how often."""
    for kills in range(most):
        wanted = answered(people) + MOVES_BETWEEN
        while answered(people) < wanted:
            await asyncio.sleep(0.005)
            if all(person.client.table["phase"] == "finished" for person in people):
                return kills
        await server.stop(signal.SIGKILL)
        await server.start()
    return most


@pytest.mark.parametrize("kills", sizes(1, 4))
async def test_games_go_on_after_the_server_was_killed(database: str, tmp_path: Path, kills: int) -> None:
    if database.startswith("sqlite"):
        database = f"sqlite+aiosqlite:///{tmp_path / 'lastcard.db'}"
    log = tmp_path / "log"
    async with killable(database, log) as server:
        tables = {}
        for edition, (names, options) in tables_for(kills).items():
            code, people = await seat_everybody(server, names, edition, options)
            tables[code] = people
        everybody = [person for people in tables.values() for person in people]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for person in everybody:
                group.create_task(person.live())
            killing = group.create_task(kill_in_the_middle(server, everybody, kills))
        await records_can_be_verified(server, tables)
        for person in everybody:
            await person.client.close()
        await server.stop(signal.SIGTERM)
    assert killing.result() >= 1
    assert sum(person.losses for person in everybody) >= killing.result()
    assert answered(everybody) >= MOVES_BETWEEN
    assert "ERROR" not in log.read_text()
    async with Store.opened(database) as store:
        for code, people in tables.items():
            table = check_journal(await store.entries(code), people)
            assert table.phase == "finished"


async def records_can_be_verified(server: Killable, tables: dict[str, list[Survivor]]) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, trust_env=False) as http:
        for people in tables.values():
            name = people[0].client.table["record"]
            text = (await http.get(f"/api/records/{name}")).text
            assert verify(Record.from_text(text)).outcomes > 1
