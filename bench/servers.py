"""The servers that the benches drive, each in a process of its own.

    python -m bench.servers lastcard FOLDER    # the real one, with its tables on the disk in FOLDER
    python -m bench.servers bare SIZE          # passes SIZE bytes on to four, and does nothing else
    python -m bench.servers node PORT DATABASE NATS    # the real one as a node, until it is told to stop

Both run under `lastcard.server.run.serve`: the same framework, the same uvicorn, the same settings. Each
prints its address, and then its CPU seconds and its memory for every line that it reads, until there are
no more. A file named after it gets a cProfile of the event loop.
"""

from __future__ import annotations

import cProfile
import json
import os
import resource
import signal
import sys
import threading
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from lastcard.server import run
from lastcard.server.settings import Limits, ServerSettings

PAGE = resource.getpagesize()
ENDLESS = (1_000_000_000, 1e9)
UNLIMITED = Limits(
    messages=ENDLESS,
    tables=ENDLESS,
    connections=ENDLESS,
    lookups=ENDLESS,
    idle_tables=1_000_000,
    most_tables=1_000_000,
    sockets_per_address=1_000_000,
)

AnySocket = WebSocket[Any, Any, State]


def bare(size: int) -> Litestar:
    """A broadcast with no game and no storage: one message in, four of this size out."""
    rooms: defaultdict[str, list[AnySocket]] = defaultdict(list)
    text = "x" * size

    @websocket("/api/tables/{code:str}/socket")
    async def pass_on(socket: AnySocket, code: str) -> None:
        await socket.accept()
        rooms[code].append(socket)
        try:
            while True:
                await socket.receive_data(mode="text")
                for other in rooms[code]:
                    await other.send_data(text, mode="text")
        except WebSocketDisconnect:
            rooms[code].remove(socket)

    return Litestar(route_handlers=[pass_on], openapi_config=None, logging_config=None)


def usage() -> dict[str, float]:
    """CPU seconds of all threads, and the memory that is resident now."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    status = Path("/proc/self/statm")
    resident = int(status.read_text().split()[1]) * PAGE if status.exists() else used.ru_maxrss * 1024
    return {"cpu": used.ru_utime + used.ru_stime, "memory": resident}


def answer_usage() -> None:
    for _ in sys.stdin:
        print(json.dumps(usage()), flush=True)
    # The client that asked has seen enough, or is gone.
    os.kill(os.getpid(), signal.SIGINT)


def node(port: str, database: str, nats: str) -> None:
    settings = ServerSettings(port=int(port), database=database, nats=nats, limits=UNLIMITED)
    run.serve(settings, lambda address: print(address, flush=True))


def main() -> None:
    kind, given, *profile = sys.argv[1:]
    if kind == "node":
        node(given, *profile)
        return
    database = "sqlite://" if kind == "bare" else f"sqlite:///{given}/tables.sqlite"
    if kind == "bare":
        # Everything else stays as `serve` has it.
        setattr(run, "create_app", lambda settings: bare(int(given)))  # noqa: B010
    settings = ServerSettings(port=0, database=database, limits=UNLIMITED)
    threading.Thread(target=answer_usage, daemon=True).start()
    profiler = cProfile.Profile()
    if profile:
        profiler.enable()
    with suppress(KeyboardInterrupt):
        run.serve(settings, lambda address: print(address, flush=True))
    if profile:
        profiler.dump_stats(profile[0])


if __name__ == "__main__":
    main()
