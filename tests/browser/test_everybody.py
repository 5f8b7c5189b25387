"""For everybody: no barrier that axe knows on any page, in light and dark, on a phone and a wide screen."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on

PLACES = [
    "/", "/new", "/cup/new", "/rules", "/rules/ACT.wild4", "/fair", "/ratings",
    "/workshop", "/profile", "/nowhere",
]  # fmt: skip
WIDE, PHONE = (1280, 800, "dark"), (360, 740, "light")


def barriers(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def fits(page: Page) -> bool:
    """Whether nothing makes the page wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize(("width", "height", "scheme"), [PHONE, pytest.param(*WIDE, marks=pytest.mark.slow)])
def test_pages_have_no_barriers(
    stranger: Stranger, troubles: list[str], width: int, height: int, scheme: str
) -> None:
    page = stranger(width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    for place in PLACES:
        page.goto(place)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert barriers(page) == [], place
        assert fits(page), place
    troubles[:] = [trouble for trouble in troubles if "/nowhere" not in trouble]


# The others are among the slow tests.
@pytest.mark.parametrize(
    ("edition", "width", "height", "scheme"),
    [
        pytest.param("usa", *WIDE, marks=pytest.mark.slow),
        ("jackpot", *PHONE),
        pytest.param("dice", *WIDE, marks=pytest.mark.slow),
        pytest.param("hp", *WIDE, marks=pytest.mark.slow),
        pytest.param("hp", *PHONE, marks=pytest.mark.slow),
        pytest.param("classic", *WIDE, marks=pytest.mark.slow),
        pytest.param("classic", *PHONE, marks=pytest.mark.slow),
        pytest.param("usa", *PHONE, marks=pytest.mark.slow),
        pytest.param("jackpot", *WIDE, marks=pytest.mark.slow),
        pytest.param("dice", *PHONE, marks=pytest.mark.slow),
    ],
)
def test_tables_have_no_barriers(
    stranger: Stranger, edition: str, width: int, height: int, scheme: str
) -> None:
    ana = Person(stranger(width=width, height=height, color_scheme=scheme))
    short = {"board-size": "4 1"} if edition == "dice" else {"target": "1", "hand-size": "2"}
    ana.make(edition, 3, bots=2, options=short)
    expect(ana.button("lobby-start")).to_be_enabled()
    assert barriers(ana.page) == [], "lobby"
    ana.start()
    dice = edition == "dice"
    mine = ana.page.locator("p.mine, .actions.mine")
    play_on([], lambda: mine.first.is_visible() or ana.is_over())
    assert barriers(ana.page) == [], "table"
    assert fits(ana.page)
    play_on([ana], ana.is_over, dice=dice)
    assert barriers(ana.page) == [], "end"
    ana.page.get_by_role("link", name=ana.text("game-replay")).click()
    expect(ana.button("film-verify")).to_be_visible()
    assert barriers(ana.page) == [], "replay"
    assert fits(ana.page)


def test_each_event_is_told_in_words(stranger: Stranger) -> None:
    """A live region says what happens, for those who do not see it."""
    ana = Person(stranger())
    ana.make("usa", 2, bots=1, options={"hand-size": "5"})
    ana.start()
    told = ana.page.locator("[aria-live=polite], [role=log]")
    expect(told.filter(has_text=re.compile(r"You draw|You play|Abril (plays|draws)")).first).to_be_attached()


def test_the_language_changes_at_any_time(stranger: Stranger) -> None:
    ana = Person(stranger())
    ana.make("usa", 2, bots=1)
    ana.start()
    ana.sees_table()
    menu = ana.page.get_by_label(ana.text("web-language-label"), exact=True)
    expect(menu.get_by_role("option")).to_have_text(["English", "Español"])
    # By keyboard alone: a list goes to what begins with the letters typed.
    menu.press_sequentially("Esp")
    spanish = Person(ana.page, language="es")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    expect(ana.page.get_by_role("list", name=re.compile("^Tu mano"))).to_be_visible()
    expect(spanish.button("game-uno")).to_be_visible()
