"""A dice table and its states as the records that compiled code works on."""

from __future__ import annotations

import numpy as np

from lastcard.dice.game import DiceGame
from lastcard.dice.rules.fields import DICE_COUNT, RulesFields, StateFields
from lastcard.dice.state import DiceRules, DiceState
from lastcard.fast.dice.records import RULES, STATE
from lastcard.fast.layout import Record

NO_END = 1_000_000
"""No game of players who go on for as long as a die fits comes near this many decisions."""


def tables_of(game: DiceGame, most_decisions: int = NO_END) -> Record:
    """What compiled code has to know of a table."""
    record = np.zeros(1, RULES)
    _fill(record, RulesFields, game.rules)
    record["most_decisions"] = most_decisions
    for dice in range(1 << DICE_COUNT):
        bit = np.uint64(1 << dice).astype(np.int64)
        record["sizes"][0, dice.bit_count()] |= bit
        for die in range(DICE_COUNT):
            if not dice >> die & 1:
                record["without"][0, die] |= bit
    return record


def encode(state: DiceState) -> Record:
    """A state as a record, with a generator that begins at 0 and no decisions made."""
    record = np.zeros(1, STATE)
    _fill(record, StateFields, state)
    return record


def _fill(record: Record, fields: type, values: DiceRules | DiceState) -> None:
    for name, kind in fields.__annotations__.items():
        value = getattr(values, name)
        if kind == "int":
            record[name] = value
        else:
            record[name][0, : len(value)] = value
