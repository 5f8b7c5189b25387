"""Outages of the database: what is one, how long it lasts, and what is told of it: two lines of the log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable

import sqlalchemy as sa

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between two attempts to write, which double from the first to the longest."""

_SQLITE = {
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM,
}  # fmt: skip
_POSTGRESQL = ("08", "53", "57P", "58", "25006")
"""No connection, no resources, shut down or starting, the system itself, read only: prefixes of SQLSTATE."""

log = logging.getLogger("lastcard.server")


def is_outage(error: BaseException | None) -> bool:
    """Whether the database could not be used, whatever was asked of it; not what is wrong with one row."""
    if isinstance(error, sa.exc.DBAPIError):
        return error.connection_invalidated or is_outage(error.orig)
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str) and state:
        return state.startswith(_POSTGRESQL)
    if isinstance(error, sqlite3.Error):
        # The lower byte is the kind; the rest says more of it.
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE
    return isinstance(error, OSError | sa.exc.TimeoutError)


def came_from_database(error: BaseException) -> bool:
    """Whether it was raised while the database was spoken to: not every missing file is its own."""
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__")).startswith("sqlalchemy."):
            return True
        trace = trace.tb_next
    return False


def reason_of(error: BaseException) -> str:
    """The first line of what the database said; the rest is SQL and links."""
    text = str(getattr(error, "orig", None) or error)
    return text.splitlines()[0] if text else type(error).__name__


class Outage:
    """Whether the database can be written to now, and who wants to know when that changes."""

    def __init__(self) -> None:
        self.on = False
        self.listeners: list[Callable[[], None]] = []
        """Called when it begins."""
        self.waited = 0
        """Writes that had to wait for its end, or were refused."""
        self._since = 0.0
        self._pause = FIRST_PAUSE
        self._patient = True
        self._woken = asyncio.Event()

    def begin(self, error: BaseException) -> None:
        """The database cannot be used."""
        if self.on:
            return
        self.on, self.waited = True, 0
        self._since, self._pause = time.monotonic(), FIRST_PAUSE
        log.error("nothing can be saved, tables wait: %s", reason_of(error))
        for listener in self.listeners:
            listener()

    def end(self) -> None:
        """It can be used again."""
        if self.on:
            self.on = False
            lasted = time.monotonic() - self._since
            log.warning("saving works again after %.1f s; %d writes had to wait", lasted, self.waited)

    async def pause(self) -> bool:
        """Wait for the next attempt; whether there is to be one."""
        if self._patient:
            pause, self._pause = self._pause, min(LONGEST_PAUSE, 2 * self._pause)
            try:
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            except TimeoutError:
                pass
        return self._patient

    def give_up(self) -> None:
        """The server goes down: what cannot be written now is not waited for."""
        self._patient = False
        self._woken.set()
