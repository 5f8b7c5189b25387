"""Starting the server from a command, and stopping it with Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from ipaddress import ip_address

import uvicorn

from lastcard.core.refusal import Refusal
from lastcard.server import logs
from lastcard.server.app import create_app, opened
from lastcard.server.configuration import host_and_port
from lastcard.server.guard import WithHeaders
from lastcard.server.protocols import protocols
from lastcard.server.settings import LARGEST_MESSAGE, ServerSettings
from lastcard.server.signals import told_to_stop

log = logging.getLogger("lastcard.server")

ELSEWHERE = ("192.0.2.1", 9)
"""An address for examples, which nobody has: what matters is the way out."""


class _Server(uvicorn.Server):
    """Tells its address once it is listening, and leaves its tables to other nodes before its people go."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("listening on %s", address(host, port))
            self.ready(address(host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = getattr(self.config.app, "app", None)
        if app is not None and "places" in app.state:
            app.state.store.outage.give_up()
            await app.state.places.retire()
        await super().shutdown(sockets)


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

    http, websocket = protocols(settings)
    logging.getLogger("uvicorn.error").addFilter(logs.is_ours)
    config = uvicorn.Config(
        WithHeaders(create_app(settings)),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=websocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        # A phone that is gone says nothing: it is noticed within twenty seconds.
        ws_ping_interval=10,
        ws_ping_timeout=10,
        log_config=None,
        access_log=False,
        server_header=False,
        # Nobody is believed about who they are but the proxies that were named.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return _Server(config, ready)


def serve(settings: ServerSettings, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop. `ready` is told the address."""
    # What comes and goes with each message holds no cycles: look for those less often.
    gc.set_threshold(50_000, 20, 50)
    logs.set_up(settings.log_level, settings.log_format)
    if settings.metrics is not None:
        # Told in one line, as everything that keeps a server from beginning.
        host, port = host_and_port(settings.metrics)
        _listening(host.strip("[]"), port).close()
    with told_to_stop():
        asyncio.run(_try_database(settings))
        # What is there by now stays: nobody has to look through it for cycles.
        gc.freeze()
        with _listening(settings.host, settings.port) as listener:
            # uvicorn stops in good order, and then passes on what it was told.
            server(settings, ready).run(sockets=[listener])


async def _try_database(settings: ServerSettings) -> None:
    """A database that cannot be used is told in one line, before anything else begins."""
    async with opened(settings):
        pass


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError):
        raise Refusal("cannot-listen", host=host, port=str(port)) from None
