"""`lastcard deck check` and `lastcard deck show`."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from rich.console import Console

from lastcard.cards.decks.files import is_path
from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.refusal import Refusal
from lastcard.editions import edition, game
from lastcard.locale import Catalogue
from lastcard.table.deck_words import symbol_words
from lastcard.table.sentences import edition_title, symbol_name


def check(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """One line for each deck that can be played; the first that cannot is refused."""
    out = console()
    for name in arguments.files:
        found = _deck(name)
        about = {"name": found.name, "cards": len(found.deck), "most": found.most}
        out.print(messages.text("deck-ok", file=name, **about), highlight=False)
        _print_uncompiled(out, found, messages)
    return DONE


def show(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """The cards of a deck, and what each symbol does."""
    out, found = console(), _deck(arguments.file)
    title = edition_title(messages, found)
    out.print(title if title == found.name else f"{title} ({found.name})", style="bold", highlight=False)
    facts = {"cards": len(found.deck), "fewest": found.fewest, "most": found.most}
    out.print(messages.text("deck-facts", version=str(found.version), **facts), highlight=False)
    _print_cards(out, found)
    _print_symbols(out, found, messages)
    for option, value in found.defaults:
        means = messages.text(f"option-{option}")
        out.print(f"{option} = {value}: {means}", highlight=False)
    for card in found.rule_cards:
        out.print(messages.text("deck-rule", text=card.text), highlight=False)
    _print_uncompiled(out, found, messages)
    return DONE


def _deck(given: str) -> CardEdition:
    """A deck file, or an edition of the package by its name."""
    found = edition(given if is_path(given) or not Path(given).exists() else Path(given))
    if not isinstance(found, CardEdition):
        raise Refusal("deck-not-cards", name=found.name)
    return found


def _print_cards(out: Console, found: CardEdition) -> None:
    """A line of cards for each colour, and one for the wilds."""
    counts = Counter((card.color, card.text) for card in found.deck)
    out.print()
    for color in (*found.colors, None):
        row = [f"{text}×{count}" for (of, text), count in counts.items() if of == color]
        if row:
            out.print("  " + " ".join(row))
    out.print()


def _print_symbols(out: Console, found: CardEdition, messages: Catalogue) -> None:
    counts = Counter(card.symbol for card in found.deck)
    for symbol, count in counts.items():
        if symbol.code.isdigit() and symbol.plain and symbol.points == int(symbol.code):
            continue
        name = symbol_name(messages, symbol)
        about = {"count": count, "points": symbol.points}
        title = symbol.code if name == symbol.code else f"{symbol.code} {name}"
        out.print(messages.text("deck-symbol", symbol=title, **about), style="bold", highlight=False)
        out.print(f"  {symbol_words(messages, symbol, bool(found.colors))}", highlight=False)
    out.print()


def _print_uncompiled(out: Console, found: CardEdition, messages: Catalogue) -> None:
    """Whether compiled code has no room for its cards: then nothing is wrong, but slower."""
    made = game(found, found.fewest)
    assert isinstance(made, CardGame)
    if not made.rules.numbered:
        out.print(messages.text("deck-uncompiled"), style="dim", highlight=False)
