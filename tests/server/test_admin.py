"""`lastcard admin` while a server runs on the database, and while none does."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard.cli import main
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server import schema
from lastcard.server.admin import desk as desks
from lastcard.server.admin import retention
from lastcard.server.admin.bans import Bans, whom
from lastcard.server.admin.desk import Desk
from lastcard.server.admin.forgetting import NOBODY, forget
from lastcard.server.admin.retention import DAY, Retention
from lastcard.server.ratings import RatedMatch
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Report, Store, now
from lastcard.table import entries
from lastcard.table.journal import from_line, rebuilt
from lastcard.table.records import StoredRecord, sat_at
from lastcard.table.room.telling import FORM
from tests.server.client import Client, new_secret
from tests.server.company import begun, leave, seated, until
from tests.server.cups import gathered
from tests.server.house import House, house
from tests.server.survivors import killable
from tests.table.sitting import create, person
from tests.versions.databases import FOLDER

OTHERS = [person(1), person(2)]


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


@asynccontextmanager
async def looked_after(database: str, folder: Path) -> AsyncIterator[tuple[House, Desk]]:
    """A server, and the desk of the person who runs it."""
    async with house(folder, database=database) as home, Desk.opened(database) as desk:
        async with asyncio.timeout(30):
            while not await desk.nodes():
                await asyncio.sleep(0.05)
        yield home, desk


async def play_to_the_end(clients: list[Client]) -> str:
    """Play a match; the name of its record."""
    rng = Random(3)
    while clients[0].table["phase"] == "playing":
        for client in clients:
            if client.is_asked():
                await client.request("move", number=client.number, move=await client.choose(rng))
        await clients[0].fence()
    return str(clients[0].table["record"])


async def test_tables_are_listed_shown_and_closed_while_they_are_played_at(
    database: str, folder: Path
) -> None:
    async with looked_after(database, folder) as (home, desk):
        code, clients = await begun(home, "ana", "beto")
        other, others = await seated(home, "caro", "dani")
        assert {line.code for line in await desk.tables(ended=False, most=10)} == {code, other}
        line, table, records = await desk.table(code)
        assert line.entries == (clients[0].number or 0) + 1
        assert table is not None and [seat.name for seat in table.seats] == ["ana", "beto"]
        assert records == []

        await desk.close(code)
        assert [await client.until_closed() for client in clients] == [1001, 1001]
        assert (await home.http.get(f"/api/tables/{code}")).status_code == 410
        assert {line.code for line in await desk.tables(ended=False, most=10)} == {other}
        assert (await desk.table(code)).line.ended is not None
        with refused("table-ended"):
            await desk.close(code)
        with refused("no-such-table"):
            await desk.close("NOBODY")
        await others[0].fence()
        await leave(*clients, *others)
        assert home.log.errors() == []


async def test_a_table_of_a_tournament_ends_with_it(folder: Path, database: str) -> None:
    async with looked_after(database, folder) as (home, desk):
        _, people = await gathered(home, 2)
        await people[0].ask("begin")
        await people[0].until(lambda: people[0].cup["phase"] == "round")
        with refused("close-cup-table"):
            await desk.close(people[0].own_table())
        await leave(*people)


async def test_tables_are_closed_when_no_server_runs(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
    async with Desk.opened(database) as desk:
        assert await desk.nodes() == {}
        await desk.close("AAAAAA")
        assert [line.code for line in await desk.tables(ended=True, most=10)] == ["AAAAAA"]
        assert await desk.tables(ended=False, most=10) == []
    async with Store.opened(database) as store:
        assert isinstance((await store.entries("AAAAAA"))[-1], entries.End)


async def test_what_is_exported_is_a_journal_or_a_record(database: str, folder: Path) -> None:
    async with looked_after(database, folder) as (home, desk):
        code, clients = await begun(home, "ana", "beto", options={"hand-size": "2", "target": "1"})
        record = await play_to_the_end(clients)
        lines = [json.loads(line) for line in await desk.export(code)]
        assert [line["number"] for line in lines] == [*range(len(lines))]
        assert rebuilt([from_line(line["entry"]) for line in lines]).record == record
        assert (await desk.table(code)).records == [record]
        verify(Record.from_text("\n".join(await desk.export(record)) + "\n"))
        with refused("no-such-export"):
            await desk.export("NOBODY")
        await leave(*clients)


async def test_bans_hold_at_once_and_until_they_are_lifted(database: str, folder: Path) -> None:
    async with looked_after(database, folder) as (home, desk):
        code, (ana, beto) = await begun(home, "ana", "beto")
        await desk.ban(ana.player, "rude")
        assert await ana.until_closed() == 4403
        assert ana.refusals[-1]["code"] == "kept-out"
        await ana.dial()
        await ana.send({"type": "hello", "form": FORM, "secret": ana.secret, "seen": None, "language": "en"})
        assert await ana.until_closed() == 4403
        wanted = {"edition": "usa", "name": "ana", "secret": new_secret("ana")}
        for path, more in (("tables", {"seats": 2}), ("lessons", {}), ("quick", {})):
            assert (await home.http.post(f"/api/{path}", json=wanted | more)).status_code == 403
        await beto.fence()

        assert await desk.ban("127.0.0.9/8", "") == "127.0.0.0/8"
        assert await beto.until_closed() == 4403
        for language in ("en", "es"):
            answer = await home.http.get("/api/tables", headers={"accept-language": language})
            assert (answer.status_code, answer.json()["code"]) == (403, "kept-out")
            assert answer.json()["message"] == catalogue(language).text("refusal-kept-out")
        with pytest.raises(Exception, match="403"):
            await Client(home.socket_url(code), "caro").dial()

        assert {name for name, _, _ in await desk.bans()} == {ana.player, "127.0.0.0/8"}
        await desk.lift("127.0.0.0/8")
        await desk.lift(ana.player)
        with refused("no-such-ban"):
            await desk.lift(ana.player)
        await ana.open()
        await leave(ana, beto)


@pytest.mark.parametrize(
    ("banned", "host", "out"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("203.0.113.0/24", "::ffff:203.0.113.8", True),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("2001:db8::/48", "2001:db8:0:9::1", True),
        ("2001:db8::/48", "2001:db9::1", False),
        ("2001:db8::1", "2001:db8::1", True),
        ("2001:db8::1", "2001:db8::2", False),
        ("0.0.0.0/0", "2001:db8::2", False),
        ("203.0.113.7", "", False),
        ("203.0.113.7", "testclient", False),
    ],
)
async def test_addresses_and_networks(database: str, banned: str, host: str, out: bool) -> None:
    async with Store.opened(database) as store, Desk.opened(database) as desk:
        await desk.ban(banned, "")
        bans = Bans(store.engine)
        await bans.load()
        if out:
            with refused("kept-out"):
                bans.verify_host(host)
        else:
            bans.verify_host(host)


@pytest.mark.parametrize("text", ["", "nobody", "1.2.3", "1.2.3.4/33", "f" * 63, "G" * 64, "2001::db8::"])
def test_what_cannot_be_banned(text: str) -> None:
    with refused("ban-whom"):
        whom(text)


async def fill(database: str) -> None:
    """A database with matches of three people, of whom the first is to be forgotten."""
    me, other, third = person(0), *OTHERS
    async with Store.opened(database) as store:
        for code, record, people in (
            ("AAAAAA", "with-me", [me, other]),
            ("BBBBBB", "without", [other, third]),
        ):
            await store.create(code, replace(create(), player=people[0]))
            stored = StoredRecord(record, code, True, people, [None, None], "{}\n", ["fox-1", "owl-2"])
            rated = RatedMatch(record, "usa", {people[0]: 1, people[1]: 2})
            await store.append(code, 1, entries.End(), stored, ended=True, rated=rated)
            await store.report(Report(code, record, people[0], people[1], "X", "away"))
        await store.create("CCCCCC", replace(create(), player=other))
        await store.append("CCCCCC", 1, entries.Sit(1, "ana", me))


@pytest.mark.parametrize("whole", [False, True])
async def test_a_player_is_forgotten(database: str, whole: bool) -> None:
    await fill(database)
    me = person(0)
    async with Desk.opened(database) as desk:
        found = await forget(desk, me, whole)
        assert (found.tables, found.records, found.ratings, found.reports, found.left) == (2, 1, 1, 1, [])
        assert [line.code for line in await desk.tables(ended=True, most=9)] == ["BBBBBB"]
        async with desk.engine.connect() as connection:
            for table in schema.metadata.sorted_tables:
                rows = [tuple(row) for row in await connection.execute(sa.select(table))]
                assert me not in str(rows) and me.encode() not in b"".join(_bytes(rows)), table.name
        assert await forget(desk, me, whole) == (0, 0, 0, 0, 0, [])
        with refused("not-a-player"):
            await forget(desk, "ana", whole)
    async with Store.opened(database) as store:
        assert (await store.record("without")) is not None
        kept = await store.record("with-me")
        assert (kept is None) == whole
        if kept is not None:
            assert kept.people == [NOBODY, OTHERS[0]] and kept.avatars == [None, "owl-2"]
            assert sat_at(kept, OTHERS[0]) == 1 and sat_at(kept, me) is None
            assert kept.text == "{}\n", "others can verify it as before"


def _bytes(rows: list[Any]) -> list[bytes]:
    return [bytes(value) for row in rows for value in row if isinstance(value, bytes | memoryview)]


async def test_a_player_is_forgotten_in_the_middle_of_a_match(database: str, folder: Path) -> None:
    async with looked_after(database, folder) as (home, desk):
        code, (ana, beto) = await begun(home, "ana", "beto")
        cup, people = await gathered(home, 2)
        found = await forget(desk, ana.player, False)
        assert (found.tables, found.left) == (1, [])
        assert await ana.until_closed() == 4403
        assert await beto.until_closed() == 1001
        assert (await home.http.get(f"/api/tables/{code}")).status_code == 404
        assert (await forget(desk, people[0].player, False)).left == [cup]
        await leave(ana, beto, *people)


async def test_a_node_that_does_not_answer_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "PATIENCE", 0.5)
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        async with store.engine.begin() as connection:
            await connection.execute(schema.nodes.insert(), {"id": "silent", "until": now() + 600.0})
        told: list[str] = []
        async with Desk.opened(database, told.append) as desk:
            with refused("node-silent"):
                await desk.close("AAAAAA")
            assert told == ["silent"]
            with refused("no-such-node"):
                await desk.drain("another")
        async with store.engine.connect() as connection:
            assert [*await connection.execute(sa.select(schema.orders))] == [], "it is not done by surprise"


async def test_a_server_is_drained(database: str, tmp_path: Path) -> None:
    async with killable(database, tmp_path / "log") as server, Desk.opened(database) as desk:
        async with asyncio.timeout(30):
            while not await desk.nodes():
                await asyncio.sleep(0.05)
        (node,) = await desk.nodes()
        assert await desk.drain(None) == node
        assert server.process is not None
        async with asyncio.timeout(30):
            await server.process.wait()
        assert await desk.nodes() == {}


async def test_what_is_old_goes_in_small_steps(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "CHUNK", 3)
    await fill(database)
    async with Store.opened(database) as store:
        for number in range(2, 12):
            await store.append("CCCCCC", number, entries.Move(0, "draw", f"id-{number}"))
        await store.append("CCCCCC", 12, entries.End(), ended=True)
        await store.create("DDDDDD", create())

        async def swept(days: float, **keep: float) -> list[int]:
            sweep = Retention(store, ServerSettings(**keep)).sweep(now() + days * DAY)  # type: ignore[arg-type]
            return [step async for step in sweep]

        assert await swept(1000.0) == []
        assert await swept(29.0, keep_tables=30.0) == []
        steps = await swept(31.0, keep_tables=30.0)
        assert sum(steps) == 13 + 2 + 2 + 3 and max(steps) <= 3
        assert [await store.entries(code) for code in ("AAAAAA", "BBBBBB", "CCCCCC")] == [[], [], []]
        assert await store.open_codes() == ["DDDDDD"] and len(await store.entries("DDDDDD")) == 1
        assert await store.record("with-me") is not None, "records have a time of their own"
        assert sum(await swept(31.0, keep_records=30.0)) == 2 + 2
        assert await store.record("with-me") is None


async def test_a_database_of_another_version_is_left_alone(folder: Path) -> None:
    path = folder / "old.db"
    path.write_bytes(gzip.decompress((FOLDER / "0004.db.gz").read_bytes()))
    with refused("database-other-version"):
        async with Desk.opened(f"sqlite:///{path}"):
            raise AssertionError
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]
    with refused("database-missing"):
        async with Desk.opened(f"sqlite:///{folder / 'none.db'}"):
            raise AssertionError
    assert not (folder / "none.db").exists()


def command(*words: str) -> int:
    return main(["admin", *words, "--lang", "en"])


async def test_the_command(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{folder / 'lastcard.db'}"
    await fill(url)
    monkeypatch.setenv("LASTCARD_DATABASE", url)

    async def says(*words: str, status: int = 0) -> str:
        assert await asyncio.to_thread(command, *words) == status, capsys.readouterr()
        said = capsys.readouterr()
        return said.out + said.err

    assert "CCCCCC" in await says("list") and "AAAAAA" not in capsys.readouterr().out
    assert "AAAAAA" in await says("list", "--all")
    shown = await says("show", "CCCCCC")
    assert "before a match" in shown and person(0) in shown
    assert "with-me" in await says("show", "AAAAAA")
    assert json.loads((await says("export", "AAAAAA")).splitlines()[0])["entry"]["do"] == "create"
    assert "1 line" in await says("export", "with-me", "--out", str(folder / "record.jsonl"))
    assert (folder / "record.jsonl").read_text() == "{}\n"
    assert "no table" in await says("show", "NOBODY", status=2)
    assert "none" in await says("nodes")
    assert "No server runs" in await says("drain", status=2)
    assert "203.0.113.0/24" in await says("ban", "203.0.113.7/24", "--reason", "spam")
    assert "spam" in await says("bans")
    await says("unban", "203.0.113.0/24")
    assert "not an address" in await says("ban", "nobody", status=2)
    monkeypatch.setattr("sys.stdin", io.StringIO("no secret\n"))
    assert "not the secret" in await says("ban", "-", status=2)
    assert "closed" in await says("close", "CCCCCC")
    assert "1 record stays" in await says("forget", person(0))
    assert await asyncio.to_thread(main, ["admin", "list", "--all", "--lang", "es"]) == 0
    assert "cerrada" in capsys.readouterr().out


async def test_a_server_that_is_alone_says_that_it_is_there_and_that_it_goes(folder: Path) -> None:
    url = f"sqlite:///{folder / 'lastcard.db'}"
    async with looked_after(url, folder) as (home, desk):
        assert len(await desk.nodes()) == 1
        await until(lambda: not home.store.outage.on)
    async with Desk.opened(url) as desk:
        assert await desk.nodes() == {}
