"""The names by which PettingZoo and Gymnasium find the environments."""

from __future__ import annotations

import gymnasium
from pettingzoo.env_registry import registration

from lastcard.rl.spaces import environment_ids


def register_environments() -> None:
    """Every edition that there is, once."""
    for name, edition in environment_ids():
        if name in gymnasium.registry:
            continue
        given = {"edition": edition}
        gymnasium.register(
            name,
            entry_point="lastcard.rl.gym:SeatEnv",
            vector_entry_point="lastcard.rl.vector:BatchEnv",
            kwargs=given,
        )
        registration.register("aec", name, "lastcard.rl.aec:aec_env", kwargs=given)
        registration.register("parallel", name, "lastcard.rl.parallel:parallel_env", kwargs=given)
