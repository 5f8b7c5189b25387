"""Chance outcomes as texts, for records and cases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def kind_of(label: str) -> str:
    """`shuffle/3` is a shuffle."""
    return label.partition("/")[0]


def pick(texts: Sequence[str], items: Sequence[Any], write: Callable[[Any], str]) -> list[Any]:
    """The items that these texts mean, each item once; LookupError names a text without one."""
    free: dict[str, list[Any]] = {}
    for item in reversed(items):
        free.setdefault(write(item), []).append(item)
    found = []
    for text in texts:
        if not free.get(text):
            raise LookupError(text)
        found.append(free[text].pop())
    return found
