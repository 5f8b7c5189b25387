"""The case files: every one of them holds, and the runner tells what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.core.refusal import Refusal
from lastcard.notation.case import read_case
from lastcard.notation.check import run_case

FOLDER = Path(__file__).parents[1] / "cases"
CASES = sorted(FOLDER.glob("*/*.case"))

POSITION = """
edition usa
players ana beto
hand ana r1 r2 r3
hand beto r4 r5 r6
top r7
draw b1 b2
turn ana
"""


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case_holds(path: Path) -> None:
    case = read_case(path.read_text(encoding="utf-8"))
    assert path.parent.name in (case.position.edition, "house")
    assert run_case(case) == []


def differences(script: str, position: str = POSITION) -> list[tuple[int, str]]:
    """The lines that differ, counted from the script's first, and how."""
    text = f"{position}---\n{script}"
    before = len(position.splitlines()) + 1
    return [(found.line - before, found.code) for found in run_case(read_case(text))]


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("expect turn beto", (1, "expected")),
        ("expect hand ana r1", (1, "expected")),
        ("ana play b1", (1, "refused")),
        ("ana pley r1", (1, "refused")),
        ("refuse ana play r1", (1, "accepted")),
        ("next shuffle r8\nana play r1", (1, "unused")),
        ("next-round", (1, "refused")),
        ("time", (1, "refused")),
        ("expect may ana keep", (1, "expected")),
        ("expect top r8", (1, "expected")),
        ("expect catchable ana", (1, "expected")),
        ("expect performing ana play-run", (1, "expected")),
        ("expect shown beto ana", (1, "expected")),
        ("expect round none\nexpect match ana", (2, "expected")),
    ],
)
def test_a_case_that_does_not_hold_fails(script: str, found: tuple[int, str]) -> None:
    assert differences(script) == [found]


def test_a_failed_expectation_does_not_hide_the_next() -> None:
    assert differences("expect turn beto\nexpect color s") == [(1, "expected"), (2, "expected")]


def test_a_failed_move_ends_the_case() -> None:
    assert differences("ana keep\nexpect color s") == [(1, "refused")]


def test_an_impossible_next_fails() -> None:
    position = POSITION.replace("draw b1 b2", "draw-exactly")
    assert differences("next shuffle r7 r7\nana draw", position) == [(1, "impossible")]


def test_an_impossible_roll_fails() -> None:
    position = "edition dice\nplayers ana beto\nboard ana 1\nboard beto 2\nturn ana\nroll r1 r2 r3 r4 r5 r6\n"
    assert differences("next roll r1 r2\nana reroll r1", position) == [(1, "impossible")]


def test_the_cut_is_only_for_those_who_are_tied() -> None:
    """SETUP.dealer: beto drew lower and does not draw again."""
    text = "edition usa\nplayers ana beto caro\ncut ana r7 beto r6 caro b7\nnext cut ana r2 beto r9\n---\n"
    assert [found.code for found in run_case(read_case(text))] == ["impossible"]


@pytest.mark.parametrize(
    ("position", "script", "code", "line"),
    [
        ("edition uno\nplayers ana beto\n", "", "edition-unknown", 1),
        ("players ana beto\n", "", "unreadable", 1),
        ("edition usa\nhand ana r1\n", "", "unreadable", 2),
        ("edition usa\nplayers ana\n", "", "players-count", None),
        (POSITION.replace("r1 r2 r3", "r1 r1 r1"), "", "card-too-often", 4),
        (POSITION.replace("r1 r2 r3", "g1"), "", "no-such-card", 4),
        (POSITION.replace("hand beto r4 r5 r6\n", ""), "", "position-hand", 3),
        (POSITION.replace("hand ana r1 r2 r3", "hand ana"), "", "position-hand", 4),
        (POSITION.replace("top r7", "top W"), "", "position-top-color", 6),
        (POSITION.replace("top r7", "top W:y"), "", "no-such-color", None),
        (POSITION.replace("top r7", "flip r7"), "", "position-flip-alone", None),
        (POSITION.replace("turn ana\n", ""), "", "position-turn", None),
        (POSITION + "remove rest\n", "", "position-remove", None),
        (POSITION + "option drawn maybe\n", "", "option-value", 9),
        (POSITION + "option bluff no\n", "", "option-unknown", 9),
        (POSITION + "score ana 500\n", "", "position-score", None),
        (POSITION + "turn beto\n", "", "line-twice", 9),
        (POSITION + "hands ana r1\n", "", "unreadable", 9),
        (POSITION + "next spin up\n", "", "unreadable", 9),
        (POSITION, "expect turns ana", "unreadable", 10),
        (POSITION, "expect turn zoe", "unreadable", 10),
        (POSITION, "expect hand ana r11", "unreadable", 10),
        (POSITION, "expect pile many", "unreadable", 10),
        (POSITION, "zoe play r1", "unreadable", 10),
        (POSITION, "next luck r1", "unreadable", 10),
        (POSITION, "time over", "unreadable", 10),
    ],
)
def test_what_is_no_case_is_refused(position: str, script: str, code: str, line: int | None) -> None:
    with pytest.raises(Refusal) as refused:
        run_case(read_case(f"{position}---\n{script}\n"))
    assert refused.value.code == code
    assert refused.value.about.get("line") == line


def test_a_case_needs_a_script_line() -> None:
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "case-no-script"):
        read_case(POSITION)
