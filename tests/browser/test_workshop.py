"""The workshop in a browser: a deck is made there, played to its end, proved, kept, and passed on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lastcard.cards.decks.writing import deck_text
from lastcard.editions import DECKS
from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers, fits

SHORT = """
[options]
target = "1"
hand-size = "3"
"""


class Maker(Person):
    """Somebody at the workbench."""

    def come_to_workshop(self, fragment: str = "") -> None:
        self.come_home()
        self.page.goto(f"/workshop{fragment}")
        self.is_ready()

    def is_ready(self) -> None:
        expect(self.page.get_by_text(self.text("workshop-good"))).to_be_visible()

    def field(self, key: str, **about: object) -> Locator:
        return self.page.get_by_label(self.text(key, **about), exact=True)

    def start_from(self, edition: str) -> None:
        name = self.text(f"web-edition-{edition}")
        self.page.get_by_role("region", name=self.text("workshop-start")).get_by_role(
            "button", name=name, exact=True
        ).click()

    def say(self, key: str, text: str) -> None:
        self.field(key).fill(text)
        self.page.keyboard.press("Tab")

    def add_ambush(self) -> None:
        """A wild of her own: the player named draws three and loses the turn."""
        self.press("workshop-add-wilds")
        dialog = self.page.get_by_role("dialog")
        self.say("workshop-name", "Ambush")
        dialog.get_by_role("radio", name=self.text("workshop-draws-number")).check()
        self.say("workshop-draws-how-many", "3")
        dialog.get_by_role("radio", name=self.text("workshop-whom-named")).check()
        dialog.get_by_role("checkbox", name=re.compile(self.text("workshop-does-skips"))).check()
        expect(dialog.get_by_text(re.compile("the player named draws 3 and loses the turn"))).to_be_visible()
        assert barriers(self.page) == []
        self.press("workshop-done")
        expect(dialog).to_be_hidden()
        self.is_ready()


@pytest.mark.slow
def test_a_deck_is_made_and_played_and_proved(stranger: Stranger, folder: Path) -> None:
    ana = Maker(stranger(width=390, height=844))
    ana.come_to_workshop()
    # A file can say how it is played: here, until somebody has won a round.
    short = folder / "short.toml"
    short.write_text(deck_text(DECKS["classic"]).replace("classic", "short") + SHORT, encoding="utf-8")
    ana.page.locator("input[type=file]").set_input_files(short)
    expect(ana.field("workshop-title-field")).to_have_value("Classic")
    ana.say("workshop-title-field", "Ana <b>& friends</b>")
    ana.page.get_by_role("checkbox", name=ana.text("color-r")).uncheck()
    ana.add_ambush()
    assert fits(ana.page)
    assert barriers(ana.page) == []
    ana.press("workshop-play")
    ana.page.wait_for_url(re.compile("/t/"))
    ana.sees_table()
    # What somebody wrote is text, whatever it looks like.
    expect(ana.page.get_by_text("Ana <b>& friends</b>").first).to_be_visible()
    play_on([ana], ana.is_over)
    ana.page.get_by_role("link", name=ana.text("game-replay")).click()
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved")).first).to_be_visible()
    # The deck is still on the bench.
    ana.page.goto("/workshop")
    expect(ana.field("workshop-title-field")).to_have_value("Ana <b>& friends</b>")


@pytest.mark.slow
def test_a_table_is_opened_with_it(stranger: Stranger) -> None:
    ana = Maker(stranger())
    ana.come_to_workshop()
    ana.start_from("wild")
    ana.press("workshop-open-table")
    ana.page.wait_for_url(re.compile("/new#deck="))
    expect(ana.page.get_by_role("radio", name="My All Wild")).to_be_checked()
    assert barriers(ana.page) == []
    ana.press("new-open")
    ana.page.wait_for_url(re.compile("/t/"))
    expect(ana.page.get_by_role("heading", name="My All Wild")).to_be_visible()
    assert barriers(ana.page) == []
    ana.press("lobby-change")
    expect(ana.page.get_by_role("dialog").get_by_role("radio", name="My All Wild")).to_be_checked()
    ana.press("lobby-save")
    expect(ana.page.get_by_role("dialog")).to_be_hidden()


def test_it_says_what_is_wrong_where_it_is(stranger: Stranger) -> None:
    """One colour is too few: told beside the colours and in the bar, and nothing can be played until then."""
    ana = Maker(stranger(width=360, height=740, phone=True, locale="es-ES"), language="es")
    ana.come_to_workshop()
    for color in "ygb":
        ana.page.get_by_role("checkbox", name=ana.text(f"color-{color}")).uncheck()
    sentence = ana.text("refusal-deck-colors", most=4)
    colors = ana.page.get_by_role("group", name=ana.text("workshop-colors"))
    expect(colors.get_by_text(sentence)).to_be_visible()
    assert barriers(ana.page) == []
    ana.press("workshop-play")
    expect(ana.page.locator(".toast")).to_contain_text(sentence)
    assert ana.page.url.endswith("/workshop")
    # None at all is a deck of wilds; the Wild Draw Four has to be another card there.
    ana.page.get_by_role("checkbox", name=ana.text("color-r")).uncheck()
    expect(ana.page.get_by_text(ana.text("workshop-cards"), exact=True)).to_be_hidden()
    ana.press("workshop-edit", card=ana.text("symbol-W4"))
    restricted = ana.page.get_by_role("checkbox", name=re.compile(ana.text("workshop-does-restricted")))
    restricted.uncheck()
    ana.press("workshop-done")
    for wild in ("W", "W4"):
        ana.field("workshop-count", card=ana.text(f"symbol-{wild}")).fill("50")
    ana.page.keyboard.press("Tab")
    ana.is_ready()
    assert fits(ana.page)


@pytest.mark.slow
def test_a_deck_is_kept_and_saved_and_sent(stranger: Stranger, folder: Path) -> None:
    ana = Maker(stranger())
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.come_to_workshop()
    ana.say("workshop-title-field", "Sunday")
    ana.press("workshop-keep-here")
    with ana.page.expect_download() as saving:
        ana.press("workshop-keep-file")
    assert saving.value.suggested_filename == "sunday.toml"
    saving.value.save_as(folder / "sunday.toml")
    assert 'en = "Sunday"' in (folder / "sunday.toml").read_text(encoding="utf-8")
    ana.press("workshop-keep-link")
    expect(ana.page.get_by_text(ana.text("workshop-link-copied"))).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    # It is there after a reload, and on the shelf once something else is on the bench.
    ana.page.reload()
    expect(ana.field("workshop-title-field")).to_have_value("Sunday")
    ana.start_from("usa")
    expect(ana.field("workshop-title-field")).to_have_value("My USA")
    ana.page.get_by_role("button", name="Sunday", exact=True).click()
    expect(ana.field("workshop-title-field")).to_have_value("Sunday")

    beto = Maker(stranger(locale="es-ES"), "Beto", "es")
    beto.come_to_workshop()
    beto.say("workshop-title-field", "Lunes")
    beto.is_ready()
    # What he was at is not lost when he follows the link.
    beto.come_to_workshop(link[link.index("#") :])
    expect(beto.field("workshop-title-field")).to_have_value("Sunday")
    expect(beto.page.get_by_text(beto.text("workshop-shelved", title="Lunes"))).to_be_visible()
    expect(beto.page.get_by_role("button", name="Lunes", exact=True)).to_be_visible()
    beto.page.locator("input[type=file]").set_input_files(folder / "sunday.toml")
    beto.is_ready()
    (folder / "bad.toml").write_text('name = "bad"\ncolors = ["pink"]\n', encoding="utf-8")
    beto.page.locator("input[type=file]").set_input_files(folder / "bad.toml")
    expect(beto.page.locator(".toast.error")).to_contain_text("colors")
    expect(beto.field("workshop-title-field")).to_have_value("Sunday")


def test_a_damaged_link_is_told(stranger: Stranger) -> None:
    ana = Maker(stranger())
    ana.come_to_workshop("#deck=AAAA")
    expect(ana.page.get_by_text(ana.text("workshop-link-damaged"))).to_be_visible()
