"""Trying moves over HTTP: what comes back, what is refused, and that nothing keeps the server busy."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from lastcard.sandbox.examples import EXAMPLES, example
from lastcard.sandbox.position import LONGEST
from lastcard.server import sandbox
from lastcard.server.trying import MOST_MOVES, Tried
from tests.server.house import house, limits

FOUND = example("bluff")
BLUFF = {
    "position": FOUND.position,
    "moves": [{"seat": seat, "move": move} for seat, move, _ in FOUND.script],
}


async def test_moves_are_tried_and_their_rules_told(folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.post("/api/try", json=BLUFF)
        assert answer.status_code == 200
        found = answer.json()
        rules = [one["rules"] for step in found["steps"] for one in step]
        assert ["CHAL.show"] in rules and ["CHAL.guilty"] in rules
        assert (found["refused"], found["problem"]) == (None, None)
        assert len(found["position"]["hands"][0]) == 6
        assert found["position"]["moves"][0]["label"] == "Draw"


async def test_every_example_is_answered_as_the_schema_says(folder: Path) -> None:
    async with house(folder) as home:
        for found in map(example, EXAMPLES):
            moves = [{"seat": seat, "move": move} for seat, move, refused in found.script if not refused]
            asked = {"position": found.position, "moves": moves}
            answer = (await home.http.post("/api/try", json=asked)).json()
            assert convert(answer, Tried).refused is None
            assert len(answer["steps"]) == len(moves)


async def test_refusals_and_problems_are_in_the_language_of_the_page(folder: Path) -> None:
    async with house(folder) as home:
        said: dict[str, list[str]] = {}
        for language in ("en", "es"):
            headers = {"accept-language": language}
            move = {"position": FOUND.position, "moves": [{"seat": 1, "move": "draw"}]}
            refused = (await home.http.post("/api/try", json=move, headers=headers)).json()["refused"]
            bad = {"position": FOUND.position.replace("hand Beto r2", "hand Beto r22")}
            problem = (await home.http.post("/api/try", json=bad, headers=headers)).json()["problem"]
            assert (problem["line"], problem["column"]) == (4, 11)
            said[language] = [refused["message"], problem["message"]]
        assert all(one != other for one, other in zip(*said.values(), strict=True))


WRONG: list[Any] = [
    {},
    {"position": 3},
    {"position": "x" * (LONGEST + 1)},
    {"position": "x", "more": 1},
    {"position": "x", "moves": [{"seat": 10, "move": "draw"}]},
    {"position": "x", "moves": [{"seat": 0, "move": ""}]},
    {"position": "x", "moves": [{"seat": 0, "move": "x" * 401}]},
    {"position": "x", "moves": [{"seat": 0, "move": "draw"}] * (MOST_MOVES + 1)},
]


async def test_what_is_not_asked_rightly_is_refused(folder: Path) -> None:
    async with house(folder) as home:
        for body in WRONG:
            answer = await home.http.post("/api/try", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_any_text_is_answered(folder: Path) -> None:
    async with house(folder) as home:
        for position in ("", "\x00", "---", "edition /etc/passwd\nplayers a b", "\ufffd\u202e", "🂡" * 100):
            answer = await home.http.post("/api/try", json={"position": position})
            assert answer.status_code == 200
            assert answer.json()["problem"]["message"]
            assert "root:" not in answer.text


async def test_trying_has_a_limit_and_no_strange_pages(folder: Path) -> None:
    async with house(folder, limits=limits(tries=(2, 0.001))) as home:
        foreign = {"origin": "https://elsewhere.example"}
        assert (await home.http.post("/api/try", json=BLUFF, headers=foreign)).status_code == 403
        answers = [await home.http.post("/api/try", json=BLUFF) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_what_takes_too_long_is_ended_and_the_next_is_answered(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:
        await home.http.post("/api/try", json=BLUFF)
        process = home.state.sandbox._worker.worker.process
        process.kill()
        process.join()
        assert (await home.http.post("/api/try", json=BLUFF)).status_code == 200
        monkeypatch.setattr(home.state.sandbox._worker, "_patience", 0.0)
        slow = await home.http.post("/api/try", json=BLUFF)
        assert (slow.status_code, slow.json()["code"]) == (400, "try-slow")
        monkeypatch.undo()
        assert (await home.http.post("/api/try", json=BLUFF)).status_code == 200
        assert any("took too long" in line for line in home.log.lines)


async def test_a_crowd_is_turned_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "WAITING", 2)
    async with house(folder) as home:
        answers = await asyncio.gather(*(home.http.post("/api/try", json=BLUFF) for _ in range(6)))
        codes = sorted(answer.status_code for answer in answers)
        assert codes[:2] == [200, 200]
        assert codes[-1] == 503
