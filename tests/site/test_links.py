"""No link of the built site leads nowhere, and it loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from docs.site.contents import GROUPS, address
from lastcard.languages import LANGUAGES

pytestmark = pytest.mark.slow
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


class Reader(HTMLParser):
    """What a page links to, what it loads, and what can be linked to on it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.headings += tag == "h1"
        self.anchors |= {told["id"] or ""} if "id" in told else set()
        if tag == "a" and told.get("href"):
            self.links.append(told["href"] or "")
        for name in (LOADED.get(tag, ""), "data-table"):
            if told.get(name):
                self.loads.append(told[name] or "")


@cache
def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def _place(fragment: str) -> str:
    """The place on a page that a link names; a table's fragment is an address of the client."""
    return "" if fragment.startswith("/try/") else unquote(fragment)


def dead(site: Path, page: Path) -> Iterator[str]:
    """The links of a page that lead to no file, or to no place in it."""
    here = "/" + page.relative_to(site).as_posix().removesuffix("index.html")
    for link in [*read(page).links, *read(page).loads]:
        parts = urlsplit(urljoin(f"http://here{here}", link))
        if parts.netloc != "here":
            continue
        target = site / unquote(parts.path).lstrip("/")
        file = target / "index.html" if target.is_dir() else target
        if not file.is_file():
            yield f"{here}: {link}"
        elif (place := _place(parts.fragment)) and place not in read(file).anchors:
            yield f"{here}: {link} (no such place)"


def test_no_link_is_dead(site: Path) -> None:
    found = [link for page in pages(site) for link in dead(site, page)]
    assert found == []


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    away = [load for page in pages(site) for load in read(page).loads if urlsplit(load).netloc]
    assert away == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there(site: Path, language: str) -> None:
    for slug in ["index", *(slug for group in GROUPS for slug in group.pages)]:
        page = site / address(language, slug) / "index.html"  # type: ignore[arg-type]
        assert page.is_file(), slug
        assert read(page).headings == 1, slug
