"""Charts of the card games: cards that win, bluffs, challenges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from matplotlib.axes import Axes

from lastcard.cards.rules import Rules
from lastcard.lab.charts.both import best_first, extremes, hedged, interval_cells, interval_head, ranking
from lastcard.lab.charts.chart import Chart, Inks, calm, columns, in_percent, legend
from lastcard.lab.intervals import Interval
from lastcard.lab.numbers import percent, whole_percent
from lastcard.lab.study.cards import (
    AFTER,
    BLUFF,
    BLUFF_DOUBTED,
    COULD,
    DOUBTED,
    HONEST,
    HONEST_DOUBTED,
    LAST,
    OPENING,
    kinds,
    symbols,
)
from lastcard.lab.study.findings import Spread, outcomes, share, spread, won
from lastcard.lab.study.study import Notes
from lastcard.locale import Catalogue
from lastcard.table.sentences import symbol_name

PAYS = 1 / 3
"""A wrong challenge costs six cards, none four, a right one nothing (CHAL.guilty, CHAL.innocent)."""
MANY_LEFT = 8
ENOUGH = 20
"""Fewer say nothing."""


def opening(notes: Notes, rules: Rules, messages: Catalogue) -> Chart:
    names = [symbol_name(messages, symbol) for symbol in symbols(rules).values()]
    rows = best_first((names[kind], won(counts)) for kind, counts in outcomes(notes, OPENING).items())
    even = 1 / rules.players
    about = {"even": percent(messages, even), **extremes(rows, messages)}
    finding = messages.text("report-opening-says", **about)
    title, axis = messages.text("report-opening"), messages.text("report-opening-axis")
    return ranking(title, finding, axis, messages.text("report-card"), rows, even, _height(rows), messages)


def _height(rows: Sequence[object]) -> float:
    return 1.0 + 0.27 * len(rows)


def last(notes: Notes, rules: Rules, messages: Catalogue) -> Chart:
    order = kinds(rules)
    counts, deck = spread(notes, LAST), Counter(symbol.code for symbol in rules.symbols)
    total = counts.total()
    rows = sorted(
        ((code, share(counts[kind], total), deck[code] / len(rules.deck)) for kind, code in enumerate(order)),
        key=lambda row: -row[1].value,
    )
    names = [symbol_name(messages, symbols(rules)[code]) for code, *_ in rows]

    def draw(axes: Axes, inks: Inks) -> None:
        for place, (_, part, usual) in enumerate(rows):
            axes.barh(place, part.value, 0.62, color=inks.main, linewidth=0)
            axes.plot([usual, usual], [place - 0.42, place + 0.42], color=inks.even, linewidth=2.4)
        calm(axes, inks, "x")
        in_percent(axes.xaxis, messages)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(messages.text("report-last-axis"))

    finding = messages.text(
        "report-last-says",
        card=names[0], often=percent(messages, rows[0][1].value), deck=percent(messages, rows[0][2]),
    )  # fmt: skip
    cells = tuple(
        (name, percent(messages, part.value), percent(messages, usual))
        for name, (_, part, usual) in zip(names, rows, strict=True)
    )
    head = (
        messages.text("report-card"),
        messages.text("report-last-often"),
        messages.text("report-last-deck"),
    )
    return Chart(messages.text("report-last"), finding, draw, head, cells, _height(rows))


def bluffs(notes: Notes, players: int, messages: Catalogue) -> Chart | None:
    """None where no Wild Draw Four was played that could be a bluff."""
    found = outcomes(notes, AFTER)
    if not found:
        return None
    labels, shares, cells = [], [], []
    for came, key in (
        (HONEST, "report-four-honest"),
        (HONEST_DOUBTED, "report-four-honest-doubted"),
        (BLUFF, "report-four-bluff"),
        (BLUFF_DOUBTED, "report-four-bluff-doubted"),
    ):
        counts = found.get(came, Spread())
        if counts.total():
            labels.append(messages.text(key).replace(" / ", "\n"))
            shares.append(won(counts))
            name = messages.text(key).replace(" / ", " ")
            cells.append((name, str(counts.total()), *interval_cells(shares[-1], messages)))

    def draw(axes: Axes, inks: Inks) -> None:
        columns(axes, inks, labels, shares, 1 / players, messages)

    head = (messages.text("report-four"), messages.text("report-times"), *interval_head(messages))
    return Chart(messages.text("report-bluffs"), _about_bluffs(found, messages), draw, head, tuple(cells))


def _about_bluffs(found: dict[int, Spread], messages: Catalogue) -> str:
    through, caught = found.get(BLUFF, Spread()), found.get(BLUFF_DOUBTED, Spread())
    bluffs = through.total() + caught.total()
    if not bluffs:
        return messages.text("report-bluffs-none")
    bluffing = won(through + caught)
    honest = won(found.get(HONEST, Spread()) + found.get(HONEST_DOUBTED, Spread()))
    finding = messages.text(
        "report-bluffs-says",
        bluffs=bluffs,
        caught=percent(messages, caught.total() / bluffs),
        won=percent(messages, bluffing.value),
        honest=percent(messages, honest.value),
    )
    sure = bluffs >= ENOUGH and (bluffing.high < honest.low or honest.high < bluffing.low)
    return hedged(finding, sure, messages)


def challenges(notes: Notes, messages: Catalogue) -> Chart | None:
    """By how many cards the player had left; None where nothing could be challenged."""
    fours, could = outcomes(notes, DOUBTED), outcomes(notes, COULD)
    lefts = [left for left in range(1, MANY_LEFT + 1) if _at(fours, left).total() >= ENOUGH]
    if not lefts:
        return None
    bluffed = [_part(_at(fours, left), (BLUFF, BLUFF_DOUBTED)) for left in lefts]
    held = [_part(_at(could, left), (1,)) for left in lefts]
    labels = [f"{left}+" if left == MANY_LEFT else str(left) for left in lefts]

    def draw(axes: Axes, inks: Inks) -> None:
        for values, color, key in ((held, inks.other, "report-held"), (bluffed, inks.main, "report-bluffed")):
            axes.fill_between(lefts, [v.low for v in values], [v.high for v in values], color=color,
                              alpha=0.18, linewidth=0)  # fmt: skip
            axes.plot(lefts, [v.value for v in values], "o-", color=color, linewidth=2.2, markersize=6,
                      label=messages.text(key))  # fmt: skip
        axes.axhline(PAYS, color=inks.even, linewidth=1.6, linestyle=(0, (5, 3)))
        calm(axes, inks, "y")
        in_percent(axes.yaxis, messages)
        axes.set_ylim(0, 1)
        axes.set_xticks(lefts, labels)
        axes.set_xlabel(messages.text("report-challenge-axis"))
        legend(axes, inks)

    cells = tuple(
        (label, str(_at(fours, left).total()), percent(messages, b.value), percent(messages, h.value))
        for label, left, b, h in zip(labels, lefts, bluffed, held, strict=True)
    )
    head = (
        messages.text("report-challenge-axis"), messages.text("report-times"),
        messages.text("report-bluffed"), messages.text("report-held"),
    )  # fmt: skip
    return Chart(
        messages.text("report-challenge"), _about_challenges(fours, messages), draw, head, cells, 3.2
    )


def _at(found: dict[int, Spread], left: int) -> Spread:
    """What came with this many cards left; the largest number stands for more, too."""
    if left < MANY_LEFT:
        return found.get(left, Spread())
    return sum((counts for number, counts in found.items() if number >= left), Spread())


def _part(counts: Spread, chosen: tuple[int, ...]) -> Interval:
    return share(sum(counts[one] for one in chosen), counts.total())


def _about_challenges(fours: dict[int, Spread], messages: Catalogue) -> str:
    everything: Spread = sum(fours.values(), Spread())
    right, wrong = everything[BLUFF_DOUBTED], everything[HONEST_DOUBTED]
    rule = messages.text("report-challenge-says", share=PAYS)
    if not right + wrong:
        return rule
    about = {"times": right + wrong, "right": whole_percent(messages, right / (right + wrong))}
    return f"{rule} {messages.text('report-challenge-right', **about)}"
