"""Entries of journals as lines of plain values, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any


class Lines:
    """The lines of a journal whose entries are of these kinds; `parts` are the fields that have fields."""

    def __init__(self, kinds: Iterable[type], **parts: type) -> None:
        self._kinds = {kind.__name__.lower(): kind for kind in kinds}
        self._parts = parts
        known = (*self._kinds.values(), *parts.values())
        self._names = {kind: tuple(field.name for field in fields(kind)) for kind in known}

    def line(self, entry: Any) -> dict[str, Any]:
        """An entry in plain values, as a line of a journal has it in JSON."""
        return {"do": type(entry).__name__.lower(), **self._plain(entry)}

    def entry(self, data: dict[str, Any]) -> Any:
        """The entry of a line."""
        return self._read(self._kinds[data["do"]], data)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._plain(one) for one in value]
        names = self._names.get(type(value))
        return value if names is None else {name: self._plain(getattr(value, name)) for name in names}

    def _read(self, kind: type, data: dict[str, Any]) -> Any:
        """A value of this kind; what it has no name for was written by a later version."""
        return kind(**{name: self._value(name, data[name]) for name in self._names[kind] if name in data})

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return tuple(self._value(name, one) for one in value)
        return (
            self._read(self._parts[name], value) if isinstance(value, dict) and name in self._parts else value
        )
