"""The browser's idea of the messages, web/src/lib/wire.ts, has the names that server/messages.py has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import fields

from lastcard.core.event import Event
from lastcard.server import http
from lastcard.server import messages as wire
from lastcard.table import entries
from lastcard.table.seats import Level

SOURCE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"

FIELD = re.compile(r"^\s*(\w+)(\??):")
OWN = {
    "CardView": wire.CardView,
    "DiceView": wire.DiceView,
    "Choices": wire.Choices,
    "SeatInfo": wire.SeatInfo,
    "TableInfo": wire.TableInfo,
    "Presence": wire.Presence,
    "Welcome": wire.Welcome,
    "Happening": wire.Happening,
    "Said": wire.Said,
    "Settings": entries.Settings,
    "EditionInfo": http.EditionInfo,
    "OptionInfo": http.OptionInfo,
    "TableSummary": http.TableSummary,
    "NewTable": http.NewTable,
    "Rule": http.RuleInfo,
    "Problem": http.Problem,
}


def plain(text: str) -> str:
    """Without comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def source() -> str:
    return plain(SOURCE.read_text(encoding="utf-8"))


def body_at(text: str, start: int) -> str:
    """What stands between a brace and the one that closes it."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[start + 1 : place]
    raise AssertionError("a brace is not closed")


def top_fields(body: str) -> dict[str, bool]:
    """The fields of an object type, and whether each may be absent; inner objects have their own."""
    depth, own = 0, ""
    for letter in body:
        depth += {"{": 1, "[": 1, "(": 1, "}": -1, "]": -1, ")": -1}.get(letter, 0)
        own += "\n" if depth == 0 and letter in ";" else letter if depth == 0 else ""
    found = (FIELD.match(line) for line in own.splitlines())
    return {match[1]: bool(match[2]) for match in found if match}


def interfaces() -> dict[str, dict[str, bool]]:
    """Every interface with all its fields, inherited ones too."""
    text = source()
    found: dict[str, dict[str, bool]] = {}
    for match in re.finditer(r"export interface (\w+)(?: extends (\w+))? \{", text):
        name, base = match.groups()
        found[name] = {**(found[base] if base else {}), **top_fields(body_at(text, match.end() - 1))}
    return found


def union(name: str) -> list[str]:
    """The members of a type that is one of several."""
    text = source()
    start = re.search(rf"export type {name} =", text)
    assert start is not None
    depth, end = 0, start.end()
    while depth or text[end] != ";":
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    return [member.strip() for member in re.split(r"\n\s*\|", text[start.end() : end]) if member.strip()]


def ours(kind: Any) -> set[str]:
    """The names of a message or of a part of one."""
    if not issubclass(kind, msgspec.Struct):
        return set(get_type_hints(kind))
    tag = {"type"} if kind.__struct_config__.tag else set()
    return {field.encode_name for field in fields(kind)} | tag


def tag_of(message: Any) -> str:
    return str(message.__struct_config__.tag)


def test_the_parser_reads_the_file() -> None:
    found = interfaces()
    assert found["Presence"] == {"here": False, "held": False, "watching": False}
    assert found["TableInfo"]["fair"] is False
    assert "commitment" not in found["TableInfo"], "that is a field of a field"
    assert found["Happened"]["you"] is True
    assert len(union("ClientMessage")) > 15


@pytest.mark.parametrize("name", OWN)
def test_parts_have_the_same_fields(name: str) -> None:
    assert set(interfaces()[name]) == ours(OWN[name])


def test_the_fair_part_of_a_table_has_the_same_fields() -> None:
    text = source()
    start = text.index("fair: {", text.index("interface TableInfo"))
    assert set(top_fields(body_at(text, text.index("{", start)))) == ours(wire.FairInfo)


def test_an_event_has_the_same_parts_in_the_same_order() -> None:
    found = re.search(r"export type GameEvent = \[(.*?)\];", source(), re.DOTALL)
    assert found is not None
    assert tuple(re.findall(r"(\w+):", found[1])) == Event._fields


def test_the_client_sends_what_the_server_reads() -> None:
    sent = {}
    for member in union("ClientMessage"):
        tag = re.search(r'type: "(\w+)"', member)
        assert tag is not None
        sent[tag[1]] = set(top_fields(body_at(member, 0)))
    assert sent == {tag_of(message): ours(message) for message in get_args(wire.Incoming)}


def test_the_client_knows_what_the_server_sends() -> None:
    known, named = {}, interfaces()
    for member in union("ServerMessage"):
        base = re.fullmatch(r"\w+", member)
        if base:
            fields_of = set(named[member])
            tag = re.search(rf'interface {member}\b[^}}]*?type: "(\w+)"', source(), re.DOTALL)
        else:
            start = member.index("{")
            fields_of = set(top_fields(body_at(member, start)))
            more = re.search(r"& (\w+)", member)
            fields_of |= set(named[more[1]]) if more else set()
            tag = re.search(r'type: "(\w+)"', member)
        assert tag is not None, member
        known[tag[1]] = fields_of
    assert known == {tag_of(message): ours(message) for message in get_args(wire.Outgoing)}


def test_the_words_to_choose_from_are_the_same() -> None:
    text = source()
    reactions = re.search(r"REACTIONS = \[(.*?)\]", text)
    assert reactions is not None
    assert tuple(re.findall(r'"(\w+)"', reactions[1])) == get_args(wire.Reaction)
    for name, kind in (("Language", wire.Language), ("Level", Level)):
        found = re.search(rf"export type {name} = (.*?);", text)
        assert found is not None
        assert tuple(re.findall(r'"(\w+)"', found[1])) == get_args(kind)
