"""A steward with a clock of its own: hours of a table pass in a moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lastcard.table import entries
from lastcard.table.steward import Steward
from lastcard.table.times import Times
from tests.table.sitting import Sitting, person

TIMES = Times(
    thinking={"calm": 4.0, "brisk": 2.0, "quick": 1.0},
    catching={"calm": 9.0, "brisk": 6.0, "quick": 3.0},
    nonces=5.0,
    absent=15.0,
    between=20.0,
    deserted=1000.0,
)

AT_ONCE = 6
"""How often the steward may be woken without any time having passed; strangers begin in several steps."""


class Vigil:
    """Keeps a sitting going, and sees that the steward neither sleeps nor spins."""

    def __init__(self, sitting: Sitting, seed: int = 0, here: tuple[int, ...] = (0,)) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.now = 100.0
        self.steward = Steward(sitting.table, self.now, TIMES, Random(seed))
        for number in here:
            self.come(number)

    def come(self, number: int) -> None:
        self.steward.came(person(number), self.now)

    def go(self, number: int) -> None:
        self.steward.went(person(number), self.now)

    def do(self, *todo: entries.AnyEntry) -> None:
        """What people do."""
        for entry in todo:
            self.sitting.do(entry)
            self.steward.changed(self.now)

    def tick(self) -> list[entries.AnyEntry]:
        """What the steward does now."""
        done = []
        for entry in self.steward.due(self.now):
            self.do(entry)
            done.append(entry)
        return done

    def run(self, seconds: float) -> Iterator[tuple[float, entries.AnyEntry]]:
        """Let time pass; gives everything that the steward does, and when."""
        end = self.now + seconds
        at_once = 0
        while True:
            self.watch()
            wakes = self.steward.wakes()
            if wakes is None or wakes > end:
                self.now = end
                return
            at_once = at_once + 1 if wakes <= self.now else 0
            assert at_once < AT_ONCE, "no rest"
            self.now = max(self.now, wakes)
            held = set(self.steward.held)
            done = self.tick()
            yield from ((self.now, entry) for entry in done)
            assert done or held != self.steward.held or self.steward.wakes() != wakes, "woken for nothing"

    def done(self, seconds: float) -> list[entries.AnyEntry]:
        return [entry for _, entry in self.run(seconds)]

    def watch(self) -> None:
        """Somebody wakes whenever nobody but the steward can go on."""
        table, steward = self.table, self.steward
        if steward.lonely_since is not None:
            assert steward.wakes() is not None or table.phase == "ended"
            return
        bots = [
            seat
            for seat in table.pending().seats
            if table.seats[seat].kind == "bot" or steward.is_held(seat) or not steward.here(seat)
        ]
        if bots or table.between_rounds() or table.phase == "dealing":
            assert steward.wakes() is not None, "nobody goes on"
