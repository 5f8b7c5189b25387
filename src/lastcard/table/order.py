"""Order at a table of friends: whom its host has muted, and who cannot come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.core.refusal import Refusal
from lastcard.table.seats import Seat


@dataclass(slots=True)
class Order:
    """By player, not by seat: people change seats. `marks` say where those came from who were sent away."""

    muted: set[str] = field(default_factory=set)
    banned: set[str] = field(default_factory=set)
    marks: set[str] = field(default_factory=set)

    def mute(self, player: str, on: bool) -> None:
        (self.muted.add if on else self.muted.discard)(player)

    def ban(self, player: str, mark: str) -> None:
        self.banned.add(player)
        if mark:
            self.marks.add(mark)

    def verify(self, player: str, mark: str = "") -> None:
        """Refuse somebody who was sent away, or who comes from where they came from."""
        if player in self.banned or mark in self.marks:
            raise Refusal("banned")

    def muted_seats(self, seats: Sequence[Seat], host: int | None) -> list[int]:
        """Where those sit whom nobody hears. Whoever has become the host is heard again."""
        return [number for number, seat in enumerate(seats) if seat.player in self.muted and number != host]
