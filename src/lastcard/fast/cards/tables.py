"""The rules of a card game as a record, and sets of cards as words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Rules
from lastcard.core.refusal import Refusal
from lastcard.fast.cards.records import NUMBERS, RULES
from lastcard.fast.layout import Record
from lastcard.judge.fields import JudgeFields
from lastcard.judge.weights import judge_of
from lastcard.rules.fields import Cards, RulesFields

_LOW = (1 << 64) - 1


def words_of(cards: Cards) -> tuple[int, int]:
    """A set of cards as two words."""
    return cards & _LOW, cards >> 64


def cards_of(words: Sequence[int]) -> Cards:
    """The set of cards that two words stand for."""
    return int(words[0]) | int(words[1]) << 64


def why_not_compiled(rules: Rules) -> Refusal | None:
    """Why compiled code cannot play an edition; None where it can."""
    if any(symbol.effect is not None for symbol in rules.symbols):
        return Refusal("fast-effect", edition=rules.edition.name)
    return None if rules.numbered else Refusal("fast-deck", edition=rules.edition.name)


def rule_cards(game: CardGame) -> tuple[RuleCard, ...]:
    """The rule cards that the dispenser of this table begins with."""
    written = game.written
    if written is None:
        return game.rules.edition.rule_cards
    return tuple(card for cards in written for card in cards)


def fill(record: Record, source: object, fields: type) -> None:
    """Take these fields over into a record, but for rule cards, which have other numbers there."""
    for name, kind in fields.__annotations__.items():
        value, field = getattr(source, name), record[name][0]
        if kind == "Rule":
            continue
        if kind in NUMBERS:
            record[name] = value
        elif kind == "Cards":
            field[:] = words_of(value)
        elif kind in ("Sets", "Hands", "Pairs"):
            field[: len(value)] = [words_of(cards) for cards in value]
        else:
            field[: len(value)] = value


def rules_record(rules: Rules, cards: Sequence[RuleCard]) -> Record:
    """These rules as a record, with these rule cards in the dispenser."""
    if (refusal := why_not_compiled(rules)) is not None:
        raise refusal
    record = np.zeros(1, RULES)
    fill(record, rules, RulesFields)
    fill(record, judge_of(rules), JudgeFields)
    if not rules.color_count:
        # No colour at all is the place before the first, and so the last of the array.
        record["fits"][0, -1] = words_of(rules.fits[-1])
    record["rule_count"] = len(cards)
    for place, rule in enumerate(cards):
        record["rule_kinds"][0, place] = rule.code
        record["rule_numbers"][0, place] = rule.number or 0
    return record


def tables_of(game: CardGame) -> Record:
    """The rules of this game as a record."""
    return rules_record(game.rules, rule_cards(game))
