"""Messages that go to the socket as bytes: frames as a WebSocket has them, and nobody waits for the slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from lastcard.server.connection import SLOW, Connection
from lastcard.server.frames import Inbox, content, frame, taker
from lastcard.server.settings import LARGEST_MESSAGE
from lastcard.table.room.telling import FORM
from tests.server.client import new_secret, new_table
from tests.server.company import begun, leave
from tests.server.house import PATIENCE, House, house


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


# Reading

HELLO = {"type": "hello", "secret": new_secret("ana"), "form": FORM}
PING = {"type": "ping"}


def from_client(message: object, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_where_the_content_of_a_frame_is(size: int) -> None:
    data = b"before" + from_client(b"x" * size)
    assert content(data, 6) == (len(data) - size, size)
    assert content(data[:7], 6) is None


async def test_an_inbox_is_read_in_order_by_one_who_may_give_up() -> None:
    inbox = Inbox()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(inbox.get(), 0)
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    assert not inbox.behind(), "its reader is waiting for it"
    inbox.put_nowait(2)
    assert inbox.behind()
    assert (await reading, await inbox.get()) == (1, 2)
    assert inbox.empty() and not inbox.behind()


@asynccontextmanager
async def bare(home: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket at a table after the handshake, on which a client writes what it likes."""
    code = await new_table(home)
    address = urlsplit(home.socket_url(code))
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    writer.close()


async def told(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The opcode and the content of the next frame of the server."""
    head = await reader.readexactly(2)
    size = head[1]
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return head[0] & 15, await reader.readexactly(size)


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 64, 10_000])
async def test_frames_come_in_pieces_of_any_size(folder: Path, piece: int) -> None:
    """Texts, a ping of the protocol, and a text in two frames with a ping between them."""
    first, second = json.dumps(PING).encode()[:5], json.dumps(PING).encode()[5:]
    sent = b"".join(
        (
            from_client(HELLO),
            from_client(PING),
            from_client(b"are you there", Opcode.PING),
            from_client(first, fin=False),
            from_client(b"still", Opcode.PING),
            from_client(second, Opcode.CONT),
            from_client(PING),
        )
    )
    async with house(folder) as home, bare(home) as (reader, writer):
        for at in range(0, len(sent), piece):
            writer.write(sent[at : at + piece])
            await writer.drain()
            if piece < 64:
                await asyncio.sleep(0)
        answers: list[str] = []
        pongs: list[bytes] = []
        while len(answers) < 4 or len(pongs) < 2:
            opcode, data = await told(reader)
            if opcode == Opcode.PONG:
                pongs.append(data)
            elif (kind := json.loads(data)["type"]) != "presence":
                answers.append(kind)
        assert answers == ["welcome", "pong", "pong", "pong"]
        assert pongs == [b"are you there", b"still"]


@pytest.mark.parametrize(
    ("wrong", "closed"),
    [
        (from_client(b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (b"\xc1\x80\x00\x00\x00\x00", 1002),
        (b"\x81\xff" + (LARGEST_MESSAGE + 1).to_bytes(8, "big"), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
    ],
    ids=["no text", "not masked", "a reserved bit", "too large", "no size"],
)
async def test_what_is_wrong_is_left_to_the_library(folder: Path, wrong: bytes, closed: int) -> None:
    async with house(folder) as home, bare(home) as (reader, writer):
        writer.write(from_client(HELLO) + wrong)
        opcode, data = await told(reader)
        while opcode != Opcode.CLOSE:
            opcode, data = await told(reader)
        assert int.from_bytes(data[:2], "big") == closed
