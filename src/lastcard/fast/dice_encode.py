"""A dice table and its states as the words that compiled code works on."""

from __future__ import annotations

import numpy as np

from lastcard.dice import faces
from lastcard.dice.game import DiceGame
from lastcard.dice.state import DiceState
from lastcard.fast.dice_layout import (
    CHAIN,
    DICE_COUNT,
    ENTRY_BITS,
    NONE,
    NUMBERS,
    OVER,
    PENALTY,
    ROLL,
    RULES,
    STAR,
    STAR_ENTRY,
    STATE,
    WORD_ENTRIES,
)
from lastcard.fast.records import Record

NO_END = 1_000_000
"""No game of players who go on for as long as a die fits comes near so many decisions."""

_FACES = {face: number for number, face in enumerate(faces.FACES)}
_PENDING = {"roll": ROLL, "chain": CHAIN, "penalty": PENALTY, "over": OVER}


def face_number(face: str | None) -> int:
    """The number of a face; -1 for none."""
    return NONE if face is None else _FACES[face]


def tables_of(game: DiceGame, most_decisions: int = NO_END) -> Record:
    """What compiled code has to know of a table."""
    rules = game.rules
    record = np.zeros(1, RULES)
    for name in ("players", "blank", "extra"):
        record[name] = getattr(rules, name)
    record["first"] = NONE if rules.first is None else rules.first
    record["most_decisions"] = most_decisions
    record["wiped"] = -(-(rules.blank + rules.extra) // WORD_ENTRIES)
    record["colors"][0, : rules.players] = [_FACES[f"{color[0]}1"] // 6 for color in rules.colors]
    record["sides"] = [_FACES[face] for face in faces.ALL_SIDES]
    _add_matches(record)
    _add_sets(record)
    return record


def _add_matches(record: Record) -> None:
    """What may follow what (DICE.chain, DICE.wild), and what may start (DICE.chain-start)."""
    fits, starts = record["fits"][0], record["starts"][0]
    star, numbers = 1 << STAR, range(NUMBERS)
    for before in numbers:
        alike = sum(1 << face for face in numbers if face // 6 == before // 6 or face % 6 == before % 6)
        fits[before] = alike | star
    fits[STAR] = starts[STAR_ENTRY] = (1 << NUMBERS) - 1 | star
    for entry in range(1, STAR_ENTRY):
        starts[entry] = sum(1 << face for face in numbers if face % 6 + 1 == entry) | star


def _add_sets(record: Record) -> None:
    """Sets of sets of dice."""
    for dice in range(1 << DICE_COUNT):
        bit = np.uint64(1 << dice).astype(np.int64)
        record["sizes"][0, dice.bit_count()] |= bit
        for die in range(DICE_COUNT):
            if not dice >> die & 1:
                record["without"][0, die] |= bit


def encode(state: DiceState) -> Record:
    """A state as a record, with a generator that begins at 0 and no decisions made."""
    record = np.zeros(1, STATE)
    record["turn"], record["pending"] = state.turn, _PENDING[state.pending]
    record["dice"] = [_FACES[face] for face in state.dice]
    # Before and after the penalties the engine still remembers the chain of an earlier turn.
    record["last"] = face_number(state.chained if state.pending == "penalty" else None)
    record["pluses"], record["minuses"] = map(state.penalties.count, (faces.PLUS, faces.MINUS))
    record["call"] = face_number(state.call)
    record["winner"] = NONE if state.match is None else state.match.winners[0]
    for seat, board in enumerate(state.boards):
        record["entries"][0, seat], record["extras"][0, seat] = len(board), state.extras[seat]
        for place, entry in enumerate(board):
            number = STAR_ENTRY if entry == faces.STAR else int(entry)
            record["boards"][0, seat, place // WORD_ENTRIES] |= number << place % WORD_ENTRIES * ENTRY_BITS
    return record
