"""docs/operating.md: its table is that of the code, and its backups are real ones of a server that plays."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.engine import URL, make_url

from deploy.services import postgres_programs
from lastcard.server.exporter import Standing, registry_of
from lastcard.server.metrics import Metrics
from tests.server import postgres
from tests.server.client import Client, new_table
from tests.server.house import House, house
from tests.support.docs_pages import DOCS, generator_of, page

PAGE = page("operating")
COMMANDS = re.findall(r"^(?:sqlite3|pg_dump|pg_restore) .*$", PAGE, re.MULTILINE)


def test_the_settings_are_up_to_date() -> None:
    assert generator_of("operating").filled_in(PAGE) == PAGE, "run `make wire`"
    assert "`LASTCARD_LIMITS_TABLES`" in PAGE


def test_every_link_leads_somewhere() -> None:
    headings = {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in _headings(PAGE)}
    for name, anchor in re.findall(r"\]\(([\w./-]*)#?([\w-]*)\)", PAGE):
        assert not name or (DOCS / name).exists(), name
        assert name or anchor in headings, anchor
    assert "operating.md" in page("server")


def _headings(text: str) -> list[str]:
    return re.findall(r"^#+ (.*)$", text, re.MULTILINE)


async def test_every_metric_is_told_and_every_one_that_is_told_exists(folder: Path) -> None:
    async with house(folder) as home:
        ours = Metrics(), Standing(home.hall, home.state.cups, home.state.gate)
        known = {metric.name for one in ours for metric in one.collect()}
        families = {metric.name for metric in registry_of(*ours).collect()}
    told = {name.removesuffix("_total") for name in re.findall(r"`((?:lastcard|process)_\w+)", PAGE)}
    assert {name for name in told if name.startswith("lastcard")} == known
    assert told - {"process_"} <= families


async def playing(home: House) -> str:
    """A table where somebody has moved."""
    code = await new_table(home, "ana", edition="usa", seats=2, bots=["easy"])
    client = await Client(home.socket_url(code), "ana").open()
    await client.ask("start")
    for _ in range(3):
        await client.until(client.is_asked)
        await client.try_move(await client.choose(Random(1)))
    await client.close()
    return code


async def goes_on(code: str, number: int, folder: Path, database: str) -> None:
    """The table is in this database as it was, and can be played."""
    async with house(folder, database=database) as home:
        client = await Client(home.socket_url(code), "ana").open()
        assert client.welcome["number"] >= number > 3
        assert client.table["phase"] in ("playing", "finished")
        if client.table["phase"] == "playing":
            await client.until(lambda: client.is_asked() or client.table["phase"] != "playing")
        await client.close()
        assert home.log.errors() == []


async def execute(command: str, folder: Path, **variables: str) -> None:
    """A command of the page, as somebody would type it."""
    environment = {**os.environ, **variables}
    process = await asyncio.create_subprocess_shell(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    out, _ = await process.communicate()
    assert process.returncode == 0, out.decode()


def test_the_page_has_its_commands() -> None:
    assert [command.split()[0] for command in COMMANDS] == ["sqlite3", "sqlite3", "pg_dump", "pg_restore"]


@pytest.mark.parametrize("command", COMMANDS[:2])
@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 here")
async def test_a_backup_of_sqlite_while_it_plays(command: str, folder: Path) -> None:
    async with house(folder, database=f"sqlite:///{folder / 'lastcard.sqlite'}") as home:
        code = await playing(home)
        number = home.room(code).table.number
        await execute(command, folder)
    (copy,) = re.findall(r"'(.*)'", command)
    await goes_on(code, number, folder, f"sqlite:///{folder / copy}")


async def test_a_backup_of_postgresql_while_it_plays(folder: Path, postgres_server: URL) -> None:
    dump, restore = COMMANDS[2:]
    programs = postgres_programs()
    if not (programs / "pg_dump").exists():
        pytest.skip("there is no pg_dump here")
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    with postgres.new_database(postgres_server) as first, postgres.new_database(postgres_server) as second:
        async with house(folder, database=first) as home:
            code = await playing(home)
            number = home.room(code).table.number
            await execute(dump, folder, DATABASE=_plain(first), PATH=path)
        await execute(restore, folder, DATABASE=_plain(second), PATH=path)
        await goes_on(code, number, folder, second)


def _plain(url: str) -> str:
    """As the programs of PostgreSQL write it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
