"""The numbers of the networks, in files beside this one.

A file has a line of JSON, which names each array with its shape, and then the arrays: integers of two bytes
for weights and of four for biases, the lowest byte first.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

WEIGHT, BIAS = "h", "i"
PLAYER, GUESS, CRITIC = "player", "guess", "critic"


class Numbers(NamedTuple):
    """An array by its rows, one after the other."""

    shape: tuple[int, ...]
    values: array[int]


def write(arrays: Mapping[str, Numbers]) -> bytes:
    """These arrays as a file."""
    head = {name: [one.values.typecode, *one.shape] for name, one in arrays.items()}
    parts = [json.dumps(head, separators=(",", ":")).encode() + b"\n"]
    parts += [_turned(one.values).tobytes() for one in arrays.values()]
    return b"".join(parts)


def read(data: bytes) -> dict[str, Numbers]:
    """The arrays of a file."""
    head, _, body = data.partition(b"\n")
    found, place = {}, 0
    for name, (code, *shape) in json.loads(head).items():
        values: array[int] = array(code)
        end = place + values.itemsize * _product(shape)
        values.frombytes(body[place:end])
        found[name] = Numbers(tuple(shape), _turned(values))
        place = end
    return found


@cache
def data_of(name: str) -> bytes:
    """The file of the player, of its guess of hands, or of its critic."""
    return files("lastcard.learnt").joinpath(f"{name}.weights").read_bytes()


def _turned(values: array[int]) -> array[int]:
    """A file is the same everywhere."""
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values


def _product(shape: Sequence[int]) -> int:
    found = 1
    for one in shape:
        found *= one
    return found
