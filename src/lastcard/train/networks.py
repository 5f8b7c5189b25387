"""The two networks: one that plays, and a critic that sees all hands and says who is going to win.

Both read the blocks of the colours with the same weights, so that all colours are alike to them.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from lastcard.learnt import choices, features
from lastcard.learnt.features import COLOR_FEATURES, EACH, FEATURES, GUESSED, HIDDEN, HIDDEN_WILDS, REST
from lastcard.rules.actions import KIND_COLORS, KIND_SYMBOLS, KIND_WILDS
from lastcard.rules.fields import MOST_PLAYERS

WIDTH, DEPTH = 192, 3
CRITIC_WIDTH, CRITIC_DEPTH = 128, 2
OUTCOMES = MOST_PLAYERS + 1
"""Who wins, by place in the order of play, the own seat first; and nobody."""


def input_scale() -> Tensor:
    """What brings every number that is seen near to one."""
    scale = torch.ones(features.EVERYTHING)
    for color in range(KIND_COLORS):
        first = color * COLOR_FEATURES + features.UNSEEN
        scale[first : first + KIND_SYMBOLS] = 0.5
    scale[features.UNSEEN_WILDS : features.UNSEEN_WILDS + KIND_WILDS] = 0.25
    for place in range(MOST_PLAYERS):
        first = features.BY_PLAYER + place * EACH
        scale[first + features.CARDS] = 0.125
        scale[first + features.FRESH] = 0.25
    scale[features.PILE] = 1 / 64
    return scale


class Body(nn.Module):
    """What was read of each colour and of the rest, mixed and thought over a few times."""

    def __init__(self, color_features: int, rest_features: int, width: int, depth: int) -> None:
        super().__init__()
        self.colors = nn.Linear(color_features, width)
        self.rest = nn.Linear(rest_features, width, bias=False)
        self.own = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.mean = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in range(depth))
        self.back = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        for layer in self.back:
            assert isinstance(layer, nn.Linear)
            nn.init.normal_(layer.weight, std=0.3 / width**0.5)
            nn.init.zeros_(layer.bias)

    def forward(self, colors: Tensor, rest: Tensor) -> tuple[Tensor, Tensor]:
        """What there is to say of each colour, and of all together."""
        found = self.colors(colors) + self.rest(rest)[:, None]
        for own, mean, back in zip(self.own, self.mean, self.back, strict=True):
            seen = functional.relu(found)
            found = found + back(functional.relu(own(seen) + mean(seen.mean(1))[:, None]))
        seen = functional.relu(found)
        return seen, seen.mean(1)


class Player(nn.Module):
    """What to choose, and what the next players may hold."""

    def __init__(self) -> None:
        super().__init__()
        self.body = Body(COLOR_FEATURES, features.REST_FEATURES, WIDTH, DEPTH)
        self.color_choices = nn.Linear(WIDTH, choices.COLOR_CHOICES)
        self.rest_choices = nn.Linear(WIDTH, choices.REST_CHOICES)
        self.color_guess = nn.Linear(WIDTH, GUESSED * KIND_SYMBOLS)
        self.rest_guess = nn.Linear(WIDTH, GUESSED * KIND_WILDS)
        for head in (self.color_choices, self.rest_choices):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def think(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        colors = seen[:, :REST].unflatten(1, (KIND_COLORS, COLOR_FEATURES))
        found: tuple[Tensor, Tensor] = self.body(colors, seen[:, REST:FEATURES])
        return found

    def forward(self, seen: Tensor) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        """How good each choice is, and the logarithms of the odds that a card of a kind is in a hand."""
        colors, rest = self.think(seen)
        liked = torch.cat((self.color_choices(colors).flatten(1), self.rest_choices(rest)), 1)
        return liked, (self.color_guess(colors), self.rest_guess(rest))


class Critic(nn.Module):
    """Who is going to win the round, by place in the order of play; the last outcome is nobody."""

    def __init__(self) -> None:
        super().__init__()
        hidden = features.HIDDEN_EACH
        rest = features.REST_FEATURES + features.EVERYTHING - HIDDEN_WILDS
        self.body = Body(COLOR_FEATURES + hidden, rest, CRITIC_WIDTH, CRITIC_DEPTH)
        self.outcome = nn.Linear(CRITIC_WIDTH, OUTCOMES)

    def forward(self, seen: Tensor, players: Tensor) -> Tensor:
        """The logarithms of the odds of each outcome, for so many players."""
        colors = torch.cat(
            (
                seen[:, :REST].unflatten(1, (KIND_COLORS, COLOR_FEATURES)),
                seen[:, HIDDEN:HIDDEN_WILDS].unflatten(1, (KIND_COLORS, features.HIDDEN_EACH)),
            ),
            2,
        )
        rest = torch.cat((seen[:, REST:FEATURES], seen[:, HIDDEN_WILDS:]), 1)
        _, everything = self.body(colors, rest)
        found: Tensor = self.outcome(everything).float()
        absent = torch.arange(OUTCOMES, device=seen.device) >= players[:, None]
        absent[:, -1] = False
        return found.masked_fill(absent, -1e9)
