"""People whose socket is at one node and whose table at another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server.connection import GOING_AWAY, Connection
from lastcard.server.nodes import words
from lastcard.server.nodes.bus import Bus, Nobody
from lastcard.server.talk import Place, tell_refusal

ASKING = 1.0
"""Seconds that an answer of another node may take, before it is looked where the place is by now."""
MOST_PARTED = 1_000
LARGEST_TELL = 200_000
"""Bytes that are told in one message; NATS takes a million."""


class Moved(Exception):
    """The node that was asked does not have it any more, or is not there."""


class FarPlace:
    """A table or a tournament of another node, for those whose sockets are here."""

    def __init__(self, relay: Relay, kind: words.Kind, code: str, node: str) -> None:
        self.relay, self.kind, self.code, self.node = relay, kind, code, node

    async def info(self) -> bytes:
        """What everybody may know of it, as JSON."""
        return await self.relay.ask(self.node, words.Info(self.kind, self.code))

    async def join(self, connection: Connection, seen: int | None, screen: bool) -> None:
        """Let somebody in there."""
        number = self.relay.number_of(connection, self.node)
        join = words.Join(
            self.kind,
            self.code,
            self.relay.bus.me,
            number,
            connection.player,
            connection.messages.language,
            connection.address,
            seen,
            screen,
        )
        try:
            await self.relay.ask(self.node, join)
        except BaseException:
            # An answer that came too late has let them in.
            self.relay.part(connection)
            raise

    async def handle(self, connection: Connection, request: Any) -> None:
        self.relay.pass_on(connection, wire.encode(request))

    async def part(self, connection: Connection) -> None:
        self.relay.part(connection)

    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None:
        tell_refusal(connection, request, refusal)


class FarConnection(Connection):
    """Somebody who is at a place of this node, with a socket at another."""

    def __init__(self, relay: Relay, join: words.Join) -> None:
        super().__init__(_NoSocket(), join.player, join.language, 0, join.address)
        self.relay, self.node, self.number = relay, join.node, join.number
        self.since = relay.now()
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        if self.closing is None:
            self.relay.tell(self.node, self.number, data)

    def finish(self, code: int = GOING_AWAY) -> None:
        if self.closing is None:
            self.closing = code
            self.relay.hang_up(self.node, self.number, code)


class _NoSocket:
    async def send_data(self, *_: Any, **__: Any) -> None: ...
    async def close(self, *_: Any, **__: Any) -> None: ...


class Relay:
    """Both ends: sockets of this node at other nodes' places, and those of others at ours."""

    def __init__(self, bus: Bus, gone: Callable[[str], None]) -> None:
        self.bus = bus
        self.gone = gone
        self.now = asyncio.get_running_loop().time
        self._numbers = count(1)
        self._here: dict[int, tuple[Connection, str, float]] = {}
        """Sockets of this node, by number, the node that has their place, and since when."""
        self._called: dict[Connection, int] = {}
        self._far: dict[tuple[str, int], FarConnection] = {}
        """Those who are at our places, by the node that has their socket, and their number there."""
        self._parted: OrderedDict[tuple[str, int], None] = OrderedDict()
        """Those who parted, and may not have been let in yet."""
        self._untold: defaultdict[str, list[tuple[list[int], bytes]]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def nodes(self) -> set[str]:
        """Those that somebody here has to do with."""
        return {node for _, node, _ in self._here.values()} | {node for node, _ in self._far}

    # Of sockets that are here

    def number_of(self, connection: Connection, node: str) -> int:
        self.forget(connection)
        number = self._called[connection] = next(self._numbers)
        self._here[number] = connection, node, self.now()
        return number

    def forget(self, connection: Connection) -> None:
        self._here.pop(self._called.pop(connection, 0), None)

    def pass_on(self, connection: Connection, data: bytes) -> None:
        if (number := self._called.get(connection)) is not None:
            self.bus.send(self._here[number][1], words.Say(self.bus.me, number, data))

    def part(self, connection: Connection) -> None:
        if (number := self._called.get(connection)) is not None:
            self.bus.send(self._here[number][1], words.Part(self.bus.me, number))
            self.forget(connection)

    async def ask(self, node: str, message: words.Message) -> bytes:
        """Ask a node about a place of its own; raises `Moved` where it is not."""
        try:
            reply = await self.bus.ask(node, message, ASKING)
        except Nobody:
            self.gone(node)
            raise Moved from None
        except TimeoutError:
            raise Moved from None
        if reply.refusal is not None:
            raise Refusal.from_parts(*reply.refusal)
        if reply.moved:
            raise Moved
        return reply.value

    # Of places that are here

    async def welcome(
        self,
        join: words.Join,
        enter: Callable[[FarConnection], Awaitable[Place]],
        answer: Callable[[Connection, Place, str], Awaitable[None]],
    ) -> None:
        """Let somebody in, and listen to them as to a socket, until they part."""
        far = FarConnection(self, join)
        self._far[far.node, far.number] = far
        try:
            place = await enter(far)
        except BaseException:
            self._far.pop((far.node, far.number), None)
            raise
        if (far.node, far.number) in self._parted:
            far.inbox.put_nowait(None)
        task = asyncio.create_task(self._listen(far, place, answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(
        self,
        far: FarConnection,
        place: Place,
        answer: Callable[[Connection, Place, str], Awaitable[None]],
    ) -> None:
        try:
            while (data := await far.inbox.get()) is not None:
                await answer(far, place, data.decode())
        finally:
            self._far.pop((far.node, far.number), None)
            far.closing = far.closing or GOING_AWAY
            await place.part(far)

    def tell(self, node: str, number: int, data: bytes) -> None:
        """Tell somebody; what several at one node are told goes there once, with what else there is."""
        untold = self._untold[node]
        if not untold:
            asyncio.get_running_loop().call_soon(self._tell, node)
        if untold and untold[-1][1] is data:
            untold[-1][0].append(number)
        else:
            untold.append(([number], data))

    def _tell(self, node: str) -> None:
        part: list[tuple[list[int], bytes]] = []
        size = 0
        for one in self._untold.pop(node, []):
            if part and size + len(one[1]) > LARGEST_TELL:
                self.bus.send(node, words.Tell(part))
                part, size = [], 0
            part.append(one)
            size += len(one[1])
        if part:
            self.bus.send(node, words.Tell(part))

    def hang_up(self, node: str, number: int, code: int) -> None:
        self._tell(node)
        self.bus.send(node, words.HangUp(number, code))

    # What other nodes say

    def told(self, message: words.Message) -> None:
        match message:
            case words.Say(node=node, number=number, data=data):
                self._put(node, number, data)
            case words.Part(node=node, number=number):
                self._put(node, number, None)
            case words.Tell(messages=messages):
                for numbers, data in messages:
                    for number in numbers:
                        if number in self._here:
                            self._here[number][0].send(data)
            case words.HangUp(number=number, code=code):
                if number in self._here:
                    self._here[number][0].finish(code)

    def _put(self, node: str, number: int, data: bytes | None) -> None:
        if (far := self._far.get((node, number))) is not None:
            far.inbox.put_nowait(data)
        elif data is None:
            self._parted[node, number] = None
            if len(self._parted) > MOST_PARTED:
                self._parted.popitem(last=False)
        else:
            # It was forgotten here, as after a break of the bus: whoever is there has to come again.
            self.bus.send(node, words.HangUp(number, GOING_AWAY))

    def part_from(self, node: str | None = None, ago: float = 0.0) -> None:
        """A node is gone, or all are out of reach, since some seconds: sockets here have to come again, and
        those there are not here any more."""
        at = self.now() - ago
        for connection, its_node, since in [*self._here.values()]:
            if node in (None, its_node) and since <= at:
                connection.finish(GOING_AWAY)
                self.forget(connection)
        for far in [*self._far.values()]:
            if node in (None, far.node) and far.since <= at:
                far.closing = far.closing or GOING_AWAY
                far.inbox.put_nowait(None)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
