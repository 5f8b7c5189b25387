"""How the functions of this package are compiled: once for the CPU, and again inside a CUDA kernel."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

from lastcard import weights

F = TypeVar("F", bound=Callable[..., Any])

Row = NDArray[np.int64]
"""One game as whole numbers, or the tables it is played by."""


def _sources() -> str:
    """What all the sources of this package say, and the weights that are compiled into it, in short."""
    digest = hashlib.sha256()
    for path in (*sorted(Path(__file__).parent.glob("*.py")), Path(weights.__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


_STAMP = _sources()


def compiled(function: F) -> F:
    """Compile at the first call and keep the result beside the source, so that the next start is quick.

    A CUDA kernel may call such a function too: Numba then compiles the same source for the device.
    It becomes part of whatever calls it: handing three arrays over takes longer than most of them run.
    """
    return _compile(function, forceinline=True)


def apart(function: F) -> F:
    """The same for a function that is large or seldom called: it is compiled once, and called."""
    return _compile(function, forceinline=False)


def _compile(function: F, forceinline: bool) -> F:
    # Without `_nrt` nothing can be allocated, and no references to arrays are counted: four times as quick.
    njit: Any = numba.njit
    made = njit(cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=forceinline)(function)
    # Numba asks only whether the function's own file has changed; what it calls is compiled into it too.
    made._cache._cache_file._source_stamp = _STAMP
    # One version for all numbers: Numba would compile one more for each number that stands in a call.
    template = made.get_call_template
    made.get_call_template = lambda args, kws: template(tuple(map(numba.types.unliteral, args)), kws)
    wrapped: F = made
    return wrapped
