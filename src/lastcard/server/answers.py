"""What all HTTP operations share: who asks, and how they refuse."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter
from msgspec import Struct

AnyRequest = Request[Any, Any, State]

_SECRET = HeaderParameter(name="x-lastcard-secret", pattern="^[0-9a-f]{64}$", max_length=64)
OwnSecret = Annotated[str, _SECRET]
Secret = Annotated[str | None, _SECRET]
"""Of the player who asks, where it matters who that is."""


class Problem(Struct, frozen=True):
    """What everything that is refused says, in the language of `accept-language`."""

    status: int
    code: str
    rule: str | None
    message: str


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation may refuse, for its description."""
    return {status: ResponseSpec(Problem, False, "refused") for status in (400, *statuses, 500)}
