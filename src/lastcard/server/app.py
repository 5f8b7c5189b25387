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
from lastcard.server.admin.bans import verify_request
from lastcard.server.admin.office import looked_after
from lastcard.server.analyses import Analyses
from lastcard.server.answers import Problem
from lastcard.server.configuration import without_password
from lastcard.server.cups.hall import CupHall
from lastcard.server.cups.socket import cup_socket
from lastcard.server.exporter import exported
from lastcard.server.films import Films
from lastcard.server.guard import Gate, language_of
from lastcard.server.hall import Hall
from lastcard.server.http import HANDLERS, PACKED
from lastcard.server.lock import locked
from lastcard.server.nodes.node import Node, opened_node
from lastcard.server.places import Places
from lastcard.server.quick import QuickMatch
from lastcard.server.ready import Readiness
from lastcard.server.sandbox import Sandbox
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
    "kept-out": 403,
    "too-many-requests": 429,
    "tables-idle": 429,
    "quick-crowded": 429,
    "server-full": 503,
    "cups-full": 503,
    "analyses-busy": 503,
    "replays-busy": 503,
    "try-busy": 503,
    "client-not-built": 503,
    "code-taken": 503,
    "cannot-save": 503,
    "internal": 500,
    "method-not-allowed": 405,
    "too-large": 413,
}


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[tuple[Store, Node | None]]:
    """The database, for this process alone or as one of its nodes."""
    with locked(settings.database):
        async with Store.opened(settings.database) as store, opened_node(store, settings) as node:
            yield store, node


def create_app(settings: ServerSettings) -> Litestar:
    """The application with these settings; the store is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        log.info("starting: lastcard %s on %s", __version__, without_password(settings.database))
        async with opened(settings) as (store, node):
            hall = Hall(store, settings, node)
            cups = CupHall(hall)
            analyses = Analyses(hall.thinkers)
            films, sandbox = Films(), Sandbox()
            app.state.update({"store": store, "hall": hall, "cups": cups, "analyses": analyses})
            gate = Gate(settings.limits)
            places = Places(hall, cups, QuickMatch(hall), gate, node)
            app.state.update({"gate": gate, "places": places, "films": films, "sandbox": sandbox})
            app.state.update({"readiness": Readiness(store)})
            if node is not None:
                node.attend(places)
            await hall.restore()
            await cups.restore()
            log.info("ready: %d tables and %d tournaments are open", len(hall.resting), len(cups.rooms))
            try:
                async with (
                    looked_after(store, places, settings) as app.state.bans,
                    exported(settings.metrics, store.metrics, hall, cups, gate) as app.state.metrics_at,
                ):
                    yield
            finally:
                log.info("stopping: %d tables are in memory", len(hall.rooms))
                store.outage.give_up()
                analyses.stop()
                await films.stop()
                await sandbox.stop()
                await cups.stop()
                await hall.stop()
        log.info("stopped: everything is written")

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
        before_request=verify_request,
        logging_config=None,
    )


def _refused(request: Request[Any, Any, State], refusal: Refusal) -> Response[Problem]:
    request.app.state.store.metrics.refused(refusal.code)
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
    if request.app.state.store.suffers(error):
        return _refused(request, Refusal("cannot-save"))
    log.error("a request failed", exc_info=error)
    return _refused(request, Refusal("internal"))
