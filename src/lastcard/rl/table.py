"""What single environments have in common: an episode, its chance, its length, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding

from lastcard.core.refusal import Refusal
from lastcard.editions import Named
from lastcard.rl.episode import MOST_CYCLES, ROUND, Episode, game_of
from lastcard.rl.picture import picture
from lastcard.rl.spaces import RENDER_MODES, next_chance


class Table:
    """An episode that is dealt again and again."""

    def __init__(
        self,
        edition: Named,
        players: int | Sequence[str],
        options: Mapping[str, object] | None,
        rewards: str = ROUND,
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise Refusal("rl-render", given=str(render_mode), possible=", ".join(RENDER_MODES))
        if type(max_cycles) is not int or max_cycles < 1:
            raise Refusal("rl-cycles", given=repr(max_cycles))
        self.episode = Episode(game_of(edition, players, options, **more), rewards)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.generator: np.random.Generator | None = None

    def reset(self, seed: int | None) -> None:
        """Deal a new match: the same seed gives the same ones."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        self.episode.start(next_chance(self.generator))

    @property
    def truncated(self) -> bool:
        """Whether the episode is cut off, though it is not over."""
        return not self.episode.over and self.episode.cycles >= self.max_cycles

    def render(self, seat: int | None = None) -> Any:
        """The table as text or as a picture: as this seat sees it, or with everything for no seat."""
        episode = self.episode
        if self.render_mode is None or episode.state is None:
            return None
        if self.render_mode == "rgb_array":
            return picture(episode.game, episode.position, seat)
        shown = str(episode.position if seat is None else episode.game.view(episode.position, seat))
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None
