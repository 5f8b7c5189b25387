"""Chance inside compiled code: a generator in every game's own record, or outcomes that are given.

The field `rng` of a game is the state of its generator (SplitMix64), so that a game comes out the same
alone, in a batch of any size, and on any device.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lastcard.fast.compile import compiled
from lastcard.fast.layout import Words

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

GIVEN_NEXT, GIVEN_END, GIVEN = 0, 1, 2
"""Outcomes that are given: the place of the next one, the place after the last, and the first of them."""


@compiled
def random_below(state: Any, bound: int) -> int:
    """An integer from 0 up to and without `bound`, from the game's generator."""
    seed = np.uint64(state.rng) + _GOLDEN
    state.rng = np.int64(seed)
    mixed = (seed ^ (seed >> _30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _27)) * _MIX_2
    mixed = mixed ^ (mixed >> _31)
    return np.int64(((mixed >> _32) * np.uint64(bound)) >> _32)  # type: ignore[return-value]


@compiled
def is_given(given: Any) -> bool:
    """Whether the next outcome is given. An array of no words gives nothing."""
    return given.shape[0] > 0 and given[GIVEN_NEXT] < given[GIVEN_END]


@compiled
def take_given(given: Any) -> int:
    """The next outcome that is given."""
    place = given[GIVEN_NEXT]
    given[GIVEN_NEXT] = place + 1
    return given[place]


@compiled
def below(state: Any, given: Any, bound: int) -> int:
    """The next outcome: a given one, or a random number below `bound`."""
    if is_given(given):
        return take_given(given)
    return random_below(state, bound)


def nothing_given() -> Words:
    """All chance is the generator's."""
    return np.empty(0, np.int64)


def given_outcomes(outcomes: list[int]) -> Words:
    """These outcomes in their order, and the generator's after them."""
    return np.array([GIVEN, GIVEN + len(outcomes), *outcomes], np.int64)


def seeds_of(seed: int, games: int, first: int = 0) -> Words:
    """Where the generators of the games of a run begin, from the first on: far from each other."""
    with np.errstate(over="ignore"):
        mixed = np.arange(first, first + games, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95)
        mixed += np.uint64((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & (2**64 - 1))
        mixed = (mixed ^ (mixed >> _30)) * _MIX_1
        mixed = (mixed ^ (mixed >> _27)) * _MIX_2
        mixed ^= mixed >> _31
    return mixed.view(np.int64)
