"""Starting the server from a command, and stopping it with Ctrl-C."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lastcard.core.refusal import Refusal
from lastcard.server.app import create_app
from lastcard.server.guard import WithHeaders
from lastcard.server.settings import LARGEST_MESSAGE, ServerSettings
from lastcard.server.store import Store

ELSEWHERE = ("192.0.2.1", 9)
"""An address for examples, which nobody has: what matters is the way out."""


class _Impatient(WebSocketsSansIOProtocol):
    """Drops a client that takes nothing any more: closing politely would wait for it for ever."""

    patience = 10.0
    _giving_up: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._go_on()

    def _go_on(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


class _Server(uvicorn.Server):
    """Tells its address once it is listening."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(address(host, port))


def address(host: str, port: int) -> str:
    """Where people find this machine; "every address" is none that a phone could open."""
    if ip_address(host).is_unspecified:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def server(settings: ServerSettings, ready: Callable[[str], None]) -> uvicorn.Server:
    """A server that has not begun yet. `ready` is told the address."""

    class Protocol(_Impatient):
        patience = settings.limits.patience

    # What uvicorn tells of garbage from clients, with tracebacks, is no trouble of ours.
    logging.getLogger("uvicorn.error").addFilter(_ours)
    config = uvicorn.Config(
        WithHeaders(create_app(settings)),
        host=settings.host,
        port=settings.port,
        ws=Protocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        # A phone that is gone says nothing: it is noticed within twenty seconds.
        ws_ping_interval=10,
        ws_ping_timeout=10,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return _Server(config, ready)


def _ours(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Invalid UTF-8")


def serve(settings: ServerSettings, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop. `ready` is told the address."""
    # What comes and goes with each message holds no cycles: look for those less often.
    gc.set_threshold(50_000, 20, 50)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    asyncio.run(_try_database(settings.database))
    with _listening(settings.host, settings.port) as listener, suppress(KeyboardInterrupt):
        # After Ctrl-C uvicorn stops in good order, and then passes it on.
        server(settings, ready).run(sockets=[listener])


async def _try_database(url: str) -> None:
    """A database that cannot be used is told in one line, before anything else begins."""
    async with Store.opened(url):
        pass


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError):
        raise Refusal("cannot-listen", host=host, port=str(port)) from None
