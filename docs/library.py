"""Write what is public as Markdown, from docstrings: docs/library.md, and the site's pages of reference.

.venv/bin/python -m docs.library
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe

PAGE = Path(__file__).with_name("library.md")
SOURCES = Path(__file__).parents[1] / "src"
MARKED = re.compile(r"(<!-- library: written by docs/library\.py -->\n).*?(<!-- end -->)", re.DOTALL)
TOLD_WHOLE = {"Game", "Record", "Result", "Batch", "BatchEnv", "RawEnv", "SeatEnv"}
"""The classes whose methods are listed."""

LONGEST_LINE = 100

_VALUES = {
    "lastcard.EDITIONS": "Every edition by its name, those that were registered too.",
    "lastcard.AnyGame": "A `Game`, whatever its states are: for annotations.",
    "lastcard.__version__": "The version of Lastcard.",
}
_FIRST = {"self", "cls"}
_KINDS = griffe.ParameterKind


@cache
def package() -> griffe.Object | griffe.Alias:
    """Lastcard as its sources have it: nothing is imported, so that no extra has to be installed."""
    return griffe.load("lastcard", search_paths=[SOURCES], resolve_aliases=True)


def public(module: str) -> list[griffe.Object | griffe.Alias]:
    """What `__all__` of a module lists, in that order."""
    found = (
        package()[module.removeprefix("lastcard").removeprefix(".")] if module != "lastcard" else package()
    )
    return [found[str(name)] for name in found.exports or ()]


def members(value: griffe.Object | griffe.Alias) -> list[griffe.Object | griffe.Alias]:
    """What is told of a class or a module beyond its docstring."""
    if value.is_module:
        return public(value.path)
    if not value.is_class or value.name not in TOLD_WHOLE:
        return []
    own = (one for name, one in value.members.items() if not name.startswith("_"))
    return [one for one in own if one.has_docstring and (one.is_function or "property" in one.labels)]


def filled_in(page: str) -> str:
    """The page with its list written again."""
    return MARKED.sub(
        lambda found: found[1] + "\n" + "\n".join(_entries("lastcard", whole=True)) + found[2], page
    )


def reference(module: str) -> str:
    """A page of the reference: everything that a module lists; modules in it have pages of their own."""
    found = package() if module == "lastcard" else package()[module.removeprefix("lastcard.")]
    return "\n".join([docstring_text(_docstring(found)), *_entries(module, whole=False)])


def _entries(module: str, *, whole: bool) -> Iterator[str]:
    for value in public(module):
        yield from _entry("##", f"{module}.{value.name}", value)
        if value.is_module and not whole:
            yield f"Its reference is [a page of its own](site:reference/{value.name}).\n"
            continue
        for member in members(value):
            start = f"{module}.{value.name}" if value.is_module else value.name
            yield from _entry("###", f"{start}.{member.name}", member)
            for inner in members(member):
                yield from _entry("####", f"{member.name}.{inner.name}", inner)


def _entry(level: str, name: str, value: griffe.Object | griffe.Alias) -> Iterator[str]:
    yield f"{level} `{name}`\n"
    if call := _call(name, value):
        yield f"```text\n{call}\n```\n"
    yield f"{_VALUES[name]}\n" if name in _VALUES else docstring_text(_docstring(value))
    if value.is_class and (told := [*_fields(value)]):
        yield "\n".join(told) + "\n"


def _docstring(value: griffe.Object | griffe.Alias) -> str:
    return value.docstring.value if value.docstring else ""


def _fields(value: griffe.Object | griffe.Alias) -> Iterator[str]:
    """The attributes of a class that have a docstring."""
    for name, one in value.members.items():
        if (
            one.is_attribute
            and one.has_docstring
            and "property" not in one.labels
            and not name.startswith("_")
        ):
            yield f"- `{name}`: {' '.join(_docstring(one).split())}"


def _call(name: str, value: griffe.Object | griffe.Alias) -> str:
    """How it is called; a long call has a line for each argument."""
    if value.is_function:
        arguments, returned = _arguments(value), f" -> {value.returns}" if value.returns else ""
    elif value.is_class and (arguments := _made(value)):
        returned = ""
    else:
        return ""
    call = f"{name}({', '.join(arguments)}){returned}"
    if len(call) <= LONGEST_LINE:
        return call
    return f"{name}(\n" + "".join(f"    {argument},\n" for argument in arguments) + f"){returned}"


def _made(value: griffe.Object | griffe.Alias) -> list[str]:
    """What a class is made with, where its sources say it in one place."""
    if any(str(base) == "NamedTuple" for base in value.bases):
        fields = (one for one in value.members.values() if "instance-attribute" in one.labels)
        return [_argument(one.name, one.annotation, one.value) for one in fields]
    made = value.members.get("__init__")
    return _arguments(made) if made is not None else []


def _arguments(function: griffe.Object | griffe.Alias) -> list[str]:
    """The parameters as they stand in a call, with the marks between their kinds."""
    told: list[str] = []
    before: griffe.ParameterKind | None = None
    for one in function.parameters:
        if one.name in _FIRST:
            continue
        if before is _KINDS.positional_only and one.kind is not before:
            told.append("/")
        if one.kind is _KINDS.keyword_only and before not in (_KINDS.keyword_only, _KINDS.var_positional):
            told.append("*")
        stars = {_KINDS.var_positional: "*", _KINDS.var_keyword: "**"}.get(one.kind or before, "")
        told.append(_argument(stars + one.name, one.annotation, None if stars else one.default))
        before = one.kind
    return [*told, "/"] if before is _KINDS.positional_only else told


def _argument(name: str, annotation: object, default: object) -> str:
    typed = f"{name}: {annotation}" if annotation else name
    if default is None:
        return typed
    return f"{typed} = {_constant(default)}" if annotation else f"{typed}={_constant(default)}"


def _constant(default: object) -> object:
    """The number behind a name; anything else as its sources have it."""
    if not isinstance(default, griffe.ExprName):
        return default
    try:
        value = package()[default.canonical_path.removeprefix("lastcard.")].value
    except (KeyError, AttributeError):
        return default
    return value if re.fullmatch(r"[\d_.]+", str(value)) else default


def docstring_text(docstring: str) -> str:
    """A docstring as Markdown: its examples stand in blocks of their own."""
    parts: list[str] = []
    for paragraph in re.split(r"\n\s*\n", docstring):
        example = paragraph.lstrip().startswith(">>>")
        parts.append(f"```pycon\n{paragraph}\n```" if example else paragraph)
    return "\n\n".join(parts).replace("```\n\n```pycon\n", "") + "\n"


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
