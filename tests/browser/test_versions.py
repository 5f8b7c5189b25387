"""What a server of an earlier version stored, in the browser of today (tests/versions)."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.versions import FOLDERS
from tests.versions.make import secret_of

pytestmark = pytest.mark.parametrize("kept", FOLDERS, ids=lambda path: path.name)


@pytest.fixture
def folder(folder: Path, kept: Path) -> Path:
    """With the database that was kept, for the server to find."""
    shutil.copy(kept / "tables.db", folder / "lastcard.db")
    return folder


@pytest.fixture
def ana(server: str, stranger: Stranger) -> Person:
    """The player who was at all of its tables."""
    ana = Person(stranger())
    ana.page.goto("/")
    ana.page.evaluate("secret => localStorage.setItem('lastcard.secret', secret)", json.dumps(secret_of(0)))
    return ana


def tables(kept: Path) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((kept / "tables.json").read_text(encoding="utf-8"))
    return known


def verifies(ana: Person) -> None:
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved"))).to_be_visible()


@pytest.mark.slow
def test_records_replay_and_are_proved(kept: Path, ana: Person) -> None:
    records = [table["record"] for table in tables(kept).values() if table["record"]]
    assert len(records) > 1
    for record in records:
        ana.page.goto(f"/replay/{record}")
        verifies(ana)


@pytest.mark.slow
def test_a_match_goes_on_to_its_end_and_the_next_begins(kept: Path, ana: Person) -> None:
    code = next(code for code, one in tables(kept).items() if one["record"] and one["phase"] == "playing")
    ana.page.goto(f"/t/{code}")
    ana.sees_table()
    play_on([ana], ana.is_over)
    ana.press("game-rematch")
    expect(ana.button("game-rematch")).to_be_hidden()
    ana.sees_table()
    play_on([ana], ana.is_over)
    ana.page.get_by_role("link", name=ana.text("game-replay")).click()
    ana.page.wait_for_url(re.compile("/replay/"))
    verifies(ana)
