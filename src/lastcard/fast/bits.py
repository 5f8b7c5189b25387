"""Sets of cards as bits of integers.

A set of cards is two words, and no word uses more than 62 bits: everything stays a signed number, since
Numba makes a floating-point number of a signed and an unsigned one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core.cpu import CPUContext
from numba.extending import intrinsic


@intrinsic
def _popcount(typingctx: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _natural(typingctx: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (number,) = arguments
        return builder.zext(builder.trunc(number, ir.IntType(32)), number.type)

    return types.int64(types.int64), generate


@intrinsic
def _lowest_bit(typingctx: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _ANY_FOR_NONE)

    return types.int64(types.int64), generate


@intrinsic
def _nth_bit(typingctx: Any, word: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, place = arguments
        if not _scatters(context):
            return context.compile_internal(builder, nth_bit_by_counting, signature, arguments)
        shape = ir.FunctionType(word.type, [word.type, word.type])
        scatter = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=shape)
        bit = builder.call(scatter, [builder.shl(word.type(1), place), word])
        return builder.cttz(bit, _ANY_FOR_NONE)

    return types.int64(types.int64, types.int64), generate


_ANY_FOR_NONE = ir.IntType(1)(1)
"""Nobody asks for a bit of a word that has none, so the answer may be anything."""


def _scatters(context: Any) -> bool:
    """Whether the code is for a CPU with PDEP; the first Ryzens have it too, but count more quickly."""
    on_device = not isinstance(context, CPUContext)
    _, name, features = ("", "", "") if on_device else context.codegen().magic_tuple()
    return "+bmi2" in features and name not in ("znver1", "znver2")


def nth_bit_by_counting(word: int, place: int) -> int:
    """Counts of bits in blocks of 2, 4, 8, 16 and 32, then down through them, halving."""
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


popcount = cast(Callable[[int], int], _popcount)
"""How many bits of a word are set: one instruction on a CPU and on a CUDA device."""
natural = cast(Callable[[int], int], _natural)
"""The number itself, which is never negative: an index that could be would have to be looked at first."""
lowest_bit = cast(Callable[[int], int], _lowest_bit)
"""Where the lowest bit that is set stands."""
nth_bit = cast(Callable[[int, int], int], _nth_bit)
"""Where the bit number `place` of those that are set stands, counted from the lowest."""
