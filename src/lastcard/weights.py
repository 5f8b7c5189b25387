"""What the features of a position are worth to the hard player, found by many games.

The logarithm of the odds of winning a round is the sum of these weights, each times its feature. They were
found by temporal differences and gradient descent over 400,000 rounds of two players and 300,000 of three to
six, against random players and against itself, with free and with restricted Wild Draw Fours and with hats;
those of the lever by a logistic regression over 77,000 positions.

A weight hangs on how many cards the seat holds (1, 2, 3, 4–5, 6–8, more: the columns of `hand`, the rows of
`sizes`), or the next player (1, 2, 3, 4–5, more: the columns of `others` and of `sizes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Row = tuple[float, ...]

# How often a restricted card is challenged. At two players it costs whoever is wrong only two cards more than
# accepting; at more hardly with so few cards left, and with each card more so much likelier.
DOUBTED_AT_TWO = 0.5
FEW, DOUBTED = 3, 0.15
LEAST_DOUBT, MOST_DOUBT = 0.05, 0.8


class Weights(NamedTuple):
    """By the class of the own size and of the next player's; then in the order of the features."""

    sizes: tuple[Row, ...]
    hand: tuple[Row, ...]
    others: tuple[Row, ...]


def _weights(sizes: tuple[Row, ...], hand: Mapping[str, Row], others: Mapping[str, Row]) -> Weights:
    return Weights(sizes, tuple(zip(*hand.values(), strict=True)), tuple(zip(*others.values(), strict=True)))


_TWO = _weights(
    sizes=(
        (-0.09, 0.74, 0.94, 1.06, 1.08),
        (-0.65, -0.05, 0.23, 0.36, 0.49),
        (-0.85, -0.35, -0.11, 0.05, 0.20),
        (-0.25, 0.25, 0.46, 0.63, 0.78),
        (-0.47, 0.03, 0.26, 0.41, 0.57),
        (-0.82, -0.35, -0.11, 0.05, 0.22),
    ),
    hand={
        "wilds": (1.56, 1.14, 0.80, 0.57, 0.42, 0.29),
        "free Wild Draw Fours": (1.89, 2.26, 1.56, 1.23, 0.98, 0.78),
        "wilds that aim": (1.67, 1.20, 0.93, 0.78, 0.65, 0.53),
        "cards that hold up the next player": (0.17, 0.25, 0.26, 0.23, 0.19, 0.16),
        "cards that let it draw": (0.08, 0.13, 0.14, 0.17, 0.20, 0.20),
        "Jackpots": (0.00, -0.10, 0.00, 0.00, 0.02, 0.05),
        "cards that fit, up to three": (-0.01, 0.20, 0.07, 0.03, 0.03, 0.02),
        "nothing fits": (-0.20, 0.06, 0.10, 0.05, 0.00, -0.05),
        "colours": (-0.17, -0.10, -0.10, -0.07, -0.09, -0.13),
        "cards alone in colour and symbol": (-0.17, -0.17, -0.12, -0.09, -0.05, -0.02),
        "a pull of the lever comes first": (-0.20, 0.05, 0.05, 0.06, 0.05, 0.10),
        "draws now": (-0.15, -0.08, 0.01, 0.04, 0.03, -0.06),
        "draws now, and the drawn card fits": (0.29, 0.21, -0.07, -0.20, -0.13, 0.17),
        "share of the largest colour": (-0.17, 0.06, 0.12, 0.26, 0.17, 0.01),
        "can follow what the next player plays": (0.99, 0.27, 0.42, 0.29, 0.10, -0.16),
        "can play on its next turn": (0.45, 0.01, -0.04, -0.07, -0.07, -0.06),
        "tenths of cards": (0.24, -0.31, -0.11, -2.32, -1.55, -1.00),
        "restricted Wild Draw Fours": (1.95, 2.10, 1.50, 1.18, 0.91, 0.71),
        "unseen cards that it can be played on": (0.96, 0.64, 0.25, 0.29, 0.45, 0.98),
    },
    others={
        "it can play": (-1.06, -0.78, -0.54, -0.33, -0.14),
        "it named the colour": (-0.50, -0.14, -0.05, 0.00, 0.04),
    },
)

_MORE = _weights(
    sizes=(
        (-0.82, -0.24, -0.04, 0.13, 0.25),
        (-1.29, -0.88, -0.60, -0.40, -0.25),
        (-1.66, -1.26, -1.00, -0.81, -0.64),
        (-0.37, -0.02, 0.26, 0.46, 0.63),
        (-0.77, -0.38, -0.15, 0.10, 0.27),
        (-1.45, -1.10, -0.83, -0.58, -0.40),
    ),
    hand={
        "wilds": (2.69, 1.29, 0.90, 0.59, 0.44, 0.36),
        "free Wild Draw Fours": (2.73, 1.48, 1.09, 0.79, 0.66, 0.53),
        "wilds that aim": (2.51, 1.26, 0.98, 0.74, 0.63, 0.56),
        "cards that hold up the next player": (0.04, 0.04, 0.05, 0.04, 0.03, 0.01),
        "cards that let it draw": (0.09, 0.10, 0.12, 0.12, 0.11, 0.15),
        "Jackpots": (0.10, 0.15, 0.18, 0.12, 0.15, 0.30),
        "cards that fit, up to three": (-0.07, 0.01, 0.02, 0.00, 0.01, 0.01),
        "nothing fits": (0.04, 0.05, 0.09, 0.04, 0.01, -0.02),
        "colours": (-0.01, -0.22, -0.18, -0.15, -0.07, -0.04),
        "cards alone in colour and symbol": (-0.01, -0.05, -0.03, -0.01, 0.00, -0.02),
        "a pull of the lever comes first": (0.00, 0.20, 0.20, 0.15, 0.08, 0.15),
        "draws now": (-0.35, -0.17, -0.11, -0.10, -0.09, -0.08),
        "draws now, and the drawn card fits": (0.17, 0.00, -0.04, -0.03, 0.06, 0.16),
        "share of the largest colour": (-0.01, 0.25, 0.14, -0.08, -0.14, 0.07),
        "can follow what the next player plays": (1.06, 0.32, 0.29, 0.14, 0.08, -0.04),
        "can play on its next turn": (0.06, 0.07, 0.03, 0.02, 0.00, 0.07),
        "tenths of cards": (0.45, 0.10, 0.12, -3.11, -2.09, -1.45),
        "restricted Wild Draw Fours": (2.77, 1.50, 1.11, 0.79, 0.62, 0.49),
        "unseen cards that it can be played on": (2.14, 1.79, 1.45, 1.21, 0.89, 0.98),
    },
    others={
        "it can play": (-1.21, -0.41, -0.24, -0.13, -0.03),
        "it named the colour": (-0.51, -0.04, 0.01, 0.06, 0.09),
        "others with one card": (0.39, 0.52, 0.68, 0.92, 1.21),
        "others with two": (0.07, 0.11, 0.18, 0.28, 0.41),
        "others with three or four": (0.01, 0.02, 0.04, 0.06, 0.12),
        "how near the others are": (-1.06, -1.27, -1.55, -1.81, -2.10),
        "others with one card that fits": (-0.55, -0.46, -0.39, -0.36, -0.28),
    },
)


def bluffers(players: int) -> float:
    """How many of those who could bluff are taken to do it; at more than two players it seldom pays."""
    return 0.2 if players == 2 else 0.08


def weights_for(players: int) -> Weights:
    """Those for two players, or for more."""
    return _TWO if players == 2 else _MORE
