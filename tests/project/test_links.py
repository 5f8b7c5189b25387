"""Every link between the pages of the repository leads somewhere, down to the heading."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.support.docs_pages import ROOT

PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").rglob("*.md"),
        *(ROOT / ".github").rglob("*.md"),
    ]
)
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+).+?\1", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"\]\(<?([^)>\s]+)>?(?:\s+\"[^\"]*\")?\)")
REFERENCE = re.compile(r"^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
SOURCES = ("src", "tests", "web/src", "bench", "deploy", "examples")
NAMED = re.compile(r"\bdocs/[\w/-]+\.md\b")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def links(text: str) -> list[str]:
    """Where a page leads to; not what stands in code."""
    plain = CODE.sub("", COMMENT.sub("", FENCED.sub("", text)))
    return [*LINK.findall(plain), *REFERENCE.findall(plain)]


@cache
def anchors(path: Path) -> frozenset[str]:
    """The headings of a page as they stand in addresses: the second of one name has a number."""
    found: set[str] = set()
    times: Counter[str] = Counter()
    for heading in HEADING.findall(FENCED.sub("", read(path))):
        shown = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", shown.lower()).replace(" ", "-")
        found.add(f"{slug}-{times[slug]}" if times[slug] else slug)
        times[slug] += 1
    return frozenset(found)


def wrong(page: Path, text: str) -> Iterator[str]:
    """What is wrong with the links of a page."""
    for link in links(text):
        if ELSEWHERE.match(link):
            continue
        where, _, anchor = unquote(link).partition("#")
        target = (page.parent / where).resolve() if where else page
        if not target.is_relative_to(ROOT) or not target.exists():
            yield f"{link}: there is no such file"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    assert list(wrong(path, read(path))) == []


def test_dead_links_would_be_found() -> None:
    dead = "[a](docs/nowhere.md) [b](README.md#nothing) [c](#nothing)\n\n[d]: /etc\n"
    text = f"{dead}`[e](f)`\n[g](README.md#play)\n```\n[h](i)\n```\n"
    told = [told.partition(":")[0] for told in wrong(ROOT / "README.md", text)]
    assert told == ["docs/nowhere.md", "README.md#nothing", "#nothing", "/etc"]


def test_every_page_is_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md" or not page.is_file():
            continue
        reached.add(page)
        relative = (link.partition("#")[0] for link in links(read(page)) if not ELSEWHERE.match(link))
        waiting += [(page.parent / link).resolve() for link in relative if link]
    pages = {page for page in PAGES if page.parent in (ROOT, ROOT / "docs")}
    assert {name_of(page) for page in pages - reached} == set()


def test_pages_that_the_code_names_are_there() -> None:
    missing = {
        f"{name_of(path)}: {named}"
        for folder in SOURCES
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte", ".toml", ".yaml", ".ftl"} and path != Path(__file__)
        for named in NAMED.findall(read(path))
        if not (ROOT / named).is_file()
    }
    assert missing == set()
