"""How the functions of this package are compiled: once for the CPU, and again inside a CUDA kernel."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Row = NDArray[np.int64]
"""One game as whole numbers, or the tables it is played by."""


def _sources() -> str:
    """What all the sources of this package say, in short."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


_STAMP = _sources()


def compiled(function: F) -> F:
    """Compile at the first call and keep the result beside the source, so that the next start is quick.

    A CUDA kernel may call such a function too: Numba then compiles the same source for the device.
    Without `_nrt` nothing can be allocated, and no references to the arrays are counted, four times as quick.
    """
    njit: Any = numba.njit
    wrapped = njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)
    # Numba asks only whether the function's own file has changed; what it calls is compiled into it too.
    wrapped._cache._cache_file._source_stamp = _STAMP
    return wrapped
