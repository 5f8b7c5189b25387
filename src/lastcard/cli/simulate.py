"""`lastcard simulate`: random players, many games."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastcard.bots import random_move
from lastcard.cli.describe import console
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range, names_for, options_from
from lastcard.core.chance import Seeded
from lastcard.core.game import Outcome
from lastcard.editions import AnyGame, game
from lastcard.locale import Catalogue

MOST_GAMES = 1_000_000_000
BAR = 40


@dataclass(slots=True)
class Results:
    """What came of the games that were played to their end."""

    seats: int
    lengths: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats

    def add(self, decisions: int, outcome: Outcome) -> None:
        self.lengths.append(decisions)
        if len(outcome.winners) > 1:
            self.shared += 1
        else:
            self.wins[outcome.winners[0]] += 1

    def as_dict(self) -> dict[str, object]:
        """The results in plain values. Shared wins are in nobody's count."""
        return {
            "games": len(self.lengths),
            "decisions": sum(self.lengths),
            "seconds": round(self.seconds, 3),
            "wins": self.wins,
            "shared": self.shared,
            "decisions_per_game": {
                "mean": round(statistics.fmean(self.lengths), 2) if self.lengths else 0,
                "median": _tidy(statistics.median(self.lengths)) if self.lengths else 0,
                "p95": percentile(self.lengths, 95) if self.lengths else 0,
            },
        }


def _tidy(value: float) -> float:
    """Whole numbers without a fraction."""
    return int(value) if value == int(value) else value


def percentile(values: list[int], percent: int) -> int:
    """The smallest value that so many percent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def play_one(table: AnyGame, seed: int, number: int) -> tuple[int, Outcome]:
    """One whole match of random players, fixed by the seed and its number."""
    chance, rng = Seeded(f"{seed}/{number}"), Random(f"{seed}/{number}")
    state = table.start(chance)
    decisions = 0
    while True:
        outcome = table.outcome(state)
        if outcome is not None:
            return decisions, outcome
        seats = table.pending(state).seats
        if not seats:
            table.next_round(state, chance)
            continue
        view = table.view(state, seats[0])
        table.apply(state, seats[0], random_move(table, view, seats[0], rng), chance)
        decisions += 1


def simulate(table: AnyGame, games: int, seed: int, results: Results) -> Iterator[None]:
    """Play the games one by one, into `results`."""
    for number in range(games):
        start = time.perf_counter()
        decisions, outcome = play_one(table, seed, number)
        results.seconds += time.perf_counter() - start
        results.add(decisions, outcome)
        yield


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    games = in_range("--games", arguments.games, 1, MOST_GAMES)
    table = game(arguments.edition, names_for(arguments.players), options_from(arguments.option))
    results = Results(len(table.players))
    finished = _play_all(table, games, arguments.seed, results, messages)
    if arguments.json:
        described = {"edition": table.edition, "players": len(table.players), "seed": arguments.seed}
        print(json.dumps({**described, **results.as_dict()}))
    else:
        _print_table(table, arguments.seed, results, messages)
    if not finished:
        text = messages.text("simulate-interrupted", games=len(results.lengths), wanted=games)
        console(error=True).print(text, highlight=False)
    return DONE if finished else INTERRUPTED


def _play_all(table: AnyGame, games: int, seed: int, results: Results, messages: Catalogue) -> bool:
    """All games with a progress bar on a terminal; False when interrupted."""
    errors = console(error=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task(messages.text("simulate-progress"), total=games)
            for _ in simulate(table, games, seed, results):
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def _print_table(table: AnyGame, seed: int, results: Results, messages: Catalogue) -> None:
    found = results.as_dict()
    spread = found["decisions_per_game"]
    assert isinstance(spread, dict)

    def number(value: float) -> str:
        return messages.text("number", value=value)

    title = messages.text("simulate-title", edition=table.edition, players=len(table.players), seed=str(seed))
    grid = Table(title=title, title_justify="left", show_header=False, box=None, pad_edge=False)
    grid.add_column(justify="left")
    grid.add_column(justify="left")
    grid.add_row(messages.text("simulate-games"), number(len(results.lengths)))
    grid.add_row(messages.text("simulate-decisions"), number(sum(results.lengths)))
    grid.add_row(messages.text("simulate-seconds"), number(round(results.seconds, 2)))
    rate = sum(results.lengths) / results.seconds if results.seconds else 0
    grid.add_row(messages.text("simulate-rate"), number(round(rate)))
    about = {"mean": spread["mean"], "median": spread["median"], "high": spread["p95"]}
    grid.add_row(messages.text("simulate-per-game"), messages.text("simulate-spread", **about))
    for seat, wins in enumerate(results.wins):
        grid.add_row(messages.text("simulate-wins", seat=seat + 1), _bar(wins, results, messages))
    if results.shared:
        grid.add_row(messages.text("simulate-shared"), _bar(results.shared, results, messages))
    console().print(grid, highlight=False)


def _bar(count: int, results: Results, messages: Catalogue) -> str:
    share = count / max(1, len(results.lengths))
    return f"{'█' * round(share * BAR)} {messages.text('simulate-share', count=count, share=share)}"
