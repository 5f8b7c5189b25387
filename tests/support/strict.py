"""Whether a message of the server is exactly what server/messages.py says, with nothing more in it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, TypedDict, Union, get_type_hints

import msgspec
from msgspec.structs import fields

from lastcard.server import messages as wire
from lastcard.server import sights


def _in_part(view: Any) -> Any:
    """A view of which only some fields are told."""
    return TypedDict(f"Some{view.__name__}", get_type_hints(view), total=False)  # type: ignore[operator]


def _closed(message: type[msgspec.Struct], view: Any) -> Any:
    """The same message with the real types of what it leaves open."""
    hints = get_type_hints(message, include_extras=True)
    real = {
        "view": view | None if message is wire.Welcome else _in_part(view) | None | msgspec.UnsetType,
        "choices": sights.Choices | None | msgspec.UnsetType,
        "table": wire.TableInfo | msgspec.UnsetType,
    }
    declared: list[Any] = []
    for field in fields(message):
        kind = real[field.name] if hints[field.name] is Any else hints[field.name]
        default = () if field.default is msgspec.NODEFAULT else (field.default,)
        declared.append((field.name, kind, *default))
    tag = message.__struct_config__.tag
    return msgspec.defstruct(message.__name__, declared, tag_field="type", tag=tag, kw_only=True)


@cache
def _decoder(dice: bool) -> msgspec.json.Decoder[Any]:
    view = sights.DiceView if dice else sights.CardView
    kinds = [_closed(message, view) for message in wire.Outgoing.__args__]
    return msgspec.json.Decoder(Union[tuple(kinds)])  # noqa: UP007 - made of a list


def check(data: str, dice: bool) -> None:
    """Raise if the message is not of its form; `dice` says what sort of game the table has."""
    decoded = _decoder(dice).decode(data)
    plain = json.loads(data)
    # A dictionary of a known form drops what it does not know: nothing may have been dropped.
    assert json.loads(msgspec.json.encode(decoded)) == plain
