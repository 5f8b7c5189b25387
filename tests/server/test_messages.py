"""Everything that the server sends is of the form that server/messages.py gives, exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastcard import Refusal, game
from lastcard.server import messages as wire
from tests.server.client import Client, Plain, new_table
from tests.server.company import asked, begun, leave
from tests.server.house import house, times
from tests.support import strict

HAPPENED: Plain = {
    "type": "happened", "number": 1, "events": [["drew", 0, ["r5"], None, None]], "left": None,
    "round_left": None, "view": None, "choices": None,
}  # fmt: skip


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
async def test_every_kind_of_message_is_of_its_form(edition: str, folder: Path) -> None:
    seen: set[str] = set()

    def hear(client: Client, data: str, message: Plain) -> None:
        strict.check(data, edition == "dice")
        seen.add(message["type"])

    async with house(folder, times=times(thinking=0.01)) as home:
        code, clients = await begun(home, "ana", "beto", edition=edition, timer=60)
        watcher = Client(home.socket_url(code), "eva")
        for client in (*clients, watcher):
            client.on_message = hear
        await watcher.open()
        mover = asked(clients)
        await mover.ask("leave")
        await mover.ask("back")
        await mover.ask("chat", text="hola")
        await mover.ask("react", reaction="heart")
        await mover.refused("start")
        await mover.fence()
        number = mover.number or 0
        await mover.ask("leave")
        await mover.until(lambda: (mover.number or 0) > number)
        await watcher.close()
        await watcher.open(seen=0)
        await leave(*clients, watcher)
    # Among people nobody has a coach (test_coaching).
    assert seen == {str(kind.__struct_config__.tag) for kind in get_args(wire.Outgoing)} - {"advice"}


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"number": "1"},
        {"events": [["drew", 0, ["r5"], None]]},
        {"view": {"boards": []}},
        {"choices": {"play": []}},
        {"table": {"code": "ABC"}},
        {"type": "happening"},
    ],
)
def test_a_message_of_another_form_is_found_out(change: dict[str, Any]) -> None:
    strict.check(json.dumps(HAPPENED), dice=False)
    with pytest.raises((msgspec.ValidationError, AssertionError)):
        strict.check(json.dumps({**HAPPENED, **change}), dice=False)


async def test_a_table_over_http_is_of_its_form(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home)
        text = (await home.http.get(f"/api/tables/{code}")).text
        assert msgspec.json.decode(text, type=wire.TableInfo) == json.loads(text)


async def test_editions_over_http_have_the_hands_of_the_engine(folder: Path) -> None:
    """SETUP.deal: the largest hand for each number of players, as a game of that size takes it."""
    async with house(folder) as home:
        for info in (await home.http.get("/api/editions")).json():
            largest = info["largest_hands"]
            assert len(largest) == (0 if info["cards"] == 0 else info["most"] - info["fewest"] + 1)
            for seats, most in enumerate(largest, start=info["fewest"]):
                names = [f"p{number}" for number in range(seats)]
                game(info["name"], names, {"hand-size": most})
                with pytest.raises(Refusal):
                    game(info["name"], names, {"hand-size": most + 1})
