"""Sets of cards as bits: what the compiled code answers is what counting one by one does."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as some
from numpy.typing import NDArray

from lastcard.fast.bits import lowest_bit, nth_bit, nth_bit_by_counting, popcount
from lastcard.fast.compile import compiled
from tests.support.sizes import stable

WORDS = some.integers(1, 2**62 - 1)


@compiled
def every(word: int, found: NDArray[np.int64]) -> None:
    """How many bits there are, the lowest, and then each of them."""
    found[0] = popcount(word)
    found[1] = lowest_bit(word)
    for place in range(found[0]):
        found[2 + place] = nth_bit(word, place)


@stable
@given(WORDS)
def test_bits_are_found_in_their_order(word: int) -> None:
    bits = [bit for bit in range(62) if word >> bit & 1]
    found = np.zeros(64, np.int64)
    every(word, found)
    assert found[: 2 + len(bits)].tolist() == [len(bits), bits[0], *bits]


@stable
@given(WORDS)
def test_counting_finds_them_too_where_there_is_no_instruction_for_it(word: int) -> None:
    bits = [bit for bit in range(62) if word >> bit & 1]
    assert [nth_bit_by_counting(word, place) for place in range(len(bits))] == bits
