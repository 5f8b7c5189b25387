"""Paired deals: who sits where, what is counted, and the statistics against sums done by hand."""

from __future__ import annotations

import numpy as np
import pytest

from lastcard import Refusal
from lastcard.lab.numbers import UNMET
from lastcard.lab.plan import setting_for
from lastcard.lab.play import WON, Played
from lastcard.lab.round_robin.arena import round_robin, share
from lastcard.lab.round_robin.heat_map import heat_map
from lastcard.lab.round_robin.standings import by_deal, mean_of, standings
from lastcard.lab.run import Run
from lastcard.locale import catalogue
from tests.lab.plans import done, small_arena
from tests.support.strategies import NAMES


def test_seats_are_swapped() -> None:
    assert small_arena(players=2).seatings == ((True, False), (False, True))
    assert small_arena(players=3).seatings == ((True, False, True), (False, True, False))
    assert small_arena(players=3, field=True).seatings == (
        (True, False, False), (False, True, False), (False, False, True)
    )  # fmt: skip


@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_partners_are_of_one_kind__house_teams(players: int) -> None:
    """So a team wins all of a round or nothing; the other way round is the same deals for the other bot."""
    setting = setting_for("usa", NAMES[:players], {"teams": "on"}, 0, False)
    arena = round_robin(setting, ("easy", "normal"), 2)
    first, second = arena.seatings
    assert first[: players // 2] == first[players // 2 :]
    assert second == tuple(not seat for seat in first)
    assert set(arena.play(0)["share"]) <= {0.0, 1.0}


def test_who_meets_whom() -> None:
    bots = ("random", "easy", "normal")
    assert small_arena(bots=bots).pairs == ((0, 1), (0, 2), (1, 2))
    assert len(small_arena(bots=bots, players=3, field=True).pairs) == 6
    assert small_arena(bots=bots, players=2, field=True) == small_arena(bots=bots, players=2)


@pytest.mark.parametrize(("deals", "chunks"), [(1, 3), (20, 3), (21, 6), (60, 9)])
def test_every_deal_is_in_one_chunk_of_each_pair(deals: int, chunks: int) -> None:
    plan = small_arena(bots=("random", "easy", "normal"), deals=deals)
    assert plan.chunks == chunks
    assert sum(map(plan.size, range(chunks))) == 3 * 2 * deals


def test_both_seatings_play_the_same_deals() -> None:
    columns = small_arena(deals=3).play(0)
    assert list(columns["deal"]) == [0, 0, 1, 1, 2, 2]
    assert list(columns["seating"]) == [0, 1] * 3
    for won, seating, winner in zip(columns["share"], columns["seating"], columns["winner"], strict=True):
        assert won == (winner == seating)


def test_what_nobody_won_is_shared_by_all_seats() -> None:
    seats = (True, False, True)
    assert share(Played((2,), WON, 9, 1, 5), seats) == 1
    assert share(Played((1,), WON, 9, 1, 5), seats) == 0
    assert share(Played((0, 1), "shared", 9, 1, 5), seats) == 0.5
    assert share(Played((), "void", 9, 1, 5), seats) == pytest.approx(2 / 3)


def test_the_interval_of_paired_deals_by_hand() -> None:
    """Deals of 1, 0.5, 0.5 and 0: mean 0.5, variance 1/5 with a 0 and a 1; rounds alone give another."""
    deals = np.array([0, 0, 1, 1, 2, 2, 3, 3])
    shares = np.array([1, 1, 1, 0, 0, 1, 0, 0.0])
    values = by_deal(deals, shares)
    assert values.tolist() == [1, 0.5, 0.5, 0]
    value, low, high = mean_of(values)
    margin = 1.959964 * (1 / 5) ** 0.5 / 4**0.5
    assert (value, low, high) == pytest.approx((0.5, 0.5 - margin, 0.5 + margin), abs=1e-6)


def test_a_few_deals_that_are_alike_are_not_certain() -> None:
    assert mean_of(np.array([1.0])).margin > 0.45
    assert mean_of(np.array([1.0] * 10)).low < 0.85
    assert mean_of(np.array([0.5] * 3)).margin > 0.35
    assert mean_of(np.array([0.5] * 1000)).margin < 0.01


def test_pairs_that_have_not_met_are_marked() -> None:
    """In the picture of an arena that was interrupted early; nobody meets himself."""
    plan = small_arena(bots=("random", "easy", "normal"), deals=4)
    run = Run(plan, done={chunk: plan.play(chunk) for chunk in (0, 1)})
    figure = heat_map(standings(plan, run), "title", "about", catalogue("en"))
    assert [text.get_text() for text in figure.axes[0].texts].count(UNMET) == 2


def test_what_one_wins_the_other_loses() -> None:
    plan = small_arena(bots=("easy", "normal"), deals=40)
    found = standings(plan, done(plan))
    meeting = found.meetings[0]
    assert (meeting.deals, meeting.rounds, meeting.void) == (40, 80, 0)
    assert meeting.share.low < meeting.share.value < meeting.share.high
    mirrored = found.against("normal", "easy")
    assert mirrored is not None
    assert mirrored.value == pytest.approx(1 - meeting.share.value)
    assert mirrored.low == pytest.approx(1 - meeting.share.high)
    assert found.against("easy", "random") is None


def test_against_the_field_a_third_is_even() -> None:
    plan = small_arena(players=3, field=True, bots=("random", "normal"), deals=40)
    found = standings(plan, done(plan))
    assert found.even == pytest.approx(1 / 3)
    alone, among = found.against("normal", "random"), found.against("random", "normal")
    assert alone is not None and among is not None
    assert alone.value > 1 / 3 > among.value
    assert [bot.name for bot in found.bots] == ["normal", "random"]


@pytest.mark.parametrize(
    ("bots", "refusal"),
    [
        (("easy",), Refusal("bots-few")),
        (("easy", "easy"), Refusal("bot-twice", name="easy")),
    ],
)
def test_what_is_no_arena(bots: tuple[str, ...], refusal: Refusal) -> None:
    with pytest.raises(Refusal) as found:
        round_robin(small_arena().setting, bots, 10)
    assert found.value == refusal
