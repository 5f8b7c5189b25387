"""The WebSocket of a tournament."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from lastcard.server.socket import AnySocket, guarded


@websocket("/api/cups/{code:str}/socket")
async def cup_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """One connection, from `hello` to its end."""
    await guarded(socket, "cups", code)
