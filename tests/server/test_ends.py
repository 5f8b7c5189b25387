"""How matches end: with the promise for the next one, and never later than they may."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

from lastcard.notation.record import Record
from tests.server.client import Client, Plain
from tests.server.company import asked, begun, caught_up, leave, until_phase
from tests.server.house import house, limits

NONCE = "00ff" * 16
SMALL = {"edition": "dice", "options": {"board-size": "2 0"}}


async def play(clients: list[Client], moves: int = 1000) -> None:
    """At most this many moves, as long as the match goes on."""
    rng = Random(2)
    while clients[0].table["phase"] == "playing" and moves:
        mover = asked(clients)
        answer = await mover.move(await mover.choose(rng))
        await caught_up(clients, answer["number"])
        moves -= 1


async def test_the_end_is_told_with_the_promise_for_the_next_match(folder: Path) -> None:
    """Those who answer it at once promise a nonce for the match that comes, and not for the one that was."""
    async with house(folder) as home:
        _, clients = await begun(home, "ana", "beto", **SMALL)
        await play(clients)
        ends = [json.loads(data) for data, _ in clients[0].heard]
        tables = [told["table"] for told in ends if told.get("table", {}).get("phase") == "finished"]
        assert tables
        assert all(table["fair"]["commitment"] != table["last"]["commitment"] for table in tables)
        await leave(*clients)


async def test_a_quick_rematch_has_the_nonces_of_those_who_are_there(folder: Path) -> None:
    promised = hashlib.sha256(bytes.fromhex(NONCE)).hexdigest()
    async with house(folder) as home:
        _, clients = await begun(home, "ana", "beto", **SMALL)
        first: list[Plain] = []

        def hear(client: Client, data: str, message: Plain) -> None:
            if message.get("table", {}).get("phase") == "finished":
                first.append(message["table"]["fair"])

        clients[0].on_message = hear
        await play(clients)
        for client in clients:
            await client.ask("commit", hash=promised)
            await client.ask("again")
        await until_phase(clients[0], "dealing")
        assert clients[0].table["fair"]["commitment"] == first[0]["commitment"]
        for client in clients:
            await client.ask("nonce", nonce=NONCE)
        await until_phase(clients[0], "playing")
        await play(clients)
        answer = await home.http.get(f"/api/records/{clients[0].table['record']}")
        assert Record.from_text(answer.text).header["fair"]["nonces"] == [NONCE, NONCE]
        await leave(*clients)


async def test_no_match_is_longer_than_the_bound_and_people_are_told_why(folder: Path) -> None:
    async with house(folder, limits=limits(longest_match=5)) as home:
        code, clients = await begun(home, "ana", "beto")
        record = home.room(code).table.next_record
        await play(clients, 4)
        assert clients[0].table["phase"] == "playing"
        mover = asked(clients)
        last = await mover.choose(Random(1))
        await mover.send({"type": "move", "id": "last", "number": mover.number, "move": last})
        for client in clients:
            await client.until_closed()
            assert [refusal["code"] for refusal in client.refusals] == ["match-too-long"]
            assert "5 moves" in client.refusals[0]["message"]
        answer = await home.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-ended")
        kept = Record.from_text((await home.http.get(f"/api/records/{record}")).text)
        assert len(kept.moves) == 5 and kept.end.data["end"]["termination"] == "unfinished"
        assert kept.moves[-1][1] == last
