"""What comes from outside is hostile until shown otherwise: origins and rates."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from lastcard.core.refusal import Refusal
from lastcard.languages import FALLBACK, Language, spoken
from lastcard.server.connection import Bucket
from lastcard.server.pages import ASSET_HEADERS, ASSETS, HEADERS
from lastcard.server.settings import Limits

QUIET = 60.0
"""Seconds between two lines about requests that were too many."""
KEPT = 10_000
"""Clients whose rates are remembered at most."""
MOST_TOLD = 1_000
"""Of those, how many other nodes are told of at a time."""
RATES = {field.name for field in fields(Limits) if field.type == "tuple[int, float]"}
NETWORK = 64
"""Bits of an IPv6 address that tell one client from another: the rest is its own to choose."""

log = logging.getLogger("lastcard.server")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Counts what each address asks for, by kind: a name among the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.refused: Counter[str] = Counter()
        """How often, by kind, since the server started."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._spent: Counter[tuple[str, str]] | None = None
        self._quiet_until = 0.0
        self._untold = 0
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Have one WebSocket more, or refuse it: behind a proxy only this tells whose they are."""
        if self._sockets[address] >= self.limits.sockets_per_address:
            raise Refusal("too-many-requests")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def pass_by(self, kind: str, address: str) -> None:
        """Let one more through, or refuse it."""
        if not self._bucket(kind, address).take():
            self._note(kind, address)
            raise Refusal("too-many-requests")
        if self._spent is not None:
            self._spent[kind, address] += 1

    def spent(self) -> list[tuple[str, str, int]]:
        """What was let through since the last time: kind, address, how often. Other nodes count it, too."""
        spent, self._spent = self._spent or Counter(), Counter()
        return [(*asked, times) for asked, times in spent.most_common(MOST_TOLD)]

    def spent_elsewhere(self, spent: Iterable[tuple[str, str, int]]) -> None:
        """Count what the same addresses have asked of another node."""
        for kind, address, times in spent:
            if kind in RATES:
                self._bucket(kind, address).drain(times)

    def _bucket(self, kind: str, address: str) -> Bucket:
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            bucket = self._buckets[kind, address] = Bucket(getattr(self.limits, kind))
        return bucket

    def _note(self, kind: str, address: str) -> None:
        """Count it, and say so in the log, but not for each of a flood."""
        self.refused[kind] += 1
        self._untold += 1
        now = time.monotonic()
        if now >= self._quiet_until:
            log.warning(
                "too many %s from %s; refused %d since the last such line", kind, address, self._untold
            )
            self._quiet_until, self._untold = now + QUIET, 0

    def _forget(self) -> None:
        """Forget the fullest: a flood of newcomers frees nobody who is refused."""
        emptiest = sorted(self._buckets.items(), key=lambda item: item[1].part_left())[: KEPT // 2]
        self._buckets = {name: bucket for name, bucket in emptiest if bucket.part_left() < 1}


def address_of(connection: AnyConnection) -> str:
    """Who is counted as one client: an IPv4 address, or an IPv6 network of /64."""
    return counted_as(host_of(connection))


def host_of(connection: AnyConnection) -> str:
    """The address itself."""
    return connection.client.host if connection.client is not None else ""


def counted_as(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NETWORK << NETWORK)}/{NETWORK}"


def verify_origin(connection: AnyConnection) -> None:
    """Refuse a page of another site; programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_of(origin) != connection.headers.get("host"):
        raise Refusal("foreign-origin")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def language_of(connection: AnyConnection) -> Language:
    """The first language of ours that the client asks for."""
    return language_in(connection.headers.get("accept-language", ""))


def language_in(accepted: str) -> Language:
    """The same, from the header itself."""
    return next(filter(None, map(spoken, accepted.split(","))), FALLBACK)


def origin_of(connection: AnyConnection) -> str:
    """Where this server is, as the client sees it; not from `url`, which a strange host breaks."""
    return f"{connection.scope['scheme']}://{connection.headers.get('host', '')[:255]}"


class WithHeaders:
    """An application with the headers that keep a page safe on every answer; sockets pass untouched.

    What says nothing else about being kept is for the one who asked, and for now: many answers depend on a
    secret, or are a table as it is at the moment.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.app.state.store.metrics.answered(message["status"], began)
                headers = MutableScopeHeaders.from_message(message)
                is_asset = scope["path"].startswith(ASSETS)
                for name, value in (ASSET_HEADERS if is_asset else HEADERS).items():
                    headers[name] = value
                headers.setdefault("cache-control", "private, no-store")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == ScopeType.HTTP else send)
