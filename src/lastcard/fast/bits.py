"""Sets of cards as bits of whole numbers.

A set of cards is two words, and no word uses more than 62 bits: everything stays a signed number, since
Numba makes a floating-point number of a signed and an unsigned one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic

from lastcard.fast.compiled import compiled


@intrinsic
def _popcount(typingctx: Any, word: Any) -> Any:
    signature = types.int64(types.int64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return signature, generate


popcount = cast(Callable[[int], int], _popcount)
"""How many bits of a word are set: one instruction on a CPU and on a CUDA device."""


@compiled
def nth_bit(word: int, place: int) -> int:
    """Where the bit number `place` of those that are set stands, counted from the lowest.

    Counts of bits in blocks of 2, 4, 8, 16 and 32, then down through them, halving.
    """
    by_2 = word - ((word >> 1) & 0x5555555555555555)
    by_4 = (by_2 & 0x3333333333333333) + ((by_2 >> 2) & 0x3333333333333333)
    by_8 = (by_4 + (by_4 >> 4)) & 0x0F0F0F0F0F0F0F0F
    by_16 = (by_8 + (by_8 >> 8)) & 0x00FF00FF00FF00FF
    by_32 = (by_16 + (by_16 >> 16)) & 0x0000FFFF0000FFFF
    at = 0
    below = by_32 & 0xFF
    if place >= below:
        place -= below
        at = 32
    below = (by_16 >> at) & 0xFF
    if place >= below:
        place -= below
        at += 16
    below = (by_8 >> at) & 0xFF
    if place >= below:
        place -= below
        at += 8
    below = (by_4 >> at) & 0xF
    if place >= below:
        place -= below
        at += 4
    below = (by_2 >> at) & 0x3
    if place >= below:
        place -= below
        at += 2
    if place >= (word >> at) & 1:
        at += 1
    return at


@compiled
def lowest_bit(word: int) -> int:
    """Where the lowest bit that is set stands."""
    return popcount((word & -word) - 1)
