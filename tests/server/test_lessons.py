"""Lessons over the wire: opened, played by one person, kept over a restart, and hostile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lastcard.lessons import LESSONS
from lastcard.lessons.path import LEARNER
from lastcard.notation.moves import move_text
from tests.server.client import Client, new_secret
from tests.server.house import House, house, limits

ASKED = {"edition": "usa", "name": "Ana María", "secret": new_secret("ana")}


async def new_lesson(home: House, edition: str = "usa") -> str:
    answer = await home.http.post("/api/lessons", json={**ASKED, "edition": edition})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def take_step(home: House, code: str, ana: Client) -> bool:
    """What the path wants of the learner, once it is the learner's turn; whether there was more."""
    table = home.room(code).table

    def is_asked() -> bool:
        return table.phase == "finished" or LEARNER in table.pending().seats

    while not is_asked() or ana.number != table.number:
        await asyncio.sleep(0.005)
    if table.phase == "finished":
        return False
    assert table.path is not None and table.game is not None
    seat, moves = table.path.ahead[0]
    assert seat == LEARNER
    await ana.ask("move", number=ana.number, move=move_text(moves[0], table.game.players))
    return True


@pytest.mark.parametrize("edition", LESSONS)
async def test_a_lesson_is_played_to_its_end(edition: str, folder: Path) -> None:
    async with house(folder) as home:
        code = await new_lesson(home, edition)
        async with Client(home.socket_url(code), "ana") as ana:
            await ana.open()
            assert (ana.you, ana.table["lesson"], ana.table["fair"]) == (LEARNER, edition, None)
            while await take_step(home, code, ana):
                pass
            await ana.until(lambda: ana.table["phase"] == "finished")
            assert ana.view is not None and ana.view["match"][1] == [LEARNER]
            record = ana.table["record"]
        text = (await home.http.get(f"/api/records/{record}")).text
        assert f'"lesson": "{edition}"' in text and '"fair"' not in text
        shown = (await home.http.get(f"/api/records/{record}/moments")).json()
        assert shown["end"]["winners"] == ["Ana_María"]


async def test_nobody_else_sits_down(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_lesson(home)
        async with Client(home.socket_url(code), "ana") as ana, Client(home.socket_url(code), "eve") as eve:
            await ana.open()
            await eve.open()
            assert eve.you is None
            await ana.until(lambda: ana.table["phase"] == "playing")
            assert await eve.refused("sit", name="Eve", seat=1) == "lesson-alone"
        assert (await home.http.get("/api/tables")).json() == []


async def test_a_lesson_goes_on_after_a_restart(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_lesson(home, "jackpot")
        async with Client(home.socket_url(code), "ana") as ana:
            await ana.open()
            for _ in range(4):
                await take_step(home, code, ana)
    async with house(folder) as home, Client(home.socket_url(code), "ana") as ana:
        await ana.open()
        assert ana.table["lesson"] == "jackpot"
        while await take_step(home, code, ana):
            pass
        path = home.room(code).table.path
        assert path is not None and path.ahead == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": "classic"},
        {"edition": None},
        {"name": ""},
        {"secret": "ab"},
        {"chance": ["shuffle r7"]},
        {"prepared": {}},
    ],
)
async def test_what_is_no_lesson_is_refused(wrong: dict[str, Any], folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.post("/api/lessons", json={**ASKED, **wrong})
        assert answer.status_code == 400
        assert home.hall.rooms == {}


async def test_a_table_cannot_be_prepared_by_whoever_opens_it(folder: Path) -> None:
    async with house(folder) as home:
        table = {**ASKED, "seats": 2, "prepared": {"lesson": "usa", "chance": [], "moves": []}}
        answer = await home.http.post("/api/tables", json=table)
        assert answer.status_code == 400


async def test_lessons_are_limited_as_tables_are(folder: Path) -> None:
    async with house(folder, limits=limits(tables=(2, 0.001))) as home:
        answers = [await home.http.post("/api/lessons", json=ASKED) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert (await home.http.post("/api/tables", json={**ASKED, "seats": 2})).status_code == 429
