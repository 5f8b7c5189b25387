"""What a player may know, as the root of a search: a game in which nothing hidden is dealt yet."""

from __future__ import annotations

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.fast.cards.encode import encode_position
from lastcard.fast.cards.tables import rules_record, words_of
from lastcard.fast.layout import Record
from lastcard.judge.beliefs import unseen_cards
from lastcard.rules.fields import PERFORM


def root_of(position: State, seat: int) -> Record:
    """The table as this seat sees it; every card that it does not see lies in the draw pile."""
    record = encode_position(position, known_rules(position))
    record["draw"] = words_of(unseen_cards(position, position.rules, seat))
    return record


def known_rules(position: State) -> list[RuleCard]:
    """The edition's own rule cards, as nobody knows what the others wrote, with those that have been seen."""
    cards = list(position.rules.edition.rule_cards)
    performing = [] if position.performing is None else [position.performing[1]]
    to_come = [rule for task, _, rule in position.agenda if task == PERFORM]
    seen = [*position.used, *performing, *to_come]
    for card in seen:
        if card not in cards and cards:
            strange = [place for place, own in enumerate(cards) if own not in seen]
            cards[strange[-1] if strange else 0] = card
    return cards


def rules_for(position: State) -> Record:
    """The rules of the game that this is a view of."""
    return rules_record(position.rules, known_rules(position))
