"""The table on a television: everybody in the room sees it, and phones are hands of cards beside it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, Wire, play_on
from tests.browser.test_everybody import barriers, fits


class Holder(Person):
    """Somebody who holds a fan of cards: what shows of one is not where its box begins."""

    def click(self, locator: Locator, **how: Any) -> bool:
        if "position" not in how:
            return super().click(locator, **how)
        if not locator.first.is_visible():
            return False
        locator.first.press("Enter")
        return True


def put_up(page: Page, code: str) -> Wire:
    """A television in the room; what it hears."""
    page.emulate_media(reduced_motion="reduce")
    heard = Wire(page)
    page.goto(f"/t/{code}/screen")
    expect(page.get_by_text(code, exact=True).first).to_be_visible()
    return heard


@pytest.mark.slow
def test_a_screen_and_two_phones_through_a_round(stranger: Stranger) -> None:
    ana = Holder(stranger(width=390, height=844, phone=True), "Ana")
    beto = Person(stranger(width=390, height=844, phone=True, locale="es"), "Beto", "es")
    code = ana.make("usa", 2, options={"target": "1", "hand-size": "4"})
    ana.press("lobby-television")
    expect(ana.page.get_by_text(f"/t/{code}/screen")).to_be_visible()
    expect(ana.page.get_by_role("img", name=ana.text("screen-qr"))).to_be_visible()
    ana.page.keyboard.press("Escape")

    television = stranger(width=1920, height=1080)
    heard = put_up(television, code)
    expect(television.get_by_role("img", name=ana.text("lobby-qr"))).to_be_visible()
    assert barriers(television) == []
    beto.sit(code)
    expect(television.get_by_text("Beto", exact=True)).to_be_visible()
    expect(television.get_by_role("img", name=ana.text("lobby-qr"))).to_be_hidden()

    ana.press("screen-only-hand")
    beto.press("screen-not-seen")
    ana.start()
    for person in (ana, beto):
        person.sees_table()
    expect(ana.page.locator(".seats li")).to_have_count(0)
    expect(beto.page.locator(".seats li")).to_have_count(1)
    expect(television.locator(".seats li")).to_have_count(2)
    for page in (television, ana.page):
        assert barriers(page) == []
        assert fits(page)
    assert heard.you is None and heard.view is not None and heard.view["hand"] == []

    # The table is back with one tap, and the choice is kept.
    ana.press("screen-whole-table")
    expect(ana.page.locator(".seats li")).to_have_count(1)
    ana.press("screen-only-hand")
    ana.page.reload()
    ana.sees_table()
    expect(ana.page.locator(".seats li")).to_have_count(0)

    play_on([ana, beto], ana.is_over)
    podium = television.get_by_role("dialog")
    expect(podium).to_be_visible()
    expect(podium.get_by_role("button")).to_have_count(0)
    assert barriers(television) == []
    television.close()
    expect(ana.button("screen-whole-table")).to_be_hidden()


@pytest.mark.slow
def test_a_screen_shows_the_boards_of_dice_and_comes_back_by_itself(
    stranger: Stranger, troubles: list[str]
) -> None:
    ana = Person(stranger(width=390, height=844, phone=True), "Ana")
    code = ana.make("dice", 2, bots=1)
    television = stranger(width=1280, height=720)
    put_up(television, code)
    ana.press("screen-only-hand")
    ana.start()
    boards = television.locator(".board")
    expect(boards).to_have_count(2)
    expect(ana.page.locator(".board")).to_have_count(1)
    assert barriers(television) == []
    assert barriers(ana.page) == []
    lost = television.get_by_text(ana.text("lobby-lost"))
    television.context.set_offline(True)
    expect(lost).to_be_visible()
    play_on([ana], lambda: ana.page.locator(".board .entry").count() > 0, dice=True)
    television.context.set_offline(False)
    # Nobody touches it.
    expect(lost).to_be_hidden()
    expect(boards.first.locator(".entry").first).to_be_visible()
    troubles.clear()


def test_a_lesson_has_no_screen_and_neither_has_a_table_that_is_not_there(
    stranger: Stranger, troubles: list[str]
) -> None:
    ana = Person(stranger(), "Ana")
    ana.come_home()
    lesson = {"edition": "usa", "name": "Ana", "secret": "0" * 64}
    code = ana.page.request.post("/api/lessons", data=lesson).json()["code"]
    ana.page.goto(f"/t/{code}/screen")
    expect(ana.page.get_by_text(ana.text("screen-lesson"))).to_be_visible()
    ana.page.goto("/t/ABCDEF/screen")
    expect(ana.page.get_by_text(ana.text("screen-missing", code="ABCDEF"))).to_be_visible()
    troubles.clear()
