"""Rounds against the clock (HOUSE.blitz): when they end, what is waited for, what a restart leaves of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lastcard.notation.record import Record
from lastcard.notation.replay import replay
from lastcard.table import entries
from lastcard.table.steward import Steward
from tests.table.sitting import Sitting, create, person
from tests.table.vigil import TIMES, Vigil

MINUTE = 60.0


def timed(bots: int = 0, seats: int = 3, minutes: int = 2, **more: Any) -> Vigil:
    """A round that has just been dealt; everybody is here."""
    options = {"round-time": str(minutes), "uno": "auto", **more.pop("options", {})}
    sitting = Sitting(create("usa", seats, bots=["easy"] * bots, options=options, **more))
    sitting.fill()
    vigil = Vigil(sitting, here=tuple(range(seats - bots)))
    sitting.begin()
    vigil.steward.changed(vigil.now)
    return vigil


def decide(vigil: Vigil) -> None:
    """Somebody who is asked makes a move, as a room would let them."""
    entry = vigil.sitting.any_move(Random(vigil.table.number))
    vigil.do(vigil.steward.timed(entry, vigil.now))


def test_a_round_ends_after_the_decision_that_is_waited_for() -> None:
    vigil = timed()
    assert vigil.steward.round_left(vigil.now) == 120_000
    vigil.now += 2 * MINUTE + 1
    assert vigil.steward.round_left(vigil.now) == 0
    assert vigil.tick() == []
    decide(vigil)
    assert vigil.tick() == [entries.Time()]
    assert vigil.table.between_rounds()
    assert vigil.steward.round_left(vigil.now) is None


def test_a_round_ends_at_once_when_nobody_decides() -> None:
    vigil = timed()
    began = vigil.now
    found = next(iter(vigil.run(5 * MINUTE)))
    assert found == (began + 2 * MINUTE + TIMES.grace, entries.Time())


def test_a_decision_has_the_patience_of_its_timer() -> None:
    vigil = timed(timer=50)
    began = vigil.now
    for _ in range(3):
        vigil.now += 35
        decide(vigil)
    now, entry = next(iter(vigil.run(5 * MINUTE)))
    assert (now, entry) == (began + 3 * 35 + 50, entries.Time())
    assert not vigil.steward.held


def test_before_its_time_a_timer_has_a_bot_play_as_ever() -> None:
    vigil = timed(timer=20)
    seat = vigil.table.pending().seats[0]
    *_, last = (entry for _, entry in vigil.run(MINUTE))
    assert isinstance(last, entries.Move)
    assert vigil.steward.is_held(seat)


def test_all_who_may_answer_are_waited_for() -> None:
    """A challenge is one decision of several (CHAL.who-usa)."""
    for seed in range(300):
        vigil = timed(seats=4)
        rng = Random(seed)
        for _ in range(40):
            if vigil.table.pending().kind == "answer" or vigil.table.between_rounds():
                break
            vigil.do(vigil.sitting.any_move(rng))
        if len(vigil.table.pending().seats) == 3:
            break
    vigil.now += 2 * MINUTE + 1
    first, second, _ = vigil.table.pending().seats
    for seat in (first, second):
        vigil.do(entries.Move(seat, "accept"))
        assert vigil.tick() == []
    vigil.now += TIMES.grace
    assert vigil.tick() == [entries.Time()]


def test_what_is_said_out_of_turn_ends_nothing() -> None:
    """UNO answers nothing."""
    vigil = timed(options={"uno": "call", "hand-size": "1"})
    vigil.now += 2 * MINUTE + 1
    vigil.do(entries.Move(vigil.table.pending().seats[0], "uno"))
    assert vigil.tick() == []


def test_bots_decide_before_time_is_over() -> None:
    vigil = timed(bots=2, minutes=1, options={"hand-size": "20"})
    vigil.steward.hold(person(0), vigil.now)
    began = vigil.now
    done = [*vigil.run(MINUTE + 2 * TIMES.thinking["brisk"])]
    (last, move), (over, time) = done[-2:]
    assert isinstance(move, entries.Move)
    assert time == entries.Time()
    assert last == over >= began + MINUTE


def test_every_round_has_its_own_time() -> None:
    vigil = timed()
    vigil.done(3 * MINUTE)
    assert vigil.table.round == 2
    assert vigil.table.lasted == 0
    began = vigil.now - (120_000 - (vigil.steward.round_left(vigil.now) or 0)) / 1000
    over = next(now for now, entry in vigil.run(5 * MINUTE) if entry == entries.Time())
    assert over == pytest.approx(began + 2 * MINUTE + TIMES.grace)


def test_a_restart_goes_on_from_the_last_move() -> None:
    vigil = timed()
    vigil.now += 50
    decide(vigil)
    assert vigil.table.lasted == 50_000
    vigil.now += 30
    again = Steward(vigil.sitting.rebuilt(), 7.0, TIMES)
    again.came(person(0), 1000.0)
    assert again.round_left(1000.0) == 70_000
    assert vigil.steward.round_left(vigil.now) == 40_000


def test_time_stands_still_while_nobody_looks() -> None:
    vigil = timed(bots=2)
    vigil.go(0)
    vigil.now += 10 * MINUTE
    assert not any(isinstance(entry, entries.Time) for entry in vigil.tick())
    vigil.come(0)
    assert vigil.steward.round_left(vigil.now) == 120_000


def test_moves_say_how_long_the_round_has_lasted_only_where_it_has_a_limit() -> None:
    vigil = timed()
    vigil.now += 12.3456
    move = vigil.sitting.any_move(Random(1))
    assert vigil.steward.timed(move, vigil.now) == replace(move, lasted=12_346)
    assert vigil.steward.timed(entries.Next(), vigil.now) == entries.Next()
    plain = Sitting(create("usa", 2))
    plain.begin()
    steward = Steward(plain.table, 0.0, TIMES)
    move = plain.any_move(Random(1))
    assert steward.timed(move, 5.0) is move
    assert steward.round_left(5.0) is None


def test_time_without_a_limit_and_between_rounds_is_refused() -> None:
    plain = Sitting(create("usa", 2))
    assert plain.refused(entries.Time()) == "not-in-phase"
    plain.begin()
    assert plain.refused(entries.Time()) == "no-round-time"
    dice = Sitting(create("dice", 2))
    dice.begin()
    assert dice.refused(entries.Time()) == "no-round-time"
    vigil = timed()
    vigil.do(entries.Time())
    assert vigil.sitting.refused(entries.Time()) == "round-over"


def test_time_may_end_the_match_and_its_record_replays() -> None:
    vigil = timed(options={"length": "1"})
    for _ in range(4):
        decide(vigil)
    vigil.now += 2 * MINUTE + TIMES.grace
    while vigil.table.phase == "playing":
        vigil.tick()
        if vigil.table.between_rounds():  # void
            vigil.do(entries.Next())
            vigil.now += 2 * MINUTE + TIMES.grace
    record = Record.from_text("\n".join(vigil.table.lines))
    *_, last = replay(record)
    assert last.entry is not None and last.entry.data == {"time": "over"}
    assert last.events[0].kind == "time-over"
    assert vigil.sitting.rebuilt().info() == vigil.table.info()
