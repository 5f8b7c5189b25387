"""The next match begins when those who are there want it."""

from __future__ import annotations

from random import Random

import pytest

from lastcard.core.refusal import Refusal
from lastcard.table import entries
from lastcard.table.steward import Steward
from tests.table.sitting import SECRETS, Sitting, create, person, promised
from tests.table.vigil import TIMES, Vigil

SHORT = {"target": "20", "hand-size": "4"}


def finished(seats: int = 3, bots: int = 0) -> Sitting:
    sitting = Sitting(create(seats=seats, bots=["easy"] * bots, options=SHORT))
    sitting.begin()
    sitting.play_out(Random(3))
    sitting.do(entries.Prepare(SECRETS[9], "record-1"))
    return sitting


def wants(*seats: int) -> list[entries.AnyEntry]:
    return [entries.Again(seat, wanted=True) for seat in seats]


def told(sitting: Sitting) -> list[bool]:
    return [seat["again"] for seat in sitting.table.info()["seats"]]


def started(done: list[entries.AnyEntry]) -> bool:
    return any(isinstance(entry, entries.Start) for entry in done)


def test_it_begins_when_everybody_who_is_here_is_in() -> None:
    sitting = finished(4, bots=1)
    vigil = Vigil(sitting, here=(0, 1, 2))
    assert told(sitting) == [False, False, False, True], "bots agree by themselves"
    vigil.do(*wants(1))
    assert told(sitting) == [False, True, False, True]
    assert not started(vigil.done(50)) and sitting.phase == "finished"
    vigil.do(*wants(0))
    assert not started(vigil.done(500))
    vigil.do(*wants(2))
    assert started(vigil.done(1))
    vigil.done(10)
    assert sitting.phase == "playing" and vigil.steward.held == set()


def test_a_person_alone_with_bots_need_not_wait() -> None:
    sitting = finished(3, bots=2)
    vigil = Vigil(sitting)
    assert not started(vigil.done(900))
    vigil.do(*wants(0))
    assert started(vigil.tick())


def test_it_can_be_taken_back() -> None:
    sitting = finished(2)
    vigil = Vigil(sitting, here=(0, 1))
    vigil.do(*wants(0), entries.Again(0, wanted=False), *wants(1))
    assert not started(vigil.done(50))
    vigil.do(*wants(0))
    assert started(vigil.tick())


def test_those_who_are_gone_are_waited_for_as_long_as_they_may_come_back() -> None:
    """A phone that goes dark for a moment is no answer; a bot holds the seat of those who stay away."""
    sitting = finished()
    vigil = Vigil(sitting, here=(0, 1, 2))
    vigil.do(*wants(0, 1))
    vigil.go(2)
    assert not started(vigil.done(TIMES.absent - 1))
    vigil.come(2)
    assert not started(vigil.done(100))
    vigil.go(2)
    assert started(vigil.done(TIMES.absent + 1))
    vigil.done(8)
    assert sitting.phase == "playing" and vigil.steward.held == {person(2)}
    vigil.come(2)
    assert vigil.steward.held == set()


def test_an_open_seat_is_filled_first() -> None:
    sitting = finished()
    vigil = Vigil(sitting, here=(0, 1))
    vigil.do(*wants(0, 1), entries.Leave(2))
    assert not started(vigil.done(500))
    vigil.do(entries.Bot(0, 2, "easy"))
    assert started(vigil.tick())


def test_the_host_begins_without_those_who_do_not_answer() -> None:
    sitting = finished()
    vigil = Vigil(sitting, here=(0, 1, 2))
    steward = vigil.steward
    assert refusal(steward, 0, vigil.now) == "rematch-early", "nobody has said anything"
    vigil.do(*wants(0))
    assert refusal(steward, 1, vigil.now + 99) == "host-only"
    assert refusal(steward, 0, vigil.now + TIMES.moment - 0.1) == "rematch-early"
    vigil.now += TIMES.moment
    steward.verify_begin(0, vigil.now)
    vigil.do(*wants(1), entries.Start(0))
    vigil.done(6)
    assert sitting.phase == "playing"
    assert steward.held == {person(2)}, "a bot plays for them until they say that they are back"
    steward.back(person(2), vigil.now)
    assert steward.held == set()


def refusal(steward: Steward, seat: int, now: float) -> str:
    with pytest.raises(Refusal) as told:
        steward.verify_begin(seat, now)
    return told.value.code


def test_a_host_who_does_not_answer_hands_the_table_on() -> None:
    sitting = finished()
    vigil = Vigil(sitting, here=(0, 1, 2))
    vigil.do(*wants(2))
    assert vigil.done(TIMES.answering - 1) == []
    assert vigil.done(2) == [entries.Host(2)]
    vigil.steward.verify_begin(2, vigil.now)


def test_agreement_outlives_a_restart() -> None:
    sitting = finished(2)
    sitting.do(*wants(1))
    assert [seat.again for seat in sitting.rebuilt().seats] == [False, True]
    vigil = Vigil(sitting, here=(1,))
    assert not started(vigil.done(TIMES.absent - 1)), "everybody has to find back first"
    vigil.come(0)
    assert not started(vigil.done(50))
    vigil.do(*wants(0))
    assert started(vigil.tick())


def test_journals_of_before_begin_without_it() -> None:
    sitting = finished(2)
    sitting.do(entries.Start(1), entries.Deal())
    vigil = Vigil(sitting, here=(0, 1))
    assert sitting.phase == "playing" and vigil.steward.held == set()
    assert sitting.rebuilt().phase == "playing"


def test_only_after_a_match_and_only_for_the_next() -> None:
    sitting = Sitting(create(seats=2, options=SHORT))
    assert sitting.refused(*wants(0)) == "not-in-phase"
    sitting.begin()
    assert sitting.refused(*wants(0)) == "not-in-phase"
    sitting.play_out(Random(3))
    sitting.do(entries.Prepare(SECRETS[9], "record-1"), *wants(0, 1))
    sitting.begin()
    sitting.play_out(Random(4))
    assert told(sitting) == [False, False]
    sitting.do(entries.Prepare(SECRETS[8], "record-2"), *wants(1), entries.Leave(1))
    assert told(sitting) == [False, False], "those who come are asked again"


def test_result_and_seal_stay_while_the_next_match_is_played() -> None:
    sitting = Sitting(create(seats=2, options=SHORT))
    assert sitting.table.info()["last"] is None
    sitting.begin()
    sitting.play_out(Random(3))
    last = sitting.table.info()["last"]
    assert last["commitment"] == promised(SECRETS[0])
    assert last["names"] == ("ana", "beto")
    assert last["rounds"][-1] == list(sitting.table.state.scores)
    assert len(last["rounds"]) == sitting.table.round
    assert [last["names"][seat] for seat in last["winners"]] == [
        seat.name for seat in sitting.table.seats if seat.wins
    ]
    sitting.do(entries.Prepare(SECRETS[9], "record-1"))
    sitting.begin()
    assert sitting.table.info()["last"] == last
    assert sitting.table.info()["fair"]["commitment"] == promised(SECRETS[9])
    assert sitting.rebuilt().info()["last"] == last


def test_the_start_of_the_next_round_is_told() -> None:
    sitting = Sitting(create(seats=2, options={"target": "500"}))
    sitting.begin()
    vigil = Vigil(sitting, here=(0, 1))
    assert vigil.steward.left(vigil.now) is None
    for _ in sitting.moves(Random(0)):
        vigil.steward.changed(vigil.now)
        if sitting.table.between_rounds():
            break
    assert vigil.steward.left(vigil.now) == 1000 * TIMES.between
    assert vigil.steward.left(vigil.now + 5) == 1000 * (TIMES.between - 5)
    assert vigil.done(TIMES.between + 0.1) == [entries.Next()]
    assert vigil.steward.left(vigil.now) is None
