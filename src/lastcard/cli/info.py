"""`lastcard rules` and `lastcard editions`."""

from __future__ import annotations

import argparse
import difflib
import unicodedata

from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.options import Choice, NumberOr, Option, text_of
from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS, Edition, game
from lastcard.locale import Catalogue
from lastcard.rulebook import Rule, rules
from lastcard.table.sentences import joined


def find_rules(beginning: str, language: str) -> list[Rule]:
    """The rule of this id, or all whose ids begin so, or whose texts have these words.

    A refusal names the nearest ids.
    """
    known = rules(language)
    exact = [rule for rule in known.values() if rule.id.lower() == beginning.lower()]
    found = exact or [rule for rule in known.values() if rule.id.lower().startswith(beginning.lower())]
    if found:
        return found
    words = _folded(beginning).split()
    speaking = [rule for rule in known.values() if all(word in _folded(rule.text) for word in words)]
    if words and speaking:
        return speaking
    folded = {name.lower(): name for name in known}
    near = difflib.get_close_matches(beginning.lower(), folded, n=3)
    if near:
        raise Refusal("no-such-rule-near", given=beginning, near=", ".join(folded[name] for name in near))
    raise Refusal("no-such-rule", given=beginning)


def _folded(text: str) -> str:
    """For searching: no case, no accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def show_rules(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    for rule in find_rules(arguments.id or "", messages.language):
        out.print(rule.id, style="bold", highlight=False)
        out.print(f"  {rule.text}", highlight=False)
    return DONE


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
