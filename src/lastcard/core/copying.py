"""Copying slotted states quickly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def copier(
    kind: type[T], rows: Collection[str], hidden: Mapping[str, str] | None = None, first: str = "pass"
) -> Callable[[T], T]:
    """A function that copies a state of this class: its slots, its counters, and these rows of numbers.

    A slot that is `hidden` gets the value of an expression instead, which may use what is done `first`. The
    function is written out, as a loop over the names takes three times as long.
    """
    names = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    values = {name: f"old.{name}{'[:]' if name in rows else ''}" for name in names}
    values |= {"counters": "old.counters.copy()", **(hidden or {})}
    lines = [f" twin.{name} = {values[name]}" for name in names]
    space: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join(["def copy(old):", f" {first}", " twin = new(kind)", *lines, " return twin"]), space)
    made: Callable[[T], T] = space["copy"]
    return made
