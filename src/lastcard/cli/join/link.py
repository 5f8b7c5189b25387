"""One WebSocket that comes back by itself. It knows nothing of the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from lastcard.cli.join.player import Address
from lastcard.core.refusal import Refusal

Json = dict[str, Any]

LOST = "lost"
"""The type of the message that the link itself puts in when the connection is gone."""

MISSING, SENT_AWAY, OUTDATED = 4404, 4403, 4426
SHORTEST_WAIT, LONGEST_WAIT = 0.3, 8.0
GIVES_UP = 600.0
"""Seconds without the server after which it stops trying."""

# The server lets sixty requests through at once, and fifteen a second after that.
AT_ONCE, A_SECOND = 40, 12

_TROUBLE = (OSError, TimeoutError, EOFError, WebSocketException)


class Link:
    """Sends requests and gives what comes back; after a loss, what is unanswered is sent again.

    `hello` is asked for the first message of every connection.
    """

    def __init__(self, address: Address, hello: Callable[[], Json]) -> None:
        self.address = address
        self.hello = hello
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, Json] = {}
        self._ids = count(1)
        # Ids of moves are remembered by the table: those of an earlier visit must not come again.
        self._visit = f"{Random().getrandbits(48):012x}"
        self._allowed, self._counted = float(AT_ONCE), 0.0

    async def ask(self, kind: str, **fields: object) -> str:
        """Send a request, now or as soon as there is a connection; its id."""
        name = f"{self._visit}-{next(self._ids)}"
        self._unanswered[name] = {"type": kind, "id": name, **fields}
        if self._socket is not None:
            await self._send(self._socket, self._unanswered[name])
        return name

    def answered(self, name: str | None) -> str | None:
        """The kind of the request that this id belongs to; it is not sent again."""
        request = self._unanswered.pop(name, None) if name is not None else None
        return None if request is None else str(request["type"])

    @property
    def waits(self) -> bool:
        """Whether something has no answer yet."""
        return bool(self._unanswered)

    async def messages(self) -> AsyncGenerator[Json, None]:
        """Everything the server says, over one connection after another."""
        tries, lost_at, met = 0, 0.0, False
        clock = asyncio.get_running_loop().time
        while True:
            code = None
            with suppress(*_TROUBLE):
                async with connect(self.address.socket, compression=None, max_size=None) as socket:
                    async for message in self._conversation(socket):
                        tries, met = 0, True
                        yield message
                    code = socket.close_code
            self._socket = None
            if code == SENT_AWAY:
                return
            if code == MISSING:
                raise Refusal("table-ended" if met else "no-such-table", table=self.address.code)
            if code == OUTDATED:
                raise Refusal("other-form")
            if not met or (tries and clock() - lost_at > GIVES_UP):
                raise Refusal("server-unreachable", server=self.address.server)
            if not tries:
                lost_at = clock()
                yield {"type": LOST}
            await asyncio.sleep(min(LONGEST_WAIT, SHORTEST_WAIT * 2**tries) * Random().uniform(0.6, 1))
            tries += 1

    async def _conversation(self, socket: ClientConnection) -> AsyncGenerator[Json, None]:
        self._allowed = float(AT_ONCE)
        # A server that hangs up before it has heard anything says why in its closing, too.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(self.hello()))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "welcome" and self._socket is None:
                    await self._resume(socket)
                yield _clean(message)

    async def _resume(self, socket: ClientConnection) -> None:
        self._socket = socket
        for request in list(self._unanswered.values()):
            await self._send(socket, request)

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        await self._pace()
        # What cannot be sent is unanswered, and sent again later.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(message))

    async def _pace(self) -> None:
        """Stay within what the server allows, as a script could easily be quicker."""
        now = asyncio.get_running_loop().time()
        self._allowed = min(AT_ONCE, self._allowed + (now - self._counted) * A_SECOND) - 1
        self._counted = now
        if self._allowed < 0:
            await asyncio.sleep(-self._allowed / A_SECOND)


def _clean(value: Any) -> Any:
    """What a server sends, with nothing in it that a terminal would obey."""
    match value:
        case str():
            return "".join(letter if letter.isprintable() else "�" for letter in value)
        case list():
            return [_clean(item) for item in value]
        case dict():
            return {_clean(name): _clean(item) for name, item in value.items()}
    return value
