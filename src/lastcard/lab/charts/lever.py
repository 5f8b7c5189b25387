"""Charts of the jackpot machine: what each outcome of the lever brings."""

from __future__ import annotations

from matplotlib.axes import Axes

from lastcard.lab.charts.both import best_first, extremes, ranking
from lastcard.lab.charts.chart import Chart, Inks, pairs
from lastcard.lab.numbers import percent, tenths
from lastcard.lab.study.cards import OTHERS, PULLED, PULLER
from lastcard.lab.study.findings import mean, outcomes, spread, won
from lastcard.lab.study.study import Notes
from lastcard.locale import Catalogue
from lastcard.rules.fields import SPINS


def spin_names(messages: Catalogue) -> list[str]:
    """What the machine shows, by the number of the outcome."""
    return [messages.text(f"machine-spin-{spin}").strip("¡!") for spin in SPINS]


def lever(notes: Notes, players: int, messages: Catalogue) -> Chart | None:
    """Cards that come and go until the next turn, for who pulled and for each of the others."""
    own, theirs, pulls = outcomes(notes, PULLER), outcomes(notes, OTHERS), spread(notes, PULLER)
    if not own:
        return None
    order = sorted(own, key=lambda spin: mean(own[spin]).value)
    names = spin_names(messages)
    labels = [names[spin] for spin in order]
    both = [(mean(own[spin]).value, mean(theirs[spin]).value / (players - 1)) for spin in order]

    def draw(axes: Axes, inks: Inks) -> None:
        who = (messages.text("report-lever-puller"), messages.text("report-lever-others"))
        pairs(axes, inks, labels, both, who, lying=True)
        axes.set_xlabel(messages.text("report-lever-axis"))

    cells = tuple(
        (
            label,
            percent(messages, pulls[spin] / pulls.total()),
            tenths(messages, mine),
            tenths(messages, other),
        )
        for label, spin, (mine, other) in zip(labels, order, both, strict=True)
    )
    head = (
        messages.text("report-lever-shows"), messages.text("report-lever-odds"),
        messages.text("report-lever-puller"), messages.text("report-lever-others"),
    )  # fmt: skip
    finding = messages.text("report-lever-even", pulls=pulls.total())
    best = both[0][0]
    if best < 0:
        fewer = tenths(messages, -best)
        finding += " " + messages.text("report-lever-best", best=labels[0], fewer=fewer)
    return Chart(messages.text("report-lever"), finding, draw, head, cells, 3.3)


def lever_wins(notes: Notes, players: int, messages: Catalogue) -> Chart | None:
    found = outcomes(notes, PULLED)
    if not found:
        return None
    names = spin_names(messages)
    rows = best_first((names[spin], won(counts)) for spin, counts in found.items())
    finding = messages.text("report-lever-wins-says", **extremes(rows, messages))
    title, axis = messages.text("report-lever-wins"), messages.text("report-lever-wins-axis")
    of = messages.text("report-lever-shows")
    return ranking(title, finding, axis, of, rows, 1 / players, 2.7, messages)
