"""The database cannot be written to for a while: people are told so, nothing is lost, and games go on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from deploy import services
from deploy.cluster import ready_database
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server.ready import Readiness
from lastcard.server.store import Store
from lastcard.table import entries
from lastcard.table.journal import rebuilt
from lastcard.table.room.telling import FORM
from tests.server.client import Client, new_secret
from tests.server.company import asked, begun, leave, until
from tests.server.cups import Entrant, gathered
from tests.server.house import PATIENCE, House, database_in, house
from tests.server.survivors import Survivor, check_journal, seat_everybody
from tests.table.sitting import create

SENTENCES = {language: catalogue(language).text("refusal-cannot-save") for language in ("en", "es")}
BEGINS, IS_OVER = "nothing can be saved", "saving works again"


class Disk:
    """How many pages the database of a server may have; as many as it has, or any number."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.full = False
        sa.event.listen(store.engine.sync_engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={1 if self.full else 2**31 - 2}")
        cursor.close()

    async def fill(self) -> None:
        """Nothing more fits."""
        self.full = True
        await self.store._let_go()
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "cannot-save"):
            await Readiness(self.store).verify()


def wanted(name: str) -> dict[str, Any]:
    return {"edition": "usa", "seats": 2, "name": name, "secret": new_secret(name)}


def stranger(name: str) -> dict[str, Any]:
    return {"edition": "usa", "name": name, "secret": new_secret(name)}


def told(client: Client) -> list[str]:
    """What a client was told of an outage."""
    return [one["message"] for one in client.refusals if one["code"] == "cannot-save"]


def outages(home: House) -> list[str]:
    """The lines of the log about them; we have no others to complain of."""
    lines = [line for line in home.log.lines if BEGINS in line or IS_OVER in line]
    others = [line for line in home.log.errors() if BEGINS not in line and not line.startswith("uvicorn")]
    assert others == []
    return lines


async def test_a_full_disk_is_told_and_waited_for(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        assert (await home.http.get("/api/ready")).json() == {"saves": True}
        disk = Disk(home.store)
        await disk.fill()

        assert (await home.http.get("/api/health")).status_code == 200
        for language, sentence in SENTENCES.items():
            headers = {"accept-language": language}
            answers = [
                await home.http.get("/api/ready", headers=headers),
                await home.http.post("/api/tables", headers=headers, json=wanted("caro")),
                await home.http.post("/api/quick", headers=headers, json=stranger("dani")),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["code"]) == (503, "cannot-save")
                assert answer.json()["message"] == sentence

        mover, number = asked(clients), clients[0].number or 0
        moving = asyncio.create_task(mover.move(await mover.choose(Random(0))))
        for client in clients:
            await client.until(lambda client=client: bool(told(client)))  # type: ignore[misc]
            assert told(client)[0] == SENTENCES["en"]
            assert client.number == number, "nothing is told that is not saved"
        watcher = await Client(home.socket_url(code), "eva", language="es").dial()
        await watcher.send(
            {"type": "hello", "form": FORM, "secret": watcher.secret, "seen": None, "language": "es"}
        )
        assert await watcher.until_closed() == 1013
        assert told(watcher) == [SENTENCES["es"]]
        assert (await home.http.get(f"/api/tables/{code}")).status_code == 503
        assert not moving.done()

        disk.full = False
        assert (await moving)["number"] == number + 1
        assert (await home.http.get("/api/ready")).status_code == 200
        assert (await home.http.post("/api/tables", json=wanted("caro"))).status_code == 201
        await watcher.open()
        begins, is_over = outages(home)
        assert "full" in begins and "writes had to wait" in is_over
        assert all(client.closed is None for client in clients), "nobody had to come back"
        written = await home.store.entries(code)
        assert len(written) == number + 2 and isinstance(written[-1], entries.Move)
        await leave(*clients, watcher)


async def test_bots_and_clocks_wait_too_and_go_on_by_themselves(folder: Path) -> None:
    async with house(folder) as home:
        _, (ana,) = await begun(home, "ana", bots=["easy", "easy", "easy"])
        disk, rng = Disk(home.store), Random(1)
        await disk.fill()
        # It is her turn, or a bot has begun to wait.
        await ana.until(lambda: ana.is_asked() or bool(told(ana)))
        number, moving = ana.number or 0, None
        if ana.is_asked():
            move = await ana.choose(rng)
            moving = asyncio.create_task(ana.request("move", number=number, move=move))
            await ana.until(lambda: bool(told(ana)))
        assert ana.number == number
        disk.full = False
        await ana.until(lambda: (ana.number or 0) > number)
        if moving is not None:
            await moving
        assert len(outages(home)) == 2
        await leave(ana)


async def test_tournaments_wait_too(folder: Path) -> None:
    async with house(folder) as home:
        code, entrants = await gathered(home, 3)
        disk = Disk(home.store)
        await disk.fill()
        leaving = asyncio.create_task(entrants[2].ask("leave"))
        for entrant in entrants:
            await entrant.until(lambda entrant=entrant: bool(told(entrant)))  # type: ignore[misc]
        late = await Entrant(home, code, "late").dial()
        await late.send({"type": "hello", "secret": late.secret, "language": "en"})
        assert await late.until_closed() == 1013
        disk.full = False
        await leaving
        assert len(outages(home)) == 2
        await leave(*entrants)


async def test_a_server_stops_in_the_middle_of_an_outage(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        number = clients[0].number or 0
        await Disk(home.store).fill()
        mover = asked(clients)
        moving = asyncio.create_task(mover.request("move", number=number, move=await mover.choose(Random(0))))
        await mover.until(lambda: bool(told(mover)))
    with pytest.raises(ConnectionError):
        await moving
    assert BEGINS in outages(home)[0]
    async with Store.opened(database_in(folder)) as store:
        written = await store.entries(code)
        # The last attempt may succeed; nobody was told of it, and nobody will be surprised.
        assert number + 1 <= len(written) <= number + 2
        assert rebuilt(written).phase == "playing"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A small file system; only root can make one."""
    where = tmp_path / "disk"
    where.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16m", "lastcard-test", str(where)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode != 0:
        pytest.skip(f"no file system can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield where
    finally:
        subprocess.run(["umount", str(where)], check=True)


def fill(disk: Path) -> Path:
    """A file that takes everything that is left."""
    path = disk / "filler"
    with path.open("wb", buffering=0) as file:
        for size in (65_536, 4096, 1):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
    return path


class Here:
    """A server of this process, for those who come back to it."""

    def __init__(self, home: House) -> None:
        self.address, self.up = home.address, asyncio.Event()
        self.up.set()

    def url(self, path: str) -> str:
        return f"ws{self.address.removeprefix('http')}{path}"


@asynccontextmanager
async def playing(home: House, tables: int) -> AsyncIterator[dict[str, list[Survivor]]]:
    """Tables of two people and a bot, who play until the end whatever happens; checked in the end."""
    options = {"hand-size": "5", "target": "150"}
    company: dict[str, list[Survivor]] = {}
    for number in range(tables):
        names = [f"{name}{number}" for name in ("ana", "beto")]
        code, people = await seat_everybody(Here(home), names, "usa", options)
        company[code] = people
    everybody = [person for people in company.values() for person in people]
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for person in everybody:
            group.create_task(person.live())
        yield company
    for code, people in company.items():
        table = check_journal(await home.store.entries(code), people)
        stored = await home.store.record(table.record or "")
        assert stored is not None
        verify(Record.from_text(stored.text))
    await leave(*(person.client for person in everybody))


async def moved(company: dict[str, list[Survivor]], moves: int) -> None:
    """Wait for more answered moves."""
    everybody = [person for people in company.values() for person in people]

    def answered() -> int:
        return sum(len(person.answered) for person in everybody)

    before = answered()
    await until(lambda: answered() >= before + moves)


async def test_games_go_on_after_a_disk_was_full(small_disk: Path) -> None:
    async with house(small_disk) as home, playing(home, 2) as company:
        await moved(company, 5)
        filler = fill(small_disk)
        await until(lambda: home.store.outage.on)
        assert (await home.http.get("/api/ready")).status_code == 503
        await until(
            lambda: all(any(map(told, (one.client for one in people))) for people in company.values())
        )
        filler.unlink()
        await until(lambda: not home.store.outage.on)
        await moved(company, 5)
    assert len(outages(home)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_games_go_on_after_postgresql_was_away(how: signal.Signals, folder: Path) -> None:
    try:
        with services.postgres() as server:
            url = make_url(await ready_database(server.port)).set(drivername="postgresql+asyncpg")
            async with (
                house(folder, database=url.render_as_string(), lease=1.0) as home,
                playing(home, 8) as company,
            ):
                await moved(company, 10)
                await asyncio.to_thread(server.stop, how)
                await until(lambda: home.store.outage.on)
                assert (await home.http.get("/api/ready")).status_code == 503
                assert (await home.http.post("/api/tables", json=wanted("caro"))).status_code == 503
                record = (await home.http.get("/api/records/unknown")).json()
                assert (record["status"], record["message"]) == (503, SENTENCES["en"])
                await until(
                    lambda: all(any(told(one.client) for one in people) for people in company.values())
                )
                # Nobody else has taken over, so that its leases are renewed and go on.
                await until(lambda: not home.store.may_write())
                await asyncio.to_thread(server.start)
                await moved(company, 10)
            assert len(outages(home)) == 2
    except services.Missing as missing:
        pytest.skip(f"not on this machine: {missing}")


async def test_what_was_written_when_the_connection_was_lost_is_not_written_twice(database: str) -> None:
    """The answer of a commit can get lost: what is there counts as written."""

    class Forgetful(Store):
        lost = 0

        async def _insert(self, *about: Any) -> None:
            await super()._insert(*about)
            if self.lost:
                self.lost -= 1
                await about[0].commit()
                raise ConnectionResetError("the connection was lost")

    async with Forgetful.opened(database) as store:
        assert isinstance(store, Forgetful)
        await store.create("AAAAAA", create())
        await store.create("BBBBBB", create())
        store.lost = 1
        move = entries.Move(0, "play r5", "id-1")
        await asyncio.gather(store.append("AAAAAA", 1, move), store.append("BBBBBB", 1, move))
        assert [len(await store.entries(code)) for code in ("AAAAAA", "BBBBBB")] == [2, 2]
        with pytest.raises(sa.exc.IntegrityError):
            await store.append("AAAAAA", 1, entries.Move(0, "draw", "id-2"))
