"""A whole server in the test's own process, on loopback, with everything that it logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from lastcard.server import run
from lastcard.server.hall import Hall
from lastcard.server.logs import JsonFormatter
from lastcard.server.rooms import Room
from lastcard.server.settings import Limits, ServerSettings
from lastcard.server.store import Store
from lastcard.table.times import Times

PACES = ("calm", "brisk", "quick")
MUCH = (10**6, 1e6)
PATIENCE = 60.0
"""Seconds; only a test that fails waits that long."""


def times(
    thinking: float = 0.0,
    catching: float = 0.0,
    nonces: float = 5.0,
    absent: float = 30.0,
    between: float = 30.0,
    deserted: float = 300.0,
    **more: Any,
) -> Times:
    """The same times for every pace."""
    paces = dict.fromkeys(PACES, thinking), dict.fromkeys(PACES, catching)
    return Times(*paces, nonces, absent, between, deserted, **{"called": 30.0, **more})


def limits(**others: Any) -> Limits:
    """No limits but those that a test asks for."""
    return Limits(
        **{
            "messages": MUCH,
            "talk": MUCH,
            "tables": MUCH,
            "idle_tables": 10**6,
            "watchers_per_address": 1000,
            "cups": MUCH,
            "quick": MUCH,
            "quick_seats": 1000,
            "connections": MUCH,
            "lookups": MUCH,
            "replays": MUCH,
            "analyses": MUCH,
            "decks": MUCH,
            "tries": MUCH,
            **others,
        }
    )


def database_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'lastcard.db'}"


class Listener(logging.Handler):
    """Keeps every line of the log, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.json_lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self._json = JsonFormatter()

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING or record.name.startswith("lastcard"):
            self.lines.append(self.format(record))
            self.json_lines.append(self._json.format(record))

    def errors(self) -> list[str]:
        return [line for line in self.lines if " ERROR " in line or "Traceback" in line]


class House:
    """A running server."""

    def __init__(self, server: uvicorn.Server, address: str, http: httpx.AsyncClient, log: Listener) -> None:
        self.server = server
        self.address = address
        self.http = http
        self.log = log
        self.state = server.config.app.app.state  # type: ignore[union-attr]

    @property
    def hall(self) -> Hall:
        hall: Hall = self.state.hall
        return hall

    @property
    def store(self) -> Store:
        store: Store = self.state.store
        return store

    def room(self, code: str) -> Room:
        return self.hall.rooms[code]

    def socket_url(self, code: str) -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{code}/socket"


@asynccontextmanager
async def open_house(settings: ServerSettings) -> AsyncIterator[House]:
    """A server with these settings on a free port, stopped in the end."""
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = run.server(settings, ready.set_result)
    log = Listener()
    logger = logging.getLogger("lastcard")
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(log)
    serving = asyncio.create_task(server.serve())
    try:
        waiting: list[asyncio.Future[Any]] = [serving, ready]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        async with httpx.AsyncClient(base_url=ready.result(), timeout=PATIENCE, trust_env=False) as http:
            yield House(server, ready.result(), http, log)
    finally:
        server.should_exit = True
        await serving
        logging.getLogger().removeHandler(log)
        logger.setLevel(before)


def house(folder: Path, **settings: Any) -> Any:
    """The usual house of a test: quick bots, no limits, a database of its own."""
    usual = {"port": 0, "database": database_in(folder), "times": times(), "limits": limits()}
    return open_house(ServerSettings(**{**usual, **settings}))
