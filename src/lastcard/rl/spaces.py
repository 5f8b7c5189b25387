"""The spaces of all environments, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces

from lastcard.core.chance import Seeded
from lastcard.editions import EDITIONS

VERSION = 0
"""Of the environments: it moves when actions, observations or rewards do."""
NAMESPACE = "lastcard"
LOWEST, HIGHEST = -1, np.iinfo(np.int16).max
"""Of the numbers in an observation: play may go to the right, and scores are cut off."""
RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
"""For an action that is not legal, which ends the episode."""


def environment_ids() -> Iterator[tuple[str, str]]:
    """Each edition's environment and the edition's name."""
    for edition in EDITIONS:
        yield f"{NAMESPACE}/{edition.capitalize()}-v{VERSION}", edition


def vector_space(length: int) -> spaces.Box:
    """Observations, or several of them one after the other."""
    return spaces.Box(LOWEST, HIGHEST, (length,), np.int16)


def masked_space(length: int, actions: int) -> spaces.Dict:
    """An observation and its mask, as PettingZoo has them."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": vector_space(length), "action_mask": mask})


def next_chance(generator: np.random.Generator) -> Seeded:
    """The chance of the next episode; the same for the same generator."""
    return Seeded(int(generator.integers(1 << 62)))


def metadata(**more: Any) -> dict[str, Any]:
    return {"render_modes": list(RENDER_MODES), "render_fps": 2, **more}
