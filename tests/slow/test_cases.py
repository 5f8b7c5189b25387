"""The slow walk by itself: every card case holds on it, before the engine is compared with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from .cases import Case, Differs

FOLDER = Path(__file__).parents[1] / "cases"
OWN = ("dice", "classic", "wild", "attack")
"""The dice game has a walk of its own; the walk knows the editions of the book, not what a deck file says."""
CASES = sorted(path for path in FOLDER.glob("*/*.case") if path.parent.name not in OWN)

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
    Case(path.read_text(encoding="utf-8")).run()


@pytest.mark.parametrize(
    "script",
    [
        "expect turn beto",
        "expect hand ana r1",
        "ana play b1",
        "refuse ana play r1",
        "next shuffle r8\nana play r1",
        "next-round",
        "time",
        "expect may ana keep",
        "expect round void",
        "expect total 2",
    ],
)
def test_a_case_that_does_not_hold_fails(script: str) -> None:
    with pytest.raises(Differs):
        Case(f"{POSITION}---\n{script}\n").run()


TURNS = """
edition usa
option stack twos
option jump-in on
players ana beto caro
hand ana r+2 b1 b2
hand beto b+2 b3 w4
hand caro s1 s2 w5
top r7
draw s3 s4 s5 s6
turn ana
---
ana play r+2
beto play b+2
caro accept
ana play b1
"""


def test_only_turns_that_begin_are_counted() -> None:
    """HOUSE.end: a card put on a stack, a lost turn and a jump are none."""
    case = Case(TURNS)
    case.run()
    assert case.table.turns == 3  # ana's two, and beto's that has begun
    case = Case(TURNS.partition("---")[0].replace("top r7", "top w4") + "---\nbeto play w4\n")
    case.run()
    assert case.table.turns == 2  # ana's, and caro's after the jump
