"""The client as an app: it can be installed, it opens without a network, and it updates between games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from lastcard.server.pages import BROTLI
from tests.browser.conftest import CLIENT, Stranger
from tests.browser.house import FLAGS
from tests.browser.people import Person

AT_EASE = 30_000  # milliseconds, more than the client waits before it keeps itself

KEPT = """async () => {
    const ready = await navigator.serviceWorker.ready;
    const worker = ready.active;
    if (worker.state !== "activated") {
        await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    }
    const names = await caches.keys();
    const shell = await caches.open(names.find((name) => name !== "lastcard-offline"));
    return (await shell.keys()).map((request) => new URL(request.url).pathname);
}"""


def open_and_keep(page: Page) -> list[str]:
    """Open the first page and wait until the client is kept; gives the paths of what is."""
    page.clock.install()
    page.goto("/")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    page.clock.fast_forward(AT_EASE)
    paths: list[str] = page.evaluate(KEPT)
    return paths


def test_it_can_be_installed(playwright: Playwright, chromium: str, server: str, folder: Path) -> None:
    # Of a window that forgets everything no browser would install anything.
    context = playwright.chromium.launch_persistent_context(
        folder / "profile", executable_path=chromium, args=FLAGS, base_url=server
    )
    page = context.pages[0]
    page.goto("/")
    browser = context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()


def test_without_a_network_it_opens_on_every_page(stranger: Stranger, troubles: list[str]) -> None:
    ana = Person(stranger(service_workers="allow"))
    kept = open_and_keep(ana.page)
    built = {path for path in (CLIENT.parent / "assets").iterdir() if path.suffix != BROTLI}
    assert {f"/assets/{path.name}" for path in built} <= set(kept)
    ana.page.context.set_offline(True)
    for path in ("/", "/workshop", "/t/ABCDEF"):
        ana.page.goto(path)
        expect(ana.page.get_by_role("link", name=ana.text("web-brand-home"))).to_be_visible()
    ana.page.goto("/rules")
    expect(ana.page.get_by_role("main")).to_be_visible()
    # What needs the server says so; the browser's own log is full of it, to the end.
    ana.page.context.close()
    troubles.clear()


def test_the_service_worker_leaves_the_server_alone(stranger: Stranger) -> None:
    page = stranger(service_workers="allow")
    open_and_keep(page)
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    page.evaluate("fetch('/api/health')")
    kept = page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith("/api/")]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_settings_offer_to_install_where_the_browser_does(stranger: Stranger, language: str) -> None:
    ana = Person(stranger(locale=language), language=language)
    ana.page.goto("/")
    settings = ana.button("web-settings")
    expect(settings).to_be_hidden()
    # A browser without a window never offers it.
    ana.page.evaluate("""() => {
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        offer.prompt = async () => { document.title = "asked"; };
        dispatchEvent(offer);
    }""")
    settings.click()
    ana.press("web-install")
    expect(ana.page).to_have_title("asked")
    expect(ana.button("web-install")).to_be_hidden()
