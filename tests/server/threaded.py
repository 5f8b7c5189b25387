"""A house in a thread of its own, for tests that cannot be asynchronous themselves.

It takes nothing from the global `random`: Hypothesis fails a test when that changes beside its examples.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from uvicorn.protocols.websockets import websockets_sansio_impl

from tests.server.house import House, house

T = TypeVar("T")
PATIENCE = 300.0
"""Seconds; only a test that fails waits that long."""


class Threaded:
    """A running house; `run` carries something out where it runs."""

    def __init__(self, home: House, loop: asyncio.AbstractEventLoop) -> None:
        self.home = home
        self.loop = loop

    def run(self, todo: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(todo, self.loop).result(PATIENCE)


@contextmanager
def threaded_house(folder: Path, **settings: Any) -> Iterator[Threaded]:
    """A house that stands until the block ends."""
    found: list[Threaded] = []
    up, down = threading.Event(), asyncio.Event()

    async def stand() -> None:
        async with house(folder, **settings) as home:
            found.append(Threaded(home, asyncio.get_running_loop()))
            up.set()
            await down.wait()

    with pytest.MonkeyPatch.context() as patch:
        # The pings to clients that are quiet.
        patch.setattr(websockets_sansio_impl, "random", Random(0))
        thread = threading.Thread(target=asyncio.run, args=(stand(),))
        thread.start()
        while not up.wait(0.05):
            assert thread.is_alive(), "the house could not be opened"
        try:
            yield found[0]
        finally:
            found[0].loop.call_soon_threadsafe(down.set)
            thread.join(PATIENCE)
            assert not thread.is_alive()
