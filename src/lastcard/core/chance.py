"""Chance by labelled streams, so that the order of the calls cannot change what comes."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

Below = Callable[[int], int]
"""Returns the next integer of a stream, from 0 up to, but not including, its argument."""


class Chance(Protocol):
    """Where the outcomes come from: a generator, a record, or the lines of a case.

    Every outcome has a label, such as `shuffle/0` or `roll/3`, and depends on nothing else: the order of the
    calls does not matter.

    >>> chance: Chance = Seeded(7)
    >>> chance.shuffle("shuffle/0", "abcde")
    ['b', 'd', 'c', 'a', 'e']
    >>> chance.sample("take/0", "abcde", 2)
    ['a', 'b']
    >>> chance.throw("roll/0", ["123456"] * 3)
    ['3', '5', '5']
    """

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """All the items in a new order."""
        ...

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items, in the order they came."""
        ...

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        """One side of each die, in the order of the dice."""
        ...


class Streams(ABC):
    """Outcomes worked out from streams of integers, one stream for each label."""

    @abstractmethod
    def stream(self, label: str) -> Below:
        """The stream of this label, from its beginning."""

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Fisher–Yates, downwards."""
        order = list(items)
        below = self.stream(label)
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        """The first `count` places of the same shuffle, from the end."""
        order = list(items)
        below = self.stream(label)
        for last in range(len(order) - 1, len(order) - 1 - count, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order[len(order) - count :][::-1]

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        below = self.stream(label)
        return [die[below(len(die))] for die in dice]


class Seeded(Streams):
    """For simulation: a quick generator that a seed fixes. Nobody can check it.

    >>> Seeded(7).throw("roll/0", ["123456"] * 3) == Seeded("7").throw("roll/0", ["123456"] * 3)
    True
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"

    def stream(self, label: str) -> Below:
        uniform = random.Random(f"{self.seed}/{label}").random
        return lambda bound: int(uniform() * bound)

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Sorting by random keys, which Python does quicker than calling for every swap."""
        uniform = random.Random(f"{self.seed}/{label}").random
        return sorted(items, key=lambda _: uniform())
