"""`lastcard lab report`: a page with what the numbers of an edition say."""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import suppress
from pathlib import Path

from lastcard.cli.describe import console
from lastcard.cli.lab.work import DATA, MOST, engine_from, ready, setting_from, work
from lastcard.cli.play import bots_for
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range
from lastcard.core.extras import extra
from lastcard.core.refusal import Refusal
from lastcard.editions import edition
from lastcard.lab.plan import Columns, Setting
from lastcard.lab.results import check_writable, replacing
from lastcard.lab.skill.meetings import meetings, tables_for
from lastcard.lab.study.study import Notes, Study, read
from lastcard.locale import Catalogue

HTML, PDF = ".html", ".pdf"


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    path = Path(arguments.out or f"lastcard-{edition(arguments.edition).name}{HTML}")
    if path.suffix not in (HTML, PDF):
        raise Refusal("report-suffix", path=str(path))
    plan = _plan(arguments)
    workers = engine_from(arguments)
    with extra("lab"):
        # matplotlib is not in every installation.
        from lastcard.lab.report.page import page  # noqa: PLC0415
        from lastcard.lab.report.pdf import write_pdf  # noqa: PLC0415
        from lastcard.lab.report.report import make_report  # noqa: PLC0415
    notes: Notes = Counter()

    def notice(columns: Columns) -> None:
        for key, times in read(columns):
            notes[key] += times

    check_writable(path)
    ongoing = ready(plan, arguments.data, workers, messages, notice)
    finished = work(ongoing, workers, messages, DATA)
    if notes:
        made = make_report(plan, notes, messages)
        with replacing(path) as file:
            if path.suffix == PDF:
                write_pdf(file, made)
            else:
                file.write(page(made).encode())
        console().print(messages.text("report-done", path=str(path)), highlight=False)
    return DONE if finished else INTERRUPTED


def _plan(arguments: argparse.Namespace) -> Study:
    rounds = in_range("--rounds", arguments.rounds, 1, MOST)
    (bot,) = bots_for(arguments.bot, 1)
    single, whole = (setting_from(arguments, arguments.players, matches) for matches in (False, True))
    return Study(single, (bot.name,), rounds, whole, meetings(_tables(arguments)))


def _tables(arguments: argparse.Namespace) -> list[Setting]:
    """Where levels meet; not where these options are for another number of players."""
    found = []
    for players in tables_for(arguments.players):
        with suppress(Refusal):
            found.append(setting_from(arguments, players, False))
    return found
