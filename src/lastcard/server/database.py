"""The database behind a URL: an engine for it, and its schema brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lastcard.core.refusal import Refusal
from lastcard.server.configuration import without_password

POSTGRESQL = "postgresql+asyncpg"
ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": POSTGRESQL, "postgres": POSTGRESQL}


def engine_for(url: str, patience: float | None = None) -> AsyncEngine:
    """An engine for any SQLAlchemy URL; one without an asynchronous driver gets the usual one.

    With a patience no statement takes more seconds on PostgreSQL; SQLite has no network to wait for.
    """
    try:
        parsed = make_url(url)
        if parsed.drivername in ASYNC_DRIVERS:
            parsed = parsed.set(drivername=ASYNC_DRIVERS[parsed.drivername])
        # Parameters are entries, with secrets in them: an error that is logged must not tell them.
        limits = {"command_timeout": patience} if parsed.drivername == POSTGRESQL else {}
        engine = create_async_engine(parsed, hide_parameters=True, connect_args=limits)
    except (ArgumentError, InvalidRequestError, ModuleNotFoundError, ValueError) as error:
        reason = str(error) if not isinstance(error, ValueError) else type(error).__name__
        raise Refusal("database-url", given=without_password(url), reason=reason) from None
    if parsed.get_backend_name() == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def probe(url: sa.URL) -> None:
    """Look at a file before the driver does: with one that is no database its thread would never end."""
    if url.get_backend_name() == "sqlite" and url.database:
        with closing(sqlite3.connect(url.database)) as connection:
            connection.execute("PRAGMA schema_version")


async def upgrade(url: str, to: str = "head") -> None:
    """Bring the schema up to date, however long that takes."""
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, to)
    finally:
        await engine.dispose()


def is_current(connection: sa.Connection) -> bool:
    """Whether the schema is that of this version."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "lastcard.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: sa.Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
