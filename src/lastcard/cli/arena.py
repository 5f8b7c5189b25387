"""`lastcard arena`: a round robin of bots."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from lastcard.cli.describe import console
from lastcard.cli.lab_work import (
    bots_from,
    engine_from,
    get_ready,
    path_from,
    tell_of_clocks,
    with_options,
    work,
)
from lastcard.cli.status import DONE, INTERRUPTED
from lastcard.cli.tables import in_range, names_for, options_from
from lastcard.core.extras import extra
from lastcard.lab.colors import heat, ink_on
from lastcard.lab.numbers import UNMET, percent, rated_text, tenths, whole
from lastcard.lab.plan import setting_for
from lastcard.lab.round_robin import Arena, round_robin
from lastcard.lab.run import begin
from lastcard.locale import Catalogue

if TYPE_CHECKING:
    from lastcard.lab.intervals import Interval
    from lastcard.lab.standings import Standings

MOST_ROUNDS = 1_000_000_000

BROAD = 10_000
"""Room for any table, to see how much of it one takes."""

Number = Callable[[Catalogue, float], str]


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with extra("lab"):
        # numpy is not in every installation.
        from lastcard.lab.standings import standings  # noqa: PLC0415
    plan = _plan(arguments)
    workers = engine_from(arguments)
    if arguments.plot:
        with extra("lab"):
            from lastcard.lab.pictures import check_picture, draw_heat_map  # noqa: PLC0415
        check_picture(arguments.plot)
    tell_of_clocks(plan.bots, plan.setting, messages)
    ongoing = begin(plan, path_from(arguments.out))
    if not ongoing.finished:
        get_ready(plan.bots, plan.setting.edition, workers, messages)
    finished = work(ongoing, workers, messages)
    if ongoing.done:
        found = standings(plan, ongoing)
        if arguments.json:
            print(json.dumps(as_dict(plan, found), ensure_ascii=False))
        else:
            _print(plan, found, messages)
        if arguments.plot:
            about = _explained(plan, found, messages)
            draw_heat_map(arguments.plot, found, _title(plan, messages), about, messages)
    return DONE if finished else INTERRUPTED


def _plan(arguments: argparse.Namespace) -> Arena:
    rounds = in_range("--rounds", arguments.rounds, 1, MOST_ROUNDS)
    names = tuple(names_for(arguments.players))
    options = options_from(arguments.option)
    setting = setting_for(arguments.edition, names, options, arguments.seed, arguments.matches)
    return round_robin(setting, bots_from(arguments.bots), rounds, arguments.field)


def as_dict(plan: Arena, found: Standings) -> dict[str, object]:
    """The standings in plain values."""
    return {
        **plan.about(),
        "players": plan.setting.players,
        "seed": plan.setting.seed,
        "even": found.even,
        "bots": [
            {"name": name, "rating": _plain(rating, 1) if found.rated(name) else None}
            for name, rating in found.bots
        ],
        "meetings": [{**one._asdict(), "share": _plain(one.share, 5)} for one in found.meetings],
    }


def _plain(interval: Interval, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in interval._asdict().items()}


def _title(plan: Arena, messages: Catalogue) -> str:
    setting = plan.setting
    about = {"edition": setting.edition, "players": setting.players, "seed": str(setting.seed)}
    return with_options(messages.text("arena-title", played=setting.played, **about), setting)


def _print(plan: Arena, found: Standings, messages: Catalogue) -> None:
    out = console()
    out.print(_title(plan, messages), style="bold", highlight=False)
    grid = _grid(found, messages, tenths)
    if Measurement.get(out, out.options.update_width(BROAD), grid).maximum > out.width:
        grid = _grid(found, messages, whole)
    out.print(grid, highlight=False)
    out.print(_explained(plan, found, messages), style="dim", highlight=False)
    void = sum(one.void for one in found.meetings)
    if void:
        overlong = sum(one.overlong for one in found.meetings)
        out.print(messages.text("arena-void", void=void, overlong=overlong), style="dim", highlight=False)


def _explained(plan: Arena, found: Standings, messages: Catalogue) -> str:
    """What the numbers are of."""
    deals = [one.deals for one in found.meetings]
    about = {"deals": max(deals), "even": percent(messages, found.even)}
    said = messages.text("arena-field" if plan.field else "arena-pairs", **about)
    if len(deals) < len(plan.pairs):
        return f"{said} {messages.text('arena-unmet')}"
    if min(deals) < max(deals):
        return f"{said} {messages.text('arena-uneven', least=min(deals))}"
    return said


def _grid(found: Standings, messages: Catalogue, number: Number) -> Table:
    """A row for each bot, the best first: its rating, and its share against each other in colour.

    `number` writes the shares: where the terminal is narrow, without tenths.
    """
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(messages.text("arena-bot"))
    grid.add_column(messages.text("arena-rating"), justify="right")
    for name, _ in found.bots:
        grid.add_column(name, justify="center")
    for name, rating in found.bots:
        cells = [_cell(found, name, other, messages, number) for other, _ in found.bots]
        rated = rated_text(rating, messages) if found.rated(name) else "·"
        grid.add_row(name, rated, *cells)
    return grid


def _cell(found: Standings, name: str, other: str, messages: Catalogue, number: Number) -> Text:
    share = None if name == other else found.against(name, other)
    if share is None:
        return Text("·" if name == other else UNMET, style="dim")
    fill = heat(share.value, found.even)
    value, margin = (number(messages, 100 * part) for part in (share.value, share.margin))
    shown = messages.text("arena-share", value=value, margin=margin)
    return Text(f" {shown} ", style=f"{ink_on(fill)} on {fill}")
