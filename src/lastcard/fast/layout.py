"""How the record types of compiled code are laid out.

A record is as narrow as its numbers allow: on a device its games compete for the nearest memory. `words` lies
over all of it, to be copied.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Record = NDArray[np.void]
"""Games or rules, a record each; or one of them."""
Words = NDArray[np.int64]
"""Integers that compiled code works on."""

Shape = tuple[str, tuple[int, ...]]

WORD = 8  # bytes


def record_type(fields: dict[str, Shape]) -> np.dtype[np.void]:
    """A record with these fields in their order, and `words` over all of them."""
    offsets, end = [], 0
    for form, shape in fields.values():
        offsets.append(_rounded(end, np.dtype(form).itemsize))
        end = offsets[-1] + np.dtype((form, shape)).itemsize
    size = _rounded(end, WORD)
    return np.dtype(
        {
            "names": [*fields, "words"],
            "formats": [*fields.values(), ("<i8", (size // WORD,))],
            "offsets": [*offsets, 0],
            "itemsize": size,
        },
        # Otherwise compiled code has to take it that a number could begin at any byte.
        align=True,
    )


def _rounded(size: int, unit: int) -> int:
    return -(-size // unit) * unit


def bytes_of(record: np.dtype[np.void], name: str) -> slice:
    """Where a field lies in its record."""
    assert record.fields is not None
    form, offset, *_ = record.fields[name]
    return slice(offset, offset + form.itemsize)
