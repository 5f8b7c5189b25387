"""`lastcard simulate`: the same players, many games."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace

from rich.table import Table

from lastcard.cli.describe import console
from lastcard.cli.lab.work import BAR, MOST, engine_from, ready, setting_from, work
from lastcard.cli.play import bots_for
from lastcard.cli.screen import told_if_long
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range
from lastcard.core.extras import FAST
from lastcard.lab.engines import Engine, Processes, Serial
from lastcard.lab.fast_games import RANDOM, simulation
from lastcard.lab.simulation import Simulation, Tally
from lastcard.locale import Catalogue

PLAYERS = 2


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    plan = _plan(arguments)
    workers = engine_from(arguments)
    tally = Tally(plan.setting.players)
    ongoing = ready(plan, arguments.out, workers, messages, tally.add)
    if not ongoing.finished:
        _compile(plan, workers, messages)
    start = time.perf_counter()
    finished = work(ongoing, workers, messages)
    seconds = time.perf_counter() - start
    # What was in the file already took no time now.
    rate = tally.decisions * (1 - ongoing.resumed / max(1, ongoing.played)) / seconds
    if arguments.json:
        described = {**plan.about(), "players": tally.seats, "seed": plan.setting.seed}
        known = {"bots": plan.bots, "seconds": round(seconds, 3)}
        print(json.dumps({**described, **known, **tally.as_dict()}))
    else:
        _print_table(plan, tally, seconds, rate, messages)
    return DONE if finished else INTERRUPTED


def _compile(plan: Simulation, workers: Engine, messages: Catalogue) -> None:
    """Compile here, once, and say so: at the first use the games would seem to stand still."""
    if plan.kernel == FAST and isinstance(workers, Serial | Processes):
        with told_if_long(console(error=True), messages.text("simulate-preparing")):
            replace(plan, deals=1).play(0)


def _plan(arguments: argparse.Namespace) -> Simulation:
    games = in_range("--games", arguments.games, 1, MOST)
    named = arguments.bots.count(",") + 1
    players = arguments.players or (named if named > 1 else PLAYERS)
    setting = setting_from(arguments, players, True)
    bots = tuple(bot.name for bot in bots_for(arguments.bots, players))
    return simulation(setting, bots, games, arguments.kernel)


def _print_table(plan: Simulation, tally: Tally, seconds: float, rate: float, messages: Catalogue) -> None:
    def number(value: float) -> str:
        return messages.text("number", value=value)

    grid = Table(
        title=_title(plan, messages), title_justify="left", show_header=False, box=None, pad_edge=False
    )
    grid.add_column(justify="left")
    grid.add_column(justify="left")
    grid.add_row(messages.text("simulate-games"), number(tally.games))
    grid.add_row(messages.text("simulate-decisions"), number(tally.decisions))
    if rate:
        grid.add_row(messages.text("simulate-seconds"), number(round(seconds, 3)))
        grid.add_row(messages.text("simulate-rate"), number(round(rate)))
    mean = round(tally.decisions / max(1, tally.games), 2)
    spread = messages.text(
        "simulate-spread", mean=mean, median=tally.percentile(50), high=tally.percentile(95)
    )
    grid.add_row(messages.text("simulate-per-game"), spread)
    for seat in range(tally.seats):
        named = messages.text("simulate-wins", seat=seat + 1)
        who = named if set(plan.bots) == {RANDOM} else f"{named} ({plan.bots[seat]})"
        grid.add_row(who, _bar(tally.wins[seat], tally, messages))
    if tally.shared:
        grid.add_row(messages.text("simulate-shared"), _bar(tally.shared, tally, messages))
    if tally.void:
        grid.add_row(messages.text("simulate-void"), _bar(tally.void, tally, messages))
    console().print(grid, highlight=False)


def _title(plan: Simulation, messages: Catalogue) -> str:
    setting = plan.setting
    about = {"edition": setting.edition, "seed": str(setting.seed)}
    if set(plan.bots) == {RANDOM}:
        title = messages.text("simulate-title", players=setting.players, **about)
    else:
        title = messages.text("simulate-title-bots", bots=", ".join(plan.bots), **about)
    return setting.titled(title)


def _bar(count: int, tally: Tally, messages: Catalogue) -> str:
    share = count / max(1, tally.games)
    return f"{'█' * round(share * BAR)} {messages.text('simulate-share', count=count, share=share)}"
