"""Reports: what is noted is what happened, and the page stands on its own."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lastcard import Refusal, Seeded, game
from lastcard.bots import level
from lastcard.cards.moves import DRAW, Draw, Pass, Play
from lastcard.cli import main
from lastcard.lab import play
from lastcard.lab.charts import cards as charts_cards
from lastcard.lab.plan import setting_for
from lastcard.lab.play import WON, Played, play_round
from lastcard.lab.report.page import page
from lastcard.lab.report.pdf import A4, FOOT
from lastcard.lab.report.pdf import _page as sheet
from lastcard.lab.report.report import make_report
from lastcard.lab.study.cards import (
    BLUFF_DOUBTED,
    DOUBTED,
    ENDS,
    HONEST_DOUBTED,
    LAST,
    OPENING,
    OTHERS,
    PLACES,
    PULLED,
    PULLER,
    TURNS,
    CardNotes,
    kinds,
)
from lastcard.lab.study.dice import FILLED, ROLLED, STOOD
from lastcard.lab.study.findings import mean, outcomes, quantile, share, spread, won
from lastcard.lab.study.study import MATCHES, Notes, Study, read
from lastcard.locale import catalogue
from lastcard.notation.case import read_position
from lastcard.notation.position import CardPosition
from lastcard.rules.fields import SPINS, TURN
from tests.lab.plans import NAMES

EDITIONS = pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])


def study(edition: str, deals: int, players: int = 3, bot: str = "normal", **options: str) -> Study:
    single, whole = (setting_for(edition, NAMES[:players], options, 3, matches) for matches in (False, True))
    return Study(single, (bot,), deals, whole)


def notes_of(plan: Study) -> Notes:
    notes: Notes = Counter()
    for chunk in range(plan.chunks):
        for key, times in read(plan.play(chunk)):
            notes[key] += times
    return notes


class Counting(CardNotes):
    """Counts events besides, as the table tells them."""

    def __init__(self, notes: Notes) -> None:
        super().__init__(notes)
        self.events: Counter[str] = Counter()

    def before(self, state: Any, seat: int, move: Any) -> None:
        super().before(state, seat, move)
        self.events["turns"] += state.pending == TURN and type(move) in (Play, Draw, Pass)

    def after(self, state: Any, seat: int, move: Any) -> None:
        super().after(state, seat, move)
        self.events.update(kind for kind, *_ in state.log)
        self.events["fours"] += any(event[0] == "played" and event[2] == ("W4",) for event in state.log)


def noted(bot: str, players: int, deals: int) -> tuple[Notes, Counter[str]]:
    """What is noted of some rounds of usa, and what happened in them."""
    table, notes, events = game("usa", NAMES[:players]), Notes(), Counter[str]()
    for deal in range(deals):
        book = Counting(notes)
        book.finish(play_round(table, [level(bot)] * players, f"8/{deal}", watcher=book))
        events += book.events
    return notes, events


def test_wild_draw_fours_are_noted_as_they_were_judged() -> None:
    notes, events = noted("normal", players=3, deals=150)
    came: Counter[int] = sum(outcomes(notes, DOUBTED).values(), Counter())
    assert came[BLUFF_DOUBTED] == events["guilty"] > 0
    assert came[HONEST_DOUBTED] == events["innocent"] > 0
    assert came.total() == events["fours"]


def test_what_is_said_out_of_turn_is_no_turn() -> None:
    """Bots that forget UNO say it late, or are caught, while it is their turn."""
    notes, events = noted("easy", players=4, deals=60)
    assert sum(turns * times for turns, times in spread(notes, TURNS).items()) == events["turns"]


@EDITIONS
def test_every_round_has_one_winner_and_every_seat_a_place(edition: str) -> None:
    notes = notes_of(study(edition, 21))
    assert spread(notes, TURNS).total() == spread(notes, ENDS)[1] == 21
    places = outcomes(notes, PLACES)
    assert sorted(places) == [0, 1, 2]
    assert {counts.total() for counts in places.values()} == {21}
    assert sum(counts[1] for counts in places.values()) == 21
    assert spread(notes, MATCHES).total() == (0 if edition == "dice" else 3)


def test_who_goes_first_is_whoever_has_the_first_turn() -> None:
    """A Reverse turned over first lets the dealer begin, and play goes to the right (FIRST.reverse)."""
    position = read_position(
        "edition usa\nplayers ana beto caro\ndealer caro\nhand ana r1\nhand beto w1\nhand caro b5\nflip bR\n"
    )
    assert isinstance(position, CardPosition)
    notes = Notes()
    book = CardNotes(notes)
    state = position.set_up(position.game(), Seeded(0))
    for _ in range(2):
        book.before(state, state.actor, DRAW)
    assert (book.first, book.direction) == (2, -1)
    book.finish(Played((1,), WON, 1, 1, 0))
    assert {of: counts[1] for of, counts in outcomes(notes, PLACES).items()} == {0: 0, 1: 1, 2: 0}


def test_the_cards_that_were_dealt_and_the_card_that_was_last() -> None:
    plan = study("usa", 40, players=2)
    notes, table = notes_of(plan), plan.setting.game()
    order = kinds(table.rules)  # type: ignore[attr-defined]
    assert spread(notes, LAST).total() == 40
    held = spread(notes, OPENING)
    # Of fourteen cards eight of 108 are nines: somebody has one in about four of five hands.
    assert held[order.index("9")] > held[order.index("0")] > 0
    assert sum(counts[1] for counts in outcomes(notes, OPENING).values()) < held.total()


def test_the_lever_gives_four_cards_or_takes_some() -> None:
    notes = notes_of(study("jackpot", 60, players=4))
    own, others = outcomes(notes, PULLER), outcomes(notes, OTHERS)
    four = SPINS.index("draw4")
    assert set(own[four]) == {4} and set(others[four]) == {0}
    # A player who is down to one card by it may still be caught without UNO.
    assert mean(own[SPINS.index("colors")]).high < -1.5
    assert spread(notes, PULLED).total() == spread(notes, PULLER).total()


def test_dice_that_are_left_fill_what_they_would_have() -> None:
    """Normal puts down the longest chain there is; to roll again pays on the whole."""
    notes = notes_of(study("dice", 20))
    before, after = outcomes(notes, STOOD), outcomes(notes, ROLLED)
    assert before[0] == after[0]
    again = sum((counts for dice, counts in after.items() if dice), Counter[int]())
    left = sum((counts for dice, counts in before.items() if dice), Counter[int]())
    assert again.total() == left.total()
    assert mean(again).value > mean(left).value + 0.5
    assert spread(notes, FILLED).total() == 20


# Numbers


def test_shares_means_and_quantiles_by_hand() -> None:
    assert share(5, 10) == pytest.approx((0.5, 0.23659, 0.76341), abs=1e-5)
    assert share(0, 10)[:2] == (0, 0) and share(0, 10).high == pytest.approx(0.27753, abs=1e-5)
    assert share(0, 0) == (0, 0, 1)
    assert won(Counter({0: 3, 1: 1})).value == 0.25
    value, low, high = mean(Counter({1: 2, 3: 2}))
    assert (value, high - value) == pytest.approx((2, 1.959964 * (4 / 3 / 4) ** 0.5), abs=1e-6)
    assert mean(Counter({7: 1})) == (7, 7, 7)
    assert [quantile(Counter(range(1, 101)), part) for part in (0.25, 0.5, 1)] == [25, 50, 100]
    assert low < value < high


# The page


class Page(HTMLParser):
    """Every tag is closed where it should be, and nothing comes from elsewhere."""

    EMPTY = ("meta",)
    OPTIONAL = ("tr", "html")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings = 0
        self.drawings = 0
        self.ids: list[str] = []
        self.feed(text)
        self.close()
        assert not [tag for tag in self.open if tag not in self.OPTIONAL]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.headings += tag == "h2"
        self.drawings += tag == "svg" and ("role", "img") in attrs
        for name, value in attrs:
            assert name != "src"
            assert name not in ("href", "xlink:href") or str(value).startswith("#")
            if name == "id":
                self.ids.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        while self.open[-1] in self.OPTIONAL and self.open[-1] != tag:
            self.open.pop()
        assert self.open.pop() == tag


OTHER_LANGUAGE = [("usa", 7, "es"), ("hp", 7, "en"), ("jackpot", 9, "es"), ("dice", 3, "en")]


@pytest.mark.parametrize(
    ("edition", "charts", "language"),
    [
        *[("usa", 7, "en"), ("hp", 7, "es"), ("jackpot", 9, "en"), ("dice", 3, "es")],
        *[pytest.param(*other, marks=pytest.mark.slow) for other in OTHER_LANGUAGE],
    ],
)
def test_a_page_stands_on_its_own(
    edition: str, charts: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charts_cards, "ENOUGH", 1)
    plan = study(edition, 40, players=4)
    text = page(make_report(plan, notes_of(plan), catalogue(language)))
    found = Page(text)
    assert found.headings == found.drawings == charts
    assert len(found.ids) == len(set(found.ids))
    # No mark is left that stands for a colour, and there is a dark page too.
    assert "#0101" not in text and "var(--main)" in text and "prefers-color-scheme: dark" in text
    assert not re.search(r"url\((?!#)|@import|DejaVu", text)
    assert f'<html lang="{language}">' in text


def test_only_what_the_edition_has() -> None:
    plan = study("usa", 20, wild4="free")
    titles = [chart.title for chart in make_report(plan, notes_of(plan), catalogue("en")).charts]
    assert "Does a bluff pay?" not in titles and "When does a challenge pay?" not in titles
    assert "What does the lever do?" not in titles
    assert "Which cards win?" in titles


def test_where_nobody_won_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 3)
    plan = study("usa", 2)
    with pytest.raises(Refusal) as refused:
        make_report(plan, notes_of(plan), catalogue("en"))
    assert refused.value == Refusal("report-void")


def test_what_may_be_chance_is_called_so() -> None:
    """Until the intervals of the best and the worst lie apart."""
    found = {}
    for rounds in (6, 600):
        plan = study("usa", rounds, bot="random")
        charts = make_report(plan, notes_of(plan), catalogue("en")).charts
        found[rounds] = next(chart.finding for chart in charts if chart.title == "Which cards win?")
    assert found[6].endswith("this may be chance.")
    assert not found[600].endswith("this may be chance.")


def test_where_no_match_is_finished_the_rounds_are_told() -> None:
    plan = study("usa", 12)
    notes = Counter({key: times for key, times in notes_of(plan).items() if key[0] != MATCHES})
    titles = [chart.title for chart in make_report(plan, notes, catalogue("en")).charts]
    assert len(titles) > 2 and "How long is a match?" not in titles


@EDITIONS
def test_one_round_is_enough(edition: str) -> None:
    plan = study(edition, 1, bot="random")
    assert Page(page(make_report(plan, notes_of(plan), catalogue("en")))).headings >= 3


def test_the_same_notes_are_the_same_page() -> None:
    plan = study("hp", 20)
    notes = notes_of(plan)
    assert page(make_report(plan, notes, catalogue("es"))) == page(make_report(plan, notes, catalogue("es")))


def test_long_texts_keep_charts_off_the_last_lines() -> None:
    plan = study("usa", 20)
    report = make_report(plan, notes_of(plan), catalogue("es"))
    charts = [chart._replace(finding="palabra " * 75, height=4.0) for chart in report.charts[:2]]
    for first in (False, True):
        for axes in sheet(charts, report, first).axes:
            assert axes.get_position().y0 * A4[1] > FOOT


@pytest.mark.parametrize(("name", "begins"), [("page.html", b"<!doctype html>"), ("page.pdf", b"%PDF")])
def test_a_report_is_written_and_gone_on_with(
    name: str, begins: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("lastcard.lab.skill.meetings.PLAYOUTS", 16)
    out, data = tmp_path / name, tmp_path / "notes.parquet"
    words = ["lab", "report", "jackpot", "--rounds", "25", "--bot", "easy", "--engine", "serial"]
    assert main([*words, "--out", str(out), "--data", str(data), "--lang", "en"]) == 0
    first = out.read_bytes()
    assert first.startswith(begins)
    assert main([*words, "--out", str(out), "--data", str(data), "--lang", "en"]) == 0
    captured = capsys.readouterr()
    assert captured.out == f"The report is in {out}.\n" * 2
    # All levels met besides, in two chunks each.
    assert re.search(r"Going on: ([\d,]{3,}) of \1 rounds are done already\.\n$", captured.err)
    assert out.read_bytes() == first
