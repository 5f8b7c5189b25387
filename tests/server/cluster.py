"""Nodes in processes of their own, which are killed, paused and started again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tests.server.survivors import Killable


class Cluster:
    """Players are led to any node that is up, as by a proxy that looks at nothing else."""

    def __init__(self, database: str, nats: str, folder: Path, nodes: int) -> None:
        self.nodes = [Killable(database, folder / f"log-{number}", nats) for number in range(nodes)]
        self.up = asyncio.Event()
        self.rng = Random(nodes)
        self.avoided: set[Killable] = set()

    @property
    def address(self) -> str:
        return self._any().address

    def url(self, path: str) -> str:
        return self._any().url(path)

    def _any(self) -> Killable:
        return self.rng.choice([node for node in self.nodes if node.up.is_set() and node not in self.avoided])

    async def start(self) -> None:
        # The first brings the database up to date.
        for node in self.nodes:
            await node.start()
        self.up.set()

    async def kill(self, node: Killable) -> None:
        await node.stop(signal.SIGKILL)

    def pause(self, node: Killable) -> None:
        """It does nothing at all, and whoever watches it finds out."""
        assert node.process is not None
        self.avoided.add(node)
        os.kill(node.process.pid, signal.SIGSTOP)

    def wake(self, node: Killable) -> None:
        assert node.process is not None
        os.kill(node.process.pid, signal.SIGCONT)
        self.avoided.discard(node)

    def logs(self) -> str:
        return "".join(node.log.read_text() for node in self.nodes)


@asynccontextmanager
async def cluster(database: str, nats: str, folder: Path, nodes: int = 3) -> AsyncIterator[Cluster]:
    found = Cluster(database, nats, folder, nodes)
    try:
        await found.start()
        yield found
    finally:
        for node in found.nodes:
            if node.process is not None and node.process.returncode is None:
                await node.stop(signal.SIGKILL)
