"""A whole course of learning: at which tables, for how long, and what is written on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from lastcard.train.rivals import Share, share_won
from lastcard.train.selfplay import Learner, Plan, Progress
from lastcard.train.tables import Sort, Tables

FREE = {"wild4": "free", "uno": "auto"}
"""Without bluffs and without saying UNO: what bots are compared by."""


RANDOM, GOOD = "random", "good"


def _sorts() -> Iterator[Sort]:
    """By the rulebook and without bluffs, two to ten players; fewer of those that are seldom played. At some
    tables sit players of compiled code, who do other things than the network does."""
    yield Sort("usa", 2, 12, FREE)
    yield Sort("usa", 2, 10, FREE, (None, GOOD))
    yield Sort("usa", 2, 6, FREE, (None, RANDOM))
    yield Sort("usa", 4, 10, FREE)
    yield Sort("usa", 4, 8, FREE, (None, GOOD, None, GOOD))
    yield Sort("usa", 6, 8, FREE)
    yield Sort("usa", 6, 6, FREE, (None, *(RANDOM,) * 5))
    for edition in ("usa", "hp", "jackpot"):
        yield Sort(edition, 2, 6)
        yield Sort(edition, 2, 4, {}, (None, GOOD))
        for players, share in ((3, 3), (4, 5), (6, 4)):
            yield Sort(edition, players, share)
    for players in (5, 7, 8, 9, 10):
        yield Sort("usa" if players % 2 else "hp", players, 1)
    yield Sort("classic", 2, 1, {"drawn": "may"})
    yield Sort("classic", 4, 1, {"drawn": "must", "wild4": "strict"})
    yield Sort("jackpot", 3, 1, {"drawn": "may", "uno": "auto"})


SORTS = tuple(_sorts())
ROUNDS = 20_000
"""So many rounds tell how strong the network is by now."""
TRIALS = {
    "2 players against random": Sort("usa", 2, 1, FREE, (None, RANDOM)),
    "2 players against good": Sort("usa", 2, 1, FREE, (None, GOOD)),
    "2 and 2 against good": Sort("usa", 4, 1, FREE, (None, GOOD, None, GOOD)),
    "alone against 5 random": Sort("usa", 6, 1, FREE, (None, *(RANDOM,) * 5)),
    "hp, 2 players against good": Sort("hp", 2, 1, {}, (None, GOOD)),
    "jackpot, 2 players against good": Sort("jackpot", 2, 1, {}, (None, GOOD)),
}
"""Against whom, by the players of compiled code: `good` is near to `hard`."""


def learner_for(plan: Plan, device: str, kept: Path | None = None) -> Learner:
    """A learner as it begins, or as it was kept."""
    learner = Learner(Tables(SORTS, plan.games, device), plan, device)
    if kept is not None and kept.exists():
        learner.load(kept)
    return learner


def trials(learner: Learner, rounds: int = ROUNDS) -> dict[str, Share]:
    """How the network does in every trial, on new deals each time."""
    return {
        name: share_won(learner, sort, rounds, 1_000_000 + learner.iteration) for name, sort in TRIALS.items()
    }


def learn(learner: Learner, told: Callable[[Progress], bool]) -> None:
    """Learn until the time of the plan is over, or `told` says that it is enough."""
    end = 60 * learner.plan.minutes
    learner.tables.start(learner.plan.seed + learner.iteration)
    learner.tables.look()
    while learner.seconds < end and told(learner.learn(learner.seconds / end)):
        pass
