"""Gymnasium: many games of a batch at once, one seat of each against players inside compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lastcard.core.refusal import Refusal
from lastcard.editions import Named, merged_options
from lastcard.fast.batch import Batch
from lastcard.fast.cards.rollout import POLICIES
from lastcard.rl.company import LEARNER
from lastcard.rl.episode import MATCH, MOST_CYCLES, POINTS, REWARDS, ROUND
from lastcard.rl.spaces import ILLEGAL_REWARD, vector_space

Flags = NDArray[np.bool_]
Rows = NDArray[np.int16]
Info = dict[str, Any]
AUTORESET = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class BatchEnv(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """The first seat of every game of a batch, against `random` or `good` players of compiled code.

    Observations, actions and rewards are those of `SeatEnv`; `info["action_mask"]` and `action_masks()` have
    a row for each game. A game that is over begins again: in the next step, whose action does nothing, or in
    the same one with `AutoresetMode.SAME_STEP`, where `info["final_obs"]` has what was seen last.
    """

    def __init__(
        self,
        num_envs: int = 1,
        edition: Named = "usa",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        rewards: str = ROUND,
        max_cycles: int = MOST_CYCLES,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        **more: object,
    ) -> None:
        if rewards not in REWARDS:
            raise Refusal("rl-rewards", given=str(rewards), possible=", ".join(REWARDS))
        if type(max_cycles) is not int or max_cycles < 1:
            raise Refusal("rl-cycles", given=repr(max_cycles))
        mode = AutoresetMode(autoreset_mode)
        if mode not in AUTORESET:
            raise Refusal(
                "rl-autoreset", given=mode.value, possible=", ".join(one.value for one in AUTORESET)
            )
        chosen = merged_options(options, more)
        self.batch = Batch(edition, players, num_envs, chosen, threads=threads, memory=True)
        if rewards == POINTS and not self.batch.family.scores:
            raise Refusal("rl-points", edition=self.batch.game.edition)
        self.num_envs, self.rewards, self.max_cycles = num_envs, rewards, max_cycles
        self.policies = policies_for(opponents, players)
        self.metadata = {"autoreset_mode": mode}
        self.at_once = mode == AutoresetMode.SAME_STEP
        self.single_observation_space = vector_space(self.batch.family.observation)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.done = np.zeros(num_envs, bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, Info]:
        """Begin again in every game; the same seed gives the same ones, whatever their number."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        self._play_on(np.ones(self.num_envs, bool))
        self.done[:] = False
        return self.batch.observe(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Rows, NDArray[np.float64], Flags, Flags, Info]:
        """One action in every game, and what the others do until the first seat is asked again."""
        again, batch = self.done, self.batch
        taken = np.asarray(actions).astype(np.int64)
        if ((taken < 0) | (taken >= batch.actions)).any():
            raise Refusal("rl-range", most=batch.actions - 1)
        legal = batch.legal[np.arange(self.num_envs), taken] != 0
        illegal = ~legal & ~again
        # Nothing is at stake any more where the action is not legal, but a batch takes one in every game.
        batch.step(np.where(legal, taken, batch.legal.argmax(axis=1)))
        batch.advance(self.policies)
        over = self._deal_on(~again) | illegal
        cut = ~over & ~again & (batch.records["decisions"] >= self.max_cycles)
        gained = np.where(illegal, ILLEGAL_REWARD, np.where(over & ~again, self._returns(), 0.0))
        if again.any():
            self._begin(again)
        over &= ~again
        self.done = over | cut
        info: Info = {}
        if self.at_once and self.done.any():
            info = _final(batch.observe(), self._masks(), self.done)
            self._begin(self.done)
            self.done = np.zeros(self.num_envs, bool)
        return batch.observe(), gained, over, cut, info | self._info()

    def action_masks(self) -> Flags:
        """Which actions are legal, a row for each game."""
        return self._masks().astype(bool)

    def _masks(self) -> NDArray[np.int8]:
        masks: NDArray[np.int8] = self.batch.legal.astype(np.int8)
        return masks

    def _info(self) -> Info:
        return {"action_mask": self._masks(), "_action_mask": np.ones(self.num_envs, bool)}

    def _begin(self, where: Flags) -> None:
        self.batch.reset(where=where)
        self._play_on(where)

    def _play_on(self, where: Flags) -> None:
        """Let the others play, and deal again where it is over before the first seat has had a turn."""
        self.batch.advance(self.policies)
        while (over := self._deal_on(where)).any():
            self.batch.reset(where=over)
            self.batch.advance(self.policies)

    def _deal_on(self, where: Flags) -> Flags:
        """Deal the next rounds of matches that go on; where the episode is over."""
        batch = self.batch
        in_rounds = self.rewards == MATCH and batch.family.scores
        while in_rounds and (between := self._between_rounds() & where).any():
            batch.next_round(between)
            batch.advance(self.policies)
        over: Flags = (batch.seats < 0) & where
        return over & (batch.records["won"] != 0) if in_rounds else over

    def _between_rounds(self) -> Flags:
        """Where the next round of a match is to be dealt; one that has lasted too long is cut off instead."""
        records = self.batch.records
        between: Flags = (self.batch.seats < 0) & (records["won"] == 0)
        between &= records["decisions"] < self.max_cycles
        return between

    def _returns(self) -> NDArray[np.float64]:
        """What the first seat gets where it is over."""
        found, players = self.batch.outcomes(), len(self.batch.game.players)
        if self.rewards == POINTS:
            sign = -1.0 if self.batch.game.played["scoring"] == "lowest" else 1.0
            return (sign * found.scores[:, LEARNER]).astype(np.float64)
        won = found.matches
        if self.rewards == ROUND and self.batch.family.scores:
            won = np.where(found.winners < 0, 0, 1 << np.maximum(found.winners, 0))
            if self.batch.game.played["teams"] == "on":
                half = players // 2
                won |= won << half | won >> half
                won &= (1 << players) - 1
        count = (won[:, None] >> np.arange(players) & 1).sum(axis=1)
        lost = np.where(count > 0, -count / np.maximum(players - count, 1), 0.0)
        gained = np.where(won >> LEARNER & 1, 1.0, lost)
        return np.where(count == players, 0.0, gained)


def policies_for(opponents: str | Sequence[str], players: int) -> list[str | None]:
    """A policy for each seat after the first: one for all, or one for each."""
    several = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(several) != players - 1:
        raise Refusal("bot-count", given=len(several), bots=players - 1)
    for name in several:
        if name not in POLICIES:
            raise Refusal("fast-policy", given=str(name), possible=", ".join(POLICIES))
    return [None, *several]


def _final(seen: Rows, masks: NDArray[np.int8], done: Flags) -> Info:
    """What was seen last in the games that are over, as Gymnasium hands it out."""
    rows = np.full(len(done), None, object)
    for number in np.flatnonzero(done):
        rows[number] = seen[number]
    return {
        "final_obs": rows, "_final_obs": done.copy(),
        "final_info": {"action_mask": masks, "_action_mask": done.copy()}, "_final_info": done.copy(),
    }  # fmt: skip
