"""The WebSocket of a table: reads, parses and hands on; what is wrong is told and never crashes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server.connection import NO_SUCH_TABLE, SLOW, TOO_MANY, Bucket, Connection
from lastcard.server.guard import Gate, address_of, verify_origin
from lastcard.server.hall import Hall, player_of
from lastcard.server.rooms import Room
from lastcard.server.settings import LARGEST_MESSAGE, Limits

AnySocket = WebSocket[Any, Any, State]

POLICY = 1008

log = logging.getLogger("lastcard.server")


class BadMessage(Exception):
    """The connection cannot go on; `code` is what it is closed with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: str) -> None:
    """One connection, from `hello` to its end."""
    gate: Gate = socket.app.state.gate
    hall: Hall = socket.app.state.hall
    try:
        verify_origin(socket)
        gate.pass_by("connections", address_of(socket))
        await socket.accept()
        room = await hall.find(code)
        await _converse(socket, room, hall.settings.limits)
    except WebSocketDisconnect:
        pass
    except BadMessage as bad:
        await _hang_up(socket, bad.code)
    except Refusal as refusal:
        await _hang_up(socket, _CLOSING.get(refusal.code, POLICY))
    except Exception:
        log.exception("a connection to table %s failed", code)
        await _hang_up(socket, 1011)


_CLOSING = {
    "no-such-table": NO_SUCH_TABLE,
    "table-ended": NO_SUCH_TABLE,
    "too-many-requests": TOO_MANY,
    "table-crowded": TOO_MANY,
}


async def _hang_up(socket: AnySocket, code: int) -> None:
    try:
        await socket.close(code)
    except Exception:
        log.debug("the socket was closed already")


async def _converse(socket: AnySocket, room: Room, limits: Limits) -> None:
    hello = await _first_message(socket, limits)
    connection = Connection(socket, player_of(hello.secret), hello.language, limits.queue)
    try:
        await room.join(connection, hello.seen)
        bucket = Bucket(limits.messages)
        while True:
            data = await _receive(socket)
            if not bucket.take():
                room.refuse(connection, None, Refusal("too-many-requests"))
                raise BadMessage(TOO_MANY)
            await _answer(connection, room, data)
    finally:
        await room.part(connection)
        await connection.close()


async def _first_message(socket: AnySocket, limits: Limits) -> wire.Hello:
    try:
        async with asyncio.timeout(limits.first_message):
            message = wire.decode(await _receive(socket))
    except TimeoutError:
        raise BadMessage(SLOW) from None
    except msgspec.MsgspecError:
        raise BadMessage(POLICY) from None
    if not isinstance(message, wire.Hello):
        raise BadMessage(POLICY)
    return message


async def _receive(socket: AnySocket) -> str:
    data = await socket.receive_data(mode="text")
    if not data or len(data) > LARGEST_MESSAGE:
        # Binary messages come as empty text.
        raise BadMessage(POLICY)
    return str(data)


async def _answer(connection: Connection, room: Room, data: str) -> None:
    try:
        message = wire.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        room.refuse(connection, _id_in(data), Refusal("bad-message", reason=str(error)))
        return
    if isinstance(message, wire.Ping):
        connection.send(wire.encode(wire.Pong()))
    elif isinstance(message, wire.Hello):
        room.refuse(connection, None, Refusal("hello-twice"))
    else:
        await room.handle(connection, message)


class _WithId(msgspec.Struct):
    id: str | None = None


_read_id = msgspec.json.Decoder(_WithId).decode


def _id_in(data: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        found = _read_id(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return found if found is not None and len(found) <= 64 else None
