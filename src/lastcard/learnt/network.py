"""The arithmetic of the networks, in integers: the same on every machine, to the last bit.

A number that is thought about is a multiple of 2^-THOUGHT, a weight of 2^-WEIGHT; what is less is cut off.
This is the form that needs nothing but Python; `learnt.quick` has many positions at once, with NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul

from lastcard.learnt.features import COLOR_FEATURES, FEATURES, REST
from lastcard.learnt.weights import Numbers

THOUGHT, WEIGHT = 12, 13
COLOR_BITS = 2
"""A mean over the colours is their sum, less so many bits."""

Row = list[int]


class Plain:
    """The network that plays, by numbers of Python's own."""

    def __init__(self, arrays: dict[str, Numbers]) -> None:
        self._rows = {name: _rows(one) for name, one in arrays.items() if len(one.shape) == 2}
        self._biases = {name: one.values.tolist() for name, one in arrays.items() if len(one.shape) == 1}
        self._depth = sum(name.startswith("body.own.") for name in self._rows)

    def likes(self, seen: Sequence[int]) -> Row:
        """How good each choice is, for what `features.describe` has written."""
        colors, rest = self._think(seen)
        found = [one for color in colors for one in self._layer("color_choices", color)]
        return found + self._layer("rest_choices", rest)

    def _layer(self, name: str, values: Row) -> Row:
        return list(map(add, _times(self._rows[f"{name}.weight"], values), self._biases[f"{name}.bias"]))

    def _think(self, seen: Sequence[int]) -> tuple[list[Row], Row]:
        """What there is to say of each colour, and of all together."""
        rest = _sparse(self._rows["body.rest.weight"], seen[REST:FEATURES])
        common = list(map(add, rest, self._biases["body.colors.bias"]))
        found = []
        for first in range(0, REST, COLOR_FEATURES):
            own = _sparse(self._rows["body.colors.weight"], seen[first : first + COLOR_FEATURES])
            found.append([one + other >> WEIGHT - THOUGHT for one, other in zip(own, common, strict=True)])
        for step in range(self._depth):
            found = self._mixed(found, step)
        known = [_positive(row) for row in found]
        return known, _mean(known)

    def _mixed(self, found: list[Row], step: int) -> list[Row]:
        known = [_positive(row) for row in found]
        shared = _times(self._rows[f"body.mean.{step}.weight"], _mean(known))
        shared = list(map(add, shared, self._biases[f"body.own.{step}.bias"]))
        mixed = []
        for before, row in zip(found, known, strict=True):
            own = map(add, _times(self._rows[f"body.own.{step}.weight"], row), shared)
            back = self._layer(f"body.back.{step}", [max(0, one >> WEIGHT) for one in own])
            mixed.append([value + (one >> WEIGHT) for value, one in zip(before, back, strict=True)])
        return mixed


def _rows(one: Numbers) -> list[Row]:
    width = one.shape[1]
    return [one.values[first : first + width].tolist() for first in range(0, len(one.values), width)]


def _times(weights: list[Row], values: Sequence[int]) -> Row:
    return [sum(map(mul, row, values)) for row in weights]


def _sparse(weights: list[Row], values: Sequence[int]) -> Row:
    """The same where most of the values are 0."""
    there = [place for place, value in enumerate(values) if value]
    few = [values[place] for place in there]
    return [sum(map(mul, map(row.__getitem__, there), few)) for row in weights]


def _positive(values: Row) -> Row:
    return [value if value > 0 else 0 for value in values]


def _mean(rows: list[Row]) -> Row:
    return [sum(column) >> COLOR_BITS for column in zip(*rows, strict=True)]
