"""Hosts keep order: what others see of it, who cannot come back, and what strangers are spared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lastcard.server.connection import SENT_AWAY, mark_of
from lastcard.table.room.telling import FORM
from tests.server.client import Client, new_table
from tests.server.company import begun, leave, seated, until
from tests.server.house import house, limits

FREE_TEXT = ["act Sing"] * 4
LISTED = ["draw-to 7", "play-run", "play-wilds", "act Hug the player with the most cards"]


def forwarded(address: str) -> dict[str, Any]:
    return {"additional_headers": {"x-forwarded-for": address}}


async def test_who_is_muted_is_heard_by_nobody_until_the_host_lets_them(folder: Path) -> None:
    async with house(folder) as home:
        _, (ana, beto) = await seated(home, "ana", "beto")
        assert await beto.refused("mute", seat=0) == "host-only"
        await ana.ask("mute", seat=1)
        for asked in ({"reaction": "wave"}, {"text": "hello"}):
            kind = "react" if "reaction" in asked else "chat"
            assert await beto.refused(kind, **asked) == "muted"
        assert ana.table["muted"] == [1] and ana.said == []
        await ana.ask("mute", seat=1, on=False)
        await beto.ask("chat", text="hello\nall")
        await until(lambda: [said["text"] for said in ana.said] == ["hello all"])
        await leave(ana, beto)


async def test_who_is_removed_is_told_and_may_watch_and_in_a_match_a_bot_plays_on(folder: Path) -> None:
    async with house(folder) as home:
        _, (ana, beto) = await begun(home, "ana", "beto")
        await ana.ask("free", seat=1)
        await until(lambda: beto.you is None and bool(beto.refusals))
        assert beto.refusals[-1]["code"] == "removed" and beto.refusals[-1]["id"] is None
        assert ana.table["seats"][1]["kind"] == "bot" and beto.closed is None
        assert beto.view is not None and beto.view["hand"] == []
        assert await beto.refused("react", reaction="wave") == "not-seated"
        await until(lambda: len(ana.presence["watchers"]) == 1)
        await leave(ana, beto)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_who_is_banned_is_told_why_and_cannot_come_back_after_a_restart_either(
    folder: Path, language: str
) -> None:
    async with house(folder) as home:
        code, (ana, beto) = await seated(home, "ana", "beto")
        await beto.ask("language", language=language)
        await beto.ask("chat", text="something rude")
        await ana.ask("ban", seat=1)
        await until(lambda: beto.closed == SENT_AWAY)
        assert beto.refusals[-1]["code"] == "banned"
        assert ("mesa" in beto.refusals[-1]["message"]) == (language == "es")
        assert ana.table["seats"][1]["kind"] == "open"
        async with await Client(home.socket_url(code), "caro").open() as caro:
            assert caro.welcome["chat"] == []
        await leave(ana)
    async with house(folder) as home:
        again = await Client(home.socket_url(code), "beto", language).dial()
        await again.send({"type": "hello", "form": FORM, "secret": again.secret, "language": language})
        await until(lambda: again.closed == SENT_AWAY)
        assert again.refusals[-1]["code"] == "banned"


async def test_a_ban_holds_for_watchers_from_the_same_address_and_for_nobody_who_sits(folder: Path) -> None:
    async with house(folder, trusted_proxies=("127.0.0.1",)) as home:
        code = await new_table(home, "ana", seats=4)
        ana = await Client(home.socket_url(code), "ana").open(**forwarded("198.51.100.1"))
        beto = await Client(home.socket_url(code), "beto").open(**forwarded("198.51.100.2"))
        spy = await Client(home.socket_url(code), "spy").open(**forwarded("198.51.100.2"))
        await until(lambda: ana.presence["watchers"] == [1, 2])
        await beto.ask("sit", name="beto")
        await until(lambda: ana.presence["watchers"] == [2])
        assert await ana.refused("dismiss", watcher=1) == "watcher-gone"
        await ana.ask("ban", seat=1)
        await until(lambda: beto.closed == spy.closed == SENT_AWAY)
        other = await Client(home.socket_url(code), "other").dial(**forwarded("198.51.100.2"))
        await other.send({"type": "hello", "form": FORM, "secret": other.secret})
        await until(lambda: other.closed == SENT_AWAY)
        async with await Client(home.socket_url(code), "eva").open(**forwarded("198.51.100.3")) as eva:
            assert eva.table["seats"][1]["kind"] == "open"
        assert "198.51" not in (folder / "lastcard.db").read_bytes().decode("latin-1")
        await leave(ana)


async def test_a_family_behind_one_address_is_not_banned_with_one_of_them(folder: Path) -> None:
    async with house(folder) as home:
        code, (ana, beto) = await seated(home, "ana", "beto")
        await ana.ask("ban", seat=1)
        await until(lambda: beto.closed == SENT_AWAY)
        async with await Client(home.socket_url(code), "caro").open() as caro:
            await caro.ask("sit", name="caro")
        await leave(ana)


async def test_who_watches_can_be_sent_away_and_come_back_or_not(folder: Path) -> None:
    async with house(folder, trusted_proxies=("127.0.0.1",)) as home:
        code = await new_table(home, "ana", seats=2)
        ana = await Client(home.socket_url(code), "ana").open(**forwarded("198.51.100.1"))
        spy = await Client(home.socket_url(code), "spy").open(**forwarded("198.51.100.2"))
        assert await spy.refused("dismiss", watcher=1) == "not-seated"
        await until(lambda: ana.presence["watchers"] == [1])
        await ana.ask("dismiss", watcher=1)
        await until(lambda: spy.closed == SENT_AWAY)
        assert spy.refusals[-1]["code"] == "dismissed"
        await until(lambda: ana.presence["watchers"] == [])
        assert await ana.refused("dismiss", watcher=1) == "watcher-gone"
        await spy.open(**forwarded("198.51.100.2"))
        await until(lambda: ana.presence["watchers"] == [2])
        await ana.ask("ban", watcher=2)
        await until(lambda: spy.closed == SENT_AWAY)
        assert await ana.refused("ban") == await ana.refused("ban", seat=1) == "host-whom"
        await leave(ana)


def test_a_mark_names_no_address() -> None:
    assert mark_of("198.51.100.2") == mark_of("198.51.100.2") != mark_of("198.51.100.3")
    assert len(mark_of("198.51.100.2")) == 4 and mark_of("") == ""


async def test_nobody_floods_a_table_with_reactions(folder: Path) -> None:
    async with house(folder, limits=limits(talk=(6, 1e-6))) as home:
        _, (ana, beto) = await seated(home, "ana", "beto")
        answers = [await beto.request("react", reaction="wave") for _ in range(8)]
        assert [answer.get("code") for answer in answers] == [None] * 6 + ["chat-often"] * 2
        await ana.ask("react", reaction="clap")
        await leave(ana, beto)


async def test_names_that_look_alike_do_not_sit_together(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home, "Ana", seats=4)
        async with await Client(home.socket_url(code), "caro").open() as caro:
            refused = await caro.request("sit", name="Аna")
            assert refused["code"] == "name-alike" and "Ana" in refused["message"]
            await caro.ask("sit", name="\uff21\u200bna")
            assert [seat["name"] for seat in caro.table["seats"][:2]] == ["Ana", "Ana-2"]


async def test_at_public_tables_names_and_decks_are_fit_for_strangers(folder: Path) -> None:
    async with house(folder) as home:
        wanted = {"edition": "usa", "seats": 2, "name": "Mierda", "secret": "a" * 64}
        refused = await home.http.post("/api/tables", json={**wanted, "public": True})
        assert refused.status_code == 400 and refused.json()["code"] == "name-rude"
        made = await home.http.post("/api/tables", json=wanted)
        assert made.status_code == 201
        deck = {**(await home.http.get("/api/decks")).json()[2]["deck"], "name": "own"}
        own = {**wanted, "name": "ana", "edition": "own", "public": True}
        for changed, code in (
            ({"title": {"en": "M1erda"}}, "deck-rude"),
            ({"rules": ["act Sing"] * 8}, "rules-listed"),
        ):
            answer = await home.http.post("/api/tables", json={**own, "deck": {**deck, **changed}})
            assert answer.json()["code"] == code
        answer = await home.http.post("/api/tables", json={**own, "deck": deck})
        assert answer.status_code == 201, answer.text


async def test_at_public_tables_rule_cards_come_from_the_list(folder: Path) -> None:
    settings: dict[str, Any] = {"edition": "jackpot", "seats": 2, "writing": True}
    async with house(folder) as home:
        _, (ana, beto) = await seated(home, "ana", "beto", edition="jackpot", writing=True)
        await beto.ask("write", cards=FREE_TEXT)
        refused = await ana.request("settings", settings={**settings, "public": True})
        assert refused["code"] == "public-rules" and "beto" in refused["message"]
        assert not ana.table["public"]
        await beto.ask("write", cards=LISTED)
        await ana.ask("settings", settings={**settings, "public": True})
        assert await beto.refused("write", cards=FREE_TEXT) == "rules-listed"
        assert await beto.refused("write", cards=["draw-to 9", *LISTED[1:]]) == "rules-listed"
        await beto.ask("write", cards=LISTED)
        await leave(ana, beto)


async def test_a_table_with_a_rude_name_stays_among_friends(folder: Path) -> None:
    async with house(folder) as home:
        _, (ana, beto) = await seated(home, "ana", "mierda")
        settings = {"edition": "usa", "seats": 2, "public": True}
        assert await ana.refused("settings", settings=settings) == "public-name"
        await leave(ana, beto)
