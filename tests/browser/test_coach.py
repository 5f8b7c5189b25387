"""The coach at the table, and the analysis of the match in its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.server import hall
from lastcard.server.thinkers import Thinkers
from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers, fits
from tests.server import minds


@pytest.fixture
def seed(request: pytest.FixtureRequest, luck: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything is thought over for a moment only; before the server starts, which needs the seed."""
    monkeypatch.setattr(hall, "Thinkers", lambda: Thinkers(minds.brief, 1))
    return f"{request.node.originalname} {luck}"


def coach_of(ana: Person) -> Locator:
    return ana.page.get_by_role("region", name=ana.text("coach-title"))


def switch_on(ana: Person) -> None:
    """By keyboard alone."""
    button = ana.button("game-coach-on")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(coach_of(ana)).to_have_count(0)
    button.focus()
    ana.page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_a_coached_match_and_what_could_have_been(stranger: Stranger) -> None:
    """On a phone: advice before a move, a word after it, and then the curve, the decisions and the luck."""
    ana = Person(stranger(width=360, height=740, color_scheme="light"))
    ana.make("usa", 2, bots=1, options={"hand-size": "2", "length": "1"})
    ana.start()
    mine = ana.page.locator("p.mine")
    play_on([], mine.is_visible)
    switch_on(ana)
    coach = coach_of(ana)
    expect(coach).to_contain_text(re.compile(r"\d+% .*to win this round.*Expert would", re.DOTALL))
    hand = ana.hand.first.bounding_box()
    panel = coach.bounding_box()
    assert hand and panel and panel["y"] + panel["height"] <= hand["y"], "it covers nothing of the hand"
    assert barriers(ana.page) == [], "coach"
    assert fits(ana.page)
    play_on([ana], ana.is_over)
    expect(coach).to_have_count(0)

    ana.page.get_by_role("link", name=ana.text("game-replay")).first.click()
    ana.press("analysis-start")
    slider = ana.page.get_by_role("slider", name=ana.text("analysis-jump"))
    expect(slider).to_be_visible()
    expect(ana.page.get_by_role("combobox", name=ana.text("analysis-eyes"))).to_have_value("0")
    assert barriers(ana.page) == [], "analysis"
    assert fits(ana.page)
    # A tap at the right end of the curve is the end of the match.
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": box["width"] - 1, "y": box["height"] / 2})
    now = ana.page.get_by_role("list", name=ana.text("analysis-now"))
    expect(now).to_contain_text(re.compile("100%"))
    expect(ana.page.locator("p.end")).to_be_visible()
    # So are the keys of a slider: its beginning is the beginning.
    slider.press("Home")
    expect(ana.page.locator("p.end")).to_have_count(0)
    shown = ana.page.get_by_role("button", name=ana.text("analysis-show"))
    if shown.count():
        shown.first.press("Enter")
        expect(ana.page).to_have_url(re.compile(r"at=\d"))


@pytest.mark.slow
def test_a_coach_at_the_dice_table(stranger: Stranger) -> None:
    ana = Person(stranger(locale="es"), language="es")
    ana.make("dice", 2, bots=1)
    ana.start()
    mine = ana.page.locator(".actions.mine")
    play_on([], mine.is_visible, dice=True)
    switch_on(ana)
    expect(coach_of(ana)).to_contain_text(
        re.compile(r"de ganar la partida.*El nivel experto elegiría", re.DOTALL)
    )
    ana.button("game-coach-on").click()
    expect(coach_of(ana)).to_have_count(0)
