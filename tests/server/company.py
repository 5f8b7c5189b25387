"""People who come together at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from tests.server.client import Client, new_table
from tests.server.house import PATIENCE, House


async def seated(home: House, *names: str, **settings: Any) -> tuple[str, list[Client]]:
    """A table with these people, and their connections."""
    code = await new_table(home, names[0], seats=len(names) + len(settings.get("bots", [])), **settings)
    clients = [await Client(home.socket_url(code), name).open() for name in names]
    for client in clients[1:]:
        await client.ask("sit", name=client.name)
    return code, clients


async def begun(home: House, *names: str, **settings: Any) -> tuple[str, list[Client]]:
    """The same with a match that goes on."""
    code, clients = await seated(home, *names, **settings)
    await clients[0].ask("start")
    for client in clients:
        await until_phase(client, "playing")
    return code, clients


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that nobody tells."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def until_phase(client: Client, phase: str) -> None:
    await client.until(lambda: client.table["phase"] == phase)


async def caught_up(clients: Iterable[Client], number: int) -> None:
    """Everybody has heard of it."""
    for client in clients:
        await _heard(client, number)


async def _heard(client: Client, number: int) -> None:
    await client.until(lambda: (client.number or 0) >= number)


def asked(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_asked())


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.close()
