"""What the browser client has to know of the games without asking: decks, dice, rule cards, languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
from msgspec.structs import fields

from lastcard.cards.decks import form
from lastcard.cards.decks.writing import deck_data, symbol_data
from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import HIGHEST_NUMBER, KINDS, LEAST, LONGEST_TEXT
from lastcard.cards.rules import SYMBOL_CODES, WILD_CODES
from lastcard.cards.symbols import COLORS, OURS
from lastcard.core.event import UNKNOWN
from lastcard.core.names import LONGEST_NAME
from lastcard.core.options import option_texts
from lastcard.dice.faces import BOARD_COLORS, DICE, NUMBERED
from lastcard.editions import EDITIONS, IDEAS, game
from lastcard.languages import FALLBACK, LANGUAGES
from lastcard.rulebook.reference import option_values
from lastcard.rulebook.search import other_words
from lastcard.rules.fields import SPINS
from lastcard.server.fields import Settings

CARD_EDITIONS = {name: edition for name, edition in EDITIONS.items() if isinstance(edition, CardEdition)}


def lines() -> Iterator[str]:
    """The declarations of facts.ts."""
    yield 'import type { Deck, DeckSymbol, EditionName, Language, Settings } from "./wire";'
    yield from _languages()
    yield from _cards()
    yield from _own_decks()
    yield from _rule_cards()
    about = "The sides of each die (DICE.faces)."
    yield _constant(about, "DICE", _rows(DICE), "readonly (readonly string[])[]")
    yield _constant("The boards there are (DICE.parts).", "BOARD_COLORS", _plain(list(BOARD_COLORS)))
    yield _constant("The longest name that a player can have.", "LONGEST_NAME", _plain(LONGEST_NAME))
    yield _constant("What a table has agreed on when nobody says otherwise.", "USUAL_SETTINGS", _settings())


def _languages() -> Iterator[str]:
    about = "For those whose browser asks for none of ours."
    yield _constant(about, "FALLBACK", _plain(FALLBACK), "Language")
    words = {language: other_words(language) for language in LANGUAGES}
    about = "What people say, by the words of the rules, for searching."
    kind = "Record<Language, Readonly<Record<string, readonly string[]>>>"
    yield _constant(about, "OTHER_WORDS", _rows(words), kind)


def _cards() -> Iterator[str]:
    yield _constant("The colours of cards and dice.", "COLORS", _plain(list(COLORS)))
    yield "export type Color = (typeof COLORS)[number];"
    yield _constant("A card that one may not see.", "UNKNOWN", _plain(UNKNOWN))
    faces = dict.fromkeys(face[0] for face in NUMBERED)
    colors = {name: list(faces) for name in EDITIONS}
    colors |= {name: list(edition.colors) for name, edition in CARD_EDITIONS.items()}
    about = "The colours of each edition, in their order."
    yield _constant(about, "EDITION_COLORS", _rows(colors), "Record<EditionName, readonly Color[]>")
    about = "The letters of the colours by their names, as decks write them."
    letters = {name: letter for letter, name in COLORS.items()}
    yield _constant(about, "COLOR_LETTERS", _plain(letters), "Readonly<Record<string, Color>>")
    about = "The symbols that come first in a deck, in this order; the others follow by their codes."
    yield _constant(about, "SYMBOL_ORDER", _plain([*SYMBOL_CODES, *WILD_CODES]), "readonly string[]")
    yield _constant(
        "The decks of the package.",
        "DECKS",
        _rows({name: deck_data(replace(one, earlier=())) for name, one in CARD_EDITIONS.items()}),
        'Readonly<Record<Exclude<EditionName, "dice">, Deck>>',
    )
    yield _constant("What the lever can show.", "SPINS", _plain(SPINS))
    versions = {name: {str(one): _settled(name, one) for one in EDITIONS[name].versions} for name in EDITIONS}
    about = "The versions of each edition, and how each plays what it had no option for."
    kind = "Record<EditionName, Readonly<Record<string, Readonly<Record<string, string>>>>>"
    yield _constant(about, "VERSIONS", _rows(versions), kind)


def _own_decks() -> Iterator[str]:
    ours = {json.dumps(code): symbol_data(symbol) for code, symbol in OURS.items()}
    about = "The symbols that need no words in a deck file, and what they do."
    yield _constant(about, "OURS", _rows(ours), "Readonly<Record<string, DeckSymbol>>")
    about = "The values of options that the rulebook has, as the reference of rules lists them."
    values = {json.dumps(name): book for name, (book, _) in option_values(FALLBACK).items()}
    yield _constant(about, "RULEBOOK_VALUES", _rows(values), "Readonly<Record<string, readonly string[]>>")
    limits = {
        "bytes": form.MOST_BYTES,
        "cards": form.MOST_CARDS,
        "colors": form.MOST_COLORS,
        "players": form.BOUNDS["players"][1],
        "draws": form.MOST_DRAWS,
        "points": form.BOUNDS["points"][1],
        "name": form.LONGEST_NAME,
        "title": form.LONGEST_TITLE,
    }
    yield _constant("The most that a deck file can have.", "DECK_LIMITS", _plain(limits))


def _settled(name: str, version: int) -> dict[str, str]:
    playing = game(name, EDITIONS[name].fewest, version=version)
    return option_texts({one: value for one, value in playing.played.items() if one not in playing.options})


def _rule_cards() -> Iterator[str]:
    yield _constant("What a rule card can be.", "RULE_KINDS", _plain(KINDS))
    about = "The least number that each kind takes; the others take none."
    yield _constant(about, "LEAST_NUMBER", _plain(LEAST), "Readonly<Record<string, number>>")
    yield _constant("The highest number on a rule card.", "HIGHEST_NUMBER", _plain(HIGHEST_NUMBER))
    yield _constant("The most letters on a rule card.", "LONGEST_TEXT", _plain(LONGEST_TEXT))
    about = "RULE.ideas: what is used where nobody writes their own."
    yield _constant(about, "IDEAS", _rows(IDEAS), "readonly string[]")


def _settings() -> str:
    usual = {field.name: _default(field) for field in fields(Settings) if not field.required}
    return f'{_plain(usual)} satisfies Omit<Required<Settings>, "edition" | "seats">'


def _default(field: Any) -> object:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _constant(about: str, name: str, value: str, kind: str | None = None) -> str:
    typed = f": {kind}" if kind else ""
    fixed = "" if kind or value[:1] not in "[{" or "satisfies" in value else " as const"
    return f"/** {about} */\nexport const {name}{typed} = {value}{fixed};"


def _plain(value: object) -> str:
    """A value as TypeScript writes it, on one line."""
    if isinstance(value, dict) and value:
        return f"{{ {', '.join(f'{json.dumps(key)}: {_plain(one)}' for key, one in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def _rows(value: object) -> str:
    """One line for each thing in it."""
    if isinstance(value, dict):
        return "{\n" + "".join(f"  {key}: {_plain(one)},\n" for key, one in value.items()) + "}"
    assert isinstance(value, tuple)
    return "[\n" + "".join(f"  {_plain(one)},\n" for one in value) + "]"
