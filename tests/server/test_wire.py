"""What the browser client knows of the server is what docs/wire.py writes, and all that there is to know."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from docs import facts, schema, wire
from lastcard import read_deck
from lastcard.core.event import Event
from lastcard.editions import EDITIONS, IDEAS
from lastcard.languages import LANGUAGES
from lastcard.server import messages

WRITTEN = wire.files()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_files_are_up_to_date(name: str) -> None:
    assert (wire.CLIENT / name).read_text(encoding="utf-8") == WRITTEN[name], "run `make wire`"


def declared(name: str) -> str:
    """The body of a type."""
    start = rf"^export (?:interface|type) {name}\b"
    text = WRITTEN["wire.ts"] + WRITTEN["http.ts"]
    found = re.search(rf"{start}(.*?)^[}}\]]", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[1]


@pytest.mark.parametrize("message", [*schema.INCOMING, *schema.OUTGOING], ids=schema.tag_of)
def test_every_message_has_its_type(message: type) -> None:
    body = declared(message.__name__)
    assert f'type: "{schema.tag_of(message)}";' in body
    assert set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) == {
        "type", *(field.name for field in schema.fields_of(message))
    }  # fmt: skip


def test_what_may_be_absent_is_marked() -> None:
    assert "  seen?: number | null;" in declared("Hello"), "has a default"
    assert "  table?: TableInfo;" in declared("Happened"), "is left out"
    assert "  view: CardView | DiceView | null;" in declared("Welcome"), "is always there"
    assert "  view?: Partial<CardView> | Partial<DiceView> | null;" in declared("Happened"), "what changed"
    assert "  scores?: number[];" in declared("ReplayEnd"), "is not required"


@pytest.mark.parametrize("avatar", ["fox-3", "unicorn-8", None])
def test_an_avatar_is_an_animal_and_a_colour_known_or_not(avatar: str | None) -> None:
    text = json.dumps({"type": "sit", "id": "1", "name": "ana", "avatar": avatar})
    message = msgspec.json.decode(text, type=messages.Incoming)
    assert isinstance(message, messages.SitDown) and message.avatar == avatar


@pytest.mark.parametrize(
    "avatar", ["", "fox", "fox-0", "fox-9", "Fox-3", "fox-3\n", "<b>-3", "x" * 13 + "-1", 3]
)
def test_nothing_else_is_an_avatar(avatar: object) -> None:
    text = json.dumps({"type": "sit", "id": "1", "name": "ana", "avatar": avatar})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=messages.Incoming)


def test_types_are_those_of_the_server() -> None:
    assert tuple(re.findall(r"^  (\w+):", declared("GameEvent"), re.MULTILINE)) == Event._fields
    assert "  nonces: (string | null)[];" in declared("FairInfo")
    assert "  shown: [number, string[]][];" in declared("CardView")
    assert "  penalties: Record<string, number[]>;" in declared("Choices")
    assert "  edition: EditionName;" in declared("TableInfo")
    assert "  view: CardView | DiceView;" in declared("ReplayMoment")
    assert "extends Settings" in declared("NewTable") and "edition" not in declared("NewTable")


def test_the_words_to_choose_from_are_listed() -> None:
    text = WRITTEN["wire.ts"]
    for name, words in (("LANGUAGES", LANGUAGES), ("REACTIONS", get_args(messages.Reaction))):
        found = re.search(rf"{name} = \[(.*?)\]", text)
        assert found is not None
        assert tuple(re.findall(r'"(\w+)"', found[1])) == words


def test_decks_are_whole_and_in_their_order() -> None:
    """Read again, each is the deck of its edition (DECK.usa, DECK.hp, DECK.jackpot)."""
    rows = re.findall(r"^  (\w+): (\{ \"format\".*\}),$", WRITTEN["facts.ts"], re.MULTILINE)
    assert {name for name, _ in rows} == set(facts.CARD_EDITIONS) <= set(EDITIONS)
    for name, row in rows:
        assert read_deck(json.loads(row)).deck == facts.CARD_EDITIONS[name].deck


def test_the_ideas_are_those_of_the_rulebook() -> None:
    assert all(f'  "{idea}",' in WRITTEN["facts.ts"] for idea in IDEAS)
