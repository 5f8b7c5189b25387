"""What earlier versions made is finished, replayed and verified by the code of today (see make.py here)."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli import main
from lastcard.core.options import Choice
from lastcard.editions import EDITIONS, game
from lastcard.notation.record import Record, read_record
from lastcard.notation.replay import replay, verify
from lastcard.server.hall import Hall
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table.phases import DEALING, ENDED, FINISHED, LOBBY, PLAYING
from lastcard.table.records import moments_of
from tests.versions import FOLDERS, HERE, KEPT
from tests.versions.make import Hosting

BEFORE = dict(EDITIONS)


@pytest.fixture(autouse=True, params=["as it is", "moved once more"])
def versions(request: pytest.FixtureRequest) -> None:
    """Everything here holds for the editions as they are, and when their version moves."""
    if request.param == "moved once more":
        request.getfixturevalue("moved")


def name_of(path: Path) -> str:
    return str(path.relative_to(HERE))


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_record_replays_and_is_written_as_it_was(path: Path) -> None:
    record = read_record(path)
    assert record.text == path.read_text(encoding="utf-8")
    *_, last = replay(record)
    assert last.number == len(record.moves)
    assert main(["replay", str(path)]) == 0


@pytest.mark.parametrize("path", [path for path in KEPT if path.name.startswith("fair")], ids=name_of)
def test_a_record_verifies(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(path)
    written = [entry for entry in record.entries if "chance" in entry.data]
    assert verify(record).outcomes == len(written)
    assert main(["verify", str(path)]) == 0
    assert record.header["fair"]["commitment"] in capsys.readouterr().out


@asynccontextmanager
async def opened(kept: Path, folder: Path) -> AsyncIterator[Hall]:
    """A server's hall over a copy of a kept database, with everything that is open in it."""
    shutil.copy(kept / "tables.db", folder / "tables.db")
    async with Store.opened(f"sqlite+aiosqlite:///{folder / 'tables.db'}") as store:
        hall = Hall(store, ServerSettings())
        await hall.restore()
        for code in [*hall.resting]:
            await hall.find(code)
        yield hall
        await hall.stop()


def known_of(kept: Path) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((kept / "tables.json").read_text(encoding="utf-8"))
    return known


@pytest.mark.parametrize("kept", FOLDERS, ids=name_of)
async def test_every_table_comes_back_as_it_was(kept: Path, folder: Path) -> None:
    known = known_of(kept)
    assert {one["phase"] for one in known.values()} == {LOBBY, DEALING, PLAYING, FINISHED, ENDED}
    async with opened(kept, folder) as hall:
        assert [*hall.rooms] == [code for code, one in known.items() if one["phase"] != ENDED]
        for code, room in hall.rooms.items():
            assert (room.table.phase, room.table.lines) == (known[code]["phase"], known[code]["lines"])


@pytest.mark.parametrize("kept", FOLDERS, ids=name_of)
async def test_every_match_goes_on_and_can_be_verified(kept: Path, folder: Path) -> None:
    async with opened(kept, folder) as hall:
        for room in hall.rooms.values():
            if room.table.phase != PLAYING:
                continue
            before = [*room.table.lines]
            await Hosting(room).play()
            stored = await hall.store.record(room.table.record or "")
            assert stored is not None and stored.text.splitlines()[: len(before)] == before
            record = Record.from_text(stored.text)
            assert record.winners and record.header["version"] == json.loads(before[0])["version"]
            verify(record)
            assert len(moments_of(stored)["moments"]) > len(record.moves)


@pytest.mark.parametrize("kept", FOLDERS, ids=name_of)
async def test_a_match_can_be_played_at_every_table(kept: Path, folder: Path) -> None:
    """In the lobby, with the nonces on their way, and after a match."""
    async with opened(kept, folder) as hall:
        for room in hall.rooms.values():
            sitting = Hosting(room)
            if room.table.phase == LOBBY:
                await sitting.fill()
            if room.table.phase in (LOBBY, FINISHED):
                await sitting.start()
            if room.table.phase == DEALING:
                await sitting.deal()
                await sitting.play()
                assert room.table.phase == FINISHED
                verify(Record.from_text("\n".join(room.table.lines)))


@pytest.mark.parametrize("kept", FOLDERS, ids=name_of)
async def test_finished_records_replay(kept: Path, folder: Path) -> None:
    async with opened(kept, folder) as hall:
        for one in known_of(kept).values():
            if one["record"] is not None:
                stored = await hall.store.record(one["record"])
                assert stored is not None
                assert moments_of(stored)["moments"]
                verify(Record.from_text(stored.text))


def test_every_earlier_version_is_kept() -> None:
    made = {(record.edition, record.header["version"]) for record in map(read_record, KEPT)}
    for edition in BEFORE.values():
        assert edition.versions == tuple(range(1, edition.version + 1))
        assert {(edition.name, one.version) for one in edition.earlier} <= made, (
            "python -m tests.versions.make"
        )


def test_no_option_and_no_value_is_taken_away() -> None:
    """A table that agreed on it has to find it in the newest version."""
    for edition in EDITIONS.values():
        newest = {option.name: option for option in game(edition.name, 2).known_options}
        for version in edition.versions:
            for option in game(edition.name, 2, version=version).known_options:
                values = option.values if isinstance(option, Choice) else [option.default]
                assert all(newest[option.name].read(value) == value for value in values)
