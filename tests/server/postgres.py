"""A PostgreSQL for the tests: the one that LASTCARD_TEST_POSTGRES names, or a private one in a folder."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
from sqlalchemy.engine import URL, make_url

VARIABLE = "LASTCARD_TEST_POSTGRES"
START = 20.0  # seconds
UNPRIVILEGED = ("postgres", "nobody")


class NoPostgres(Exception):
    """Why there is none on this machine."""


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres(f"there is no PostgreSQL here, and {VARIABLE} names none")


def owner() -> str | None:
    """PostgreSQL refuses to run as root: somebody who is not, where we are."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("PostgreSQL does not run as root, and there is no user to run it as")


@contextmanager
def running() -> Iterator[URL]:
    """The address of a server, without a database."""
    given = os.environ.get(VARIABLE)
    if given:
        yield make_url(given).set(drivername="postgresql+asyncpg")
        return
    programs, user = binaries(), owner()
    folder = Path(tempfile.mkdtemp(prefix="lastcard-postgres-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    as_user: dict[str, Any] = {
        "cwd": folder,
        "user": user,
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.STDOUT,
    }
    try:
        data = str(folder / "data")
        made = [str(programs / "initdb"), "-D", data, "-U", "lastcard", "-A", "trust", "--no-sync"]
        subprocess.run([*made, "-E", "UTF8", "--locale=C"], check=True, **as_user)
        started = [str(programs / "postgres"), "-D", data, "-k", str(folder), "-h", "", "-F"]
        process = subprocess.Popen(started, **as_user)
        try:
            url = URL.create(
                "postgresql+asyncpg", "lastcard", database="postgres", query={"host": str(folder)}
            )
            asyncio.run(_until_up(url, process))
            yield url
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(START)
    finally:
        shutil.rmtree(folder)


async def _connect(url: URL) -> Any:
    host = url.query.get("host", url.host)
    return await asyncpg.connect(
        host=host, port=url.port or 5432, user=url.username, password=url.password, database=url.database
    )


async def _until_up(url: URL, process: subprocess.Popen[Any]) -> None:
    async with asyncio.timeout(START):
        while True:
            try:
                connection = await _connect(url)
            except (OSError, asyncpg.PostgresError):
                if process.poll() is not None:
                    raise NoPostgres("PostgreSQL did not start") from None
                await asyncio.sleep(0.1)
            else:
                await connection.close()
                return


@contextmanager
def new_database(server: URL) -> Iterator[str]:
    """The address of an empty database, which is gone afterwards."""
    name = f"lastcard_test_{uuid4().hex}"
    _execute(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        _execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def _execute(url: URL, statement: str) -> None:
    """In a thread, since a test may have a loop of its own."""

    async def execute() -> None:
        connection = await _connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    thread = threading.Thread(target=asyncio.run, args=(execute(),))
    thread.start()
    thread.join()
