"""A state of the engine as the record of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.fast.cards.piles import push
from lastcard.fast.cards.records import STATE
from lastcard.fast.cards.tables import fill, rule_cards, words_of
from lastcard.fast.compile import compiled
from lastcard.fast.layout import Record
from lastcard.rules.fields import NOBODY, PERFORM, StateFields


def encode(game: CardGame, state: State) -> Record:
    """The record that stands for this state; its generator begins at 0."""
    record = encode_position(state, rule_cards(game))
    record["draw"] = words_of(game.rules.set_of(state.draw))
    return record


def encode_position(state: State, rules: Sequence[RuleCard]) -> Record:
    """The fields of a state or of what a view shows, but not the draw pile; `rules` are the table's rule
    cards."""
    record = np.zeros(1, STATE)
    fill(record, state, StateFields)
    record["performed"] = rules.index(state.performed) if state.performer != NOBODY else 0
    _fill_dispenser(record, state, rules)
    for task, seat, number in state.agenda:
        _push(record, task, seat, rules.index(number) if task == PERFORM else number)
    return record


@compiled
def _push(games: Any, task: int, seat: int, number: int) -> None:
    push(games[0], task, seat, number)


def _fill_dispenser(record: Record, state: State, rules: Sequence[RuleCard]) -> None:
    """Rule cards by their places among those that the table began with; those that came out are used."""
    used = list(state.used)
    for place, rule in enumerate(rules):
        if rule in used and state.dispenser:
            used.remove(rule)
            record["used_rules"] |= 1 << place
        else:
            record["dispenser"] |= 1 << place
