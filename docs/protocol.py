"""Write the tables of docs/protocol.md from the code: messages, their parts, events, refusals, limits.

.venv/bin/python docs/protocol.py
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import inspect as types

import lastcard
from lastcard.core.event import Event
from lastcard.locale import catalogue
from lastcard.server import http
from lastcard.server import messages as wire
from lastcard.server.app import STATUS
from lastcard.server.settings import Limits
from lastcard.server.socket import CLOSING, POLICY
from lastcard.table.entries import Settings

PAGE = Path(__file__).with_name("protocol.md")
LOCALE = Path(lastcard.__file__).parent / "locale" / "en"
MARKED = re.compile(r"(<!-- ([a-z]+): written by docs/protocol\.py -->\n).*?(<!-- end -->)", re.DOTALL)

PARTS = (
    wire.TableInfo, wire.SeatInfo, wire.FairInfo, wire.Presence, wire.CardView, wire.DiceView, wire.Choices,
    wire.Happening, Event, Settings,
)  # fmt: skip
ANSWERS = (http.Health, http.EditionInfo, http.OptionInfo, http.RuleInfo, http.TableSummary, http.Made)

# What the code leaves open because it was made by somebody who knows what it is.
SHAPES = {
    "view": "[CardView](#cardview) or [DiceView](#diceview) or null",
    "choices": "[Choices](#choices) or null",
    "table": "[TableInfo](#tableinfo)",
}
ANSWERED_WITH = {
    "table": "[TableInfo](#tableinfo)",
    "qr_code": "an SVG picture",
    "record": "a [record](records.md), JSON Lines",
    "moments": "every moment: `by`, `move`, `events`, `view`, `hands`",
}
NOT_SENT = {"client-not-built", "database-url", "database-unreachable", "cannot-listen", "server-missing"}
"""What only whoever runs the server is told."""


def main() -> None:
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def filled_in(page: str) -> str:
    """The page with everything between its markers written anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{_SECTIONS[found[2]]()}\n\n{found[3]}", page)


def client_messages() -> str:
    return _described(get_args(wire.Incoming))


def server_messages() -> str:
    return _described(get_args(wire.Outgoing))


def parts() -> str:
    return _described(PARTS)


def http_parts() -> str:
    return _described((http.NewTable, *ANSWERS))


def routes() -> str:
    """What can be asked for over HTTP."""
    rows = [["request", "what", "answer"]]
    for handler in http.HANDLERS:
        if handler.resolve_include_in_schema():
            (path,) = handler.paths
            (method,) = handler.http_methods
            name = handler.handler_name
            answer = ANSWERED_WITH.get(name) or _spelled(types.type_info(_returned(handler.fn)))
            rows.append([f"`{method} {path.replace(':str', '')}`", _told(handler.fn), answer])
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
    told = _field_docs(Limits)
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
    "routes": routes,
    "answers": http_parts,
    "events": events,
    "refusals": refusals,
    "limits": limits,
}


# Messages and their fields


REQUESTS = get_args(wire.AnyRequest)
TAGS = [kind.__struct_config__.tag for kind in (*get_args(wire.Incoming), *get_args(wire.Outgoing))]
READ = (*get_args(wire.Incoming), Settings, http.NewTable)
"""What a client writes; there it can leave out what has a default."""


def _described(kinds: Iterable[type]) -> str:
    """A heading, a sentence and a table for each."""
    return "\n\n".join(_message(kind) for kind in kinds)


def _message(kind: type) -> str:
    config = getattr(kind, "__struct_config__", None)
    tag = config.tag if config is not None else None
    parts = [f"#### {f'`{tag}`' if tag else kind.__name__}", _told(kind)]
    docs = _field_docs(kind)
    rows = [_row(field, docs, kind in READ) for field in _fields(kind)]
    if rows:
        parts.append(_table([["field", "type", "meaning"], *rows]))
    return "\n\n".join(parts)


def _fields(kind: type) -> list[types.Field]:
    found = types.type_info(kind)
    assert isinstance(found, types.StructType | types.TypedDictType | types.NamedTupleType)
    # Every request has an id; it is told once. Fields of a TypedDict come sorted.
    fields = [field for field in found.fields if not (field.name == "id" and kind in REQUESTS)]
    order = list(get_type_hints(kind))
    return sorted(fields, key=lambda field: order.index(field.name))


def _row(field: types.Field, docs: dict[str, str], read: bool) -> list[str]:
    kind = SHAPES[field.name] if isinstance(field.type, types.AnyType) else _spelled(field.type)
    if not field.required:
        if field.default is msgspec.NODEFAULT or (read and field.default is None):
            kind += "; may be absent"
        elif read:
            kind += f"; {msgspec.json.encode(field.default).decode()} when absent"
    return [f"`{field.encode_name}`", kind, docs.get(field.name) or _description(field.type)]


def _description(kind: types.Type) -> str:
    """What a type says of itself."""
    match kind:
        case types.Metadata(type=inner, extra_json_schema=extra):
            told = (extra or {}).get("description", "")
            return f"{told[:1].upper()}{told[1:]}." if told else _description(inner)
        case types.UnionType(types=kinds):
            return next(filter(None, map(_description, kinds)), "")
    return ""


def _spelled(kind: types.Type) -> str:
    """A type in words."""
    match kind:
        case types.Metadata(type=inner):
            return _spelled(inner)
        case types.StrType():
            return _text(kind)
        case types.IntType(ge=low, le=high):
            return f"{low}–{high}" if low is not None and high is not None and high < 2**53 else "number"
        case types.LiteralType(values=values):
            return " · ".join(f"`{value}`" for value in _as_written()[frozenset(values)])
        case types.UnionType(types=kinds):
            return " or ".join(_spelled(one) for one in _in_order(kinds))
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return f"list of {_spelled(item)}"
        case types.TupleType(item_types=items):
            return f"[{', '.join(_spelled(item) for item in items)}]"
        case types.DictType(value_type=value):
            return f"object, name to {_spelled(value)}"
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls) | types.NamedTupleType(cls=cls):
            return f"[{cls.__name__}](#{_anchor(cls.__name__)})"
    return _PLAIN[type(kind)]


_PLAIN = {types.BoolType: "true or false", types.NoneType: "null", types.FloatType: "number"}


def _anchor(name: str) -> str:
    """Where a part's heading is; one that a message has too is the second of its name."""
    return f"{name.lower()}-1" if name.lower() in TAGS and name != "Said" else name.lower()


@cache
def _as_written() -> dict[frozenset[Any], tuple[Any, ...]]:
    """The words of each Literal in their own order: they come sorted."""
    found = {}
    for kind in (*get_args(wire.Incoming), *get_args(wire.Outgoing), *PARTS, http.NewTable):
        for hint in get_type_hints(kind).values():
            for one in (hint, *get_args(hint)):
                if get_origin(one) is Literal:
                    found[frozenset(get_args(one))] = get_args(one)
    return found


def _in_order(kinds: Iterable[types.Type]) -> list[types.Type]:
    """Null last."""
    return sorted(kinds, key=lambda one: isinstance(one, types.NoneType))


def _text(kind: types.StrType) -> str:
    if kind.pattern is not None:
        digits = re.search(r"\{(\d+)\}", kind.pattern)
        assert digits is not None, kind.pattern
        return f"{digits[1]} hex digits"
    if kind.max_length is not None:
        return f"text of {kind.min_length or 0}–{kind.max_length} characters"
    return "text"


# What the code says of itself


def _told(documented: Any) -> str:
    words = (inspect.getdoc(documented) or "").partition(">>>")[0]
    return " ".join(words.split())


def _field_docs(kind: type) -> dict[str, str]:
    """The docstrings behind the fields of a class and of those it comes from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("lastcard."):
            body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            found |= dict(_documented(body.body))
    return found


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, text


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
