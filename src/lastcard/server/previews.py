"""What a link shows where it is shared: a title, a sentence and a picture, in its head (Open Graph)."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from lastcard.editions import EDITIONS
from lastcard.languages import FALLBACK, Language
from lastcard.locale import catalogue
from lastcard.server.cups.messages import CupInfo

PICTURED = {"usa", "hp", "jackpot", "dice"}
"""Editions with a picture of their own; docs/artwork.py draws them."""
OTHER_DECKS, EVERYTHING = "room", "lastcard"
WIDTH, HEIGHT = 1200, 630
BEFORE = "</head>"


class Preview(NamedTuple):
    """The words and the name of the picture."""

    title: str
    about: str
    picture: str


def general_preview(language: Language) -> Preview:
    """For the first page, and for everything that has nothing of its own to say."""
    words = catalogue(language)
    return Preview(words.text("web-title"), words.text("share-about"), EVERYTHING)


def replay_preview(language: Language) -> Preview:
    """For a finished match, whatever it was: its record may be closed."""
    words = catalogue(language)
    return Preview(words.text("share-replay"), words.text("share-replay-about"), EVERYTHING)


def table_preview(table: dict[str, Any], language: Language) -> Preview:
    """For a table, from what everybody may know of it."""
    if table["lesson"]:
        return general_preview(language)
    words = catalogue(language)
    edition = _title(table, language)
    host = None if table["host"] is None else table["seats"][table["host"]]["name"]
    free = sum(seat["kind"] == "open" for seat in table["seats"])
    return Preview(
        words.text("share-table", edition=edition)
        if host is None
        else words.text("share-invited", name=host.replace("_", " "), edition=edition),
        words.text("share-free", count=free) if free else words.text("share-watch"),
        table["edition"] if table["edition"] in PICTURED and table["deck"] is None else OTHER_DECKS,
    )


def cup_preview(cup: CupInfo, language: Language) -> Preview:
    """For a tournament, from what everybody may know of it."""
    words = catalogue(language)
    edition = _title({**cup}, language)
    title = cup["title"] or words.text("cup-untitled")
    people = sum(not person["gone"] for person in cup["people"])
    over = cup["phase"] == "over"
    return Preview(
        words.text("share-cup", title=title, edition=edition),
        words.text("share-cup-over") if over else words.text("share-cup-open", count=people),
        cup["edition"] if cup["edition"] in PICTURED and cup["deck"] is None else OTHER_DECKS,
    )


def with_preview(page: bytes, preview: Preview, origin: str, path: str, language: Language) -> bytes:
    """The page with the preview in its head; what was given by people is escaped."""
    told = {
        "og:type": "website",
        "og:site_name": "Lastcard",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/share/{preview.picture}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": language,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    lines += [
        '<meta name="twitter:card" content="summary_large_image">',
        f'<meta name="description" content="{escape(preview.about)}">',
    ]
    text = page.decode()
    return text.replace(BEFORE, f"{''.join(lines)}{BEFORE}", 1).encode("utf-8", "replace")


def _title(table: dict[str, Any], language: Language) -> str:
    if table["deck"] is None or table["edition"] in EDITIONS:
        return catalogue(language).text(f"web-edition-{table['edition']}")
    titles: dict[str, str] = table["deck"]["title"]
    return titles.get(language) or titles.get(FALLBACK) or next(iter(titles.values()), table["edition"])
