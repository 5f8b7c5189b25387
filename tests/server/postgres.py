"""A PostgreSQL for the tests: the one that LASTCARD_TEST_POSTGRES names, or a private one in a folder."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import asyncpg
from sqlalchemy.engine import URL, make_url

from deploy import services
from deploy.cluster import ready_database

VARIABLE = "LASTCARD_TEST_POSTGRES"


@contextmanager
def running() -> Iterator[URL]:
    """The address of a server, without a database."""
    given = os.environ.get(VARIABLE)
    if given:
        yield make_url(given).set(drivername="postgresql+asyncpg")
        return
    with services.postgres() as server:
        yield make_url(asyncio.run(ready_database(server.port))).set(drivername="postgresql+asyncpg")


async def _connect(url: URL) -> Any:
    host = url.query.get("host", url.host)
    return await asyncpg.connect(
        host=host, port=url.port or 5432, user=url.username, password=url.password, database=url.database
    )


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
