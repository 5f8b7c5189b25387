"""Gymnasium's own check, unchanged; one seat against bots, and many games of a batch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from lastcard import Refusal
from lastcard.rl import BatchEnv, SeatEnv, as_bot

OURS = ("usa", "hp", "jackpot", "dice")


@pytest.mark.parametrize("edition", OURS)
def test_check(edition: str) -> None:
    check_env(gymnasium.make(f"lastcard/{edition.capitalize()}-v0").unwrapped)


def test_check_with_players_and_options() -> None:
    env = gymnasium.make(
        "lastcard/Usa-v0", players=4, opponents=["easy", "normal", "hard"], jump_in="on", rewards="match"
    )
    check_env(env.unwrapped, skip_render_check=True)


def finished(env: Any, seed: int) -> tuple[float, list[int]]:
    """An episode of random actions: what it brought, and the actions."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions: list[int] = []
    while True:
        assert (info["action_mask"] == env.action_masks()).all() and info["action_mask"].any()
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert env.observation_space.contains(seen)
        if over or cut:
            return reward, actions


@pytest.mark.parametrize("edition", OURS)
def test_the_same_seed_gives_the_same_episode(edition: str) -> None:
    for seed in range(3):
        first, second = (finished(SeatEnv(edition, 3, opponents="normal"), seed) for _ in range(2))
        assert first == second and first[0] in (1.0, -0.5)


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("usa")
    _, info = env.reset(seed=1)
    _, reward, over, cut, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, cut) == (-1.0, True, False) and info["illegal"]


def test_an_episode_is_cut_off() -> None:
    env = SeatEnv("usa", max_cycles=6)
    env.reset(seed=2)
    for _ in range(6):
        _, reward, over, cut, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        if cut:
            break
    assert cut and not over and reward == 0


def test_a_better_bot_is_a_better_opponent() -> None:
    """The bots really are those of the arena: a policy that plays what comes first loses more to `hard`."""
    gained = {}
    for level in ("random", "hard"):
        env = SeatEnv("usa", 2, opponents=level, wild4="free")
        total = 0.0
        for seed in range(60):
            _, info = env.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
            total += reward
        gained[level] = total
    assert gained["hard"] < gained["random"] - 5


def test_a_policy_is_a_bot() -> None:
    """`as_bot` sees what the environment shows: the same actions come out of the same game."""
    seen: list[tuple[Any, Any]] = []

    def choose(observation: Any, mask: Any) -> int:
        seen.append((observation, mask))
        return int(mask.argmax())

    for edition, players in (("jackpot", 2), ("dice", 3)):
        env = SeatEnv(edition, players, opponents=as_bot(choose))
        _, info = env.reset(seed=3)
        over = cut = False
        while not over and not cut:
            _, _, over, cut, info = env.step(int(info["action_mask"].argmax()))
        assert over and seen
        assert all(mask.any() and env.observation_space.contains(row) for row, mask in seen)
        seen.clear()


def test_rendering_shows_the_own_hand_only() -> None:
    env = SeatEnv("usa", 3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "hand player_0" in text and "hand player_1" not in text
    picture = SeatEnv("usa", 3, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape[2] == 3


# Many games


def some_actions(info: dict[str, Any], rng: np.random.Generator) -> Any:
    mask = info["action_mask"]
    return (rng.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("edition", ["usa", "dice"])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_games_that_are_over_begin_again(edition: str, mode: AutoresetMode) -> None:
    env = gymnasium.make_vec(
        f"lastcard/{edition.capitalize()}-v0", num_envs=40, players=3, autoreset_mode=mode
    )
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    done = np.zeros(40, bool)
    ended = 0
    for _ in range(120):
        assert env.observation_space.contains(seen)
        # Where the next step only begins again there is nothing legal, and any action will do.
        assert (info["action_mask"].any(axis=1) | done).all()
        before = done
        seen, rewards, over, cut, info = env.step(some_actions(info, rng))
        assert not (over | cut)[before].any() and not rewards[before].any()
        assert set(np.unique(rewards[over])) <= {1.0, -0.5} and not rewards[~over].any()
        ended += int(over.sum())
        if mode == AutoresetMode.SAME_STEP:
            assert all(info["final_obs"][game] is not None for game in np.flatnonzero(over | cut))
        else:
            done = over | cut
    assert ended > 10


def test_a_batch_shows_what_a_seat_sees() -> None:
    """The numbers lie where those of `SeatEnv` lie."""
    env, single = BatchEnv(5, "hp", 3), SeatEnv("hp", 3)
    seen, info = env.reset(seed=2)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    assert (seen[:, :60].sum(axis=1) == env.batch.records["counts"][:, 0]).all()
    assert (info["action_mask"] == env.batch.legal).all()


def test_the_same_seed_gives_the_same_games() -> None:
    found = []
    for _ in range(2):
        env, rng = BatchEnv(30, "usa", 2, opponents="good"), np.random.default_rng(0)
        seen, info = env.reset(seed=9)
        total = np.zeros(30)
        for _ in range(50):
            seen, rewards, *_, info = env.step(some_actions(info, rng))
            total += rewards
        found.append((seen.tolist(), total.tolist()))
    assert found[0] == found[1]


def test_illegal_actions_lose_and_others_go_on() -> None:
    env = BatchEnv(6, "usa", 2)
    _, info = env.reset(seed=3)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = info["action_mask"][2].argmin()
    _, rewards, over, _, _ = env.step(actions)
    assert over[2] and rewards[2] == -1.0 and not over[[0, 1, 3, 4, 5]].any()


def test_whole_matches_and_points_of_a_batch() -> None:
    for rewards, wanted in (("match", {1.0, -1.0}), ("points", None)):
        env = BatchEnv(20, "usa", 2, rewards=rewards, target=60, max_cycles=5000)
        rng = np.random.default_rng(4)
        _, info = env.reset(seed=4)
        found: set[float] = set()
        for _ in range(400):
            _, gained, over, _, info = env.step(some_actions(info, rng))
            found |= set(gained[over].tolist())
            if rewards == "match":
                # The batch begins again in the next step; until then its match is there to be looked at.
                assert (env.batch.records["won"][over] != 0).all()
        assert found and (wanted is None or found <= wanted)
        assert rewards != "points" or max(found) > 10


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("fast-policy", {"opponents": "hard"}),
        ("bot-count", {"opponents": ["good", "good"]}),
        ("rl-autoreset", {"autoreset_mode": AutoresetMode.DISABLED}),
        ("rl-rewards", {"rewards": "praise"}),
        ("rl-cycles", {"max_cycles": 0}),
        ("rl-points", {"edition": "dice", "rewards": "points"}),
        ("fast-number", {"num_envs": 0}),
        ("option-unknown", {"colour": "red"}),
    ],
)
def test_bad_arguments_of_a_batch_get_one_refusal(code: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        BatchEnv(**{"num_envs": 2, **arguments})
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("code", "opponents"), [("bot-count", ["easy", "easy"]), ("bot-unknown", "genius"), ("bot-form", 7)]
)
def test_bad_opponents_get_one_refusal(code: str, opponents: Any) -> None:
    with pytest.raises(Refusal) as refused:
        SeatEnv("usa", 2, opponents=opponents)
    assert refused.value.code == code


def test_actions_out_of_range_are_refused() -> None:
    env = BatchEnv(2, "usa", 2)
    env.reset(seed=1)
    with pytest.raises(Refusal) as refused:
        env.step(np.array([0, 387]))
    assert refused.value.code == "rl-range"
