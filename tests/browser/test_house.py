"""House rules in a browser: chosen in the form, told at the table, and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers, fits

PARTY = {
    "stack": "any",
    "deflect": "both",
    "seven-zero": "both",
    "jump-in": "on",
    "draw": "until",
    "drawn": "may",
    "target": "1",
    "hand-size": "4",
}

MOMENTS = {"a stack falls on her": ".stack.mine", "a 7 asks whose hand": ".players button"}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_form_has_presets_and_says_what_does_not_go_together(
    stranger: Stranger, width: int, height: int
) -> None:
    ana = Person(stranger(width=width, height=height))
    ana.come_home()
    ana.page.goto("/new")
    party = ana.page.get_by_role("button", name=re.compile(f"^{ana.text('preset-party')} "))
    expect(party).to_have_attribute("aria-pressed", "false")
    party.click()
    expect(party).to_have_attribute("aria-pressed", "true")
    ana.page.get_by_text(ana.text("new-options"), exact=True).click()
    expect(ana.page.get_by_text(ana.text("new-group-popular"))).to_be_visible()
    assert barriers(ana.page) == []
    assert fits(ana.page)
    # Teams are for an even number of players: with four they can be had, with five they cannot.
    teams = ana.page.get_by_role("button", name=re.compile(f"^{ana.text('preset-teams')} "))
    teams.click()
    ana.page.get_by_label(ana.text("new-seats"), exact=True).last.fill("5")
    ana.page.keyboard.press("Tab")
    expect(teams).to_be_disabled()
    ana.press("new-open")
    expect(ana.page.locator(".toast")).to_contain_text(ana.text("new-mix-teams"))
    assert ana.page.url.endswith("/new")


@pytest.mark.slow
def test_a_party_against_bots(stranger: Stranger) -> None:
    """A round with draw cards on draw cards and hands that move, and a replay that is proved."""
    ana = Person(stranger(width=390, height=844))
    ana.make("usa", 4, bots=3, options=PARTY)
    ana.start()
    ana.sees_table()
    expect(ana.page.locator(".house")).to_contain_text(ana.text("preset-party"))
    seen: set[str] = set()

    def is_over() -> bool:
        for moment, where in MOMENTS.items():
            if moment not in seen and ana.page.locator(where).first.is_visible():
                assert fits(ana.page), moment
                seen.add(moment)
        return ana.is_over()

    # One short match has not always both of them.
    for _ in range(8):
        play_on([ana], is_over)
        if seen == set(MOMENTS):
            break
        ana.press("game-rematch")
        expect(ana.button("game-rematch")).to_be_hidden()
    assert seen == set(MOMENTS)
    expect(ana.page.get_by_role("link", name=ana.text("game-replay"))).to_be_visible()
    assert fits(ana.page)
    ana.page.get_by_role("link", name=ana.text("game-replay")).click()
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved")).first).to_be_visible()


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (390, 844, "es")])
def test_a_round_against_the_clock_without_hints(
    stranger: Stranger, width: int, height: int, language: str
) -> None:
    """HOUSE.blitz, HOUSE.hints, HOUSE.misplay: no card is raised or dimmed, and any may be sent."""
    ana = Person(stranger(width=width, height=height, locale=language), language=language)
    options = {"round-time": "5", "hints": "off", "misplay": "2", "uno": "off"}
    ana.make("usa", 2, bots=1, options=options)
    ana.start()
    ana.sees_table()
    clock = ana.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    expect(ana.page.get_by_text(ana.text("game-say-turn-unhinted"))).to_be_visible()
    expect(ana.page.locator(".hand .ok, .hand .no")).to_have_count(0)
    assert fits(ana.page)
    assert barriers(ana.page) == []
    before = ana.wire.number
    ana.hand.first.click()
    while ana.wire.number == before:
        ana.page.wait_for_timeout(50)
