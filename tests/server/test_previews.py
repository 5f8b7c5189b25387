"""What a link shows where it is shared, and what it never shows."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from lastcard.cards.decks.writing import deck_data
from lastcard.editions import DECKS
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.server import http
from lastcard.server.pages import Page, page_of, pages
from lastcard.server.previews import EVERYTHING, HEIGHT, OTHER_DECKS, PICTURED, WIDTH, Preview, with_preview
from tests.server.client import Client, new_secret, new_table
from tests.server.cups import new_cup
from tests.server.house import House, house, limits

SHELL = b"<!doctype html><html><head><title>Lastcard</title></head><body></body></html>"
PICTURES = Path(__file__).parents[2] / "web" / "public" / "share"
LARGEST = 120_000
HOSTILE = "\"><script>alert(1)</script><meta property='og:title'"


class Head(HTMLParser):
    """The meta tags of a page by their names, and every tag that there is."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta":
            name = found.get("property") or found.get("name") or ""
            assert name not in self.told
            self.told[name] = found.get("content") or ""


@pytest.fixture(autouse=True)
def shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests need no built client."""

    def built() -> dict[str, Page]:
        return {**pages(), "index.html": page_of("index.html", SHELL)}

    monkeypatch.setattr(http, "pages", built)


async def seen(home: House, path: str, **headers: str) -> dict[str, str]:
    """What the page at this path tells those who share it."""
    answer = await home.http.get(path, headers=headers)
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    head = Head(answer.text)
    assert "script" not in head.tags
    return head.told


async def test_an_invitation_says_who_invites_to_which_game_and_how_many_seats_are_free(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home, host="Ana María", seats=3)
        told = await seen(home, f"/t/{code}")
        assert told["og:title"] == "Ana María invites you to a game of Lastcard: USA"
        assert told["og:description"] == catalogue("en").text("share-free", count=2)
        assert told["og:image"] == f"{home.address}/share/usa.png"
        assert told["og:url"] == f"{home.address}/t/{code}"
        spanish = await seen(home, f"/t/{code.lower()}/screen", **{"accept-language": "es-MX"})
        assert spanish["og:title"] == "Ana María te invita a jugar Lastcard: USA"
        assert spanish["og:locale"] == "es"


async def test_full_tables_lessons_and_tables_that_are_not_there(folder: Path) -> None:
    async with house(folder) as home:
        general = await seen(home, "/")
        assert general["og:title"] == catalogue("en").text("web-title")
        full = await new_table(home, bots=["easy"])
        assert (await seen(home, f"/t/{full}"))["og:description"] == catalogue("en").text("share-watch")
        wanted = {"edition": "usa", "name": "ana", "secret": new_secret("ana")}
        lesson = (await home.http.post("/api/lessons", json=wanted)).json()["code"]
        for path in (f"/t/{lesson}", "/t/ABCDEF", "/t/", "/rules"):
            told = await seen(home, path)
            assert (told["og:title"], told["og:image"]) == (general["og:title"], general["og:image"])
        replay = await seen(home, "/replay/whatever")
        assert replay["og:title"] == catalogue("en").text("share-replay")


async def test_a_table_without_a_host_still_says_what_is_played(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home, edition="hp")
        ana = await Client(home.socket_url(code), "ana").open()
        await ana.ask("leave")
        assert (await seen(home, f"/t/{code}"))["og:title"] == "A table of Lastcard: Harry Potter"
        await ana.close()


async def test_a_tournament_says_its_name_and_how_many_take_part(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_cup(home, title=HOSTILE[:40])
        told = await seen(home, f"/cup/{code}")
        assert told["og:title"].startswith(HOSTILE[:40])
        assert told["og:description"] == catalogue("en").text("share-cup-open", count=1)
        assert told["og:image"] == f"{home.address}/share/usa.png"
        assert (await seen(home, "/cup/new"))["og:title"] == catalogue("en").text("web-title")


async def test_what_people_have_written_cannot_break_out_of_the_page(folder: Path) -> None:
    async with house(folder) as home:
        deck = {**deck_data(DECKS["classic"]), "name": "own", "title": dict.fromkeys(LANGUAGES, HOSTILE[:40])}
        code = await new_table(home, edition="own", deck=deck)
        told = await seen(home, f"/t/{code}")
        assert told["og:title"].endswith(HOSTILE[:40])
        assert told["og:image"].endswith(f"/share/{OTHER_DECKS}.png")
        told = await seen(home, f"/t/{HOSTILE}", **{"accept-language": HOSTILE})
        assert told["og:url"] == f"{home.address}/t/{HOSTILE}"
    preview = Preview(HOSTILE, HOSTILE, EVERYTHING)
    head = Head(with_preview(SHELL, preview, f"http://{HOSTILE}", HOSTILE, "en").decode())
    assert "script" not in head.tags
    assert head.told["og:image"] == f"http://{HOSTILE}/share/{EVERYTHING}.png"
    assert head.told["description"] == HOSTILE


async def test_those_who_try_out_codes_learn_no_more_than_from_the_tables(folder: Path) -> None:
    async with house(folder, limits=limits(lookups=(2, 0.0))) as home:
        code = await new_table(home)
        titles = [(await seen(home, f"/t/{code}"))["og:title"] for _ in range(3)]
        assert titles[0] == titles[1] != titles[2] == catalogue("en").text("web-title")


@pytest.mark.parametrize("name", sorted(PICTURED | {OTHER_DECKS, EVERYTHING}))
def test_each_picture_is_there_and_small(name: str) -> None:
    picture = (PICTURES / f"{name}.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    size = int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
    assert size == (WIDTH, HEIGHT)
    assert len(picture) < LARGEST


def test_robots_stay_away_from_tables_tournaments_and_matches() -> None:
    rules = (PICTURES.parent / "robots.txt").read_text().partition("User-agent: *\n")[2].split("\n")
    hidden = ("t", "cup", "replay", "api")
    assert set(filter(None, rules)) == {f"Disallow: /{place}/" for place in hidden}
