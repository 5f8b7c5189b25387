"""Guessing what is hidden and playing on from there, inside compiled code.

A *guess* is a row in which every hand and the draw pile are such as the searching player may believe. Each
candidate move is tried on the same guesses with the same luck, so that their difference tells more.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.bits import popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.good import best_play, good_action
from lastcard.fast.hands import holds_color, move, random_place
from lastcard.fast.layout import (
    ANSWER,
    BLUFFED,
    DONE,
    DRAW,
    HANDS,
    MOST_PLAYERS,
    NO_COLOR,
    ON_TURN,
    OVER,
    PENDING,
    PICKED,
    PLAYERS,
    TURN,
    VOID,
    WINNER,
)
from lastcard.fast.odds import ONE
from lastcard.fast.rollout import copy_row
from lastcard.fast.rules import asked, step

# What is believed about each seat, and about the table.
COUNT = 0
FRESH = COUNT + MOST_PLAYERS
DECLINED = FRESH + MOST_PLAYERS  # two words a seat
KNOWN = DECLINED + 2 * MOST_PLAYERS  # two words a seat
PILE = KNOWN + 2 * MOST_PLAYERS
BEFORE = PILE + 1
BLUFFERS = BEFORE + 1
BELIEFS = BLUFFERS + 1

NO_ACTION = -1
MOST_GUESSES = 40
"""So often a hand is guessed anew where it would mean a bluff."""
PER_MILLE = 1000
AHEAD = 8
"""About so many turns of all players together are looked ahead; there the odds are judged as they stand."""
MOST_DECISIONS = 2000


@compiled
def try_all(
    root: Row,
    guess: Row,
    row: Row,
    tables: Row,
    given: Row,
    beliefs: Row,
    seat: int,
    actions: Row,
    values: NDArray[np.float64],
) -> None:
    """Play every move out on as many guesses as `values` has lines; the generator of `root` goes on.

    A line of `actions` is a move: several where it puts down several cards, NO_ACTION after the last.
    """
    for line in range(values.shape[0]):
        copy_row(root, guess, tables)
        _guess(guess, tables, beliefs, seat)
        root[0] = guess[0]
        for place in range(actions.shape[0]):
            copy_row(guess, row, tables)
            _make(row, tables, given, seat, actions[place])
            values[line, place] = _play_on(row, tables, given, seat)


@compiled
def _make(row: Row, tables: Row, given: Row, seat: int, actions: Row) -> None:
    for number in range(actions.shape[0]):
        action = actions[number]
        # The last `done` is only said where more could be put down.
        if action == NO_ACTION or (number > 0 and action == DONE and row[PICKED] == 0):
            return
        step(row, tables, given, seat, action)


@apart
def _guess(row: Row, tables: Row, beliefs: Row, seat: int) -> None:
    """Deal the cards that the player does not see, which all lie in the draw pile, to the other hands."""
    players = tables[PLAYERS]
    suspect = row[ON_TURN] if row[PENDING] == ANSWER and beliefs[BEFORE] != NO_COLOR else -1
    if suspect == seat:
        suspect = -1
    if suspect >= 0:
        _guess_suspect(row, tables, beliefs, suspect)
    first = random_below(row, players)
    # Hands of which something is known come first, while there is enough to choose from.
    for wanted in range(2):
        for place in range(players):
            other = (first + place) % players
            free = beliefs[DECLINED + 2 * other] | beliefs[DECLINED + 2 * other + 1] == 0
            if other not in (seat, suspect) and free == (wanted == 1):
                _guess_hand(row, beliefs, other)
    while popcount(row[DRAW]) + popcount(row[DRAW + 1]) > beliefs[PILE]:
        # Cards that are out of the game.
        place = random_place(row, row[DRAW], row[DRAW + 1])
        row[DRAW + (place >> 6)] ^= 1 << (place & 63)


@compiled
def _guess_suspect(row: Row, tables: Row, beliefs: Row, suspect: int) -> None:
    """The hand of whoever played a Wild Draw Four: bluffs are rarer than cards that fit (CHAL.guilty)."""
    for _ in range(MOST_GUESSES):
        _guess_hand(row, beliefs, suspect)
        bluff = holds_color(row, tables, suspect, beliefs[BEFORE])
        row[BLUFFED] = bluff
        if not bluff or random_below(row, PER_MILLE) < beliefs[BLUFFERS]:
            return
        hand = HANDS + 2 * suspect
        for word in range(2):
            row[DRAW + word] |= row[hand + word]
            row[hand + word] = 0


@compiled
def _guess_hand(row: Row, beliefs: Row, seat: int) -> None:
    """Cards that this seat is known to hold, then old ones that it did not decline, then any."""
    hand = HANDS + 2 * seat
    count, declined = beliefs[COUNT + seat], DECLINED + 2 * seat
    for word in range(2):
        known = row[DRAW + word] & beliefs[KNOWN + 2 * seat + word]
        while known != 0 and count > 0:
            bit = known & -known
            known ^= bit
            row[DRAW + word] ^= bit
            row[hand + word] |= bit
            count -= 1
    for left in range(count, 0, -1):
        first, second = row[DRAW], row[DRAW + 1]
        if left > beliefs[FRESH + seat]:
            first &= ~beliefs[declined]
            second &= ~beliefs[declined + 1]
        if first | second == 0:
            first, second = row[DRAW], row[DRAW + 1]
        if first | second == 0:
            return
        move(row, random_place(row, first, second), DRAW, hand)


@compiled
def _play_on(row: Row, tables: Row, given: Row, seat: int) -> float:
    """How likely this seat is to win the round, as it looks when some turns of its own have been played."""
    turns, decisions = max(1, AHEAD // tables[PLAYERS]), MOST_DECISIONS
    while row[PENDING] != OVER and decisions > 0:
        decisions -= 1
        asking = asked(row, tables)
        if asking == seat and row[PENDING] == TURN:
            if turns == 0:
                _, worth = best_play(row, tables, seat)
                return 1.0 / (1.0 + exp(-worth / ONE))
            turns -= 1
        step(row, tables, given, asking, good_action(row, tables, asking))
    if row[PENDING] != OVER or row[WINNER] == VOID:
        return 1.0 / tables[PLAYERS]
    return 1.0 if row[WINNER] == seat else 0.0
