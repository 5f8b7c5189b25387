"""Decks of one's own at a table: checked, opened, told, played, kept, and hostile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lastcard import read_deck, read_record
from lastcard.cards.decks.form import MOST_BYTES
from lastcard.cards.decks.writing import deck_data
from lastcard.editions import DECKS
from lastcard.notation.replay import verify
from lastcard.table import entries, journal
from lastcard.table.phases import FINISHED
from tests.cards.test_decks import MINI
from tests.server.client import new_secret
from tests.server.company import leave, seated
from tests.server.house import house, limits
from tests.table.sitting import Sitting, create
from tests.table.vigil import Vigil

DECK = deck_data(read_deck(MINI))
TABLE = {"edition": "mini", "seats": 2, "name": "ana", "secret": new_secret("ana")}


async def test_the_decks_of_the_package_can_be_had(folder: Path) -> None:
    async with house(folder) as home:
        files = (await home.http.get("/api/decks")).json()
        assert [file["deck"]["name"] for file in files] == list(DECKS)
        for file in files:
            assert read_deck(file["toml"]) == read_deck(file["deck"])
            own = {**file["deck"], "name": "own"}
            answer = (await home.http.post("/api/decks/check", json={"deck": own})).json()
            assert (answer["problem"], answer["deck"]["name"]) == (None, "own")


@pytest.mark.parametrize("given", [MINI, DECK], ids=["text", "data"])
async def test_a_deck_is_checked(given: Any, folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.post("/api/decks/check", json={"deck": given})
        assert answer.status_code == 200
        found = answer.json()
        assert (found["deck"], found["problem"]) == (DECK, None)
        assert read_deck(found["toml"]) == read_deck(MINI)
        assert (found["edition"]["cards"], found["edition"]["most"]) == (len(read_deck(MINI).deck), 5)


async def test_what_is_wrong_with_a_deck_is_told(folder: Path) -> None:
    async with house(folder) as home:
        bad = MINI.replace("points = 20", "points = 200")
        said = {}
        for language in ("en", "es"):
            headers = {"accept-language": language}
            answer = (await home.http.post("/api/decks/check", json={"deck": bad}, headers=headers)).json()
            assert answer["deck"] is answer["toml"] is answer["edition"] is None
            problem = answer["problem"]
            assert (problem["code"], problem["key"]) == ("deck-number", "symbols.N.points")
            assert bad.splitlines()[problem["line"] - 1] == "points = 200"
            said[language] = problem["message"]
        assert said["en"] != said["es"]


async def test_checking_has_a_limit_and_no_strange_pages(folder: Path) -> None:
    async with house(folder, limits=limits(decks=(2, 0.001))) as home:
        foreign = {"origin": "https://elsewhere.example"}
        assert (
            await home.http.post("/api/decks/check", json={"deck": MINI}, headers=foreign)
        ).status_code == 403
        answers = [await home.http.post("/api/decks/check", json={"deck": MINI}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


@pytest.mark.parametrize(
    ("deck", "edition", "code"),
    [
        (DECK, "usa", "deck-other-name"),
        ({**DECK, "name": "usa"}, "usa", "deck-taken"),
        ("name = 5", "mini", "deck-missing"),
        ({"name": "mini"}, "mini", "deck-missing"),
        (MOST_BYTES * "x" + "x", "mini", "bad-request"),
        (5, "mini", "bad-request"),
        (None, "mini", "edition-unknown"),
        (None, "/etc/passwd", "edition-unknown"),
        (None, '{"name": "x"}', "edition-unknown"),
        (json.loads(json.dumps(DECK).replace("Rain", "Ra\\u0000in")), "mini", "deck-text"),
    ],
)
async def test_no_table_is_opened_with_a_bad_deck(deck: Any, edition: str, code: str, folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.post("/api/tables", json={**TABLE, "edition": edition, "deck": deck})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_table_tells_its_deck_and_keeps_it(folder: Path) -> None:
    async with house(folder) as home:
        code, (ana,) = await seated(home, "ana", edition="mini", deck=MINI, bots=["easy"], public=True)
        assert (await home.http.get(f"/api/tables/{code}")).json()["deck"] == DECK
        assert ana.table["deck"] == DECK and ana.table["edition"] == "mini"
        assert ana.table["options"]["drawn"] == "may"
        await ana.ask("settings", settings={"edition": "wild", "seats": 2})
        assert ana.table["deck"] is None
        await ana.ask("settings", settings={"edition": "mini", "deck": DECK, "seats": 2})
        assert ana.table["deck"] == DECK
        await leave(ana)


def test_a_journal_and_a_record_carry_the_deck(tmp_path: Path) -> None:
    made = create("mini", 3, bots=("normal", "hard"), deck=MINI, options={"target": "40"})
    sitting = Sitting(made)
    kept = journal.kept(sitting.table, made)
    assert isinstance(kept, entries.Create) and kept.settings.deck == DECK
    vigil = Vigil(sitting)
    sitting.begin()
    vigil.steward.changed(vigil.now)
    vigil.steward.hold(sitting.table.seats[0].player or "", vigil.now)
    vigil.done(50_000)
    assert sitting.phase == FINISHED
    path = tmp_path / "match.jsonl"
    path.write_text("\n".join(sitting.table.lines) + "\n", encoding="utf-8")
    record = read_record(path)
    assert record.header["deck"] == DECK
    assert verify(record).outcomes > 0
