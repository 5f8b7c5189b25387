"""Texts that come and go in one frame each, past the layers that would look at every byte of them again.

Everything else is for the library: handshakes, pings, what comes in pieces, and what is wrong.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

TAKE = "lastcard.take"
"""The extension of a connection's scope that takes a text in bytes at once, or says that it has to wait."""
HEAR = "lastcard.hear"
"""That which gives the next text, or None when something else comes next, which is for ASGI."""

TEXT = 0x81
"""A whole message of text, in one frame."""
SHORT, LONG = 126, 1 << 16
"""The sizes from which on a frame says its size in two bytes, and in eight."""
_head = struct.Struct("!BBH").pack
"""What comes before a text that is not short, as hardly any is."""

MASKED = 0x80
MASK = 4
"""Bytes of a mask, which every frame of a client has."""

Take = Callable[[bytes], bool]
Hear = Callable[[], Awaitable[str | None]]


def frame(text: bytes) -> bytes:
    """A text as a server sends it: unmasked, so that everybody may get the same bytes."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return _head(TEXT, SHORT, size) + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def taker(scope: Mapping[str, Any]) -> Take | None:
    """What takes texts on this connection, if its server has that."""
    return (scope.get("extensions") or {}).get(TAKE)


def hearer(scope: Mapping[str, Any]) -> Hear | None:
    """What gives the texts of this connection, if its server has that."""
    return (scope.get("extensions") or {}).get(HEAR)


def content(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a client's frame that begins here begins, and its size; None if too little of the
    frame has come to say."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~MASKED, at + 2
    if size >= SHORT:
        start += 2 if size == SHORT else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return start + (MASK if data[at + 1] & MASKED else 0), size


class Inbox:
    """What came for the one task that reads it: a queue of the standard library is made for many of them, and
    has a size to match."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def wait(self) -> Any:
        """What comes next, which stays here."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events[0]

    async def get(self) -> Any:
        await self.wait()
        return self._events.pop(0)

    def drop(self) -> None:
        """Remove what comes next."""
        del self._events[0]

    def empty(self) -> bool:
        return not self._events

    def behind(self) -> bool:
        """Whether something waits for a reader who is busy."""
        return bool(self._events) and (self._reader is None or len(self._events) > 1)


class FrameProtocol(WebSocketsSansIOProtocol):
    """A connection that takes frames beside ASGI. Nothing is compressed, and a frame is all it takes."""

    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *about: Any, **settings: Any) -> None:
        super().__init__(*about, **settings)
        self.queue = Inbox()
        self._rest = b""
        """The beginning of a frame that is not whole yet."""

    def data_received(self, data: bytes) -> None:
        """Read whole frames, one by one, so that the library never stands in the middle of one."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data):
            found = content(data, at)
            if found is not None and found[1] > self.config.ws_max_size:
                # The library refuses it before it has come.
                super().data_received(data[at:])
                return
            if found is None or sum(found) > len(data):
                self._rest = data[at:]
                break
            start, size = found
            if not self._heard(data, at, start, start + size):
                super().data_received(data[at : start + size])
            at = start + size
        if self.queue.behind() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _heard(self, data: bytes, at: int, start: int, end: int) -> bool:
        """Whether this frame was a whole text, which is handed on."""
        conn = self.conn
        whole = data[at] == TEXT and data[at + 1] & MASKED and not self.frames
        if not whole or conn.state is not State.OPEN or self.close_sent:
            return False
        try:
            text = apply_mask(data[start:end], data[start - MASK : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[TAKE], extensions[HEAR] = self.take, self.hear
        await super().run_asgi()

    async def hear(self) -> str | None:
        """The next text; None when something else comes next, which stays there."""
        text: str | None = (await self.queue.wait()).get("text")
        if text is not None:
            # As `receive` does: it would wait, and look at the event, once more.
            self.queue.drop()
            if self.read_paused and self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()
        return text

    def take(self, text: bytes) -> bool:
        """Send it now; False if it has to wait for the client. To one who is gone nothing is sent."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(text))
        return True
