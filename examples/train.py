"""Learn a card game by self-made mistakes: proximal policy optimization (PPO) over many games at once.

    .venv/bin/python examples/train.py --minutes 10 --out usa.pt --curve usa.png

Everything is here: one file, one core of a CPU, one network of two layers. What it learns plays in
examples/leaderboard.py.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from matplotlib.figure import Figure
from torch import Tensor, nn

from lastcard.rl import BatchEnv

GAMES, STEPS = 512, 32
"""Games side by side, and actions in each of them before the network is changed."""
EPOCHS, PIECES = 3, 8
RATE, CLIP, ENTROPY, VALUE = 1.5e-3, 0.2, 0.01, 0.5
DISCOUNT, TRACE = 0.995, 0.95
LONGEST = 300
"""Actions of a round before it is cut off: at first it knows nothing, and draws for ever."""
EVERY = 60.0
"""Seconds of training between two tests."""


class Policy(nn.Module):
    """From an observation to how much each action is liked, and to how likely the seat is to win."""

    def __init__(self, length: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.likes = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        # At first it likes all actions alike.
        nn.init.zeros_(self.likes.weight)
        nn.init.zeros_(self.likes.bias)

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's chance, and the value."""
        found = self.body(inputs)
        likes = self.likes(found).masked_fill(~masks, -1e9)
        return torch.log_softmax(likes, -1), self.value(found).squeeze(-1)


def inputs_of(seen: Any) -> Tensor:
    """Observations for the network: counts are small and some scores large, a logarithm makes them alike."""
    return torch.from_numpy(seen).float().clamp_(min=0).log1p_()


def masks_of(info: dict[str, Any]) -> Tensor:
    return torch.from_numpy(info["action_mask"]).bool()


class Batch(NamedTuple):
    """What happened in some steps of all games, one row for each step."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    gains: Tensor
    returns: Tensor


def play(env: BatchEnv, policy: Policy, seen: Any, info: dict[str, Any]) -> tuple[Batch, Any, dict[str, Any]]:
    """Play on in all games for some steps, and look at what each action was worth."""
    rows: list[tuple[Tensor, ...]] = []
    rewards = np.zeros((STEPS, GAMES), np.float32)
    ended = np.zeros((STEPS, GAMES), np.float32)
    with torch.no_grad():
        for step in range(STEPS):
            inputs, masks = inputs_of(seen), masks_of(info)
            chances, values = policy(inputs, masks)
            actions = torch.multinomial(chances.exp(), 1)
            rows.append((inputs, masks, actions, chances.gather(1, actions), values))
            seen, rewards[step], over, cut, info = env.step(actions.squeeze(1).numpy())
            ended[step] = over | cut
        _, last = policy(inputs_of(seen), masks_of(info))
    inputs, masks, actions, chances, values = (torch.stack(one) for one in zip(*rows, strict=True))
    gains = advantages(torch.from_numpy(rewards), torch.from_numpy(ended), values, last)
    flat = [one.flatten(0, 1) for one in (inputs, masks, actions, chances, gains, gains + values)]
    return Batch(*flat), seen, info


def advantages(rewards: Tensor, ended: Tensor, values: Tensor, last: Tensor) -> Tensor:
    """How much better each action was than expected (generalized advantage estimation)."""
    found, trace, after = torch.zeros_like(rewards), torch.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1 - ended[step]
        surprise = rewards[step] + DISCOUNT * after * goes_on - values[step]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        found[step], after = trace, values[step]
    return found


def improve(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """Do more of what was better than expected, but not too much at once."""
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(gains)).chunk(PIECES):
            chances, values = policy(batch.inputs[piece], batch.masks[piece])
            taken = chances.gather(1, batch.actions[piece]) - batch.chances[piece]
            ratio = taken.squeeze(1).exp()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.minimum(ratio * gains[piece], bounded * gains[piece]).mean()
            missed = (values - batch.returns[piece]).square().mean()
            loss = -gained + VALUE * missed - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def win_rate(policy: Policy, table: dict[str, Any], rounds: int, seed: int) -> tuple[float, float]:
    """How often the policy wins its best action by best action, and the margin of 95 %; one round a game."""
    env = BatchEnv(rounds, **table)
    seen, info = env.reset(seed=seed)
    rewards, going_on = np.zeros(rounds), np.ones(rounds, bool)
    while going_on.any():
        with torch.no_grad():
            chances, _ = policy(inputs_of(seen), masks_of(info))
        seen, gained, over, cut, info = env.step(chances.argmax(-1).numpy())
        rewards += gained * going_on
        going_on &= ~(over | cut)
    won = float((rewards > 0).mean())
    return won, 1.96 * (won * (1 - won) / rounds) ** 0.5


def draw_curve(path: Path, curve: list[tuple[float, float, float]], title: str) -> None:
    """The win rate over time, with its margin."""
    minutes, won, margin = (np.array(column) for column in zip(*curve, strict=True))
    figure = Figure(figsize=(7, 4), dpi=120, layout="constrained")
    axes = figure.add_subplot()
    axes.fill_between(minutes, 100 * (won - margin), 100 * (won + margin), alpha=0.2)
    axes.plot(minutes, 100 * won, marker="o", markersize=3)
    axes.axhline(50, color="gray", linewidth=1, linestyle=":")
    axes.set(xlabel="minutes on one core", ylabel="rounds won, %", title=title)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="usa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", choices=["random", "good"])
    parser.add_argument("--minutes", type=float, default=10, help="time of one core, tests left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds of each test")
    parser.add_argument("--out", type=Path, default=Path("policy.pt"))
    parser.add_argument("--curve", type=Path, default=Path("curve.png"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    table = {
        "edition": given.edition,
        "players": given.players,
        "opponents": given.opponents,
        "max_cycles": LONGEST,
    }
    policy, curve = train(table, given)
    about = {**table, "length": policy.body[0].in_features, "actions": policy.likes.out_features}
    torch.save({"table": about, "policy": policy.state_dict()}, given.out)
    mpl.rcParams["svg.hashsalt"] = "lastcard"
    title = f"{given.edition}, {given.players} players, against {given.opponents}"
    draw_curve(given.curve, curve, title)


def train(
    table: dict[str, Any], given: argparse.Namespace
) -> tuple[Policy, list[tuple[float, float, float]]]:
    """A policy, and how often it won at which minute."""
    env = BatchEnv(GAMES, autoreset_mode=AutoresetMode.SAME_STEP, **table)
    seen, info = env.reset(seed=given.seed)
    policy = Policy(seen.shape[1], env.batch.actions)
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    curve = [(0.0, *win_rate(policy, table, given.rounds, given.seed + 1))]
    spent, steps = 0.0, 0
    while spent < 60 * given.minutes:
        # Of one core, however busy the machine is.
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(1 - spent / (60 * given.minutes), 0.1)
        batch, seen, info = play(env, policy, seen, info)
        improve(policy, optimizer, batch)
        spent, steps = spent + time.process_time() - began, steps + GAMES * STEPS
        if spent >= EVERY * len(curve) or spent >= 60 * given.minutes:
            won, margin = win_rate(policy, table, given.rounds, given.seed + 1)
            curve.append((spent / 60, won, margin))
            print(
                f"{spent / 60:5.1f} min  {steps:>9,} steps  {100 * won:5.1f} ± {100 * margin:.1f} %",
                flush=True,
            )
    return policy, curve


if __name__ == "__main__":
    main()
