"""The moments that a game is remembered for, and those when something goes wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, play_on, settle

SONG = "Sing <b>aloud</b> now"


def two_at(
    stranger: Stranger, edition: str, options: dict[str, str], writing: bool = False
) -> tuple[Person, Person]:
    ana, beto = Person(stranger()), Person(stranger(), "Beto")
    code = ana.make(edition, 2, options=options, writing=writing)
    beto.sit(code)
    if not writing:
        ana.start()
        ana.sees_table()
        beto.sees_table()
    return ana, beto


@pytest.mark.slow
def test_a_bluff_is_challenged(stranger: Stranger) -> None:
    """ACT.wild4-bluff, CHAL.show, CHAL.guilty: only the challenger sees the hand."""
    people = two_at(stranger, "usa", {"hand-size": "45"})

    def bluffer() -> Person | None:
        for person in people:
            card = person.playable.filter(has=person.page.locator("svg")).and_(
                person.page.get_by_role("button", name=re.compile("Wild Draw Four"))
            )
            if card.count():
                card.first.click(position=EDGE)
                if person.page.get_by_role("note").is_visible():
                    return person
                person.page.keyboard.press("Escape")
        return None

    found: list[Person] = []

    def tried() -> bool:
        if not found and (person := bluffer()):
            found.append(person)
        return bool(found)

    play_on(list(people), tried)
    [guilty] = found
    victim = next(person for person in people if person is not guilty)
    guilty.page.locator(".colors button").first.click()
    victim.press("game-challenge")
    expect(victim.page.get_by_text(victim.text("game-shown-only"))).to_be_visible()
    expect(guilty.page.get_by_text(guilty.text("game-shown-only"))).to_have_count(0)
    expect(guilty.page.get_by_text(guilty.text("event-guilty")).first).to_be_visible()


def test_uno_forgotten_and_caught(stranger: Stranger) -> None:
    """UNO.caught: with two cards in hand, the first one played without a word."""
    people = two_at(stranger, "usa", {"hand-size": "2", "wild4": "free"})

    def told(person: Person) -> Locator:
        return person.page.get_by_text(re.compile(r"catch(es)? .* not saying UNO")).first

    def caught() -> bool:
        for person in people:
            view = person.wire.view
            if view is not None and any(seat != person.wire.you for seat in view["catchable"]):
                # Nobody plays meanwhile, so the button comes as soon as the page has shown what happened.
                catch = person.page.get_by_role("button", name=re.compile("^Catch")).first
                expect(catch).to_be_visible()
                catch.click()
                expect(told(person)).to_be_visible()
        return told(people[0]).is_visible()

    play_on(list(people), caught)
    for person in people:
        expect(told(person)).to_be_visible()


@pytest.mark.slow
def test_a_rule_card_is_acted_out(stranger: Stranger) -> None:
    """RULE.write, RULE.act: what people wrote comes out of the machine, as plain text."""
    ana, beto = two_at(stranger, "jackpot", {"hand-size": "20"}, writing=True)
    for person in (ana, beto):
        for number in range(4):
            person.page.locator("button.slot").nth(number).click()
            person.page.locator("label", has_text=person.text("machine-kind-act")).click()
            person.page.get_by_role("textbox", name=person.text("machine-words")).fill(SONG)
        person.page.get_by_role("button", name=person.text("machine-save", share=4)).click()
    ana.start()

    def performing() -> Person | None:
        return next((one for one in (ana, beto) if one.button("machine-act-done").is_visible()), None)

    def pulled() -> bool:
        """On their turn everybody plays a Jackpot before anything else."""
        for person in (ana, beto):
            lever = person.playable.and_(person.page.get_by_role("button", name=re.compile("Jackpot")))
            if person.wire.is_turn() and person.click(lever, position=EDGE):
                settle([ana, beto])
        return performing() is not None

    play_on([ana, beto], pulled)
    performer = performing()
    assert performer is not None
    expect(performer.page.get_by_text(SONG).first).to_be_visible()
    performer.press("machine-act-done")


def test_a_card_that_does_not_go_says_why(stranger: Stranger) -> None:
    ana = Person(stranger())
    ana.make("usa", 2, bots=1, options={"hand-size": "20"})
    ana.start()
    no = ana.page.locator(".hand li button.no")
    why = ana.page.get_by_role("link", name=ana.text("web-why"))

    def told() -> bool:
        if not why.count() and no.count() and ana.button("game-draw").is_visible():
            ana.click(no, position=EDGE)
            ana.page.wait_for_timeout(300)
        return why.count() > 0

    play_on([ana], told)
    expect(why.first).to_be_visible()


@pytest.mark.slow
def test_reload_in_the_middle(stranger: Stranger) -> None:
    ana, beto = two_at(stranger, "usa", {"hand-size": "7"})
    play_on([ana, beto], lambda: ana.playable.count() > 0)
    before = ana.hand.evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    ana.page.reload()
    ana.sees_table()
    expect(ana.playable.first).to_be_visible()
    assert ana.hand.evaluate_all("cards => cards.map((card) => card.ariaLabel)") == before
    ana.act()


@pytest.mark.slow
@pytest.mark.parametrize("absent", [1.0])
def test_a_lost_connection(stranger: Stranger, troubles: list[str]) -> None:
    ana, beto = two_at(stranger, "usa", {"hand-size": "7"})
    ana.page.context.set_offline(True)
    ana.page.evaluate("window.dispatchEvent(new Event('offline'))")
    lost = ana.page.get_by_text(ana.text("lobby-lost"))
    expect(lost).to_be_visible()
    # Where ana is asked first, a bot has to take her seat before beto can move.
    play_on([beto, ana], lambda: beto.hand.count() != 7 or ana.playable.count() > 0)
    ana.page.context.set_offline(False)
    expect(lost).to_be_hidden()
    play_on([ana, beto], lambda: ana.hand.count() != 7)
    troubles.clear()  # the browser logs that the net was gone


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_by_keyboard_alone(stranger: Stranger, edition: str) -> None:
    """From the start page to the end of a match without a mouse."""
    ana = Person(stranger())
    options = {"board-size": "4 1"} if edition == "dice" else {"target": "1", "hand-size": "2"}
    ana.make(edition, 2, bots=1, options=options)
    keyboard = ana.page.keyboard
    ana.button("lobby-start").focus()
    keyboard.press("Enter")

    def step() -> bool:
        if ana.is_over():
            return True
        if edition == "dice":
            for key in ("dice-lay-none", "dice-done"):
                if ana.button(key).is_visible():
                    ana.button(key).focus()
                    keyboard.press("Enter")
        elif ana.page.locator(".colors button").first.is_visible():
            ana.page.locator(".colors button").first.focus()
            keyboard.press("Enter")
        elif ana.playable.count():
            keyboard.press("h")
            keyboard.press("Enter")
        else:
            for key in "kdpa":
                keyboard.press(key)
        ana.page.wait_for_timeout(60)
        return False

    play_on([], step)
