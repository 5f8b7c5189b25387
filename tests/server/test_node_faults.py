"""Nodes are killed, paused and restarted in mid-game: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from deploy.cluster import ready_database
from deploy.services import Service, nats, postgres, started
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from tests.server.cluster import Cluster, cluster
from tests.server.survivors import Survivor, check_journal, seat_everybody
from tests.support.sizes import sizes

MOVES_BETWEEN = 25
PATIENCE = 600.0
"""Seconds; only a test that fails waits that long."""
LEASE = ServerSettings().lease

Trouble = Callable[[Cluster, int], Awaitable[None]]


def answered(people: list[Survivor]) -> int:
    return sum(len(person.answered) for person in people)


async def play_through(nodes: Cluster, database: str, tables: int, troubles: int, trouble: Trouble) -> int:
    """Play at tables with people at all nodes, in trouble again and again, and look at the journals.

    Return how often somebody had to come again.
    """
    options = {"target": str(60 * troubles)}
    editions = ("usa", "hp", "jackpot")
    seated = {}
    for number in range(tables):
        names = [f"ana{number}", f"beto{number}"]
        code, people = await seat_everybody(nodes, names, editions[number % len(editions)], options)
        seated[code] = people
    everybody = [person for people in seated.values() for person in people]

    async def disturb() -> int:
        for number in range(troubles):
            wanted = answered(everybody) + MOVES_BETWEEN
            while answered(everybody) < wanted:
                await asyncio.sleep(0.005)
                if all(person.client.table["phase"] == "finished" for person in everybody):
                    return number
            await trouble(nodes, number)
        return troubles

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for person in everybody:
            group.create_task(person.live())
        disturbing = group.create_task(disturb())
    assert disturbing.result() >= 1
    losses = sum(person.losses for person in everybody)
    for person in everybody:
        await person.client.close()
    async with Store.opened(database) as store:
        for code, people in seated.items():
            assert check_journal(await store.entries(code), people).phase == "finished"
    return losses


@pytest.mark.parametrize("kills", sizes(2, 12))
async def test_any_node_is_killed(
    shared_database: str, nats_server: Service, tmp_path: Path, kills: int
) -> None:
    async def kill(nodes: Cluster, number: int) -> None:
        node = nodes.nodes[number % len(nodes.nodes)]
        await nodes.kill(node)
        await node.start()

    async with cluster(shared_database, f"nats://127.0.0.1:{nats_server.port}", tmp_path) as nodes:
        assert await play_through(nodes, shared_database, 6, kills, kill)
        assert "ERROR" not in nodes.logs()


async def test_a_node_that_was_paused_past_its_lease_writes_nothing_when_it_wakes(
    shared_database: str, nats_server: Service, tmp_path: Path
) -> None:
    rng = Random(1)

    async def pause(nodes: Cluster, number: int) -> None:
        node = rng.choice(nodes.nodes)
        nodes.pause(node)
        await asyncio.sleep(1.5 * LEASE)
        nodes.wake(node)

    async with cluster(shared_database, f"nats://127.0.0.1:{nats_server.port}", tmp_path) as nodes:
        assert await play_through(nodes, shared_database, 6, 1, pause)
        assert "ERROR" not in nodes.logs()


async def test_one_node_after_the_other_is_restarted(
    shared_database: str, nats_server: Service, tmp_path: Path
) -> None:
    async def restart(nodes: Cluster, number: int) -> None:
        node = nodes.nodes[number % len(nodes.nodes)]
        await node.stop(signal.SIGTERM)
        await node.start()

    async with cluster(shared_database, f"nats://127.0.0.1:{nats_server.port}", tmp_path) as nodes:
        assert await play_through(nodes, shared_database, 4, 3, restart)
        assert "ERROR" not in nodes.logs()


async def test_postgresql_is_restarted(nats_server: Service, tmp_path: Path) -> None:
    """Everybody waits, and goes on: nobody has to come again."""
    with postgres() as server:
        database = (await ready_database(server.port)).replace("postgresql", "postgresql+asyncpg", 1)

        async def restart(nodes: Cluster, number: int) -> None:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await ready_database(server.port)

        async with cluster(database, f"nats://127.0.0.1:{nats_server.port}", tmp_path) as nodes:
            await play_through(nodes, database, 6, 1, restart)
            assert "Traceback" not in nodes.logs()


async def test_nats_is_restarted(shared_database: str, tmp_path: Path) -> None:
    """People at tables of other nodes come again; everybody else notices nothing."""
    with started(nats()) as server:

        async def restart(nodes: Cluster, number: int) -> None:
            server.stop(signal.SIGKILL)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)

        async with cluster(shared_database, f"nats://127.0.0.1:{server.port}", tmp_path) as nodes:
            assert await play_through(nodes, shared_database, 6, 2, restart)
            assert "ERROR" not in nodes.logs()
