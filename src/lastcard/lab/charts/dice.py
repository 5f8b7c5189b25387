"""Charts of the dice game: what rolling again is worth."""

from __future__ import annotations

from matplotlib.axes import Axes

from lastcard.lab.charts.chart import Chart, Inks, pairs
from lastcard.lab.numbers import percent, tenths
from lastcard.lab.study.dice import ROLLED, STOOD
from lastcard.lab.study.findings import Spread, mean, outcomes, spread
from lastcard.lab.study.study import Notes
from lastcard.locale import Catalogue


def rerolls(notes: Notes, messages: Catalogue) -> Chart:
    """By how many dice were rolled again: the chain there was before, and the one that was put down."""
    before, after = outcomes(notes, STOOD), outcomes(notes, ROLLED)
    times = spread(notes, ROLLED)
    order = sorted(set(before) & set(after))
    both = [(mean(after[dice]).value, mean(before[dice]).value) for dice in order]
    labels = [str(dice) for dice in order]

    def draw(axes: Axes, inks: Inks) -> None:
        pairs(
            axes,
            inks,
            labels,
            both,
            (messages.text("report-reroll-after"), messages.text("report-reroll-before")),
        )
        axes.set_xlabel(messages.text("report-reroll-axis"))
        axes.set_ylabel(messages.text("report-reroll-spaces"))

    cells = tuple(
        (label, percent(messages, times[dice] / times.total()), tenths(messages, old), tenths(messages, new))
        for label, dice, (new, old) in zip(labels, order, both, strict=True)
    )
    head = (
        messages.text("report-reroll-axis"), messages.text("report-reroll-often"),
        messages.text("report-reroll-before"), messages.text("report-reroll-after"),
    )  # fmt: skip
    return Chart(
        messages.text("report-reroll"), _about(before, after, times, messages), draw, head, cells, 3.3
    )


def _about(before: dict[int, Spread], after: dict[int, Spread], times: Spread, messages: Catalogue) -> str:
    again = [dice for dice in after if dice and dice in before]
    if not again:
        return messages.text("report-reroll-never")
    new: Spread = sum((after[dice] for dice in again), Spread())
    old: Spread = sum((before[dice] for dice in again), Spread())
    return messages.text(
        "report-reroll-says",
        often=percent(messages, sum(times[dice] for dice in again) / times.total()),
        gain=tenths(messages, mean(new).value - mean(old).value),
        usual=max(again, key=times.__getitem__),
    )
