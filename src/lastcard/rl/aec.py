"""PettingZoo: every seat an agent, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lastcard.core.refusal import Refusal
from lastcard.editions import Named
from lastcard.rl.episode import MOST_CYCLES, ROUND
from lastcard.rl.spaces import ILLEGAL_REWARD, VERSION, masked_space, metadata, vector_space
from lastcard.rl.table import Table

Seen = dict[str, Any]


class RawEnv(AECEnv[str, Seen, int], EzPickle):
    """Every seat is an agent, and the one that is asked acts. An illegal action is refused."""

    metadata: dict[str, Any] = metadata(is_parallelizable=False)

    def __init__(
        self,
        edition: Named = "usa",
        players: int | Sequence[str] = 2,
        options: Mapping[str, object] | None = None,
        *,
        rewards: str = ROUND,
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        EzPickle.__init__(
            self, edition, players, options, rewards=rewards, max_cycles=max_cycles,
            render_mode=render_mode, **more,
        )  # fmt: skip
        super().__init__()
        self.table = Table(edition, players, options, rewards, max_cycles, render_mode, **more)
        self.episode, self.render_mode = self.table.episode, render_mode
        game, family = self.episode.game, self.episode.family
        self.metadata = {**type(self).metadata, "name": f"lastcard_{game.edition}_v{VERSION}"}
        self.possible_agents = list(game.players)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: masked_space(family.length, family.actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(family.actions) for agent in self.possible_agents
        }
        self.state_space = vector_space(family.length * len(self.possible_agents))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; the same seed gives the same ones."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        """One action of the agent that is asked; None once it is done."""
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not episode.mask(episode.seat)[int(action)]:
            raise Refusal("rl-action", action=str(action), name=agent)
        self._cumulative_rewards[agent] = 0.0
        episode.act(int(action))
        returns = episode.returns()
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, self.table.truncated)
        if not episode.over:
            self.agent_selection = self.possible_agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What this agent may know; its mask has nothing in it unless it is asked."""
        seat, episode = self.possible_agents.index(agent), self.episode
        asked = seat if self.agents and not self.table.truncated else -1
        return {"observation": episode.observe(seat), "action_mask": episode.mask(asked)}

    def state(self) -> NDArray[np.int16]:
        """The observations of all seats: with every hand known, the draw pile is what is left."""
        return np.concatenate([self.episode.observe(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(
    edition: Named = "usa",
    players: int | Sequence[str] = 2,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> AECEnv[str, Seen, int]:
    """The environment with PettingZoo's wrappers: an illegal action loses and ends the episode.

    Options are keywords, as in `lastcard.game`; `rewards`, `max_cycles` and `render_mode` are, too.
    """
    env: Any = RawEnv(edition, players, options, **more)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
