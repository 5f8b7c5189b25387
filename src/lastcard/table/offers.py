"""What a table can be opened with: editions and decks, in plain values."""

from __future__ import annotations

from dataclasses import replace

from lastcard.cards.decks.files import read_deck, read_text
from lastcard.cards.decks.writing import deck_data, deck_text
from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import RULE_CARDS
from lastcard.core.options import Choice, NumberOr, Numbers, Option, text_of
from lastcard.core.refusal import Refusal
from lastcard.editions import Edition, edition, game
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.table.choices import Plain
from lastcard.table.levels import levels


def edition_info(edition: Edition) -> Plain:
    """An edition and its options; `EditionInfo` of the server says what each of it means."""
    return {
        "name": edition.name,
        "fewest": edition.fewest,
        "most": edition.most,
        "colors": list(edition.colors),
        "cards": len(edition.deck),
        "largest_hands": edition.largest_hands,
        "rule_cards": RULE_CARDS if edition.rule_cards else 0,
        "levels": levels(),
        "options": [_option_info(option) for option in game(edition, edition.fewest).known_options],
    }


def deck_file(edition: CardEdition) -> Plain:
    """A deck as data, and the file that says the same."""
    edition = replace(edition, earlier=())
    return {"deck": deck_data(edition), "toml": deck_text(edition)}


def checked_deck(given: Plain | str, messages: Catalogue) -> Plain:
    """A deck that can be played, or why it cannot."""
    try:
        found = edition(read_text(given) if isinstance(given, str) else read_deck(given))
    except Refusal as refusal:
        problem = {
            "code": refusal.code,
            "message": refusal_sentence(messages, refusal),
            "key": refusal.about.get("at"),
            "line": refusal.about.get("line"),
        }
        return {"deck": None, "toml": None, "edition": None, "problem": problem}
    assert isinstance(found, CardEdition)
    return {**deck_file(found), "edition": edition_info(found), "problem": None}


def _option_info(option: Option) -> Plain:
    return {
        "name": option.name,
        "default": "" if option.default is None else text_of(option.default),
        "values": _words(option),
        "bounds": _bounds(option),
        "rules": list(option.rules),
    }


def _words(option: Option) -> list[str] | None:
    if isinstance(option, NumberOr):
        return [option.default]
    return list(option.values) if isinstance(option, Choice) else None


def _bounds(option: Option) -> list[tuple[int, int]] | None:
    if isinstance(option, NumberOr):
        return [option.bounds]
    return list(option.bounds) if isinstance(option, Numbers) else None
