"""The settings of `lastcard serve`: flags for those that are common, a list of all, and what they are now."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Literal, get_args, get_origin

from lastcard.cli.tables import options_from
from lastcard.locale import Catalogue
from lastcard.server.configuration import (
    CONFIG,
    FROM_FILE,
    Configuration,
    Setting,
    configuration,
    known,
    text_of,
    toml_of,
)

WIDTH = 100
METAVARS = {"network": "NET", "address": "HOST:PORT"}


def flags(messages: Catalogue) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every setting that has a flag of its own, as argparse wants it."""
    for name, setting in known().items():
        if setting.flag is None:
            continue
        how: dict[str, Any] = {"dest": name, "metavar": _metavar(setting)}
        if isinstance(setting.default, tuple):
            how["action"] = "append"
        # A percent sign means something to argparse.
        yield setting.flag, {**how, "help": told(messages, setting).replace("%", "%%")}


def _metavar(setting: Setting) -> str:
    """The word that stands for its value."""
    if get_origin(setting.kind) is Literal:
        return f"{{{','.join(get_args(setting.kind))}}}"
    if setting.about.secret:
        return "URL"
    usual = "N" if isinstance(setting.default, int | float) else setting.name.upper()
    return METAVARS.get(setting.about.form, usual)


def told(messages: Catalogue, setting: Setting) -> str:
    """What a setting is for, and what it is when nobody says anything."""
    default = setting.shown(setting.default) or messages.text("settings-nothing")
    return messages.text("settings-told", about=messages.text(f"setting-{setting.key}"), default=default)


def listed(messages: Catalogue) -> str:
    """Every setting with its variable, and how they are set."""
    lines = [messages.text("settings-title")]
    files = (setting.variable + FROM_FILE for setting in known().values() if setting.about.secret)
    lines += _wrapped(messages.text("settings-how", config=CONFIG, files=", ".join(files)), "  ")
    for name, setting in known().items():
        lines += ["", f"  {name}  {setting.variable}", *_wrapped(told(messages, setting), "      ")]
    return "\n".join(lines)


def _wrapped(text: str, indent: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)


def found(arguments: argparse.Namespace) -> Configuration:
    """What the command line, the environment and the file say together."""
    given = {name: getattr(arguments, name) for name, setting in known().items() if setting.flag}
    by_flag = {name: text_of(value) for name, value in given.items() if value is not None}
    return configuration(by_flag, options_from(arguments.set), os.environ, arguments.config)


def as_file(found: Configuration) -> Iterator[str]:
    """Every setting as a file has it, and after it where it comes from; in a comment if it is a secret."""
    group = ""
    for setting in known().values():
        if (head := ".".join(setting.path[:-1])) != group:
            group = head
            yield f"\n[{group}]"
        value = found.value(setting)
        hidden = setting.about.secret and setting.shown(value) != text_of(value)
        source = f"  # {found.given[setting.name].where}" if setting.name in found.given else ""
        text = toml_of(setting.shown(value) if hidden else value)
        yield f"{'# ' if hidden else ''}{setting.path[-1]} = {text}{source}"
