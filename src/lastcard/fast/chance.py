"""Chance inside compiled code: a generator in every game's own record, or outcomes that are given.

The field `rng` of a game is the state of its generator (SplitMix64), so that a game comes out the same
alone, in a batch of any size, and on any device.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lastcard.fast.bits import nth_bit, popcount
from lastcard.fast.compile import compiled
from lastcard.fast.layout import Words

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_STRIDE = np.uint64(0xD1342543DE82EF95)
_LAST = 2**64 - 1
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

GIVEN_NEXT, GIVEN_END, GIVEN = 0, 1, 2
"""Outcomes that are given: the place of the next one, the place after the last, and the first of them."""


@compiled
def mixed(word: int) -> int:
    """A word that looks as if it had nothing to do with this one (SplitMix64). Words that come into compiled
    functions and out of them are signed."""
    first = np.uint64(word)
    second = (first ^ (first >> _30)) * _MIX_1
    third = (second ^ (second >> _27)) * _MIX_2
    return np.int64(third ^ (third >> _31))  # type: ignore[return-value]


@compiled
def random_below(state: Any, bound: int) -> int:
    """An integer from 0 up to and without `bound`, from the game's generator."""
    state.rng = np.int64(np.uint64(state.rng) + _GOLDEN)
    high = np.uint64(mixed(state.rng)) >> _32
    return np.int64((high * np.uint64(bound)) >> _32)  # type: ignore[return-value]


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


@compiled
def random_bit(state: Any, words: Any) -> int:
    """The place of a random bit of those set in these words, by the game's generator; 0 if none is."""
    bits = 0
    for word in range(words.shape[0]):
        bits += popcount(words[word])
    if bits == 0:
        return 0
    left, place = random_below(state, bits), 0
    while left >= popcount(words[place]):
        left -= popcount(words[place])
        place += 1
    return 64 * place + nth_bit(words[place], left)


# Seeds


def beginning_of(seed: int) -> int:
    """Where the seeds of a run come from, as a signed word."""
    begin = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _LAST
    return begin - (begin >> 63 << 64)


@compiled
def seed_at(begin: int, number: int) -> int:
    """Where the generator of a game of a run begins: far from the others."""
    return mixed(np.int64(np.uint64(number) * _STRIDE + np.uint64(begin)))  # type: ignore[arg-type]


def seeds_of(seed: int, games: int, first: int = 0) -> Words:
    """The same for many games, from the first on."""
    with np.errstate(over="ignore"):
        word = np.arange(first, first + games, dtype=np.uint64) * _STRIDE
        word += np.uint64(beginning_of(seed) & _LAST)
        word = (word ^ (word >> _30)) * _MIX_1
        word = (word ^ (word >> _27)) * _MIX_2
        word ^= word >> _31
    return word.view(np.int64)
