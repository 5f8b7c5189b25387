"""A report on an edition: what its numbers say, before it is a page."""

from __future__ import annotations

from typing import NamedTuple

from lastcard.cards.game import CardGame
from lastcard.core.refusal import Refusal
from lastcard.editions import edition
from lastcard.lab.charts import both, cards, dice, lever, skill
from lastcard.lab.charts.chart import Chart
from lastcard.lab.numbers import percent
from lastcard.lab.study.cards import ENDS, PLACES, TURNS
from lastcard.lab.study.dice import CALL, FILLED
from lastcard.lab.study.findings import outcomes, quantile, spread, won
from lastcard.lab.study.study import MATCHES, Notes, Study
from lastcard.locale import Catalogue
from lastcard.table.sentences import edition_title


class Report(NamedTuple):
    """What stands on the page, in one language."""

    language: str
    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    """The figures that come first: a number, and what it is of."""
    charts: tuple[Chart, ...]
    table: str
    """What the numbers of a chart are called."""
    made: str
    """Who made it."""
    footer: str


def make_report(plan: Study, notes: Notes, messages: Catalogue) -> Report:
    """The report on these notes; a refusal if nobody won a round in them."""
    if not spread(notes, PLACES):
        raise Refusal("report-void")
    setting = plan.setting
    about = setting.about()
    rounds = spread(notes, ENDS).total()
    matches = spread(notes, MATCHES).total()
    described = {"rounds": rounds, "players": setting.players, "bot": plan.bots[0], "matches": matches}
    told = "report-subtitle" if setting.game().has_rounds else "report-subtitle-dice"
    footer = messages.text(
        "report-footer", version=about["lastcard"], seed=about["seed"], options=plan.whole.about()["options"]
    )
    title = messages.text("report-title", edition=edition_title(messages, edition(setting.source)))
    charts = (*_CHARTS[setting.game().family](plan, notes, messages), *skill.charts(plan, notes, messages))
    return Report(
        messages.language,
        title,
        messages.text(told, **described),
        _facts(notes, messages),
        tuple(chart for chart in charts if chart is not None),
        messages.text("report-table"),
        messages.text("report-made"),
        footer,
    )


def _dice_charts(plan: Study, notes: Notes, messages: Catalogue) -> list[Chart | None]:
    return [
        both.length(notes, messages, dice=True),
        both.places(notes, messages),
        dice.rerolls(notes, messages),
    ]


def _card_charts(plan: Study, notes: Notes, messages: Catalogue) -> list[Chart | None]:
    game, whole = plan.setting.game(), plan.whole.game()
    assert isinstance(game, CardGame) and isinstance(whole, CardGame)
    players = plan.setting.players
    return [
        both.length(notes, messages, dice=False),
        both.matches(notes, whole.rules.target, messages),
        both.places(notes, messages),
        cards.bluffs(notes, players, messages),
        cards.opening(notes, game.rules, messages),
        cards.last(notes, game.rules, messages),
        cards.challenges(notes, messages),
        lever.lever(notes, players, messages),
        lever.lever_wins(notes, players, messages),
    ]


_CHARTS = {"cards": _card_charts, "dice": _dice_charts}


def _facts(notes: Notes, messages: Catalogue) -> tuple[tuple[str, str], ...]:
    turns, ends, rounds = (spread(notes, topic) for topic in (TURNS, ENDS, MATCHES))
    first, filled = won(outcomes(notes, PLACES)[0]), spread(notes, FILLED)
    found = [
        (
            str(quantile(turns, 0.5)),
            messages.text("report-fact-turns-dice" if filled else "report-fact-turns"),
        ),
        (percent(messages, first.value), messages.text("report-fact-first")),
    ]
    if rounds:
        typical = quantile(rounds, 0.5)
        found.append((str(typical), messages.text("report-fact-rounds", number=typical)))
    if filled:
        found.append((percent(messages, filled[CALL] / filled.total()), messages.text("report-fact-call")))
    if ends[0]:
        found.append((percent(messages, ends[0] / ends.total()), messages.text("report-fact-void")))
    return tuple(found)
