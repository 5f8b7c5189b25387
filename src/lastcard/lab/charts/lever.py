"""Charts of the jackpot machine: what each outcome of the lever brings."""

from __future__ import annotations

from matplotlib.axes import Axes

from lastcard.lab.charts.both import hedged, interval_cells, interval_head
from lastcard.lab.charts.chart import Chart, Inks, dots, pairs
from lastcard.lab.numbers import percent, tenths
from lastcard.lab.study.cards import OTHERS, PULLED, PULLER
from lastcard.lab.study.findings import mean, outcomes, spread, won
from lastcard.lab.study.study import Notes
from lastcard.locale import Catalogue
from lastcard.rules.fields import SPINS


def spin_names(messages: Catalogue) -> dict[str, str]:
    """What the machine shows, by the word of the notation."""
    names = {}
    for spin, key in (
        ("any", "machine-spin-any"),
        ("right", "machine-spin-right"),
        ("left", "machine-spin-left"),
        ("all", "machine-spin-all"),
        ("colors", "machine-spin-colors"),
        ("draw4", "machine-spin-draw4"),
    ):
        names[spin] = messages.text(key).strip("¡!")
    return names


def lever(notes: Notes, players: int, messages: Catalogue) -> Chart | None:
    """Cards that come and go until the next turn, for who pulled and for each of the others."""
    own, theirs, pulls = outcomes(notes, PULLER), outcomes(notes, OTHERS), spread(notes, PULLER)
    if not own:
        return None
    order = sorted(own, key=lambda spin: mean(own[spin]).value)
    names = spin_names(messages)
    labels = [names[SPINS[spin]] for spin in order]
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
    rows = sorted(
        ((names[SPINS[spin]], won(counts)) for spin, counts in found.items()), key=lambda row: -row[1].value
    )

    def draw(axes: Axes, inks: Inks) -> None:
        dots(axes, inks, rows, 1 / players, messages)
        axes.set_xlabel(messages.text("report-lever-wins-axis"))

    (best, high), (worst, low) = rows[0], rows[-1]
    finding = messages.text(
        "report-lever-wins-says",
        best=best, high=percent(messages, high.value), worst=worst, low=percent(messages, low.value),
    )  # fmt: skip
    cells = tuple((name, *interval_cells(one, messages)) for name, one in rows)
    head = (messages.text("report-lever-shows"), *interval_head(messages))
    said = hedged(finding, low.high < high.low, messages)
    return Chart(messages.text("report-lever-wins"), said, draw, head, cells, 2.7)
