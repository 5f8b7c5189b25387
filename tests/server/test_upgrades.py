"""Databases that earlier code has made (tests/versions/databases.py) open, and their tables go on."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url

from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server import schema
from lastcard.server.cups.hall import CupHall
from lastcard.server.database import engine_for, upgrade
from lastcard.server.hall import Hall
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table.phases import ENDED, FINISHED, PLAYING
from tests.versions.databases import FOLDER, PATIENT, known_of, rated, standing_of, until_told
from tests.versions.make import Hosting

STATES = sorted(path.name.removesuffix(".db.gz") for path in FOLDER.glob("*.db.gz"))


async def fill(url: str, state: str, folder: Path) -> None:
    """Make a database what the server had when `state` was its newest migration."""
    content = gzip.decompress((FOLDER / f"{state}.db.gz").read_bytes())
    if url.startswith("sqlite"):
        Path(str(make_url(url).database)).write_bytes(content)
        return
    kept = folder / "kept.db"
    kept.write_bytes(content)
    await upgrade(url, state)
    source, target = sa.create_engine(f"sqlite:///{kept}"), engine_for(url)
    async with target.begin() as connection:
        with source.connect() as given:
            await connection.run_sync(_copy, given)
    await target.dispose()
    source.dispose()


def _copy(target: sa.Connection, source: sa.Connection) -> None:
    tables = sa.MetaData()
    tables.reflect(target)
    for table in tables.sorted_tables:
        flags = {column.name for column in table.columns if isinstance(column.type, sa.Boolean)}
        found = source.execute(sa.text(f'SELECT * FROM "{table.name}"')).mappings()
        rows = [{name: bool(of) if name in flags else of for name, of in row.items()} for row in found]
        if rows and table.name != "alembic_version":
            target.execute(table.insert(), rows)


@asynccontextmanager
async def opened(url: str, state: str, folder: Path) -> AsyncIterator[tuple[Hall, CupHall]]:
    """Today's server over a copy of a kept database, with everything that is open in it."""
    await fill(url, state, folder)
    async with Store.opened(url) as store:
        hall = Hall(store, ServerSettings(times=PATIENT))
        cups = CupHall(hall)
        await hall.restore()
        await cups.restore()
        for code in [*hall.resting]:
            await hall.find(code)
        yield hall, cups
        await cups.stop()
        await hall.stop()


def known(state: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{state}.json").read_text(encoding="utf-8"))
    return found


def test_the_state_before_every_migration_is_kept() -> None:
    config = Config()
    config.set_main_option("script_location", "lastcard.server:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    earlier = {script.revision for script in scripts.walk_revisions()} - {*scripts.get_heads()}
    assert earlier <= {*STATES}, "python -m tests.versions.databases, by the code before the new migration"


@pytest.mark.parametrize("state", STATES)
async def test_everything_comes_back_as_it_was(database: str, state: str, folder: Path) -> None:
    was = known(state)
    async with opened(database, state, folder) as (hall, cups):
        open_tables = {code: one for code, one in was["tables"].items() if one["phase"] != ENDED}
        assert {code: known_of(room.table) for code, room in hall.rooms.items()} == open_tables
        assert {code: standing_of(room) for code, room in cups.rooms.items()} == was["cups"]
        assert await rated(hall.store) == was["ratings"]
        async with hall.store.engine.connect() as connection:
            assert len((await connection.execute(sa.select(schema.reports))).all()) == was["reports"]
        for one in was["tables"].values():
            if one["record"] is not None and one["phase"] == FINISHED:
                stored = await hall.store.record(one["record"])
                assert stored is not None
                verify(Record.from_text(stored.text))


@pytest.mark.parametrize("state", STATES)
async def test_matches_go_on_to_a_verified_end(database: str, state: str, folder: Path) -> None:
    async with opened(database, state, folder) as (hall, cups):
        playing = [room for room in hall.rooms.values() if room.table.phase == PLAYING]
        assert {room.table.kind for room in playing} == {
            one["kind"] for one in known(state)["tables"].values()
        }
        for room in playing:
            before = [*room.table.lines]
            await Hosting(room).play()
            stored = await hall.store.record(room.table.record or "")
            assert stored is not None and stored.text.splitlines()[: len(before)] == before
            record = Record.from_text(stored.text)
            assert record.winners
            verify(record)
        for cup in cups.rooms.values():
            await until_told(cup, len(cup.cup.tables))
            assert cup.cup.phase == ("pause" if cup.cup.tables else "joining")
