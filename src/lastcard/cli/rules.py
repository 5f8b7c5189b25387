"""`lastcard rules`: the rules, searched and shown."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterable

from rich.console import Console

from lastcard.cards.symbols import Symbol
from lastcard.cli.book import show_book
from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.refusal import Refusal
from lastcard.editions import DECKS, EDITIONS, game
from lastcard.locale import Catalogue
from lastcard.rulebook import Passage, Rule, book, rules
from lastcard.rulebook.search import found
from lastcard.table.sentences import edition_title, joined, symbol_name

SCORING, POINTS = "SCORE.", "DECK.points"


def show_rules(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """The rules that are meant, perhaps of one edition alone; about scoring, with what the cards score."""
    wanted, edition = " ".join(arguments.words), arguments.edition
    if edition is not None and edition not in EDITIONS:
        raise Refusal("edition-unknown", given=edition, possible=", ".join(EDITIONS))
    out = console()
    if edition is not None and not wanted:
        show_book(out, book(messages.language, edition), messages)
        return DONE
    meant = find_rules(wanted, messages, edition)
    show_all(out, meant, messages)
    if wanted and any(rule.id.startswith(SCORING) or rule.id == POINTS for rule in meant):
        show_points(out, [edition] if edition in DECKS else DECKS, messages)
    return DONE


def show_all(out: Console, meant: Iterable[Rule], messages: Catalogue) -> None:
    """Each under its id, one passage below the other."""
    for rule in meant:
        out.print(rule.id, style="bold", highlight=False)
        for passage in rule.passages:
            out.print(f"  {source_words(passage, messages)}: {_bare(passage.text)}")
        if rule.other is not None:
            out.print(f"  {messages.text('rules-other')}: {_bare(rule.other)}", style="dim")


def rule_line(rule: Rule, messages: Catalogue) -> str:
    """A rule on one line, for those who read it in between."""
    said = (f"{source_words(one, messages)}: {_bare(one.text)}" for one in rule.passages)
    return f"{rule.id}: {' '.join(said)}"


def source_words(passage: Passage, messages: Catalogue) -> str:
    """Where a passage is from, and which editions it is about."""
    source = messages.text(f"book-source-{passage.source}")
    if not passage.editions:
        return source
    names = [edition_title(messages, EDITIONS[name]) for name in passage.editions]
    return messages.text("rules-source-for", source=source, editions=joined(messages, names))


def _bare(text: str) -> str:
    """Without the marks around cards and options, which the colours of the terminal show."""
    return text.replace("`", "")


def find_rules(wanted: str, messages: Catalogue, edition: str | None = None) -> list[Rule]:
    """The rule of this id, or all whose ids begin so, or those that a search for these words finds.

    A refusal names the nearest ids, or says that it is not a rule of this edition.
    """
    known = rules(messages.language)
    meant = _by_id(wanted, known) or _by_words(wanted, known, messages)
    if not meant:
        folded = {name.lower(): name for name in known}
        near = [folded[name] for name in difflib.get_close_matches(wanted.lower(), folded, n=3)]
        if near:
            raise Refusal("no-such-rule-near", given=wanted, near=", ".join(near))
        raise Refusal("no-such-rule", given=wanted)
    here = [rule for rule in meant if edition is None or edition in rule.editions]
    if edition is not None and not here:
        raise Refusal("no-such-rule-here", given=wanted, edition=edition_title(messages, EDITIONS[edition]))
    return here


def _by_id(wanted: str, known: dict[str, Rule]) -> list[Rule]:
    """Who asks for the scoring is told what the cards score, too."""
    start = wanted.lower()
    exact = [rule for rule in known.values() if rule.id.lower() == start]
    beginning = [rule for rule in known.values() if rule.id.lower().startswith(start)]
    if beginning and start and SCORING.lower().startswith(start):
        beginning.append(known[POINTS])
    return exact or beginning


def _by_words(wanted: str, known: dict[str, Rule], messages: Catalogue) -> list[Rule]:
    """Titles of chapters and names of options count, too, as a new table has them."""
    named = _option_names(messages)
    texts = {
        rule.id: " ".join((rule.id, rule.text, _chapter(rule, messages), *named.get(rule.id, ())))
        for rule in known.values()
    }
    return [known[name] for name in found(texts, wanted, messages.language)]


def _chapter(rule: Rule, messages: Catalogue) -> str:
    return messages.text(f"book-chapter-{rule.id.partition('.')[0]}")


def _option_names(messages: Catalogue) -> dict[str, set[str]]:
    """By the id of a rule, what the options are called that change it."""
    names: dict[str, set[str]] = {}
    for name, edition in EDITIONS.items():
        for option in game(name, edition.fewest).known_options:
            for rule in option.rules:
                names.setdefault(rule, set()).add(messages.text(f"opt-{option.name}"))
    return names


def show_points(out: Console, editions: Iterable[str], messages: Catalogue) -> None:
    """What each kind of card scores, edition by edition, from their decks."""
    out.print(messages.text("rules-points"), style="bold", highlight=False)
    for name in editions:
        points = dict.fromkeys(card.symbol for card in DECKS[name].deck)
        worth = [_worth(symbol, messages) for symbol in points if not _by_number(symbol)]
        if any(_by_number(symbol) for symbol in points):
            worth.insert(0, messages.text("rules-points-numbers"))
        out.print(f"  {edition_title(messages, DECKS[name])}: {' · '.join(worth)}", highlight=False)


def _by_number(symbol: Symbol) -> bool:
    """Whether it is a number that scores its value."""
    return symbol.code.isdigit() and symbol.points == int(symbol.code)


def _worth(symbol: Symbol, messages: Catalogue) -> str:
    return f"{symbol_name(messages, symbol)} {symbol.points}"
