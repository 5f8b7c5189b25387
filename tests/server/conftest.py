"""Databases: in memory where nothing has to last, and on PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from tests.server import postgres
from tests.server.house import database_in

for helper in ("client", "company", "evening", "oracle", "survivors"):
    pytest.register_assert_rewrite(f"tests.server.{helper}")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """A PostgreSQL of this worker's own."""
    try:
        with postgres.running() as url:
            yield url
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The address of an empty database, of each sort that is supported."""
    if request.param == "sqlite":
        yield database_in(folder)
        return
    with postgres.new_database(request.getfixturevalue("postgres_server")) as url:
        yield url
