"""Every rule of the rulebook has a case or a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from lastcard.rulebook import rules

TESTS = Path(__file__).parents[1]
# These cite rules as data, or look at the rulebook itself: they play none.
NOT_COUNTED = {"test_rule_coverage.py", "test_rulebook.py"}
ID = re.compile(r"(?<![\w.-])[A-Z]+\.[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")


def cited(text: str) -> set[str]:
    """What looks like a rule id, as a whole word."""
    return set(ID.findall(text))


def cases() -> list[Path]:
    return sorted((TESTS / "cases").rglob("*.case"))


def test_an_id_is_found_as_a_whole_word_only() -> None:
    text = "(FIRST.wild4), CHAL.who-usa. xDECK.hp DECK.hp-2x FIRST.wild-jackpot: UNO.say/UNO.clear"
    assert cited(text) == {
        "FIRST.wild4", "CHAL.who-usa", "DECK.hp-2x", "FIRST.wild-jackpot", "UNO.say", "UNO.clear",
    }  # fmt: skip


def test_every_rule_is_cited_by_a_test() -> None:
    files = [path for path in TESTS.rglob("test_*.py") if path.name not in NOT_COUNTED] + cases()
    found = {one for path in files for one in cited(path.read_text(encoding="utf-8"))}
    assert [one for one in rules("en") if one not in found] == []


def test_every_id_that_a_case_cites_is_a_rule() -> None:
    chapters = {one.partition(".")[0] for one in rules("en")}
    for path in cases():
        for one in cited(path.read_text(encoding="utf-8")):
            assert one in rules("en") or one.partition(".")[0] not in chapters, f"{path.name}: {one}"
