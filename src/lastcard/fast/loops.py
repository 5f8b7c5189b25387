"""The card games over many rows at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.compiled import Row, compiled
from lastcard.fast.layout import NOBODY, OVER, PENDING
from lastcard.fast.legal import legal
from lastcard.fast.observe import observe
from lastcard.fast.rollout import play_match, play_round
from lastcard.fast.rules import asked, step
from lastcard.fast.setup import next_round, start

LEGAL = -1
"""What `first_illegal` answers when nothing is wrong."""


@compiled
def ask_again(row: Row, tables: Row, mask: NDArray[np.uint8]) -> int:
    """The seat that is asked, NOBODY when the round is over; its legal actions go into `mask`."""
    if row[PENDING] == OVER:
        legal(row, tables, 0, mask)
        return NOBODY
    seat = asked(row, tables)
    legal(row, tables, seat, mask)
    return seat


@compiled
def start_all(
    rows: Row, tables: Row, given: Row, chosen: NDArray[np.uint8], seats: Row, masks: NDArray[np.uint8]
) -> None:
    """A new match in every row that is chosen."""
    for number in range(rows.shape[0]):
        if chosen[number] != 0:
            start(rows[number], tables, given)
            seats[number] = ask_again(rows[number], tables, masks[number])


@compiled
def deal_all(
    rows: Row, tables: Row, given: Row, chosen: NDArray[np.uint8], seats: Row, masks: NDArray[np.uint8]
) -> None:
    """The next round of the match in every row that is chosen."""
    for number in range(rows.shape[0]):
        if chosen[number] != 0:
            next_round(rows[number], tables, given)
            seats[number] = ask_again(rows[number], tables, masks[number])


@compiled
def first_illegal(actions: Row, seats: Row, masks: NDArray[np.uint8]) -> int:
    """The first row whose action is not legal, LEGAL if there is none; rows that are over take any."""
    for number in range(actions.shape[0]):
        action = actions[number]
        in_range = 0 <= action < masks.shape[1]
        if seats[number] != NOBODY and not (in_range and masks[number, action] != 0):
            return number
    return LEGAL


@compiled
def step_all(rows: Row, tables: Row, given: Row, actions: Row, seats: Row, masks: NDArray[np.uint8]) -> None:
    """One action in every row that is not over."""
    for number in range(rows.shape[0]):
        if seats[number] != NOBODY:
            step(rows[number], tables, given, seats[number], actions[number])
            seats[number] = ask_again(rows[number], tables, masks[number])


@compiled
def observe_all(rows: Row, tables: Row, seats: Row, out: NDArray[np.int16]) -> None:
    """What the seat that is asked may know, in every row; what seat 0 may, where the round is over."""
    for number in range(rows.shape[0]):
        observe(rows[number], tables, max(seats[number], 0), out[number])


@compiled
def play_rounds(rows: Row, tables: Row, given: Row, policies: Row) -> None:
    """Play the round of every row to its end."""
    for number in range(rows.shape[0]):
        play_round(rows[number], tables, given, policies)


@compiled
def play_matches(rows: Row, tables: Row, given: Row, policies: Row) -> None:
    """Play the match of every row to its end."""
    for number in range(rows.shape[0]):
        play_match(rows[number], tables, given, policies)
