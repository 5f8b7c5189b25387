"""The own hand: everything that can be played is in sight, within reach, and told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, play_on, settle

INSIDE = """(cards) => cards.filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    return left >= 0 && Math.min(right, left + 30) <= window.innerWidth;
}).length"""

FOCUSED = "document.activeElement?.closest('.hand, .sheet, .bar') ? '' : document.activeElement?.outerHTML"


def waits(person: Person) -> Locator:
    return person.page.locator("p.mine").first


def test_seventeen_cards_on_a_phone(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844, phone=True))
    ana.make("usa", 2, bots=1, options={"hand-size": "17"})
    ana.start()
    play_on([], waits(ana).is_visible)
    assert ana.hand.count() in (17, 18)
    assert ana.hand.evaluate_all(INSIDE) == ana.hand.count()
    expect(ana.page.locator(".hand .edge")).to_have_count(0)


@pytest.mark.slow
def test_what_lies_beyond_the_edge_is_counted(stranger: Stranger) -> None:
    """A hand that no screen holds: the first that goes is in sight, the others are counted."""
    ana = Person(stranger(width=360, height=740, phone=True))
    ana.make("usa", 2, bots=1, options={"hand-size": "40"})
    ana.start()
    play_on([ana], lambda: ana.playable.count() > 0)
    assert ana.playable.first.evaluate(f"(card) => ({INSIDE})([card])") == 1
    right = ana.page.get_by_role("button", name=re.compile("more cards on the right"))
    expect(right).to_be_visible()
    for _ in range(6):
        ana.click(right)
        ana.page.wait_for_timeout(100)
    expect(right).to_have_count(0)
    left = ana.page.get_by_role("button", name=re.compile("more cards on the left"))
    expect(left).to_be_visible()
    hidden = int(left.inner_text())
    assert 0 < hidden < ana.hand.count()
    assert abs(ana.hand.evaluate_all(INSIDE) + hidden - ana.hand.count()) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("luck", [2])
def test_a_card_played_by_keyboard_leaves_the_focus_at_the_table(stranger: Stranger) -> None:
    """And the live region says when it is one's turn."""
    ana = Person(stranger())
    ana.make("usa", 2, bots=1, options={"hand-size": "20"})
    ana.start()
    keyboard = ana.page.keyboard
    spoken = ana.page.get_by_test_id("spoken")
    played = 0
    for _ in range(12):
        play_on([], waits(ana).is_visible)
        if played == 0 and ana.playable.count():
            expect(spoken).to_contain_text("Your turn")
        before = ana.hand.count()
        keyboard.press("h" if ana.playable.count() else "d")
        keyboard.press("Enter")
        if ana.page.locator(".colors button").first.is_visible():
            keyboard.press("Enter")
        settle([ana])
        assert ana.page.evaluate(FOCUSED) == ""
        played += ana.hand.count() < before
        if played == 3:
            return
    raise AssertionError("no three cards were played")


@pytest.mark.slow
def test_one_thing_lies_over_the_board_at_a_time(stranger: Stranger) -> None:
    """What is looked at takes the place of the question, which is there again afterwards."""
    ana = Person(stranger())
    ana.make("usa", 2, bots=1, options={"hand-size": "30"})
    ana.start()
    wild = ana.playable.and_(ana.page.get_by_role("button", name=re.compile("^Wild")))
    play_on([ana], lambda: wild.count() > 0)
    wild.first.click(position=EDGE)
    sheets = ana.page.locator(".sheet")
    expect(ana.page.locator(".colors")).to_be_visible()
    ana.page.keyboard.press("l")
    expect(sheets).to_have_count(1)
    expect(ana.page.get_by_role("dialog", name=ana.text("game-log"))).to_be_visible()
    ana.page.keyboard.press("l")
    expect(ana.page.locator(".colors")).to_be_visible()
    expect(sheets).to_have_count(1)


def test_what_one_says_does_not_cover_uno(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844, phone=True), language="en")
    ana.make("usa", 2, bots=1, options={"hand-size": "20"})
    ana.start()
    ana.sees_table()
    ana.press("game-talk")
    ana.page.get_by_role("textbox", name=ana.text("game-chat-write")).fill(
        "This is a rather long line of chat"
    )
    ana.press("game-chat-send")
    bubble = ana.page.locator(".me .bubble")
    expect(bubble).to_be_visible()
    said, uno = bubble.bounding_box(), ana.button("game-uno").bounding_box()
    assert said is not None
    assert uno is not None
    assert said["y"] + said["height"] <= uno["y"] or said["x"] + said["width"] <= uno["x"]
