"""Long work at the command line: arguments, a progress bar with the time left, and going on later."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.progress import TimeRemainingColumn as TimeLeftColumn

from lastcard.bots import LEVELS
from lastcard.cli.describe import console
from lastcard.cli.play import bots_for, rehearse
from lastcard.cli.tables import in_range, names_for, options_from
from lastcard.lab.engines import MOST_WORKERS, Engine, Processes, Serial, engine
from lastcard.lab.plan import Plan, Setting, setting_for
from lastcard.lab.run import Notice, Run, begin
from lastcard.locale import Catalogue

BAR = 40
MOST = 1_000_000_000
"""Rounds or games."""
OUT, DATA = "--out", "--data"
"""Which file the results are kept in; where `--out` is something else, `--data`."""


def engine_from(arguments: argparse.Namespace) -> Engine:
    """Who does the work, as the arguments say."""
    if arguments.workers is not None:
        in_range("--workers", arguments.workers, 1, MOST_WORKERS)
    return engine(arguments.engine, arguments.workers, arguments.address)


def bots_from(words: str) -> tuple[str, ...]:
    """`easy,normal` and the like; a refusal for a bot that is not there."""
    names = tuple(name.strip() for name in words.split(","))
    return tuple(bot.name for bot in bots_for(words, len(names)))


def setting_from(arguments: argparse.Namespace, players: int, matches: bool) -> Setting:
    """What is played, as the arguments say."""
    names, options = tuple(names_for(players)), options_from(arguments.option)
    return setting_for(arguments.edition, names, options, arguments.seed, matches)


def known_bots() -> str:
    return ", ".join(LEVELS)


def ready(
    plan: Plan, path: str | None, workers: Engine, messages: Catalogue, notice: Notice | None = None
) -> Run:
    """A run that can be carried out: what its file has is read, and what it needs is compiled.

    Each process would otherwise compile it for itself, without a word.
    """
    _tell_of_clocks(plan, messages)
    run = begin(plan, None if path is None else Path(path), notice)
    if plan.searches and not run.finished and isinstance(workers, Serial | Processes):
        rehearse(plan.setting.game(), console(error=True), messages)
    return run


def _tell_of_clocks(plan: Plan, messages: Catalogue) -> None:
    """Bots that think for a time, not for a number of playouts, never play quite the same again.

    At dice nobody looks at a clock.
    """
    if plan.setting.game().family == "dice":
        return
    for bot in dict.fromkeys(plan.levels):
        if bot.thinks is not None and bot.thinks.seconds is not None:
            told = messages.text("lab-clock", bot=bot.name, other=f"{bot.base}:400")
            console(error=True).print(told, highlight=False)


def work(run: Run, workers: Engine, messages: Catalogue, option: str = OUT) -> bool:
    """Do what is left of a run; False when it was interrupted, and then it was said how to go on.

    `option` is the one that names the file of the run.
    """
    errors = console(error=True)
    played = messages.text("lab-played", played=run.plan.about()["played"])
    if run.resumed:
        told = messages.text("lab-resumed", done=run.resumed, wanted=run.wanted, played=played)
        errors.print(told, highlight=False)
    columns = (
        TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("·"), TimeLeftColumn(),
    )  # fmt: skip
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(played, total=run.wanted, completed=run.played)
        finished = run.carry_out(workers, lambda count: progress.advance(task, count))
    if not finished:
        _tell_interrupted(run, messages, played, option)
    return finished


def _tell_interrupted(run: Run, messages: Catalogue, played: str, option: str) -> None:
    errors = console(error=True)
    told = messages.text("lab-interrupted", done=run.played, wanted=run.wanted, played=played)
    errors.print(told, highlight=False)
    if run.path is None:
        errors.print(messages.text("lab-keep", option=option), highlight=False)
    else:
        command = shlex.join(["lastcard", *sys.argv[1:]])
        told = messages.text("lab-go-on", path=str(run.path), command=command)
        # To be copied: no line breaks but the terminal's own.
        errors.print(told, highlight=False, soft_wrap=True)
