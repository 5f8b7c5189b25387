"""A server for each test, a browser, and any number of strangers, each with a memory of their own.

The secrets of the server, the chance of its bots and the nonces of the pages come from the test's name,
so that a test deals the same cards on every run.
A test fails when a page of its logs an error, throws one, or asks for anything outside this machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebError,
    sync_playwright,
)
from pytest_playwright.pytest_playwright import CreateContextCallback

from lastcard.server.settings import Limits
from tests.browser.house import FLAGS, find_browser
from tests.server.house import times
from tests.server.threaded import threaded_house
from tests.support.needs import missing

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "src" / "lastcard" / "server" / "web" / "index.html"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}


FIXED_CHANCE = """(seed) => {
    let loads = 0;
    try {
        loads = Number(sessionStorage.getItem("tests.loads") ?? 0);
        sessionStorage.setItem("tests.loads", loads + 1);
    } catch {
        // An empty page has no storage.
    }
    let state = (seed ^ Math.imul(loads, 0x9e3779b9)) >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) & 255;
    };
    Crypto.prototype.getRandomValues = (array) => {
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
            bytes[at] = next();
        });
        return array;
    };
}"""
"""A page's random bytes (Mulberry32), others after each reload: a request's id must not come twice."""


class Stranger(Protocol):
    """Opens an empty page in a browser that nobody has used."""

    def __call__(
        self, *, locale: str = "en-GB", width: int = 1280, height: int = 800, phone: bool = False, **more: Any
    ) -> Page: ...


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def chromium() -> str:
    found = find_browser()
    if not found:
        missing("There is no browser: `make browser` finds or installs one, or name one in CHROMIUM.")
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Ends with this package: while it lives, no other test of this process can run an event loop."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(
    playwright: Playwright, chromium: str, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    browser = playwright.chromium.launch(**browser_type_launch_args, executable_path=chromium, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def browser_context_args(server: str) -> dict[str, Any]:
    return {"base_url": server}


@pytest.fixture
def absent() -> float:
    """Seconds until a bot holds the seat of a person whose connection is gone; a test may set its own."""
    return 60.0


@pytest.fixture
def luck() -> int:
    """Another number is another game: a test whose game would be long sets its own."""
    return 0


@pytest.fixture
def seed(request: pytest.FixtureRequest, luck: int) -> str:
    """What all chance of a test comes from."""
    return f"{request.node.originalname} {luck}"


@pytest.fixture
def gathering() -> float:
    """Seconds that strangers wait for others; a test may set its own."""
    return 15.0


@pytest.fixture
def server(seed: str, folder: Path, absent: float, gathering: float) -> Iterator[str]:
    """The address of a server with an empty database, bots that move quickly, and chance that is fixed."""
    if not CLIENT.exists():
        missing("The browser client is not built: `make test` builds it.")
    lively = times(thinking=0.05, catching=0.4, nonces=60, absent=absent, gathering=gathering)
    with threaded_house(
        folder, times=lively, limits=Limits(idle_tables=1000), entropy=Random(seed).randbytes
    ) as threaded:
        yield threaded.home.address
        assert threaded.home.log.errors() == []


@pytest.fixture
def troubles() -> list[str]:
    """What went wrong on the pages of this test; one that provokes an error takes it out."""
    return []


@pytest.fixture
def stranger(
    seed: str, browser: Browser, new_context: CreateContextCallback, troubles: list[str]
) -> Iterator[Stranger]:
    numbers = count()

    def arrive(
        *, locale: str = "en-GB", width: int = 1280, height: int = 800, phone: bool = False, **more: Any
    ) -> Page:
        size = {"width": width, "height": height}
        # Requests that a service worker answers are out of a test's sight; those about it allow it.
        more = {"service_workers": "block", **more}
        touch = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if phone else {}
        context = new_context(locale=locale, viewport=size, **touch, **more)  # type: ignore[arg-type]
        watch(context, troubles)
        own = Random(f"{seed} {next(numbers)}").getrandbits(32)
        context.add_init_script(script=f"({FIXED_CHANCE})({own})")
        return context.new_page()

    yield arrive
    for context in browser.contexts:
        context.close()
    assert troubles == []


def watch(context: BrowserContext, troubles: list[str]) -> None:
    def asked(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in LOOPBACK:
            troubles.append(f"asked for {url}")

    def logged(message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # Axe reads style sheets again in a document of its own, which has no address.
        if message.type == "error" and (url or "Applying inline style" not in message.text):
            troubles.append(f"logged: {message.text} ({url})")

    def thrown(error: WebError) -> None:
        troubles.append(f"threw: {error.error}")

    context.on("console", logged)
    context.on("weberror", thrown)
    context.on("request", lambda request: asked(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: asked(socket.url)))


@pytest.fixture
def page(stranger: Stranger) -> Page:
    return stranger()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    return page.context
