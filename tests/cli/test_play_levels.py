"""`lastcard play --bot`: how well the others play, what is shown of it, and what is said while they think."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lastcard.bots import LEVELS, level
from lastcard.cli import main, play, screen
from lastcard.cli.play import bots_for


def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    typed: Sequence[str] = ("q",),
) -> tuple[int, str, str]:
    lines = iter(typed)

    def read(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    status = main(["play", "--seed", "1", "--name", "sam", *words])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--lang", "en"), "against Abril (normal) and Bruno (normal)."),
        (("--lang", "en", "--bot", "hard"), "against Abril (hard) and Bruno (hard)."),
        (("--lang", "en", "--bot", "easy, random"), "against Abril (easy) and Bruno (random)."),
        (("--lang", "es", "--bot", "easy,hard"), "contra Abril (fácil) y Bruno (difícil)."),
        (("--lang", "es", "--bot", "hard", "--edition", "dice"), "contra Abril (difícil) y Bruno (difícil)."),
    ],
)
def test_the_levels_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: Sequence[str], says: str
) -> None:
    status, out, _ = run(capsys, monkeypatch, *words)
    assert status == 0
    assert says in out.splitlines()[0]


def test_a_budget_is_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    _, out, _ = run(capsys, monkeypatch, "--lang", "en", "--bot", "hard,expert:50ms")
    assert "against Abril (hard) and Bruno (expert 50ms)." in out


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (
            "genius",
            "There is no bot of level “genius”; choose one of random, easy, normal, hard, master, expert.",
        ),
        ("", "A level is missing in “”"),
        ("easy,", "A level is missing in “easy,”"),
        ("hard:9", "hard:9 is not a budget for a bot."),
        ("easy,easy,easy", "You give 3 levels, but there are 2 bots"),
    ],
)
def test_bots_that_are_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, given: str, says: str
) -> None:
    status, out, err = run(capsys, monkeypatch, "--lang", "en", "--bot", given)
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    assert says in line


def test_what_is_not_installed_is_told_before_the_deal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "offered", lambda: ("random", "easy", "normal", "hard", "master"))
    status, out, err = run(capsys, monkeypatch, "--lang", "en", "--bot", "expert")
    assert (status, out) == (2, "")
    assert 'pip install "lastcard[fast]"' in err


def test_one_level_is_for_all_of_them() -> None:
    assert bots_for("hard", 3) == [level("hard")] * 3
    assert [bot.name for bot in bots_for("easy , hard", 2)] == ["easy", "hard"]


def test_a_long_thought_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat plays at its own level; the one that takes long says so, the others do not."""
    expert = LEVELS["expert"]

    def slowly(view: Any, seat: int, rng: Random, thinking: object) -> Any:
        time.sleep(0.05)
        return LEVELS["normal"].cards(view, seat, rng)

    monkeypatch.setitem(LEVELS, "expert", replace(expert, cards=slowly))
    monkeypatch.setattr(play, "offered", lambda: tuple(LEVELS))
    monkeypatch.setattr(screen, "LONG", 0.01)
    words = ("--lang", "en", "--bot", "easy,expert", "--option", "hand-size=3", "--option", "target=1")
    _, out, _ = run(capsys, monkeypatch, *words, typed=("1",) * 500)
    assert "Bruno is thinking …" in out
    assert "Abril is thinking …" not in out
