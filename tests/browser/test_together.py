"""People together: a whole match of two, somebody who watches, talk, and hands that drag."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, play_on
from tests.browser.test_everybody import barriers


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_two_browsers_and_one_says_uno(stranger: Stranger) -> None:
    """UNO.say: armed before the card, it is said with it, and nobody can catch."""
    ana, beto = Person(stranger()), Person(stranger(width=390, height=844, phone=True), "Beto")
    code = ana.make("usa", 2, options={"target": "1", "hand-size": "2", "wild4": "free"})
    beto.sit(code)
    ana.start()
    said = ana.page.get_by_text(re.compile("(Ana|Beto|You) says? UNO!"))

    def arm() -> bool:
        for person in (ana, beto):
            button = person.button("game-uno")
            ready = person.hand.count() == 2 and button.is_visible()
            if ready and button.get_attribute("aria-pressed") == "false":
                button.click()
        return said.count() > 0

    play_on([ana, beto], arm)


@pytest.mark.slow
def test_a_spectator_sees_what_everybody_sees(stranger: Stranger) -> None:
    ana, caro = Person(stranger()), Person(stranger(), "Caro")
    code = ana.make("hp", 2, bots=1, options={"hand-size": "6"})
    ana.start()
    ana.sees_table()
    caro.page.goto(f"/t/{code}")
    expect(caro.page.get_by_text(caro.text("game-watching")).first).to_be_visible()
    expect(caro.hand).to_have_count(0)
    assert barriers(caro.page) == []
    play_on([ana], lambda: ana.hand.count() != 6)
    expect(caro.page.get_by_text(re.compile("^(Ana|Abril) (plays|draws)")).first).to_be_visible()


def test_chat_is_shown_as_text(stranger: Stranger) -> None:
    ana, beto = Person(stranger()), Person(stranger(), "Beto")
    code = ana.make("usa", 2)
    beto.sit(code)
    line = "<img src=x onerror=alert(1)> hola"
    box = ana.page.get_by_role("textbox", name=ana.text("game-chat-write"))
    box.fill(line)
    box.press("Enter")
    expect(beto.page.get_by_text(line).first).to_be_visible()
    assert barriers(beto.page) == []


@pytest.mark.slow
def test_a_card_is_dragged_onto_the_pile(stranger: Stranger) -> None:
    ana = Person(stranger())
    ana.make("usa", 2, bots=1, options={"hand-size": "9"})
    ana.start()
    plain = ana.playable.and_(ana.page.get_by_role("button", name=re.compile("^(red|white|blue|silver)")))
    played = ana.page.get_by_text(re.compile("^You play (red|white|blue|silver)"))
    pile = ana.page.get_by_role("button", name=re.compile("^Discard pile"))

    def dragged() -> bool:
        """Nothing is played by a click here; what cannot be played otherwise is accepted, drawn or kept."""
        box = plain.first.bounding_box() if plain.count() else None
        if box is not None:
            ana.page.mouse.move(box["x"] + EDGE["x"], box["y"] + EDGE["y"])
            ana.page.mouse.down()
            ana.page.mouse.move(*middle(pile), steps=8)
            ana.page.mouse.up()
        else:
            ways = (ana.click(ana.button(key)) for key in ("game-keep", "game-draw"))
            ana.answer() or ana.choose() or any(ways)
        ana.page.wait_for_timeout(300)
        return played.count() > 0

    play_on([], dragged)


@pytest.mark.slow
def test_the_choice_of_a_wild_and_the_settings_have_no_barriers(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844, color_scheme="dark"))
    ana.make("hp", 2, bots=1, options={"hand-size": "40"})
    ana.press("lobby-change")
    assert barriers(ana.page) == [], "settings"
    ana.press("lobby-cancel")
    ana.start()
    wild = ana.playable.and_(ana.page.get_by_role("button", name=re.compile("^(Wild|Sorting)")))
    play_on([ana], lambda: wild.count() > 0)
    wild.first.click(position=EDGE)
    expect(ana.page.locator(".colors button").first).to_be_visible()
    assert barriers(ana.page) == [], "colours"
    expect(ana.button("game-uno")).to_be_visible()


@pytest.mark.slow
def test_an_avatar_is_chosen_once_and_seen_by_everybody(stranger: Stranger) -> None:
    ana, beto = Person(stranger(), "Ana"), Person(stranger(), "Beto")
    ana.come_home()
    ana.press("web-avatar")
    tiger = ana.page.get_by_role("radio", name=ana.text("avatar-tiger"))
    tiger.press("Space")
    expect(tiger).to_be_checked()
    ana.page.get_by_role("radio", name=ana.text("avatar-color-7")).press("Space")
    ana.press("avatar-done")
    ana.page.goto("/new")
    ana.press("new-open")
    expect(ana.button("lobby-stand-up")).to_be_visible()
    code = ana.page.url.rsplit("/", 1)[1]
    beto.page.goto(f"/t/{code}")
    chair = beto.page.locator(".chair.person")
    expect(chair.locator(".avatar svg")).to_be_visible()
    expect(chair.locator(".avatar")).to_have_attribute("style", re.compile(r"--tint-7"))
    drawn = chair.locator(".avatar svg path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d')).join()"
    )
    mine = ana.page.locator(".chair.mine .avatar svg path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d')).join()"
    )
    assert drawn == mine
