"""The coach at a table: for one person among bots, told to that seat alone, and gone when switched off."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.server import hall
from lastcard.server.thinkers import Thinkers
from tests.server import minds
from tests.server.client import Client, Plain
from tests.server.company import begun, leave, seated, until_phase
from tests.server.house import house
from tests.support import strict


@pytest.fixture(autouse=True)
def coached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "Thinkers", lambda: Thinkers(minds.brief))


async def my_turn(client: Client) -> None:
    await client.until(lambda: client.is_asked() or client.table["phase"] != "playing" or _over(client))


def _over(client: Client) -> bool:
    return client.view is not None and client.view["pending"] == "over"


def before(client: Client) -> list[Plain]:
    return [one["advice"] for one in client.advice if one["advice"]["played"] is None]


def after(client: Client) -> list[Plain]:
    return [one["advice"] for one in client.advice if one["advice"]["played"] is not None]


async def heard(client: Client, which: Callable[[Client], list[Plain]], times: int) -> None:
    await client.until(lambda: len(which(client)) >= times)


@pytest.mark.parametrize("edition", ["usa", "dice"])
async def test_it_speaks_before_and_after_each_own_move(tmp_path: Path, edition: str) -> None:
    async with house(tmp_path) as home:
        code, (ana,) = await begun(home, "ana", edition=edition, bots=["easy", "easy"])
        watcher = await Client(home.socket_url(code), "eva").open()
        ana.on_message = lambda _, data, __: strict.check(data, edition == "dice")
        await ana.ask("coach", on=True)
        rng = Random(1)
        for times in range(1, 4):
            await my_turn(ana)
            await heard(ana, before, times)
            advice = before(ana)[-1]
            assert 0 <= advice["chance"] <= 1 and advice["best"]["kind"] and advice["by"] == "expert"
            await ana.move(await ana.choose(rng))
            await heard(ana, after, times)
            assert 0 <= after(ana)[-1]["after"] <= after(ana)[-1]["chance"]
        # Nobody else hears a word of it.
        await watcher.fence()
        assert not watcher.advice and not any('"advice"' in data for data, _ in watcher.heard)
        await leave(ana, watcher)


async def test_off_by_default_and_gone_when_switched_off(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        code, (ana,) = await begun(home, "ana", bots=["easy"])
        rng = Random(2)
        await my_turn(ana)
        await ana.move(await ana.choose(rng))
        await ana.fence()
        assert not ana.advice
        await my_turn(ana)
        await ana.ask("coach", on=True)
        await ana.until(lambda: bool(before(ana)))
        await ana.ask("coach", on=False)
        told = len(ana.advice)
        await ana.move(await ana.choose(rng))
        await my_turn(ana)
        await ana.fence()
        assert len(ana.advice) == told
        assert home.room(code).gathering.coaching._asked is None
        await leave(ana)


async def test_no_coach_among_people(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        _, (ana, beto) = await begun(home, "ana", "beto", bots=["easy"])
        for client in (ana, beto):
            assert await client.refused("coach", on=True) == "coach-people"
        await leave(ana, beto)


async def test_it_falls_silent_when_somebody_sits_down(tmp_path: Path) -> None:
    """Switched on alone in the lobby; the match is then played by two people."""
    async with house(tmp_path) as home:
        code, (ana,) = await seated(home, "ana", bots=["easy"])
        await ana.ask("coach", on=True)
        await ana.ask("free", seat=1)
        beto = await Client(home.socket_url(code), "beto").open()
        await beto.ask("sit", name="beto")
        await ana.ask("start")
        await until_phase(ana, "playing")
        await ana.until(lambda: ana.is_asked() or beto.is_asked())
        room = home.room(code)
        assert room.gathering.coaching._decision() is None
        await ana.fence()
        assert not ana.advice and not beto.advice
        await leave(ana, beto)


async def test_a_watcher_has_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        code, (ana,) = await begun(home, "ana", bots=["easy"])
        watcher = await Client(home.socket_url(code), "eva").open()
        assert await watcher.refused("coach", on=True) == "not-seated"
        await leave(ana, watcher)


@pytest.mark.parametrize("wrong", [{}, {"on": "yes"}, {"on": True, "seat": 1}])
async def test_what_is_sent_is_parsed_strictly(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async with house(tmp_path) as home:
        _, (ana,) = await begun(home, "ana", bots=["easy"])
        await ana.send(json.dumps({"type": "coach", "id": "x", **wrong}))
        await ana.until(lambda: bool(ana.refusals))
        assert ana.refusals[-1]["code"] == "bad-message"
        await leave(ana)
