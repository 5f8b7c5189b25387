"""How charts are drawn: a few kinds, calm, all in the same hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from lastcard.lab.intervals import Interval
from lastcard.lab.numbers import whole_percent
from lastcard.lab.study.findings import Spread
from lastcard.locale import Catalogue

SIZE = 12
STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": SIZE,
    "axes.labelsize": SIZE,
    "xtick.labelsize": SIZE,
    "ytick.labelsize": SIZE,
    "legend.fontsize": SIZE - 1,
    "svg.fonttype": "none",
    "svg.hashsalt": "lastcard",
    "pdf.fonttype": 42,
}
MOST_BARS = 45
"""More would be too thin on a phone: neighbours are put together."""
FEW_BARS = 4
"""Fewer would fill the whole width."""


class Inks(NamedTuple):
    """The colours of a chart."""

    text: str
    faint: str
    main: str
    other: str
    even: str


class Chart(NamedTuple):
    """One thing that the numbers say."""

    title: str
    finding: str
    draw: Callable[[Axes, Inks], None]
    head: tuple[str, ...]
    """What the columns of the same numbers as a table are called."""
    rows: tuple[tuple[str, ...], ...]
    height: float = 2.9
    """In inches, at a width of five."""


def calm(axes: Axes, inks: Inks, grid: str) -> None:
    """Nothing but faint lines to read values by."""
    axes.set_frame_on(False)
    axes.tick_params(length=0, colors=inks.text, pad=5)
    axes.grid(axis=grid, color=inks.faint, linewidth=0.8)  # type: ignore[arg-type]
    axes.set_axisbelow(True)
    axes.xaxis.label.set_color(inks.text)
    axes.yaxis.label.set_color(inks.text)


def in_percent(axis: Any, messages: Catalogue) -> None:
    axis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: whole_percent(messages, value)))


def histogram(axes: Axes, inks: Inks, counts: Spread, median: int, messages: Catalogue) -> None:
    """How often each number came; the rarest long ones are left out, the median stands out."""
    total = counts.total()
    last = _all_but_few(counts)
    width = max(1, -(-(last - min(counts) + 1) // MOST_BARS))
    bars: Spread = Spread()
    for number, times in counts.items():
        if number <= last:
            bars[number - (number - min(counts)) % width] += times
    for start, times in sorted(bars.items()):
        own = start <= median < start + width
        middle = start + (width - 1) / 2
        axes.bar(middle, times / total, width * 0.82, color=inks.even if own else inks.main, linewidth=0)
    calm(axes, inks, "y")
    in_percent(axes.yaxis, messages)
    axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
    axes.margins(x=0.02)
    if len(bars) < FEW_BARS:
        axes.set_xlim(max(0, min(bars) - FEW_BARS), max(bars) + width - 1 + FEW_BARS)


def _all_but_few(counts: Spread) -> int:
    """The largest number but for one in two hundred."""
    left = counts.total() / 200
    for number in sorted(counts, reverse=True):
        left -= counts[number]
        if left < 0:
            return number
    return max(counts)


def columns(
    axes: Axes, inks: Inks, labels: Sequence[str], shares: Sequence[Interval], even: float,
    messages: Catalogue,
) -> None:  # fmt: skip
    """A column for each share, what is even across them, and how sure each is."""
    for place, share in enumerate(shares):
        axes.bar(place, share.value, 0.62, color=inks.main, linewidth=0)
        _whisker(axes, inks, place, share)
        shown = whole_percent(messages, share.value)
        axes.annotate(shown, (place, share.high), (0, 4), textcoords="offset points", ha="center",
                      color=inks.text, fontweight="bold")  # fmt: skip
    axes.axhline(even, color=inks.even, linewidth=1.6, linestyle=(0, (5, 3)))
    calm(axes, inks, "y")
    in_percent(axes.yaxis, messages)
    axes.set_xticks(range(len(labels)), labels)
    axes.set_ylim(0, max(even, *(share.high for share in shares)) * 1.16)


def _whisker(axes: Axes, inks: Inks, place: float, found: Interval) -> None:
    axes.plot([place, place], [found.low, found.high], color=inks.text, linewidth=1.3, solid_capstyle="round")


def dots(
    axes: Axes, inks: Inks, rows: Sequence[tuple[str, Interval]], even: float, messages: Catalogue
) -> None:
    """A row for each share with its interval, from what is even to either side."""
    for place, (_, share) in enumerate(rows):
        color = inks.main if share.value >= even else inks.other
        axes.plot(
            [even, share.value], [place, place], color=color, linewidth=5, alpha=0.35, solid_capstyle="butt"
        )
        axes.plot([share.low, share.high], [place, place], color=color, linewidth=1.5, solid_capstyle="round")
        axes.plot([share.value], [place], "o", color=color, markersize=7, markeredgewidth=0)
    axes.axvline(even, color=inks.even, linewidth=1.6, linestyle=(0, (5, 3)))
    calm(axes, inks, "x")
    in_percent(axes.xaxis, messages)
    _rows(axes, [name for name, _ in rows])


def pairs(
    axes: Axes, inks: Inks, labels: Sequence[str], both: Sequence[tuple[float, float]],
    names: tuple[str, str], *, lying: bool = False,
) -> None:  # fmt: skip
    """Two bars side by side for each label, from zero to either side."""
    for number, color in enumerate((inks.main, inks.other)):
        places = [place + (number - 0.5) * 0.38 for place in range(len(labels))]
        values = [pair[number] for pair in both]
        if lying:
            axes.barh(places, values, 0.34, color=color, linewidth=0, label=names[number])
        else:
            axes.bar(places, values, 0.34, color=color, linewidth=0, label=names[number])
    calm(axes, inks, "x" if lying else "y")
    if lying:
        axes.axvline(0, color=inks.text, linewidth=1)
        _rows(axes, labels)
    else:
        axes.set_xticks(range(len(labels)), labels)
    legend(axes, inks)


def legend(axes: Axes, inks: Inks) -> None:
    """Above the chart, where nothing is in its way."""
    axes.legend(
        loc="lower left", bbox_to_anchor=(0, 1), ncols=3, frameon=False, labelcolor=inks.text,
        borderaxespad=0.2, handlelength=1.1, columnspacing=1.4,
    )  # fmt: skip


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """Names at the left, the first at the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
