"""A dice table and its states as the words that compiled code works on."""

from __future__ import annotations

import numpy as np

from lastcard.dice import faces
from lastcard.dice.game import DiceGame
from lastcard.dice.state import DiceState
from lastcard.fast.compiled import Row
from lastcard.fast.dice_layout import (
    BLANK,
    BOARD_WORDS,
    BOARDS,
    CALL,
    CHAIN,
    COLORS,
    DICE,
    DICE_COUNT,
    ENTRIES,
    ENTRY_BITS,
    EXTRA,
    EXTRAS,
    FIRST,
    FITS,
    LAST,
    MINUSES,
    MOST_DECISIONS,
    NONE,
    NUMBERS,
    OVER,
    PENALTY,
    PENDING,
    PLAYERS,
    PLUSES,
    ROLL,
    ROW,
    SIDES,
    SIZES,
    STAR,
    STAR_ENTRY,
    STARTS,
    TABLES,
    TURN,
    WINNER,
    WIPED,
    WITHOUT,
    WORD_ENTRIES,
)

NO_END = 1_000_000
"""No game of players who go on for as long as a die fits comes near so many decisions."""

_FACES = {face: number for number, face in enumerate(faces.FACES)}
_PENDING = {"roll": ROLL, "chain": CHAIN, "penalty": PENALTY, "over": OVER}


def face_number(face: str | None) -> int:
    """The number of a face; -1 for none."""
    return NONE if face is None else _FACES[face]


def tables_of(game: DiceGame, most_decisions: int = NO_END) -> Row:
    """What compiled code has to know of a table."""
    rules = game.rules
    tables = np.zeros(TABLES, np.int64)
    tables[PLAYERS], tables[BLANK], tables[EXTRA] = rules.players, rules.blank, rules.extra
    tables[FIRST] = NONE if rules.first is None else rules.first
    tables[MOST_DECISIONS] = most_decisions
    tables[WIPED] = -(-(rules.blank + rules.extra) // WORD_ENTRIES)
    for seat, color in enumerate(rules.colors):
        tables[COLORS + seat] = _FACES[f"{color[0]}1"] // 6
    for place, face in enumerate(faces.ALL_SIDES):
        tables[SIDES + place] = _FACES[face]
    _add_matches(tables)
    _add_sets(tables)
    return tables


def _add_matches(tables: Row) -> None:
    """What may follow what (DICE.chain, DICE.wild), and what may start (DICE.chain-start)."""
    star, numbers = 1 << STAR, range(NUMBERS)
    for before in numbers:
        alike = sum(1 << face for face in numbers if face // 6 == before // 6 or face % 6 == before % 6)
        tables[FITS + before] = alike | star
    tables[FITS + STAR] = tables[STARTS + STAR_ENTRY] = (1 << NUMBERS) - 1 | star
    for entry in range(1, STAR_ENTRY):
        tables[STARTS + entry] = sum(1 << face for face in numbers if face % 6 + 1 == entry) | star


def _add_sets(tables: Row) -> None:
    """Sets of sets of dice."""
    for dice in range(1 << DICE_COUNT):
        bit = np.uint64(1 << dice).astype(np.int64)
        tables[SIZES + dice.bit_count()] |= bit
        for die in range(DICE_COUNT):
            if not dice >> die & 1:
                tables[WITHOUT + die] |= bit


def encode(state: DiceState) -> Row:
    """A state as a row, with a generator that begins at 0 and no decisions made."""
    row = np.zeros(ROW, np.int64)
    row[TURN], row[PENDING] = state.turn, _PENDING[state.pending]
    row[DICE : DICE + DICE_COUNT] = [_FACES[face] for face in state.dice]
    # Before and after the penalties the reference still remembers the chain of an earlier turn.
    row[LAST] = face_number(state.chained if state.pending == "penalty" else None)
    row[PLUSES], row[MINUSES] = map(state.penalties.count, (faces.PLUS, faces.MINUS))
    row[CALL] = face_number(state.call)
    row[WINNER] = NONE if state.match is None else state.match.winners[0]
    for seat, board in enumerate(state.boards):
        row[ENTRIES + seat], row[EXTRAS + seat] = len(board), state.extras[seat]
        for place, entry in enumerate(board):
            word = BOARDS + seat * BOARD_WORDS + place // WORD_ENTRIES
            number = STAR_ENTRY if entry == faces.STAR else int(entry)
            row[word] |= number << place % WORD_ENTRIES * ENTRY_BITS
    return row
