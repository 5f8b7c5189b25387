"""Charts that every game has: how long it takes, and what it is worth to go first."""

from __future__ import annotations

from collections.abc import Iterable

from matplotlib.axes import Axes

from lastcard.lab.charts.chart import Chart, Inks, columns, dots, histogram
from lastcard.lab.intervals import Interval
from lastcard.lab.numbers import percent, tenths
from lastcard.lab.study.cards import PLACES, TURNS
from lastcard.lab.study.findings import Spread, mean, outcomes, quantile, spread, won
from lastcard.lab.study.study import MATCHES, Notes
from lastcard.locale import Catalogue

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def length(notes: Notes, messages: Catalogue, dice: bool) -> Chart:
    turns = spread(notes, TURNS)
    low, median, high = (quantile(turns, part) for part in (0.25, 0.5, 0.75))
    says = "report-length-says-dice" if dice else "report-length-says"
    finding = messages.text(says, low=low, high=high, median=median)
    axis = messages.text("report-length-axis")
    title = messages.text("report-length-dice" if dice else "report-length")
    return _lengths(title, finding, turns, axis, messages)


def matches(notes: Notes, target: int, messages: Catalogue) -> Chart | None:
    rounds = spread(notes, MATCHES)
    if not rounds:
        return None
    average, high = tenths(messages, mean(rounds).value), quantile(rounds, 0.9)
    finding = messages.text("report-matches-says", target=target, mean=average, high=high)
    axis = messages.text("report-matches-axis")
    return _lengths(messages.text("report-matches"), finding, rounds, axis, messages)


def hedged(finding: str, sure: bool, messages: Catalogue) -> str:
    """What was found, and that it may be chance where it is not sure."""
    return finding if sure else f"{finding} {messages.text('report-unsure')}"


def _lengths(title: str, finding: str, counts: Spread, axis: str, messages: Catalogue) -> Chart:
    def draw(axes: Axes, inks: Inks) -> None:
        histogram(axes, inks, counts, quantile(counts, 0.5), messages)
        axes.set_xlabel(axis)

    rows = tuple((percent(messages, part), str(quantile(counts, part))) for part in QUANTILES)
    return Chart(title, finding, draw, (messages.text("report-at-most"), axis), rows)


def places(notes: Notes, messages: Catalogue) -> Chart:
    found = outcomes(notes, PLACES)
    shares = [won(found[place]) for place in sorted(found)]
    even = 1 / len(shares)
    labels = [str(place + 1) for place in sorted(found)]
    axis = messages.text("report-places-axis")

    def draw(axes: Axes, inks: Inks) -> None:
        columns(axes, inks, labels, shares, even, messages)
        axes.set_xlabel(axis)

    rows = tuple(
        (label, *interval_cells(share, messages)) for label, share in zip(labels, shares, strict=True)
    )
    return Chart(
        messages.text("report-places"), _about_places(shares[0], even, messages), draw,
        (axis, *interval_head(messages)), rows,
    )  # fmt: skip


def _about_places(first: Interval, even: float, messages: Catalogue) -> str:
    about = {"share": first.value, "even": percent(messages, even)}
    if first.low > even:
        return messages.text("report-places-gain", **about)
    if first.high < even:
        return messages.text("report-places-loss", **about)
    return messages.text("report-places-even", **about)


Ranked = list[tuple[str, Interval]]
"""Things by their names, with the share of wins that goes with each."""


def best_first(found: Iterable[tuple[str, Interval]]) -> Ranked:
    return sorted(found, key=lambda row: -row[1].value)


def extremes(rows: Ranked, messages: Catalogue) -> dict[str, str]:
    """The best and the worst of a ranking, for a sentence."""
    (best, high), (worst, low) = rows[0], rows[-1]
    return {
        "best": best, "high": percent(messages, high.value),
        "worst": worst, "low": percent(messages, low.value),
    }  # fmt: skip


def ranking(
    title: str, finding: str, axis: str, of: str, rows: Ranked, even: float, height: float,
    messages: Catalogue,
) -> Chart:  # fmt: skip
    """What goes with winning most and least; `of` is what the things are called."""

    def draw(axes: Axes, inks: Inks) -> None:
        dots(axes, inks, rows, even, messages)
        axes.set_xlabel(axis)

    said = hedged(finding, rows[-1][1].high < rows[0][1].low, messages)
    cells = tuple((name, *interval_cells(one, messages)) for name, one in rows)
    return Chart(title, said, draw, (of, *interval_head(messages)), cells, height)


def interval_head(messages: Catalogue) -> tuple[str, str]:
    return messages.text("report-wins"), messages.text("report-interval")


def interval_cells(share: Interval, messages: Catalogue) -> tuple[str, str]:
    return (
        percent(messages, share.value),
        f"{percent(messages, share.low)} – {percent(messages, share.high)}",
    )
