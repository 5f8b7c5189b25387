"""An edition whose version moves: what was dealt goes on as it was, what is dealt next is of the newest."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import lastcard
from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server.hall import Hall
from lastcard.server.schema import journal
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table import entries
from lastcard.table.journal import kept, line, read
from lastcard.table.phases import PLAYING
from lastcard.table.table import Table
from tests.table.sitting import Sitting, create
from tests.versions.conftest import move_versions
from tests.versions.make import Hosting

OLD = lastcard.EDITIONS["usa"].version
NEW = OLD + 1
USUAL = dict(lastcard.game("usa", 3).options)


@pytest.mark.usefixtures("moved")
def test_a_game_of_a_version_has_its_options_and_defaults() -> None:
    newest, before = lastcard.game("usa", 3), lastcard.game("usa", 3, version=OLD)
    assert (newest.version, newest.options["drawn"], newest.options["stars"]) == (NEW, "must", "few")
    assert (before.version, dict(before.options)) == (OLD, USUAL)
    assert before.played == {**USUAL, "stars": "few", "moons": "new"}
    assert before.changed_options == newest.changed_options == ()
    assert before != newest and before == lastcard.game("usa", 3, USUAL, version=OLD)
    assert repr(before) == f"game('usa', ('Abril', 'Bruno', 'Carla'), version={OLD})"
    assert eval(repr(before), {"game": lastcard.game}) == before
    assert lastcard.game("dice", 2).version == 1


@pytest.mark.usefixtures("moved")
@pytest.mark.parametrize(
    ("options", "version", "code"),
    [
        ({}, NEW + 1, "version-unknown"),
        ({}, 0, "version-unknown"),
        ({}, "1", "version-unknown"),
        ({"drawn": "never"}, OLD, "option-value"),
        ({"stars": "few"}, OLD, "option-unknown"),
    ],
)
def test_what_a_version_did_not_have_is_refused(options: dict[str, str], version: Any, code: str) -> None:
    with pytest.raises(Refusal) as told:
        lastcard.game("usa", 2, options, version=version)
    assert told.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_version_that_is_not_there_yet_is_one_sentence(language: str) -> None:
    with pytest.raises(Refusal) as told:
        lastcard.game("usa", 2, version=99)
    sentence = refusal_text(catalogue(language), told.value)
    assert "99" in sentence and "usa" in sentence and "\n" not in sentence


def test_positions_are_of_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(lastcard.game("usa", 2).start(seed=7))
    move_versions(monkeypatch)
    state = lastcard.read_position(text)
    assert str(state) == text and state == lastcard.game("usa", 2, version=OLD).start(seed=7)
    assert state.rules.options["drawn"] == USUAL["drawn"]
    newest = lastcard.read_position(text.replace(f"version {OLD}\n", ""))
    assert newest != state and newest.rules.options["drawn"] == "must"
    with pytest.raises(Refusal, match="version 99"):
        lastcard.read_position(text.replace(f"version {OLD}", "version 99"))


def written(sitting: Sitting) -> list[bytes]:
    """The journal of a table as it lies on the disk."""
    table = Table(sitting.journal[0])  # type: ignore[arg-type]
    lines = [line(kept(table, sitting.journal[0]))]
    for entry in sitting.journal[1:]:
        table.apply(entry)
        lines.append(line(kept(table, entry)))
    return [json.dumps(one).encode() for one in lines]


def restored(lines: list[bytes]) -> Sitting:
    first, *rest = (read(json.loads(one)) for one in lines)
    assert isinstance(first, entries.Create)
    sitting = Sitting(first)
    for entry in rest:
        sitting.do(entry)
    return sitting


def test_journals_say_version_and_every_option() -> None:
    sitting = Sitting(create("usa", 3, options={"drawn": "must"}))
    sitting.do(entries.Change(0, entries.Settings(edition="usa", seats=2, options={"uno": "auto"})))
    sitting.begin()
    said = {line["do"]: line for line in map(json.loads, written(sitting))}
    every = {name: str(value) for name, value in lastcard.game("usa", 2).options.items()}
    assert [said[do]["version"] for do in ("create", "change", "deal")] == [OLD] * 3
    assert said["create"]["settings"]["options"] == {**every, "drawn": "must"}
    assert said["change"]["settings"]["options"] == said["deal"]["options"] == {**every, "uno": "auto"}


def test_a_match_goes_on_and_the_next_is_of_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(create("usa", 2, options={"target": "1", "hand-size": "2"}))
    sitting.begin()
    lines = written(sitting)
    move_versions(monkeypatch)
    sitting = restored(lines)
    table = sitting.table
    assert table.phase == PLAYING and table.game is not None
    assert (table.game.version, table.info()["version"], "stars" in table.options) == (OLD, OLD, False)
    sitting.play_out(Random(1))
    assert verify(Record.from_text("\n".join(table.lines))).outcomes
    # What they have agreed on stays, and what nobody could choose then is as it was played.
    agreed = {name: str(value) for name, value in USUAL.items()}
    agreed |= {"target": "1", "hand-size": "2", "stars": "few", "moons": "new"}
    assert (table.info()["version"], table.options) == (NEW, agreed)
    sitting.do(entries.Prepare("11" * 32, "record-1"))
    sitting.begin()
    header = json.loads(table.lines[0])
    assert (header["version"], header["options"]) == (NEW, agreed)
    again = restored(written(sitting)).table
    assert again.lines == table.lines
    deals = [line for line in map(json.loads, written(sitting)) if line["do"] == "deal"]
    assert [deal["version"] for deal in deals] == [OLD, NEW]


def test_a_lobby_keeps_what_was_agreed_until_somebody_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(Sitting(create("hp", 2, options={"uno": "auto"})))
    move_versions(monkeypatch)
    sitting = restored(lines)
    table = sitting.table
    assert (table.version, table.coming.version, table.info()["version"]) == (OLD, NEW, NEW)
    assert dict(table.coming.changed_options) == {
        "drawn": USUAL["drawn"], "uno": "auto", "moons": "new"
    }  # fmt: skip
    sitting.do(entries.Change(0, entries.Settings(edition="hp", seats=2, options={"stars": "many"})))
    assert (table.version, dict(table.coming.changed_options)) == (NEW, {"stars": "many"})
    assert restored(written(sitting)).table.options == table.options


def test_a_name_that_an_option_speaks_of_leaves_with_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(Sitting(create("dice", 2, options={"first-player": "ana"})))
    move_versions(monkeypatch)
    sitting = restored(lines)
    sitting.do(entries.Leave(0))
    assert "first-player" not in sitting.table.options


async def test_what_a_server_stores_says_everything(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And another server, with a newer version, deals under it by what was agreed on."""
    url = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    settings = ServerSettings(entropy=Random(1).randbytes)
    async with Store.opened(url) as store:
        hall = Hall(store, settings)
        agreed = entries.Settings(edition="usa", seats=2, options={"target": "1", "hand-size": "2"})
        room = await hall.create(agreed, "Ana", "1" * 64, ("easy",))
        await Hosting(room).start()
        await Hosting(room).deal()
        async with store.engine.connect() as connection:
            rows = [json.loads(row.entry) for row in await connection.execute(sa.select(journal.c.entry))]
        await hall.stop()
    assert [row["version"] for row in rows if row["do"] in ("create", "deal")] == [OLD, OLD]
    assert rows[-1]["options"] == rows[0]["settings"]["options"]
    assert rows[-1]["options"].keys() == lastcard.game("usa", 2).options.keys()
    move_versions(monkeypatch)
    async with Store.opened(url) as store:
        hall = Hall(store, settings)
        await hall.restore()
        room = await hall.find(room.table.code)
        await Hosting(room).play()
        await Hosting(room).start()
        await Hosting(room).deal()
        assert room.table.game is not None
        assert (room.table.game.version, room.table.game.options["drawn"]) == (NEW, USUAL["drawn"])
        await hall.stop()
    monkeypatch.undo()
    async with Store.opened(url) as store:
        with pytest.raises(Refusal) as told:
            await Hall(store, settings).find(room.table.code)
        assert told.value.code == "version-unknown"
