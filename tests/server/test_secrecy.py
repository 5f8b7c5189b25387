"""No byte that leaves the server carries a card, or anything else, that its receiver may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from tests.server.client import new_secret
from tests.server.evening import Evening, watched
from tests.server.house import house, times
from tests.server.oracle import HIDDEN, Oracle, cards_in

MOST_MATCHES = 8
NAMES = ["ana", "beto", "caro", "dani", "eva"]


@pytest.fixture
def oracles() -> Iterator[dict[str, Oracle]]:
    found: dict[str, Oracle] = {}
    with watched(found):
        yield found


TABLES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "usa": (
        {"edition": "usa", "seats": 4, "bots": ["easy"], "options": {"target": "40"}},
        {"dealt", "drew", "played", "challenged", "showed", "caught", "uno", "left"},
    ),
    "usa closed, lowest, strict, must": (
        {
            "edition": "usa", "seats": 3, "bots": ["easy"], "open_hands": False,
            "options": {
                "target": "40", "hand-size": "5", "wild4": "strict", "drawn": "must", "scoring": "lowest",
                "uno": "auto",
            },
        },
        {"dealt", "drew", "played", "left"},
    ),
    "hp": (
        {"edition": "hp", "seats": 3, "options": {"target": "40", "hand-size": "5"}},
        {"dealt", "drew", "played", "uno", "left"},
    ),
    "jackpot": (
        {
            "edition": "jackpot", "seats": 4, "bots": ["normal"], "writing": True, "open_hands": False,
            "options": {"target": "90", "hand-size": "5"},
        },
        {"dealt", "drew", "spun", "rule", "took", "discarded", "done"},
    ),
    "dice": (
        {"edition": "dice", "seats": 3, "bots": ["easy"], "options": {"board-size": "8 2"}},
        {"rolled"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("which", TABLES)
async def test_nothing_leaves_that_its_receiver_may_not_know(
    which: str, folder: Path, oracles: dict[str, Oracle]
) -> None:
    settings, wanted = TABLES[which]
    async with house(folder, times=times(catching=0.01), metrics="127.0.0.1:0") as home:
        people = settings["seats"] - len(settings.get("bots", []))
        evening = await Evening.begun(home, NAMES[: people + 1], oracles, **settings)
        if settings.get("writing"):
            for client in evening.seated():
                cards = ["take-most 2", f"act hidden thing of {client.name}"][: evening.table.share]
                await client.ask("write", cards=cards)
        oracle = evening.oracle
        while evening.matches == 0 or (not wanted <= oracle.seen_kinds and evening.matches < MOST_MATCHES):
            await evening.deal()
            await evening.play()
            await records_open_when_they_may(evening)
        await evening.end()
    missing = wanted - oracle.seen_kinds
    assert not missing
    assert oracle.judged > 50
    assert oracle.cards_hidden > 30 or which == "dice"


async def records_open_when_they_may(evening: Evening) -> None:
    """After the match: the record and its secret, for everybody or for those who sat there."""
    http, name = evening.house.http, evening.table.record
    closed = not evening.table.settings.open_hands
    player, wrong = ({"x-lastcard-secret": new_secret(name)} for name in ("ana", "somebody"))
    for headers in (None, wrong):
        text = await http.get(f"/api/records/{name}", headers=headers)
        assert text.status_code == (403 if closed else 200)
        steps = await http.get(f"/api/records/{name}/moments", headers=headers)
        assert steps.json()["open"] is not closed
        if closed:
            check_closed(evening.oracle, steps.json())
            assert not evening.oracle.secrets & set(text.text.split('"')), "no secret in the refusal"
    whole = (await http.get(f"/api/records/{name}", headers=player)).text
    assert verify(Record.from_text(whole)).nonces == len(evening.seated())
    assert any(json.loads(whole.splitlines()[-1])["secret"] == one for one in evening.oracle.secrets)
    assert (await http.get(f"/api/records/{name}/moments", headers=player)).json()["open"] is True


def check_closed(oracle: Oracle, replay: dict[str, Any]) -> None:
    """A replay with closed hands is what a watcher saw: nothing of it is new."""
    public = [oracle.told(number) for number, truth in oracle.truths.items() if truth.events]
    for moment in replay["moments"]:
        assert moment["hands"] == []
        assert moment["events"] in public
        assert moment["view"]["hand"] == moment["view"]["shown"] == []
        assert moment["view"]["drawn"] is None
        known = {*cards_in(moment["events"]), moment["view"]["top"], *cards_in(moment["move"])} - {HIDDEN}
        assert set(cards_in(moment)) <= known


async def test_whoever_takes_a_seat_after_a_match_learns_nothing_of_its_last_owner(
    folder: Path, oracles: dict[str, Oracle]
) -> None:
    """With closed hands, what was dealt and drawn stays with the one who had it."""
    async with house(folder) as home:
        evening = await Evening.begun(
            home, NAMES[:3], oracles, prying=0, edition="usa", seats=2, open_hands=False,
            options={"target": "30", "hand-size": "5"},
        )  # fmt: skip
        await evening.deal()
        await evening.play()
        leaver, watcher = evening.clients[1], evening.clients[2]
        await leaver.ask("leave")
        await watcher.ask("sit", name="caro", seat=1)
        assert watcher.you == 1
        for client in (watcher, leaver):
            await evening.reconnect(client)
            await client.close()
            await client.open(seen=0)
            assert client.welcome["missed"], "the oracle has looked at all of it"
        await leaver.refused("sit", name="beto", seat=1)
        await evening.deal()
        await evening.play()
        await evening.end()


async def test_the_oracle_would_notice(folder: Path, oracles: dict[str, Oracle]) -> None:
    """Messages of one player shown to another are found out, every one with cards in it."""
    async with house(folder) as home:
        evening = await Evening.begun(home, NAMES[:3], oracles, prying=0, edition="usa", seats=2)
        first, second, watcher, _ = evening.clients
        await evening.deal()
        for receiver, sender in ((second, first), (watcher, first), (first, second)):
            data = next(data for data, _ in reversed(sender.heard) if '"hand"' in data)
            with pytest.raises(AssertionError):
                evening.oracle.hear(receiver, data, json.loads(data))
        table = evening.table
        for leak in (
            table.secret, first.player, first.secret, table.lines[1],
            json.dumps({"pile": [table.state.rules.names[card] for card in table.state.draw]}),
            json.dumps({"type": "refused", "id": None, "code": "x", "message": "b2 r7 w5 sR s9 W4"}),
        ):  # fmt: skip
            with pytest.raises(AssertionError):
                evening.oracle.check_outside(leak)
        await evening.end()
