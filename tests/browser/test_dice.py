"""The dice table in a browser: chains that are built by hand before and after the reroll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.table import table
from tests.browser.conftest import Stranger
from tests.browser.people import Person, settle
from tests.browser.test_everybody import barriers

FACES = "(tiles) => tiles.map((tile) => tile.ariaLabel)"


def spots(ana: Person) -> Locator:
    """The dice on the tray, in their slots."""
    return ana.page.get_by_role("group", name=ana.text("dice-tray")).get_by_role("button")


def tiles(ana: Person) -> Locator:
    """The links of the chain on the rail."""
    return ana.page.get_by_role("list", name=ana.text("dice-rail")).get_by_role("button")


def faces(dice: Locator) -> list[str]:
    """What they show, as their names say it."""
    return [
        re.sub(r"^(\d\.|Die \d:) |: take it back$|, kept$", "", name) for name in dice.evaluate_all(FACES)
    ]


@pytest.fixture
def seed(request: pytest.FixtureRequest, luck: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """The dice do not depend on how the bots are described, and so not on what they have learnt since."""
    monkeypatch.setattr(table, "company_of", lambda game, seats: None)
    return f"{request.node.originalname} {luck}"


@pytest.mark.parametrize("luck", [2])
@pytest.mark.parametrize("by", ["touch", pytest.param("keyboard", marks=pytest.mark.slow)])
def test_a_chain_is_built_and_the_unused_dice_are_rolled_again(stranger: Stranger, by: str) -> None:
    """DICE.chain, DICE.reroll: what fits goes onto the rail, what does not is refused; the chain stays."""
    ana = Person(stranger(width=390, height=844, phone=True) if by == "touch" else stranger())
    ana.make("dice", 2, bots=1, options={"first-player": "Ana"})
    ana.start()
    expect(ana.button("dice-hint")).to_be_visible()
    assert faces(spots(ana)) == ["wild star", "wild star", "red 3", "blue 6", "plus one", "red 6"]

    def take(slot: int) -> None:
        if by == "touch":
            spots(ana).nth(slot).tap()
        else:
            ana.page.keyboard.press(str(slot + 1))
        settle([ana])

    def press(key: str, **about: object) -> None:
        if by == "touch":
            ana.button(key, **about).tap()
        else:
            ana.button(key, **about).focus()
            ana.page.keyboard.press("Enter")
        settle([ana])

    for slot in (5, 2):  # a 6 was written last
        take(slot)
    assert faces(tiles(ana)) == ["red 6", "red 3"]
    take(3)
    expect(ana.page.locator("a[href*='/rules/DICE.chain']")).to_be_visible()
    assert faces(tiles(ana)) == ["red 6", "red 3"]
    take(4)  # no chain takes a +1: it is kept
    press("dice-keep")
    take(0)
    assert barriers(ana.page) == []
    press("dice-reroll", count=2)
    expect(ana.button("dice-reroll", count=2)).to_be_hidden()
    assert faces(tiles(ana)) == ["red 6", "red 3"]
    after = faces(spots(ana))
    assert [after[slot] for slot in (0, 4)] == ["wild star", "plus one"]
    press("dice-lay", count=2)
    expect(
        ana.page.get_by_text(ana.text("dice-board-is", entries="6, 6, 3", left=17, extras=0))
    ).to_be_attached()


@pytest.mark.slow
def test_two_people_choose_their_boards(stranger: Stranger) -> None:
    """DICE.parts: a board that is taken cannot be chosen, and the bot has what is left."""
    ana, beto = Person(stranger()), Person(stranger(width=390, height=844, phone=True), "Beto")
    code = ana.make("dice", 3, bots=1)
    beto.sit(code)
    boards = ana.page.get_by_role("group", name=ana.text("dice-choose"))
    boards.get_by_role("button", name="The blue board").click()
    expect(beto.page.get_by_role("button", name="Ana has chosen the blue board")).to_be_disabled()
    beto.page.get_by_role("button", name="The red board").tap()
    expect(ana.page.get_by_role("button", name="Beto has chosen the red board")).to_be_disabled()
    assert barriers(ana.page) == []
    beto.page.reload()
    expect(beto.page.get_by_role("button", name="The red board")).to_have_attribute("aria-pressed", "true")
    ana.start()
    expect(spots(ana).first).to_be_visible()
    assert ana.wire.view is not None
    assert ana.wire.view["colors"] == ["blue", "red", "yellow"]
