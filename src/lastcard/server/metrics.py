"""What is counted while a server runs.

Plain numbers of one thread, which cost a fraction of a microsecond: the library's own counters take locks,
and a move would pay ten microseconds for them. They become metrics when somebody asks.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds, from a move that nothing delays to one that somebody complains about."""
GROUPS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Spread:
    """How often a value was within which bound."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = QUICK) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def metric(self, name: str, about: str) -> HistogramMetricFamily:
        bounds = [*map(str, self.bounds), "+Inf"]
        buckets = [*zip(bounds, accumulate(self.counts), strict=True)]
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self.total)


class Metrics(Collector):
    """The numbers of one application. Those who count call it with one line."""

    def __init__(self) -> None:
        self.moves = 0
        self.failures = 0
        self.sockets: Counter[str] = Counter()
        """Connections to this process that have said hello, by what they are at."""
        self.refusals: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.move_seconds = Spread()
        self.commit_seconds = Spread()
        self.group_size = Spread(GROUPS)
        self.http_seconds = Spread()
        self.lag_seconds = Spread()

    def made_move(self) -> None:
        """A move is stored and told, a player's or a bot's."""
        self.moves += 1

    def told_move(self, received: float) -> None:
        """A player's move is done; `received` is what the clock said when it came."""
        self.move_seconds.add(time.perf_counter() - received)

    def stored(self, writes: int, began: float) -> None:
        """A transaction with this many writes in it is on the disk."""
        self.commit_seconds.add(time.perf_counter() - began)
        self.group_size.add(writes)

    def not_stored(self) -> None:
        self.failures += 1

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def answered(self, status: int, began: float) -> None:
        """An HTTP answer begins."""
        self.statuses[str(status)] += 1
        self.http_seconds.add(time.perf_counter() - began)

    def lagged(self, seconds: float) -> None:
        self.lag_seconds.add(seconds)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("lastcard_moves", "Moves that were made and stored.", self.moves)
        yield gauges("lastcard_sockets", "Connections that have said hello.", "at", self.sockets)
        yield self.move_seconds.metric(
            "lastcard_move_seconds", "From the receipt of a player's move until everybody was told."
        )
        yield self.commit_seconds.metric(
            "lastcard_store_commit_seconds", "One transaction of the store, until it was on the disk."
        )
        yield self.group_size.metric("lastcard_store_group_size", "Writes that shared a transaction.")
        yield CounterMetricFamily(
            "lastcard_store_failures", "Transactions that could not be written.", self.failures
        )
        yield counters("lastcard_refusals", "Refusals, by code.", "code", self.refusals)
        yield counters("lastcard_http_requests", "HTTP answers, by status.", "status", self.statuses)
        yield self.http_seconds.metric(
            "lastcard_http_seconds", "From an HTTP request until its answer began."
        )
        yield self.lag_seconds.metric(
            "lastcard_loop_lag_seconds",
            "How much later than it should the event loop came back to something.",
        )


def counters(name: str, about: str, label: str, values: Mapping[str, int]) -> CounterMetricFamily:
    """A counter for each value of a label."""
    family = CounterMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


def gauges(name: str, about: str, label: str, values: Mapping[str, int]) -> GaugeMetricFamily:
    """The same for what goes up and down."""
    family = GaugeMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
