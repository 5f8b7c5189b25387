"""Write what the browser client knows of the server, in web/src/lib.

`wire.ts` has the messages and their parts as types, `cups.ts` those of tournaments, `http.ts` what is posted
and answered over HTTP, `facts.ts` has decks, dice, rule cards and languages (docs/facts.py), `lessons.ts`
what lessons tell, `examples.ts` the worked examples, and `ratings.ts` how ratings move.

.venv/bin/python -m docs.wire
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, UNSET
from msgspec import inspect as types

from docs import facts
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
    as_written,
    field_docs,
    fields_of,
    in_order,
    in_part,
    left_open,
    listed,
    tag_of,
    told,
)
from lastcard.core.event import Event
from lastcard.cup.cup import MOST_ROUNDS
from lastcard.languages import Language
from lastcard.lessons import LESSONS, Step, When, lesson
from lastcard.sandbox.examples import EXAMPLES, Example, Tries, example
from lastcard.server import messages as wire
from lastcard.server.ratings import MIDDLE, PROVISIONAL, UNIT, RatedMatch, Rating, rated
from lastcard.server.socket import CLOSING
from lastcard.table.entries import Pace
from lastcard.table.room.telling import FORM
from lastcard.table.seats import Level

CLIENT = Path(__file__).parents[1] / "web" / "src" / "lib"

WORDS: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "EditionName": ("EDITIONS", LISTED["EditionName"]),
    "Language": ("LANGUAGES", get_args(Language)),
    "Level": ("LEVELS", get_args(Level)),
    "LessonName": ("LESSONS", LESSONS),
    "Pace": ("PACES", get_args(Pace)),
    "Phase": (None, get_args(wire.Phase)),
    "Reaction": ("REACTIONS", get_args(wire.Reaction)),
    "Reason": ("REASONS", get_args(wire.Reason)),
}
"""Words to choose from that have a name, and the name of their list where the client goes through it."""

DIFFERENCES = list(range(-600, 601, 50))
SETTLED = 3.0
"""The model's uncertainty of somebody who has played for a while."""

RENAMED: dict[type, str] = {Event: "GameEvent"}
"""Classes whose name means something else in a browser."""

HEAD = "/** Written by docs/wire.py from {source}: change that, and `make wire`. */"


def main() -> None:
    for name, text in files().items():
        (CLIENT / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """Every generated file of the client, by its name in web/src/lib."""
    return {
        "wire.ts": _file("the schemas of the server", _wire()),
        "cups.ts": _file("the schemas of the server", _cups()),
        "http.ts": _file("the schemas of the server", _http()),
        "facts.ts": _file("the editions and the languages", facts.lines()),
        "lessons.ts": _file("the lessons", _lessons()),
        "examples.ts": _file("the worked examples", _examples()),
        "ratings.ts": _file("the ratings of the server", _ratings()),
    }


def _file(source: str, parts: Iterable[str]) -> str:
    return "\n\n".join([HEAD.format(source=source), *parts]) + "\n"


def _wire() -> Iterator[str]:
    for name, (plural, words) in WORDS.items():
        if plural is None:
            yield f"export type {name} = {' | '.join(map(json.dumps, words))};"
        else:
            listed_words = f"export const {plural} = [{', '.join(map(json.dumps, words))}] as const;"
            yield f"{listed_words}\nexport type {name} = (typeof {plural})[number];"
    yield (
        "/** What a connection to a table that does not exist is closed with. */\n"
        f"export const NO_SUCH_TABLE = {CLOSING['no-such-table']};"
    )
    yield (
        "/** And that of somebody whom the host has sent away. */\n"
        f"export const SENT_AWAY = {CLOSING['banned']};"
    )
    yield (
        "/** And that of a client of another version than the server's. */\n"
        f"export const OUTDATED = {CLOSING['other-form']};"
    )
    yield f"/** The form of messages that this client reads; `hello` says it. */\nexport const FORM = {FORM};"
    yield from map(_declared, (*PARTS, *INCOMING))
    yield _union("ClientMessage", "What a client sends.", INCOMING)
    yield from map(_declared, OUTGOING)
    yield _union("ServerMessage", "What the server sends.", OUTGOING)


def _http() -> Iterator[str]:
    yield from _importing([_declared(kind) for kind in (*POSTED, *ANSWERS)], PARTS)


def _cups() -> Iterator[str]:
    """What is as at a table comes from there."""
    own = [kind for kind in (*CUP_PARTS, *CUP_INCOMING, *CUP_OUTGOING) if kind not in (*INCOMING, *OUTGOING)]
    kinds = [f"export const MOST_CUP_ROUNDS = {MOST_ROUNDS};", *map(_declared, own)]
    kinds.append(_union("CupClientMessage", "What a client sends to a tournament.", CUP_INCOMING))
    kinds.append(_union("CupServerMessage", "What a tournament sends.", CUP_OUTGOING))
    yield from _importing(kinds, (*PARTS, *INCOMING, *OUTGOING))


def _importing(kinds: list[str], known: Iterable[type]) -> Iterator[str]:
    """These declarations, and before them what they take from `wire.ts`, where these are known."""
    shared = (*WORDS, *map(_name, known))
    used = sorted(name for name in shared if any(re.search(rf"\b{name}\b", kind) for kind in kinds))
    yield f'import type {{ {", ".join(used)} }} from "./wire";'
    yield from kinds


def _lessons() -> Iterator[str]:
    """What each lesson tells; what is dealt and what the bots do is the server's."""
    yield 'import type { LessonName } from "./wire";'
    yield from map(_declared, (When, Step))
    steps = {name: [_told(step) for step in lesson(name).steps] for name in LESSONS}
    listed_steps = "".join(
        f"  {name}: [\n{''.join(f'    {json.dumps(step)},{chr(10)}' for step in told_steps)}  ],\n"
        for name, told_steps in steps.items()
    )
    yield f"export const STEPS: Record<LessonName, readonly Step[]> = {{\n{listed_steps}}};"


def _told(step: Step | When) -> dict[str, Any]:
    """What is not as it is when nothing is said."""
    values = ((field, getattr(step, field.name)) for field in dataclasses.fields(step))
    said = ((field.name, value) for field, value in values if value != field.default)
    return {name: _told(value) if isinstance(value, When) else value for name, value in said}


def _examples() -> Iterator[str]:
    """The worked examples of the rulebook, to be played on without asking for them first."""
    yield f"export const EXAMPLES = {json.dumps(EXAMPLES)} as const;"
    yield "export type ExampleName = (typeof EXAMPLES)[number];"
    yield from map(_declared, (Tries, Example))
    worked = "".join(
        f"  {json.dumps(name)}: {json.dumps(dataclasses.asdict(example(name)))},\n" for name in EXAMPLES
    )
    yield f"export const WORKED: Record<ExampleName, Example> = {{\n{worked}}};"


def _ratings() -> Iterator[str]:
    """How ratings begin, and what a match of two changes by how much stronger the other is."""
    yield f"export const MIDDLE = {MIDDLE};\nexport const PROVISIONAL = {PROVISIONAL};"
    yield f"export const DIFFERENCES = {json.dumps(DIFFERENCES)};"
    for name, sigma in (("NEW", Rating().sigma), ("SETTLED", SETTLED)):
        won = [_change(difference, sigma, 1) for difference in DIFFERENCES]
        lost = [_change(difference, sigma, 2) for difference in DIFFERENCES]
        yield f"export const {name} = {json.dumps({'won': won, 'lost': lost})};"


def _change(difference: int, sigma: float, place: int) -> int:
    middle = Rating(sigma=sigma)
    other = middle._replace(mu=middle.mu + difference / UNIT)
    match = RatedMatch("", "", {"own": place, "other": 3 - place})
    return rated(match, {"own": middle, "other": other})["own"].change


def _union(name: str, about: str, kinds: Iterable[type]) -> str:
    members = "".join(f"\n  | {_name(kind)}" for kind in kinds)
    return f"/** {about} */\nexport type {name} ={members};"


def _name(kind: type) -> str:
    return RENAMED.get(kind, kind.__name__)


def _declared(kind: type) -> str:
    """A class of the server as a type of the client, with what it says of itself."""
    about, docs, name = f"/** {told(kind)} */", field_docs(kind), _name(kind)
    fields = fields_of(kind)
    if issubclass(kind, tuple):
        places = "".join(
            f"{_comment(docs, field)}  {field.name}: {_field(kind, field)},\n" for field in fields
        )
        return f"{about}\nexport type {name} = [\n{places}];"
    base = next((one for one in kind.__mro__[1:] if one in PARTS), None)
    inherited = {field.name for field in fields_of(base)} if base else set()
    tag = tag_of(kind)
    rows = [f'  type: "{tag}";\n'] if tag else []
    rows += [
        f"{_comment(docs, field)}  {field.encode_name}{_mark(kind, field)}: {_field(kind, field)};\n"
        for field in fields
        if field.name not in inherited
    ]
    extends = f" extends {_name(base)}" if base else ""
    return f"{about}\nexport interface {name}{extends} {{\n{''.join(rows)}}}"


def _comment(docs: dict[str, str], field: types.Field) -> str:
    text = docs.get(field.name)
    return f"  /** {text} */\n" if text else ""


def _mark(kind: type, field: types.Field) -> str:
    """Absent may be what a client need not write, and what the server leaves out."""
    absent = kind in (*READ, When, Step) or _left_out(field)
    return "?" if absent and not field.required else ""


def _left_out(field: types.Field) -> bool:
    return field.default in (UNSET, NODEFAULT)


def _field(kind: type, field: types.Field) -> str:
    if isinstance(field.type, types.AnyType):
        form = "Partial<{}>" if in_part(kind, field.name) else "{}"
        kinds = left_open(kind, field.name)
        return " | ".join("null" if one is None else form.format(_name(one)) for one in kinds)
    return _spelled(field.type)


def _spelled(kind: types.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata(type=inner):
            return listed(kind) or _spelled(inner)
        case types.LiteralType(values=values):
            return _literal(as_written()[frozenset(values)])
        case types.UnionType(types=kinds):
            return " | ".join(map(_spelled, in_order(kinds)))
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            many = _spelled(item)
            return f"({many})[]" if isinstance(item, types.UnionType) else f"{many}[]"
        case types.TupleType(item_types=items):
            return f"[{', '.join(map(_spelled, items))}]"
        case types.DictType(value_type=types.AnyType()):
            # Of a deck that is given, most may be left out.
            return "Partial<Deck>"
        case types.DictType(value_type=value):
            return f"Record<string, {_spelled(value)}>"
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls) | types.NamedTupleType(cls=cls):
            return _name(cls)
        case types.DataclassType(cls=cls):
            return _name(cls)
    return _PLAIN[type(kind)]


def _literal(words: tuple[Any, ...]) -> str:
    named = next((name for name, (_, known) in WORDS.items() if known == words), None)
    return named or " | ".join(map(json.dumps, words))


_PLAIN: dict[type, str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


if __name__ == "__main__":
    main()
