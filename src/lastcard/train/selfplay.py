"""PPO in self-play: every seat of every table is played by the same network.

A critic that sees all hands says after every step how likely everybody is to win. What a choice was worth is
how much of that its player gained until some steps later. A round that nobody wins is worth nothing to
anybody; otherwise players learn to stall.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from lastcard.learnt import features
from lastcard.learnt.features import (
    COLOR_FEATURES,
    FEATURES,
    GUESSED,
    HIDDEN,
    HIDDEN_EACH,
    HIDDEN_WILDS,
    REST,
)
from lastcard.rules.actions import KIND_COLORS, KIND_SYMBOLS, KIND_WILDS
from lastcard.train.networks import OUTCOMES, Critic, Player, input_scale
from lastcard.train.tables import NOBODY, Tables

CLIP = 0.2
FAR = -1e9


@dataclass(frozen=True, slots=True)
class Plan:
    """How to learn. `minutes` is for all of it, whatever part was done before."""

    minutes: float
    games: int
    steps: int = 20
    minibatch: int = 131_072
    rate: float = 6e-4
    last_rate: float = 2e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    keep: float = 0.96
    """How much of the future counts from one step of a table to the next (λ)."""
    guess: float = 0.05
    longest: int = 1500
    """A round is void after so many steps."""
    seed: int = 1


class Progress(NamedTuple):
    """Where learning stands."""

    iteration: int
    seconds: float
    choices: int
    entropy: float
    player_loss: float
    critic_loss: float
    length: float
    void: float
    parts: tuple[float, float]


class Rollout(NamedTuple):
    seen: Tensor
    mask: Tensor
    chosen: Tensor
    likelihood: Tensor
    gain: Tensor
    goal: Tensor
    players: Tensor
    free: Tensor


class Learner:
    """The networks, the tables they play at, and how far they are."""

    def __init__(self, tables: Tables, plan: Plan, device: str) -> None:
        torch.manual_seed(plan.seed)
        self.tables, self.plan, self.device = tables, plan, device
        self.player, self.critic = Player().to(device), Critic().to(device)
        if device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            self.player.compile(dynamic=True)
            self.critic.compile(dynamic=True)
        self.scale = input_scale().to(device)
        own = {"eps": 1e-5, "betas": (0.9, 0.99)}
        if device == "cuda":
            own["fused"] = True
        self.player_steps = torch.optim.Adam(self.player.parameters(), lr=plan.rate, **own)
        self.critic_steps = torch.optim.Adam(self.critic.parameters(), lr=plan.rate, **own)
        self.iteration, self.choices, self.seconds = 0, 0, 0.0
        self.began_with_weights = False
        self.half = torch.bfloat16 if device == "cuda" else torch.float32

    # Keeping and going on

    def save(self, path: Path) -> None:
        kept = {name: getattr(self, name).state_dict() for name in _LEARNS}
        kept |= {name: getattr(self, name) for name in _COUNTS}
        unfinished = path.with_suffix(".part")
        torch.save(kept, unfinished)
        unfinished.replace(path)

    def load(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        for name in _LEARNS:
            getattr(self, name).load_state_dict(kept[name])
        for name in _COUNTS:
            setattr(self, name, kept.get(name, getattr(self, name)))

    # Playing

    def scaled(self, seen: Tensor) -> Tensor:
        return seen.to(self.half) * self.scale[: seen.shape[1]].to(self.half)

    def likes(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            liked, guess = self.player(self.scaled(seen[:, :FEATURES]))
        return liked.float().masked_fill(~mask, FAR), guess

    def foresees(self, seen: Tensor, players: Tensor) -> Tensor:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            found: Tensor = self.critic(self.scaled(seen), players)
        return found

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> tuple[Rollout, float, float]:
        """Some steps of every table, and what each choice was worth."""
        tables, plan = self.tables, self.plan
        kept: list[tuple[Tensor, ...]] = []
        ended, void = 0, 0
        for _ in range(plan.steps):
            seen, mask = tables.seen.to(torch.int8), tables.mask
            liked, _ = self.likes(seen, mask)
            chosen = (liked - torch.empty_like(liked).exponential_().log()).argmax(1)
            likelihood = liked.log_softmax(1).gather(1, chosen[:, None]).squeeze(1)
            values = tables.by_seat(self.foresees(seen, tables.players).softmax(1))
            free = (mask.sum(1) > 1) & (tables.forced < 0)
            kept.append((seen, mask, chosen, likelihood, values, tables.seats, tables.direction, free))
            over = tables.step(chosen)
            winner = torch.where(over, tables.winners(), NOBODY)
            over |= tables.age >= plan.longest
            kept[-1] += (over, winner)
            tables.deal(over)
            ended, void = ended + over.sum(), void + (over & (winner == NOBODY)).sum()
            tables.look()
        values = tables.by_seat(self.foresees(tables.seen.to(torch.int8), tables.players).softmax(1))
        found = self._worth(kept, values)
        rounds = float(ended)
        return found, plan.steps * tables.games / max(rounds, 1), float(void) / max(rounds, 1)

    def _worth(self, kept: list[tuple[Tensor, ...]], values: Tensor) -> Rollout:
        goal = values
        gains, goals = [], []
        everyone = torch.arange(OUTCOMES, device=self.device)
        for _, _, _, _, before, seats, direction, _, over, winner in reversed(kept):
            goal = values + self.plan.keep * (goal - values)
            goal = torch.where(over[:, None], functional.one_hot(winner, OUTCOMES).float(), goal)
            gains.append((goal - before).gather(1, seats[:, None]).squeeze(1))
            place = (seats[:, None] + everyone * direction[:, None]) % self.tables.players[:, None]
            place = torch.where(everyone < self.tables.players[:, None], place, everyone)
            goals.append(goal.gather(1, place))
            values = before
        gain, goal = torch.cat(gains[::-1]), torch.cat(goals[::-1])
        seen, mask, chosen, likelihood, free = (
            torch.cat([one[part] for one in kept]) for part in (0, 1, 2, 3, 7)
        )
        return Rollout(
            seen, mask, chosen, likelihood, gain, goal, self.tables.players.repeat(len(kept)), free
        )

    # Learning

    def learn(self, share: float) -> Progress:
        """One round of playing and learning; `share` is how much of the time has gone."""
        plan, began = self.plan, perf_counter()
        rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + _cosine(share))
        entropy = plan.entropy + (plan.last_entropy - plan.entropy) * share
        for steps in (self.player_steps, self.critic_steps):
            for group in steps.param_groups:
                group["lr"] = rate
        found, length, void = self.play()
        played = self._clock()
        free = found.free.nonzero().squeeze(1)
        gain = found.gain[free]
        spread = gain.std() + 1e-8
        for rows in _minibatches(free, plan.minibatch):
            told = self._learn_player(found, rows, spread, entropy)
        for rows in _minibatches(torch.arange(len(found.gain), device=self.device), plan.minibatch):
            critic_loss = self._learn_critic(found, rows)
        self.iteration, self.choices = self.iteration + 1, self.choices + len(found.gain)
        ended = self._clock()
        self.seconds += ended - began
        return Progress(
            self.iteration, self.seconds, self.choices, float(told[1]), float(told[0]), float(critic_loss),
            length, void, (played - began, ended - played),
        )  # fmt: skip

    def _learn_player(
        self, found: Rollout, rows: Tensor, spread: Tensor, entropy: float
    ) -> tuple[Tensor, Tensor]:
        seen, mask = found.seen[rows], found.mask[rows]
        liked, guess = self.likes(seen, mask)
        logs = liked.log_softmax(1)
        ratio = (logs.gather(1, found.chosen[rows, None]).squeeze(1) - found.likelihood[rows]).exp()
        gain = found.gain[rows] / spread
        loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        open_minded = -(logs.exp() * logs.masked_fill(~mask, 0)).sum(1).mean()
        wrong = _wrong_guesses(seen, guess)
        self._descend(self.player_steps, self.player, loss - entropy * open_minded + self.plan.guess * wrong)
        return loss.detach(), open_minded.detach()

    def _learn_critic(self, found: Rollout, rows: Tensor) -> Tensor:
        logs = self.foresees(found.seen[rows], found.players[rows]).log_softmax(1)
        loss = -(found.goal[rows] * logs.clamp(min=-30)).sum(1).mean()
        self._descend(self.critic_steps, self.critic, loss)
        return loss.detach()

    def _descend(self, steps: torch.optim.Optimizer, network: torch.nn.Module, loss: Tensor) -> None:
        steps.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        steps.step()

    def _clock(self) -> float:
        if self.device == "cuda":
            torch.cuda.synchronize()
        return perf_counter()


_LEARNS = ("player", "critic", "player_steps", "critic_steps")
_COUNTS = ("iteration", "choices", "seconds", "began_with_weights")


def _cosine(share: float) -> float:
    return float(torch.cos(torch.tensor(min(share, 1.0) * torch.pi)))


def _minibatches(rows: Tensor, size: int) -> list[Tensor]:
    mixed = rows[torch.randperm(len(rows), device=rows.device)]
    count = max(1, round(len(rows) / size))
    return list(mixed.tensor_split(count))


def _wrong_guesses(seen: Tensor, guess: tuple[Tensor, Tensor]) -> Tensor:
    """How far the guess is off, for each card of the next players' hands among those that are not seen."""
    by_color, wilds = guess
    count = len(seen)
    colors = seen[:, :REST].unflatten(1, (KIND_COLORS, COLOR_FEATURES))
    unseen = colors[:, :, None, features.UNSEEN : features.UNSEEN + KIND_SYMBOLS].float()
    there = seen[:, HIDDEN:HIDDEN_WILDS].unflatten(1, (KIND_COLORS, HIDDEN_EACH))
    there = there[:, :, : GUESSED * KIND_SYMBOLS].unflatten(2, (GUESSED, KIND_SYMBOLS)).float()
    odds = by_color.float().unflatten(2, (GUESSED, KIND_SYMBOLS))
    loss = _off(odds, there, unseen)
    unseen = seen[:, None, features.UNSEEN_WILDS : features.UNSEEN_WILDS + KIND_WILDS].float()
    there = seen[:, HIDDEN_WILDS:][:, : GUESSED * KIND_WILDS].unflatten(1, (GUESSED, KIND_WILDS)).float()
    loss = loss + _off(wilds.float().unflatten(1, (GUESSED, KIND_WILDS)), there, unseen)
    return loss / count


def _off(odds: Tensor, there: Tensor, unseen: Tensor) -> Tensor:
    """There are `there` of `unseen` cards in the hand; where nobody plays there are none."""
    elsewhere = (unseen - there).clamp(min=0)
    return (there * functional.softplus(-odds) + elsewhere * functional.softplus(odds)).sum()
