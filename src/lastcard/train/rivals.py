"""How well a network plays against the players of compiled code."""

from __future__ import annotations

from typing import NamedTuple

import torch

from lastcard.train.networks import OUTCOMES
from lastcard.train.selfplay import Learner
from lastcard.train.tables import Sort, Tables


class Share(NamedTuple):
    """How much of the rounds was won, with an interval of 95 %."""

    won: float
    within: float


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_won(learner: Learner, sort: Sort, games: int, seed: int) -> Share:
    """Play rounds with the network in the seats that have no rival; it does what it likes best."""
    tables = Tables([sort], games, learner.device)
    tables.start(seed)
    for _ in range(learner.plan.longest):
        tables.look()
        if bool(tables.idle.all()):
            break
        liked, _ = learner.likes(tables.seen.to(torch.int8), tables.mask)
        tables.step(liked.argmax(1))
    winner, over = tables.winners(), tables.idle
    own = torch.tensor([rival is None for rival in sort.rivals] + [False] * (OUTCOMES - sort.players))
    won = float((over & own.to(learner.device)[winner]).sum()) / tables.games
    return Share(won, 1.96 * (won * (1 - won) / tables.games) ** 0.5)
