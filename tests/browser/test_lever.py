"""The lever of the jackpot machine waits for the hand of its player."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on


@pytest.mark.slow
def test_the_lever_waits_for_its_player(stranger: Stranger) -> None:
    """JACK.pull: by keyboard here; nothing is spun before, and a click beside it does not pull it."""
    ana = Person(stranger())
    ana.make("jackpot", 2, bots=1, options={"hand-size": "20", "uno": "auto"})
    ana.start()
    lever = ana.button("machine-pull-it")
    play_on([ana], lambda: lever.count() > 0)
    expect(ana.page.locator("#main").get_by_text(ana.text("game-say-lever"))).to_be_visible()
    expect(lever).to_be_focused()
    ana.page.mouse.click(20, 200)
    ana.page.wait_for_timeout(3000)
    expect(lever).to_be_visible()
    ana.page.keyboard.press("Enter")
    expect(lever).to_be_hidden()
    expect(ana.page.get_by_text(ana.text("game-say-lever"))).to_be_hidden()
