"""Whole games of every edition, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers

SHORT = {"target": "1", "hand-size": "3"}
SHORTEST = {"target": "1", "hand-size": "1"}
"""For what comes before and after a match: whoever can play a card has won it."""


# In the usual run, those of usa and jackpot are played by test_tables_have_no_barriers.
@pytest.mark.parametrize(
    ("edition", "language", "luck"),
    [
        ("hp", "es", 3),
        pytest.param("usa", "en", 0, marks=pytest.mark.slow),
        pytest.param("jackpot", "en", 0, marks=pytest.mark.slow),
    ],
)
def test_one_person_against_bots(stranger: Stranger, edition: str, language: str) -> None:
    ana = Person(stranger(locale=language), language=language)
    ana.make(edition, 3, bots=2, options=SHORT)
    ana.start()
    ana.sees_table()
    play_on([ana], ana.is_over)
    expect(ana.page.get_by_role("link", name=ana.text("game-replay"))).to_be_visible()


def test_one_click_plays_at_once(stranger: Stranger) -> None:
    ana = Person(stranger())
    ana.come_home()
    ana.press("home-play-now")
    ana.page.wait_for_url(re.compile("/t/"))
    ana.sees_table()
    expect(ana.hand).not_to_have_count(0)


def test_a_table_by_the_form_for_two_browsers_in_two_languages(stranger: Stranger) -> None:
    ana, beto = Person(stranger()), Person(stranger(locale="es-ES"), "Beto", "es")
    ana.come_home()
    ana.page.get_by_role("link", name=ana.text("home-new-table")).or_(ana.button("home-new-table")).click()
    ana.press("new-open")
    ana.page.wait_for_url(re.compile("/t/"))
    beto.sit(ana.page.url.rpartition("/")[2])
    if ana.button("lobby-fill").is_visible():
        ana.press("lobby-fill")
    ana.start()
    for person in (ana, beto):
        person.sees_table()
    expect(beto.page.get_by_text("Ana").first).to_be_visible()


@pytest.mark.slow
def test_the_host_chooses_how_well_a_bot_plays(stranger: Stranger) -> None:
    """By keyboard too: the focus is back where it was."""
    ana = Person(stranger(width=360, height=740, phone=True, locale="es-ES"), language="es")
    ana.make("usa", 2, bots=1, options=SHORTEST)
    ana.press("lobby-level-of", name="Abril", level=ana.text("level-easy"))
    dialog = ana.page.get_by_role("dialog", name=ana.text("lobby-level-title", name="Abril"))
    offered = dialog.get_by_role("listitem")
    expect(offered.filter(has_text=ana.text("level-about-easy"))).to_be_visible()
    assert barriers(ana.page) == []
    offered.filter(has_text=ana.text("level-about-hard")).get_by_role("button").click()
    expect(dialog).to_be_hidden()
    expect(ana.page.get_by_text(f"{ana.text('web-bot')} · {ana.text('level-hard')}")).to_be_visible()
    expect(ana.button("lobby-level-of", name="Abril", level=ana.text("level-hard"))).to_be_focused()
    ana.start()
    ana.sees_table()
    expect(ana.page.get_by_text(ana.text("game-bot-hard"))).to_be_visible()
    play_on([ana], ana.is_over)


@pytest.mark.slow
def test_four_browsers_at_one_table(stranger: Stranger) -> None:
    ana, *others = (Person(stranger(), name) for name in ("Ana", "Beto", "Caro", "Dani"))
    code = ana.make("usa", 4, options=SHORTEST)
    for person in others:
        person.sit(code)
    ana.start()
    people = [ana, *others]
    play_on(people, lambda: all(person.is_over() for person in people))


@pytest.mark.slow
def test_a_dice_game_to_its_end(stranger: Stranger) -> None:
    ana, beto = Person(stranger()), Person(stranger(width=390, height=844, phone=True), "Beto")
    code = ana.make("dice", 3, bots=1, options={"board-size": "5 1"})
    beto.sit(code)
    ana.start()
    play_on([ana, beto], lambda: ana.is_over() and beto.is_over(), dice=True)


def test_on_a_phone_of_360_pixels(stranger: Stranger) -> None:
    ana = Person(stranger(width=360, height=740, phone=True, locale="es-ES"), language="es")
    ana.make("usa", 2, bots=1, options={"target": "1", "hand-size": "30"})
    ana.start()
    ana.sees_table()
    expect(ana.hand).to_have_count(30)
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll("button, a")].filter((one) => one.checkVisibility())
            .map((one) => [one.getBoundingClientRect(), one.textContent.trim() || one.ariaLabel])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, name]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []
    for _ in range(3):
        play_on([ana], lambda: ana.playable.count() > 0)
        ana.act()


@pytest.mark.slow
def test_rematch_and_replay_and_verification(stranger: Stranger) -> None:
    ana = Person(stranger())
    ana.make("jackpot", 2, bots=1, options=SHORTEST)
    ana.start()
    play_on([ana], ana.is_over)
    ana.press("game-rematch")
    expect(ana.button("game-rematch")).to_be_hidden()
    ana.sees_table()
    play_on([ana], ana.is_over)
    ana.page.get_by_role("link", name=ana.text("game-replay")).click()
    ana.page.wait_for_url(re.compile("/replay/"))
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved"))).to_be_visible()
