"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from lastcard.bots import Bot
from lastcard.editions import Named
from lastcard.rl.company import LEARNER, Company, levels_for
from lastcard.rl.episode import MOST_CYCLES, ROUND
from lastcard.rl.families import Observation
from lastcard.rl.spaces import ILLEGAL_REWARD, metadata, vector_space
from lastcard.rl.table import Table

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """The first seat, against bots in the others: levels by name, or functions of a view and a generator.

    `info["action_mask"]` and `action_masks()` say which actions are legal. Any other loses and ends the
    episode, as in PettingZoo.
    """

    metadata: dict[str, Any] = metadata()

    def __init__(
        self,
        edition: Named = "usa",
        players: int | Sequence[str] = 2,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Bot | Sequence[Bot] = "random",
        rewards: str = ROUND,
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        EzPickle.__init__(
            self, edition, players, options, opponents=opponents, rewards=rewards,
            max_cycles=max_cycles, render_mode=render_mode, **more,
        )  # fmt: skip
        self.table = Table(edition, players, options, rewards, max_cycles, render_mode, **more)
        self.episode, self.render_mode = self.table.episode, render_mode
        self.levels = levels_for(opponents, self.episode.players)
        self.observation_space: spaces.Space[Any] = vector_space(self.episode.family.length)
        self.action_space = spaces.Discrete(self.episode.family.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal until there is something to decide; the same seed gives the same matches."""
        super().reset(seed=seed)
        while True:
            self.table.reset(seed)
            seed = None
            assert self.episode.state.chance is not None
            self.company = Company(self.episode, self.levels, str(self.episode.state.chance.seed))
            self.company.play(self.table.max_cycles)
            # A round can be over before the first seat has had a turn.
            if not self.episode.over:
                return self.episode.observe(LEARNER), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """One action, and what the others do until this seat is asked again."""
        if self.episode.over or not self.action_masks()[int(action)]:
            return (
                self.episode.observe(LEARNER),
                ILLEGAL_REWARD,
                True,
                False,
                self._info() | {"illegal": True},
            )
        self.episode.act(int(action))
        self.company.play(self.table.max_cycles)
        reward = self.episode.returns()[LEARNER]
        if self.render_mode == "human":
            self.render()
        over, cut = self.episode.over, self.table.truncated
        return self.episode.observe(LEARNER), reward, over, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name under which MaskablePPO asks for them."""
        return self.episode.mask(LEARNER).astype(bool)

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(LEARNER)}

    def render(self) -> Any:
        return self.table.render(LEARNER)
