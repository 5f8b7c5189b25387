"""The same games in compiled code, thousands at a time."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from lastcard.bots import LEVELS
from lastcard.core.extras import FAST, extra, has_extra
from lastcard.core.refusal import Refusal
from lastcard.lab.plan import Column, Columns, Setting
from lastcard.lab.play import ENDINGS, NOBODY, OVERLONG, SHARED, VOID, WON
from lastcard.lab.simulation import COLUMNS, REFERENCE, Simulation

if TYPE_CHECKING:
    from lastcard.fast import Outcomes

RANDOM = next(iter(LEVELS))
BLOCK = 4096
FIRST = "first-player"


@dataclass(frozen=True, slots=True)
class FastSimulation(Simulation):
    """Games of random players in compiled code. A decision there is one card or one die at a time."""

    @property
    def columns(self) -> tuple[Column, ...]:
        return tuple(column for column in COLUMNS if column.name != "rounds")

    @property
    def block(self) -> int:
        return BLOCK

    @property
    def kernel(self) -> str:
        return FAST

    def play(self, chunk: int) -> Columns:
        with extra(FAST):
            from lastcard.fast import Batch  # noqa: PLC0415

        setting = self.setting
        games = self.deals_of(chunk)
        # A batch counts its games from the first on: each has a seed of its own.
        seed = Random(f"{setting.seed}/{chunk}").getrandbits(62)
        batch = Batch(setting.source, setting.players, len(games), _options(setting), seed=seed)
        return _columns(games, setting, batch.rollout(RANDOM, matches=setting.matches))


def _options(setting: Setting) -> dict[str, str]:
    """A batch has its own names for the players."""
    options = dict(setting.options)
    if FIRST in options:
        options[FIRST] = f"p{setting.names.index(options[FIRST]) + 1}"
    return options


def _columns(games: range, setting: Setting, found: Outcomes) -> Columns:
    import numpy as np  # noqa: PLC0415

    winners = np.asarray(found.winners)
    points = np.zeros(len(games), np.int64)
    endings = np.where(winners < 0, ENDINGS.index(VOID), ENDINGS.index(WON))
    game = setting.game()
    if game.has_rounds:
        points = found.scores.max(axis=1)
        if setting.matches:
            won = found.matches[:, None] >> np.arange(setting.players) & 1
            winners = np.where(won.sum(axis=1) == 1, won.argmax(axis=1), NOBODY)
            # By the number of winners; there are void rounds, but no void matches.
            endings = np.array([ENDINGS.index(way) for way in (OVERLONG, WON, SHARED)])
            endings = endings[np.minimum(won.sum(axis=1), 2)]
    return {
        "game": array("q", games),
        "ending": _whole(endings),
        "winner": _whole(np.maximum(winners, NOBODY)),
        "decisions": _whole(found.decisions),
        "points": _whole(points),
    }


def _whole(values: Any) -> array[int]:
    return array("i", values.astype("int32").tobytes())


def simulation(setting: Setting, bots: tuple[str, ...], games: int, kernel: str | None = None) -> Simulation:
    """Games in this kernel; without one, compiled where that is installed and knows the players."""
    random = set(bots) == {RANDOM}
    if kernel == FAST and not random:
        raise Refusal("kernel-bots", known=RANDOM)
    if kernel == REFERENCE or not random or (kernel is None and not has_extra(FAST)):
        return Simulation(setting, bots, games)
    if not has_extra(FAST):
        raise Refusal("extra-missing", extra=FAST)
    return FastSimulation(setting, bots, games)
