"""Rooms and the hall: what is told is stored, what breaks comes back, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard import bots
from lastcard.cards.moves import Play
from lastcard.server import schema
from lastcard.server.store import Store
from lastcard.table import bots as seated_bots
from lastcard.table import entries
from lastcard.table.journal import kept
from lastcard.table.room.telling import FORM
from tests.server.client import Client, new_table
from tests.server.company import asked, begun, caught_up, leave, seated, until
from tests.server.house import PATIENCE, database_in, house, limits, times
from tests.table.sitting import Sitting, create


def failing_for(store: Store, code: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let writes of one table fail until what is returned is called."""
    append = store.append

    async def fails(table: str, *rest: Any, **more: Any) -> None:
        if table == code:
            raise ValueError("no such row")
        await append(table, *rest, **more)

    monkeypatch.setattr(store, "append", fails)
    return lambda: monkeypatch.setattr(store, "append", append)


async def test_a_write_that_fails_breaks_its_room_only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        other, strangers = await begun(home, "caro", "dani")
        before, number = home.room(code), home.room(code).table.number
        mend = failing_for(home.store, code, monkeypatch)
        mover, rng = asked(clients), Random(0)
        move = await mover.choose(rng)
        with pytest.raises(ConnectionError):
            await mover.move(move)
        assert [await client.until_closed() for client in clients] == [1001, 1001]
        assert code not in home.hall.rooms
        await asked(strangers).move(await asked(strangers).choose(rng))
        mend()
        await asyncio.gather(*(client.open(seen=client.number) for client in clients))
        assert home.room(code) is not before
        assert home.room(code).table.number == number == mover.number, "the move was not made"
        await mover.move(move)
        assert any("no such row" in line for line in home.log.errors())
        await leave(*clients, *strangers)
        assert other in home.hall.rooms


async def test_a_table_that_is_brought_back_is_one_table(folder: Path) -> None:
    """Many who come at once wait for the same room."""
    async with house(folder) as home:
        code = await new_table(home)
        del home.hall.rooms[code]
        crowd = [Client(home.socket_url(code), f"watcher{number}") for number in range(12)]
        await asyncio.gather(*(client.open() for client in crowd))
        await crowd[0].until(lambda: crowd[0].presence["watching"] == 12)
        await leave(*crowd)


async def test_codes_that_nobody_has_leave_nothing_behind(folder: Path) -> None:
    async with house(folder) as home:
        for code in ("AAAAAA", "abcdef", "AAAA", "ÄÖÜÄÖÜ", "A" * 500, "AAAAA0"):
            assert (await home.http.get(f"/api/tables/{code}")).status_code == 404
        await asyncio.gather(*(home.http.get("/api/tables/ZZZZZZ") for _ in range(5)))
        assert home.hall._loading == home.hall.rooms == {}


async def test_nothing_is_told_before_it_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(folder) as home:
        code, (host, watcher) = await seated(home, "ana", "beto")
        append, stored = home.store.append, asyncio.Event()

        async def slowly(*rest: Any, **more: Any) -> None:
            await stored.wait()
            await append(*rest, **more)

        monkeypatch.setattr(home.store, "append", slowly)
        heard = len(watcher.heard)
        asking = asyncio.create_task(host.ask("start"))
        looking = asyncio.create_task(home.http.get(f"/api/tables/{code}"))
        late = asyncio.create_task(Client(home.socket_url(code), "late").open())
        await watcher.fence()
        await asyncio.wait([asking, looking, late], timeout=0.1)
        assert home.room(code).table.phase == "dealing"
        assert not (asking.done() or looking.done() or late.done())
        assert [data for data, _ in watcher.heard[heard:] if "pong" not in data] == []
        stored.set()
        await asking
        assert (await looking).json()["phase"] in ("dealing", "playing")
        assert (await late).table["phase"] in ("dealing", "playing")
        await leave(host, watcher, await late)


async def test_who_has_knocked_before_a_room_broke_sees_what_is_stored(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        slow = await Client(home.socket_url(code), "caro", "es").dial()
        broken = home.room(code)
        mend = failing_for(home.store, code, monkeypatch)
        with pytest.raises(ConnectionError):
            await host.ask("start")
        assert broken.table.phase != "lobby"
        await slow.send({"type": "hello", "form": FORM, "secret": slow.secret, "language": "es"})
        await slow.until(lambda: bool(slow.welcome))
        assert slow.table["phase"] == "lobby"
        mend()
        await leave(host, guest, slow)


async def test_an_error_of_ours_breaks_the_room_and_not_the_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        with monkeypatch.context() as patch:
            patch.setattr("lastcard.table.table._DO", {entries.Start: lambda *_: 1 / 0})
            with pytest.raises(ConnectionError):
                await host.ask("start")
        assert [await host.until_closed(), await guest.until_closed()] == [1001, 1001]
        assert any("ZeroDivisionError" in line for line in home.log.errors())
        assert "ZeroDivision" not in "".join(data for data, _ in [*host.heard, *guest.heard])
        await host.open()
        await guest.open()
        await host.ask("start")
        await leave(host, guest)
        assert code in home.hall.rooms


async def test_a_bot_that_fails_is_asked_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter(["crash", "illegal", "crash"])
    real = bots.level

    class Clumsy:
        """A bot that does the wrong thing at first."""

        slow, base, described = False, "easy", bots.LEVELS["easy"].described

        def __init__(self, name: str) -> None:
            self.name = name

        def move(self, game: Any, view: Any, seat: int, rng: Random) -> Any:
            failure = next(failures, None)
            if failure == "crash":
                raise LookupError("a bug in a bot")
            return Play("W9") if failure else real(self.name).move(game, view, seat, rng)

        def speaks(self, *rest: Any) -> None:
            return None

    monkeypatch.setattr(seated_bots, "usable", Clumsy)
    async with house(folder, times=times(thinking=0.01)) as home:
        code, (host,) = await begun(home, "ana", bots=["easy"])
        await host.ask("leave")
        await host.until(lambda: next(failures, None) is None and (host.number or 0) > 8)
        assert len(home.log.errors()) >= 1
        assert code in home.hall.rooms
        await leave(host)


async def test_one_journal_that_cannot_be_read_keeps_no_other_table_away(folder: Path) -> None:
    async with house(folder) as home:
        codes = [await new_table(home, name) for name in ("ana", "beto", "caro")]
        async with home.store.engine.begin() as connection:
            journal = schema.journal
            broken = journal.update().where(journal.c.code == codes[1]).values(entry=b"{")
            await connection.execute(broken)
            await connection.execute(
                journal.insert(),
                [{"code": codes[2], "number": 1, "at": 0, "entry": b'{"do":"move","seat":0,"move":"draw"}'}],
            )
    async with house(folder) as home:
        found = [(await home.http.get(f"/api/tables/{code}")).status_code for code in codes]
        assert found == [200, 500, 500]
        assert len(home.log.errors()) == 2
        async with home.store.engine.connect() as connection:
            assert (await connection.execute(sa.select(schema.tables))).all()


async def test_a_server_that_went_down_between_two_matches_makes_a_new_secret(folder: Path) -> None:
    sitting = Sitting(create(seats=2, options={"target": "20", "hand-size": "3"}))
    sitting.begin()
    sitting.play_out(Random(1))
    async with Store.opened(database_in(folder)) as store:
        first, *rest = (kept(sitting.table, entry) for entry in sitting.journal)
        assert isinstance(first, entries.Create)
        await store.create("ABC234", first)
        for number, entry in enumerate(rest, start=1):
            await store.append("ABC234", number, entry)
    async with house(folder) as home:
        table = (await home.hall.find("ABC234")).table
        assert table.number == len(sitting.journal)
        assert table.secret != sitting.table.secret
        assert table.record == "record-0" != table.next_record
        assert len(await home.store.entries("ABC234")) == len(sitting.journal) + 1


async def test_a_repeated_move_is_answered_as_before_and_a_late_one_with_the_table(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        mover = asked(clients)
        text = await mover.choose(Random(0))
        move = {"type": "move", "id": "once", "number": mover.number, "move": text}
        answer = await mover.answer_to(move)
        assert answer["type"] == "done"
        await caught_up(clients, answer["number"])
        number = home.room(code).table.number
        for other in ("draw", "play W4:r", "fly"):
            assert await mover.answer_to({**move, "move": other, "number": 0}) == answer
        assert home.room(code).table.number == number == answer["number"]
        player = asked(clients)
        player.welcome = {}
        assert await player.refused("move", number=0, move="draw") == "stale"
        await player.until(lambda: bool(player.welcome))
        assert player.welcome["fresh"]
        assert player.welcome["number"] == number
        await leave(*clients)


async def test_the_answer_to_the_last_move_of_a_match_is_repeated_too(folder: Path) -> None:
    async with house(folder) as home:
        _, clients = await begun(home, "ana", "beto", edition="dice", options={"board-size": "2 0"})
        rng = Random(2)
        while clients[0].table["phase"] == "playing":
            mover = asked(clients)
            text = await mover.choose(rng)
            move = {"type": "move", "id": f"m{mover.number}", "number": mover.number, "move": text}
            answer = await mover.answer_to(move)
            assert answer["type"] == "done"
            await caught_up(clients, answer["number"])
            assert await mover.answer_to(move) == answer
        await leave(*clients)


async def test_a_table_that_has_ended_is_not_played_through_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that asks for it again and again would keep the server from everybody else."""
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        home.room(code).gathering.steward.times = times(deserted=0.05)
        await leave(*clients)
        async with asyncio.timeout(PATIENCE):
            while code in home.hall.rooms:
                await asyncio.sleep(0.01)
        monkeypatch.setattr("lastcard.table.table.Table.apply", lambda *_: pytest.fail("played again"))
        answer = await home.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-ended")


async def test_a_table_with_nobody_left_ends_and_says_so(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        home.room(code).gathering.steward.times = times(deserted=0.05)
        await leave(*clients)
        async with asyncio.timeout(PATIENCE):
            while code in home.hall.rooms:
                await asyncio.sleep(0.01)
        answer = await home.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-ended")
        late = await clients[0].dial()
        assert await late.until_closed() == 4404
        assert late.reason.startswith("table-ended: The table")
        assert await home.store.open_codes() == []
        (row,) = [entry for entry in await home.store.entries(code) if isinstance(entry, entries.End)]
        assert row == entries.End()


async def test_public_tables_are_listed_while_somebody_waits_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:

        async def listed() -> list[str]:
            return [table["code"] for table in (await home.http.get("/api/tables")).json()]

        old, new = [await new_table(home, name, seats=3, public=True) for name in ("ana", "beto")]
        hidden = await new_table(home, "caro")
        assert await listed() == [], "nobody is there"
        people = zip((old, new, hidden), ("ana", "beto", "caro"), strict=True)
        ana, beto, caro = [await Client(home.socket_url(code), name).open() for code, name in people]
        assert await listed() == [new, old]
        with monkeypatch.context() as patch:
            patch.setattr("lastcard.server.hall.MOST_LISTED", 1)
            assert await listed() == [new]
        await ana.ask("bot", seat=1, level="easy")
        assert await listed() == [new, old]
        await ana.ask("bot", seat=2, level="easy")
        await beto.ask("leave")
        assert await listed() == [], "one is full, the other has no host"
        await leave(ana, beto, caro)


async def test_watchers_cannot_keep_a_player_out(folder: Path) -> None:
    async with house(folder, limits=limits(sockets_per_table=3)) as home:
        code = await new_table(home, "ana")
        crowd = [await Client(home.socket_url(code), f"watcher{number}").open() for number in range(3)]
        windows = [await Client(home.socket_url(code), "ana").open() for _ in range(3)]
        assert windows[0].you == 0
        # While a seat is open somebody makes way; afterwards there is room for no more.
        player = await Client(home.socket_url(code), "beto").open()
        await player.ask("sit", name="beto")
        windows.append(player)
        assert await crowd[0].until_closed() == 4429
        crowd[0] = await Client(home.socket_url(code), "watcher4").open()
        fourth = await Client(home.socket_url(code), "fourth", "es").dial()
        await fourth.send({"type": "hello", "form": FORM, "secret": fourth.secret, "language": "es"})
        assert await fourth.until_closed() == 4429
        assert [refusal["code"] for refusal in fourth.refusals] == ["table-crowded"]
        await leave(*crowd, *windows)


async def test_one_address_has_few_places_among_the_watchers(folder: Path) -> None:
    async with house(folder, limits=limits(watchers_per_address=2)) as home:
        code = await new_table(home, "ana")
        crowd = [await Client(home.socket_url(code), f"watcher{number}").open() for number in range(2)]
        third = await Client(home.socket_url(code), "third").dial()
        await third.send({"type": "hello", "form": FORM, "secret": third.secret})
        assert await third.until_closed() == 4429
        host = await Client(home.socket_url(code), "ana").open()
        assert host.you == 0, "players are not counted among them"
        await leave(*crowd, host)


async def test_a_full_server_says_so(folder: Path) -> None:
    async with house(folder, limits=limits(most_tables=1)) as home:
        host = await Client(home.socket_url(await new_table(home, "ana")), "ana").open()
        wanted = {"edition": "usa", "seats": 2, "name": "beto", "secret": "0" * 64}
        answer = await home.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
        await leave(host)


async def test_on_a_full_server_the_emptiest_table_makes_way(folder: Path) -> None:
    async with house(folder, limits=limits(most_tables=2)) as home:
        code, clients = await begun(home, "ana", "beto")
        number = home.room(code).table.number
        await leave(*clients)
        await until(lambda: home.room(code).idle)
        never = await new_table(home, "caro")
        host = await Client(home.socket_url(await new_table(home, "dani")), "dani").open()
        assert code in home.hall.rooms and never not in home.hall.rooms
        assert (await home.http.get(f"/api/tables/{never}")).status_code == 410
        host2 = await Client(home.socket_url(await new_table(home, "eva")), "eva").open()
        assert code not in home.hall.rooms, "the match rests in the store"
        await leave(host, host2)
        await until(lambda: all(room.idle for room in home.hall.rooms.values()))
        ana = await Client(home.socket_url(code), "ana").open()
        assert (home.room(code).table.phase, home.room(code).table.number) == ("playing", number)
        await leave(ana)


async def test_a_table_that_nobody_has_joined_lapses_soon(folder: Path) -> None:
    async with house(folder, times=times(unjoined=0.1)) as home:
        code = await new_table(home, "ana")
        await until(lambda: code not in home.hall.rooms)
        assert (await home.http.get(f"/api/tables/{code}")).status_code == 410


async def test_an_address_has_few_tables_where_nobody_is(folder: Path) -> None:
    async with house(folder, limits=limits(idle_tables=2)) as home:
        codes = [await new_table(home, "ana") for _ in range(2)]
        wanted = {"edition": "usa", "seats": 2, "name": "beto", "secret": "0" * 64}
        answer = await home.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (429, "tables-idle")
        ana = await Client(home.socket_url(codes[0]), "ana").open()
        assert (await home.http.post("/api/tables", json=wanted)).status_code == 201
        await leave(ana)


async def test_after_a_restart_tables_are_read_when_somebody_asks_and_others_end(folder: Path) -> None:
    async with house(folder) as home:
        wanted, forgotten = await new_table(home, "ana"), await new_table(home, "beto")
    async with house(folder, times=times(deserted=0.3)) as home:
        assert home.hall.rooms == {}
        ana = await Client(home.socket_url(wanted), "ana").open()
        await until(lambda: forgotten not in home.hall.resting)
        assert (await home.http.get(f"/api/tables/{forgotten}")).status_code == 410
        assert await home.store.open_codes() == [wanted]
        await leave(ana)


async def test_a_round_that_has_lasted_long_enough_ends_and_a_restart_goes_on__house_blitz(
    folder: Path,
) -> None:
    options = {"round-time": "2", "length": "9"}
    async with house(folder, times=times(between=300.0)) as home:
        code, clients = await begun(home, "ana", "beto", options=options)
        room = home.room(code)
        room.gathering.steward._round_began -= 90
        mover = asked(clients)
        await mover.move(await mover.choose(Random(1)))
        await caught_up(clients, room.table.number)
        assert 89_000 < room.table.lasted < 120_000
        await leave(*clients)
    async with house(folder, times=times(between=300.0)) as home:
        for client in clients:
            client.url = home.socket_url(code)
            await client.open(seen=client.number)
        room = home.room(code)
        left = clients[0].welcome["round_left"]
        assert 0 < left <= 31_000, "goes on from the last move"
        room.gathering.steward._round_began -= 60
        mover = asked(clients)
        await mover.move(await mover.choose(Random(1)))
        await caught_up(clients, mover.number or 0)
        async with asyncio.timeout(PATIENCE):
            while not room.table.between_rounds():
                await asyncio.sleep(0.01)
        await caught_up(clients, room.table.number)
        journal = await home.store.entries(code)
        assert journal[-1] == entries.Time()
        assert room.gathering.steward.round_left(room.loop.time()) is None
        await leave(*clients)
