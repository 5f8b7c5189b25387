"""Messages that go to the socket as bytes: frames as a WebSocket has them, and nobody waits for the slow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from lastcard.server.connection import SLOW, Connection
from lastcard.server.frames import frame, taker
from tests.server.company import begun, leave
from tests.server.house import PATIENCE, house


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65535, 65536, 70000])
def test_a_frame_is_that_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_that_has_no_frames_is_another_one() -> None:
    assert taker({}) is taker({"extensions": None}) is taker({"extensions": {}}) is None


async def test_members_of_a_real_server_are_sent_frames(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        members: list[Any] = list(home.room(code).gathering.seats)
        assert [member._take is not None for member in members] == [True, True]
        for client in clients:
            await client.ask("chat", text="¡Qué día! — " + 200 * "é")
            assert client.said[-1]["text"] == "¡Qué día! — " + 200 * "é"
        await clients[0].close()
        assert members[0]._take(b"{}"), "to one who is gone nothing is sent"
        await leave(clients[1])


class Slow:
    """A socket that waits until it may send again."""

    def __init__(self) -> None:
        self.sent: list[str | bytes] = []
        self.closed: list[int] = []
        self.writable = asyncio.Event()
        self.taken: list[bytes] = []

    def take(self, text: bytes) -> bool:
        if self.writable.is_set():
            self.taken.append(text)
        return self.writable.is_set()

    async def send_data(self, data: str | bytes, mode: str = "text", encoding: str = "utf-8") -> None:
        await self.writable.wait()
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed.append(code)


async def test_what_cannot_be_taken_waits_its_turn() -> None:
    slow: Any = Slow()
    connection = Connection(slow, "player", "en", 5, take=slow.take)
    for number in range(3):
        connection.send(b"%d" % number)
    slow.writable.set()
    connection.send(b"3")
    assert not slow.taken, "nothing overtakes what waits"
    async with asyncio.timeout(PATIENCE):
        while len(slow.sent) < 4:
            await asyncio.sleep(0)
    connection.send(b"4")
    assert (slow.sent, slow.taken) == (["0", "1", "2", "3"], [b"4"])


async def test_one_too_many_that_waits_ends_the_connection() -> None:
    slow: Any = Slow()
    connection = Connection(slow, "player", "en", 5, take=slow.take)
    for number in range(20):
        connection.send(b"%d" % number)
    async with asyncio.timeout(PATIENCE):
        await connection.close()
    assert (slow.closed, slow.sent, slow.taken) == ([SLOW], [], [])
