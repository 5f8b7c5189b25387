"""A report as a PDF, two charts on a page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from textwrap import wrap
from typing import IO

import matplotlib as mpl
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure

from lastcard.lab.charts.chart import STYLE, Chart, Inks
from lastcard.lab.report.report import Report

A4 = (8.27, 11.69)
LEFT, RIGHT, TOP, BOTTOM = 0.9, 0.9, 0.8, 0.7
LINE = 0.21
LETTERS = 82
"""To a line."""
SIZE = 9.5
PRINTED = {**STYLE, **dict.fromkeys((name for name in STYLE if name.endswith("size")), SIZE)}
INKS = Inks("#10262c", "#0c2a301c", "#1f7a72", "#c8563c", "#b87f00")
MUTED = "#3d575c"
FOOT = 0.9
"""What is left free for the last lines of a page."""
BETWEEN = 0.45


def write_pdf(file: IO[bytes], report: Report) -> None:
    about = {"Title": report.title, "CreationDate": None, "ModDate": None}
    with mpl.rc_context(PRINTED), PdfPages(file, metadata=about) as pages:
        waiting = iter(report.charts)
        first = True
        while charts := list(islice(waiting, 2)):
            pages.savefig(_page(charts, report, first))
            first = False


class _Sheet:
    """A page that is filled from the top; places are in inches."""

    def __init__(self) -> None:
        self.figure = Figure(figsize=A4)
        self.at = TOP

    def write(self, text: str, size: float, color: str = INKS.text, bold: bool = False) -> None:
        letters = round(LETTERS * 10.5 / size)
        for line in wrap(text, letters):
            self.figure.text(
                LEFT / A4[0], 1 - self.at / A4[1], line, size=size, color=color, va="top",
                weight="bold" if bold else "normal",
            )  # fmt: skip
            self.at += LINE * size / 10.5
        self.at += 0.08

    def draw(self, chart: Chart, height: float) -> None:
        # Names at the left and numbers below take their room from the chart.
        left, bottom = LEFT + 1.5, 0.62
        box = (
            left / A4[0], 1 - (self.at + height - bottom) / A4[1],
            (A4[0] - left - RIGHT) / A4[0], (height - bottom - 0.3) / A4[1],
        )  # fmt: skip
        axes = self.figure.add_axes(box)
        chart.draw(axes, INKS)
        self.at += height + BETWEEN


def _page(charts: Sequence[Chart], report: Report, first: bool) -> Figure:
    sheet = _Sheet()
    if first:
        sheet.write(report.title, 21, bold=True)
        sheet.write(report.subtitle, 10.5, MUTED)
        sheet.write(" · ".join(f"{number} {of}" for number, of in report.facts), 10.5, INKS.even)
        sheet.at += 0.25
    for number, chart in enumerate(charts):
        # Long texts leave less room for their chart, never for what comes after it.
        end = sheet.at + (A4[1] - FOOT - sheet.at) / (len(charts) - number)
        sheet.write(chart.title, 14, bold=True)
        sheet.write(chart.finding, 10.5, MUTED)
        sheet.draw(chart, min(chart.height * 1.05, 3.75, end - sheet.at - BETWEEN))
    for number, line in enumerate(wrap(report.footer, LETTERS + 30)):
        sheet.figure.text(LEFT / A4[0], (BOTTOM - 0.15 * number) / A4[1], line, size=7.5, color=MUTED)
    return sheet.figure
