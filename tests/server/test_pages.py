"""The files of the client: each is sent as small as the browser takes it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from lastcard.server.pages import Page, large_page, read_pages

SCRIPT = b"const words = 'so much of the same';\n" * 100
SMALLER = b"as the build has compressed it"


@pytest.fixture
def page(folder: Path) -> Page:
    assets = folder / "assets"
    assets.mkdir()
    (assets / "a.js").write_bytes(SCRIPT)
    (assets / "a.js.br").write_bytes(SMALLER)
    found = dict(read_pages(folder))
    assert list(found) == ["assets/a.js"], "what is compressed is no page of its own"
    return found["assets/a.js"]


@pytest.mark.parametrize(
    ("taken", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.8", "gzip"),
        ("gzip", "gzip"),
        ("brotli, identity", None),
        ("", None),
    ],
)
def test_the_smallest_that_a_browser_takes_is_sent(page: Page, taken: str, sent: str | None) -> None:
    assert page.accepted(taken) == sent


def test_what_is_large_is_read_when_it_is_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large = folder / "web" / "offline" / "python-1"
    large.mkdir(parents=True)
    (large / "python.wasm").write_bytes(SCRIPT)
    (folder / "secret").write_bytes(b"secret")
    monkeypatch.setattr("lastcard.server.pages.files", lambda _: folder)
    assert dict(read_pages(folder / "web")) == {}
    found = large_page("offline/python-1/python.wasm")
    assert found is not None and found.content == SCRIPT and "immutable" in found.caching
    for none in ("offline/../../secret", "offline/python-1", "offline/none", "secret", "offline//secret"):
        assert large_page(none) is None


def test_every_encoding_is_of_the_same_file(page: Page) -> None:
    assert page.content == SCRIPT
    assert page.packed["br"] == SMALLER
    assert gzip.decompress(page.packed["gzip"]) == SCRIPT
