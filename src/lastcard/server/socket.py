"""The WebSocket of a table: reads, parses and hands on; what is wrong is told and never crashes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.server import messages as wire
from lastcard.server.connection import GOING_AWAY, NO_SUCH_TABLE, SLOW, TOO_MANY, Bucket, Connection
from lastcard.server.guard import Gate, address_of, language_of, verify_origin
from lastcard.server.hall import Hall, screen_of
from lastcard.server.settings import LARGEST_MESSAGE, Limits
from lastcard.table.room.opening import player_of

AnySocket = WebSocket[Any, Any, State]

HELLO = "hello"
POLICY, INTERNAL = 1008, 1011
LONGEST_REASON = 123
"""How many bytes a closing frame has room for."""

# What a connection is closed with, by the refusal that ends it.
CLOSING = {
    "no-such-table": NO_SUCH_TABLE,
    "table-ended": NO_SUCH_TABLE,
    "too-many-requests": TOO_MANY,
    "table-crowded": TOO_MANY,
    "no-such-cup": NO_SUCH_TABLE,
    "cup-crowded": TOO_MANY,
    "table-broken": GOING_AWAY,
    "hello-late": SLOW,
    "internal": INTERNAL,
}

log = logging.getLogger("lastcard.server")


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """One connection, from `hello` to its end."""
    hall: Hall = socket.app.state.hall

    async def talk() -> None:
        room = await hall.find(code)

        async def join(connection: Connection, hello: wire.Hello) -> None:
            if hello.screen:
                connection.player = screen_of(hello.secret)
            await room.join(connection, hello.seen, hello.screen)

        await converse(socket, room, hall.settings.limits, wire.decode, join)

    await guarded(socket, code, talk)


async def guarded(socket: AnySocket, code: str, talk: Callable[[], Awaitable[None]]) -> None:
    """Let a client in and talk to it; what goes wrong is told to it, if it still listens."""
    gate: Gate = socket.app.state.gate
    try:
        verify_origin(socket)
        gate.pass_by("connections", address_of(socket))
        await socket.accept()
        await talk()
    except WebSocketDisconnect:
        pass
    except Refusal as refusal:
        await _hang_up(socket, refusal)
    except Exception:
        log.exception("a connection to %s failed", code)
        await _hang_up(socket, Refusal("internal"))


async def _hang_up(socket: AnySocket, refusal: Refusal) -> None:
    """Close with the reason, as far as there is room for it."""
    text = f"{refusal.code}: {refusal_sentence(catalogue(language_of(socket)), refusal)}"
    try:
        await socket.close(_closing(refusal), text.encode()[:LONGEST_REASON].decode(errors="ignore"))
    except Exception:
        log.debug("the socket was closed already")


def _closing(refusal: Refusal) -> int:
    return CLOSING.get(refusal.code, POLICY)


class Place(Protocol):
    """Where a connection leads to: a table, or a tournament."""

    async def part(self, connection: Connection) -> None: ...
    async def handle(self, connection: Connection, request: Any) -> None: ...
    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None: ...


async def converse(
    socket: AnySocket,
    place: Place,
    limits: Limits,
    decode: Callable[[str], Any],
    join: Callable[[Connection, Any], Awaitable[None]],
) -> None:
    """Read `hello`, let its sender join, and hand on what follows, until the connection ends."""
    hello = await _first_message(socket, limits, decode)
    connection = Connection(socket, player_of(hello.secret), hello.language, limits.queue)
    try:
        await join(connection, hello)
        bucket = Bucket(limits.messages)
        while True:
            data = await _receive(socket)
            if not bucket.take():
                raise Refusal("too-many-requests")
            await _answer(connection, place, data, decode)
    except Refusal as refusal:
        place.refuse(connection, None, refusal)
        connection.finish(_closing(refusal))
    finally:
        await place.part(connection)
        await connection.close()


async def _first_message(socket: AnySocket, limits: Limits, decode: Callable[[str], Any]) -> Any:
    try:
        async with asyncio.timeout(limits.first_message):
            message = _decoded(await _receive(socket), decode)
    except TimeoutError:
        raise Refusal("hello-late") from None
    if message.__struct_config__.tag != HELLO:
        raise Refusal("hello-first")
    return message


async def _receive(socket: AnySocket) -> str:
    data = await socket.receive_data(mode="text")
    if not data or len(data) > LARGEST_MESSAGE:
        # Binary messages come as empty text.
        raise Refusal("not-text", most=LARGEST_MESSAGE)
    return str(data)


def _decoded(data: str, decode: Callable[[str], Any]) -> Any:
    try:
        return decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-message", reason=str(error)) from None


async def _answer(connection: Connection, place: Place, data: str, decode: Callable[[str], Any]) -> None:
    try:
        message = _decoded(data, decode)
    except Refusal as refusal:
        place.refuse(connection, _id_in(data), refusal)
        return
    if isinstance(message, wire.Ping):
        connection.send(wire.encode(wire.Pong()))
    elif message.__struct_config__.tag == HELLO:
        place.refuse(connection, None, Refusal("hello-twice"))
    else:
        await place.handle(connection, message)


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
