"""Write the tables of docs/protocol.md from the code: messages, their parts, events, refusals, limits.

.venv/bin/python -m docs.protocol
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import inspect as types

import lastcard
from docs.schema import (
    ANSWERS,
    CUP_INCOMING,
    CUP_OUTGOING,
    CUP_PARTS,
    INCOMING,
    LISTED,
    OUTGOING,
    PARTS,
    POSTED,
    READ,
    REQUESTS,
    as_written,
    description,
    field_docs,
    fields_of,
    in_order,
    left_open,
    listed,
    tag_of,
    told,
)
from lastcard.locale import catalogue
from lastcard.server import http
from lastcard.server.app import STATUS
from lastcard.server.decks import Deck
from lastcard.server.settings import Limits
from lastcard.server.socket import CLOSING, POLICY

PAGE = Path(__file__).with_name("protocol.md")
LOCALE = Path(lastcard.__file__).parent / "locale" / "en"
MARKED = re.compile(r"(<!-- ([a-z]+): written by docs/protocol\.py -->\n).*?(<!-- end -->)", re.DOTALL)

ANSWERED_WITH = {
    "table": "[TableInfo](#tableinfo)",
    "qr_code": "an SVG picture",
    "cup_qr_code": "an SVG picture",
    "record": "a [record](records.md), JSON Lines",
}
NOT_SENT = {
    "client-not-built", "database-url", "database-unreachable", "database-locked", "database-in-use",
    "nodes-need-postgres", "bus-unreachable", "cannot-listen", "server-missing",
}  # fmt: skip
"""What only the person who runs the server is told."""


def main() -> None:
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def filled_in(page: str) -> str:
    """The page with everything between its markers written again."""
    return MARKED.sub(lambda found: f"{found[1]}\n{_SECTIONS[found[2]]()}\n\n{found[3]}", page)


def client_messages() -> str:
    return _described(INCOMING)


def server_messages() -> str:
    return _described(OUTGOING)


def parts() -> str:
    return _described(PARTS)


def http_parts() -> str:
    return _described((*POSTED, *ANSWERS))


def cup_client_messages() -> str:
    return _described(kind for kind in CUP_INCOMING if kind not in INCOMING)


def cup_server_messages() -> str:
    return _described(kind for kind in (*CUP_OUTGOING, *CUP_PARTS) if kind not in OUTGOING)


def routes() -> str:
    """What can be asked for over HTTP."""
    rows = [["request", "what", "answer"]]
    for handler in http.HANDLERS:
        if handler.resolve_include_in_schema():
            (path,) = handler.paths
            (method,) = handler.http_methods
            name = handler.handler_name
            answer = ANSWERED_WITH.get(name) or _spelled(types.type_info(_returned(handler.fn)))
            rows.append([f"`{method} {path.replace(':str', '')}`", told(handler.fn), answer])
    return _table(rows)


def events() -> str:
    """Every kind of event, as English tells it."""
    rows = [["kind", "told as"]]
    for key, text in _sentences("game.ftl", "event-"):
        if not re.search("-(hidden|none|at)$", key):
            rows.append([f"`{key}`", text])
    return _table(rows)


def refusals() -> str:
    """The codes of the table and the server."""
    rows = [["code", "sentence", "HTTP", "closes with"]]
    for code, text in _sentences("server.ftl", "refusal-"):
        if code not in NOT_SENT:
            ends = {"hello-first": POLICY, "not-text": POLICY, "foreign-origin": POLICY} | CLOSING
            rows.append([f"`{code}`", text, str(STATUS.get(code, "")), str(ends.get(code, ""))])
    return _table(rows)


def limits() -> str:
    """What one client may ask of a server that is set up as usual."""
    rows = [["limit", "at most", "what"]]
    told = field_docs(Limits)
    for name, value in vars_of(Limits()):
        most = f"{value[0]} at once, then {value[1]:g} a second" if isinstance(value, tuple) else f"{value:g}"
        rows.append([f"`{name}`", most, told.get(name, "")])
    return _table(rows)


def vars_of(value: Any) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(value, name)) for name in value.__dataclass_fields__)


_SECTIONS: dict[str, Callable[[], str]] = {
    "client": client_messages,
    "server": server_messages,
    "parts": parts,
    "cupclient": cup_client_messages,
    "cupserver": cup_server_messages,
    "routes": routes,
    "answers": http_parts,
    "events": events,
    "refusals": refusals,
    "limits": limits,
}


# Messages and their fields


TAGS = [tag_of(kind) for kind in (*INCOMING, *OUTGOING)]


def _described(kinds: Iterable[type]) -> str:
    """A heading, a sentence and a table for each."""
    return "\n\n".join(_message(kind) for kind in kinds)


def _message(kind: type) -> str:
    tag = tag_of(kind)
    parts = [f"#### {f'`{tag}`' if tag else kind.__name__}", told(kind)]
    docs = field_docs(kind)
    # Every request has an id; it is told once.
    fields = [field for field in fields_of(kind) if not (field.name == "id" and kind in REQUESTS)]
    rows = [_row(kind, field, docs) for field in fields]
    if rows:
        parts.append(_table([["field", "type", "meaning"], *rows]))
    return "\n\n".join(parts)


def _row(owner: type, field: types.Field, docs: dict[str, str]) -> list[str]:
    kind = _left_open(owner, field) if isinstance(field.type, types.AnyType) else _spelled(field.type)
    read = owner in READ
    if not field.required:
        if field.default is msgspec.NODEFAULT or (read and field.default is None):
            kind += "; may be absent"
        elif read:
            kind += f"; {msgspec.json.encode(field.default).decode()} when absent"
    return [f"`{field.encode_name}`", kind, docs.get(field.name) or description(field.type)]


def _left_open(owner: type, field: types.Field) -> str:
    return " or ".join("null" if kind is None else _link(kind) for kind in left_open(owner, field.name))


def _spelled(kind: types.Type) -> str:
    """A type in words."""
    match kind:
        case types.Metadata(type=inner):
            title = listed(kind)
            return _spelled(inner) if title is None else _words(LISTED[title])
        case types.StrType():
            return _text(kind)
        case types.IntType(ge=low, le=high):
            return f"{low}–{high}" if low is not None and high is not None and high < 2**53 else "number"
        case types.LiteralType(values=values):
            return _words(as_written()[frozenset(values)])
        case types.UnionType(types=kinds):
            return " or ".join(_spelled(one) for one in in_order(kinds))
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return f"list of {_spelled(item)}"
        case types.TupleType(item_types=items):
            return f"[{', '.join(_spelled(item) for item in items)}]"
        case types.DictType(value_type=types.AnyType()):
            return f"{_link(Deck)} with some keys left out"
        case types.DictType(value_type=value):
            return f"object, name to {_spelled(value)}"
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls) | types.NamedTupleType(cls=cls):
            return _link(cls)
        case types.DataclassType(cls=cls):
            return _link(cls)
    return _PLAIN[type(kind)]


_PLAIN = {types.BoolType: "true or false", types.NoneType: "null", types.FloatType: "number"}


def _words(values: Iterable[Any]) -> str:
    return " · ".join(f"`{value}`" for value in values)


def _link(kind: type) -> str:
    return f"[{kind.__name__}](#{_anchor(kind.__name__)})"


def _anchor(name: str) -> str:
    """Where a part's heading is; one that a message has too is the second of its name."""
    return f"{name.lower()}-1" if name.lower() in TAGS and name != "Said" else name.lower()


def _text(kind: types.StrType) -> str:
    if kind.pattern is not None:
        digits = re.fullmatch(r"\^\[0-9a-f\]\{(\d+)\}\$", kind.pattern)
        return f"{digits[1]} hex digits" if digits else f"text like `{kind.pattern}`"
    if kind.max_length is not None:
        return f"text of {kind.min_length or 0}–{kind.max_length} characters"
    return "text"


# What the code says of itself


def _returned(function: Callable[..., Any]) -> Any:
    return get_type_hints(function)["return"]


def _sentences(page: str, start: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue's page that begin so, with their places left open."""
    text = (LOCALE / page).read_text(encoding="utf-8")
    places = {place: f"⟨{place}⟩" for place in re.findall(r"\$(\w+)", text)} | {"phase": "playing"}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(start):
            yield entry.id.name.removeprefix(start), catalogue("en").text(entry.id.name, **places)


def _table(rows: list[list[str]]) -> str:
    head, *rest = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    lines = [head, ["---"] * len(head), *rest]
    return "\n".join(f"| {' | '.join(line)} |".replace("  ", " ") for line in lines)


if __name__ == "__main__":
    main()
