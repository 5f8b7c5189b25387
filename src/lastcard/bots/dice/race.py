"""How likely each player of the dice game is to win, by the spaces that are left on all boards.

A player's chance is its *strength* as a part of all strengths together. The numbers were fitted: for two
players to the exact solution of a slightly simpler game, for more to many thousands of games of players
who used them.
"""

from __future__ import annotations

from functools import cache
from math import exp

# The logarithm of a strength for 1, 2, 3 … spaces left, a row for the player whose turn it is, a row for
# the next, and so on.
_SPACES: dict[int, tuple[tuple[float, ...], ...]] = {
    2: (
        (
            10.26, 9.78, 9.15, 8.33, 7.39, 6.47, 5.86, 5.38, 4.86, 4.36,
            3.90, 3.47, 3.07, 2.68, 2.31, 1.95, 1.61, 1.28, 0.96, 0.65,
        ),
        (
            7.77, 7.56, 7.13, 6.51, 5.82, 5.22, 4.72, 4.26, 3.81, 3.38,
            2.98, 2.60, 2.23, 1.87, 1.54, 1.21, 0.89, 0.59, 0.29, 0.00,
        ),
    ),
    3: (
        (
            7.00, 6.42, 5.76, 4.93, 3.87, 2.70, 2.22, 1.93, 1.68, 1.44,
            1.25, 1.08, 0.93, 0.78, 0.63, 0.55, 0.46, 0.34, 0.26, 0.14,
        ),
        (
            4.31, 4.12, 3.75, 3.12, 2.51, 2.12, 1.83, 1.59, 1.40, 1.20,
            1.04, 0.87, 0.73, 0.60, 0.49, 0.41, 0.34, 0.26, 0.18, 0.08,
        ),
        (
            3.24, 3.09, 2.82, 2.37, 2.03, 1.76, 1.49, 1.31, 1.15, 0.97,
            0.82, 0.70, 0.57, 0.46, 0.38, 0.32, 0.25, 0.17, 0.09, 0.00,
        ),
    ),
    4: (
        (
            7.37, 6.87, 6.32, 5.57, 4.40, 2.95, 2.31, 2.02, 1.81, 1.58,
            1.36, 1.21, 1.06, 0.92, 0.77, 0.64, 0.53, 0.45, 0.35, 0.23,
        ),
        (
            4.91, 4.77, 4.42, 3.70, 2.91, 2.33, 2.02, 1.78, 1.59, 1.40,
            1.19, 1.05, 0.93, 0.79, 0.67, 0.56, 0.44, 0.34, 0.27, 0.16,
        ),
        (
            3.85, 3.68, 3.40, 2.88, 2.42, 2.08, 1.80, 1.57, 1.38, 1.21,
            1.05, 0.91, 0.80, 0.66, 0.57, 0.45, 0.38, 0.29, 0.19, 0.09,
        ),
        (
            3.05, 3.03, 2.78, 2.46, 2.09, 1.82, 1.60, 1.40, 1.21, 1.05,
            0.91, 0.79, 0.68, 0.56, 0.46, 0.36, 0.29, 0.20, 0.10, 0.00,
        ),
    ),
}  # fmt: skip

# How much a star as last entry adds to it: after it any die may start (DICE.chain-start). To who is to move
# that is most with few spaces left; before the turn of another it may still be erased.
_STAR_NOW = (3.0, 3.0, 2.5, 1.55, 1.0, 0.67, 0.5)
_STAR_LATER = 0.2

NUMBERS = (_SPACES, _STAR_NOW, _STAR_LATER)
"""All numbers that a strength is made of."""


@cache
def strength(players: int, waits: int, left: int, star: bool) -> float:
    """How strong a player is, after how many turns of others its own comes, with this many spaces left."""
    row, first = _SPACES[players][waits], _SPACES[players][0]
    # Further from the end every space counts as much as the last ones of the first row.
    beyond = max(0, left - len(row)) * (first[-1] - first[-6]) / 5
    added = _STAR_LATER if waits else _STAR_NOW[min(left, len(_STAR_NOW)) - 1]
    return exp(row[min(left, len(row)) - 1] + beyond + added * star)
