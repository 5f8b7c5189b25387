"""TorchRL and Stable-Baselines3 through the environments: their own checks, and a little learning."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest

from lastcard.rl import SeatEnv, aec_env
from tests.support.needs import needs

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_torchrl_checks_the_specs(edition: str) -> None:
    needs("torch", "torchrl")
    from torchrl.envs.libs.gym import GymWrapper  # noqa: PLC0415 - only where it is installed
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper  # noqa: PLC0415
    from torchrl.envs.utils import check_env_specs  # noqa: PLC0415

    check_env_specs(GymWrapper(gymnasium.make(f"lastcard/{edition.capitalize()}-v0")))
    check_env_specs(PettingZooWrapper(aec_env(edition, 3), use_mask=True, group_map=None))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_stable_baselines_checks_the_environment(edition: str) -> None:
    needs("torch", "stable_baselines3")
    from stable_baselines3.common.env_checker import check_env  # noqa: PLC0415

    check_env(SeatEnv(edition, 3))


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_plays_legal_actions_only() -> None:
    needs("torch", "sb3_contrib")
    from sb3_contrib import MaskablePPO  # noqa: PLC0415

    env = SeatEnv("usa", 2, max_cycles=200)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
    model.learn(256)
    seen, _ = env.reset(seed=1)
    over = cut = False
    while not over and not cut:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
        seen, _, over, cut, info = env.step(int(action))
        assert "illegal" not in info


def test_the_example_trains_and_its_policy_is_on_the_leaderboard(tmp_path: Path) -> None:
    needs("torch", "matplotlib")
    run = [sys.executable, "-m"]
    trained = subprocess.run(
        [*run, "examples.train", "--minutes", "0.5", "--rounds", "500", "--out", tmp_path / "mine.pt",
         "--curve", tmp_path / "curve.png"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert "%" in trained.stdout and (tmp_path / "curve.png").stat().st_size > 1000
    board = subprocess.run(
        [*run, "examples.leaderboard", tmp_path / "mine.pt", "random", "--deals", "20"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert "mine" in board.stdout and "random" in board.stdout and "20 deals" in board.stdout
