"""Analyses over HTTP: shared, kept, bounded, and stopped when nobody asks any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import lastcard
from lastcard.server import analyses, hall, schema
from lastcard.server.thinkers import Ponder, Thinkers
from lastcard.table.room.opening import player_of
from tests.server import minds
from tests.server.client import Plain, new_secret
from tests.server.house import House, house, limits

RECORD = lastcard.play("usa", {"ana": "easy", "beto": "easy"}, seed=3, length=1)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Any:
    def think_with(mind: Ponder) -> None:
        monkeypatch.setattr(hall, "Thinkers", lambda: Thinkers(mind, 1))

    return think_with


async def keep(home: House, name: str, open_hands: bool = True) -> None:
    """A finished match of ana against a bot."""
    row = {
        "id": name, "code": "ABCDEF", "finished": 0, "open_hands": open_hands, "text": RECORD.text,
        "people": f'["{player_of(new_secret("ana"))}"]', "bots": '[null, "easy"]',
    }  # fmt: skip
    async with home.store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.records).values(**row))


async def ask(home: House, name: str, seat: int = 0, **more: Any) -> Plain:
    answer = await home.http.get(f"/api/records/{name}/analysis", params={"seat": seat}, **more)
    assert answer.status_code == 200, answer.text
    told: Plain = answer.json()
    return told


async def finished(home: House, name: str, seat: int = 0) -> Plain:
    """Asked for until it is there, as the page does."""
    async with asyncio.timeout(60):
        while (told := await ask(home, name, seat))["found"] is None:
            await asyncio.sleep(0.02)
    return told


async def test_it_is_worked_out_with_progress_and_kept(tmp_path: Path, thinking: Any) -> None:
    thinking(minds.brief)
    async with house(tmp_path) as home:
        await keep(home, "one")
        first = await ask(home, "one")
        assert first["found"] is None and first["done"] == 0
        told = await finished(home, "one")
        assert told["done"] == told["total"] > 10
        found = told["found"]
        assert found["points"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0])
        assert len(found["luck"]["hands"]) == 1 and found["of"] == found["decisions"] > 0
        assert await ask(home, "one") == told
        # The other seat has an analysis of its own.
        assert (await finished(home, "one", 1))["found"] != found


async def test_asking_twice_at_once_is_one_piece_of_work(tmp_path: Path, thinking: Any) -> None:
    thinking(minds.brief)
    async with house(tmp_path, limits=limits(analyses=(1, 0.0))) as home:
        await keep(home, "one")
        both = await asyncio.gather(*(finished(home, "one") for _ in range(3)))
        assert both[0] == both[1] == both[2]
        # One address cannot begin many.
        refused = await home.http.get("/api/records/one/analysis", params={"seat": 1})
        assert refused.status_code == 429 and refused.json()["code"] == "too-many-requests"


async def test_nobody_asks_any_more(tmp_path: Path, thinking: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(minds.slow)
    async with house(tmp_path) as home:
        await keep(home, "one")
        await ask(home, "one")
        kept = home.state.analyses._jobs
        monkeypatch.setattr(analyses, "DESERTED", 0.0)
        async with asyncio.timeout(30):
            while kept:
                await asyncio.sleep(0.02)


async def test_only_so_many_at_once_and_only_so_many_kept(
    tmp_path: Path, thinking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking(minds.brief)
    monkeypatch.setattr(analyses, "AT_ONCE", 1)
    monkeypatch.setattr(analyses, "KEPT", 2)
    async with house(tmp_path) as home:
        for name in ("one", "two"):
            await keep(home, name)
        await ask(home, "one")
        refused = await home.http.get("/api/records/two/analysis", params={"seat": 0})
        assert refused.status_code == 503 and refused.json()["code"] == "analyses-busy"
        await finished(home, "one")
        await finished(home, "two")
        await finished(home, "two", 1)
        assert [*home.state.analyses._jobs] == [("two", 0), ("two", 1)]


async def test_a_piece_that_fails_is_left_out(tmp_path: Path, thinking: Any) -> None:
    thinking(minds.feeble)
    async with house(tmp_path) as home:
        await keep(home, "one")
        luck = (await finished(home, "one"))["found"]["luck"]
        assert luck["draws"] == 0 and luck["hands"]


async def test_closed_hands_are_for_those_who_sat_there(tmp_path: Path, thinking: Any) -> None:
    thinking(minds.brief)
    async with house(tmp_path) as home:
        await keep(home, "one", open_hands=False)
        for name, seat, code in (("one", 0, "record-closed"), ("none", 0, "no-such-record")):
            refused = await home.http.get(f"/api/records/{name}/analysis", params={"seat": seat})
            assert refused.json()["code"] == code
        mine = {"x-lastcard-secret": new_secret("ana")}
        assert (await ask(home, "one", headers=mine))["found"] is None
        moments = (await home.http.get("/api/records/one/moments", headers=mine)).json()
        assert moments["you"] == 0 and moments["open"]
        assert (await home.http.get("/api/records/one/moments")).json()["you"] is None


@pytest.mark.parametrize(("seat", "status"), [("-1", 400), ("x", 400), ("2", 400), ("99", 400)])
async def test_a_seat_that_is_none(tmp_path: Path, thinking: Any, seat: str, status: int) -> None:
    thinking(minds.brief)
    async with house(tmp_path) as home:
        await keep(home, "one")
        answer = await home.http.get("/api/records/one/analysis", params={"seat": seat})
        assert answer.status_code == status
