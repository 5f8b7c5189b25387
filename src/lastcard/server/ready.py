"""Whether the server can do what it is for: answering is not enough, it has to save."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from litestar import get
from litestar.datastructures import State
from msgspec import Struct

from lastcard.core.refusal import Refusal
from lastcard.server.answers import problems
from lastcard.server.pulse import beat
from lastcard.server.store import Store

FRESH = 1.0
"""Seconds that an answer holds: asking often costs nothing."""
PATIENCE = 5.0
"""Seconds that saving may take."""


class Ready(Struct, frozen=True):
    """That what is played now is saved."""

    saves: bool = True


class Readiness:
    """Writes something small to find out, at most once in a while, whoever asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._until = 0.0

    async def verify(self) -> None:
        """Refuse, if nothing can be saved now."""
        async with self._lock:
            if self.store.outage.on:
                raise Refusal("cannot-save")
            if time.monotonic() < self._until:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.store.write([], work=beat)
                    self._until = time.monotonic() + FRESH
                    return
            raise Refusal("cannot-save")


@get("/api/ready", responses=problems(503))
async def ready(state: State) -> Ready:
    """Whether the server can save, which it tries; `/api/health` only says that it answers."""
    readiness: Readiness = state.readiness
    await readiness.verify()
    return Ready()
