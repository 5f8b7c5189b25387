"""Copying slotted states quickly."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

T = TypeVar("T")


def copier(kind: type[T], copied: Collection[str]) -> Callable[[T], T]:
    """A function that copies an object of this class: its slots, and what is in these of them.

    It is written out, as a loop over the names takes three times as long.
    """
    names = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    lines = [f" twin.{name} = old.{name}{'.copy()' if name in copied else ''}" for name in names]
    space: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join(["def copy(old):", " twin = new(kind)", *lines, " return twin"]), space)
    made: Callable[[T], T] = space["copy"]
    return made
