"""`lastcard rules` and `lastcard editions`."""

from __future__ import annotations

import argparse
import difflib

from rich.table import Table

from lastcard.cards.edition import FEWEST_PLAYERS, MOST_PLAYERS
from lastcard.cli.describe import console
from lastcard.core.options import Choice, Option, text_of
from lastcard.core.refusal import Refusal
from lastcard.dice import game as dice_game
from lastcard.dice.game import DiceEdition
from lastcard.editions import EDITIONS
from lastcard.locale import Catalogue
from lastcard.rulebook import Rule, rules


def find_rules(beginning: str, language: str) -> list[Rule]:
    """The rule of this id, or all whose ids begin so; a refusal names the nearest ids."""
    known = rules(language)
    exact = [rule for rule in known.values() if rule.id.lower() == beginning.lower()]
    found = exact or [rule for rule in known.values() if rule.id.lower().startswith(beginning.lower())]
    if found:
        return found
    folded = {name.lower(): name for name in known}
    near = difflib.get_close_matches(beginning.lower(), folded, n=3)
    if near:
        raise Refusal("no-such-rule-near", given=beginning, near=", ".join(folded[name] for name in near))
    raise Refusal("no-such-rule", given=beginning)


def show_rules(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    for rule in find_rules(arguments.id or "", messages.language):
        out.print(rule.id, style="bold", highlight=False)
        out.print(f"  {rule.text}", highlight=False)
    return 0


def show_editions(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    for name, edition in EDITIONS.items():
        out.print(f"{name}: {messages.text(f'edition-{name}')}", style="bold", highlight=False)
        facts = [f"{messages.text('editions-players')} {_players(edition)}"]
        if not isinstance(edition, DiceEdition):
            facts.append(f"{messages.text('editions-cards')} {len(edition.deck)}")
        out.print("  " + " · ".join(facts), highlight=False)
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        for heading in ("editions-option", "editions-values", "editions-means", "editions-rules"):
            table.add_column("  " * (heading == "editions-option") + messages.text(heading))
        options = (
            edition.options(("",)) if isinstance(edition, DiceEdition) else edition.options(FEWEST_PLAYERS)
        )
        for option in options:
            means = messages.text(f"option-{option.name}")
            table.add_row(f"  {option.name}", _values(option, messages), means, " ".join(option.rules))
        out.print(table)
        out.print()
    return 0


def _players(edition: object) -> str:
    if isinstance(edition, DiceEdition):
        return f"{dice_game.FEWEST_PLAYERS}–{dice_game.MOST_PLAYERS}"
    return f"{FEWEST_PLAYERS}–{MOST_PLAYERS}"


def _values(option: Option, messages: Catalogue) -> str:
    if isinstance(option, Choice):
        return option.possible()
    if option.default is None:
        return messages.text("editions-any")
    return f"{text_of(option.default)}, {option.possible()}"
