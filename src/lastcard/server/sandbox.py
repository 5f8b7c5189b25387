"""Moves are tried in a process that keeps no table waiting, and is ended if it takes long. This imports
little, so that the process is there soon."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.languages import Language
from lastcard.locale import catalogue
from lastcard.sandbox.trying import answer
from lastcard.server.worker import Failed, LoneWorker, Lost, Slow

PATIENCE = 5.0
"""Seconds that all of them may take. A usual answer is there after a hundredth of one."""
BEGINNING = 30.0
"""Seconds that a new process may take until it can be asked."""
WAITING = 20
"""Who may wait for the process."""

log = logging.getLogger("lastcard.server")


class Sandbox:
    """Asks the process, one after the other; one that hangs is ended, and the next gets another."""

    def __init__(self) -> None:
        self._waiting = 0
        self._worker = LoneWorker(_tried, PATIENCE, BEGINNING)

    async def ask(self, position: str, moves: Sequence[tuple[int, str]], language: Language) -> Any:
        """The answer to these moves; a refusal where it takes too long."""
        if self._waiting >= WAITING:
            raise Refusal("try-busy")
        self._waiting += 1
        try:
            return await self._worker.ask((position, moves, language))
        except Slow:
            log.warning("a position took too long to be tried")
            raise Refusal("try-slow") from None
        except (Failed, Lost) as trouble:
            log.error("a position could not be tried: %s", trouble)
            raise Refusal("internal") from None
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        await self._worker.stop()


def _tried(question: tuple[str, Sequence[tuple[int, str]], Language]) -> Any:
    position, moves, language = question
    return answer(position, moves, catalogue(language))
