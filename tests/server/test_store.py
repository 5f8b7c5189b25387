"""The journal on the disk: committed in groups, whole, in order, and once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import URL

from lastcard.core.refusal import Refusal
from lastcard.lessons import lesson
from lastcard.server import store as stores
from lastcard.server.outage import reason_of
from lastcard.server.schema import journal
from lastcard.server.store import Store
from lastcard.table import entries
from lastcard.table.journal import line
from lastcard.table.records import StoredRecord
from tests.server import postgres
from tests.server.house import PATIENCE, database_in
from tests.table.sitting import SECRETS, create, person

RECORD = StoredRecord("match_-1", "AAAAAA", False, ["p", "q"], [None, "easy"], "{}\n{}\n", ["fox-3", None])


def moves(count: int) -> list[entries.Move]:
    return [entries.Move(number % 2, f"play r{number % 10}", f"id-{number}") for number in range(count)]


async def test_the_form_of_a_journal_does_not_move(database: str) -> None:
    """Earlier versions wrote it like this, and read it."""
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create(bots=["easy"]))
        await store.append("AAAAAA", 1, entries.Move(1, "play r5", "id-1"))
        await store.append("AAAAAA", 2, entries.End())
        async with store.engine.connect() as connection:
            rows = await connection.execute(sa.select(journal.c.entry).order_by(journal.c.number))
            first, move, end = (bytes(row.entry).decode() for row in rows)
    assert first == (
        '{"do":"create","code":"ABC234","settings":{"edition":"usa","deck":null,"seats":3,"options":{},'
        '"public":false,"timer":0,"pace":"brisk","open_hands":true,"writing":false},'
        f'"player":"{person(0)}","name":"ana","bots":["easy"],"secret":"{SECRETS[0]}","record":"record-0",'
        '"version":null,"avatar":null,"prepared":null,"kind":"friends","cup":null,"company":[],"rated":false}'
    )
    assert move == '{"do":"move","seat":1,"move":"play r5","id":"id-1","lasted":null,"bot":null}'
    assert end == '{"do":"end"}'


def test_the_encoder_writes_lines_as_the_journal_has_them() -> None:
    one = create(bots=["easy"], options={"drawn": "must"})
    every: list[entries.AnyEntry] = [
        one, replace(one, prepared=lesson("usa").prepared, company=(entries.Sit(1, "Bö", "p"),), version=2),
        entries.Sit(1, "Ana", "p", "fox-3", True), entries.Leave(1), entries.Vote(0, 1),
        entries.Bot(None, 1, "easy"), entries.Free(0, 1), entries.Host(1), entries.Change(0, one.settings, 3),
        entries.Mute(0, 1, True), entries.Ban(0, "p", "1f2e"),
        entries.Write(0, ("act Sing", "x")), entries.Board(0, "red"), entries.Commit(0, "00"),
        entries.Again(0, True), entries.Start(None), entries.Nonce(0, "00"), entries.Deal(1, {"a": "b"}),
        entries.Deal(1, {"a": "b"}, {"seats": [None, "easy"], "levels": {"easy": {"version": 1}}}),
        entries.Move(1, "draw", bot="normal"),
        *moves(2), entries.Time(), entries.Next(), entries.Prepare("s", "r"), entries.End(),
    ]  # fmt: skip
    assert {type(entry) for entry in every} == set(get_args(entries.AnyEntry))
    for entry in every:
        assert stores.journal_line(entry) == msgspec.json.encode(line(entry))


async def test_what_was_written_is_there_when_the_store_is_opened_again(database: str) -> None:
    first = replace(create(options={"drawn": "must"}), version=1)
    async with Store.opened(database) as store:
        await store.create("AAAAAA", first)
        await store.create("BBBBBB", first)
        for number, move in enumerate(moves(5), start=1):
            await store.append("AAAAAA", number, move)
        await store.append("AAAAAA", 6, entries.End(), RECORD, ended=True)
    async with Store.opened(database) as store:
        assert await store.entries("AAAAAA") == [first, *moves(5), entries.End()]
        assert await store.entries("BBBBBB") == [first]
        assert await store.entries("CCCCCC") == []
        assert await store.open_codes() == ["BBBBBB"]
        assert await store.record("match_-1") == RECORD


@pytest.mark.parametrize("name", ["", "match_-2", "\0", "a/b", "é", "x" * 33, "' OR 1=1 --"])
async def test_there_is_no_record_of_another_name(database: str, name: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        await store.append("AAAAAA", 1, entries.End(), RECORD, ended=True)
        assert await store.record(name) is None


async def test_a_code_is_given_once(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "code-taken"):
            await store.create("AAAAAA", create(name="beto"))
        (first,) = await store.entries("AAAAAA")
        assert isinstance(first, entries.Create) and first.name == "ana"


class Counting(Store):
    """A store that counts its transactions."""

    groups: list[int]

    async def _write(self, group: list[stores._Write]) -> None:
        self.groups.append(len(group))
        await super()._write(group)


async def test_what_many_tables_hand_in_is_committed_together(database: str) -> None:
    codes = [f"TABLE{letter}" for letter in "ABCDEFGHIJ"]
    async with Counting.opened(database) as store:
        assert isinstance(store, Counting)
        store.groups = []
        await asyncio.gather(*(store.create(code, create()) for code in codes))

        async def play(code: str) -> None:
            for number, move in enumerate(moves(20), start=1):
                await store.append(code, number, move)

        await asyncio.gather(*(play(code) for code in codes))
        assert sum(store.groups) == 10 * 21
        assert len(store.groups) < sum(store.groups) / 3
        for code in codes:
            assert (await store.entries(code))[1:] == moves(20)


async def test_a_group_has_an_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LARGEST_GROUP", 7)
    async with Counting.opened(database) as store:
        assert isinstance(store, Counting)
        store.groups = []
        await asyncio.gather(*(store.create(f"TABL{number}", create()) for number in range(30)))
        assert max(store.groups) == 7
        assert len(await store.open_codes()) == 30


async def test_a_write_that_fails_takes_no_other_with_it(database: str) -> None:
    async with Store.opened(database) as store:
        for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
            await store.create(code, create())
        await store.append("BBBBBB", 1, moves(1)[0])
        done = await asyncio.gather(
            store.append("AAAAAA", 1, moves(1)[0]),
            store.append("BBBBBB", 1, moves(2)[1]),
            store.append("CCCCCC", 1, moves(1)[0]),
            store.append("NOBODY", 1, moves(1)[0]),
            return_exceptions=True,
        )
        assert [isinstance(one, sa.exc.IntegrityError) for one in done] == [False, True, False, True]
        assert not any(moves(2)[1].move in str(one) for one in done), "a log must not tell entries"
        assert [len(await store.entries(code)) for code in ("AAAAAA", "BBBBBB", "CCCCCC")] == [2, 2, 2]
        assert (await store.entries("BBBBBB"))[1] == moves(1)[0], "the first one counts"
        await store.append("BBBBBB", 2, moves(2)[1])


async def test_an_entry_and_the_record_it_ends_are_written_together(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        await store.append("AAAAAA", 1, moves(1)[0], RECORD)
        with pytest.raises(sa.exc.IntegrityError):
            await store.append("AAAAAA", 2, entries.End(), RECORD, ended=True)
        assert len(await store.entries("AAAAAA")) == 2
        assert await store.open_codes() == ["AAAAAA"]


async def test_closing_writes_what_still_waits(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        waiting = [
            asyncio.create_task(store.append("AAAAAA", number, move))
            for number, move in enumerate(moves(50), start=1)
        ]
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
    assert all(task.done() for task in waiting)
    async with Store.opened(database) as store:
        assert (await store.entries("AAAAAA"))[1:] == moves(50)


async def test_a_connection_that_the_database_has_cut_is_replaced(postgres_server: URL) -> None:
    """At the most one write is refused for it, and its table brought back."""
    with postgres.new_database(postgres_server) as database:
        async with Store.opened(database) as store:
            await store.create("AAAAAA", create())
            async with store.engine.connect() as connection:
                await connection.execute(
                    sa.text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                    )
                )
            written = 0
            for move in moves(3):
                try:
                    await store.append("AAAAAA", written + 1, move)
                except sa.exc.SQLAlchemyError:
                    continue
                written += 1
            assert written >= 2
            assert len(await store.entries("AAAAAA")) == 1 + written


@pytest.mark.parametrize("alone", [True, False])
async def test_whoever_waited_may_be_gone(database: str, alone: bool) -> None:
    """The pump goes on, whether the write succeeds or fails."""
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        failing = [asyncio.create_task(store.append("AAAAAA", 0, move)) for move in moves(1 if alone else 3)]
        fine = asyncio.create_task(store.append("AAAAAA", 1, moves(1)[0])) if not alone else None
        await asyncio.sleep(0)
        for task in (*failing, *([fine] if fine else [])):
            task.cancel()
        await asyncio.gather(*failing, *([fine] if fine else []), return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await store.append("AAAAAA", 2, moves(1)[0])
        assert len(await store.entries("AAAAAA")) == (2 if alone else 3)


async def test_sqlite_is_told_to_be_careful(folder: Path) -> None:
    async with Store.opened(database_in(folder)) as store, store.engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [(await connection.execute(sa.text(f"PRAGMA {name}"))).scalar() for name in asked]
        assert found == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("nonsense", "database-url"),
        ("postgresql://somebody:hush@[::1", "database-url"),
        ("oracle://somebody:hush@nowhere/x", "database-url"),
        ("sqlite+pysqlite:///x.db", "database-url"),
        ("postgresql://somebody:hush@127.0.0.1:9/x", "database-unreachable"),
        ("postgresql://somebody:hu@sh@127.0.0.1:9/x", "database-unreachable"),
        ("sqlite:////nowhere/at/all.db", "database-unreachable"),
    ],
)
async def test_a_database_that_cannot_be_used_is_told_without_its_password(url: str, code: str) -> None:
    with pytest.raises(Refusal) as told:
        async with Store.opened(url):
            pass
    assert told.value.code == code
    assert "hu" not in str(told.value.about.values())
    assert told.value.about["reason"]


async def test_a_file_that_is_no_database_stays_as_it_is(folder: Path) -> None:
    (folder / "lastcard.db").write_text("my diary " * 1000)
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "database-unreachable"):
        async with Store.opened(database_in(folder)):
            pass
    assert (folder / "lastcard.db").read_text() == "my diary " * 1000


@pytest.mark.parametrize("error", [TimeoutError(), OSError("no route\nand more"), ValueError("odd")])
def test_there_is_always_a_reason_of_one_line(error: Exception) -> None:
    reason = reason_of(error)
    assert reason
    assert "\n" not in reason


async def test_an_error_of_the_database_tells_nothing_of_what_was_to_be_written(database: str) -> None:
    """It goes into the log, and an entry has the secret of a match in it."""
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        await store.append("AAAAAA", 1, entries.End())
        with pytest.raises(sa.exc.IntegrityError) as told:
            await store.append("AAAAAA", 1, entries.Prepare("5ec2e7" * 8, "r"))
        assert "5ec2e7" not in str(told.value)
