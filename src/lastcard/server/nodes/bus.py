"""NATS between the nodes. Nothing durable is in it: what is lost here is asked for again, or read in the
database."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError, SlowConsumerError

from lastcard.core.refusal import Refusal
from lastcard.server.configuration import without_password
from lastcard.server.nodes import words

STATUS, NO_RESPONDERS = "Status", "503"
CONNECTING = 5.0
"""Seconds that the first connection may take."""

log = logging.getLogger("lastcard.server")


class Nobody(Exception):
    """The node that was asked is not there."""


class Listener:
    """Who is told what comes over the bus."""

    async def asked(self, message: words.Message) -> words.Reply:
        """Answer another node."""
        raise NotImplementedError

    def told(self, message: words.Message) -> None:
        """Another node said something."""
        raise NotImplementedError

    def nobody(self, node: str) -> None:
        """Something was said to a node that is not there."""
        raise NotImplementedError

    def bus_lost(self) -> None:
        """What was on its way is lost."""
        raise NotImplementedError

    def bus_back(self) -> None:
        raise NotImplementedError


class Bus:
    """One node's connection: what it says goes out in order, and nobody waits for it."""

    def __init__(self, url: str, cluster: str, me: str, listener: Listener) -> None:
        self.url = url
        self.me = me
        self.listener = listener
        self._subject = f"lastcard.{cluster}"
        self._client = Client()
        self._outgoing: deque[tuple[str, bytes, str]] = deque()
        self._wakes = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect, or refuse with the reason."""
        try:
            async with asyncio.timeout(CONNECTING):
                await self._client.connect(
                    self.url,
                    name=f"lastcard {self.me}",
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.2,  # type: ignore[arg-type]  # seconds, of any sort
                    no_echo=True,
                    error_cb=self._failed,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._back,
                )
                await self._client.subscribe(f"{self._subject}.node.{self.me}", cb=self._received)
                await self._client.subscribe(f"{self._subject}.nobody.{self.me}.*", cb=self._unheard)
                await self._client.subscribe(f"{self._subject}.all", cb=self._received)
                await self._client.flush()
        except (OSError, TimeoutError, NatsError, ValueError) as error:
            await self.close()
            raise Refusal("bus-unreachable", given=without_password(self.url), reason=str(error)) from None
        self._later(self._write())

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    def send(self, node: str, message: words.Message) -> None:
        """Say something to a node; `nobody` is told if it is not there."""
        reply = f"{self._subject}.nobody.{self.me}.{node}"
        self._put(f"{self._subject}.node.{node}", message, reply)

    def send_to_all(self, message: words.Message) -> None:
        self._put(f"{self._subject}.all", message)

    def _put(self, subject: str, message: words.Message, reply: str = "") -> None:
        self._outgoing.append((subject, words.encode(message), reply))
        self._wakes.set()

    async def ask(self, node: str, message: words.Message, seconds: float) -> words.Reply:
        """Ask a node; raises `Nobody`, or TimeoutError."""
        if not self.connected:
            raise TimeoutError
        try:
            answer = await self._client.request(
                f"{self._subject}.node.{node}", words.encode(message), timeout=seconds
            )
        except NoRespondersError:
            raise Nobody from None
        except NatsError:
            raise TimeoutError from None
        return words.decode_reply(answer.data)

    async def _write(self) -> None:
        while True:
            await self._wakes.wait()
            self._wakes.clear()
            while self._outgoing:
                subject, payload, reply = self._outgoing.popleft()
                with suppress(NatsError):
                    # Without a connection it is kept for a while; then it is lost, which `bus_lost` tells.
                    await self._client.publish(subject, payload, reply)

    async def _received(self, message: Msg) -> None:
        try:
            said = words.decode(message.data)
        except msgspec.MsgspecError:
            log.warning("a message of another node cannot be read: do all have the same version?")
            return
        if isinstance(said, words.Join | words.Info | words.Seat | words.Probe):
            self._later(self._answer(message, said))
        else:
            self.listener.told(said)

    async def _answer(self, message: Msg, said: words.Message) -> None:
        try:
            reply = await self.listener.asked(said)
        except Refusal as refusal:
            about = {name: _plain(value) for name, value in refusal.about.items()}
            reply = words.Reply(refusal=(refusal.code, refusal.rule, about))
        except Exception:
            log.exception("what another node asked could not be answered")
            reply = words.Reply(refusal=("internal", None, {}))
        with suppress(NatsError):
            await message.respond(words.encode(reply))

    async def _unheard(self, message: Msg) -> None:
        if message.headers and message.headers.get(STATUS) == NO_RESPONDERS:
            self.listener.nobody(message.subject.rpartition(".")[2])

    async def _failed(self, error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            log.warning("this node does not keep up with the others")
            self.listener.bus_lost()
            self.listener.bus_back()

    async def _lost(self) -> None:
        if not self._client.is_closed:
            log.warning("NATS is not there: people at tables of other nodes have to wait")
        self._outgoing.clear()
        self.listener.bus_lost()

    async def _back(self) -> None:
        log.warning("NATS is back")
        self.listener.bus_back()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Say what is left to say, and go."""
        while self._outgoing and self._client.is_connected:
            await asyncio.sleep(0)
        for task in self._tasks:
            task.cancel()
        with suppress(NatsError, OSError):
            await self._client.close()


def _plain(value: object) -> str | int | float | None:
    return value if isinstance(value, str | int | float | None) else str(value)
