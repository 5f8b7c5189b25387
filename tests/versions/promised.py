"""Writes down what a version promises by name (docs/stability.md), for later code to keep.

`python -m tests.versions.promised 1.0` wrote `promised-1.0.txt`. That of a published version stays as it is.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator
from typing import Any

import lastcard
from lastcard.cli.arguments import _parser
from lastcard.core.options import Choice
from lastcard.editions import EDITIONS
from lastcard.languages import FALLBACK
from lastcard.locale import catalogue
from lastcard.notation.record import FORMAT
from lastcard.rulebook import rules
from tests.versions import HERE

KEPT = sorted(HERE.glob("promised-*.txt"))
WHOLE = (lastcard.Game, lastcard.Record, lastcard.lab.Result)
"""The classes whose members are promised, too."""
KINDS = (property, classmethod)


def promises() -> Iterator[str]:
    """Everything that has a name which others rely on, a line each."""
    yield from _library()
    yield from (f"command {' '.join(words)}" for words in _commands(_parser(catalogue(FALLBACK))))
    yield from _options()
    yield from (f"rule {rule}" for rule in rules(FALLBACK))
    yield from (f"record {form}" for form in range(1, FORMAT + 1))


def _library() -> Iterator[str]:
    for name in lastcard.__all__:
        yield from _called(f"lastcard.{name}", getattr(lastcard, name))
    for name in lastcard.lab.__all__:
        yield from _called(f"lastcard.lab.{name}", getattr(lastcard.lab, name))
    for kind in WHOLE:
        for name, kept in vars(kind).items():
            if not name.startswith("_") and (isinstance(kept, KINDS) or inspect.isfunction(kept)):
                yield from _called(f"{kind.__name__}.{name}", getattr(kind, name))


def _called(name: str, value: Any) -> Iterator[str]:
    yield f"library {name}"
    if inspect.isroutine(value):
        parameters = inspect.signature(value).parameters.values()
        given = (one.name for one in parameters if one.name != "self" and one.kind is not one.VAR_KEYWORD)
        yield from (f"library {name} {one}" for one in given)


def _commands(parser: argparse.ArgumentParser, *above: str) -> Iterator[tuple[str, ...]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield (*above, name)
                yield from _commands(below, *above, name)
        else:
            yield from ((*above, flag) for flag in action.option_strings if flag.startswith("--"))


def _options() -> Iterator[str]:
    for name, edition in EDITIONS.items():
        yield from (f"edition {name} {version}" for version in range(1, edition.version + 1))
        for option in lastcard.game(name, 2).known_options:
            yield f"option {name} {option.name}"
            if isinstance(option, Choice):
                yield from (f"option {name} {option.name} {value}" for value in option.values)


if __name__ == "__main__":
    text = "".join(f"{line}\n" for line in promises())
    (HERE / f"promised-{sys.argv[1]}.txt").write_text(text, encoding="utf-8")
