"""The application: routes, refusals as answers, and what is opened and closed with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lastcard.core.refusal import Refusal
from lastcard.core.version import __version__
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.server.analyses import Analyses
from lastcard.server.answers import Problem
from lastcard.server.cups.hall import CupHall
from lastcard.server.cups.socket import cup_socket
from lastcard.server.guard import Gate, language_of
from lastcard.server.hall import Hall
from lastcard.server.http import HANDLERS, PACKED
from lastcard.server.quick import QuickMatch
from lastcard.server.settings import LARGEST_MESSAGE, ServerSettings
from lastcard.server.socket import table_socket
from lastcard.server.store import Store

log = logging.getLogger("lastcard.server")

STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-cup": 404,
    "not-found": 404,
    "table-ended": 410,
    "record-closed": 403,
    "foreign-origin": 403,
    "too-many-requests": 429,
    "quick-crowded": 429,
    "server-full": 503,
    "cups-full": 503,
    "analyses-busy": 503,
    "client-not-built": 503,
    "code-taken": 503,
    "internal": 500,
    "method-not-allowed": 405,
    "too-large": 413,
}


def create_app(settings: ServerSettings) -> Litestar:
    """The application with these settings; the store is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with Store.opened(settings.database) as store:
            hall = Hall(store, settings)
            cups = CupHall(hall)
            analyses = Analyses(hall.thinkers)
            app.state.update({"store": store, "hall": hall, "cups": cups, "analyses": analyses})
            app.state.update({"quick": QuickMatch(hall), "gate": Gate(settings.limits)})
            await hall.restore()
            await cups.restore()
            try:
                yield
            finally:
                analyses.stop()
                await cups.stop()
                await hall.stop()

    return Litestar(
        route_handlers=[*HANDLERS, table_socket, cup_socket],
        lifespan=[running],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_http,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _crashed,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2_000, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Lastcard", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def _refused(request: Request[Any, Any, State], refusal: Refusal) -> Response[Problem]:
    status = STATUS.get(refusal.code, 400)
    message = refusal_sentence(catalogue(language_of(request)), refusal)
    problem = Problem(status, refusal.code, refusal.rule, message)
    return Response(problem, status_code=status, media_type="application/json")


def _not_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our own words."""
    match error.status_code:
        case 404:
            refusal = Refusal("not-found")
        case 405:
            refusal = Refusal("method-not-allowed")
        case 413:
            refusal = Refusal("too-large")
        case _:
            extra = error.extra if isinstance(error, ValidationException) else None
            refusal = Refusal("bad-request", reason=_told(extra or error.detail))
    return _refused(request, refusal)


def _unreadable(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A body nested too deeply or not in UTF-8, which the framework takes for an error of ours."""
    return _refused(request, Refusal("bad-request", reason=str(error)))


def _told(reasons: object) -> str:
    """What was wrong with a request, field by field, without the classes that found it."""
    if isinstance(reasons, list):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in reasons)
    return str(reasons)


def _crashed(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _refused(request, Refusal("internal"))
