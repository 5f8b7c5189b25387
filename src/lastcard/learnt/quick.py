"""The same arithmetic with NumPy, for many positions at once.

The whole numbers are in floating-point numbers of 64 bits. Those hold every sum that comes up exactly, in
whatever order it is added.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lastcard.learnt.features import (
    COLOR_FEATURES,
    FEATURES,
    GUESSED,
    HIDDEN,
    HIDDEN_EACH,
    HIDDEN_WILDS,
    REST,
)
from lastcard.learnt.network import COLOR_BITS, THOUGHT, WEIGHT
from lastcard.learnt.weights import Numbers
from lastcard.rules.actions import COLORED_KINDS, KIND_COLORS, KIND_SYMBOLS, KIND_WILDS

Values = NDArray[np.float64]


class _Network:
    def __init__(self, arrays: dict[str, Numbers]) -> None:
        self.arrays = {
            # Transposed: positions are rows.
            name: np.ascontiguousarray(np.array(one.values, np.float64).reshape(one.shape).T)
            for name, one in arrays.items()
        }
        self.depth = sum(name.startswith("body.own.") and name.endswith("weight") for name in arrays)

    def _layer(self, name: str, values: Values) -> Values:
        found: Values = values @ self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return found

    def _think(self, colors: Values, rest: Values) -> tuple[Values, Values]:
        """What there is to say of each colour, and of all together."""
        common = rest @ self.arrays["body.rest.weight"] + self.arrays["body.colors.bias"]
        found = _cut(colors @ self.arrays["body.colors.weight"] + common[:, None], WEIGHT - THOUGHT)
        for step in range(self.depth):
            known = np.maximum(found, 0.0)
            shared = _cut(known.sum(axis=1), COLOR_BITS) @ self.arrays[f"body.mean.{step}.weight"]
            shared += self.arrays[f"body.own.{step}.bias"]
            inner = known @ self.arrays[f"body.own.{step}.weight"]
            inner += shared[:, None]
            inner = np.maximum(_cut(inner, WEIGHT), 0.0)
            found += _cut(self._layer(f"body.back.{step}", inner), WEIGHT)
        known = np.maximum(found, 0.0)
        return known, _cut(known.sum(axis=1), COLOR_BITS)


class QuickPlayer(_Network):
    """The network that plays."""

    def likes(self, seen: NDArray[np.int16]) -> Values:
        """How good each choice is, for each row of what `features.describe` has written."""
        colors, rest = self._think(*_parts(seen))
        by_color = self._layer("color_choices", colors).reshape(len(seen), -1)
        return np.concatenate((by_color, self._layer("rest_choices", rest)), axis=1)

    def likes_one(self, seen: Sequence[int]) -> list[float]:
        """The same for one position."""
        found: list[float] = self.likes(np.array([seen], np.int16))[0].tolist()
        return found


class QuickGuesser(_Network):
    """The guess of hands, by what the network that plays thinks of a position."""

    def odds(self, seen: Sequence[int]) -> Values:
        """For each of the next players and each kind of card, the logarithm of the odds that a card of it
        which is not seen is in that hand."""
        colors, rest = self._think(*_parts(np.array([seen], np.int16)))
        by_color = self._layer("color_guess", colors).reshape(KIND_COLORS, GUESSED, KIND_SYMBOLS)
        wilds = self._layer("rest_guess", rest).reshape(GUESSED, KIND_WILDS)
        by_kind = by_color.transpose(1, 0, 2).reshape(GUESSED, COLORED_KINDS)
        return np.concatenate((by_kind, wilds), axis=1) * 2.0 ** -(WEIGHT + THOUGHT)


class QuickCritic(_Network):
    """The critic, which sees all hands."""

    def outcomes(self, seen: NDArray[np.int16], players: int) -> Values:
        """How likely each player is to win the round, the one that is asked first and then in the order of
        play; and nobody."""
        colors, rest = _parts(seen)
        hidden = seen[:, HIDDEN:HIDDEN_WILDS].reshape(len(seen), KIND_COLORS, HIDDEN_EACH)
        colors = np.concatenate((colors, hidden), axis=2)
        rest = np.concatenate((rest, seen[:, HIDDEN_WILDS:]), axis=1)
        _, everything = self._think(colors, rest)
        odds = self._layer("outcome", everything) * 2.0 ** -(WEIGHT + THOUGHT)
        odds = np.concatenate((odds[:, :players], odds[:, -1:]), axis=1)
        chances = np.exp(odds - odds.max(axis=1, keepdims=True))
        found: Values = chances / chances.sum(axis=1, keepdims=True)
        return found


def _parts(seen: NDArray[np.int16]) -> tuple[Values, Values]:
    colors = seen[:, :REST].reshape(len(seen), KIND_COLORS, COLOR_FEATURES)
    return colors.astype(np.float64), seen[:, REST:FEATURES].astype(np.float64)


def _cut(values: Values, bits: int) -> Values:
    values *= 2.0**-bits
    return np.floor(values, out=values)
