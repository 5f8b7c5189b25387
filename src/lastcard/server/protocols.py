"""Connections: how many may be open, and how long each may take. uvicorn itself would wait for ever."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastcard.core.refusal import Refusal
from lastcard.server.frames import FrameProtocol
from lastcard.server.guard import counted_as, language_in
from lastcard.server.settings import Limits, ServerSettings
from lastcard.server.socket import RESTART, closing_words

if sys.platform != "win32":
    import resource

OTHER_FILES = 200
"""That the process may need besides its connections: databases, thinking processes, pages."""
FEWEST = 16
"""Connections, on however few files."""
LARGEST_HEAD = 65_536
"""Bytes of a request before its body."""
TOLD_EVERY = 60.0
"""Seconds between two lines of the log about connections that there is no room for."""

log = logging.getLogger("lastcard.server")


def room_for(sockets: int) -> int:
    """How many connections there can be, of these, with the files that the system allows the process; it may
    have more of them from now on."""
    if sys.platform == "win32":
        return sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < sockets + OTHER_FILES:
        wanted = sockets + OTHER_FILES
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (ValueError, OSError):
            # Some systems allow less than they say.
            soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sockets if soft == resource.RLIM_INFINITY else min(sockets, max(FEWEST, soft - OTHER_FILES))


class Doors:
    """Every connection that is open. Those of a trusted proxy are many people's: only all together count."""

    def __init__(self, most: int, per_address: int, trusted: Sequence[str] = ()) -> None:
        self.most, self.per_address = most, per_address
        self._trusted = [ip_network(one) for one in trusted]
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._of: Counter[str] = Counter()
        self._idle: dict[asyncio.Transport, None] = {}
        self._told, self._turned_away = -TOLD_EVERY, 0

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room for another; one that asks for nothing makes way for it."""
        address = counted_as(host)
        if self._of[address] >= self.per_address and not self._is_proxy(host):
            self._tell("%s has %d connections and gets no more", address, self._of[address])
            return False
        if len(self._open) >= self.most:
            self._tell("all %d connections are taken", self.most)
            if not self._idle:
                return False
            oldest = next(iter(self._idle))
            self.leave(oldest)
            oldest.abort()
        self._open[transport] = address
        self._of[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """It is closed, or will be; one that was not let in changes nothing."""
        self._idle.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def waits(self, transport: asyncio.Transport) -> None:
        """There is no whole request of it."""
        if transport in self._open:
            self._idle[transport] = None

    def asks(self, transport: asyncio.Transport) -> None:
        """There is one, so that it is waited for."""
        self._idle.pop(transport, None)

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def _tell(self, what: str, *about: object) -> None:
        """In one line, however many there are."""
        self._turned_away += 1
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            log.warning(f"{what}; %d had to go since this was last said", *about, self._turned_away)
            self._told, self._turned_away = now, 0


class _Impatient(asyncio.Protocol):
    """Drops a client that takes nothing any more: closing politely would wait for it for ever."""

    patience = 10.0
    doors: Doors
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _giving_up: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.leave(self.transport)
        self._go_on()

    def _go_on(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


class Http(_Impatient, HttpToolsProtocol):
    """Drops a client that does not get a request to us in time, head and body."""

    time_to_ask = 20.0
    _deadline: asyncio.TimerHandle | None = None
    _head: int | None = None
    """Bytes that came of one, until it is whole."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doors.enter(transport, self.client[0] if self.client else ""):
            self._expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect()
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = None
        self.doors.asks(self.transport)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self.doors.waits(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._arrived()

    def _expect(self) -> None:
        """A whole request has to be here in time, from now on."""
        self.doors.waits(self.transport)
        self._deadline = self.loop.call_later(self.time_to_ask, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WebSocket(_Impatient, FrameProtocol):
    """Tells a client why it has to go when the server does."""

    def shutdown(self) -> None:
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            super().shutdown()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
        accepted = dict(self.scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        self.conn.send_close(RESTART, closing_words(Refusal("restarting"), language_in(accepted)))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def protocols(settings: ServerSettings) -> tuple[type[Http], type[WebSocket]]:
    """What speaks HTTP and WebSocket on a server with these settings; both count at the same doors."""
    limits: Limits = settings.limits
    doors = Doors(room_for(limits.most_sockets), limits.sockets_per_address, settings.trusted_proxies)
    about = {"doors": doors, "patience": limits.patience}
    http = type("Http", (Http,), {**about, "time_to_ask": limits.request})
    return http, type("WebSocket", (WebSocket,), about)
