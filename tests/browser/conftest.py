"""A server, a browser, and as many strangers as a test wants, each with a memory of their own.

A test fails when a page of its logs an error, throws one, or asks for anything outside this machine.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from _pytest.runner import runtestprotocol
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

from tests.browser.house import FLAGS, find_browser, running_server

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "src" / "lastcard" / "server" / "web" / "index.html"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}


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
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A second chance: the cards are others each time, and machines are slow; what is broken fails twice."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def missing(what: str) -> None:
    """Skip the test on a machine that cannot run it; on CI it has to run."""
    if os.environ.get("CI", "").lower() in {"1", "true"}:
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


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


@pytest.fixture(scope="package")
def browser_context_args(server: str) -> dict[str, Any]:
    return {"base_url": server}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    if not CLIENT.exists():
        missing("The browser client is not built: `make test` builds it.")
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def troubles() -> list[str]:
    """What went wrong on the pages of this test; one that provokes an error takes it out."""
    return []


@pytest.fixture
def stranger(browser: Browser, new_context: CreateContextCallback, troubles: list[str]) -> Iterator[Stranger]:
    def arrive(
        *, locale: str = "en-GB", width: int = 1280, height: int = 800, phone: bool = False, **more: Any
    ) -> Page:
        size = {"width": width, "height": height}
        touch = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if phone else {}
        context = new_context(locale=locale, viewport=size, **touch, **more)  # type: ignore[arg-type]
        watch(context, troubles)
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
        if message.type == "error":
            troubles.append(f"logged: {message.text} ({message.location.get('url', '')})")

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
