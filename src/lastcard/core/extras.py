"""What is not in every installation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from lastcard.core.refusal import Refusal

FAST = "fast"
_MODULES = {FAST: ("numba", "numpy")}


def has_extra(name: str) -> bool:
    """Whether everything is there that this extra brings; nothing of it is imported by asking."""
    return all(find_spec(module) is not None for module in _MODULES[name])


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of what an extra brings; a refusal that says how to install it where it is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("lastcard"):
            raise
        raise Refusal("extra-missing", extra=name) from None
