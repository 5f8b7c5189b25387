"""Many games of the same players, and what came of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from lastcard.core.extras import FAST
from lastcard.lab.plan import Column, Columns, Plan, add_row, empty
from lastcard.lab.play import ENDINGS, NOBODY, SHARED, play_round

REFERENCE = "reference"
KERNELS = (FAST, REFERENCE)
COLUMNS = (
    Column("game", "q"),
    Column("ending", "i", ENDINGS),
    Column("winner", "i"),
    Column("decisions", "i"),
    Column("rounds", "i"),
    Column("points", "i"),
)


@dataclass(frozen=True, slots=True)
class Simulation(Plan):
    """A number of games, with the same bots in the seats. `deals` are games here."""

    @property
    def columns(self) -> tuple[Column, ...]:
        return COLUMNS

    @property
    def kernel(self) -> str:
        """How the rules are run: `reference` as Python, `fast` compiled."""
        return REFERENCE

    def about(self) -> dict[str, str]:
        return {
            "kind": "simulate", **self.setting.about(), "kernel": self.kernel, "bots": ", ".join(self.bots),
            "chunk": str(self.block),
        }  # fmt: skip

    def play(self, chunk: int) -> Columns:
        found, setting = empty(self.columns), self.setting
        for number in self.deals_of(chunk):
            played = play_round(setting.game(), self.levels, setting.deal(number), match=setting.matches)
            ending = ENDINGS.index(played.ending)
            add_row(found, (number, ending, played.winner, played.decisions, played.rounds, played.points))
        return found


@dataclass(slots=True)
class Tally:
    """What came of many games, without the games."""

    seats: int
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games took each number of decisions."""
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    void: int = 0

    def add(self, columns: Columns) -> None:
        winners = columns["winner"]
        self.lengths.update(columns["decisions"])
        self.wins.update(winner for winner in winners if winner != NOBODY)
        shared = columns["ending"].count(ENDINGS.index(SHARED))
        self.shared += shared
        self.void += winners.count(NOBODY) - shared

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    def percentile(self, percent: int) -> int:
        """The fewest decisions that this percentage of the games does not exceed."""
        needed = -(-self.games * percent // 100)
        for length in sorted(self.lengths):
            needed -= self.lengths[length]
            if needed <= 0:
                return length
        return 0

    def as_dict(self) -> dict[str, object]:
        """The results in plain values. Shared wins are in nobody's count."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "wins": [self.wins[seat] for seat in range(self.seats)],
            "shared": self.shared,
            "void": self.void,
            "decisions_per_game": {
                "mean": round(self.decisions / max(1, self.games), 2),
                "median": self.percentile(50),
                "p95": self.percentile(95),
            },
        }
