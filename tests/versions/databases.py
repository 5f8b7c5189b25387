"""Writes a server's database as the code of now makes it, for later code to open.

`python -m tests.versions.databases` writes `databases/NNNN.db.gz`, by the newest migration, and what it has:
`NNNN.json`. Before a migration is added it is called once more; a file that is there is never written again.
Those of 0001 to 0004 were written by the last commits that had no newer migration, as far as there were quick
matches and tournaments then.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from lastcard.cup import entries as cups
from lastcard.server.cups.hall import CupHall
from lastcard.server.cups.room import CupRoom
from lastcard.server.hall import Hall
from lastcard.server.quick import settings_of
from lastcard.server.rooms import Room
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Report, Store
from lastcard.table import entries
from lastcard.table.phases import FINISHED
from lastcard.table.room.opening import player_of
from lastcard.table.table import Table
from tests.server.house import times
from tests.versions import HERE
from tests.versions.make import Hosting, digest, make_tables, secret_of

FOLDER = HERE / "databases"
PATIENT = times(thinking=3600.0, catching=3600.0, between=3600.0, gathering=3600.0, called=3600.0)
"""Nothing happens by itself meanwhile."""


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def known_of(table: Table) -> dict[str, Any]:
    """What a table has to be again when it comes back."""
    about = {"kind": table.kind, "phase": table.phase, "record": table.record}
    return {**about, "lines": _digest(table.lines)}


async def strangers(hall: Hall, moves: int) -> Room:
    """A quick match of two people who play for a rating, and two bots, after this many moves."""
    settings, (ana, beto) = settings_of("usa"), map(player_of, map(secret_of, range(2)))
    room = await hall.create(settings, "Ana", ana, (), "fox-3", kind="quick", rated=True)
    await room.act(entries.Sit(1, "Beto", beto, "owl-2", True))
    for seat in (2, 3):
        await room.act(entries.Bot(None, seat, "normal"))
    await room.act(entries.Start(None))
    await Hosting(room).deal()
    await Hosting(room).play(moves)
    return room


async def report(store: Store, room: Room) -> None:
    ana, beto = map(player_of, map(secret_of, range(2)))
    await store.report(Report(room.table.code, room.table.next_record, ana, beto, "Beto", "away"))


async def cup(halls: CupHall, people: int) -> CupRoom:
    """A tournament that people have joined, each with a nonce."""
    settings = entries.Settings(edition="usa", seats=4, options={"length": "1", "hand-size": "3"}, timer=60)
    players = [(player_of(secret_of(seat)), digest(f"nonce {seat}").hex()) for seat in range(people)]
    room = await halls.create("Copa", settings, players[0][0], None)
    for seat, (player, nonce) in enumerate(players):
        await room.act(cups.Join(player, f"P{seat}", "fox-3", nonce))
    return room


async def play_table(hall: Hall, code: str, moves: int = 10_000) -> None:
    """Play at a table of a tournament, after everybody has come there."""
    room = await hall.find(code)
    for seat, chair in enumerate(room.table.seats):
        if chair.kind == "person":
            await room.act(entries.Commit(seat, hashlib.sha256(digest(f"nonce {seat}")).hexdigest()))
    await room.act(entries.Start(None))
    await Hosting(room).deal()
    await Hosting(room).play(moves)


def standing_of(room: CupRoom) -> list[Any]:
    return [room.cup.phase, len(room.cup.people), room.cup.number]


async def rated(store: Store) -> dict[str, int]:
    """How many matches the first player has played for a rating, by edition."""
    ratings = await store.ratings(player_of(secret_of(0)))
    return {edition: rating.matches for edition, rating in ratings.items()}


async def until_told(room: CupRoom, results: int) -> None:
    """A tournament hears of a finished match after the table itself."""
    while sum(table.result is not None for table in room.cup.tables) < results:
        await asyncio.sleep(0.01)


async def make(path: Path) -> dict[str, Any]:
    """Fill a new database with tables in every phase, quick matches and tournaments."""
    known = await make_tables(path)
    tables = {code: {"kind": "friends", **one, "lines": _digest(one["lines"])} for code, one in known.items()}
    settings = ServerSettings(entropy=Random("strangers").randbytes, times=PATIENT)
    async with Store.opened(f"sqlite+aiosqlite:///{path}") as store:
        hall = Hall(store, settings)
        halls = CupHall(hall)
        await report(store, await strangers(hall, 9))
        assert (await strangers(hall, 10_000)).table.phase == FINISHED
        joining, playing = await cup(halls, 3), await cup(halls, 8)
        await playing.begin(2)
        first, second = playing.cup.tables
        await play_table(hall, first.code)
        await play_table(hall, second.code, 6)
        await until_told(playing, 1)
        tables |= {code: known_of(room.table) for code, room in hall.rooms.items()}
        ratings = await rated(store)
        standing = {room.cup.code: standing_of(room) for room in (joining, playing)}
        await halls.stop()
        await hall.stop()
    return {"tables": tables, "cups": standing, "ratings": ratings, "reports": 1}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        known = asyncio.run(make(path))
        engine = sa.create_engine(f"sqlite:///{path}")
        with engine.connect() as connection:
            connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
            connection.execute(sa.text("PRAGMA journal_mode=DELETE"))
            revision = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
        engine.dispose()
        FOLDER.mkdir(exist_ok=True)
        with (FOLDER / f"{revision}.db.gz").open("xb") as file:
            file.write(gzip.compress(path.read_bytes(), mtime=0))
    text = json.dumps(known, ensure_ascii=False, indent=1)
    (FOLDER / f"{revision}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
