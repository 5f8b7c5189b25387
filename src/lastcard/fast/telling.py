"""Compiled code tells nobody what happens: every function of `rules.telling` does nothing here."""

from __future__ import annotations

from typing import Any

from lastcard.fast.compile import compiled


@compiled
def tell_nobody(*about: Any) -> None:
    return


def __getattr__(name: str) -> Any:
    if name.startswith("tell_"):
        return tell_nobody
    raise AttributeError(name)
