"""How the record types of compiled code are laid out.

Every field begins at a word of eight bytes, so that `words`, which lies over all of them, can be copied.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Record = NDArray[np.void]
"""Games or rules, a record each; or one of them."""
Words = NDArray[np.int64]
"""Integers that compiled code works on."""

Shape = tuple[str, tuple[int, ...]]


def record_type(fields: dict[str, Shape]) -> np.dtype[np.void]:
    """A record with these fields in their order, and `words` over all of them."""
    offsets, end = [], 0
    for form, shape in fields.values():
        offsets.append(end)
        end += -(-np.dtype((form, shape)).itemsize // 8) * 8
    return np.dtype(
        {
            "names": [*fields, "words"],
            "formats": [*fields.values(), ("<i8", (end // 8,))],
            "offsets": [*offsets, 0],
            "itemsize": end,
        }
    )


def word_of(record: np.dtype[np.void], name: str) -> int:
    """The word at which a field begins."""
    assert record.fields is not None
    return record.fields[name][1] // 8
