"""The files of the client: each is sent as small as the browser takes it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from lastcard.server.pages import Page, read_pages

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


def test_every_encoding_is_of_the_same_file(page: Page) -> None:
    assert page.content == SCRIPT
    assert page.packed["br"] == SMALLER
    assert gzip.decompress(page.packed["gzip"]) == SCRIPT
