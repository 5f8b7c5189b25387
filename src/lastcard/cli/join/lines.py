"""What the person types, read beside everything else."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress

AHEAD = 100
"""Lines of a pipe that are read before they are needed."""


class Lines:
    """Lines from the terminal or from a pipe; None is the end of them.

    The thread reads from the file itself: one that hangs in `sys.stdin` would keep the program from
    ending.
    """

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self._file = sys.stdin.fileno()
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(AHEAD)
        threading.Thread(target=self._read, daemon=True).start()

    async def next(self) -> str | None:
        return await self._queue.get()

    def _read(self) -> None:
        # A loop that is gone wants no more lines.
        with suppress(RuntimeError):
            for line in self._lines():
                self._put(line.decode(errors="replace").strip())
            self._put(None)

    def _put(self, line: str | None) -> None:
        putting = self._queue.put(line)
        try:
            asyncio.run_coroutine_threadsafe(putting, self._loop).result()
        except RuntimeError:
            # Python would warn of one that is thrown away.
            putting.close()
            raise

    def _lines(self) -> Iterator[bytes]:
        rest = b""
        with suppress(OSError):
            while data := os.read(self._file, 65_536):
                *whole, rest = (rest + data).split(b"\n")
                yield from whole
        if rest:
            yield rest
