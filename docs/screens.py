"""Takes the pictures of the documentation in a real browser: `python -m docs.screens`.

A server on loopback with an empty database, a person, bots, and a few moves of each game.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import FLAGS, find_browser, running_server
from tests.browser.people import Person, play_on

HERE = Path(__file__).parent / "screens"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MOVES = 4


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield started
        started.close()


def open_page(started: Browser, address: str, size: dict[str, int], language: str = "en") -> Page:
    return started.new_page(
        base_url=address,
        viewport=size,  # type: ignore[arg-type]
        color_scheme="dark",
        locale=language,
        device_scale_factor=1.5 if size is PHONE else 1,
    )


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(900)
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=82)


def game(started: Browser, address: str, edition: str, size: dict[str, int], name: str) -> None:
    """A few moves, and then the picture when it is one's own turn."""
    language = "es" if size is PHONE else "en"
    ana = Person(open_page(started, address, size, language), "Ana", language)
    dice = edition == "dice"
    bots = 2 if dice else 3
    ana.make(edition, bots + 1, bots=bots)
    ana.start()
    mine = ana.page.locator("p.mine, .actions.mine").first
    for _ in range(MOVES):
        play_on([], mine.is_visible)
        if dice:
            ana.act_with_dice()
        else:
            ana.act()
        ana.page.wait_for_timeout(600)
    play_on([], mine.is_visible)
    take(ana.page, name)
    ana.page.close()


def report(started: Browser, folder: Path) -> None:
    """The beginning of a page that the laboratory writes."""
    page_of_report = folder / "usa.html"
    command = ["lab", "report", "usa", "--rounds", "2500", "--out", str(page_of_report), "--lang", "en"]
    subprocess.run([sys.executable, "-m", "lastcard", *command], check=True)
    page = started.new_page(viewport={"width": 1200, "height": 1260}, color_scheme="light")
    page.goto(page_of_report.as_uri())
    take(page, "report")
    page.close()


def main() -> None:
    HERE.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as address,
        browser() as started,
    ):
        home = open_page(started, address, DESK)
        home.goto("/")
        take(home, "home")
        home.close()
        game(started, address, "usa", DESK, "table")
        game(started, address, "hp", PHONE, "phone")
        game(started, address, "jackpot", DESK, "jackpot")
        game(started, address, "dice", DESK, "dice")
        report(started, Path(folder))


if __name__ == "__main__":
    main()
