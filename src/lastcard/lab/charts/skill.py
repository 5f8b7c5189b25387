"""Charts of luck and skill: the levels against random, against each other, and against who sees all hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, NamedTuple

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from lastcard.bots import BUDGET
from lastcard.lab.charts.both import hedged, interval_cells
from lastcard.lab.charts.chart import SIZE, Chart, Inks, calm, in_percent, legend
from lastcard.lab.intervals import Interval
from lastcard.lab.numbers import percent, whole_percent
from lastcard.lab.round_robin.standings import mean_of
from lastcard.lab.skill.meetings import ALL_HANDS, MET, PLAYOUTS, WHOLE, pair_of
from lastcard.lab.study.findings import Spread, outcomes
from lastcard.lab.study.study import Notes, Study
from lastcard.locale import Catalogue

RANDOM = 0
"""The place of the weakest."""
SMALL = SIZE - 3
LETTERS = 9
"""To a line, over a column."""
DEEPEST = 0.7
"""How much of its colour a square has where one side wins all."""


@dataclass(frozen=True, slots=True)
class _Table:
    """How they did at one number of players, by their places, the weakest first."""

    players: int
    sides: int
    names: tuple[str, ...]
    shares: dict[tuple[int, int], Interval]

    @property
    def even(self) -> float:
        """What luck alone would give."""
        return 1 / self.sides

    def against(self, one: int, other: int) -> Interval | None:
        """What one won, alone among others of that kind; None where they have not met."""
        found = self.shares.get((one, other))
        if found is None and self.sides == 2 and (other, one) in self.shares:
            value, low, high = self.shares[other, one]
            return Interval(1 - value, 1 - high, 1 - low)
        return found

    @property
    def seeing(self) -> int | None:
        """The place of the player who sees all hands."""
        return self.names.index(ALL_HANDS) if ALL_HANDS in self.names else None

    @property
    def best(self) -> int:
        """The place of the level that won most, on average over the other levels."""
        levels = [place for place, name in enumerate(self.names) if name != ALL_HANDS]
        return max(levels, key=lambda one: self._average(one, levels))

    def _average(self, one: int, others: Sequence[int]) -> float:
        found = [share.value for other in others if (share := self.against(one, other))]
        return sum(found) / len(found) if found else 0.0


def charts(plan: Study, notes: Notes, messages: Catalogue) -> list[Chart]:
    """First how far everybody is from random, then everybody against everybody; nothing before they met."""
    met = outcomes(notes, MET)
    tables = [_table(plan, players, sides, met) for players, sides in plan.tables.items()]
    tables = [table for table in tables if table.shares]
    if not tables:
        return []
    return [_from_random(tables, messages), *(_squares(table, messages) for table in tables)]


def _table(plan: Study, players: int, sides: int, met: dict[int, Spread]) -> _Table:
    pairs = {pair_of(number): _interval(came) for number, came in met.items()}
    shares = {(one.first, one.second): found for one, found in pairs.items() if one.players == players}
    return _Table(players, sides, plan.met, shares)


def _interval(came: Spread) -> Interval:
    """The deal is what is independent, not its rounds."""
    return mean_of(np.repeat(np.array(list(came), float) / WHOLE, list(came.values())))


def _name(name: str, messages: Catalogue) -> str:
    """What it is called: a level without its budget."""
    level = name.partition(BUDGET)[0].replace(" ", "-")
    return messages.text("report-level", level=level)


def _narrow(name: str) -> str:
    """In several lines where it is long: a column has no room for more."""
    return "\n".join(wrap(name, LETTERS, break_long_words=False))


class _Row(NamedTuple):
    name: str
    shares: list[Interval | None]
    """At each table."""


def _from_random(tables: list[_Table], messages: Catalogue) -> Chart:
    names = tables[0].names
    rows = [
        _Row(_name(names[place], messages), [table.against(place, RANDOM) for table in tables])
        for place in reversed(range(1, len(names)))
    ]
    labels = [messages.text("report-luck-table", players=table.players) for table in tables]

    def draw(axes: Axes, inks: Inks) -> None:
        for number, (table, label) in enumerate(zip(tables, labels, strict=True)):
            shares = [row.shares[number] for row in rows]
            _draw_distances(axes, inks, shares, table.even, number, label)
            axes.axvline(table.even, color=inks.even, linewidth=1.6, linestyle=(0, (5, 3)))
        calm(axes, inks, "x")
        in_percent(axes.xaxis, messages)
        axes.set_yticks(range(len(rows)), [_narrow(row.name) for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(messages.text("report-luck-axis"))
        legend(axes, inks)

    cells = tuple((row.name, *(_cell(share, messages) for share in row.shares)) for row in rows)
    head = (messages.text("report-luck-player"), *labels)
    finding = _about_luck(tables, messages)
    return Chart(messages.text("report-luck"), finding, draw, head, cells, 1.3 + 0.4 * len(rows))


def _draw_distances(
    axes: Axes, inks: Inks, shares: Sequence[Interval | None], even: float, number: int, label: str
) -> None:
    """A row for each share with its interval, from what is even; two numbers of players beside each other."""
    color = (inks.main, inks.other)[number % 2]
    axes.plot([], [], "o", color=color, markersize=7, markeredgewidth=0, label=label)
    for row, share in enumerate(shares):
        if share is None:
            continue
        place = row + (number - 0.5) * 0.34
        axes.barh(place, share.value - even, 0.28, even, color=color, linewidth=0, alpha=0.35)
        axes.plot([share.low, share.high], [place, place], color=color, linewidth=1.5, solid_capstyle="round")
        axes.plot([share.value], [place], "o", color=color, markersize=7, markeredgewidth=0)


def _about_luck(tables: list[_Table], messages: Catalogue) -> str:
    said = []
    for table in tables:
        best = table.best
        about = {
            "players": table.players, "best": _name(table.names[best], messages),
            "even": percent(messages, table.even),
        }  # fmt: skip
        own = table.against(best, RANDOM)
        seen = None if table.seeing is None else table.against(table.seeing, RANDOM)
        if own is None:
            continue
        about["share"] = percent(messages, own.value)
        if seen is None:
            said.append(messages.text("report-luck-at", **about))
        else:
            said.append(messages.text("report-luck-seen", seen=percent(messages, seen.value), **about))
    if tables[0].seeing is None:
        said.append(messages.text("report-luck-open"))
    else:
        said.append(messages.text("report-luck-rest", playouts=PLAYOUTS))
    return " ".join(said)


def _squares(table: _Table, messages: Catalogue) -> Chart:
    """A square for each two, with what the one at the left wins against the one above."""
    order = [*reversed(range(len(table.names)))]
    names = [_name(table.names[place], messages) for place in order]

    def draw(axes: Axes, inks: Inks) -> None:
        for row, one in enumerate(order):
            for column, other in enumerate(order):
                _draw_square(axes, inks, (column, row), table.against(one, other), table.even, messages)
        calm(axes, inks, "x")
        axes.grid(visible=False)
        axes.set_yticks(range(len(names)), list(map(_narrow, names)))
        axes.set_xticks(range(len(names)), list(map(_narrow, names)))
        axes.tick_params(axis="x", labelsize=SMALL, top=False, labeltop=True, labelbottom=False)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)

    cells = tuple(
        (name, *(_cell(table.against(one, other), messages) for other in order))
        for name, one in zip(names, order, strict=True)
    )
    title = messages.text("report-met", players=table.players)
    head = (messages.text("report-met-of"), *names)
    return Chart(title, _about_meetings(table, messages), draw, head, cells, 0.8 + 0.46 * len(names))


def _draw_square(
    axes: Axes, inks: Inks, place: tuple[int, int], share: Interval | None, even: float, messages: Catalogue
) -> None:
    if share is None:
        return
    column, row = place
    color = inks.main if share.value >= even else inks.other
    depth = DEEPEST * abs(share.value - even) / (1 - even if share.value >= even else even)
    axes.add_patch(
        Rectangle((column - 0.46, row - 0.46), 0.92, 0.92, facecolor=color, alpha=depth, linewidth=0)
    )
    shown = whole_percent(messages, share.value)
    text: Any = {"ha": "center", "va": "center", "color": inks.text}
    axes.text(column, row - 0.12, shown, fontweight="bold", fontsize=SIZE - 1, **text)
    margin = f"± {whole_percent(messages, share.margin)}"
    axes.text(column, row + 0.26, margin, fontsize=SIZE - 4, **text)


def _about_meetings(table: _Table, messages: Catalogue) -> str:
    best, seeing = table.best, table.seeing
    form = "two" if table.players == 2 else "teams" if table.sides < table.players else "alone"
    how = messages.text("report-met-how", form=form, even=percent(messages, table.even))
    share = None if seeing is None else table.against(seeing, best)
    if share is None:
        return how
    about = {"best": _name(table.names[best], messages), "share": percent(messages, share.value)}
    sure = not share.low <= table.even <= share.high
    return f"{hedged(messages.text('report-met-says', **about), sure, messages)} {how}"


def _cell(share: Interval | None, messages: Catalogue) -> str:
    if share is None:
        return "·"
    value, interval = interval_cells(share, messages)
    return f"{value} ({interval})"
