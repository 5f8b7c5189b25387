"""`lastcard train`: learn to play the card games by self-play."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from lastcard.cli.describe import console
from lastcard.cli.lab.work import BAR
from lastcard.cli.screen import told_if_long
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range
from lastcard.core.extras import extra
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.train import Begun, NoWeights

if TYPE_CHECKING:
    from lastcard.train.course import Course
    from lastcard.train.selfplay import Plan

EXTRA = "train"
FOLDER = "learnt"
MINUTES, MOST_MINUTES = 20, 10_000
FEWEST_GAMES, MOST_GAMES = 200, 10_000_000
CURVE = "curve.png"
DEVICES = ("auto", "cpu", "cuda")


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with extra(EXTRA):
        import torch  # noqa: PLC0415 - not in every installation

        from lastcard.train import curve as _curve  # noqa: F401, PLC0415 - said before, not after an hour
        from lastcard.train.course import USUAL_GAMES  # noqa: PLC0415
        from lastcard.train.selfplay import Plan  # noqa: PLC0415
    device = _device(arguments.device, torch)
    games = in_range(
        "--games",
        USUAL_GAMES[device] if arguments.games is None else arguments.games,
        FEWEST_GAMES,
        MOST_GAMES,
    )
    minutes = in_range("--minutes", arguments.minutes, 1, MOST_MINUTES)
    plan = Plan(minutes, games, minibatch=max(1024, min(131_072, games // 4)), seed=arguments.seed)
    begin = None if arguments.begin_with is None else Path(arguments.begin_with)
    course = _prepared(Path(arguments.out), plan, device, begin, messages)
    finished = _learn(course, minutes, messages)
    _draw(course, messages)
    if finished:
        _tell(course, messages)
    return DONE if finished else INTERRUPTED


def _device(wanted: str, torch: Any) -> str:
    there = bool(torch.cuda.is_available())
    if wanted == "cuda" and not there:
        raise Refusal("fast-no-cuda")
    return "cuda" if there and wanted != "cpu" else "cpu"


def _prepared(folder: Path, plan: Plan, device: str, begin: Path | None, messages: Catalogue) -> Course:
    from lastcard.train.course import Course  # noqa: PLC0415

    errors = console(error=True)
    with told_if_long(errors, messages.text("train-preparing")):
        try:
            course = Course(folder, plan, device, begin)
        except NoWeights:
            raise Refusal("train-no-weights", folder=str(begin)) from None
        except Begun:
            raise Refusal("train-begun", folder=str(folder)) from None
    if course.resumed:
        told = messages.text("train-resumed", minutes=f"{course.minutes:.1f}", folder=str(folder))
        errors.print(told, highlight=False)
    return course


def _learn(course: Course, minutes: int, messages: Catalogue) -> bool:
    """False when it was interrupted, and then it was said how to go on."""
    errors = console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(BAR), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        about = messages.text("train-learning", device=course.device, games=course.learner.tables.games)
        task = progress.add_task(about, total=60 * minutes, completed=int(course.resumed))
        try:
            course.learn(lambda seconds: progress.update(task, completed=seconds))
        except KeyboardInterrupt:
            progress.stop()
            command = shlex.join(["lastcard", *sys.argv[1:]])
            told = messages.text("train-interrupted", folder=str(course.folder), command=command)
            errors.print(told, highlight=False, soft_wrap=True)
            return False
    return True


def _tell(course: Course, messages: Catalogue) -> None:
    table = Table(title=messages.text("train-done", minutes=f"{course.minutes:.0f}"), title_justify="left")
    table.add_column(messages.text("train-rival"))
    table.add_column(messages.text("train-won"), justify="right")
    latest = {trial.rival: trial for trial in course.trials()}
    for rival, trial in latest.items():
        share = f"{100 * trial.won:.1f} ± {100 * trial.within:.1f}"
        table.add_row(messages.text(f"train-against-{rival}"), share)
    console().print(table)
    console().print(messages.text("train-written", folder=str(course.folder)), highlight=False)


def _draw(course: Course, messages: Catalogue) -> None:
    """What there is to draw of it so far."""
    from lastcard.train.curve import draw  # noqa: PLC0415

    if trials := course.trials():
        draw(trials, course.folder / CURVE, messages)
