"""Guided first rounds in a browser: by tapping what is ringed, by keyboard alone, and off the path."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from lastcard.lessons import LessonName, lesson
from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, settle
from tests.browser.test_dice import faces, spots
from tests.browser.test_everybody import barriers, fits

LONG = 240.0  # seconds; only a test that fails waits that long
MOST_TABS = 80
BOTS = ("Abril", "Bruno")
CHAINS = {
    "dice-chain": (["blue 3", "blue 1", "yellow 1", "yellow 6"], "dice-reroll", 2),
    "dice-longer": (["red 6"], "dice-lay", 5),
    "dice-stars": (["red 5", "wild star", "green 4"], "dice-lay", 3),
}
"""What a learner of the dice game builds after these sentences, the button then, and the number on it."""
OVERLAP = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [one, other] = [box(".bubble"), box(".ring")];
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1;
}"""
FOCUSED = """() => {
    const active = document.activeElement.getBoundingClientRect();
    const ring = document.querySelector(".ring").getBoundingClientRect();
    const near = (side) => Math.abs(active[side] - ring[side]) < 30;
    return !!document.activeElement.closest(".bubble .main") || ["left", "right", "bottom"].every(near);
}"""


class Learner(Person):
    """Somebody who takes a lesson."""

    @property
    def bubble(self) -> Locator:
        return self.page.get_by_role("region", name=self.text("lesson-title"))

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.text("lesson-done"))

    def open_lesson(self, edition: str) -> None:
        """From what a newcomer is offered."""
        self.page.goto("/")
        offer = self.page.get_by_role("region", name=self.text("lesson-offer"))
        offer.get_by_role("button", name=self.text(f"web-edition-{edition}"), exact=True).click()

    def follow(self, answer: Callable[[], None]) -> list[str]:
        """Do something about every sentence until the lesson is over; the sentences, in their order."""
        told: list[str] = []
        deadline = time.monotonic() + LONG
        while not self.done.is_visible():
            assert time.monotonic() < deadline, told[-1:]
            text = self.sentence()
            if text is not None:
                # With reduced motion the lever waits for nobody.
                if told[-1:] != [text] and text != self.text("lesson-lever"):
                    told.append(text)
                answer()
            self.page.wait_for_timeout(60)
        return told

    def sentence(self) -> str | None:
        try:
            return self.bubble.locator("p").inner_text(timeout=100)
        except Exception:
            return None

    def tap(self) -> None:
        """Next, or the thing in the ring, which the bubble must not cover."""
        if self.read():
            return
        try:
            ring = self.page.locator(".ring").bounding_box(timeout=200)
            covered = self.page.evaluate(OVERLAP)
        except Exception:
            return
        assert not covered, self.sentence()
        if ring is not None:
            down = min(EDGE["y"], ring["height"] / 2 - 7)
            self.page.mouse.click(ring["x"] + 7 + EDGE["x"], ring["y"] + 7 + down)

    def read(self) -> bool:
        return self.click(self.bubble.get_by_role("button", name=self.text("lesson-next")))

    def press_enter(self) -> None:
        """Where the keyboard is, or as far along as the thing that is spoken of."""
        try:
            for _ in range(MOST_TABS):
                if self.page.evaluate(FOCUSED):
                    self.page.keyboard.press("Enter")
                    return
                self.page.keyboard.press("Tab")
        except Exception:
            # The sentence is gone meanwhile.
            return

    def could_be_told(self, edition: LessonName) -> list[set[str]]:
        """Every sentence of the lesson; whom it speaks of may be either bot."""
        left, right = BOTS
        return [
            {self.text(f"lesson-{step.key}", left=left, right=right, name=name) for name in BOTS}
            for step in lesson(edition).steps
            if not step.early
        ]


def as_told(told: list[str], expected: list[set[str]]) -> list[str]:
    """What should have been told, in the words that were used where those are right."""
    rest = [*told, *[""] * len(expected)]
    return [
        text if text in possible else min(possible) for text, possible in zip(rest, expected, strict=False)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "width", "height", "language"),
    [("usa", 360, 740, "es"), ("hp", 844, 390, "en"), ("jackpot", 1280, 800, "en")],
)
def test_a_lesson_by_tapping_what_is_ringed(
    stranger: Stranger, edition: LessonName, width: int, height: int, language: str
) -> None:
    ana = Learner(stranger(width=width, height=height, locale=language), language=language)
    ana.open_lesson(edition)
    expect(ana.bubble).to_be_visible()
    assert barriers(ana.page) == []
    told = ana.follow(ana.tap)
    assert told == as_told(told, ana.could_be_told(edition))
    assert fits(ana.page)
    assert barriers(ana.page) == []
    # Nobody is offered it twice, and a real game is near.
    ana.press("lesson-done-play")
    ana.sees_table()
    ana.page.goto("/")
    expect(ana.button("home-play-now")).to_be_visible()
    expect(ana.page.get_by_role("region", name=ana.text("lesson-offer"))).to_have_count(0)


class DiceLearner(Learner):
    """Somebody who builds the chains that the sentences speak of."""

    def build(self) -> None:
        if self.read():
            return
        text = self.sentence()
        if text == self.text("lesson-dice-plus", left=BOTS[0]):
            self.page.get_by_role("button", name=BOTS[0]).click()
        for key, (chain, button, count) in CHAINS.items():
            if text == self.text(f"lesson-{key}", left=BOTS[0]):
                for face in chain:
                    self.take(face)
                self.press(button, count=count)
        settle([self])

    def take(self, face: str) -> None:
        """The first die that shows this and is still on the tray."""
        free = [slot for slot, shown in enumerate(faces(spots(self))) if shown == face]
        spots(self).nth(free[0]).click()
        settle([self])


@pytest.mark.slow
def test_a_lesson_with_dice(stranger: Stranger) -> None:
    ana = DiceLearner(stranger(width=390, height=844))
    ana.open_lesson("dice")
    expect(ana.bubble).to_be_visible()
    assert barriers(ana.page) == []
    told = ana.follow(ana.build)
    # The last chain is laid in one go with the word that nothing is rolled again.
    expected = [one for one in ana.could_be_told("dice") if ana.text("lesson-dice-last") not in one]
    assert [text for text in told if text != ana.text("lesson-dice-last")] == as_told(told, expected)
    assert fits(ana.page)
    assert barriers(ana.page) == []


@pytest.mark.slow
def test_a_lesson_by_keyboard_alone(stranger: Stranger) -> None:
    ana = Learner(stranger())
    ana.open_lesson("usa")
    told = ana.follow(ana.press_enter)
    assert told == as_told(told, ana.could_be_told("usa"))


@pytest.mark.slow
def test_a_lesson_can_be_left_and_repeated_from_the_rules(stranger: Stranger) -> None:
    ana = Learner(stranger())
    ana.page.goto("/rules")
    ana.page.locator("details", has_text=ana.text("web-edition-hp")).locator("summary").click()
    ana.press("lesson-open")
    expect(ana.bubble).to_be_visible()
    expect(ana.page.get_by_text(ana.text("lobby-prepared"))).to_be_visible()
    ana.read()
    # Another card than that which is asked for: once there is a word, then it is played.
    other = ana.page.locator('.hand button[data-key^="g2#"]')
    other.click(position=EDGE)
    expect(ana.bubble).to_contain_text(ana.text("lesson-nudge", text="").strip())
    assert ana.hand.count() == 6
    other.click(position=EDGE)
    expect(ana.hand).to_have_count(5)
    # The round goes on without the path, to whatever end.
    deadline = time.monotonic() + LONG
    while not ana.done.is_visible():
        assert time.monotonic() < deadline
        if not ana.read():
            ana.act()
        ana.page.wait_for_timeout(40)


def test_a_skipped_lesson_says_no_more(stranger: Stranger) -> None:
    ana = Learner(stranger())
    ana.open_lesson("jackpot")
    ana.bubble.get_by_role("button", name=ana.text("lesson-skip")).click()
    expect(ana.bubble).to_have_count(0)
    ana.page.reload()
    ana.sees_table()
    ana.page.wait_for_timeout(400)
    expect(ana.bubble).to_have_count(0)
    ana.playable.first.click(position=EDGE)
    expect(ana.page.get_by_role("dialog").or_(ana.page.locator(".hand button").nth(3))).to_be_visible()
