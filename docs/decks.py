"""Write docs/deck.schema.json, the schema of deck files, from the code.

.venv/bin/python -m docs.decks
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lastcard.cards.decks import form
from lastcard.cards.rulecards import RULE_CARDS
from lastcard.cards.symbols import COLORS
from lastcard.languages import LANGUAGES
from lastcard.rules.fields import WHOM

FILE = Path(__file__).with_name("deck.schema.json")

Schema = dict[str, Any]


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


def written() -> str:
    """The file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> Schema:
    """What a deck file is, as JSON Schema; what goes together is for `lastcard deck check`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A deck of Lastcard",
        **_table(
            {
                "format": {"const": form.FORMAT},
                "name": {"type": "string", "pattern": f"^(?:{form.NAME})$"},
                "version": _number("version"),
                "title": _names(),
                "colors": {
                    "type": "array",
                    "items": {"enum": list(COLORS.values())},
                    "uniqueItems": True,
                    "maxItems": form.MOST_COLORS,
                },
                "players": _number("players"),
                "challenge": {"enum": list(form.CHALLENGE)},
                "cards": _counts("cards", form.COLORED_CODE),
                "wilds": _counts("wilds", form.WILD_CODE),
                "symbols": {
                    "type": "object",
                    "propertyNames": {"pattern": f"^(?:{form.COLORED_CODE}|{form.WILD_CODE})$"},
                    "additionalProperties": _symbol(),
                },
                "options": {"type": "object", "additionalProperties": {"type": ["string", "integer"]}},
                "rules": {"type": "array", "items": {"type": "string"}, "maxItems": RULE_CARDS},
            },
            ["name", "version", "colors"],
        ),
    }


def _symbol() -> Schema:
    keys: Schema = {"points": _number("points"), "draws": _number("draws"), "whom": {"enum": list(WHOM)}}
    keys["until"] = {"enum": [*COLORS.values(), form.ACTIVE]}
    keys |= {name: {"type": "boolean"} for name in form.SWITCHES}
    keys["name"] = _names()
    return _table({name: keys[name] for name in form.SYMBOL_KEYS}, ["points"])


def _table(keys: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": keys, "required": required, "additionalProperties": False}


def _number(name: str) -> Schema:
    low, high = form.BOUNDS[name]
    return {"type": "integer", "minimum": low, "maximum": high}


def _counts(name: str, code: str) -> Schema:
    return {
        "type": "object",
        "propertyNames": {"pattern": f"^(?:{code})$"},
        "additionalProperties": _number(name),
    }


def _names() -> Schema:
    text = {"type": "string", "minLength": 1, "maxLength": form.LONGEST_TITLE}
    return {"type": "object", "propertyNames": {"enum": list(LANGUAGES)}, "additionalProperties": text}


if __name__ == "__main__":
    main()
