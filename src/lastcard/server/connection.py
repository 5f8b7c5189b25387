"""One socket of one player, and how messages get out without anybody waiting for it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import deque
from contextlib import suppress
from typing import Literal, Protocol

from lastcard.locale import Catalogue, catalogue
from lastcard.server.frames import Take

# Close codes.
GOING_AWAY, SENT_AWAY, NO_SUCH_TABLE, SLOW, OUTDATED, TOO_MANY = 1001, 4403, 4404, 4408, 4426, 4429

MARK_LENGTH = 4
LAST_WORDS = 2.0
"""Seconds that a connection that ends may take for what still waits to be sent."""


class Socket(Protocol):
    """The part of a WebSocket that is needed to send."""

    async def send_data(
        self, data: str | bytes, mode: Literal["text", "binary"] = ..., encoding: str = ...
    ) -> None: ...
    async def close(self, code: int = ..., reason: str | None = ...) -> None: ...


class Bucket:
    """`most` at once, and `rate` a second after that."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, limit: tuple[int, float]) -> None:
        self.most, self.rate = limit
        self.left = float(self.most)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def drain(self, times: int) -> None:
        """It was taken from elsewhere."""
        self._fill()
        self.left = max(0.0, self.left - times)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(float(self.most), self.left + (now - self.at) * self.rate)
        self.at = now

    def part_left(self) -> float:
        """From 0, for one that refuses, to 1, for one that has been unused for long enough."""
        return min(1.0, (self.left + (time.monotonic() - self.at) * self.rate) / self.most)


def mark_of(address: str) -> str:
    """By which a table knows an address again. It stays in journals, so it is short: tens of thousands of
    addresses have the same, and nobody can be found by it."""
    return hashlib.sha256(address.encode()).hexdigest()[:MARK_LENGTH] if address else ""


class Connection:
    """Putting a message in never waits; a client that does not keep up is cut off.

    What the socket takes at once is sent at once. Only when it would have to wait does a task come
    in, which sends from a bounded row of messages: a slow client costs nobody else anything.
    """

    def __init__(
        self,
        socket: Socket,
        player: str,
        language: str,
        longest: int,
        address: str = "",
        take: Take | None = None,
    ) -> None:
        self.socket = socket
        self._take = take
        self.address = address
        self.mark = mark_of(address)
        self.player = player
        self.messages: Catalogue = catalogue(language)
        self.closing: int | None = None
        self._longest = longest
        self._waiting: deque[bytes] | None = None
        self._writer: asyncio.Task[None] | None = None

    def speak(self, language: str) -> None:
        self.messages = catalogue(language)

    def send(self, data: bytes) -> None:
        """Send a message; with one too many waiting, the client is too slow."""
        if self.closing is not None:
            return
        if self._writer is None and (self._take or self._taken)(data):
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(data)
        if len(self._waiting) > self._longest:
            self._waiting.clear()
            if self._writer is not None:
                self._writer.cancel()
            self.closing = SLOW
            self._writer = asyncio.create_task(self._hang_up())
        elif self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def _taken(self, data: bytes) -> bool:
        """Whether the socket took it without waiting; one that has to wait has sent nothing yet."""
        sending = self.socket.send_data(data.decode(), mode="text")
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            # A socket that is gone is noticed by its reader too, who says good-bye to the room.
            return True
        sending.close()
        return False

    def finish(self, code: int = GOING_AWAY) -> None:
        """Close when everything that waits has been sent."""
        if self.closing is None:
            self.closing = code
            if self._writer is None:
                self._writer = asyncio.create_task(self._write())

    def send_away(self) -> None:
        """Close in the same way, and for good."""
        self.finish(SENT_AWAY)

    async def _write(self) -> None:
        with suppress(Exception):
            while self._waiting:
                await self.socket.send_data(self._waiting.popleft().decode(), mode="text")
        if self.closing is None:
            self._writer = None
        else:
            await self._hang_up()

    async def _hang_up(self) -> None:
        with suppress(Exception):
            await self.socket.close(self.closing or GOING_AWAY)

    async def close(self) -> None:
        """Let the last words out if they go quickly; called by the reader of the socket, in the end."""
        self.finish()
        assert self._writer is not None
        await asyncio.wait([self._writer], timeout=LAST_WORDS)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
