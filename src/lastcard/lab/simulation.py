"""Many games of the same players, and what came of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from lastcard.core.extras import FAST
from lastcard.lab.plan import Column, Columns, Setting, bot, chunk_size, deals_of, empty
from lastcard.lab.play import ENDINGS, SHARED, play_round

REFERENCE = "reference"
KERNELS = (FAST, REFERENCE)
NOBODY = -1
COLUMNS = (
    Column("game", "q"),
    Column("ending", "i", ENDINGS),
    Column("winner", "i"),
    Column("decisions", "i"),
    Column("rounds", "i"),
    Column("points", "i"),
)


@dataclass(frozen=True, slots=True)
class Simulation:
    """A number of games, with the same bots in the seats. `deals` are games here."""

    setting: Setting
    bots: tuple[str, ...]
    deals: int

    @property
    def columns(self) -> tuple[Column, ...]:
        return COLUMNS

    @property
    def block(self) -> int:
        return chunk_size(*map(bot, self.bots))

    @property
    def kernel(self) -> str:
        """How the rules are run: `reference` as Python, `fast` compiled."""
        return REFERENCE

    @property
    def chunks(self) -> int:
        return -(-self.deals // self.block)

    def size(self, chunk: int) -> int:
        return len(deals_of(chunk, self.block, self.deals))

    def with_deals(self, deals: int) -> Simulation:
        return replace(self, deals=deals)

    def about(self) -> dict[str, str]:
        return {
            "kind": "simulate", **self.setting.about(), "kernel": self.kernel, "bots": ", ".join(self.bots),
            "chunk": str(self.block),
        }  # fmt: skip

    def play(self, chunk: int) -> Columns:
        found = empty(self.columns)
        setting, levels = self.setting, [bot(name) for name in self.bots]
        for number in deals_of(chunk, self.block, self.deals):
            played = play_round(setting.game(), levels, setting.deal(number), match=setting.matches)
            winner = played.winners[0] if len(played.winners) == 1 else NOBODY
            ending = ENDINGS.index(played.ending)
            row = (number, ending, winner, played.decisions, played.rounds, played.points)
            for column, value in zip(found.values(), row, strict=True):
                column.append(value)
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
