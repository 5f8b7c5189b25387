"""What is this? By long press, right click and `?`: everything at a table says what it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, play_on
from tests.browser.test_everybody import barriers

LONG = 700  # milliseconds

UNMARKED = """() => [...document.querySelectorAll(".card-table button, .dice-table button")]
    .filter((button) => button.checkVisibility() && !button.closest("[data-what], .sheet, .edge, .perform"))
    .map((button) => button.outerHTML.slice(0, 120))"""


def popover(page: Page) -> Locator:
    return page.locator(".explain")


def asks(page: Page, thing: Locator, title: str, words: str = "") -> None:
    """By right click; then it is put away."""
    thing.click(
        button="right", position=EDGE if "card " in (thing.get_attribute("data-what") or "") else None
    )
    expect(popover(page).get_by_role("heading", name=title)).to_be_visible()
    expect(popover(page)).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(popover(page)).to_have_count(0)


def hold(page: Page, thing: Locator) -> None:
    """A finger that rests, and lets go."""
    box = thing.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + EDGE["x"], "y": box["y"] + EDGE["y"]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(LONG)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.slow
def test_at_a_card_table(stranger: Stranger) -> None:
    """A card, a badge, a pile and a button; with the mouse and by keyboard, in a game with a house rule."""
    ana = Person(stranger())
    page = ana.page
    ana.make("usa", 2, bots=1, options={"hand-size": "20", "stack": "any"})
    ana.start()
    play_on([], lambda: ana.playable.count() > 0 or page.locator("p.mine").first.is_visible())
    held = ana.hand.count()
    asks(page, ana.hand.first, str(ana.hand.first.get_attribute("aria-label")).split(",")[0])
    asks(page, page.locator("[data-what^='dealer']").first, "The dealer", "left")
    asks(page, page.locator("[data-what='draw-pile']").first, "The draw pile", "shuffled")
    asks(page, page.locator("[data-what^='bot']").first, "bot · easy", "A beginner")
    assert ana.hand.count() == held
    # By keyboard, on what has the focus; the arrows go on to the next thing, and the focus comes back.
    page.keyboard.press("h")
    page.keyboard.press("?")
    expect(popover(page)).to_be_visible()
    assert barriers(page) == []
    rule = popover(page).get_by_role("link", name=ana.text("game-rule-link"))
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/(TURN|ACT)\."))
    title = popover(page).locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(popover(page).locator("h2")).not_to_have_text(title)
    page.keyboard.press("Escape")
    expect(popover(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    assert page.evaluate(UNMARKED) == []
    # A draw card is told with the house rule that changes it.
    asks(page, page.locator(".hand [data-what$='+2']").first, ana.text("symbol-draw2"), ana.text("opt-stack"))


@pytest.mark.slow
def test_a_long_press_plays_nothing(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844, phone=True))
    page = ana.page
    ana.make("usa", 2, bots=1, options={"hand-size": "12"})
    ana.start()
    play_on([ana], lambda: ana.playable.count() > 0)
    held = ana.hand.count()
    hold(page, ana.playable.first)
    expect(popover(page)).to_be_visible()
    assert barriers(page) == []
    page.wait_for_timeout(300)
    assert ana.hand.count() == held
    popover(page).get_by_role("button", name=ana.text("game-close")).click()
    expect(popover(page)).to_have_count(0)
    # A short one plays as ever.
    ana.playable.first.tap(position=EDGE)
    play_on([], lambda: ana.hand.count() != held or page.locator(".sheet").is_visible())


@pytest.mark.slow
def test_at_a_dice_table(stranger: Stranger) -> None:
    """A die, spaces and signs, in another language; and help for those who know no key."""
    ana = Person(stranger(locale="es"), language="es")
    page = ana.page
    ana.make("dice", 2, bots=1, options={"board-size": "8 2"})
    ana.start()
    play_on([], lambda: page.locator(".actions.mine").is_visible())
    page.wait_for_timeout(300)
    for what, title in {
        "extra-space 0": "Una casilla extra",
        "blank-space 1": "Una casilla en blanco",
        "starts": "Con qué empieza la cadena",
        "board-color 0": "El color de un tablero",
        "to-go 1": "Casillas por llenar",
    }.items():
        asks(page, page.locator(f"[data-what='{what}']").first, title)
    page.locator("[data-what^='space 0']").first.click(button="right")
    expect(popover(page)).to_contain_text("El primer número")
    page.keyboard.press("Escape")
    die = page.locator(".tray [data-what^='die']").first
    die.focus()
    page.keyboard.press("?")
    expect(popover(page)).to_contain_text("cadena")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(die).to_be_focused()
    assert page.evaluate(UNMARKED) == []
    ana.press("game-help")
    ana.press("game-what-tour")
    expect(popover(page)).to_be_visible()
