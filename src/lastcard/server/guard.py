"""What comes from outside is hostile until shown otherwise: origins and rates."""

from __future__ import annotations

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
from lastcard.server.pages import HEADERS
from lastcard.server.settings import Limits

KEPT = 10_000
"""Clients whose rates are remembered at most."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Counts what each address asks for, by kind: a name among the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def pass_by(self, kind: str, address: str) -> None:
        """Let one more through, or refuse it."""
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            bucket = self._buckets[kind, address] = Bucket(getattr(self.limits, kind))
        if not bucket.take():
            raise Refusal("too-many-requests")

    def _forget(self) -> None:
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full()}
        if len(self._buckets) >= KEPT:
            self._buckets.clear()


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""


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
    wanted = connection.headers.get("accept-language", "").split(",")
    return next(filter(None, map(spoken, wanted)), FALLBACK)


def origin_of(connection: AnyConnection) -> str:
    """Where this server is, as the client sees it; not from `url`, which a strange host breaks."""
    return f"{connection.scope['scheme']}://{connection.headers.get('host', '')[:255]}"


class WithHeaders:
    """An application with the headers that keep a page safe on every answer; sockets pass untouched."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == ScopeType.HTTP else send)
