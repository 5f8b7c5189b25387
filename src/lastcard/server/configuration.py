"""Where settings come from: flags, then the environment, then a file, then what is usual.

Everything follows from the fields of `ServerSettings`: what is declared there can be set in each way.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from difflib import get_close_matches
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from lastcard.core.refusal import Refusal
from lastcard.server.settings import About, ServerSettings

PREFIX = "LASTCARD_"
CONFIG = f"{PREFIX}CONFIG"
"""Names the file."""
FROM_FILE = "_FILE"
"""After the name of a variable: the value is in the file that it names, as secrets of containers are."""
NOT_OURS = f"{PREFIX}TEST_"
NONE = "none"
WORDS = {"true": True, "false": False}
HIGHEST_PORT = 65_535
PUBLIC = ("host=", "port=")
"""What a query in a URL may be shown of."""
RATE = tuple[int, float]
NAMES, BY_NAME = tuple[str, ...], dict[str, float]
NUMBERS = (int, float, RATE, BY_NAME)
PLAIN = (str, bool, NAMES, *NUMBERS)


@dataclass(frozen=True, slots=True)
class Setting:
    """One field, wherever among the settings it is."""

    path: tuple[str, ...]
    kind: Any
    default: Any
    about: About

    @property
    def name(self) -> str:
        """What it is called in a file, such as `limits.tables`."""
        return ".".join(self.path)

    @property
    def variable(self) -> str:
        return PREFIX + "_".join(self.path).upper()

    @property
    def key(self) -> str:
        """The end of its name in the catalogues."""
        return "-".join(self.path).replace("_", "-")

    @property
    def flag(self) -> str | None:
        """Its own flag; what is further down has `--set` only."""
        return f"--{self.about.flag or self.key}" if len(self.path) == 1 else None

    def shown(self, value: Any) -> str:
        """A value as it can be written, without a password."""
        return without_password(value) if self.about.secret and value is not None else text_of(value)


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody has written, and where."""

    text: str
    source: Literal["flag", "variable", "file"]
    name: str
    place: str = ""
    """The file that it stands in."""

    @property
    def where(self) -> str:
        return f"{self.place}: {self.name}" if self.place else self.name


@dataclass(frozen=True, slots=True)
class Configuration:
    """The settings, and where those that are not the usual ones come from, by name."""

    settings: ServerSettings
    given: Mapping[str, Given]
    unknown: tuple[str, ...]
    """Variables that look like ours and are not."""

    def value(self, setting: Setting) -> Any:
        found: Any = self.settings
        for step in setting.path:
            found = getattr(found, step)
        return found


@cache
def known() -> Mapping[str, Setting]:
    """Every setting by its name, in the order of their declaration, those of the server itself first."""
    found = sorted(_settings_of(ServerSettings(), ()), key=lambda setting: len(setting.path) > 1)
    return {setting.name: setting for setting in found}


def _settings_of(group: Any, path: tuple[str, ...]) -> Iterator[Setting]:
    hints = get_type_hints(type(group), include_extras=True)
    for field in fields(group):
        default, below = getattr(group, field.name), (*path, field.name)
        if is_dataclass(default):
            yield from _settings_of(default, below)
            continue
        kind, about = hints[field.name], About()
        if get_origin(kind) is Annotated:
            kind, about = get_args(kind)
        if _can_be_written(kind):
            yield Setting(below, kind, default, about)


def _can_be_written(kind: Any) -> bool:
    return get_origin(kind) is Literal or _without_none(kind) in PLAIN


def _without_none(kind: Any) -> Any:
    if get_origin(kind) is UnionType:
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
    return kind


# Gathering


def configuration(
    flags: Mapping[str, str], more: Mapping[str, str], environment: Mapping[str, str], file: str | None = None
) -> Configuration:
    """The settings as these say; `flags` by the name of the setting, `more` as it came with `--set`."""
    file = file or environment.get(CONFIG)
    found = _in_file(Path(file)) if file else {}
    found |= _in_environment(environment)
    for name, text in more.items():
        found[_known(Given(text, "flag", name))] = Given(text, "flag", f"--set {name}")
    for name, text in flags.items():
        found[name] = Given(text, "flag", str(known()[name].flag))
    values = {known()[name].path: read(known()[name], given) for name, given in found.items()}
    return Configuration(_built(ServerSettings(), (), values), found, tuple(_unknown(environment)))


def _unknown(environment: Mapping[str, str]) -> Iterator[str]:
    names = {CONFIG}
    for setting in known().values():
        names |= {setting.variable} | ({setting.variable + FROM_FILE} if setting.about.secret else set())
    for name in sorted(environment.keys() - names):
        if name.startswith(PREFIX) and not name.startswith(NOT_OURS):
            yield name


def _built(group: Any, path: tuple[str, ...], values: Mapping[tuple[str, ...], Any]) -> Any:
    changed = {}
    for field in fields(group):
        before, below = getattr(group, field.name), (*path, field.name)
        if is_dataclass(before):
            changed[field.name] = _built(before, below, values)
        elif below in values:
            changed[field.name] = values[below]
    return replace(group, **changed)


def _known(given: Given) -> str:
    if given.name not in known():
        close = get_close_matches(given.name, known(), 1)
        about = {"source": given.source, "name": given.name, "place": given.place}
        raise Refusal("setting-unknown", close=close[0] if close else "none", **about)
    return given.name


def _in_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """An empty variable is as good as none: compose files have those."""
    found = {}
    for setting in known().values():
        name, named = setting.variable, setting.variable + FROM_FILE
        if environment.get(name):
            found[setting.name] = Given(environment[name], "variable", name)
        if setting.about.secret and environment.get(named):
            if setting.name in found:
                raise Refusal("setting-twice", one=name, other=named)
            found[setting.name] = Given(_contents(Path(environment[named])).strip(), "variable", named)
    return found


def _in_file(path: Path) -> dict[str, Given]:
    try:
        content = tomllib.loads(_contents(path))
    except tomllib.TOMLDecodeError as error:
        raise Refusal("settings-file", path=str(path), reason=str(error)) from None
    given = (Given(text, "file", name, str(path)) for name, text in _written(content, ()))
    return {_known(one): one for one in given}


def _contents(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8?"
        raise Refusal("settings-file", path=str(path), reason=reason) from None


def _written(content: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for key, value in content.items():
        name = ".".join((*path, key))
        if isinstance(value, dict) and name not in known():
            yield from _written(value, (*path, key))
        else:
            yield name, text_of(value)


# Reading and writing one


def text_of(value: Any) -> str:
    """A value as it is written in a variable; `read` reads it back."""
    match value:
        case None:
            return NONE
        case bool():
            return str(value).lower()
        case float():
            return repr(value).removesuffix(".0")
        case dict():
            return ",".join(f"{name}={text_of(one)}" for name, one in value.items())
        case list() | tuple():
            return ",".join(map(text_of, value))
    return str(value)


def toml_of(value: Any) -> str:
    """The same for a file."""
    match value:
        case bool() | int() | float():
            return text_of(value)
        case dict():
            return "{ " + ", ".join(f"{name} = {toml_of(one)}" for name, one in value.items()) + " }"
        case tuple():
            return "[" + ", ".join(map(toml_of, value)) + "]"
    text = text_of(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def read(setting: Setting, given: Given) -> Any:
    """The value that somebody meant; a refusal that says what can be there."""
    try:
        return _read(setting, given.text)
    except ValueError:
        raise Refusal(
            "setting-wrong",
            source=given.source,
            name=given.name,
            place=given.place,
            given=setting.shown(given.text),
            form=_form(setting),
            least=str(setting.about.least or 0),
            most=str(setting.about.most),
            possible=", ".join(_words(setting)),
            example=text_of(setting.default),
        ) from None


def _form(setting: Setting) -> str:
    """What a value has to look like."""
    match _without_none(setting.kind):
        case kind if kind is bool or get_origin(kind) is Literal:
            return "choice"
        case kind if kind is int:
            return "range" if setting.about.most is not None else "integer"
        case kind if kind is float:
            return "number"
        case kind if kind == RATE:
            return "rate"
        case kind if kind == BY_NAME:
            return "numbers"
    return setting.about.form


def _words(setting: Setting) -> tuple[str, ...]:
    if setting.kind is bool:
        return tuple(WORDS)
    if isinstance(setting.default, dict):
        return tuple(setting.default)
    return get_args(setting.kind) if get_origin(setting.kind) is Literal else ()


def _read(setting: Setting, text: str) -> Any:
    kind, text = setting.kind, text.strip()
    if _without_none(kind) is not kind and text == NONE:
        return None
    match _without_none(kind):
        case kind if get_origin(kind) is Literal:
            return _one_of(dict(zip(_words(setting), _words(setting), strict=True)), text)
        case kind if kind is bool:
            return _one_of(WORDS, text)
        case kind if kind in (int, float):
            return _number(setting, kind, text)
        case kind if kind == RATE:
            at_once, a_second = text.split(",")
            return _number(setting, int, at_once), _number(setting, float, a_second)
        case kind if kind == BY_NAME:
            return {**setting.default, **dict(_named(setting, one) for one in text.split(","))}
        case kind if kind == NAMES:
            return tuple(_formed(setting, one.strip()) for one in text.split(",") if one.strip())
    return _formed(setting, text)


def _one_of(words: Mapping[str, Any], text: str) -> Any:
    if text not in words:
        raise ValueError(text)
    return words[text]


def _number(setting: Setting, kind: type[int] | type[float], text: str) -> Any:
    number, least, most = kind(text), setting.about.least, setting.about.most
    high_enough = number >= least if least is not None else number > 0 or number == setting.default
    if not (math.isfinite(number) and high_enough and (most is None or number <= most)):
        raise ValueError(text)
    return number


def _named(setting: Setting, text: str) -> tuple[str, float]:
    name, _, number = text.partition("=")
    return _one_of({one: one for one in setting.default}, name.strip()), _number(setting, float, number)


def _formed(setting: Setting, text: str) -> str:
    if not text:
        raise ValueError(text)
    if setting.about.form == "network":
        return str(ip_network(text))
    if setting.about.form == "address":
        return "{}:{}".format(*host_and_port(text))
    return text


def host_and_port(text: str) -> tuple[str, int]:
    """Both parts of an address such as 127.0.0.1:9100 or [::1]:9100, the brackets with the host."""
    host, _, port = text.rpartition(":")
    if not host or not 0 <= int(port) <= HIGHEST_PORT or (":" in host) != host.startswith("["):
        raise ValueError(text)
    return host, int(port)


def without_password(url: str) -> str:
    """A URL that may be shown: nothing of who signs in with what."""
    head, at, tail = url.rpartition("@")
    scheme, sign, _ = head.partition("://")
    shown = (f"{scheme}://" if sign else "") + "***@" + tail if at else tail
    shown, mark, query = shown.partition("?")
    parts = (one if one.startswith(PUBLIC) else f"{one.partition('=')[0]}=***" for one in query.split("&"))
    return shown + (f"?{'&'.join(parts)}" if mark else "")
