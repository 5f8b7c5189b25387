"""The clocks of a tournament."""

from __future__ import annotations

from lastcard.cup import entries
from lastcard.cup.steward import CupSteward, CupTimes
from tests.cup.test_cup import Told

TIMES = CupTimes(call=7, pause=90, organiserless=180, lapse=1000)


def paused() -> tuple[Told, CupSteward]:
    """A tournament between two rounds, at which its organiser looks."""
    told = Told(4)
    told.play(rounds=3)
    steward = CupSteward(told.cup, 0.0, TIMES)
    steward.came("organiser", 10.0)
    return told, steward


def test_the_next_round_begins_after_the_pause() -> None:
    _, steward = paused()
    assert steward.wakes() == 100.0 and steward.left(40.0) == 60_000
    assert not steward.begins(99.0) and steward.begins(100.0)


def test_nothing_begins_while_nobody_looks_and_the_pause_is_whole_again_after_that() -> None:
    _, steward = paused()
    steward.went("organiser", 50.0)
    assert not steward.begins(200.0) and steward.left(60.0) is None
    steward.came("player 1", 300.0)
    assert not steward.begins(389.0) and steward.begins(390.0)


def test_the_organiser_may_wait_but_not_for_ever_when_gone() -> None:
    told, steward = paused()
    told.act(entries.Hold(True))
    steward.changed(20.0)
    assert steward.wakes() is None and not steward.begins(1e6) and steward.left(30.0) is None
    steward.came("player 1", 30.0)
    steward.went("organiser", 40.0)
    assert steward.wakes() == 220.0 and steward.frees(220.0) and not steward.frees(219.0)


def test_everybody_is_called_to_the_tables_for_a_moment() -> None:
    told, steward = paused()
    told.begin(3)
    steward.changed(50.0)
    assert steward.left(52.0) == 5000 and steward.left(58.0) is None


def test_a_round_needs_two_people() -> None:
    told, steward = paused()
    for number in (0, 1, 2):
        told.act(entries.Leave(number))
        steward.changed(20.0)
    assert not steward.begins(1e6)


def test_what_nobody_comes_to_lapses_unless_it_is_over() -> None:
    told, steward = paused()
    steward.went("organiser", 100.0)
    assert not steward.lapses(1099.0) and steward.lapses(1100.0)
    told.act(entries.Finish())
    steward.changed(1100.0)
    assert not steward.lapses(1e6) and steward.wakes() is None
