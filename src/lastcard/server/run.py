"""Starting the server from a command, and stopping it with Ctrl-C."""

from __future__ import annotations

import logging
from collections.abc import Callable

import uvicorn

from lastcard.core.refusal import Refusal
from lastcard.server.app import create_app
from lastcard.server.settings import LARGEST_MESSAGE, ServerSettings


class _Server(uvicorn.Server):
    """Tells its address when it is really there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def serve(settings: ServerSettings, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop. `ready` is told the address."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = _Server(config, ready)
    try:
        server.run()
    except SystemExit as stopped:
        if stopped.code:
            raise Refusal("cannot-listen", host=settings.host, port=settings.port) from None
