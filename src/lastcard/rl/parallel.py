"""PettingZoo's parallel form: every agent gives an action in each step, and one of them counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from lastcard.editions import Named
from lastcard.rl.aec import RawEnv, Seen
from lastcard.rl.episode import MOST_CYCLES
from lastcard.rl.spaces import metadata


class LastcardParallelEnv(ParallelEnv[str, Seen, int], EzPickle):
    """In each step only the action of the agent that is asked counts, and only if it is legal.

    No other mask has anything in it, and any other action does nothing.
    """

    metadata: dict[str, Any] = metadata(is_parallelizable=True)

    def __init__(
        self,
        edition: Named = "usa",
        players: int | Sequence[str] = 2,
        options: Mapping[str, object] | None = None,
        *,
        max_cycles: int = MOST_CYCLES,
        **more: Any,
    ) -> None:
        EzPickle.__init__(self, edition, players, options, max_cycles=max_cycles, **more)
        self.turns = RawEnv(edition, players, options, max_cycles=max_cycles, **more)
        self.metadata = {**type(self).metadata, "name": self.turns.metadata["name"]}
        self.render_mode, self.max_cycles = self.turns.render_mode, max_cycles
        self.possible_agents = self.turns.possible_agents
        self.observation_spaces, self.action_spaces = self.turns.observation_spaces, self.turns.action_spaces
        self.state_space = self.turns.state_space
        self.agents: list[str] = []
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """Deal a new match; the same seed gives the same ones."""
        self.turns.reset(seed)
        self.agents, self.cycles = self.possible_agents[:], 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """One action of each agent."""
        self.cycles += 1
        turns, agents = self.turns, self.agents
        action = actions.get(turns.agent_selection)
        rewards = dict.fromkeys(agents, 0.0)
        if action is not None and turns.episode.mask(turns.episode.seat)[int(action)]:
            turns.step(int(action))
            rewards = turns.rewards
        over = turns.episode.over
        cut = not over and self.cycles >= self.max_cycles
        found = self._seen()
        if over or cut:
            self.agents = []
        return (
            found, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )  # fmt: skip

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def state(self) -> NDArray[np.int16]:
        """The observations of all seats."""
        return self.turns.state()

    def render(self) -> Any:
        return self.turns.render()

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    edition: Named = "usa",
    players: int | Sequence[str] = 2,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> LastcardParallelEnv:
    """The parallel form; takes what `aec_env` takes."""
    return LastcardParallelEnv(edition, players, options, **more)
