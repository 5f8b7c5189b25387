"""Pictures in files of their own."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from lastcard.core.refusal import Refusal
from lastcard.lab.colors import NIGHT, PAPER, heat, ink_on
from lastcard.lab.intervals import Interval
from lastcard.lab.numbers import UNMET, rated_text, tenths
from lastcard.lab.results import check_writable, replacing
from lastcard.lab.round_robin.standings import Standing, Standings
from lastcard.locale import Catalogue

SUFFIXES = (".png", ".svg", ".pdf")
NO_PAIR = "#e4dfcf"
SIDE = 1.15
"""Of a square, in inches."""
LETTERS = 19
"""Of the smallest print, in the width of a square."""


def check_picture(path: str) -> None:
    if Path(path).suffix.lower() not in SUFFIXES:
        raise Refusal("picture-suffix", path=path, possible=", ".join(SUFFIXES))
    check_writable(Path(path))


def draw_heat_map(path: str, found: Standings, title: str, about: str, messages: Catalogue) -> None:
    """A square for each pair, with the win share of the bot at the left; ratings beside the names."""
    figure = heat_map(found, title, about, messages)
    target = Path(path)
    suffix = target.suffix.lower()
    with replacing(target) as file, mpl.rc_context({"svg.hashsalt": "lastcard"}):
        figure.savefig(file, format=suffix[1:], facecolor=PAPER, metadata=_undated(suffix))


def _undated(suffix: str) -> dict[str, Any]:
    """The same standings are the same bytes."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(suffix, {})


def heat_map(found: Standings, title: str, about: str, messages: Catalogue) -> Figure:
    names = [name for name, _ in found.bots]
    side = SIDE * len(names)
    figure = Figure(figsize=(side + 2.4, side + 1.5), dpi=160, layout="constrained")
    axes = figure.add_subplot()
    for row, name in enumerate(names):
        for place, other in enumerate(names):
            share = None if name == other else found.against(name, other)
            _draw_square(axes, place, row, share, found.even, messages)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_yticks(range(len(names)), [_rated(standing, found, messages) for standing in found.bots])
    axes.set_xticks(range(len(names)), names)
    axes.xaxis.tick_top()
    axes.tick_params(length=0, labelsize=11, labelcolor=NIGHT)
    axes.set_aspect("equal")
    axes.set_frame_on(False)
    figure.suptitle(title, fontsize=13, fontweight="bold", color=NIGHT)
    axes.set_xlabel("\n".join(wrap(about, LETTERS * len(names))), fontsize=9, color=NIGHT, labelpad=10)
    return figure


def _draw_square(
    axes: Axes, place: int, row: int, share: Interval | None, even: float, messages: Catalogue
) -> None:
    fill = NO_PAIR if share is None else heat(share.value, even)
    corner = (place - 0.44, row - 0.44)
    axes.add_patch(FancyBboxPatch(corner, 0.88, 0.88, "round,pad=0,rounding_size=0.1", fc=fill, ec="none"))
    if share is None:
        if place != row:
            axes.text(place, row, UNMET, ha="center", va="center", color=NIGHT, fontsize=15)
        return
    ink = ink_on(fill)
    value = tenths(messages, 100 * share.value)
    axes.text(place, row - 0.08, value, ha="center", va="center", color=ink, fontsize=15, fontweight="bold")
    margin = tenths(messages, 100 * share.margin)
    axes.text(place, row + 0.24, f"± {margin}", ha="center", va="center", color=ink, fontsize=9)


def _rated(standing: Standing, found: Standings, messages: Catalogue) -> str:
    if not found.rated(standing.name):
        return standing.name
    return f"{standing.name}\n{rated_text(standing.rating, messages)}"
