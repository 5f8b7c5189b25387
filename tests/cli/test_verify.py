"""`lastcard verify` says of every bot whether it did what that bot does, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.languages import LANGUAGES
from lastcard.notation.record import Record, read_record
from tests.bots.test_checking import other_move, played, record_of
from tests.versions import KEPT

LINES = {
    "en": "Bruno (easy): {count} decisions, made again from its own view and its seed: "
    "just what this bot does.",
    "es": "Bruno (fácil): {count} decisiones; repetido todo con lo que veía y con su semilla, "
    "es justo lo que hace este bot.",
}


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(played("usa", ("hard", "easy")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_for_every_bot(
    record: Record, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.save(tmp_path / "match.jsonl")
    assert main(["verify", str(tmp_path / "match.jsonl"), "--lang", language]) == 0
    said = capsys.readouterr().out.replace("\n", " ")
    count = sum(move.player == "Bruno" for move in record.moves)
    assert LINES[language].format(count=count) in said
    assert said.count("Abril (") == said.count("ana (") == 1


def test_a_bot_that_does_something_else_is_wrong_input(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The chance of the record is right; who made the move is not."""
    path = tmp_path / "match.jsonl"
    for changed in other_move(record):
        changed.save(path)
        status = main(["verify", str(path), "--lang", "en"])
        told = capsys.readouterr()
        assert status == 2
        if "does “" in told.err:
            assert "chance outcome" in told.out
            return
    raise AssertionError("the chance or the rules have refused every one of them")


def test_what_was_not_checked_is_said(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    record.save(path)
    monkeypatch.setattr("lastcard.bots.checking.offered", lambda: ("easy", "normal"))
    assert main(["verify", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out.replace("\n", " ")
    assert "not checked: the level needs the extra “fast”" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_earlier_record_is_said_to_be_without_it(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = next(path for path in KEPT if path.name.startswith("fair") and path.parent.name != "bots")
    assert "bots" not in read_record(path).header
    assert main(["verify", str(path), "--lang", language]) == 0
    sentence = {"en": "The bots were not checked", "es": "No se comprobaron los bots"}[language]
    assert any(line.startswith(sentence) for line in capsys.readouterr().out.splitlines())


def test_the_terminals_own_records_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, and what is said of UNO, at a table of `lastcard play`."""
    path = tmp_path / "match.jsonl"
    answers = iter(["1"] * 5000)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    words = ["--bot", "easy,hard,random", "--players", "4", "--option", "target=60", "--record", str(path)]
    assert main(["play", "--lang", "en", *words]) == 0
    capsys.readouterr()
    bots = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["bots"]
    assert bots["seats"] == [None, "easy", "hard", "random"]
    assert main(["verify", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out.replace("\n", " ")
    assert said.count("just what this bot does") == 3
