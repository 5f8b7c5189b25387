"""What somebody says over a connection: parsed, and handed on; what is wrong is told and never crashes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from lastcard.core.refusal import Refusal
from lastcard.locale.refusals import refusal_sentence
from lastcard.server import messages as wire
from lastcard.server.connection import Connection

HELLO = "hello"


class Place(Protocol):
    """Where a connection leads to: a table or a tournament, here or at another node."""

    async def info(self) -> Any: ...
    async def part(self, connection: Connection) -> None: ...
    async def handle(self, connection: Connection, request: Any) -> None: ...
    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None: ...


def decoded(data: str, decode: Callable[[str], Any]) -> Any:
    """The message, or a refusal that says what is wrong with it."""
    try:
        return decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-message", reason=str(error)) from None


async def answer(connection: Connection, place: Place, data: str, decode: Callable[[str], Any]) -> None:
    """Carry out what was said; a refusal changes nothing."""
    try:
        message = decoded(data, decode)
    except Refusal as refusal:
        place.refuse(connection, _id_in(data), refusal)
        return
    if isinstance(message, wire.Ping):
        connection.send(wire.encode(wire.Pong()))
    elif message.__struct_config__.tag == HELLO:
        place.refuse(connection, None, Refusal("hello-twice"))
    else:
        await place.handle(connection, message)


def tell_refusal(connection: Connection, request: str | None, refusal: Refusal) -> None:
    """Tell somebody why not, in the language of the connection."""
    text = refusal_sentence(connection.messages, refusal)
    connection.send(wire.encode(wire.Refused(request, refusal.code, refusal.rule, text)))


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
