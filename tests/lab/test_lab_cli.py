"""The commands of the laboratory as people use them, in both languages and with wrong input."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import lastcard
from lastcard.cli import main
from lastcard.lab.plan import Columns
from lastcard.lab.round_robin.arena import Arena

SMALL = ("--rounds", "6", "--engine", "serial")
PAIR = ("arena", "--bots", "easy,random", *SMALL)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def good(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    return out


@pytest.mark.parametrize(("language", "said"), [("en", "6 deals per pair"), ("es", "6 repartos por pareja")])
def test_an_arena_as_a_table(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = good(capsys, "arena", "--bots", "random,easy,normal", *SMALL, "--lang", language)
    assert said in out
    assert len(re.findall(r"^(?:random|easy|normal) +\d{4} ± ", out, re.M)) == 3


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_an_arena_as_json(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*PAIR, "--edition", edition, "--players", "3", "--field", "--json", "--seed", "4")
    found = json.loads(good(capsys, *words))
    assert (found["edition"], found["players"], found["seed"]) == (edition, 3, 4)
    assert found["lastcard"] == lastcard.__version__
    assert {bot["name"] for bot in found["bots"]} == {"easy", "random"}
    assert [(one["first"], one["rounds"]) for one in found["meetings"]] == [("easy", 18), ("random", 18)]
    for one in found["meetings"]:
        assert 0 <= one["share"]["low"] <= one["share"]["value"] <= one["share"]["high"] <= 1


def test_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "--bots", "easy,random", "--rounds", "2", "--engine", "serial")
    out = good(capsys, *words, "--matches", "--option", "target=100")
    assert "whole matches" in out


def test_options_that_were_changed_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In the title, and in JSON with all the others."""
    words = ("--option", "hand-size=3", "--option", "drawn=must")
    assert "seed 0 · drawn=must, hand-size=3" in good(capsys, *PAIR, *words)
    assert "seed 0\n" in good(capsys, *PAIR)
    simulate = ("simulate", "--games", "5", "--engine", "serial", "--kernel", "reference", *words)
    assert "· drawn=must, hand-size=3" in good(capsys, *simulate)
    found = json.loads(good(capsys, *simulate, "--json"))
    assert "hand-size=3" in found["options"] and found["lastcard"] == lastcard.__version__


def test_a_dice_game_is_played_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "--edition", "dice", "--bots", "random,easy", "--rounds", "3", "--engine", "serial")
    out = good(capsys, *words)
    assert "whole games" in out
    assert good(capsys, *words, "--matches") == out


@pytest.mark.parametrize(
    ("name", "begins"), [("heat.PNG", b"\x89PNG"), ("heat.pdf", b"%PDF"), ("heat.svg", b"<?xml")]
)
def test_a_heat_map(name: str, begins: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good(capsys, *PAIR, "--plot", str(tmp_path / name))
    first = (tmp_path / name).read_bytes()
    assert first.startswith(begins)
    good(capsys, *PAIR, "--plot", str(tmp_path / name))
    assert (tmp_path / name).read_bytes() == first
    if name.endswith(".svg"):
        ElementTree.parse(tmp_path / name)


def test_going_on_is_said_and_gives_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "found.parquet")
    first = good(capsys, *PAIR, "--out", path)
    status, out, err = run(capsys, *PAIR, "--out", path)
    assert (status, out) == (0, first)
    assert err == "Going on: 12 of 12 rounds are done already.\n"


@pytest.mark.parametrize(("language", "said"), [("en", "With --out FILE"), ("es", "Con --out ARCHIVO")])
def test_an_interrupted_arena_shows_what_is_done(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Arena.play

    def interrupted(plan: Arena, chunk: int) -> Columns:
        if chunk == 1:
            raise KeyboardInterrupt
        return whole(plan, chunk)

    monkeypatch.setattr(Arena, "play", interrupted)
    words = ("arena", "--bots", "easy,random", "--rounds", "50", "--engine", "serial", "--lang", language)
    status, out, err = run(capsys, *words)
    assert status == 130
    assert re.search(r"^easy +\d{4} ± ", out, re.M)
    assert "40 of 100" in err or "40 de 100" in err
    assert said in err


def test_simulate_with_bots_in_the_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "games.csv")
    words = ("simulate", "--bots", "normal,random,easy", "--games", "4", "--option", "target=50")
    out = good(capsys, *words, "--engine", "serial", "--out", path)
    assert "wins of seat 1 (normal)" in out and "wins of seat 3 (easy)" in out
    status, again, err = run(capsys, *words, "--engine", "serial", "--out", path, "--json")
    assert (status, json.loads(again)["games"]) == (0, 4)
    assert "4 of 4" in err
    assert json.loads(again)["bots"] == ["normal", "random", "easy"]


WRONG = [
    (("arena", "--rounds", "0"), "--rounds takes an integer from 1 to", "--rounds"),
    (("arena", "--bots", "easy,clever"), "clever", "clever"),
    (("arena", "--bots", "easy"), "An arena needs two bots or more", "hacen falta dos bots o más"),
    (("arena", "--bots", "easy,easy"), "easy is in the list twice", "easy está dos veces"),
    (("arena", "--bots", "easy,expert:0s"), "expert:0s", "expert:0s"),
    (("arena", "--bots", "easy,expert:-1"), "expert:-1", "expert:-1"),
    (("arena", "--bots", "easy,normal:5"), "normal:5", "normal:5"),
    (("arena", "--bots", ""), "A level is missing in “”", "En «» falta un nivel"),
    (("arena", "--bots", "easy,"), "A level is missing in “easy,”", "En «easy,» falta un nivel"),
    (("arena", "--edition", "uno"), "There is no edition “uno”", "No hay ninguna edición «uno»"),
    (("arena", "--edition", "dice", "--players", "5"), "this edition is for 2 to 4", "[DICE.parts]"),
    (("arena", "--option", "drawn=no"), "no is not possible for drawn", "drawn"),
    (("arena", "--workers", "0"), "--workers takes an integer from 1", "--workers"),
    (("arena", "--engine", "steam"), "steam is not possible", "steam"),
    (("arena", "--engine", "serial", "--address", "auto"), "add --engine ray", "agrega --engine ray"),
    (("arena", "--engine", "serial", "--workers", "2"), "leave --workers out", "quita --workers"),
    (("arena", "--engine", "ray", "--address", "127.0.0.1:1"), "There is no Ray cluster", "ningún clúster"),
    (("arena", "--out", "found.txt"), "kept as .parquet or .csv", "se guardan como .parquet o .csv"),
    (("arena", "--out", "/nowhere/found.csv"), "cannot be written", "/nowhere/found.csv"),
    (("arena", "--plot", "heat.bmp"), "not a kind of picture", "no es un tipo de imagen"),
    (("simulate", "--bots", "easy,easy", "--players", "3"), "You give 2 levels", "2"),
    (("simulate", "--games", "0"), "--games takes an integer", "--games"),
    (("lab",), "missing: COMMAND", "falta: ORDEN"),
    (("lab", "report"), "missing: EDITION", "falta: EDICIÓN"),
    (("lab", "report", "uno"), "There is no edition “uno”", "uno"),
    (("lab", "report", "usa", "--rounds", "0"), "--rounds takes an integer from 1", "--rounds"),
    (("lab", "report", "usa", "--bot", "clever"), "clever", "clever"),
    (("lab", "report", "usa", "--bot", "easy,hard"), "You give 2 levels", "2 niveles"),
    (("lab", "report", "usa", "--out", "page.txt"), "written as .html or .pdf", "como .html o .pdf"),
    (("lab", "report", "usa", "--data", "page.html"), "kept as .parquet or .csv", ".parquet o .csv"),
]


@pytest.mark.parametrize(("words", "english", "spanish"), WRONG, ids=lambda given: "")
def test_wrong_input_is_one_clear_line_and_2(
    words: tuple[str, ...], english: str, spanish: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for language, said in (("en", english), ("es", spanish)):
        status, out, err = run(capsys, *words, "--lang", language)
        assert (status, out) == (2, "")
        assert said in err
        assert len(err.splitlines()) == 1
        assert err.startswith("lastcard: ")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "said"), [("en", "made by version 9.9"), ("es", "es de la versión 9.9")]
)
def test_results_of_another_version_are_one_line(
    language: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = str(tmp_path / "found.csv")
    with monkeypatch.context() as patched:
        patched.setattr("lastcard.lab.plan.__version__", "9.9")
        good(capsys, *PAIR, "--out", path)
    status, out, err = run(capsys, *PAIR, "--out", path, "--lang", language)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert said in err


def test_what_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.delitem(sys.modules, "lastcard.lab.round_robin.heat_map", raising=False)
    status, out, err = run(capsys, *PAIR, "--plot", "heat.png")
    assert (status, out) == (2, "")
    assert (
        err == 'lastcard: Something for this is not installed; install it with: pip install "lastcard[lab]"\n'
    )
