"""What the features of a position are worth to the hard player, found by many games.

The logarithm of the odds of winning a round is the sum of these weights, each times its feature. They were
found by stochastic gradient descent over a million rounds against random players and against itself, with
and without free Wild Draw Fours; those of the lever's cards by a regression over rounds with the lever.

A weight hangs on how many cards the seat holds (1, 2, 3, 4–5, 6–8, more: the columns of `hand`, the rows of
`sizes`), or the next player (1, 2, 3, 4–5, more: the columns of `others` and of `sizes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Row = tuple[float, ...]


class Weights(NamedTuple):
    """By the class of the own size and of the next player's; then in the order of the features."""

    sizes: tuple[Row, ...]
    hand: tuple[Row, ...]
    others: tuple[Row, ...]


def _weights(sizes: tuple[Row, ...], hand: Mapping[str, Row], others: Mapping[str, Row]) -> Weights:
    return Weights(sizes, tuple(zip(*hand.values(), strict=True)), tuple(zip(*others.values(), strict=True)))


_TWO = _weights(
    sizes=(
        (-0.01, 0.79, 1.04, 1.15, 1.15),
        (-0.65, -0.02, 0.25, 0.40, 0.51),
        (-0.83, -0.32, -0.08, 0.09, 0.24),
        (-0.17, 0.33, 0.55, 0.71, 0.87),
        (-0.32, 0.17, 0.40, 0.56, 0.71),
        (-0.34, 0.13, 0.38, 0.53, 0.69),
    ),
    hand={
        "wilds": (1.53, 1.16, 0.80, 0.57, 0.40, 0.29),
        "free Wild Draw Fours": (1.95, 2.30, 1.57, 1.21, 0.97, 0.78),
        "wilds that aim": (1.55, 1.15, 0.93, 0.78, 0.64, 0.52),
        "cards that hold up the next player": (0.17, 0.26, 0.25, 0.23, 0.18, 0.14),
        "cards that let it draw": (0.10, 0.11, 0.13, 0.16, 0.20, 0.21),
        "Jackpots": (0.00, -0.10, 0.00, 0.00, 0.02, 0.05),
        "cards that fit, up to three": (0.01, 0.20, 0.06, 0.02, 0.02, 0.02),
        "nothing fits": (-0.18, 0.10, 0.12, 0.05, 0.01, -0.04),
        "colours": (-0.11, -0.02, -0.08, -0.04, -0.04, -0.05),
        "cards alone in colour and symbol": (-0.11, -0.15, -0.11, -0.07, -0.05, -0.01),
        "a pull of the lever comes first": (-0.20, 0.05, 0.05, 0.06, 0.05, 0.10),
        "draws now": (-0.12, -0.06, -0.02, 0.05, 0.07, 0.02),
        "draws now, and the drawn card fits": (0.22, 0.13, 0.00, -0.21, -0.22, -0.04),
        "share of the largest colour": (-0.11, 0.11, 0.12, 0.27, 0.16, 0.03),
        "can follow what the next player plays": (1.03, 0.33, 0.44, 0.31, 0.15, -0.03),
        "can play on its next turn": (0.40, 0.02, -0.03, -0.06, -0.06, -0.04),
        "tenths of cards": (0.33, -0.23, -0.05, -2.21, -1.45, -0.98),
        "restricted Wild Draw Fours": (1.86, 2.18, 1.52, 1.18, 0.96, 0.78),
    },
    others={
        "it can play": (-1.08, -0.80, -0.54, -0.33, -0.16),
        "it named the colour": (-0.52, -0.17, -0.07, 0.00, 0.03),
    },
)

_MORE = _weights(
    sizes=(
        (-0.75, -0.19, 0.01, 0.18, 0.27),
        (-1.16, -0.81, -0.53, -0.30, -0.16),
        (-1.57, -1.23, -0.95, -0.74, -0.57),
        (-0.26, 0.06, 0.31, 0.55, 0.73),
        (-0.67, -0.33, -0.10, 0.16, 0.37),
        (-1.26, -0.91, -0.66, -0.38, -0.14),
    ),
    hand={
        "wilds": (2.61, 1.20, 0.87, 0.59, 0.48, 0.38),
        "free Wild Draw Fours": (2.65, 1.33, 1.03, 0.74, 0.64, 0.57),
        "wilds that aim": (2.53, 1.15, 0.90, 0.67, 0.59, 0.58),
        "cards that hold up the next player": (-0.01, 0.02, 0.03, 0.04, 0.03, 0.04),
        "cards that let it draw": (0.12, 0.08, 0.10, 0.11, 0.10, 0.12),
        "Jackpots": (0.10, 0.15, 0.18, 0.12, 0.15, 0.30),
        "cards that fit, up to three": (-0.11, -0.06, -0.03, -0.01, 0.00, -0.02),
        "nothing fits": (0.15, 0.05, 0.08, 0.04, 0.01, 0.05),
        "colours": (0.14, 0.04, 0.05, 0.01, 0.04, 0.06),
        "cards alone in colour and symbol": (0.14, 0.01, 0.01, 0.00, 0.00, -0.04),
        "a pull of the lever comes first": (0.00, 0.20, 0.20, 0.15, 0.08, 0.15),
        "draws now": (-0.18, 0.00, 0.01, 0.02, -0.01, 0.05),
        "draws now, and the drawn card fits": (-0.27, -0.50, -0.38, -0.34, -0.14, -0.21),
        "share of the largest colour": (0.14, 0.41, 0.27, -0.03, -0.10, 0.23),
        "can follow what the next player plays": (1.37, 0.52, 0.39, 0.25, 0.16, 0.12),
        "can play on its next turn": (0.02, 0.05, 0.03, 0.02, 0.00, 0.15),
        "tenths of cards": (0.37, 0.37, 0.39, -2.71, -1.90, -1.54),
        "restricted Wild Draw Fours": (2.57, 1.33, 1.01, 0.73, 0.61, 0.46),
    },
    others={
        "it can play": (-1.24, -0.45, -0.26, -0.15, -0.06),
        "it named the colour": (-0.51, -0.01, 0.05, 0.09, 0.11),
        "others with one card": (0.16, 0.28, 0.49, 0.75, 1.07),
        "others with two": (0.03, 0.09, 0.16, 0.27, 0.41),
        "others with three or four": (-0.01, 0.01, 0.04, 0.05, 0.13),
        "how near the others are": (-1.03, -1.20, -1.45, -1.74, -2.07),
    },
)


def weights_for(players: int) -> Weights:
    """Those for two players, or for more."""
    return _TWO if players == 2 else _MORE
