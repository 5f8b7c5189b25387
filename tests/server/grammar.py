"""Messages to a table as strangers might send them: well made, nearly so, and not at all."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from lastcard.languages import LANGUAGES
from lastcard.server.settings import LARGEST_MESSAGE
from lastcard.table.room.telling import FORM

BIDI = "\u202e\u2066\u200f\u061c"
CONTROL = "\x00\x07\x1b[31m\r\n\x7f\x85\u2028\ufeff"
HEX = "0123456789abcdef"

hexes = st.text(HEX, min_size=64, max_size=64)
ids = st.one_of(st.text(min_size=1, max_size=64), st.sampled_from(["x", "y"]))
seats = st.integers(0, 9)
names = st.one_of(
    st.sampled_from(["ana", "Eva", "draw", "W4", "<b>x</b>", f"a{BIDI}", f"a{CONTROL}b", "N1", "x" * 40]),
    st.text(min_size=1, max_size=40),
)
cards = st.sampled_from("r5 b+2 W W4 WJ WH sS g0 y9 wR rJ r55 q1 W44 ??".split())
words = st.sampled_from(
    "play draw keep pass uno catch challenge accept color target discard wilds done reroll stand chain "
    "+1 -1 @ana @beto ana beto r y g b :r uno r1 * r5 W4:r W".split()
)
moves = st.one_of(
    st.lists(words, min_size=1, max_size=6).map(" ".join),
    st.builds("play {}".format, cards),
    st.builds("play {}:{} @{}".format, cards, st.sampled_from("rygbwsx"), names),
    st.text(min_size=1, max_size=400),
)
settings = st.fixed_dictionaries(
    {"edition": st.sampled_from(["usa", "hp", "jackpot", "dice", "poker"]), "seats": st.integers(2, 10)},
    optional={
        "options": st.dictionaries(
            st.sampled_from(["target", "hand-size", "drawn", "board-size", "first-player", "colour"]),
            st.one_of(st.sampled_from(["1", "7", "must", "9 3", "ana", "N1", "-1"]), st.text(max_size=200)),
            max_size=3,
        ),
        "public": st.booleans(),
        "timer": st.integers(0, 600),
        "pace": st.sampled_from(["calm", "brisk", "quick"]),
        "open_hands": st.booleans(),
        "writing": st.booleans(),
    },
)
rules = st.one_of(
    st.sampled_from(["draw-to 7", "play-run", "act Sing", f"act {BIDI}", "act #x", "take-most 99"]),
    st.text(max_size=200),
)

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"name": names, "seat": st.one_of(st.none(), seats)},
    "leave": {},
    "bot": {"seat": seats, "level": st.sampled_from(["easy", "normal"])},
    "free": {"seat": seats},
    "settings": {"settings": settings},
    "write": {"cards": st.lists(rules, max_size=8)},
    "board": {"color": st.sampled_from(["red", "green", "silver", f"red{BIDI}"])},
    "commit": {"hash": hexes},
    "start": {},
    "again": {"wanted": st.booleans()},
    "nonce": {"nonce": hexes},
    "move": {"number": st.one_of(st.integers(0, 40), st.just(2**53)), "move": moves},
    "next": {},
    "ask": {"move": moves},
    "hint": {},
    "react": {"reaction": st.sampled_from(["wave", "heart", "think"])},
    "chat": {"text": st.one_of(st.text(min_size=1, max_size=300), st.just(f"x{BIDI}{CONTROL}y"))},
    "back": {},
    "language": {"language": st.sampled_from(LANGUAGES)},
}

well_made = st.sampled_from([*sorted(FIELDS), *["move", "ask", "settings", "write"] * 3]).flatmap(
    lambda kind: st.fixed_dictionaries({"type": st.just(kind), "id": ids, **FIELDS[kind]})
)

odd_values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=30),
    st.sampled_from([-1, 2**31, 2**63, 2**64, -(2**70), 1e308, "", " ", "x" * 1000, [], {}, [[]], CONTROL]),
    st.recursive(st.none(), lambda inner: st.lists(inner, max_size=2), max_leaves=5),
)  # fmt: skip


@st.composite
def nearly_made(draw: st.DrawFn) -> dict[str, Any]:
    """A good message with one thing wrong."""
    message = dict(draw(well_made))
    field = draw(st.sampled_from(sorted(message)))
    match draw(st.sampled_from(["drop", "change", "add", "other type", "twice hello"])):
        case "drop":
            del message[field]
        case "change":
            message[field] = draw(odd_values)
        case "add":
            message[draw(st.sampled_from(["seat", "by", "player", "secret", "x", ""]))] = draw(odd_values)
        case "other type":
            message["type"] = draw(
                st.sampled_from(["hello", "ping", "fly", "deal", "prepare", "end", "create"])
            )
        case _:
            message = {"type": "hello", "form": FORM, "secret": draw(hexes)}
    return message


NOT_MESSAGES = (
    "{", "}", "nul", "null", "true", "0", '"x"', "[]", "{}", '{"type":5}', '{"type":null}', " ", "\u200b",
    '{"type":"ping",}', '{"type":"ping"}{"type":"ping"}', '{"type":"ping","type":"leave","id":"x"}',
    '{"type":"move","id":"x","number":' + "9" * 400 + ',"move":"draw"}',
    '{"type":"move","id":"x","number":1e400,"move":"x"}', '{"type":"move","id":"x","number":NaN,"move":"x"}',
    '{"type":"chat","id":"x","text":"\\ud800"}', '{"id":"x"}', '{"id":' + "[" * 2000 + "]" * 2000 + "}",
    "[" * 8000, '{"a":' * 3000, '{"x":' + "[" * 4000 + "]" * 4000 + ',"type":"ping"}',
    '{"type":"ping"' + " " * 9000 + "}", "\x00" * 20,
)  # fmt: skip

texts = st.one_of(
    *[well_made.map(json.dumps)] * 4,
    nearly_made().map(json.dumps),
    nearly_made().map(lambda message: json.dumps(message, ensure_ascii=False)),
    st.sampled_from(NOT_MESSAGES),
    st.text(min_size=1, max_size=200),
)

# What ends a connection, and the codes that it may end with.
ENDING: dict[str, tuple[Any, bool, set[int]]] = {
    "binary": (b'{"type":"ping"}', False, {1008}),
    "empty": ("", True, {1008}),
    "empty binary": (b"", False, {1008}),
    "not utf-8": (b'{"type":"\xff\xfe"}', True, {1007}),
    "half a letter": (b'{"type":"\xed\xa0\x80"}', True, {1007}),
    "too long": ("x" * (LARGEST_MESSAGE + 1), True, {1009}),
    "too long in parts": (["x" * (LARGEST_MESSAGE // 4)] * 5, True, {1009}),
    "parts of a letter": ([b'{"type":"\xc3', b'\x28"}'], True, {1007}),
}
