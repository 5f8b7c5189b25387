"""PettingZoo's own suites, unchanged, and what they do not ask."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from lastcard import Refusal
from lastcard.editions import EDITIONS
from lastcard.rl import RawEnv, aec_env, parallel_env
from lastcard.rl.spaces import environment_ids
from tests.support.sizes import sizes

OURS = ("usa", "hp", "jackpot", "dice")
# It warns of masks in environments that are not its own, and of those of agents that are not asked.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:The base:DeprecationWarning"),
]


@pytest.mark.parametrize("cycles", sizes(40, 1000))
@pytest.mark.parametrize("edition", OURS)
def test_api(edition: str, cycles: int) -> None:
    api_test(pettingzoo.make("aec", f"lastcard/{edition.capitalize()}-v0"), num_cycles=cycles)


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("usa", 10, {"rewards": "points"}),
        ("jackpot", 5, {"drawn": "must"}),
        ("hp", 4, {"teams": "on", "rewards": "match", "target": 50}),
        ("dice", 4, {"board_size": (6, 2)}),
        ("classic", 3, {"stack": "same", "multi": "identical"}),
    ],
)
def test_api_with_players_and_options(edition: str, players: int, options: dict[str, Any]) -> None:
    api_test(aec_env(edition, players, **options), num_cycles=25)


@pytest.mark.parametrize("edition", OURS)
def test_seeds(edition: str) -> None:
    seed_test(lambda: aec_env(edition, 3), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(edition, 3), num_cycles=10)


@pytest.mark.parametrize("edition", ["jackpot", "dice"])
def test_render(edition: str) -> None:
    render_test(lambda **more: aec_env(edition, 4, **more))


@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_max_cycles(edition: str) -> None:
    def parallel(**more: Any) -> Any:
        return parallel_env(edition, 3, **more)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more)))
    )


@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_state(edition: str) -> None:
    state_test(aec_env(edition, 3), parallel_env(edition, 3))


def test_the_parallel_form() -> None:
    parallel_api_test(parallel_env("usa", 3), num_cycles=60)
    assert isinstance(pettingzoo.make("parallel", "lastcard/Hp-v0", players=4), type(parallel_env()))


def test_every_edition_is_registered() -> None:
    assert {edition for _, edition in environment_ids()} == set(EDITIONS)
    for name, edition in environment_ids():
        env = pettingzoo.make("aec", name, players=3)
        assert env.unwrapped.episode.game.edition == edition
        assert env.possible_agents == ["player_0", "player_1", "player_2"]


def finished(env: Any, seed: int, rng: np.random.Generator) -> dict[str, float]:
    """An episode of random actions; what each agent got in all."""
    env.reset(seed=seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        gained[agent] += reward
        action = None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    return gained


def test_rewards_add_up_to_what_is_won_and_lost() -> None:
    for seed in range(3):
        found = finished(aec_env("usa", 3), seed, np.random.default_rng(seed))
        assert sorted(found.values()) == [-0.5, -0.5, 1.0]


def test_an_episode_is_cut_off() -> None:
    env = RawEnv("usa", 2, max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not env.observe(env.agent_selection)["action_mask"].any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    env: Any = aec_env("usa", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.observe(agent)["action_mask"].argmin())
    env.step(illegal)
    assert all(env.terminations.values()) and env.rewards[agent] == -1
    raw = RawEnv("usa", 2)
    raw.reset(seed=1)
    before = str(raw.episode.state)
    with pytest.raises(Refusal) as refused:
        raw.step(illegal)
    assert refused.value.code == "rl-action" and str(raw.episode.state) == before


def test_nobody_sees_the_cards_of_others() -> None:
    """Only the own hand and the own mask; `state` has everything."""
    env = RawEnv("usa", 3)
    env.reset(seed=3)
    hands = [env.observe(agent)["observation"][:60].tolist() for agent in env.possible_agents]
    assert (
        len({tuple(hand) for hand in hands}) == 3
        and [sum(hand) for hand in hands] == env.episode.state.counts
    )
    masks = [env.observe(agent)["action_mask"].any() for agent in env.possible_agents]
    assert masks.count(True) == 1 and masks[env.possible_agents.index(env.agent_selection)]
    assert env.state().shape == env.state_space.shape


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(RawEnv("hp", 3, drawn="must", max_cycles=9)))
    assert env.episode.game.options["drawn"] == "must" and env.table.max_cycles == 9


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("rl-render", {"render_mode": "film"}),
        ("rl-cycles", {"max_cycles": 0}),
        ("rl-rewards", {"rewards": "praise"}),
        ("option-unknown", {"colour": "red"}),
        ("players-count", {"players": 11}),
        ("players-form", {"players": "two"}),
        ("edition-unknown", {"edition": "chess"}),
    ],
)
def test_bad_arguments_get_one_refusal(code: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        aec_env(**arguments)
    assert refused.value.code == code
