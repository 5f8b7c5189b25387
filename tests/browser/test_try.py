"""The sandbox in a browser: questions are answered move by move, and any position can be tried."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.sandbox.examples import EXAMPLES, example
from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.browser.test_everybody import barriers, fits
from tests.browser.test_offline import get_ready


class Curious(Person):
    """Somebody who tries things out."""

    def come_to(self, name: str = "") -> None:
        self.page.goto(f"/try/{name}" if name else "/try")
        if name:
            expect(self.cards_of("Ana")).to_be_visible()

    def cards_of(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.text("try-hand-of", name=name), exact=True)

    def card(self, name: str, place: int) -> Locator:
        return self.cards_of(name).get_by_role("button").nth(place)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.text("try-log"), exact=True)

    def sees_rule(self, rule: str) -> None:
        link = self.log.get_by_role("link", name=self.text("try-rule", rule=rule), exact=True).first
        expect(link).to_have_attribute("href", f"/rules/{rule}")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_question_is_answered_step_by_step(stranger: Stranger, language: str) -> None:
    ana = Curious(stranger(locale=language), language=language)
    ana.come_to()
    expect(ana.page.locator(".examples a")).to_have_count(len(EXAMPLES))
    assert barriers(ana.page) == []
    ana.page.get_by_role("link", name=re.compile(re.escape(ana.text("try-example-bluff")))).click()
    expect(ana.page.get_by_text(ana.text("try-example-bluff.question"))).to_be_visible()
    ana.press("try-answer")
    ana.sees_rule("ACT.wild4-bluff")
    ana.press("try-answer-next")
    ana.sees_rule("CHAL.guilty")
    expect(ana.page.get_by_text(ana.text("try-answer-done"))).to_be_visible()
    expect(ana.cards_of("Ana").get_by_role("button")).to_have_count(6)
    assert barriers(ana.page) == []
    # Taken back, another way is tried: nobody challenges.
    ana.press("try-undo")
    moves = ana.page.get_by_role("region", name=ana.text("try-moves"), exact=True)
    for _ in range(2):
        moves.get_by_role("button", name=ana.text("try-move-accept"), exact=True).first.click()
    ana.sees_rule("ACT.wild4")
    expect(ana.cards_of("Beto").get_by_role("button")).to_have_count(7)
    ana.press("try-again")
    expect(ana.log).to_contain_text(ana.text("try-log-empty"))


def test_what_is_not_possible_says_why(stranger: Stranger) -> None:
    ana = Curious(stranger())
    ana.come_to("same-symbol")
    ana.cards_of("Ana").get_by_role("button", name="Play blue Skip").click()
    expect(ana.log).to_contain_text("Not possible: Blue Skip does not fit on red Draw Two")
    ana.sees_rule("TURN.match")
    expect(ana.cards_of("Ana").get_by_role("button")).to_have_count(3)
    ana.page.get_by_label(ana.text("try-free-move"), exact=True).fill("play y9")
    ana.page.keyboard.press("Enter")
    expect(ana.log.get_by_role("listitem")).to_have_count(2)


def test_every_example_is_there_and_its_answer_runs(stranger: Stranger) -> None:
    ana = Curious(stranger())
    for name in EXAMPLES[::4]:
        ana.page.goto(f"/try/{name}")
        for place in range(len(example(name).script)):
            key = "try-answer" if place == 0 else "try-answer-next"
            ana.press(key)
            expect(ana.log.locator("li b").filter(has_text=re.compile("^(Ana|Beto|Caro)"))).to_have_count(
                place + 1
            )
        expect(ana.page.get_by_text(ana.text("try-answer-done"))).to_be_visible()


def test_on_a_phone_with_the_keyboard(stranger: Stranger) -> None:
    ana = Curious(stranger(width=390, height=844, color_scheme="light", locale="es-MX"), language="es")
    ana.come_to("sorting-hat")
    assert fits(ana.page)
    hat = ana.cards_of("Ana").get_by_role("button", name=re.compile("Sombrero"))
    hat.focus()
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert barriers(ana.page) == []
    dialog.get_by_role("button", name=re.compile("Caro.*rojo")).press("Enter")
    ana.sees_rule("ACT.hat")
    expect(dialog).to_be_hidden()
    assert barriers(ana.page) == []
    assert fits(ana.page)


def test_a_position_of_ones_own(stranger: Stranger) -> None:
    ana = Curious(stranger())
    ana.come_to("own")
    text = ana.page.get_by_label(ana.text("try-text"))
    before = text.input_value()
    # By hand: a card of the deck for Ana.
    deck = ana.page.get_by_role("list", name=ana.text("try-hand-deck"))
    deck.get_by_role("button", name=re.compile("^blue Draw Two")).click()
    expect(ana.cards_of("Ana").get_by_role("button")).to_have_count(4)
    assert text.input_value() == before.replace("hand Ana r5 w6 b7", "hand Ana r5 w6 b7 b+2")
    assert barriers(ana.page) == []
    # By text: what is wrong says where.
    text.fill(before.replace("hand Beto s8", "hand Beto s88"))
    ana.press("try-text-set")
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.text("try-text-at-column", line=4, column=11))
    expect(ana.cards_of("Ana").get_by_role("button")).to_have_count(4)
    text.fill(before.replace("usa", "usa\noption stack twos").replace("hand Ana r5", "hand Ana b+2"))
    ana.press("try-text-set")
    expect(ana.page.get_by_role("alert")).to_be_hidden()
    ana.cards_of("Ana").get_by_role("button", name="Play blue Draw Two").click()
    ana.sees_rule("HOUSE.stack")


def test_a_link_brings_others_to_the_same_moment(stranger: Stranger) -> None:
    ana = Curious(stranger(permissions=["clipboard-read", "clipboard-write"]))
    ana.come_to("uno-caught")
    ana.press("try-answer")
    ana.sees_rule("TURN.match")
    ana.press("try-share")
    expect(ana.page.get_by_text(ana.text("try-shared"))).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert "/try/own#case=" in link
    beto = Curious(stranger())
    beto.page.goto(link)
    beto.sees_rule("TURN.match")
    expect(beto.cards_of("Ana")).to_contain_text(beto.text("try-catchable"))
    expect(beto.cards_of("Ana").get_by_role("button")).to_have_count(1)
    assert barriers(beto.page) == []


def test_dice_are_chosen_in_order(stranger: Stranger) -> None:
    ana = Curious(stranger())
    ana.page.goto("/try/dice-chain")
    dice = ana.page.get_by_role("list", name=ana.text("film-dice")).get_by_role("button")
    for name in ("yellow 2", "yellow 5"):
        dice.and_(ana.page.get_by_role("button", name=name)).click()
    ana.press("try-dice-chain")
    ana.sees_rule("DICE.chain")
    ana.sees_rule("DICE.write")
    assert barriers(ana.page) == []


def test_a_rule_offers_its_examples(stranger: Stranger) -> None:
    ana = Curious(stranger())
    ana.page.goto("/rules/CHAL.guilty")
    rule = ana.page.get_by_role("article", name="CHAL.guilty")
    rule.get_by_role("link", name=ana.text("try-example-bluff")).click()
    expect(ana.cards_of("Ana")).to_be_visible()


@pytest.mark.slow
def test_without_a_network_it_is_tried_on_the_device(stranger: Stranger, troubles: list[str]) -> None:
    ana = Curious(stranger(service_workers="allow"))
    ana.come_home()
    get_ready(ana)
    ana.come_to("bluff")
    ana.page.context.set_offline(True)
    ana.page.reload()
    expect(ana.cards_of("Ana")).to_be_visible()
    ana.press("try-answer")
    ana.sees_rule("ACT.wild4-bluff")
    ana.press("try-answer-next")
    ana.sees_rule("CHAL.guilty")
    expect(ana.cards_of("Ana").get_by_role("button")).to_have_count(6)
    troubles[:] = [one for one in troubles if "ERR_INTERNET_DISCONNECTED" not in one]
