"""What all HTTP operations share: who asks, how they refuse, and links as pictures."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter
from msgspec import Struct

from lastcard.server.guard import origin_of

AnyRequest = Request[Any, Any, State]

_SECRET = HeaderParameter(name="x-lastcard-secret", pattern="^[0-9a-f]{64}$", max_length=64)
OwnSecret = Annotated[str, _SECRET]
Secret = Annotated[str | None, _SECRET]
"""Of the player who asks, where it matters who that is."""


class Made(Struct, frozen=True):
    """Where the table, or the tournament, is."""

    code: str


class Problem(Struct, frozen=True):
    """What everything that is refused says, in the language of `accept-language`."""

    status: int
    code: str
    rule: str | None
    message: str


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation may refuse, for its description."""
    return {status: ResponseSpec(Problem, False, "refused") for status in (400, *statuses, 500)}


def qr_picture(request: AnyRequest, path: str) -> bytes:
    """The link to a page of this server as a QR code, in SVG."""
    picture = io.BytesIO()
    segno.make(origin_of(request) + path, micro=False).save(
        picture, kind="svg", border=2, light="#fff", xmldecl=False
    )
    return picture.getvalue()
