"""The WebSocket of a tournament."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from lastcard.server.cups import messages as wire
from lastcard.server.cups.hall import CupHall
from lastcard.server.socket import AnySocket, converse, guarded


@websocket("/api/cups/{code:str}/socket")
async def cup_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """One connection, from `hello` to its end."""
    cups: CupHall = socket.app.state.cups

    async def talk() -> None:
        room = await cups.find(code)
        limits = cups.hall.settings.limits
        await converse(socket, room, limits, wire.decode, lambda connection, _: room.join(connection))

    await guarded(socket, code, talk)
