"""`lastcard editions`."""

from __future__ import annotations

import argparse

from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.options import Choice, NumberOr, Option, text_of
from lastcard.editions import EDITIONS, Edition, game
from lastcard.locale import Catalogue
from lastcard.table.sentences import joined


def show_editions(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """Every edition, then the options, once for all editions that have the same."""
    out = console()
    options: dict[tuple[str, ...], list[str]] = {}
    for name, edition in EDITIONS.items():
        out.print(_title(name, messages), style="bold", highlight=False)
        facts = [f"{messages.text('editions-players')} {edition.fewest}–{edition.most}"]
        if edition.deck:
            facts.append(f"{messages.text('editions-cards')} {len(edition.deck)}")
        out.print("  " + " · ".join(facts), highlight=False)
        options.setdefault(tuple(option.name for option in _options(edition)), []).append(name)
    for names in options.values():
        out.print()
        heading = messages.text("editions-options", editions=joined(messages, names))
        out.print(heading, style="bold", highlight=False)
        for option in _options(EDITIONS[names[0]]):
            means = messages.text(f"option-{option.name}")
            out.print(f"  {option.name}: {_values(option, messages)}", highlight=False)
            out.print(f"    {means} [{', '.join(option.rules)}]", style="dim", highlight=False)
    return DONE


def _title(name: str, messages: Catalogue) -> str:
    """An edition by its name; only ours have a sentence in the catalogues."""
    key = f"edition-{name}"
    return f"{name}: {messages.text(key)}" if messages.has(key) else name


def _options(edition: Edition) -> tuple[Option, ...]:
    """The options of the smallest table."""
    return game(edition.name, edition.fewest).known_options


def _values(option: Option, messages: Catalogue) -> str:
    if isinstance(option, Choice | NumberOr):
        return option.possible()
    if option.default is None:
        return messages.text("editions-any")
    return f"{text_of(option.default)}, {option.possible()}"
