"""`lastcard arena`: a round robin of bots."""

from __future__ import annotations

import argparse
import json

from lastcard.cli.describe import console
from lastcard.cli.lab.work import MOST, bots_from, engine_from, ready, setting_from, work
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range
from lastcard.core.extras import extra
from lastcard.lab.round_robin.arena import Arena, round_robin
from lastcard.lab.round_robin.result import Result, explained, print_result, title_of
from lastcard.locale import Catalogue


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with extra("lab"):
        # numpy is not in every installation.
        from lastcard.lab.round_robin.standings import standings  # noqa: PLC0415
    plan = _plan(arguments)
    workers = engine_from(arguments)
    if arguments.plot:
        with extra("lab"):
            from lastcard.lab.round_robin.heat_map import check_picture, draw_heat_map  # noqa: PLC0415
        check_picture(arguments.plot)
    ongoing = ready(plan, arguments.out, workers, messages)
    finished = work(ongoing, workers, messages)
    if ongoing.done:
        found = Result(plan, standings(plan, ongoing))
        if arguments.json:
            print(json.dumps(found.as_dict(), ensure_ascii=False))
        else:
            print_result(found, console(), messages)
        if arguments.plot:
            told = title_of(found, messages), explained(found, messages)
            draw_heat_map(arguments.plot, found.standings, *told, messages)
    return DONE if finished else INTERRUPTED


def _plan(arguments: argparse.Namespace) -> Arena:
    rounds = in_range("--rounds", arguments.rounds, 1, MOST)
    setting = setting_from(arguments, arguments.players, arguments.matches)
    return round_robin(setting, bots_from(arguments.bots), rounds, arguments.field)
