"""The levels that a server offers are those that it can play; what it cannot is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from lastcard.bots import LEVELS, level
from lastcard.editions import EDITIONS
from lastcard.server import messages as wire
from lastcard.table import levels, thoughts
from lastcard.table.seats import Level
from tests.server.client import Client, new_secret, new_table
from tests.server.company import begun, leave, seated
from tests.server.house import house

PLAIN = ("random", "easy", "normal", "hard", "master")
ALL = list(get_args(Level))


@pytest.fixture
def without_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (thoughts, levels):
        monkeypatch.setattr(module, "installed", lambda: PLAIN)


def test_the_levels_on_the_wire_are_bots() -> None:
    assert [name for name in LEVELS if name in ALL] == ALL
    for name in ALL:
        wire.decode(json.dumps({"type": "bot", "id": "1", "seat": 1, "level": name}))


async def test_everything_that_is_installed_is_offered(folder: Path) -> None:
    pytest.importorskip("numba")
    async with house(folder) as home:
        editions = (await home.http.get("/api/editions")).json()
        assert [edition["levels"] for edition in editions] == [ALL] * len(EDITIONS)
        _, (ana,) = await seated(home, "ana", bots=["easy", "expert"])
        for name in ALL:
            await ana.ask("bot", seat=1, level=name)
            assert ana.table["seats"][1]["level"] == name
        assert [seat["level"] for seat in ana.table["seats"]] == [None, "expert", "expert"]
        assert await ana.refused("bot", seat=1, level="genius") == "bad-message"
        await leave(ana)


@pytest.mark.usefixtures("without_expert")
async def test_what_is_not_installed_is_refused(folder: Path) -> None:
    async with house(folder) as home:
        editions = (await home.http.get("/api/editions")).json()
        assert [edition["levels"] for edition in editions] == [ALL[:4]] * len(EDITIONS)
        wanted = {"edition": "usa", "seats": 2, "name": "ana", "secret": new_secret(""), "bots": ["expert"]}
        answer = await home.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (400, "bot-missing")
        assert "easy, normal, hard, master" in answer.json()["message"]
        _, (ana,) = await seated(home, "ana", bots=["hard"])
        before = ana.number
        assert await ana.refused("bot", seat=1, level="expert") == "bot-missing"
        assert ana.number == before
        assert ana.table["seats"][1]["level"] == "hard"
        await leave(ana)


async def test_a_table_outlives_the_bots_it_was_made_with(folder: Path, request: Any) -> None:
    pytest.importorskip("numba")
    async with house(folder) as home:
        code, (ana,) = await begun(home, "ana", bots=["expert"], options={"hand-size": "15"})
        await leave(ana)
    request.getfixturevalue("without_expert")
    async with house(folder) as home:
        assert level("expert").slow
        ana = await Client(home.socket_url(code), "ana").open()
        assert ana.table["seats"][1]["level"] == "expert"
        await ana.ask("leave")
        number = ana.number or 0
        await ana.until(lambda: (ana.number or 0) > number + 6)
        assert home.hall.thinkers.minds == []
        await leave(ana)
        assert await new_table(home, "beto")
        assert home.log.errors() == []
        assert code in home.hall.rooms
