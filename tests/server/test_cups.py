"""Tournaments over the wire: from the first who joins to the podium, through restarts and bad manners."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from lastcard.cup.check import checked_draws
from lastcard.cup.steward import CupTimes
from tests.server.client import Client, Plain, new_secret
from tests.server.cups import QUICK, SHORT, Entrant, gathered, new_cup, nonce_of, play_round, until_all
from tests.server.house import database_in, house, limits, times
from tests.server.survivors import killable
from tests.server.test_hostile_socket import check_refusal
from tests.support.sizes import sizes

BY_THEMSELVES = times(absent=0, nonces=0, called=0)
"""Bots take over at once from those who are not there."""


async def test_a_tournament_of_seven_over_two_rounds(folder: Path) -> None:
    async with house(folder, cup_times=QUICK) as home:
        code, people = await gathered(home, 7, title="Friday \u202e cup")
        assert people[0].cup["title"] == "Friday cup"
        assert [one.now["organiser"] for one in people] == [True] + [False] * 6
        await play_round(people, rounds=2)
        cup = people[3].cup
        assert [len(table["people"]) for table in cup["tables"][0]] == [4, 3]
        assert all(None not in table["people"] for table in cup["tables"][0])
        assert sum(person["points"] for person in cup["people"]) == 6 * 7
        assert cup["phase"] == "pause" and cup["fair"]["secret"] is None
        await play_round(people)
        cup = people[3].cup
        assert cup["phase"] == "over"
        ranks = [cup["people"][number]["rank"] for number in cup["standings"]]
        assert ranks == sorted(ranks) and ranks[0] == 1
        asked = (await home.http.get(f"/api/cups/{code}")).json()
        assert asked == cup
        assert checked_draws(asked) == [True, True]
        asked["tables"][0][0]["people"].reverse()
        assert checked_draws(asked)[0] is False
        for table in cup["tables"][0]:
            assert (await home.http.get(f"/api/records/{table['record']}")).status_code == 200
        for one in people:
            await one.close()
        assert home.log.errors() == []


@pytest.mark.parametrize("people", sizes(5, 64))
async def test_many_play_though_nobody_comes_to_the_tables(folder: Path, people: int) -> None:
    """Bots hold every seat, and every table comes to its end."""
    async with house(folder, cup_times=QUICK, times=BY_THEMSELVES) as home:
        _, entrants = await gathered(home, people)
        for number in (1, 2):
            await entrants[0].ask("begin", rounds=2)
            await until_all(entrants, lambda one, number=number: one.cup["round"] == number)  # type: ignore[misc]
            await until_all(entrants, lambda one: one.cup["phase"] in ("pause", "over"))
        cup = entrants[-1].cup
        assert cup["phase"] == "over"
        assert [person["played"] for person in cup["people"]] == [2] * people
        assert home.log.errors() == []
        for one in entrants:
            await one.close()


async def test_a_restart_in_the_middle_of_a_round(folder: Path, database: str) -> None:
    """What was acknowledged is there again: people, tables, results, and matches that go on."""
    async with house(folder, cup_times=QUICK, database=database) as home:
        code, people = await gathered(home, 6)
        await people[0].ask("begin", rounds=2)
        await until_all(people, lambda one: one.cup["phase"] == "round")
        first = people[0].cup["tables"][0][0]
        for number in first["people"]:
            await people[number].close()
        away = [one for one in people if one.now["you"] not in first["people"]]
        before = people[0].cup["fair"]
        for one in away:
            await one.close()
    quick = BY_THEMSELVES
    async with house(folder, cup_times=QUICK, database=database, times=quick) as home:
        people = [await Entrant(home, code, one.name).open() for one in people]
        await until_all(people, lambda one: one.cup["phase"] == "pause")
        assert people[0].cup["fair"] == before
        assert [person["played"] for person in people[0].cup["people"]] == [1] * 6
        for one in people:
            await one.close()
    async with house(folder, cup_times=QUICK, database=database, times=quick) as home:
        again = await Entrant(home, code, "p0").open()
        assert again.cup["phase"] == "pause" and again.now["organiser"]
        await again.ask("begin")
        await again.until(lambda: again.cup["phase"] == "over")
        await again.close()
        # Nobody looks at it any more, and it is still there for those who ask.
        assert (await home.http.get(f"/api/cups/{code}")).json()["phase"] == "over"
        assert home.log.errors() == []


@pytest.mark.slow
async def test_a_round_goes_on_after_the_server_was_killed(folder: Path) -> None:
    """One table is done and its result was told; the other is in the middle of its match."""
    async with killable(database_in(folder), folder / "log") as server:
        _, people = await gathered(server, 6)
        await people[0].ask("begin", rounds=2)
        await until_all(people, lambda one: one.cup["phase"] == "round")
        first, second = ([people[one] for one in table["people"]] for table in people[0].cup["tables"][0])
        await asyncio.gather(*(one.play() for one in first))
        await until_all(people, lambda one: one.cup["tables"][0][0]["places"] is not None)
        playing = [asyncio.create_task(one.play()) for one in second]
        await people[0].until(lambda: any(one["tables"][1] for one in people[0].progress))
        told = people[0].cup
        await server.stop(signal.SIGKILL)
        await asyncio.gather(*playing, return_exceptions=True)
        await server.start()
        for one in people:
            await one.open()
        assert people[0].cup["tables"][0][0] == told["tables"][0][0]
        assert people[0].cup["fair"] == told["fair"] and people[0].now["organiser"]
        await asyncio.gather(*(one.play() for one in second))
        await until_all(people, lambda one: one.cup["phase"] == "pause")
        await play_round(people)
        assert people[0].cup["phase"] == "over" and checked_draws(people[0].cup) == [True, True]
        for one in people:
            await one.close()
        await server.stop(signal.SIGTERM)
    assert "ERROR" not in (folder / "log").read_text()


async def test_a_result_that_came_while_the_tournament_was_not_told(folder: Path) -> None:
    """The server goes down between the end of a match and its result."""
    async with house(folder, cup_times=QUICK, times=BY_THEMSELVES) as home:
        code, people = await gathered(home, 3)
        home.state.cups.rooms[code]._heard = lambda room: None
        await people[0].ask("begin", rounds=1)
        await people[0].until(lambda: people[0].cup["phase"] == "round")
        table = people[0].own_table()
        watcher = await Client(home.socket_url(table), "eva").open()
        await watcher.until(lambda: watcher.table["phase"] == "finished")
        assert people[0].cup["phase"] == "round"
        for one in (watcher, *people):
            await one.close()
    async with house(folder, cup_times=QUICK) as home:
        again = await Entrant(home, code, "p1").open()
        assert again.cup["phase"] == "over"
        await again.close()


async def test_a_table_of_a_tournament_is_nobodys_to_change(folder: Path) -> None:
    async with house(folder, cup_times=QUICK, times=times(called=3600)) as home:
        code, people = await gathered(home, 5)
        await people[0].ask("begin", rounds=1)
        await until_all(people, lambda one: one.cup["phase"] == "round")
        seats = next(one for one in people[0].cup["tables"][0] if None in one["people"])
        player = await Client(home.socket_url(seats["code"]), f"p{seats['people'][0]}").open()
        stranger = await Client(home.socket_url(seats["code"]), "eva").open()
        info = player.table
        assert (info["kind"], info["cup"], info["host"], player.you) == ("cup", code, None, 0)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
        assert await stranger.refused("sit", name="eva", seat=2) == "cup-table"
        changes: dict[str, Plain] = {
            "start": {},
            "leave": {},
            "again": {},
            "free": {"seat": 1},
            "bot": {"seat": 2, "level": "easy"},
            "settings": {"settings": {"edition": "usa", "seats": 3}},
        }
        for kind, fields in changes.items():
            assert await player.refused(kind, **fields) == "cup-table"
        for one in (player, stranger, *people):
            await one.close()
        assert home.log.errors() == []


async def test_everybody_sees_how_far_the_tables_are(folder: Path) -> None:
    """Cards are counted, never named."""
    async with house(folder, cup_times=QUICK, times=times(called=0, nonces=0, absent=3600)) as home:
        _, people = await gathered(home, 6)
        await people[0].ask("begin", rounds=1)
        await people[0].until(lambda: any(all(one["tables"]) for one in people[0].progress))
        tables = people[0].progress[-1]["tables"]
        assert [len(counts) for counts in tables] == [3, 3]
        assert all(type(count) is int for counts in tables for count in counts)
        late = await Entrant(home, people[0].cup["code"], "eva").open()
        await late.until(lambda: bool(late.progress))
        for one in (late, *people):
            await one.close()


async def test_who_may_do_what(folder: Path) -> None:
    async with house(folder, cup_times=QUICK, times=times(called=3600)) as home:
        code = await new_cup(home, "ana", plays=False)
        ana, beto, caro = [await Entrant(home, code, name).open() for name in ("ana", "beto", "caro")]
        assert ana.now["you"] is None and ana.now["organiser"]
        assert await ana.refused("begin", rounds=3) == "cup-too-few"
        await beto.take_part()
        await caro.take_part()
        organising: dict[str, Plain] = {"begin": {}, "hold": {"on": True}, "finish": {}}
        for kind, fields in {**organising, "remove": {"person": 0}}.items():
            assert await beto.refused(kind, **fields) == "organiser-only"
        assert await ana.refused("leave") == "cup-nobody"
        assert await ana.refused("remove", person=7) == "cup-nobody"
        assert await beto.refused("join", name="beto", nonce=nonce_of("x")) == "cup-joined"
        await beto.ask("leave")
        await beto.take_part()
        await ana.ask("remove", person=0)
        assert await beto.refused("join", name="beto", nonce=nonce_of("x")) == "cup-removed"
        assert await ana.refused("begin", rounds=3) == "cup-too-few"
        dani = await Entrant(home, code, "dani", "es").open()
        assert await dani.refused("join", name="draw", nonce=nonce_of("x")) == "name-reserved"
        await dani.take_part()
        await ana.ask("begin")
        assert await ana.refused("begin") == "cup-round-goes-on"
        assert await ana.refused("hold", on=True) == "cup-no-pause"
        await ana.until(lambda: ana.cup["rounds"] == 3)
        await ana.ask("finish")
        assert await dani.refused("leave") == "cup-over"
        await dani.until(lambda: dani.cup["phase"] == "over")
        assert [message["message"] for message in dani.refusals][-1] == "Este torneo ya terminó."
        for one in (ana, beto, caro, dani):
            await one.close()


async def test_the_next_round_begins_by_itself_unless_the_organiser_wants_to_wait(folder: Path) -> None:
    soon = CupTimes(call=0.0, pause=0.3, organiserless=0.3, lapse=3600.0)
    async with house(folder, cup_times=soon, times=BY_THEMSELVES) as home:
        _, (ana, beto, caro) = await gathered(home, 3)
        await ana.ask("begin", rounds=3)
        await ana.until(lambda: ana.cup["round"] == 2)
        while (await ana.request("hold", on=True))["type"] == "refused":
            await ana.until(lambda: ana.cup["phase"] == "pause")
        await beto.until(lambda: beto.cup["held"])
        assert beto.now["left"] is None
        await ana.close()
        # Gone for too long: nobody waits any more.
        await beto.until(lambda: beto.cup["phase"] == "over")
        assert beto.cup["round"] == 3
        for one in (beto, caro):
            await one.close()


async def test_a_tournament_that_nobody_comes_to_any_more_is_over(folder: Path) -> None:
    async with house(folder, cup_times=CupTimes(lapse=0.2)) as home:
        code = await new_cup(home)
        while (await home.http.get(f"/api/cups/{code}")).json()["phase"] != "over":
            pass
        assert home.log.errors() == []


async def test_no_secret_and_no_hash_leaves_the_server(folder: Path) -> None:
    async with house(folder, cup_times=QUICK, times=BY_THEMSELVES) as home:
        code, people = await gathered(home, 4)
        secret = home.state.cups.rooms[code].cup.secret
        await people[0].ask("begin", rounds=2)
        await until_all(people, lambda one: one.cup["phase"] == "pause")
        heard = "".join(data for one in people for data, _ in one.heard)
        heard += (await home.http.get(f"/api/cups/{code}")).text
        assert secret not in heard
        for one in people:
            assert one.secret not in heard and one.player not in heard
        await people[0].ask("finish")
        await people[1].until(lambda: people[1].cup["fair"]["secret"] == secret)
        for one in people:
            await one.close()


GARBAGE = (
    "{", "[]", "null", '{"type":"fly","id":"x"}', '{"type":"join","id":"x","name":"eva"}',
    '{"type":"join","id":"x","name":"","nonce":"' + "0" * 64 + '"}',
    '{"type":"join","id":"x","name":"\\u202e","nonce":"' + "0" * 64 + '"}',
    '{"type":"join","id":"x","name":"eva","nonce":"' + "0" * 64 + '\\n"}',
    '{"type":"join","id":"x","name":"eva","nonce":"' + "0" * 64 + '","avatar":"<b>-1"}',
    '{"type":"begin","id":"x","rounds":0}', '{"type":"begin","id":"x","rounds":99}',
    '{"type":"begin","id":"x","rounds":"3"}', '{"type":"remove","id":"x","person":-1}',
    '{"type":"remove","id":"x","person":1e9}', '{"type":"hold","id":"x"}',
    '{"type":"hold","id":"","on":true}', '{"type":"finish","id":"x","now":true}',
    '{"type":"sit","id":"x","name":"eva"}',
    '{"type":"hello","secret":"' + "0" * 64 + '"}', '{"x":' + "[" * 3000 + "]" * 3000 + ',"type":"ping"}',
)  # fmt: skip


async def test_what_is_thrown_at_a_tournament_is_refused_and_changes_nothing(folder: Path) -> None:
    async with house(folder, cup_times=QUICK) as home:
        code, (ana, beto) = await gathered(home, 2)
        before = (await home.http.get(f"/api/cups/{code}")).json()
        for client in (ana, beto, await Entrant(home, code, "eva", "es").open()):
            for text in GARBAGE:
                await client.send(text)
                await client.fence()
            assert len(client.refusals) == len(GARBAGE)
            for refusal in client.refusals:
                check_refusal(refusal)
            await client.close()
        assert (await home.http.get(f"/api/cups/{code}")).json() == before
        assert home.log.errors() == []


async def test_addresses_and_settings_that_lead_nowhere(folder: Path) -> None:
    async with house(folder, limits=limits(cups=(3, 0.0))) as home:
        for path in ("ABCDE", "abcde", "ABCDEF", "%00", "A" * 300):
            assert (await home.http.get(f"/api/cups/{path}")).status_code == 404
        wrong = {**SHORT, "secret": new_secret("ana"), "nonce": nonce_of("ana")}
        for part in ({"timer": 0}, {"edition": "poker"}, {"seats": 4}, {"options": {"teams": "on"}}):
            answer = await home.http.post("/api/cups", json={**wrong, **part})
            assert answer.status_code == 400, part
        codes = {(await home.http.post("/api/cups", json=wrong)).status_code for _ in range(4)}
        assert 429 in codes
        lost = await Entrant(home, "ABCDE", "eva").dial()
        assert await lost.until_closed() == 4404
        assert lost.reason.startswith("no-such-cup")


async def test_a_qr_code_leads_to_the_tournament(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_cup(home)
        answer = await home.http.get(f"/api/cups/{code}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml") and "<svg" in answer.text
