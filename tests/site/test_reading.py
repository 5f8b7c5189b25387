"""The site as somebody reads it: no barriers, by day and by night; the search and the languages work."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.house import FLAGS, find_browser
from tests.browser.test_everybody import barriers, fits
from tests.support.needs import missing

pytestmark = [pytest.mark.slow, pytest.mark.browser]
SAMPLE = [
    "", "play/first/", "play/house/", "rules/usa/", "rules/cards/", "rules/rulings/", "docs/server/",
    "docs/benchmarks/", "reference/lastcard/",
]  # fmt: skip
PHONE, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Ends with this module: while it lives, no other test of this process can run an event loop."""
    found = find_browser()
    if not found:
        missing("There is no browser: `make browser` finds or installs one, or name one in CHROMIUM.")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


def opened(chromium: Browser, address: str, size: dict[str, int], scheme: str = "dark") -> Page:
    return chromium.new_page(base_url=address, viewport=size, color_scheme=scheme)  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")], ids=["phone", "wide"])
@pytest.mark.parametrize("language", ["", "es/"])
def test_pages_have_no_barriers(
    chromium: Browser, address: str, language: str, size: dict[str, int], scheme: str
) -> None:
    page = opened(chromium, address, size, scheme)
    for place in SAMPLE:
        page.goto(language + place)
        assert barriers(page) == [], place
        assert fits(page), place
    page.close()


@pytest.mark.parametrize(
    ("language", "button", "word", "found"),
    [("", "Search", "stacking", "House rules"), ("es/", "Buscar", "acumular", "Reglas de la casa")],
)
def test_the_search_finds_rules(
    chromium: Browser, address: str, language: str, button: str, word: str, found: str
) -> None:
    page = opened(chromium, address, WIDE)
    page.goto(language)
    page.get_by_role("button", name=button).first.click()
    page.locator("dialog input").first.fill(word)
    expect(page.locator("dialog").get_by_role("link", name=found).first).to_be_visible()
    page.close()


def test_the_language_changes_where_one_is(chromium: Browser, address: str) -> None:
    page = opened(chromium, address, WIDE)
    page.goto("play/house/")
    page.locator("starlight-lang-select select").first.select_option(label="Español")
    expect(page.get_by_role("heading", level=1)).to_have_text("Reglas de la casa")
    assert page.url.endswith("/es/play/house/")
    page.close()


def test_a_phone_finds_the_other_language_on_the_first_page(chromium: Browser, address: str) -> None:
    page = opened(chromium, address, PHONE)
    page.goto("")
    page.get_by_role("link", name="Español").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Juega tu última carta esta noche")
    page.close()


def test_a_rule_has_a_table_to_try_it_at(chromium: Browser, address: str) -> None:
    """The engine runs in the frame: no server is behind the files."""
    page = opened(chromium, address, PHONE, "light")
    page.goto("es/rules/cards/")
    live = page.locator("[id='ACT.wild4-bluff'] details.live")
    live.locator("summary").click()
    table = live.frame_locator("iframe")
    table.get_by_role("button", name="Ver la respuesta").click()
    expect(table.locator("li").filter(has_text="Comodín Toma cuatro").first).to_be_visible()
    assert live.locator("iframe").evaluate("frame => frame.clientHeight > 500")
    assert barriers(page) == []
    assert fits(page)
    table.get_by_role("link", name="ACT.wild4", exact=False).first.click()
    page.wait_for_url("**/es/rules/cards/#ACT.wild4*")
    page.close()


def test_dice_rules_are_tried_too(chromium: Browser, address: str) -> None:
    page = opened(chromium, address, WIDE)
    page.goto("rules/dice/")
    live = page.locator("details.live").first
    live.locator("summary").click()
    table = live.frame_locator("iframe")
    table.get_by_role("button", name="Show the answer").click()
    table.locator("a[href*='DICE.']").first.click()
    page.wait_for_url("**/rules/all-dice/#DICE.*")
    page.close()


def test_who_plays_on_the_site_does_so_in_its_language_or_another(chromium: Browser, address: str) -> None:
    page = opened(chromium, address, WIDE)
    page.goto("es/")
    page.get_by_role("link", name="Juega aquí").click()
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    page.get_by_role("combobox", name="Idioma").select_option(label="English")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.close()
