"""The last moves of a game in its record, and how a seat tells them.

They lie in a ring by the number of the decision. What is older than the round is never told, so that a new
deal has nothing to clear.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.compile import compiled
from lastcard.fast.layout import Shape

RECENT = 32
"""How many moves are kept."""
RECENT_MOVES: Shape = ("<i2", (RECENT,))
NO_MOVE = -1
SEAT_BITS = 4
"""Bits of a seat; the action lies above them."""


@compiled
def keep_move(state: Any, seat: int, action: int) -> None:
    """Keep the move that is about to be counted."""
    state.recent[state.decisions % RECENT] = action << SEAT_BITS | seat


@compiled
def move_back(state: Any, rules: Any, seat: int, made: int, back: int) -> tuple[int, int]:
    """The move so many before the last of those `made` in the round: how many seats clockwise from this one
    its player sits, and the action; NO_MOVE for both where there is none."""
    if back >= made:
        return NO_MOVE, NO_MOVE
    move = state.recent[(state.decisions - 1 - back) % RECENT]
    distance = (move & (1 << SEAT_BITS) - 1) - seat
    return distance if distance >= 0 else distance + rules.players, move >> SEAT_BITS
