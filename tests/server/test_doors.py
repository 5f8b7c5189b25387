"""Connections that ask for nothing: they are bounded, they are dropped, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lastcard.server.protocols import LARGEST_HEAD, OTHER_FILES, room_for
from tests.server.client import Client, new_table
from tests.server.company import leave, seated, until
from tests.server.house import PATIENCE, House, house, limits

HALF = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"
WHOLE = HALF + b"\r\n"


class Line:
    """A connection, byte by byte, from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def hear(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def is_dropped(self) -> bytes:
        """Wait until it is; what came before."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        except ConnectionError:
            return b""


@asynccontextmanager
async def lines(
    home: House, count: int, said: bytes = HALF, of: str = "127.0.0.1"
) -> AsyncIterator[list[Line]]:
    where = urlsplit(home.address)
    found = []
    try:
        for _ in range(count):
            found.append(Line(*await asyncio.open_connection(where.hostname, where.port, local_addr=(of, 0))))
            await found[-1].say(said)
        yield found
    finally:
        for line in found:
            line.writer.close()
        await asyncio.gather(*(line.writer.wait_closed() for line in found), return_exceptions=True)


async def test_a_request_has_to_arrive_in_time(folder: Path) -> None:
    body = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
    async with house(folder, limits=limits(request=0.3)) as home:
        for said in (b"", HALF, body):
            async with lines(home, 1, said) as [line]:
                assert await line.is_dropped() == b"", said


@pytest.mark.parametrize("more", [b"\r\n", HALF])
async def test_the_next_request_of_a_connection_has_to_arrive_in_time_too(folder: Path, more: bytes) -> None:
    async with house(folder, limits=limits(request=0.5)) as home, lines(home, 1, WHOLE) as [line]:
        assert b"200 OK" in await line.hear()
        await line.say(more)
        assert b"HTTP" not in await line.is_dropped()


async def test_a_head_has_an_end(folder: Path) -> None:
    async with house(folder) as home, lines(home, 1, HALF + b"x: " + LARGEST_HEAD * b"y") as [line]:
        assert await line.is_dropped() == b""


async def test_a_game_is_not_dropped(folder: Path) -> None:
    async with house(folder, limits=limits(request=0.3)) as home:
        _, clients = await seated(home, "ana", "beto")
        async with lines(home, 1) as [line]:
            assert await line.is_dropped() == b"", "by then the time of those who came before is over"
        for client in clients:
            await client.fence()
        await leave(*clients)


async def test_hundreds_of_half_open_requests_keep_nobody_out(folder: Path) -> None:
    """From one address, which gets no more than its share; the log has one line about it."""
    async with house(folder, limits=limits(sockets_per_address=20, most_sockets=60)) as home:
        async with lines(home, 300, of="127.0.0.2"):
            assert (await home.http.get("/api/health")).status_code == 200
            code = await new_table(home)
            async with await Client(home.socket_url(code), "ana").open() as ana:
                await ana.fence()
        [told] = [line for line in home.log.lines if "connections" in line]
        assert "127.0.0.2 has 20 connections and gets no more" in told


async def test_when_all_connections_are_taken_one_that_asks_for_nothing_makes_way(folder: Path) -> None:
    bounds = limits(sockets_per_address=1000, most_sockets=50)
    async with house(folder, limits=bounds) as home, lines(home, 300):
        code = await new_table(home)
        async with await Client(home.socket_url(code), "ana").open() as ana, lines(home, 100):
            await ana.fence()
            assert (await home.http.get("/api/health")).status_code == 200
        [told] = [line for line in home.log.lines if "connections" in line]
        assert "all 50 connections are taken" in told


async def test_games_make_way_for_nobody(folder: Path) -> None:
    async with house(folder, limits=limits(most_sockets=3)) as home:
        _, clients = await seated(home, "ana", "beto")
        code = await new_table(home)
        third = await Client(home.socket_url(code), "ana").open()
        async with lines(home, 5, WHOLE) as more:
            assert [await line.is_dropped() for line in more] == 5 * [b""]
            for client in (*clients, third):
                await client.fence()
        await leave(*clients, third)
        await until(lambda: len(home.server.config.http.doors) == 0)
        assert (await home.http.get("/api/health")).status_code == 200


async def test_a_proxy_that_is_trusted_may_have_more(folder: Path) -> None:
    bounds = limits(sockets_per_address=3)
    async with house(folder, limits=bounds, trusted_proxies=("127.0.0.0/24",)) as home:
        async with lines(home, 20, WHOLE) as many:
            for line in many:
                assert b"200 OK" in await line.hear()
        # Whose they are is known from what it says.
        code = await new_table(home)
        url = home.socket_url(code)
        ana, other = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2))
        clients = [await Client(url, f"p{place}").open(additional_headers=ana) for place in range(3)]
        with pytest.raises(Exception, match="403"):
            await Client(url, "one-too-many").open(additional_headers=ana)
        clients.append(await Client(url, "another").open(additional_headers=other))
        await leave(*clients)


def test_the_process_gets_the_files_that_it_needs() -> None:
    resource = pytest.importorskip("resource")
    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 400
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
        assert room_for(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300 + OTHER_FILES
        assert room_for(hard) == hard - OTHER_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))


async def test_clients_that_take_nothing_are_dropped(folder: Path) -> None:
    """The answer to many requests at once, which nobody reads, would wait for ever."""
    async with house(folder, limits=limits(patience=0.3)) as home:
        where = urlsplit(home.address)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((where.hostname, where.port))
            deaf.setblocking(False)
            asks = b"GET /api/rules/en HTTP/1.1\r\nHost: here\r\n\r\n"
            doors = home.server.config.http.doors
            with pytest.raises(ConnectionError):
                await _say_for_ever(deaf, asks)
        await until(lambda: len(doors) == 0)


async def _say_for_ever(deaf: socket.socket, what: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.get_running_loop().sock_sendall(deaf, what)
