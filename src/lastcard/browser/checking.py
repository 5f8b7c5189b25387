"""The bots of a record, checked a little at a time: meanwhile tables on this device go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from time import monotonic

from lastcard.bots.checking import BotCheck
from lastcard.core.refusal import Unreadable
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.notation.record import Record
from lastcard.table.choices import Plain

SLICE = 0.15
"""Seconds after which others have their turn."""


class Checking:
    """Of one record after the other."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._check: BotCheck | None = None
        self._moves: Iterator[int] = iter(())

    def go_on(self, record: str | None, messages: Catalogue) -> Plain:
        """How far it has come: from the beginning of this record, or from where it was.

        `wrong` is the first move that is not what its bot does.
        """
        if record is not None:
            self._check = BotCheck(Record.from_text(record))
            self._moves = self._check.moves()
        if self._check is None:
            return {"moves": 0, "total": 0, "done": True, "deeds": [], "wrong": None}
        number, done, wrong = 0, True, None
        until = self._clock() + SLICE
        try:
            for number in self._moves:  # noqa: B007 - the last one is told
                if self._clock() >= until:
                    done = False
                    break
        except Unreadable as refusal:
            wrong = {"line": refusal.about.get("line"), "message": refusal_sentence(messages, refusal)}
        total, deeds = len(self._check.record.moves), [asdict(one) for one in self._check.deeds]
        return {"moves": number, "total": total, "done": done, "deeds": deeds, "wrong": wrong}
