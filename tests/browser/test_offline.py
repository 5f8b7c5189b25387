"""Without a server the engine plays in the browser; its matches are kept, replayed and verified there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hatch_build import npm
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers

SHORT = "target=1&hand-size=3"
"""A match of one round that does not last."""


def get_ready(ana: Person) -> None:
    """Load everything that playing without a network takes."""
    ana.page.get_by_role("link", name=ana.text("web-here")).click()
    ana.press("offline-get")
    expect(ana.page.get_by_text(ana.text("offline-ready"))).to_be_visible()


def sit_down(ana: Person, address: str) -> None:
    """At a table of one's own, full of bots."""
    ana.page.goto(address)
    ana.press("new-open")
    ana.press("lobby-fill")
    ana.start()


def number_of_cards(ana: Person) -> int:
    ana.sees_table()
    return ana.hand.count()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es"])
def test_without_a_network_a_match_is_played_kept_and_verified(
    stranger: Stranger, troubles: list[str], language: str
) -> None:
    ana = Person(stranger(locale=language, service_workers="allow"), language=language)
    ana.come_home()
    get_ready(ana)
    assert barriers(ana.page) == []
    ana.page.context.set_offline(True)

    ana.page.goto("/")
    expect(ana.page.get_by_text(ana.text("offline-note"))).to_be_visible()
    assert barriers(ana.page) == []
    ana.press("home-play-now")
    # In the middle of a match the page is closed and opened again.
    cards = number_of_cards(ana)
    address = ana.page.url
    ana.page.reload()
    assert (number_of_cards(ana), ana.page.url) == (cards, address)

    sit_down(ana, f"/new?game=usa&{SHORT}")
    ana.sees_table()
    play_on([ana], ana.is_over)
    ana.page.goto("/here")
    ana.page.get_by_role("link", name=ana.name).click()
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved"))).to_be_visible()
    # Every bot is asked again, by the engine that plays here.
    ana.press("proof-bots-run")
    same = ana.text("proof-bots-same", name="x", level="x", decisions=2, calls=0).rpartition(",")[2]
    expect(ana.page.get_by_text(same).first).to_be_visible(timeout=60_000)
    assert barriers(ana.page) == []
    with ana.page.expect_download() as saving:
        ana.press("film-download")
    verify(Record.from_text(Path(saving.value.path()).read_text(encoding="utf-8")))
    # The browser's own log is full of what could not be reached.
    troubles[:] = [one for one in troubles if "ERR_INTERNET_DISCONNECTED" not in one]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A web server that knows nothing but files; its address."""
    command = [
        sys.executable,
        "-u",
        "-m",
        "http.server",
        "0",
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        # Serving HTTP on 127.0.0.1 port 40001 (http://127.0.0.1:40001/) ...
        address = server.stdout.readline().partition("(")[2].partition(")")[0]
        try:
            yield address
        finally:
            server.kill()


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make static` writes, below a folder."""
    folder = tmp_path_factory.mktemp("site")
    npm("run", "build:static", "--", "--outDir", str(folder / "cards"), "--emptyOutDir")
    return folder


@pytest.mark.slow
def test_a_folder_of_files_plays_every_edition(static: Path, stranger: Stranger, troubles: list[str]) -> None:
    """From a path below another site, with the network gone after the first load."""
    ana = Person(stranger(service_workers="allow"))
    with served(static) as address:
        ana.page.goto(f"{address}cards/")
        get_ready(ana)
    home = f"{address}cards/"
    for edition, more in (("usa", SHORT), ("hp", SHORT), ("jackpot", SHORT), ("dice", "")):
        sit_down(ana, f"{home}#/new?game={edition}&{more}")
        dice = edition == "dice"
        play_on([ana], ana.is_over, dice)
        ana.page.goto(f"{home}#/here")
        ana.page.get_by_role("link", name=ana.text(f"web-edition-{edition}")).click()
        ana.press("film-verify")
        expect(ana.page.get_by_text(ana.text("proof-result-proved"))).to_be_visible()
    troubles[:] = [one for one in troubles if "ERR_CONNECTION_REFUSED" not in one]


@pytest.mark.slow
def test_a_folder_of_files_has_the_rulebook(static: Path, stranger: Stranger) -> None:
    """Where no server answers, this device does."""
    ana = Person(stranger())
    with served(static) as address:
        ana.page.goto(f"{address}cards/#/rules/usa")
        ana.page.locator("#uno-1 a.to").first.press("Enter")
        rule = ana.page.locator("[id='UNO.say']")
        expect(rule).to_be_in_viewport()
        assert ana.page.url.endswith("#/rules/UNO.say")
        ana.page.go_back()
        expect(ana.page.locator("#uno-1")).to_be_in_viewport()
        ana.page.goto(f"{address}cards/#/rules/rulings")
        expect(ana.page.locator(".ruling").first).to_be_visible()
        ana.page.goto(f"{address}cards/#/rules/dice/quick")
        expect(ana.page.locator(".sheet h2").first).to_be_visible()
