"""A WebSocket client that does no more than the bench needs, so that the driver stays light."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A mask of zeroes is a mask, and costs nothing to apply."""


class Socket(asyncio.Protocol):
    """Hands each text to `heard` as bytes; `opened` is done after the handshake."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Take the whole frames off; what is left is the beginning of one."""
        start, size = 0, len(data)
        while size - start >= 2:
            length, head = data[start + 1] & 0x7F, 2
            if length >= 126:
                head = 4 if length == 126 else 10
                if size - start < head:
                    break
                length = int.from_bytes(data[start + 2 : start + head], "big")
            end = start + head + length
            if end > size:
                break
            self._frame(data[start] & 0x0F, data[start + head : end])
            start = end
        return data[start:]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.heard(content)
        elif kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + content)

    def close(self) -> None:
        self._transport.close()


async def connected(address: str, path: str, heard: Callable[[bytes], None]) -> Socket:
    """A socket whose handshake is done; `address` is http://host:port."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, heard), host, int(port))
    await socket.opened
    return socket
