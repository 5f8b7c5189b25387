"""A house in a thread of its own, for tests that cannot be asynchronous themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tests.server.house import House, house

T = TypeVar("T")
PATIENCE = 60.0


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
