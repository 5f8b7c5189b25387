"""People who go, come back, or take too long: a bot holds their seat and gives it back."""

from __future__ import annotations

from random import Random

import pytest

from lastcard.table import entries
from tests.table.sitting import SECRETS, Sitting, create, person
from tests.table.vigil import TIMES, Vigil


def two_people(timer: int = 0, seed: int = 0) -> tuple[Vigil, int, int]:
    """Two people at a table, the one who is asked, and the other."""
    sitting = Sitting(create(seats=2, timer=timer, secret=SECRETS[seed], options={"uno": "auto"}))
    sitting.begin()
    vigil = Vigil(sitting, here=(0, 1))
    (asked,) = vigil.table.pending().seats
    return vigil, asked, 1 - asked


def until_asked(vigil: Vigil, seat: int) -> None:
    """The others move until this seat is asked."""
    rng = Random(0)
    while seat not in vigil.table.pending().seats:
        if vigil.table.between_rounds():
            vigil.do(entries.Next())
        else:
            move = vigil.sitting.any_move(rng)
            if move.seat != seat:
                vigil.do(move)


def test_somebody_who_is_gone_and_asked_is_held_after_a_while() -> None:
    vigil, asked, _ = two_people()
    vigil.done(5)
    vigil.go(asked)
    vigil.done(TIMES.absent - 0.1)
    assert not vigil.steward.is_held(asked)
    _, moved = next(vigil.run(5))
    assert vigil.steward.is_held(asked)
    assert isinstance(moved, entries.Move) and moved.seat == asked and moved.id is None


def test_somebody_who_is_gone_but_not_asked_keeps_the_seat() -> None:
    vigil, _, other = two_people()
    vigil.go(other)
    vigil.done(10 * TIMES.absent)
    assert not vigil.steward.is_held(other)
    until_asked(vigil, other)
    vigil.tick()
    assert vigil.steward.is_held(other), "gone for long enough already"


def test_a_short_loss_is_forgiven() -> None:
    vigil, asked, _ = two_people()
    for _ in range(5):
        vigil.go(asked)
        vigil.done(TIMES.absent - 1)
        vigil.come(asked)
    vigil.done(100)
    assert not vigil.steward.held
    assert vigil.steward.presence() == {"here": [True, True], "held": [False, False], "watching": 0}


def test_whoever_comes_back_plays_again_with_the_whole_time() -> None:
    vigil, asked, other = two_people(timer=60)
    vigil.go(asked)
    vigil.done(TIMES.absent)
    assert vigil.steward.is_held(asked)
    vigil.come(asked)
    assert not vigil.steward.is_held(asked)
    if asked in vigil.table.pending().seats:
        assert vigil.steward.left(vigil.now) == 60_000
        assert vigil.done(10) == []
    until_asked(vigil, asked)
    assert vigil.done(10) == []
    assert not vigil.steward.is_held(other)


def test_two_windows_of_one_player_count_as_one_who_is_here() -> None:
    vigil, asked, _ = two_people()
    vigil.come(asked)
    vigil.go(asked)
    vigil.done(10 * TIMES.absent)
    assert vigil.steward.here(asked)
    assert not vigil.steward.held


def test_the_clock_hands_the_seat_to_a_bot() -> None:
    vigil, asked, other = two_people(timer=30)
    assert vigil.steward.left(vigil.now) == 30_000
    vigil.done(29.5)
    assert vigil.steward.left(vigil.now) == 500
    assert not vigil.steward.held
    done = vigil.done(0.5)
    assert vigil.steward.held == {person(asked)}
    assert done == []
    done = vigil.done(1.4 * TIMES.thinking["brisk"])
    assert [entry.seat for entry in done if isinstance(entry, entries.Move)][:1] == [asked]
    assert vigil.steward.here(asked)
    assert not vigil.steward.is_held(other)


def test_the_clock_begins_anew_with_each_question_and_only_then() -> None:
    vigil, asked, other = two_people(timer=30)
    vigil.done(20)
    vigil.go(other)
    vigil.come(other)
    assert vigil.steward.left(vigil.now) == 10_000, "what others do changes nothing"
    until_asked(vigil, other)
    assert vigil.steward.left(vigil.now) == 30_000
    assert asked not in vigil.table.pending().seats


def test_the_whole_time_is_given_back_once_for_a_question() -> None:
    """A player who leaves and comes back again and again cannot hold the table up."""
    vigil, asked, _ = two_people(timer=30)
    vigil.done(20)
    for _ in range(3):
        vigil.steward.hold(person(asked), vigil.now)
        vigil.steward.back(person(asked), vigil.now)
    assert vigil.steward.left(vigil.now) == 30_000
    vigil.done(20)
    vigil.steward.hold(person(asked), vigil.now)
    vigil.steward.back(person(asked), vigil.now)
    assert vigil.steward.left(vigil.now) == 10_000


def test_without_a_timer_people_have_all_the_time_of_the_world() -> None:
    vigil, asked, _ = two_people(timer=0)
    assert vigil.done(100_000) == []
    assert vigil.steward.left(vigil.now) is None
    assert not vigil.steward.is_held(asked)


def test_somebody_who_left_is_held_at_once_and_back_when_they_say_so() -> None:
    vigil, asked, _ = two_people()
    vigil.steward.hold(person(asked), vigil.now)
    assert vigil.steward.presence()["held"] == [seat == asked for seat in (0, 1)]
    assert vigil.done(1.4 * TIMES.thinking["brisk"])
    vigil.steward.back(person(asked), vigil.now)
    assert not vigil.steward.held
    until_asked(vigil, asked)
    assert vigil.done(1_000) == []


def test_being_held_ends_with_the_match_for_those_who_are_here() -> None:
    sitting = Sitting(create(seats=3, bots=["easy"], options={"target": "20", "hand-size": "4"}))
    sitting.begin()
    vigil = Vigil(sitting, here=(0, 1))
    vigil.steward.hold(person(0), vigil.now)
    vigil.steward.hold(person(1), vigil.now)
    vigil.done(5_000)
    assert sitting.phase == "finished"
    vigil.go(1)
    vigil.do(entries.Prepare(SECRETS[4], "record-1"), entries.Start(0), entries.Deal())
    assert vigil.steward.presence()["held"] == [False, True, False]


def test_watchers_are_counted_and_keep_the_table_alive() -> None:
    vigil, asked, _ = two_people()
    vigil.come(7)
    vigil.come(8)
    assert vigil.steward.presence()["watching"] == 2
    vigil.go(0)
    vigil.go(1)
    vigil.go(8)
    assert vigil.steward.presence() == {"here": [False, False], "held": [False, False], "watching": 1}
    assert any(isinstance(entry, entries.Move) for entry in vigil.done(TIMES.absent + 5))
    assert vigil.steward.is_held(asked)
    assert len(vigil.steward.away_since) == 2, "watchers leave nothing behind"


@pytest.mark.parametrize("edition", ["usa", "hp"])
def test_several_bots_answer_a_wild_draw_four_each_in_its_time(edition: str) -> None:
    """CHAL.who-usa, CHAL.who: an answer of one does not hurry the next decision of another."""
    answered = 0
    for seed in range(15):
        made = create(edition, 4, bots=["easy"] * 3, secret=SECRETS[seed], options={"uno": "auto"})
        sitting = Sitting(made)
        sitting.begin()
        vigil = Vigil(sitting, seed)
        vigil.steward.hold(person(0), vigil.now)
        asked: dict[int, tuple[int, float]] = {}
        for now, entry in vigil.run(120):
            if isinstance(entry, entries.Move) and entry.seat in asked:
                since = asked[entry.seat][1]
                assert now - since >= 0.75 * TIMES.thinking["brisk"] - 0.001, entry
                answered += entry.move in ("accept", "challenge")
            asked = {
                seat: asked[seat] if asked.get(seat, (0, 0))[0] == number else (number, now)
                for seat in vigil.table.pending().seats
                for number in [vigil.table.since[seat]]
            }
    assert answered > 4


def test_a_host_who_is_gone_hands_the_table_on() -> None:
    """Otherwise those who wait in the lobby could neither begin nor have the chair."""
    sitting = Sitting(create(seats=3))
    sitting.do(entries.Sit(2, "caro", person(2)))
    vigil = Vigil(sitting, here=(0, 2, 3))
    vigil.go(0)
    assert vigil.done(TIMES.hostless - 1) == []
    vigil.come(0)
    vigil.go(0)
    assert vigil.done(TIMES.hostless - 1) == [], "the host was here meanwhile"
    assert vigil.done(2) == [entries.Host(2)]
    assert vigil.table.host == 2
    vigil.come(0)
    vigil.go(0)
    assert vigil.done(10 * TIMES.hostless) == []


def test_a_host_who_is_gone_is_waited_for_by_those_who_watch() -> None:
    vigil = Vigil(Sitting(create(seats=3)), here=(0, 3))
    vigil.go(0)
    assert vigil.done(10 * TIMES.hostless) == []
    assert vigil.table.host == 0


def test_a_table_is_handed_on_to_a_person_and_not_in_a_match() -> None:
    sitting = Sitting(create(seats=3, bots=["easy"]))
    assert [sitting.refused(entries.Host(seat)) for seat in (1, 2, 3)] == [
        "seat-open",
        "seat-open",
        "no-such-seat",
    ]
    sitting.begin()
    assert sitting.refused(entries.Host(1)) == "not-in-phase"


def test_a_host_who_is_gone_plays_on() -> None:
    vigil, _, _ = two_people()
    vigil.go(0)
    vigil.done(TIMES.hostless + 1)
    assert vigil.table.host == 0
