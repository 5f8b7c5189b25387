"""How long things take at a table."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.table.entries import Kind


@dataclass(frozen=True, slots=True)
class Times:
    """How long things take, in seconds."""

    thinking: dict[str, float]
    """Before a bot moves, by the table's pace."""
    catching: dict[str, float]
    """How long bots leave a window for a catch open (UNO.window), by pace."""
    nonces: float = 4.0
    absent: float = 15.0
    """Until a bot holds the seat of somebody whose connection is gone."""
    between: float = 20.0
    """Until the next round is dealt by itself."""
    deserted: float = 1800.0
    """Until a table with nobody left is closed."""
    unjoined: float = 180.0
    """Until a table that nobody has ever come to is closed."""
    hostless: float = 120.0
    """Until another decides for a host whose connection is gone, before and after a match."""
    moment: float = 8.0
    """After a match, since the first was in for the next: until the host may begin without the others."""
    answering: float = 60.0
    """After a match, in the same way: until another decides for a host who does not answer."""
    called: float = 25.0
    """At a table of a tournament, until its match begins without those who are missing."""
    gathering: float = 15.0
    """Among strangers, until a match begins without those who might still come or answer."""
    gone: float = 90.0
    """Among strangers, until the seat of somebody whose connection is gone is a bot's for good."""
    grace: float = 10.0
    """For the decision that is waited for when the time of the round is over, at tables without a timer."""

    def patience(self, kind: Kind, visited: bool) -> float:
        """How long a table stays where nobody is left, or nobody has ever been."""
        if kind == "quick":
            return self.absent
        return self.deserted if visited else self.unjoined


USUAL = Times(
    thinking={"calm": 1.7, "brisk": 1.0, "quick": 0.35}, catching={"calm": 4.5, "brisk": 3.0, "quick": 1.6}
)
