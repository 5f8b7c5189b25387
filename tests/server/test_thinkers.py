"""Slow bots think in processes of their own: no table waits for them, and none hangs on them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.server import hall, thinkers
from lastcard.server.thinkers import Ponder, Thinkers
from lastcard.table import bots
from lastcard.table.thoughts import Question, rehearsals
from tests.server import minds
from tests.server.client import Client
from tests.server.company import asked, begun, caught_up, leave, seated
from tests.server.house import House, house

PATIENCE = 60.0


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a house think with this mind."""

    def think_with(mind: Ponder, patience: float = PATIENCE) -> None:
        monkeypatch.setattr(hall, "Thinkers", lambda: Thinkers(mind))
        monkeypatch.setattr(bots, "patience", lambda bot: patience)

    return think_with


async def until(true: Any, patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.01)


def is_ready(home: House) -> bool:
    return any(mind.ready for mind in home.hall.thinkers.minds)


async def ready(home: House) -> None:
    await until(lambda: is_ready(home))


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def begun_with_expert(home: House, name: str = "ana", **more: Any) -> tuple[str, Client]:
    """A table where a bot that thinks is asked now."""
    code, (client,) = await begun(home, name, bots=["expert"], options={"hand-size": "15"}, **more)
    await its_turn(client)
    return code, client


async def its_turn(client: Client) -> None:
    """Play until the other is asked."""
    rng = Random(0)
    while client.is_asked():
        await client.move(await client.choose(rng))


async def moved_on(client: Client) -> None:
    """Wait until the bot whose turn it was has moved, which it may have done already."""
    number = client.number or 0
    await client.until(lambda: client.is_asked() or (client.number or 0) > number)


async def play_on(client: Client, more: int = 8) -> None:
    """Play until so much more has happened: a bot that hangs would end it."""
    wanted, rng = (client.number or 0) + more, Random(0)
    while (client.number or 0) < wanted:
        await client.until(lambda: client.is_asked() or (client.number or 0) >= wanted)
        if client.is_asked():
            await client.move(await client.choose(rng))


async def test_a_thought_blocks_no_table(folder: Path, thinking: Any) -> None:
    thinking(minds.stuck)
    async with house(folder) as home:
        _, ana = await begun_with_expert(home)
        await ready(home)
        _, others = await begun(home, "beto", "caro", options={"hand-size": "15"})
        number, rng = ana.number, Random(1)
        for _ in range(10):
            mover = asked(others)
            await mover.move(await mover.choose(rng))
            await caught_up(others, mover.number or 0)
            await ana.ask("chat", text="hm")
        assert (ana.number, len(ana.said)) == (number, 10), "the bot still thinks"
        await leave(ana, *others)


async def test_the_loop_of_the_server_never_stands_still(folder: Path, thinking: Any) -> None:
    """From the first thought on, while processes start as well."""
    thinking(minds.sleepy)
    async with house(folder) as home:
        rounds = 0

        async def watch() -> None:
            nonlocal rounds
            while True:
                await asyncio.sleep(minds.SLEEP / 100)
                rounds += 1

        _, ana = await begun_with_expert(home)
        watching = asyncio.create_task(watch())
        await moved_on(ana)
        watching.cancel()
        assert rounds > 10, "a thought inside of the loop would have left room for one or two"
        await leave(ana)


@pytest.mark.slow
async def test_a_killed_process_is_replaced_and_the_game_goes_on(folder: Path, thinking: Any) -> None:
    thinking(minds.sleepy)
    async with house(folder) as home:
        _, ana = await begun_with_expert(home)
        await ready(home)
        await moved_on(ana)
        await its_turn(ana)
        first = home.hall.thinkers.minds[0].process.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        await moved_on(ana)
        await until(lambda: is_ready(home) and home.hall.thinkers.minds[0].process.pid != first)
        assert not is_there(first)
        await its_turn(ana)
        await moved_on(ana)
        assert any("it has ended" in line for line in home.log.errors())
        await leave(ana)


@pytest.mark.parametrize(
    ("mind", "patience", "says"),
    [
        (minds.mortal, PATIENCE, "it has ended"),
        (minds.stuck, 0.3, "no answer within 0.3"),
        (minds.clumsy, PATIENCE, "a bug in a bot"),
    ],
)
async def test_a_bot_plays_on_whatever_becomes_of_its_thoughts(
    folder: Path, thinking: Any, mind: Ponder, patience: float, says: str
) -> None:
    thinking(mind, patience=patience)
    async with house(folder) as home:
        _, ana = await begun_with_expert(home)
        await ready(home)
        await play_on(ana)
        await until(lambda: any(says in line for line in home.log.errors()))
        await leave(ana)


async def test_bots_play_on_while_nobody_is_ready_to_think(
    folder: Path, thinking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first use is compiled, which takes long where nothing is compiled yet."""
    monkeypatch.setattr(thinkers, "UPTAKE", 0.05)
    thinking(minds.novice)
    async with house(folder) as home:
        _, ana = await begun_with_expert(home)
        await play_on(ana)
        assert not any(mind.ready for mind in home.hall.thinkers.minds)
        await leave(ana)


async def test_where_nothing_can_think_the_bots_play_on(folder: Path, thinking: Any) -> None:
    thinking(minds.hopeless, patience=0.3)
    async with house(folder) as home:
        _, ana = await begun_with_expert(home)
        await moved_on(ana)
        await until(lambda: any("nothing works here" in line for line in home.log.errors()))
        assert home.hall.thinkers.minds == []
        await play_on(ana)
        await leave(ana)


async def test_processes_start_with_the_first_bot_that_needs_one(folder: Path, thinking: Any) -> None:
    thinking(minds.quick)
    async with house(folder) as home:
        _, (ana,) = await seated(home, "ana", bots=["hard"])
        assert home.hall.thinkers.minds == []
        await ana.ask("bot", seat=1, level="expert")
        await ready(home)
        (mind,) = home.hall.thinkers.minds
        pid = mind.process.pid
        assert pid is not None and is_there(pid)
        assert ana.table["seats"][1]["level"] == "expert"
        await leave(ana)
    assert not is_there(pid)


async def test_a_table_with_nobody_there_starts_none(folder: Path, thinking: Any) -> None:
    thinking(minds.quick)
    async with house(folder) as home:
        code, (ana,) = await seated(home, "ana", bots=["expert"])
        await leave(ana)
    async with house(folder) as home:
        assert (await home.http.get(f"/api/tables/{code}")).status_code == 200
        await asyncio.sleep(0.05)
        assert home.hall.thinkers.minds == []


def question(patience: float = PATIENCE, seed: int = 0) -> Question:
    any_one = next(rehearsals("hard"))
    return Question(any_one.seat, "hard", any_one.agreed, any_one.view, seed, patience)


@pytest.mark.slow
async def test_there_are_never_more_processes_than_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "UPTAKE", PATIENCE)
    pool = Thinkers(minds.sleepy, most=2)
    try:
        pool.begin()
        await until(lambda: any(mind.ready for mind in pool.minds))
        thoughts = [asyncio.create_task(pool.think(question())) for _ in range(4)]
        most = 0
        while not all(thought.done() for thought in thoughts):
            most = max(most, len(pool.minds))
            await asyncio.sleep(0.05)
        assert all(thought.result() for thought in thoughts)
        assert most == 2
    finally:
        await pool.stop()
    assert pool.minds == []


@pytest.mark.slow
async def test_with_too_many_questions_at_once_some_are_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "UPTAKE", 0.05)
    pool = Thinkers(minds.sleepy, most=1)
    try:
        pool.begin()
        await until(lambda: any(mind.ready for mind in pool.minds))
        moves = await asyncio.gather(*(pool.think(question()) for _ in range(3)))
        assert [move is None for move in moves] == [False, True, True]
    finally:
        await pool.stop()


async def test_what_nobody_waits_for_is_not_thought_about() -> None:
    pool = Thinkers(minds.picky, most=1)
    try:
        assert await pool.think(question(0.01, minds.ENDLESS)) is None
        given_up = asyncio.create_task(pool.think(question(seed=minds.ENDLESS)))
        await asyncio.sleep(0)
        given_up.cancel()
        await until(lambda: any(mind.ready for mind in pool.minds))
        assert await pool.think(question())
    finally:
        await pool.stop()


async def test_stopping_waits_for_no_thought() -> None:
    pool = Thinkers(minds.stuck, most=1)
    pool.begin()
    await until(lambda: any(mind.ready for mind in pool.minds))
    thinking = asyncio.create_task(pool.think(question()))
    await asyncio.sleep(0.05)
    pid = pool.minds[0].process.pid
    assert pid is not None
    async with asyncio.timeout(PATIENCE):
        await pool.stop()
    assert not is_there(pid)
    assert await thinking is None


@pytest.mark.parametrize(("cores", "most"), [(1, 1), (2, 1), (8, 7), (128, thinkers.MOST_MINDS)])
def test_some_core_is_left_for_the_tables(cores: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "cores", lambda: cores)
    assert Thinkers().most == most
