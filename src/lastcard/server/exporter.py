"""Where Prometheus reads: a small listener of its own, which nobody reaches through the public address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from lastcard.core.version import __version__
from lastcard.server.configuration import host_and_port
from lastcard.server.cups.hall import CupHall
from lastcard.server.guard import Gate
from lastcard.server.hall import Hall
from lastcard.server.metrics import Metrics, counters, gauges

PATH = b"/metrics"
PATIENCE = 5.0
"""Seconds for one request."""
BEAT = 0.5
"""Seconds between two looks at how late the event loop is."""


class Standing(Collector):
    """How things stand when somebody asks; until then it costs nothing."""

    def __init__(self, hall: Hall, cups: CupHall, gate: Gate) -> None:
        self.hall = hall
        self.cups = cups
        self.gate = gate

    def collect(self) -> Iterator[Metric]:
        hall, rooms = self.hall, self.hall.rooms.values()
        thinkers = hall.thinkers
        yield gauges("lastcard_info", "Always 1, with the version.", "version", {__version__: 1})
        phases = Counter(room.table.phase for room in rooms)
        yield gauges("lastcard_tables", "Tables in memory, by phase.", "phase", phases)
        yield GaugeMetricFamily("lastcard_tables_resting", "Tables in the store only.", len(hall.resting))
        yield GaugeMetricFamily("lastcard_cups", "Tournaments that are not over.", len(self.cups.rooms))
        yield GaugeMetricFamily("lastcard_store_queue", "Writes that wait.", hall.store.waiting())
        yield gauges("lastcard_thinkers", "Processes in which bots think.", "state", thinkers.states())
        waiting = thinkers.waiting()
        yield GaugeMetricFamily("lastcard_thinkers_waiting", "Questions that no process has taken.", waiting)
        yield counters("lastcard_rates_refused", "Beyond a rate, by limit.", "limit", self.gate.refused)


@asynccontextmanager
async def exported(
    address: str | None, metrics: Metrics, hall: Hall, cups: CupHall, gate: Gate
) -> AsyncIterator[str | None]:
    """Be readable at this address, which is given back with its real port; at none, do nothing."""
    if address is None:
        yield None
        return
    registry = registry_of(metrics, Standing(hall, cups, gate))

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # What somebody who hangs up leaves behind is of no interest.
        with suppress(OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(head, registry))
                await writer.drain()
        writer.close()

    host, port = host_and_port(address)
    server = await asyncio.start_server(answer, host.strip("[]"), port)
    beating = asyncio.create_task(_beat(metrics))
    try:
        yield f"http://{host}:{server.sockets[0].getsockname()[1]}{PATH.decode()}"
    finally:
        beating.cancel()
        server.close()


def registry_of(*ours: Collector) -> CollectorRegistry:
    """Our numbers, and those of the process; one for each server, since tests have several."""
    registry = CollectorRegistry()
    for one in ours:
        registry.register(one)
    for kind in (ProcessCollector, PlatformCollector, GCCollector):
        kind(registry=registry)
    return registry


def _answer(head: bytes, registry: CollectorRegistry) -> bytes:
    method, target = [*head.split(b" ", 2), b""][:2]
    if method != b"GET" or target.partition(b"?")[0] != PATH:
        return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    body = generate_latest(registry)
    lines = ("HTTP/1.1 200 OK", f"Content-Type: {CONTENT_TYPE_PLAIN_0_0_4}", f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, "Connection: close", "", "")).encode() + body


async def _beat(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        metrics.lagged(max(0.0, loop.time() - due))
