"""What the site is made of: every page has its place, and players find the same in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from docs.site.contents import EDITIONS, GROUPS, PLAY, address, sources
from docs.site.pages import parted
from lastcard import editions
from lastcard.languages import FALLBACK, LANGUAGES
from tests.support.docs_pages import DOCS, ROOT

LOCALE = ROOT / "src" / "lastcard" / "locale"
MESSAGE = re.compile(r"^[a-z][\w-]* = (.+)$", re.MULTILINE)
LABEL = re.compile(r"\*\*([^*]+)\*\*")
NAMES = re.compile(r"^(USA|Harry Potter|Jackpot)$")


def shape(value: Any) -> Any:
    """A value without its texts; addresses stay."""
    if isinstance(value, dict):
        return {name: one if name in ("href", "picture") else shape(one) for name, one in value.items()}
    return [shape(one) for one in value] if isinstance(value, list) else type(value)


def levels(page: Path) -> list[str]:
    return re.findall(r"^#+(?= )", page.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_page_is_in_the_sidebar() -> None:
    slugs = [slug for group in GROUPS for slug in group.pages]
    assert len(slugs) == len(set(slugs))
    assert {slug for _, slug in sources().values()} <= set(slugs)


def test_every_edition_has_a_page() -> None:
    assert sorted(EDITIONS) == sorted(editions.EDITIONS)


def test_every_file_of_the_documentation_has_its_page() -> None:
    of_developers = set(DOCS.glob("*.md")) | {ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"}
    assert of_developers | set(DOCS.glob("play/*/*.md")) <= sources().keys()
    assert len({address(*page) for page in sources().values()}) == len(sources()) - 1  # a folder and its page


@pytest.mark.parametrize("name", PLAY)
def test_players_read_the_same_in_every_language(name: str) -> None:
    first, *others = (DOCS / "play" / language / f"{name}.md" for language in LANGUAGES)
    for other in others:
        assert levels(other) == levels(first)
        assert other.read_text(encoding="utf-8").count("](") == first.read_text(encoding="utf-8").count("](")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAY)
def test_what_stands_in_bold_is_on_a_button(name: str, language: str) -> None:
    """Pages for players call things as the client does."""
    told = "\n".join(file.read_text(encoding="utf-8") for file in sorted((LOCALE / language).glob("*.ftl")))
    labels = LABEL.findall((DOCS / "play" / language / f"{name}.md").read_text(encoding="utf-8"))
    assert set(labels) <= set(MESSAGE.findall(told))


@pytest.mark.parametrize("folder", ["landing", "words"])
def test_the_words_of_the_site_are_in_every_language(folder: str) -> None:
    files = ROOT / "site" / "src" / folder
    first, *others = (json.loads((files / f"{language}.json").read_text()) for language in LANGUAGES)
    assert all(shape(other) == shape(first) for other in others)


@pytest.mark.parametrize("page", sorted(sources().keys() - {ROOT / "src" / "lastcard" / "rulebook"}))
def test_a_page_begins_with_its_title(page: Path) -> None:
    if page.name != "rulings.md":
        title, body = parted(page.read_text(encoding="utf-8"))
        assert title and body.strip()


def test_english_lies_at_the_root() -> None:
    assert address(FALLBACK, "play/first") == "play/first/"
    assert address("es", "index") == "es/"
