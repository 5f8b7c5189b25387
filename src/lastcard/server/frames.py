"""Texts that are bytes already, sent as they are: no other layer looks at them again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TAKE = "lastcard.take"
"""The extension of a connection's scope that takes a text in bytes at once, or says that it has to wait."""

TEXT = 0x81
"""A whole message of text, in one frame."""
SHORT, LONG = 126, 1 << 16
"""The sizes from which on a frame says its size in two bytes, and in eight."""

Take = Callable[[bytes], bool]


def frame(text: bytes) -> bytes:
    """A text as a server sends it: unmasked, so that everybody may get the same bytes."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def taker(scope: Mapping[str, Any]) -> Take | None:
    """What takes texts on this connection, if its server has that."""
    return (scope.get("extensions") or {}).get(TAKE)


class FrameProtocol(WebSocketsSansIOProtocol):
    """A connection that takes frames beside ASGI. Nothing is compressed, and a frame is all it takes."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[TAKE] = self.take
        await super().run_asgi()

    def take(self, text: bytes) -> bool:
        """Send it now; False if it has to wait for the client. To one who is gone nothing is sent."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame(text))
        return True
