"""The dice game over many rows at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastcard.fast.compiled import Row, compiled
from lastcard.fast.dice_layout import DECISIONS, MOST_DECISIONS, NONE, ROW
from lastcard.fast.dice_legal import legal
from lastcard.fast.dice_observe import observe
from lastcard.fast.dice_policies import choose, rollout
from lastcard.fast.dice_rules import asked, over, start, step


@compiled
def ask_again(row: Row, tables: Row, mask: NDArray[np.uint8]) -> int:
    """The seat that is asked, NONE when the game is over; its legal actions go into `mask`."""
    seat = NONE if over(row) else asked(row, tables)
    legal(row, tables, seat, mask)
    return seat


@compiled
def start_all(
    rows: Row, tables: Row, given: Row, chosen: NDArray[np.uint8], seats: Row, masks: NDArray[np.uint8]
) -> None:
    """A new game in every row that is chosen."""
    for number in range(rows.shape[0]):
        if chosen[number] != 0:
            start(rows[number], tables, given)
            seats[number] = ask_again(rows[number], tables, masks[number])


@compiled
def step_all(rows: Row, tables: Row, given: Row, actions: Row, seats: Row, masks: NDArray[np.uint8]) -> None:
    """One action in every row that is not over."""
    for number in range(rows.shape[0]):
        if seats[number] != NONE:
            step(rows[number], tables, given, seats[number], actions[number])
            seats[number] = ask_again(rows[number], tables, masks[number])


@compiled
def observe_all(rows: Row, tables: Row, seats: Row, out: NDArray[np.int16]) -> None:
    """What lies on the table as the seat that is asked sees it; as seat 0 does, where the game is over."""
    for number in range(rows.shape[0]):
        observe(rows[number], tables, max(seats[number], 0), out[number])


@compiled
def play_all(rows: Row, tables: Row, given: Row, policies: Row) -> None:
    """Play the game of every row to its end."""
    for number in range(rows.shape[0]):
        rollout(rows[number], tables, given, policies)


@compiled
def play_on(row: Row, tables: Row, given: Row, policies: Row, matches: int) -> bool:
    """One decision; False when the game is over, or has gone on for too long."""
    if over(row) or row[DECISIONS] >= tables[MOST_DECISIONS]:
        return False
    seat = asked(row, tables)
    step(row, tables, given, seat, choose(row, tables, seat, policies[seat]))
    return True


@compiled
def copy_row(source: Row, goal: Row, tables: Row) -> None:
    """The whole row of a game."""
    for word in range(ROW):
        goal[word] = source[word]
