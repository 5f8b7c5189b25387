"""Hosts keep order in a browser: muting, taking a seat, sending away; and what strangers are spared."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.browser.test_everybody import barriers, fits

SMALLEST = 44
"""Pixels that a finger needs."""


def looked_at(person: Person, name: str) -> None:
    """Nobody is kept out of it, nothing is cut off; and a picture, where somebody wants to look."""
    assert barriers(person.page) == [] and fits(person.page), name
    if folder := os.environ.get("LASTCARD_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def large_enough(buttons: Locator) -> None:
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= SMALLEST, button.inner_text()


def by_keyboard(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.press("Enter")


def react(person: Person) -> None:
    person.press("game-react-wave")


@pytest.mark.slow
def test_a_host_mutes_takes_a_seat_and_bans_by_keyboard(stranger: Stranger, troubles: list[str]) -> None:
    ana = Person(stranger(color_scheme="light"), "Ana")
    beto = Person(
        stranger(locale="es-MX", width=390, height=844, phone=True, color_scheme="dark"), "Beto", "es"
    )
    caro = Person(stranger(), "Caro")
    code = ana.make("usa", 3)
    beto.sit(code)
    caro.sit(code)
    by_keyboard(ana.page, ana.button("lobby-about-person", name="Beto").first)
    dialog = ana.page.get_by_role("dialog", name=ana.text("company-about", name="Beto"))
    expect(dialog).to_be_visible()
    large_enough(dialog.get_by_role("button"))
    looked_at(ana, "lobby-dialog")
    by_keyboard(ana.page, dialog.get_by_role("button", name=ana.text("company-mute-all")))
    expect(dialog).to_have_count(0)
    expect(caro.page.get_by_text(caro.text("lobby-muted"), exact=True)).to_be_visible()
    expect(beto.page.get_by_text(beto.text("company-you-muted"))).to_be_visible()
    looked_at(beto, "muted-phone")
    react(beto)
    expect(beto.page.get_by_text(beto.text("refusal-muted"))).to_be_visible()

    by_keyboard(ana.page, ana.button("lobby-about-person", name="Beto").first)
    by_keyboard(ana.page, dialog.get_by_role("button", name=ana.text("company-remove")))
    expect(beto.button("lobby-sit")).to_be_visible()
    expect(beto.page.get_by_text(beto.text("refusal-removed"))).to_be_visible()
    beto.press("lobby-sit")
    expect(beto.button("lobby-stand-up")).to_be_visible()

    by_keyboard(ana.page, ana.button("lobby-about-person", name="Beto").first)
    by_keyboard(ana.page, dialog.get_by_role("button", name=ana.text("company-ban")))
    expect(dialog.get_by_text(ana.text("company-ban-sure", name="Beto"))).to_be_visible()
    expect(dialog.get_by_role("button", name=ana.text("company-no"))).to_be_focused()
    looked_at(ana, "lobby-ban")
    by_keyboard(ana.page, dialog.get_by_role("button", name=ana.text("company-ban")))
    expect(beto.page.get_by_role("heading", name=beto.text("company-sent-away"))).to_be_visible()
    expect(beto.page.get_by_text(beto.text("refusal-banned"))).to_be_visible()
    looked_at(beto, "banned-phone")
    beto.page.reload()
    expect(beto.page.get_by_text(beto.text("refusal-banned"))).to_be_visible()
    expect(ana.button("lobby-about-person", name="Beto")).to_have_count(0)
    troubles.clear()


@pytest.mark.slow
def test_during_a_match_the_host_finds_everybody_beside_the_talk(
    stranger: Stranger, troubles: list[str]
) -> None:
    ana = Person(stranger(width=390, height=844, phone=True, color_scheme="light"), "Ana")
    beto = Person(stranger(locale="es-MX", color_scheme="dark"), "Beto", "es")
    spy = Person(stranger(), "Spy")
    code = ana.make("usa", 2)
    beto.sit(code)
    spy.page.goto(f"/t/{code}")
    ana.start()
    for person in (ana, beto):
        person.sees_table()
        person.page.locator("button[data-what='talk']").first.click()
    company = ana.page.get_by_role("region", name=ana.text("company-people"))
    expect(company.get_by_text("Beto")).to_be_visible()
    looked_at(ana, "match-phone")
    expect(beto.page.get_by_role("region", name=beto.text("company-people"))).to_contain_text("Ana")
    expect(beto.button("company-about", name="Ana")).to_have_count(0)

    # For oneself alone.
    beto.press("company-mute", name="Ana")
    expect(beto.button("company-mute", name="Ana")).to_have_attribute("aria-pressed", "true")
    looked_at(beto, "match-wide")
    react(ana)
    said = beto.page.get_by_role("list", name=beto.text("game-chat")).get_by_role("listitem")
    expect(ana.page.get_by_role("list", name=ana.text("game-chat")).get_by_role("listitem")).to_have_count(1)
    expect(said).to_have_count(0)

    spy_is = ana.text("company-about", name=ana.text("company-watcher", number=2))
    watcher = company.get_by_role("button", name=spy_is)
    by_keyboard(ana.page, watcher)
    large_enough(company.get_by_role("button"))
    looked_at(ana, "match-watcher")
    by_keyboard(ana.page, company.get_by_role("button", name=ana.text("company-dismiss")))
    expect(spy.page.get_by_text(spy.text("refusal-dismissed"))).to_be_visible()
    expect(watcher).to_have_count(0)

    by_keyboard(ana.page, ana.button("company-about", name="Beto"))
    by_keyboard(ana.page, company.get_by_role("button", name=ana.text("company-remove")))
    expect(company.get_by_text(ana.text("company-remove-sure", name="Beto"))).to_be_visible()
    expect(ana.button("company-no")).to_be_focused()
    looked_at(ana, "match-remove")
    by_keyboard(ana.page, company.get_by_role("button", name=ana.text("company-remove")))
    expect(beto.page.get_by_text(beto.text("refusal-removed"))).to_be_visible()
    expect(beto.hand).to_have_count(0)
    troubles.clear()


def test_at_a_public_table_rule_cards_are_chosen_from_the_list(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844, phone=True), "Ana")
    ana.make("jackpot", 2, bots=1, writing=True, public=True)
    expect(ana.page.get_by_text(ana.text("machine-write-public"))).to_be_visible()
    writing = ana.page.get_by_role("region", name=ana.text("machine-choose-title", share=4))
    expect(writing.get_by_role("textbox")).to_have_count(0)
    expect(writing.get_by_role("radio")).to_have_count(0)
    writing.scroll_into_view_if_needed()
    looked_at(ana, "rules-phone")
    for idea in ("idea-6", "idea-7", "idea-8", "idea-6"):
        ana.page.get_by_role("button", name=ana.text(idea)).last.click()
    ana.press("machine-save", share=4)
    expect(ana.page.get_by_text(ana.text("machine-saved"))).to_be_visible()
    expect(ana.button("lobby-start")).to_be_enabled()
