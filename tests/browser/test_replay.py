"""The replay of a long match: it begins with its first page, and the others come by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread

import pytest
import sqlalchemy as sa
from playwright.sync_api import Route, expect

import lastcard
from lastcard.server import schema
from lastcard.server.films import PAGE
from lastcard.server.store import Store
from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.server.house import database_in

RECORD = lastcard.play("usa", {"ana": "easy", "beto": "easy"}, seed=3)
LAST = len(list(RECORD.states())) - 1


@pytest.fixture
def folder(folder: Path) -> Path:
    """With a long match in the database, for the server to find."""
    row = {
        "id": "long", "code": "ABCDEF", "finished": 0, "open_hands": True, "people": "[]",
        "bots": '["easy", "easy"]', "text": RECORD.text,
    }  # fmt: skip

    async def keep() -> None:
        async with Store.opened(database_in(folder)) as store, store.engine.begin() as connection:
            await connection.execute(sa.insert(schema.records).values(**row))

    # This thread has a loop of its own, the browser's.
    thread = Thread(target=asyncio.run, args=(keep(),))
    thread.start()
    thread.join()
    return folder


def test_it_plays_while_the_rest_comes(server: str, stranger: Stranger) -> None:
    assert LAST > 2 * PAGE
    ana = Person(stranger())
    held: list[Route] = []
    ana.page.route(f"**/moments?first={PAGE}", lambda route: held.append(route))  # noqa: PLW0108 - playwright marks it
    ana.page.goto("/replay/long?at=3")
    scrubber = ana.page.get_by_role("slider", name=ana.text("film-scrub"))
    expect(scrubber).to_have_value("3")
    # What has not come yet is gone to when it has.
    ana.page.keyboard.press("End")
    expect(scrubber).to_have_value(str(PAGE - 1))
    assert len(held) == 1
    held[0].continue_()
    expect(scrubber).to_have_value(str(LAST))
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-check-moves"))).to_be_visible()
