"""From an edition to the data of its deck file, and to the file."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from lastcard.cards.decks import form
from lastcard.cards.decks.reading import read_data
from lastcard.cards.edition import CardEdition
from lastcard.cards.symbols import COLORS, OURS, Symbol
from lastcard.core.refusal import Refusal

Plain = dict[str, Any]

_CHALLENGE = {value: word for word, value in form.CHALLENGE.items()}


def deck_data(edition: CardEdition) -> Plain:
    """The edition in plain values, in one form only: every key, and every symbol with all that it does.

    A refusal where a deck file cannot say what it is.
    """
    if not can_be_data(edition):
        raise Refusal("edition-data", name=edition.name)
    return _data(edition)


def can_be_data(edition: CardEdition) -> bool:
    """Whether a deck file can say what this edition is."""
    try:
        return read_data(_data(edition)) == edition
    except Refusal:
        return False


def _data(edition: CardEdition) -> Plain:
    colored = Counter(card.symbol.code for card in edition.deck if card.color)
    wilds = Counter(card.symbol.code for card in edition.deck if not card.color)
    symbols = {card.symbol.code: card.symbol for card in edition.deck}
    return {
        "format": form.FORMAT,
        "name": edition.name,
        "version": edition.version,
        "title": dict(edition.title),
        "colors": [COLORS[letter] for letter in edition.colors],
        "players": edition.most,
        "challenge": _CHALLENGE[edition.challengers],
        "cards": {code: count // len(edition.colors) for code, count in colored.items()},
        "wilds": dict(wilds),
        "symbols": {code: symbol_data(symbol) for code, symbol in symbols.items()},
        "options": dict(edition.defaults),
        "rules": [card.text for card in edition.rule_cards],
    }


def symbol_data(symbol: Symbol) -> Plain:
    """What a symbol does; what it does not do is left out."""
    data: Plain = {"points": symbol.points}
    if symbol.draws:
        data["draws"] = symbol.draws
    if symbol.until is not None:
        data["until"] = COLORS.get(symbol.until, symbol.until)
    if symbol.whom != "next":
        data["whom"] = symbol.whom
    data |= {name: True for name in form.SWITCHES if getattr(symbol, name)}
    return data | ({"name": dict(symbol.names)} if symbol.names else {})


def deck_text(edition: CardEdition) -> str:
    """The edition as a deck file for people: what goes without saying is left out."""
    data = deck_data(edition)
    lines = [f"{key} = {_value(data[key])}" for key in ("name", "version", "colors")]
    if data["players"] != form.BOUNDS["players"][1]:
        lines.append(f"players = {data['players']}")
    lines.append(f"challenge = {_value(data['challenge'])}")
    if data["rules"]:
        lines += ["rules = [", *(f"  {_value(text)}," for text in data["rules"]), "]"]
    for place in ("title", "cards", "wilds", "options"):
        if data[place]:
            lines += ["", f"[{place}]", *(f"{_key(key)} = {_value(one)}" for key, one in data[place].items())]
    for code, about in data["symbols"].items():
        if OURS.get(code) != next(card.symbol for card in edition.deck if card.symbol.code == code):
            names = about.pop("name", {})
            lines += [
                "",
                f"[symbols.{_key(code)}]",
                *(f"{key} = {_value(one)}" for key, one in about.items()),
            ]
            lines += [f"name.{language} = {_value(text)}" for language, text in names.items()]
    return "\n".join(lines) + "\n"


def _key(text: str) -> str:
    """Bare where TOML takes it bare."""
    return text if text.replace("-", "").isalnum() else json.dumps(text)


def _value(value: object) -> str:
    """JSON writes these values as TOML does."""
    return json.dumps(value, ensure_ascii=False)
