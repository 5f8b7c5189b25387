"""One socket of one player: a bounded queue and a task that empties it, so that nobody waits for anybody."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Literal, Protocol

from lastcard.locale import Catalogue, catalogue

# Close codes.
GOING_AWAY, NO_SUCH_TABLE, SLOW, TOO_MANY = 1001, 4404, 4408, 4429

LAST_WORDS = 2.0
"""Seconds that a connection that ends may take for what still waits to be sent."""


class Socket(Protocol):
    """The part of a WebSocket that is needed to send."""

    async def send_data(
        self, data: str | bytes, mode: Literal["text", "binary"] = ..., encoding: str = ...
    ) -> None: ...
    async def close(self, code: int = ..., reason: str | None = ...) -> None: ...


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, limit: tuple[int, float]) -> None:
        self.most, self.rate = limit
        self.left = float(self.most)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(float(self.most), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        """Whether nothing has been taken for so long that it need not be kept."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.most


class Connection:
    """Whoever puts a message in never waits; a client that does not keep up is cut off."""

    def __init__(self, socket: Socket, player: str, language: str, longest: int) -> None:
        self.socket = socket
        self.player = player
        self.messages: Catalogue = catalogue(language)
        self.closing: int | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(longest + 1)
        self._longest = longest
        self._writer = asyncio.create_task(self._write())

    def speak(self, language: str) -> None:
        self.messages = catalogue(language)

    def send(self, data: bytes) -> None:
        """Put a message in; one too many, and the client is too slow."""
        if self.closing is not None:
            return
        if self._queue.qsize() < self._longest:
            self._queue.put_nowait(data.decode())
        else:
            self._writer.cancel()
            self.closing = SLOW
            self._writer = asyncio.create_task(self._hang_up())

    def finish(self, code: int = GOING_AWAY) -> None:
        """Close when everything that waits has been sent."""
        if self.closing is None:
            self.closing = code
            self._queue.put_nowait(None)

    async def _write(self) -> None:
        # A socket that is gone is noticed by its reader too, who says good-bye to the room.
        with suppress(Exception):
            while (text := await self._queue.get()) is not None:
                await self.socket.send_data(text, mode="text")
            await self._hang_up()

    async def _hang_up(self) -> None:
        with suppress(Exception):
            await self.socket.close(self.closing or GOING_AWAY)

    async def close(self) -> None:
        """Let the last words out if they go quickly; called by whoever reads from the socket, in the end."""
        self.finish()
        await asyncio.wait([self._writer], timeout=LAST_WORDS)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
