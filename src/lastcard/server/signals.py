"""Being told to stop: SIGTERM is what Ctrl-C is. A server that stops in good order has not failed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def told_to_stop() -> Iterator[None]:
    """Ends the block when the process is told to stop; what serves there hears of it first."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)
