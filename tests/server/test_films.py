"""Replays over HTTP: made once, in a process of their own, kept, bounded, and served in pages."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import lastcard
from lastcard.server import films, schema
from lastcard.server.worker import LoneWorker
from lastcard.table.records import StoredRecord, moments_of
from lastcard.table.room.opening import player_of
from tests.server.client import Plain, new_secret
from tests.server.company import until
from tests.server.house import House, house, limits

RECORD = lastcard.play("usa", {"ana": "easy", "beto": "easy"}, seed=3)
MOMENTS = len(list(RECORD.states()))
MINE = {"x-lastcard-secret": new_secret("ana")}


def stored(name: str, open_hands: bool = True, text: str = RECORD.text) -> StoredRecord:
    """A finished match of ana against a bot."""
    return StoredRecord(name, "ABCDEF", open_hands, [player_of(new_secret("ana"))], [None, "easy"], text)


async def keep(home: House, *records: StoredRecord) -> None:
    for record in records:
        row = {**asdict(record), "people": json.dumps(record.people), "bots": json.dumps(record.bots)}
        async with home.store.engine.begin() as connection:
            await connection.execute(sa.insert(schema.records).values(**row, finished=0))


async def page(home: House, name: str, first: int | None = None, **more: Any) -> Plain:
    params = {} if first is None else {"first": first}
    answer = await home.http.get(f"/api/records/{name}/moments", params=params, **more)
    assert answer.status_code == 200, answer.text
    told: Plain = answer.json()
    return told


async def whole(home: House, name: str, **more: Any) -> Plain:
    """All pages of a replay, as one."""
    told = await page(home, name, **more)
    while len(told["moments"]) < told["total"]:
        more_of_it = await page(home, name, len(told["moments"]), **more)
        assert more_of_it["first"] == len(told["moments"])
        assert 0 < len(more_of_it["moments"]) <= films.PAGE
        told["moments"] += more_of_it["moments"]
    return told


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that are played through."""
    played: list[str] = []
    ask = LoneWorker.ask

    async def counting(self: LoneWorker, question: tuple[StoredRecord, bool]) -> Any:
        played.append(question[0].id)
        return await ask(self, question)

    monkeypatch.setattr(LoneWorker, "ask", counting)
    return played


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


async def test_the_pages_are_the_match_and_no_page_is_longer_than_it_may_be(folder: Path) -> None:
    async with house(folder) as home:
        await keep(home, stored("one"))
        first = await page(home, "one")
        assert (first["first"], len(first["moments"]), first["total"]) == (0, films.PAGE, MOMENTS)
        assert await whole(home, "one") == plain(moments_of(stored("one")))
        # The page that has a moment, and none after the last.
        inside = await page(home, "one", films.PAGE + 1)
        assert inside["first"] == films.PAGE
        for beyond in (MOMENTS + films.PAGE, 10**9):
            after = await page(home, "one", beyond)
            assert (after["first"], after["moments"]) == (MOMENTS, [])


@pytest.mark.parametrize("first", ["-1", "x", "1.5", str(10**10)])
async def test_a_page_that_is_none(folder: Path, first: str) -> None:
    async with house(folder) as home:
        await keep(home, stored("one"))
        answer = await home.http.get("/api/records/one/moments", params={"first": first})
        assert answer.status_code == 400


async def test_one_that_is_asked_for_often_is_played_through_once(folder: Path, counted: list[str]) -> None:
    async with house(folder, limits=limits(replays=(1, 0.0))) as home:
        await keep(home, stored("one"), stored("two"))
        both = await asyncio.gather(*(page(home, "one") for _ in range(5)))
        assert all(told == both[0] for told in both)
        await whole(home, "one")
        assert counted == ["one"]
        # One address cannot have many played through.
        refused = await home.http.get("/api/records/two/moments")
        assert refused.status_code == 429 and refused.json()["code"] == "too-many-requests"


async def test_nobody_waits_for_one_that_takes_long(folder: Path) -> None:
    async with house(folder) as home:
        await keep(home, stored("one"), stored("two"))
        await page(home, "one")
        worker = home.state.films._worker.worker
        os.kill(worker.process.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(page(home, "two"))
        await until(lambda: len(home.state.films._making) == 1)
        assert (await page(home, "one"))["total"] == MOMENTS
        assert (await home.http.get("/api/health")).status_code == 200
        os.kill(worker.process.pid, signal.SIGCONT)
        assert (await waiting)["total"] == MOMENTS


async def test_closed_hands_are_for_those_who_sat_there(folder: Path, counted: list[str]) -> None:
    async with house(folder) as home:
        await keep(home, stored("one", open_hands=False))
        theirs, mine = await whole(home, "one"), await whole(home, "one", headers=MINE)
        assert (theirs["open"], theirs["you"], mine["open"], mine["you"]) == (False, None, True, 0)
        assert theirs == plain(moments_of(stored("one", open_hands=False)))
        assert mine == plain(moments_of(stored("one"), 0))
        assert counted == ["one", "one"]


async def test_what_is_kept_is_bounded(
    folder: Path, counted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:
        await keep(home, *map(stored, ("one", "two", "three")))
        await page(home, "one")
        [size] = [film.size() for film in home.state.films._kept.values()]
        monkeypatch.setattr(films, "KEPT", int(2.5 * size))
        for name in ("two", "one", "three", "one", "two"):
            await page(home, name)
        assert counted == ["one", "two", "three", "two"]


async def test_too_many_at_once_are_told_to_wait(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "AT_ONCE", 1)
    async with house(folder) as home:
        await keep(home, stored("one"), stored("two"))
        waiting = asyncio.create_task(page(home, "one"))
        await until(lambda: bool(home.state.films._making))
        answer = await home.http.get("/api/records/two/moments")
        assert (answer.status_code, answer.json()["code"]) == (503, "replays-busy")
        await waiting
        assert (await page(home, "two"))["total"] == MOMENTS


async def test_a_process_that_is_lost_is_replaced(folder: Path) -> None:
    async with house(folder) as home:
        await keep(home, stored("one"), stored("two"), stored("three"))
        await page(home, "one")
        worker: Callable[[], Any] = lambda: home.state.films._worker.worker  # noqa: E731
        process: Callable[[], Any] = lambda: worker().process  # noqa: E731
        process().kill()
        process().join()
        assert (await page(home, "two"))["total"] == MOMENTS
        os.kill(process().pid, signal.SIGSTOP)
        before = worker()._hearing
        asked = asyncio.create_task(home.http.get("/api/records/three/moments"))
        await until(lambda: worker()._hearing is not before)
        process().kill()
        assert (await asked).json()["code"] == "internal"
        assert (await page(home, "three"))["total"] == MOMENTS


async def test_a_record_that_cannot_be_played_is_refused_with_the_reason(folder: Path) -> None:
    async with house(folder) as home:
        await keep(home, stored("one", text=RECORD.text.replace("ana", "eva", 1)))
        answer = await home.http.get("/api/records/one/moments")
        assert (answer.status_code, answer.json()["code"]) == (400, "record-hash")
        assert home.log.errors() == []


async def test_nobody_keeps_what_depends_on_a_secret(folder: Path) -> None:
    async with house(folder) as home:
        await keep(home, stored("one", open_hands=False))
        for path in ("one", "one/moments", "one/analysis?seat=0", "none"):
            for headers in ({}, MINE):
                answer = await home.http.get(f"/api/records/{path}", headers=headers)
                assert answer.headers["cache-control"] == "private, no-store", path
