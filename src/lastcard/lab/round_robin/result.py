"""How a round robin came out, as a value that prints as a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from lastcard.lab.colors import heat, ink_on
from lastcard.lab.numbers import UNMET, percent, rated_text, tenths, whole
from lastcard.lab.round_robin.arena import Arena
from lastcard.locale import Catalogue, catalogue

if TYPE_CHECKING:
    # numpy is not in every installation.
    from lastcard.lab.intervals import Interval
    from lastcard.lab.round_robin.standings import Standings

BROAD = 10_000
"""Wide enough for any table, to measure how wide one is."""
WIDE = 200

Number = Callable[[Catalogue, float], str]


@dataclass(frozen=True, slots=True, repr=False)
class Result:
    """What was played, and how the bots stand. It prints as a table.

    `standings.bots` are the bots with their ratings, the best first; `standings.meetings` has the pairs.

    >>> import lastcard
    >>> result = lastcard.lab.arena(["easy", "normal"], edition="dice", deals=20)
    >>> [name for name, rating in result.standings.bots]
    ['normal', 'easy']
    """

    plan: Arena
    standings: Standings

    def __repr__(self) -> str:
        found = ", ".join(f"{name} {rating.value:+.0f}" for name, rating in self.standings.bots)
        return f"<Result of {self.plan.setting.edition}: {found}>"

    def __str__(self) -> str:
        out = Console(file=StringIO(), width=WIDE, color_system=None, soft_wrap=True)
        print_result(self, out, catalogue("en"))
        assert isinstance(out.file, StringIO)
        return "\n".join(line.rstrip() for line in out.file.getvalue().splitlines())

    def share(self, first: str, second: str) -> Interval | None:
        """What the first bot won against the second, with its interval; None where they have not met.

        >>> import lastcard
        >>> result = lastcard.lab.arena(["easy", "normal"], edition="dice", deals=20)
        >>> result.share("normal", "easy").value > 0.5
        True
        """
        return self.standings.against(first, second)

    def as_dict(self) -> dict[str, object]:
        """Everything in plain values.

        >>> import lastcard
        >>> lastcard.lab.arena(["easy", "normal"], edition="dice", deals=20).as_dict()["form"]
        'pairs'
        """
        plan, found = self.plan, self.standings
        return {
            **plan.about(),
            "players": plan.setting.players,
            "seed": plan.setting.seed,
            "even": found.even,
            "bots": [
                {"name": name, "rating": _plain(rating, 1) if found.rated(name) else None}
                for name, rating in found.bots
            ],
            "meetings": [{**one._asdict(), "share": _plain(one.share, 5)} for one in found.meetings],
        }


def title_of(result: Result, messages: Catalogue) -> str:
    """What was played."""
    setting = result.plan.setting
    about = {"edition": setting.edition, "players": setting.players, "seed": str(setting.seed)}
    return setting.titled(messages.text("arena-title", played=setting.played, **about))


def explained(result: Result, messages: Catalogue) -> str:
    """How the numbers came about, in a sentence or two."""
    plan, deals = result.plan, [one.deals for one in result.standings.meetings]
    about = {"deals": max(deals), "even": percent(messages, result.standings.even)}
    said = messages.text("arena-field" if plan.field else "arena-pairs", **about)
    if len(deals) < len(plan.pairs):
        return f"{said} {messages.text('arena-unmet')}"
    if min(deals) < max(deals):
        return f"{said} {messages.text('arena-uneven', least=min(deals))}"
    return said


def print_result(result: Result, out: Console, messages: Catalogue) -> None:
    """The table, in the language of these messages, and what is to be said of it."""
    found = result.standings
    out.print(title_of(result, messages), style="bold", highlight=False)
    grid = _grid(found, messages, tenths)
    if Measurement.get(out, out.options.update_width(BROAD), grid).maximum > out.width:
        grid = _grid(found, messages, whole)
    out.print(grid, highlight=False)
    out.print(explained(result, messages), style="dim", highlight=False)
    void = sum(one.void for one in found.meetings)
    if void:
        overlong = sum(one.overlong for one in found.meetings)
        said = messages.text("arena-void", void=void, overlong=overlong)
        out.print(said, style="dim", highlight=False)


def _plain(interval: Interval, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in interval._asdict().items()}


def _grid(found: Standings, messages: Catalogue, number: Number) -> Table:
    """A row for each bot, the best first: its rating, and its share against each other in colour.

    `number` writes the shares: where the terminal is narrow, without tenths.
    """
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(messages.text("arena-bot"))
    grid.add_column(messages.text("arena-rating"), justify="right")
    for name, _ in found.bots:
        grid.add_column(name, justify="center")
    for name, rating in found.bots:
        cells = [_cell(found, name, other, messages, number) for other, _ in found.bots]
        rated = rated_text(rating, messages) if found.rated(name) else "·"
        grid.add_row(name, rated, *cells)
    return grid


def _cell(found: Standings, name: str, other: str, messages: Catalogue, number: Number) -> Text:
    share = None if name == other else found.against(name, other)
    if share is None:
        return Text("·" if name == other else UNMET, style="dim")
    fill = heat(share.value, found.even)
    value, margin = (number(messages, 100 * part) for part in (share.value, share.margin))
    shown = messages.text("arena-share", value=value, margin=margin)
    return Text(f" {shown} ", style=f"{ink_on(fill)} on {fill}")
