"""Keeps a tournament going: the next round, the end of a pause, the end of what nobody comes to any more.
It is told the time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from lastcard.cup.cup import FEWEST, Cup


@dataclass(frozen=True, slots=True)
class CupTimes:
    """How long things take, in seconds."""

    call: float = 7.0
    """From the draw of a round until everybody's page goes to their table."""
    pause: float = 90.0
    """Until the next round begins by itself."""
    organiserless: float = 180.0
    """Until a round that waits for an organiser who is gone waits no longer."""
    lapse: float = 86_400.0
    """Until a tournament that nobody looks at is over."""


class CupSteward:
    """`begins`, `frees` and `lapses` say what has to be done now, `wakes` when to ask again."""

    def __init__(self, cup: Cup, now: float, times: CupTimes) -> None:
        self.cup = cup
        self.times = times
        self.sockets: Counter[str] = Counter()
        self.lonely_since: float | None = now
        self.gone_since: float | None = now
        """Since when the organiser is not here."""
        self._planned_for: object = None
        self._since = now
        self.changed(now)

    def came(self, player: str, now: float) -> None:
        """A connection opened."""
        self.sockets[player] += 1
        if self.lonely_since is not None:
            # The pause begins again: nobody could see it run out.
            self.lonely_since, self._since = None, now
        if self.cup.is_organiser(player):
            self.gone_since = None

    def went(self, player: str, now: float) -> None:
        """A connection closed."""
        self.sockets[player] -= 1
        if self.sockets[player] <= 0:
            del self.sockets[player]
            if self.cup.is_organiser(player):
                self.gone_since = now
        if not self.sockets:
            self.lonely_since = now

    def is_here(self, person: int) -> bool:
        return self.sockets[self.cup.people[person].player] > 0

    def changed(self, now: float) -> None:
        """Something has happened: a clock that belongs to what is over starts again."""
        planned_for = self.cup.phase, len(self.cup.rounds), self.cup.held
        if planned_for != self._planned_for:
            self._planned_for, self._since = planned_for, now

    def restart(self, now: float) -> None:
        """Every clock starts again."""
        self._since = now
        if self.lonely_since is not None:
            self.lonely_since = now

    def left(self, now: float) -> int | None:
        """Milliseconds until everybody goes to the tables, or until the next round; None without a clock."""
        at = self._since + self.times.call if self.cup.phase == "round" else self._next_at()
        return None if at is None or at < now else round(1000 * (at - now))

    def wakes(self) -> float | None:
        """When something will be due."""
        return min(filter(None, (self._next_at(), self._free_at(), self._lapse_at())), default=None)

    def begins(self, now: float) -> bool:
        """Whether the next round begins by itself now."""
        at = self._next_at()
        return at is not None and now >= at

    def frees(self, now: float) -> bool:
        """Whether a round that waits for its organiser waits no longer."""
        at = self._free_at()
        return at is not None and now >= at

    def lapses(self, now: float) -> bool:
        """Whether nobody has come for too long."""
        at = self._lapse_at()
        return at is not None and now >= at

    def _next_at(self) -> float | None:
        waits = self.cup.phase != "pause" or self.cup.held or self.lonely_since is not None
        return None if waits or len(self.cup.here) < FEWEST else self._since + self.times.pause

    def _free_at(self) -> float | None:
        if not self.cup.held or self.gone_since is None:
            return None
        return max(self.gone_since, self._since) + self.times.organiserless

    def _lapse_at(self) -> float | None:
        if self.cup.phase == "over" or self.lonely_since is None:
            return None
        return self.lonely_since + self.times.lapse
