"""The WebSocket of a table: reads, parses and hands on; what is wrong is told and never crashes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lastcard.core.refusal import Refusal
from lastcard.languages import Language
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.server import messages as wire
from lastcard.server.admin.bans import Bans
from lastcard.server.connection import (
    GOING_AWAY,
    NO_SUCH_TABLE,
    OUTDATED,
    SENT_AWAY,
    SLOW,
    TOO_MANY,
    Bucket,
    Connection,
)
from lastcard.server.frames import Hear, hearer, taker
from lastcard.server.guard import Gate, address_of, host_of, language_of, verify_origin
from lastcard.server.hall import screen_of
from lastcard.server.nodes.words import Kind
from lastcard.server.places import DECODE, Places
from lastcard.server.settings import LARGEST_MESSAGE, Limits
from lastcard.server.talk import HELLO, Place, answer, decoded, tell_refusal
from lastcard.table.room.opening import player_of
from lastcard.table.room.telling import FORM

AnySocket = WebSocket[Any, Any, State]

POLICY, INTERNAL, RESTART, TRY_LATER = 1008, 1011, 1012, 1013
LONGEST_REASON = 123
"""How many bytes a closing frame has room for."""

# What a connection is closed with, by the refusal that ends it.
CLOSING = {
    "no-such-table": NO_SUCH_TABLE,
    "table-ended": NO_SUCH_TABLE,
    "banned": SENT_AWAY,
    "kept-out": SENT_AWAY,
    "too-many-requests": TOO_MANY,
    "table-crowded": TOO_MANY,
    "no-such-cup": NO_SUCH_TABLE,
    "cup-crowded": TOO_MANY,
    "table-broken": GOING_AWAY,
    "restarting": RESTART,
    "cannot-save": TRY_LATER,
    "hello-late": SLOW,
    "other-form": OUTDATED,
    "internal": INTERNAL,
}

log = logging.getLogger("lastcard.server")


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """One connection, from `hello` to its end."""
    await guarded(socket, "tables", code)


async def guarded(socket: AnySocket, kind: Kind, code: str) -> None:
    """Let a client in and talk to it; what goes wrong is told to it, if it still listens."""
    gate: Gate = socket.app.state.gate
    places: Places = socket.app.state.places
    bans: Bans = socket.app.state.bans
    try:
        verify_origin(socket)
        bans.verify_host(host_of(socket))
        gate.pass_by("connections", address_of(socket))
        with gate.socket(address_of(socket)):
            await socket.accept()
            await places.find(kind, code)
            # In a task of its own: whatever wakes it up goes past all layers that it was called through.
            await asyncio.create_task(_converse(socket, places, kind, code))
    except WebSocketDisconnect:
        pass
    except Refusal as refusal:
        await _hang_up(socket, refusal)
    except Exception as error:
        if socket.app.state.store.suffers(error):
            await _hang_up(socket, Refusal("cannot-save"))
            return
        log.exception("a connection to %s failed", code)
        await _hang_up(socket, Refusal("internal"))


async def _hang_up(socket: AnySocket, refusal: Refusal) -> None:
    """Close with the reason, as far as there is room for it."""
    socket.app.state.store.metrics.refused(refusal.code)
    try:
        await socket.close(_closing(refusal), closing_words(refusal, language_of(socket)))
    except Exception:
        log.debug("the socket was closed already")


def closing_words(refusal: Refusal, language: Language) -> str:
    """Why a connection ends, as far as there is room for it."""
    text = f"{refusal.code}: {refusal_sentence(catalogue(language), refusal)}"
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")


def _closing(refusal: Refusal) -> int:
    return CLOSING.get(refusal.code, POLICY)


async def _converse(socket: AnySocket, places: Places, kind: Kind, code: str) -> None:
    """Read `hello`, let its sender join, and hand on what follows, until the connection ends."""
    limits = places.hall.settings.limits
    hello = await _first_message(socket, limits, DECODE[kind])
    screen = isinstance(hello, wire.Hello) and hello.screen
    player = screen_of(hello.secret) if screen else player_of(hello.secret)
    address, take, hear = address_of(socket), taker(socket.scope), hearer(socket.scope)
    connection = Connection(socket, player, hello.language, limits.queue, address, take)
    place: Place | None = None
    metrics = places.hall.store.metrics
    metrics.sockets[kind] += 1
    bans: Bans = socket.app.state.bans
    bans.present[connection] = host_of(socket)
    try:
        if isinstance(hello, wire.Hello) and hello.form != FORM:
            raise Refusal("other-form")
        bans.verify_player(player_of(hello.secret))
        place = await places.enter(kind, code, connection, getattr(hello, "seen", None), screen)
        bucket = Bucket(limits.messages)
        while True:
            data = await _receive(socket, hear)
            if not bucket.take():
                raise Refusal("too-many-requests")
            await answer(connection, place, data, DECODE[kind])
    except Refusal as refusal:
        metrics.refused(refusal.code)
        tell_refusal(connection, None, refusal)
        connection.finish(_closing(refusal))
    finally:
        metrics.sockets[kind] -= 1
        del bans.present[connection]
        if place is not None:
            await place.part(connection)
        await connection.close()


async def _first_message(socket: AnySocket, limits: Limits, decode: Callable[[str], Any]) -> Any:
    try:
        async with asyncio.timeout(limits.first_message):
            message = decoded(await _receive(socket), decode)
    except TimeoutError:
        raise Refusal("hello-late") from None
    if message.__struct_config__.tag != HELLO:
        raise Refusal("hello-first")
    return message


async def _receive(socket: AnySocket, hear: Hear | None = None) -> str:
    data = None if hear is None else await hear()
    if data is None:
        data = await socket.receive_data(mode="text")
    if not data or len(data) > LARGEST_MESSAGE:
        # Binary messages come as empty text.
        raise Refusal("not-text", most=LARGEST_MESSAGE)
    return str(data)
