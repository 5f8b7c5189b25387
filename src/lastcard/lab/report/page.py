"""A report as one page of HTML that needs nothing else: light and dark, on a desk and on a phone."""

from __future__ import annotations

import re
from html import escape as escape_only
from importlib.resources import files
from io import StringIO

import matplotlib as mpl
from matplotlib.figure import Figure

from lastcard.lab.charts.chart import STYLE, Chart, Inks
from lastcard.lab.report.report import Report

WIDTH = 5.0
# Stand for colours of the page's style, which takes their place in the drawing.
_MARKS = Inks("#010101", "#010102", "#010103", "#010104", "#010105")
_TOKENS = {mark: f"var(--{name})" for name, mark in _MARKS._asdict().items()}
_HEADER = re.compile(r"^.*?(?=<svg )", re.DOTALL)
_METADATA = re.compile(r"<metadata>.*?</metadata>|<!--.*?-->", re.DOTALL)
_SIZE = re.compile(r'(<svg [^>]*?)\s*(?:width|height)="[^"]*"')
_FONT = re.compile(r"font(-family)?: ?([^;\"]*?)'DejaVu Sans'[^;\"]*")


def escape(text: str) -> str:
    """Text for the page; a percent sign stays with its number."""
    return escape_only(text).replace(" %", "\N{NO-BREAK SPACE}%")


def page(report: Report) -> str:
    """The whole page."""
    style = files("lastcard.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{report.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(report.title)}</title>",
            f"<style>\n{style}</style>",
            f"<header>{_shapes()}<h1>{escape(report.title)}</h1><p>{escape(report.subtitle)}</p></header>",
            "<main>",
            _facts(report),
            '<div class="charts">',
            *(_section(number, chart, report) for number, chart in enumerate(report.charts)),
            "</div>",
            "</main>",
            f"<footer><p>{escape(report.made)}</p><p>{escape(report.footer)}</p></footer>",
            "</html>\n",
        )
    )


def _facts(report: Report) -> str:
    items = "".join(
        f"<div><dd>{escape(number)}</dd><dt>{escape(of)}</dt></div>" for number, of in report.facts
    )
    return f'<dl class="facts">{items}</dl>'


def _section(number: int, chart: Chart, report: Report) -> str:
    # The last of an odd number has a row to itself, and room for its table.
    shown = " open" if number == len(report.charts) - 1 and number % 2 == 0 else ""
    return (
        f"<section><h2>{escape(chart.title)}</h2><p>{escape(chart.finding)}</p>"
        f"<figure>{drawing(chart, f'c{number}')}</figure>"
        f"<details{shown}><summary>{escape(report.table)}</summary>{_table(chart)}</details></section>"
    )


def _table(chart: Chart) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in chart.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        for name, *cells in chart.rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def drawing(chart: Chart, name: str) -> str:
    """The chart as a drawing in the page, in the colours and the type of the page."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, chart.height), layout="constrained")
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        chart.draw(axes, _MARKS)
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    found = _METADATA.sub("", _HEADER.sub("", text.getvalue()))
    found = _SIZE.sub(r"\1", _SIZE.sub(r"\1", found, count=1), count=1)
    for mark, token in _TOKENS.items():
        found = found.replace(mark, token)
    found = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", found)
    found = _FONT.sub(_inherit, found)
    label = escape(f"{chart.title} {chart.finding}")
    return found.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()


def _inherit(found: re.Match[str]) -> str:
    """The browser's own type, in the same size and weight."""
    if found[1]:
        return "font-family: inherit"
    size = re.search(r"[\d.]+px", found[2])
    weight = "; font-weight: 700" if re.search(r"\b(bold|700)\b", found[2]) else ""
    return f"font-size: {size[0] if size else '10px'}{weight}"


def _shapes() -> str:
    """The six colours of the cards, each with its shape."""
    drawn = (
        '<circle cx="12" cy="12" r="8" fill="#d8343f"/>',
        '<path d="M26 12l5-8.7h10l5 8.7-5 8.7H31z" fill="#f2b21b"/>',
        '<path d="M60 4l8.5 15h-17z" fill="#27834a"/>',
        '<rect x="76.5" y="4.5" width="15" height="15" fill="#2f6fd6"/>',
        '<circle cx="108" cy="12" r="6.5" fill="none" stroke="#f4f2ec" stroke-width="3.5"/>',
        '<path d="M132 2.5l8 9.5-8 9.5-8-9.5z" fill="#aab3bd"/>',
    )
    return f'<svg class="shapes" viewBox="0 0 144 24" aria-hidden="true">{"".join(drawn)}</svg>'
