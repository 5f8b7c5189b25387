"""Quick match over the wire: strangers meet, take bots' seats over, and get along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server import quick, schema
from lastcard.table.entries import Settings
from lastcard.table.table import Table
from tests.server.client import Client, Plain, new_secret
from tests.server.company import until_phase
from tests.server.evening import watched
from tests.server.house import House, house, limits, times
from tests.server.oracle import Oracle
from tests.support import strict
from tests.table.sitting import fingerprint

SOON = times(gathering=0.05, catching=0.01)
LATER = times(gathering=1000.0)


async def asks(home: House, name: str, **more: Any) -> str:
    """The code of the table where somebody has a seat now."""
    wanted = {"edition": "usa", "name": name, "secret": new_secret(name), **more}
    answer = await home.http.post("/api/quick", json=wanted)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def comes(home: House, name: str, oracle: Oracle | None = None, **more: Any) -> Client:
    """Somebody with a seat and a connection, watched by an oracle if there is one."""
    client = Client(home.socket_url(await asks(home, name, **more)), name)
    if oracle is not None:
        oracle.secrets.add(client.secret)

        def hear(client: Client, data: str, message: Plain) -> None:
            strict.check(data, more.get("edition") == "dice")
            oracle.hear(client, data, message)
            if message["type"] in ("done", "refused") or "done" in message:
                client.asked = ""

        client.on_message = hear
    return await client.open()


async def plays(clients: list[Client], moves: int) -> None:
    """Those who are asked move, until so many moves are made or the match is over."""
    rng = Random(7)
    for _ in range(moves):
        table = clients[0].table
        for client in clients:
            if client.is_asked():
                await client.request("move", number=client.number, move=await client.choose(rng))
        if table["phase"] == "finished":
            return
        await clients[0].fence()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of one round."""

    def settings_of(edition: str) -> Settings:
        options = {"board-size": "6 2"} if edition == "dice" else {"target": "1"}
        return Settings(edition=edition, seats=4, public=True, options=options, timer=30)

    monkeypatch.setattr(quick, "settings_of", settings_of)


@pytest.fixture
def oracles() -> Iterator[dict[str, Oracle]]:
    found: dict[str, Oracle] = {}
    with watched(found):
        yield found


async def test_those_who_come_one_after_the_other_sit_at_one_table_until_it_is_full(folder: Path) -> None:
    async with house(folder, times=LATER) as home:
        codes = [await asks(home, name) for name in ("ana", "beto", "caro", "dani", "eva")]
        assert len({*codes[:4]}) == 1 and codes[4] != codes[0]
        assert await asks(home, "fede", edition="dice") not in codes
        table = home.room(codes[0]).table
        assert [seat.name for seat in table.seats] == ["ana", "beto", "caro", "dani"]
        assert table.settings.timer and table.settings.public and table.host is None
        assert table.coming.changed_options == (("target", "200"),), "the rulebook's game, in short"


async def test_one_person_has_one_seat_and_gives_it_up_for_another_game(folder: Path) -> None:
    async with house(folder, times=LATER) as home:
        code = await asks(home, "ana")
        assert await asks(home, "ana") == code
        other = await asks(home, "ana", edition="hp")
        assert other != code
        assert [seat.kind for seat in home.room(code).table.seats] == ["open"] * 4


async def test_one_address_cannot_fill_all_the_seats(folder: Path) -> None:
    async with house(folder, times=LATER, limits=limits(quick_seats=3)) as home:
        for name in ("ana", "beto", "caro"):
            await asks(home, name)
        wanted = {"edition": "usa", "name": "dani", "secret": new_secret("dani")}
        refused = await home.http.post("/api/quick", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (429, "quick-crowded")
        await asks(home, "caro")


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({"name": "mierda"}, "name-rude"),
        ({"name": "Elena"}, "name-of-bot"),
        ({"edition": "poker"}, "edition-unknown"),
        ({"seats": 2}, "bad-request"),
    ],
)
async def test_what_is_wrong_is_refused_and_opens_nothing(folder: Path, about: Plain, code: str) -> None:
    async with house(folder) as home:
        wanted = {"edition": "usa", "name": "ana", "secret": new_secret("ana"), **about}
        refused = await home.http.post("/api/quick", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert not home.hall.rooms


async def test_bots_fill_the_table_and_people_take_their_seats_over_in_the_match(
    folder: Path, oracles: dict[str, Oracle], short: None
) -> None:
    """Every byte that anybody gets is judged: the newcomers know their hand, and nothing from before."""
    async with house(folder, times=SOON) as home:
        code = await asks(home, "ana")
        oracle = oracles[code] = Oracle()
        oracle.note(home.room(code).table, None, None)
        people = [await comes(home, "ana", oracle)]
        assert people[0].url == home.socket_url(code)
        await until_phase(people[0], "playing")
        for name in ("beto", "caro", "dani"):
            await plays(people, 4)
            if people[0].table["phase"] != "playing":
                break
            people.append(await comes(home, name, oracle))
            assert people[-1].url == people[0].url and people[-1].you is not None
            assert people[-1].welcome["view"]["hand"]
        assert len(people) > 1
        while people[0].table["phase"] == "playing":
            await plays(people, 10)
        table = home.room(code).table
        assert {seat["kind"] for seat in people[0].table["seats"]} <= {"person", "bot"}
        record = await home.http.get(f"/api/records/{table.record}")
        assert verify(Record.from_text(record.text)).outcomes > 0
        replay = (await home.http.get(f"/api/records/{table.record}/moments")).json()
        assert [one["name"] for one in replay["seatings"]] == [one.name for one in people[1:]]
        await _rebuilds(home, code)
        assert oracle.judged > 20 and oracle.cards_hidden > 0


async def _rebuilds(home: House, code: str) -> None:
    first, *rest = await home.store.entries(code)
    again = Table(first)  # type: ignore[arg-type]
    for entry in rest:
        again.apply(entry)
    assert fingerprint(again) == fingerprint(home.room(code).table)


async def test_strangers_react_and_do_not_chat_and_decide_nothing_that_is_a_hosts(folder: Path) -> None:
    async with house(folder, times=LATER) as home:
        ana, beto = [await comes(home, name) for name in ("ana", "beto")]
        await ana.ask("react", reaction="wave")
        await beto.until(lambda: bool(beto.said))
        assert await ana.refused("chat", text="hi") == "no-chat"
        assert await ana.refused("start") == "host-only"
        assert await ana.refused("bot", seat=2, level="easy") == "host-only"
        assert await ana.refused("vote", seat=1) == "not-in-phase"
        assert await ana.refused("report", seat=1, reason="name") == "report-whom"
        assert await ana.refused("coach", on=True) == "coach-people"
        watcher = await Client(ana.url, "eva").open()
        assert await watcher.refused("sit", name="eva") == "seats-given"


async def test_most_of_the_others_can_send_somebody_away(folder: Path) -> None:
    async with house(folder, times=times(gathering=0.3)) as home:
        people = [await comes(home, name) for name in ("ana", "beto", "caro")]
        for client in people:
            await until_phase(client, "playing")
        ana, beto, caro = people
        await ana.ask("vote", seat=caro.you)
        await caro.until(lambda: caro.table["votes"][2] == [0])
        await beto.ask("vote", seat=caro.you)
        await caro.until(lambda: caro.you is None)
        assert ana.table["seats"][2]["kind"] == "bot"
        assert (caro.view or {})["hand"] == []
        assert home.socket_url(await asks(home, "caro")) != ana.url


async def test_a_report_is_kept_for_the_operator_and_once(folder: Path) -> None:
    async with house(folder, times=times(gathering=0.2)) as home:
        ana, beto = [await comes(home, name) for name in ("ana", "beto")]
        await until_phase(ana, "playing")
        await ana.ask("report", seat=beto.you, reason="manners")
        assert await ana.refused("report", seat=beto.you, reason="name") == "reported-already"
        assert await ana.refused("report", seat=ana.you, reason="name") == "report-whom"
        assert await ana.refused("report", seat=9, reason="name") == "report-whom"
        async with home.store.engine.connect() as connection:
            (row,) = await connection.execute(sa.select(schema.reports))
        table = home.room(ana.table["code"]).table
        assert (row.by, row.against) == (ana.player, beto.player)
        assert (row.name, row.reason, row.record) == ("beto", "manners", table.next_record)


@pytest.mark.parametrize("edition", ["usa", "dice"])
async def test_who_leaves_gets_the_result_of_the_bot_that_plays_on(
    folder: Path, short: None, edition: str
) -> None:
    async with house(folder, times=SOON) as home:
        ana, beto = [await comes(home, name, edition=edition, rated=True) for name in ("ana", "beto")]
        await until_phase(ana, "playing")
        code = ana.table["code"]
        await beto.ask("leave")
        assert beto.you is None and ana.table["seats"][1]["kind"] == "bot"
        if edition == "usa":
            caro = await comes(home, "caro", edition=edition, rated=True)
            assert caro.url == ana.url
            await caro.ask("leave")
        while ana.table["phase"] == "playing":
            await plays([ana], 10)
        told = [await _rating(home, name) for name in ("ana", "beto", "caro")]
        assert [one and one["matches"] for one in told] == [1, 1, None]
        winners = home.room(code).table.last.winners
        changes = [one["change"] for one in told[:2] if one is not None]
        assert sum(changes) in (-1, 0, 1)
        assert (changes[0] > 0) == (0 in winners or changes[0] > changes[1])
        assert told[0] is not None and told[0]["record"] == ana.table["record"]


async def _rating(home: House, name: str) -> Plain | None:
    answer = await home.http.get("/api/ratings", headers={"x-lastcard-secret": new_secret(name)})
    found: list[Plain] = answer.json()
    return found[0] if found else None


async def test_only_people_who_want_it_are_rated_and_never_alone(folder: Path, short: None) -> None:
    async with house(folder, times=SOON) as home:
        ana, beto = await comes(home, "ana", rated=True), await comes(home, "beto")
        await until_phase(ana, "playing")
        while ana.table["phase"] == "playing":
            await plays([ana, beto], 10)
        assert await _rating(home, "ana") is None


async def test_a_match_whose_end_was_not_written_is_played_to_its_end_again_and_counts_once(
    folder: Path, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the server is killed in that very moment."""
    async with house(folder, times=SOON) as home:
        people = [await comes(home, name, rated=True) for name in ("ana", "beto")]
        code = people[0].table["code"]
        await until_phase(people[0], "playing")
        lost: list[object] = []
        append = home.store.append

        async def fail_once(*given: Any) -> None:
            if given[3] is not None and not lost:
                lost.append(given[3])
                raise OSError("no power")
            await append(*given)

        monkeypatch.setattr(home.store, "append", fail_once)
        while not lost:
            with suppress(ConnectionError, ConnectionClosed):
                await plays(people, 10)
        assert await _rating(home, "ana") is None
        for client in people:
            await client.until_closed()
            await client.open()
        while people[0].table["phase"] == "playing":
            await plays(people, 10)
    async with house(folder, times=SOON) as home:
        told = [await _rating(home, name) for name in ("ana", "beto")]
        assert [one and one["matches"] for one in told] == [1, 1]
        assert (await home.hall.find(code)).table.phase == "finished"
