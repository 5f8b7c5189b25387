"""Write the list of docs/library.md from the code: what `lastcard.__all__` names, with its docstrings.

.venv/bin/python docs/library.py
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import lastcard

PAGE = Path(__file__).with_name("library.md")
MARKED = re.compile(r"(<!-- library: written by docs/library\.py -->\n).*?(<!-- end -->)", re.DOTALL)
TOLD_WHOLE = (lastcard.Game, lastcard.Record, lastcard.lab.Result)
"""The classes whose methods are listed."""


LONGEST_LINE = 100


class Member(NamedTuple):
    """A public method or property of a class, or a function or class of a module."""

    name: str
    value: Any


def filled_in(page: str) -> str:
    """The page with its list written again."""
    return MARKED.sub(lambda found: found[1] + "\n" + "\n".join(_entries()) + found[2], page)


def members(value: Any) -> list[Member]:
    """What is told of a class or a module beyond its docstring."""
    if isinstance(value, ModuleType):
        return [Member(name, getattr(value, name)) for name in value.__all__]
    if value not in TOLD_WHOLE:
        return []
    found = ((name, inspect.getattr_static(value, name)) for name in vars(value) if not name.startswith("_"))
    return [Member(name, getattr(value, name)) for name, kept in found if _is_told(kept)]


def _is_told(value: object) -> bool:
    return isinstance(value, property | classmethod) or inspect.isfunction(value)


def _entries() -> Iterator[str]:
    for name in lastcard.__all__:
        value = getattr(lastcard, name)
        yield from _entry("##", f"lastcard.{name}", value)
        for member in members(value):
            start = f"lastcard.{name}" if isinstance(value, ModuleType) else name
            yield from _entry("###", f"{start}.{member.name}", member.value)
            for inner in members(member.value):
                yield from _entry("####", f"{member.name}.{inner.name}", inner.value)


def _entry(level: str, name: str, value: Any) -> Iterator[str]:
    yield f"{level} `{name}`\n"
    if inspect.isroutine(value):
        yield f"```text\n{_signature(name, value)}\n```\n"
    yield f"{_VALUES[name]}\n" if name in _VALUES else _text(inspect.getdoc(value) or "")


_VALUES = {
    "lastcard.EDITIONS": "Every edition by its name, those that were registered too.",
    "lastcard.AnyGame": "A `Game`, whatever its states are: for annotations.",
    "lastcard.__version__": "The version of Lastcard.",
}


def _signature(name: str, value: Any) -> str:
    """How it is called; a long call has a line for each argument."""
    made = inspect.signature(value)
    made = made.replace(parameters=[one for one in made.parameters.values() if one.name != "self"])
    call = f"{name}{made}".replace("'", "")
    if len(call) <= LONGEST_LINE:
        return call
    start, _, end = call.partition("(")
    arguments, _, returned = end.rpartition(") -> ")
    lines = "".join(f"    {argument},\n" for argument in re.split(r", (?![^\[]*\])", arguments))
    return f"{start}(\n{lines}) -> {returned}"


def _text(docstring: str) -> str:
    """A docstring as Markdown: its examples stand in blocks of their own."""
    parts: list[str] = []
    for paragraph in re.split(r"\n\s*\n", docstring):
        example = paragraph.lstrip().startswith(">>>")
        parts.append(f"```pycon\n{paragraph}\n```" if example else paragraph)
    return "\n\n".join(parts).replace("```\n\n```pycon\n", "") + "\n"


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
