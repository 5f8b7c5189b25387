"""The page on fairness asks the bots of a record again, with the engine that plays without a network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lastcard.core.refusal import Unreadable
from lastcard.notation.record import Record
from tests.bots.test_checking import checked, other_move, played, record_of
from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.browser.test_everybody import barriers

PATIENCE = 60_000
"""Milliseconds for the engine to be loaded."""


def forgery(record: Record) -> tuple[Record, int]:
    """The record with another move put in for a bot that plays in a browser, too, and its line."""
    for changed in other_move(record):
        try:
            checked(changed)
        except Unreadable as refusal:
            if refusal.code == "verify-bot-differs" and refusal.about["level"] == "hard":
                return changed, int(str(refusal.about["line"]))
    raise AssertionError("the chance or the rules refuse every one of them")


@pytest.mark.slow
def test_a_record_from_the_disk_has_its_bots_checked(server: str, stranger: Stranger, tmp_path: Path) -> None:
    ana = Person(stranger())
    record = record_of(played("usa", ("hard", "expert:64")))
    record.save(tmp_path / "right.jsonl")
    wrong, line = forgery(record)
    wrong.save(tmp_path / "wrong.jsonl")
    ana.page.goto("/fair")
    file = ana.page.locator("input[type=file]")

    file.set_input_files(tmp_path / "right.jsonl")
    ana.press("proof-bots-run")
    made = sum(move.player == record.players[1] for move in record.moves)
    said = ana.text("proof-bots-same", name="Abril", level="hard", decisions=made, calls=0)
    expect(ana.page.get_by_text(said)).to_be_visible(timeout=PATIENCE)
    expect(ana.page.get_by_text("no browser can play this level")).to_be_visible()
    assert barriers(ana.page) == []

    file.set_input_files(tmp_path / "wrong.jsonl")
    ana.press("proof-bots-run")
    told = ana.page.get_by_role("status").filter(has_text=ana.text("proof-line", line=line))
    expect(told.get_by_text("does “")).to_be_visible()
