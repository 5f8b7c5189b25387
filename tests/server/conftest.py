"""Databases: in memory where nothing has to last, and on PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from deploy import services
from tests.server import postgres
from tests.server.house import database_in

for helper in ("client", "company", "evening", "oracle", "survivors"):
    pytest.register_assert_rewrite(f"tests.server.{helper}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts servers that are not ours is slow."""
    for item in items:
        if {"postgres_server", "nats_server"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """A PostgreSQL of this worker's own."""
    try:
        with postgres.running() as url:
            yield url
    except services.Missing as missing:
        pytest.skip(f"not on this machine: {missing}")


@pytest.fixture(scope="session")
def nats_server() -> Iterator[services.Service]:
    """A NATS server of this worker's own."""
    try:
        with services.started(services.nats()) as server:
            yield server
    except services.Missing as missing:
        pytest.skip(f"not on this machine: {missing}")


@pytest.fixture
def shared_database(postgres_server: URL) -> Iterator[str]:
    """The address of an empty database that several nodes can share."""
    with postgres.new_database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The address of an empty database, of each sort that is supported."""
    if request.param == "sqlite":
        yield database_in(folder)
        return
    with postgres.new_database(request.getfixturevalue("postgres_server")) as url:
        yield url
