"""A whole round over the wire against the bot that searches, in the processes it has in earnest."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from lastcard.notation.record import Record
from lastcard.server import thinkers
from lastcard.table import bots
from lastcard.table.steward import Steward
from lastcard.table.thoughts import Question, usable
from tests.bots.test_checking import checked
from tests.server.client import Client, new_secret
from tests.server.company import leave, seated, until_phase
from tests.server.house import house
from tests.server.test_thinkers import is_there

pytest.importorskip("numba")

COMPILING = 280.0
"""Seconds that the first use may take, where nothing is compiled yet."""
PATIENCE = 120.0
"""Seconds; only a test that fails waits that long."""
CHILDREN = "/proc/{pid}/task/{pid}/children"


@pytest.mark.parametrize(
    ("edition", "level"),
    [
        ("usa", "expert"),
        pytest.param("dice", "expert", marks=pytest.mark.slow),
        pytest.param("dice", "hard", marks=pytest.mark.slow),
    ],
)
async def test_a_round_against_a_bot_that_thinks_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch, edition: str, level: str
) -> None:
    thought: list[str | None] = []
    real = Steward.thought

    def kept(self: Steward, question: Question, move: str | None) -> None:
        thought.append(move)
        real(self, question, move)

    monkeypatch.setattr(Steward, "thought", kept)
    # However busy the machine is, a thought is waited for.
    monkeypatch.setattr(bots, "patience", lambda bot: COMPILING)
    monkeypatch.setattr(thinkers, "UPTAKE", COMPILING)
    short = {"board-size": "8 2"} if edition == "dice" else {"target": "1", "hand-size": "4"}
    async with house(folder) as home:
        _, (ana,) = await seated(home, "ana", bots=[level], edition=edition, options=short)
        async with asyncio.timeout(COMPILING):
            while not any(mind.ready for mind in home.hall.thinkers.minds):
                await asyncio.sleep(0.1)
        await ana.ask("start")
        await until_phase(ana, "playing")
        await finish(ana)
        assert [move for move in thought if move is not None]
        assert home.log.errors() == []
        assert ana.table["seats"][1]["level"] == level
        stored = await home.hall.store.record(ana.table["record"])
        assert stored is not None
        # What was thought out in another process is made again in this one.
        (deeds,) = checked(Record.from_text(stored.text))
        assert (deeds.seat, deeds.level, deeds.unchecked) == (1, usable(level).name, None)
        await leave(ana)


async def finish(client: Client) -> None:
    rng = Random(0)
    while client.table["phase"] == "playing":
        await client.until(lambda: client.is_asked() or client.table["phase"] != "playing", COMPILING)
        if client.is_asked():
            await client.move(await client.choose(rng))


@pytest.mark.slow
@pytest.mark.skipif(not Path(CHILDREN.format(pid=os.getpid())).exists(), reason="needs /proc")
@pytest.mark.parametrize(
    "how",
    [signal.SIGINT, signal.SIGTERM, signal.SIGKILL],
)
async def test_no_process_outlives_its_server(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl-C is heard by everybody in the terminal; the last one is heard by nobody."""
    words = ["serve", "--lang", "en", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    server = subprocess.Popen(
        [sys.executable, "-m", "lastcard", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[3]
        ana = await at_a_table(address)
        processes = await children(server.pid)
        await asyncio.sleep(0.3)
        if how is signal.SIGINT:
            os.killpg(server.pid, how)
        else:
            server.send_signal(how)
        _, err = await asyncio.to_thread(server.communicate, timeout=PATIENCE)
        assert err == ""
        await ana.close()
        deadline = time.monotonic() + PATIENCE
        while any(map(is_there, processes)) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not any(map(is_there, processes))
    finally:
        server.kill()
        server.wait()


async def at_a_table(address: str) -> Client:
    wanted: Any = {
        "edition": "usa", "seats": 2, "name": "ana", "secret": new_secret("ana"), "bots": ["expert"]
    }  # fmt: skip
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        code = (await http.post("/api/tables", json=wanted)).json()["code"]
    ana = Client(f"ws{address.removeprefix('http')}/api/tables/{code}/socket", "ana")
    await ana.open()
    return ana


async def children(pid: int) -> list[int]:
    """The processes that this one has started, once there are any."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = Path(CHILDREN.format(pid=pid)).read_text().split()
            if len(found) > 1:
                return [int(one) for one in found]
            await asyncio.sleep(0.02)
