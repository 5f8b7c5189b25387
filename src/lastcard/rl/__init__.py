"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, and text for language models.

With the extra `rl`, importing it registers `lastcard/Usa-v0` and the like with PettingZoo and Gymnasium, and
`python_lastcard` with OpenSpiel where that is installed. `lastcard.rl.text` needs no extra. docs/rl.md tells
all of it.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None and find_spec("pettingzoo") is not None:
    from lastcard.rl.aec import RawEnv, aec_env
    from lastcard.rl.gym import SeatEnv
    from lastcard.rl.parallel import parallel_env
    from lastcard.rl.policy import as_bot
    from lastcard.rl.registry import register_environments
    from lastcard.rl.vector import BatchEnv

    register_environments()
    if find_spec("pyspiel") is not None:
        import lastcard.rl.spiel  # noqa: F401 - registers its game

__all__ = ["BatchEnv", "RawEnv", "SeatEnv", "aec_env", "as_bot", "parallel_env"]
