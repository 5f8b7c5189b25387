"""Quick match in a browser: two strangers meet, play a little, react, mute, and one of them leaves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.browser.test_everybody import barriers, fits


@pytest.fixture
def gathering() -> float:
    """Long enough for two to meet and to be looked at."""
    return 8.0


def look_for_strangers(person: Person) -> None:
    """By keyboard alone, from the first page to a seat."""
    person.come_home()
    person.button("home-quick").focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog", name=person.text("quick-title"))
    expect(dialog).to_be_visible()
    assert barriers(person.page) == []
    find = dialog.get_by_role("button", name=person.text("quick-find"))
    find.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")


def reaction_of(page: Page, person: Person) -> None:
    page.get_by_role("button", name=person.text("game-react-wave"), exact=True).click()


@pytest.mark.slow
@pytest.mark.parametrize("luck", [1])
def test_two_strangers_meet_play_react_mute_and_one_leaves(stranger: Stranger) -> None:
    ana = Person(stranger(), "Ana")
    beto = Person(stranger(locale="es-MX", width=390, height=844, phone=True), "Beto", "es")
    for person in (ana, beto):
        look_for_strangers(person)
    assert ana.page.url == beto.page.url
    for person in (ana, beto):
        expect(person.page.get_by_role("list", name=person.text("quick-who"))).to_contain_text("Ana")
        assert barriers(person.page) == [] and fits(person.page)
    for person in (ana, beto):
        expect(person.page.locator("[data-what='talk']").first).to_be_visible()
    for person in (ana, beto):
        person.page.locator("button[data-what='talk']").first.click()
    expect(ana.page.get_by_role("textbox")).to_have_count(0)
    reaction_of(beto.page, beto)
    said = ana.page.get_by_role("list", name=ana.text("game-chat"))
    expect(said.get_by_role("listitem")).to_have_count(1)
    ana.button("quick-mute", name="Beto").click()
    expect(ana.button("quick-mute", name="Beto")).to_have_attribute("aria-pressed", "true")
    assert barriers(ana.page) == []
    reaction_of(beto.page, beto)
    expect(beto.page.get_by_role("list", name=beto.text("game-chat")).get_by_role("listitem")).to_have_count(
        2
    )
    expect(said.get_by_role("listitem")).to_have_count(0)
    ana.button("quick-report", name="Beto").click()
    ana.press("quick-reason-manners")
    expect(ana.page.get_by_text(ana.text("quick-reported"))).to_be_visible()
    expect(ana.button("quick-vote", name="Beto")).to_have_count(0)
    beto.page.keyboard.press("Escape")
    beto.press("lobby-leave")
    beto.page.get_by_role("dialog").get_by_role("button", name=beto.text("lobby-leave"), exact=True).click()
    beto.page.wait_for_url("**/")
    expect(ana.page.get_by_text(ana.text("quick-alone"))).to_be_visible()


def test_a_name_that_strangers_should_not_read_is_refused_kindly(
    stranger: Stranger, troubles: list[str]
) -> None:
    person = Person(stranger(), "Elena")
    person.come_home()
    person.press("home-quick")
    person.press("quick-find")
    expect(person.page.get_by_role("alert")).to_contain_text("Elena")
    troubles[:] = [trouble for trouble in troubles if "/api/quick" not in trouble]
