"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel.

Importing it registers `lastcard/Usa-v0` and the like with PettingZoo and Gymnasium, and `python_lastcard`
with OpenSpiel where that is installed. docs/rl.md tells all of it.
"""

from __future__ import annotations

from importlib.util import find_spec

import gymnasium
from pettingzoo.env_registry import registration

from lastcard.rl.aec import RawEnv, aec_env
from lastcard.rl.gym import SeatEnv
from lastcard.rl.parallel import parallel_env
from lastcard.rl.policy import as_bot
from lastcard.rl.spaces import environment_ids
from lastcard.rl.vector import BatchEnv

__all__ = ["BatchEnv", "RawEnv", "SeatEnv", "aec_env", "as_bot", "parallel_env"]


def _register() -> None:
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


_register()
if find_spec("pyspiel") is not None:
    import lastcard.rl.spiel  # noqa: F401 - registers its game
