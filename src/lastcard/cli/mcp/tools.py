"""The tools of an assistant: what each takes, as a schema, and what comes in read strictly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS
from lastcard.locale import Catalogue
from lastcard.table.seats import Level

LEVELS: tuple[str, ...] = get_args(Level)
SHORT, LONG = 200, 400
LONGEST_TALK = 300
LONGEST_NAME = 40
MOST_PLAYERS = 10
MOST_OPTIONS = 40
LONGEST_WAIT = 50
"""Seconds: many assistants give a tool no more than a minute."""


class Argument(ABC):
    """What a tool takes; one without a default has to be given."""

    default: Any = None
    required = False

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""

    @abstractmethod
    def read(self, name: str, value: object) -> Any:
        """The value, or a refusal."""


@dataclass(frozen=True)
class Text(Argument):
    """A text, at the most so long."""

    most: int
    default: str | None = None
    required: bool = True

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "maxLength": self.most}

    def read(self, name: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise Refusal("mcp-text", name=name, most=self.most)
        return value


@dataclass(frozen=True)
class OneOf(Argument):
    """One of these words."""

    possible: tuple[str, ...]
    default: str
    required: bool = False

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": [*self.possible]}

    def read(self, name: str, value: object) -> str:
        if not isinstance(value, str) or value not in self.possible:
            raise Refusal("mcp-one-of", name=name, possible=", ".join(self.possible))
        return value


@dataclass(frozen=True)
class Number(Argument):
    """A whole number within bounds."""

    low: int
    high: int
    default: int
    required: bool = False

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def read(self, name: str, value: object) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise Refusal("number-range", what=name, given=value, low=self.low, high=self.high)
        return value


@dataclass(frozen=True)
class Bots(Argument):
    """The levels of bots, one for each."""

    default: tuple[str, ...] = ()
    required: bool = False
    most = MOST_PLAYERS - 1

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string", "enum": [*LEVELS]}, "maxItems": self.most}

    def read(self, name: str, value: object) -> list[str]:
        if not isinstance(value, list) or len(value) > self.most or any(one not in LEVELS for one in value):
            raise Refusal("mcp-bots", name=name, most=self.most, possible=", ".join(LEVELS))
        return value


@dataclass(frozen=True)
class Options(Argument):
    """Options of a table, by name."""

    required: bool = False

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}

    def read(self, name: str, value: object) -> dict[str, str]:
        if (
            not isinstance(value, dict)
            or len(value) > MOST_OPTIONS
            or not all(map(_is_option, value.items()))
        ):
            raise Refusal("mcp-options", name=name)
        return {option: str(chosen) for option, chosen in value.items()}


def _is_option(pair: tuple[object, object]) -> bool:
    name, value = pair
    short = isinstance(value, str) and len(value) <= SHORT
    return isinstance(name, str) and len(name) <= SHORT and (short or type(value) is int)


_EDITION = OneOf(tuple(EDITIONS), "usa")
_NAME, _MOVE = Text(LONGEST_NAME), Text(LONG)

TOOLS: dict[str, dict[str, Argument]] = {
    "play_bots": {"name": _NAME, "edition": _EDITION, "bots": Bots(("normal",)), "options": Options()},
    "open_table": {
        "name": _NAME,
        "edition": _EDITION,
        "players": Number(2, MOST_PLAYERS, 2),
        "bots": Bots(),
        "options": Options(),
    },
    "sit_down": {"table": Text(SHORT), "name": _NAME},
    "look": {},
    "moves": {"most": Number(1, 500, 50)},
    "move": {"move": _MOVE},
    "why": {"move": _MOVE},
    "wait": {"seconds": Number(1, LONGEST_WAIT, 20)},
    "rule": {"id": Text(SHORT)},
    "say": {"text": Text(LONGEST_TALK)},
    "stand_up": {},
}
"""Every tool, with what it takes."""


def schema_of(tool: str, messages: Catalogue) -> dict[str, Any]:
    """What a tool takes, as a JSON schema with words in it."""
    properties = {}
    for name, argument in TOOLS[tool].items():
        about = {"description": messages.text(f"mcp-argument-{name}")}
        usual = {} if argument.default is None else {"default": argument.default}
        properties[name] = {**argument.schema(), **about, **usual}
    required = [name for name, argument in TOOLS[tool].items() if argument.required]
    return {
        "type": "object", "properties": properties, "required": required, "additionalProperties": False
    }  # fmt: skip


def read_arguments(tool: str, given: Mapping[str, object]) -> dict[str, Any]:
    """What a tool was given, complete; a refusal for anything else."""
    if tool not in TOOLS:
        raise Refusal("mcp-no-tool", given=tool, possible=", ".join(TOOLS))
    known = TOOLS[tool]
    for name in given:
        if name not in known:
            raise Refusal("mcp-unknown", tool=tool, given=name)
    for name, argument in known.items():
        if argument.required and name not in given:
            raise Refusal("mcp-missing", tool=tool, name=name)
    return {
        name: argument.read(name, given[name]) if name in given else argument.default
        for name, argument in known.items()
    }
