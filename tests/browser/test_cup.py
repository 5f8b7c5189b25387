"""A small tournament in browsers: three people and a television, two rounds, and the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from lastcard.cup.steward import CupTimes
from lastcard.server.settings import Limits
from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers, fits
from tests.server.house import times
from tests.server.threaded import threaded_house

MAKE_CUP = """async (cup) => {
    const random = () => [...crypto.getRandomValues(new Uint8Array(32))]
        .map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const secret = JSON.parse(localStorage.getItem("lastcard.secret")) ?? random();
    localStorage.setItem("lastcard.secret", JSON.stringify(secret));
    const answer = await fetch("/api/cups", {
        method: "POST",
        headers: {"content-type": "application/json"},
        body: JSON.stringify({...cup, secret, nonce: random()}),
    });
    return (await answer.json()).code;
}"""
OPTIONS = {"length": "1", "hand-size": "3", "uno": "auto"}


@pytest.fixture
def server(seed: str, folder: Path) -> Iterator[str]:
    """As ever, but everybody is called to the tables after a moment."""
    lively = times(thinking=0.05, catching=0.4, nonces=60, absent=60, called=60)
    soon = CupTimes(call=0.5, pause=3600.0)
    entropy = Random(seed).randbytes
    with threaded_house(folder, times=lively, cup_times=soon, limits=Limits(), entropy=entropy) as threaded:
        yield threaded.home.address
        assert threaded.home.log.errors() == []


def join(person: Person, code: str) -> None:
    person.page.goto(f"/cup/{code}")
    person.page.get_by_role("textbox", name=person.text("web-name")).fill(person.name)
    person.press("cup-join")
    expect(person.page.get_by_text(person.text("web-you"), exact=True)).to_be_visible()


def no_barriers(*pages: Page) -> None:
    for page in pages:
        assert barriers(page) == []
        assert fits(page)


def played(people: list[Person]) -> None:
    """Everybody's page goes to the table by itself; they play, and go back to the standings."""
    for person in people:
        person.page.wait_for_url("**/t/*")
    back = [person.page.get_by_role("link", name=person.text("end-to-cup")) for person in people]
    play_on(people, lambda: all(link.is_visible() for link in back))
    for link in back:
        link.click()


@pytest.mark.slow
def test_three_people_play_two_rounds_and_the_television_shows_it(
    stranger: Stranger, troubles: list[str]
) -> None:
    ana = Person(stranger(reduced_motion="reduce"), "Ana")
    beto = Person(stranger(reduced_motion="reduce", color_scheme="light"), "Beto")
    caro = Person(stranger(locale="es-MX", width=390, height=844, phone=True), "Caro", "es")
    people = [ana, beto, caro]
    ana.come_home()
    cup = {"edition": "usa", "options": OPTIONS, "pace": "quick", "title": "Friday cup", "name": "Ana"}
    code: str = ana.page.evaluate(MAKE_CUP, cup)
    ana.page.goto(f"/cup/{code}")
    screen = stranger(width=1920, height=1080, reduced_motion="reduce")
    screen.goto(f"/cup/{code}/screen")
    for person in (beto, caro):
        join(person, code)
    expect(screen.get_by_text(ana.text("cup-people", count=3))).to_be_visible()
    expect(screen.get_by_text(code)).to_be_visible()
    no_barriers(ana.page, beto.page, caro.page, screen)

    ana.page.get_by_label(ana.text("cup-rounds"), exact=True).fill("2")
    ana.press("cup-begin", round=1)
    expect(screen.get_by_text(ana.text("cup-round", round=1, rounds=2))).to_be_visible()
    played(people)
    expect(ana.page.get_by_text(ana.text("cup-round-over", round=1))).to_be_visible()
    rows = screen.get_by_role("region", name=ana.text("cup-standings")).get_by_role("listitem")
    expect(rows).to_have_count(3)
    assert [row.split()[-1] for row in rows.all_inner_texts()] in (["12", "6", "0"], ["12", "3", "3"])
    no_barriers(ana.page, caro.page, screen)

    # Nobody presses anything on a television: it comes back by itself when the network does.
    screen.context.set_offline(True)
    ana.press("cup-begin", round=2)
    played(people)
    screen.context.set_offline(False)
    for person in people:
        expect(person.page.get_by_role("heading", name=person.text("cup-podium"))).to_be_visible()
    expect(screen.get_by_text(ana.text("cup-phase-over"))).to_be_visible()
    expect(screen.locator(".podium li")).to_have_count(3)
    no_barriers(ana.page, beto.page, caro.page, screen)
    troubles[:] = [trouble for trouble in troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]


@pytest.mark.slow
def test_a_tournament_is_made_and_begun_with_the_keyboard_alone(stranger: Stranger) -> None:
    ana, beto = Person(stranger(), "Ana"), Person(stranger(locale="es-MX"), "Beto", "es")
    ana.page.goto("/")
    tab_to(ana.page, ana.text("home-cup"))
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/cup/new")
    expect(ana.page.get_by_role("heading", name=ana.text("cup-new-title"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=ana.text("cup-make"))).to_be_visible()
    assert barriers(ana.page) == []
    tab_to(ana.page, ana.text("cup-title-label"))
    ana.page.keyboard.type("Friday cup")
    tab_to(ana.page, ana.text("web-name"))
    ana.page.keyboard.type("Ana")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("heading", name="Friday cup")).to_be_visible()
    code = ana.page.url.rpartition("/")[2]

    beto.page.goto("/")
    tab_to(beto.page, beto.text("home-join"))
    beto.page.keyboard.type(code.lower())
    beto.page.keyboard.press("Enter")
    beto.page.wait_for_url(f"**/cup/{code}")
    expect(beto.page.get_by_role("heading", name="Friday cup")).to_be_visible()
    tab_to(beto.page, beto.text("web-name"))
    beto.page.keyboard.type("Beto")
    beto.page.keyboard.press("Enter")
    expect(ana.page.get_by_text(ana.text("cup-people", count=2))).to_be_visible()
    tab_to(ana.page, ana.text("cup-begin", round=1))
    ana.page.keyboard.press("Enter")
    for person in (ana, beto):
        person.page.wait_for_url("**/t/*")
        person.sees_table()


NAMED = """(name) => {
    const at = document.activeElement;
    if (at === document.body || at?.id === "main") return false;
    const label = at?.labels?.[0]?.innerText ?? at?.getAttribute("aria-label") ?? at?.innerText ?? "";
    return label.toLowerCase().includes(name.toLowerCase());
}"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what has this name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED, name):
            return
    raise AssertionError(f"no way to {name!r} by the keyboard")
