"""After a match: everybody says whether there is another one, and nothing of the last is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers

SHORTEST = {"target": "1", "hand-size": "1"}


def fingerprint(person: Person) -> str:
    return person.page.locator("a.fair .hex").inner_text()


@pytest.mark.slow
def test_a_rematch_is_agreed_on_and_the_result_stays(stranger: Stranger) -> None:
    ana, beto = (
        Person(stranger()),
        Person(stranger(width=390, height=844, phone=True, locale="es"), "Beto", "es"),
    )
    beto.sit(ana.make("usa", 2, options=SHORTEST))
    ana.start()
    ana.sees_table()
    sealed = fingerprint(ana)
    play_on([ana, beto], lambda: ana.is_over() and beto.is_over())
    assert fingerprint(ana) == sealed, "it is compared with the replay's now"

    # By keyboard: the button has the focus.
    expect(ana.button("game-rematch")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_text(ana.text("end-wait", names="Beto"))).to_be_visible()
    expect(beto.page.get_by_role("list", name=beto.text("end-who"))).to_contain_text(
        re.compile(f"Ana\\s*{beto.text('end-answer-in')}")
    )
    expect(beto.button("game-rematch")).to_be_visible()
    with ana.page.expect_download() as kept:
        ana.press("end-share")
    assert kept.value.suggested_filename.startswith("lastcard-")
    ana.press("end-not-now")
    ana.press("game-rematch")
    for person in (ana, beto):
        assert barriers(person.page) == []

    beto.press("game-rematch")
    for person in (ana, beto):
        expect(person.button("game-rematch")).to_be_hidden()
        person.sees_table()
    assert fingerprint(ana) != sealed
    ana.page.get_by_role("button", name=ana.text("lobby-about")).click()
    before = ana.page.get_by_role("region", name=ana.text("game-last"))
    expect(before.locator("code")).to_contain_text(re.compile(f"^{sealed}"))
    with ana.page.context.expect_page() as opened:
        before.get_by_role("link", name=ana.text("game-replay")).click()
    expect(opened.value.get_by_role("button", name=ana.text("film-verify"), exact=True)).to_be_visible()


@pytest.mark.slow
def test_the_host_begins_without_somebody_who_does_not_answer(stranger: Stranger) -> None:
    ana, beto = Person(stranger()), Person(stranger(), "Beto")
    beto.sit(ana.make("usa", 2, options=SHORTEST))
    ana.start()
    play_on([ana, beto], lambda: ana.is_over() and beto.is_over())
    ana.press("game-rematch")
    ana.press("end-without")
    ana.sees_table()
    expect(beto.button("lobby-back")).to_be_visible()
    beto.press("lobby-back")
    expect(beto.button("lobby-back")).to_be_hidden()
