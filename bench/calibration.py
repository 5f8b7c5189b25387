"""How honest the chances are that the coach tells: what it said against what came of it.

    python -m bench.calibration [--rounds 150] [--level hard] [usa hp …]

Bots play rounds of every edition at two, three and four players (dice: games). Now and then somebody at the
table is asked for the chance to win, from that seat's own view. The table has a row for each tenth of the
chances told: how often, their mean, and how often the seat then won. The last column is the mean distance
between the two, each tenth by how often it was told.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from typing import Any

from lastcard import chances, game
from lastcard.bots import level
from lastcard.core.processes import cores

PLAYERS = (2, 3, 4)
ASKED = 0.1
"""How often somebody is asked, of the moves."""
TENTHS = 10

Told = tuple[float, bool]
"""A chance that was told, and whether its player won."""


def told_in(edition: str, players: int, bot: str, seed: int) -> list[Told]:
    """What was told in one round, and what came of it."""
    table: Any = game(edition, players)
    state, rng, plays = table.start(seed=seed), Random(seed), level(bot)
    asked: list[tuple[int, float]] = []
    while table.round_outcome(state) is None:
        if rng.random() < ASKED:
            seat = rng.randrange(players)
            asked.append((seat, chances(table.view(state, seat), playouts=500)[seat]))
        seat = table.pending(state).seats[0]
        table.apply(state, seat, plays.move(table, table.view(state, seat), seat, rng))
    winners = table.round_outcome(state).winners
    return [(chance, seat in winners) for seat, chance in asked]


def _told_in(job: tuple[str, int, str, int]) -> list[Told]:
    return told_in(*job)


def tenths(told: list[Told]) -> Iterator[tuple[int, int, float, float]]:
    """For each tenth: its number, how often it was told, the mean chance, and how often the seat won."""
    for tenth in range(TENTHS):
        found = [one for one in told if min(int(one[0] * TENTHS), TENTHS - 1) == tenth]
        if found:
            said, won = sum(chance for chance, _ in found), sum(win for _, win in found)
            yield tenth, len(found), said / len(found), won / len(found)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("editions", nargs="*", default=["usa", "hp", "jackpot", "dice"])
    arguments.add_argument("--rounds", type=int, default=150, help="for each edition and number of players")
    arguments.add_argument("--level", default="hard")
    arguments.add_argument("--processes", type=int, default=cores())
    given = arguments.parse_args()
    every: list[Told] = []
    with get_context("spawn").Pool(given.processes) as pool:
        for edition in given.editions:
            jobs = [(edition, n, given.level, seed) for n in PLAYERS for seed in range(given.rounds)]
            told = [one for some in pool.imap(_told_in, jobs, 8) for one in some]
            every += told
            show(edition, told)
    show("all", every)


def show(title: str, told: list[Told]) -> None:
    rows = list(tenths(told))
    apart = sum(count * abs(said - won) for _, count, said, won in rows) / len(told)
    score = sum((chance - won) ** 2 for chance, won in told) / len(told)
    print(f"{title}: {len(told)} chances, {100 * apart:.1f} points apart on average, Brier score {score:.3f}")
    for tenth, count, said, won in rows:
        span = f"{10 * tenth:3}–{10 * tenth + 10} %"
        print(f"  {span}  {count:6}  told {100 * said:5.1f} %  won {100 * won:5.1f} %")


if __name__ == "__main__":
    main()
