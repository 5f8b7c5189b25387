"""What a table does by itself: bots, the deal, rounds, catches, and its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from lastcard.rules.fields import TURN
from lastcard.rules.legal import jumping
from lastcard.table import entries
from lastcard.table.steward import JUMP_SHARE, JUMPING
from lastcard.table.times import USUAL
from tests.support.sizes import examples
from tests.support.strategies import seeds
from tests.table.sitting import NONCES, SECRETS, Sitting, create, person, promised
from tests.table.vigil import TIMES, Vigil

SHORT = {"target": "20", "hand-size": "4"}


def with_bots(edition: str = "usa", bots: int = 2, **more: Any) -> Sitting:
    return Sitting(create(edition, bots + 1, bots=["easy"] * bots, **more))


def moves(done: list[entries.AnyEntry]) -> list[entries.Move]:
    return [entry for entry in done if isinstance(entry, entries.Move)]


@pytest.mark.parametrize("pace", ["calm", "brisk", "quick"])
def test_bots_take_the_time_of_the_table_to_think(pace: str) -> None:
    sitting = with_bots(pace=pace, options={"uno": "auto"})
    sitting.begin()
    vigil = Vigil(sitting)
    thought = []
    rng = Random(1)
    asked = vigil.now
    for _ in range(60):
        if 0 in vigil.table.pending().seats:
            vigil.do(entries.Move(0, sitting_move(sitting, rng)))
            asked = vigil.now
        waited_for = vigil.table.pending().kind
        for now, entry in vigil.run(3 * TIMES.thinking[pace]):
            # Answers to a Wild Draw Four come sooner.
            if isinstance(entry, entries.Move) and waited_for != "answer":
                thought.append(now - asked)
            asked, waited_for = now, vigil.table.pending().kind
        if vigil.table.phase != "playing" or vigil.table.between_rounds():
            break
    assert len(thought) > 5
    assert min(thought) >= 0.75 * TIMES.thinking[pace]
    assert max(thought) <= 1.35 * TIMES.thinking[pace] + 0.001


def test_a_turn_of_a_bot_leaves_time_to_jump_in() -> None:
    """HOUSE.jump-in: longer than any bot thinks, where it can be done."""
    sitting = with_bots(bots=1, options={"uno": "auto", "jump-in": "on"})
    sitting.begin()
    vigil = Vigil(sitting)
    rng = Random(1)
    waits = []
    for _ in range(80):
        if 0 in vigil.table.pending().seats:
            vigil.do(entries.Move(0, sitting_move(sitting, rng)))
        elif vigil.table.pending().kind == "turn":
            planned = vigil.steward.wakes()
            assert planned is not None
            waits.append(planned - vigil.now)
        vigil.now += 4.5
        vigil.tick()
    share = JUMP_SHARE * TIMES.catching["brisk"]
    assert len(waits) > 5
    assert min(waits) >= 0.75 * TIMES.thinking["brisk"] + share


def sitting_move(sitting: Sitting, rng: Random) -> str:
    """Some legal move of the person in seat 0."""
    while True:
        move = sitting.any_move(rng)
        if move.seat == 0:
            return move.move


def test_only_people_can_go_on_when_a_person_is_asked() -> None:
    sitting = with_bots(options={"uno": "auto"})
    sitting.begin()
    vigil = Vigil(sitting)
    vigil.done(10_000)
    assert vigil.table.pending().seats == (0,) or vigil.table.phase != "playing"
    assert vigil.steward.wakes() is None
    assert vigil.steward.left(vigil.now) is None


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_bots_play_a_whole_match_when_a_bot_holds_the_persons_seat(edition: str) -> None:
    sitting = with_bots(edition, options={"board-size": "6 2"} if edition == "dice" else {"target": "60"})
    sitting.begin()
    vigil = Vigil(sitting)
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(50_000)
    assert sitting.phase == "finished"
    assert vigil.steward.wakes() is None
    assert vigil.steward.presence() == {
        "here": [True, False, False],
        "held": [True, False, False],
        "watching": 0,
    }


def test_the_deal_waits_for_promised_nonces_and_no_longer() -> None:
    sitting = Sitting(create(seats=3))
    sitting.fill()
    vigil = Vigil(sitting, here=(0, 1))
    vigil.do(*(entries.Commit(seat, promised(NONCES[seat])) for seat in (0, 1, 2)), entries.Start(0))
    assert vigil.done(TIMES.nonces - 0.1) == []
    vigil.do(entries.Nonce(0, NONCES[0]))
    assert vigil.done(0.05) == []
    assert vigil.done(0.05) == [entries.Deal()]
    assert vigil.table.info()["fair"]["nonces"] == [NONCES[0], None, None]


def test_the_deal_comes_at_once_when_all_who_are_here_have_sent_theirs() -> None:
    """Nobody waits for a player who promised nothing or has gone."""
    sitting = Sitting(create(seats=3))
    sitting.fill()
    vigil = Vigil(sitting, here=(0, 1))
    vigil.do(entries.Commit(0, promised(NONCES[0])), entries.Commit(2, promised(NONCES[2])))
    vigil.do(entries.Start(0))
    assert vigil.tick() == []
    vigil.do(entries.Nonce(0, NONCES[0]))
    assert vigil.tick() == [entries.Deal()]


def test_the_next_round_is_dealt_after_a_while() -> None:
    sitting = with_bots(options={"target": "400"})
    sitting.begin()
    vigil = Vigil(sitting)
    vigil.steward.hold(person(0), vigil.now)
    over = None
    deals = 0
    for now, entry in vigil.run(3_000):
        if isinstance(entry, entries.Next):
            assert over is not None
            assert now == pytest.approx(over + TIMES.between)
            deals += 1
        over = now if vigil.table.between_rounds() else None
    assert deals > 1


def test_windows_for_a_catch_stay_open_long_enough() -> None:
    """UNO.window: no bot moves on before people could have caught somebody; bots catch in that time."""
    longest = TIMES.catching["brisk"]
    closed_late = caught = 0
    for seed in range(20):
        sitting = with_bots(bots=3, secret=SECRETS[seed], options={"target": "200", "hand-size": "3"})
        sitting.begin()
        vigil = Vigil(sitting, seed)
        vigil.steward.hold(person(0), vigil.now)
        window, opened = 0, vigil.now
        for now, entry in vigil.run(1_000):
            assert isinstance(entry, entries.Move | entries.Next)
            if window and isinstance(entry, entries.Move):
                word = entry.move.split()[0]
                if word in ("catch", "uno"):
                    caught += word == "catch"
                    assert 0.45 * longest <= now - opened <= 0.95 * longest
                elif window and not vigil.table.state.catchable:
                    closed_late += 1
                    assert now - opened >= longest - 1e-9
            if vigil.table.state.catchable != window:
                window, opened = vigil.table.state.catchable, now
    assert closed_late > 2
    assert caught > 2


def test_bots_jump_in_after_a_moment_and_not_always__house_jump_in() -> None:
    """As people do, who have to see it first; nobody who is on turn jumps in."""
    jumped = missed = 0
    for seed in range(12):
        options = {"target": "300", "jump-in": "on", "multi": "identical", "uno": "auto"}
        sitting = Sitting(
            create("usa", 4, bots=["hard", "normal", "easy"], secret=SECRETS[seed], options=options)
        )
        sitting.begin()
        vigil = Vigil(sitting, seed)
        vigil.steward.hold(person(0), vigil.now)
        since, actor, could = vigil.now, -1, 0
        for now, entry in vigil.run(600):
            state = vigil.table.state
            if isinstance(entry, entries.Move):
                jumps = actor not in (-1, entry.seat)
                jumped += jumps
                missed += could and not jumps
                assert not jumps or now - since >= JUMPING[0] * TIMES.thinking["brisk"]
            since, actor = now, state.actor if state.pending == TURN else -1
            could = any(jumping(state, state.rules, seat) for seat in range(4))
    assert jumped > 10
    assert missed > 10


def test_a_bot_says_nothing_for_somebody_who_is_back() -> None:
    spoken = 0
    for seed in range(30):
        sitting = with_bots(bots=2, secret=SECRETS[seed], options={"target": "500", "hand-size": "3"})
        sitting.begin()
        vigil = Vigil(sitting, seed)
        vigil.steward.hold(person(0), vigil.now)
        for _ in vigil.run(200):
            if vigil.table.state.catchable:
                break
        if 0 not in vigil.steward._speaks_at:
            continue
        spoken += 1
        vigil.steward.back(person(0), vigil.now)
        for entry in moves(vigil.done(TIMES.catching["brisk"] * 0.99)):
            assert entry.seat != 0, entry
    assert spoken > 3


@pytest.mark.parametrize("phase", ["lobby", "dealing", "playing", "finished"])
def test_a_deserted_table_ends(phase: str) -> None:
    sitting = with_bots(options=SHORT)
    if phase == "dealing":
        sitting.do(entries.Start(0))
    elif phase != "lobby":
        sitting.begin()
        if phase == "finished":
            sitting.play_out(Random(1))
            sitting.do(entries.Prepare(SECRETS[5], "record-1"))
    vigil = Vigil(sitting)
    vigil.go(0)
    assert sitting.phase == phase
    assert vigil.done(TIMES.deserted - 1) == [], "nothing moves while nobody looks"
    assert vigil.done(2) == [entries.End()]
    assert vigil.steward.wakes() is None
    assert vigil.done(9_999) == []


def test_a_table_that_is_brought_back_waits_for_somebody() -> None:
    sitting = with_bots()
    sitting.begin()
    vigil = Vigil(sitting, here=())
    assert vigil.done(500) == []
    vigil.come(0)
    assert vigil.done(0.7 * TIMES.thinking["brisk"]) == [], "bots think again, they are not overdue"
    assert vigil.table.pending().seats == (0,) or vigil.done(20)


def test_everything_still_stands_as_it_did_when_somebody_looks_again() -> None:
    """Time stands still while nobody looks: nobody is late because of it."""
    sitting = Sitting(create(seats=2, timer=30))
    sitting.begin()
    vigil = Vigil(sitting, here=(0, 1))
    (asked,) = vigil.table.pending().seats
    assert vigil.done(25) == []
    vigil.go(0)
    vigil.go(1)
    vigil.done(600)
    vigil.come(asked)
    assert vigil.tick() == []
    assert not vigil.steward.held
    assert vigil.steward.left(vigil.now) == 30_000
    vigil.done(29)
    assert not vigil.steward.held
    vigil.done(2)
    assert vigil.steward.held == {person(asked)}


def test_the_nonces_and_the_next_round_wait_too_while_nobody_looks() -> None:
    sitting = Sitting(create(seats=2))
    sitting.fill()
    vigil = Vigil(sitting, here=(0,))
    vigil.do(entries.Commit(0, promised(NONCES[0])), entries.Start(0))
    vigil.go(0)
    vigil.done(500)
    vigil.come(0)
    assert vigil.done(TIMES.nonces - 1) == []
    assert vigil.done(1) == [entries.Deal()]


def test_the_usual_times_are_those_of_people() -> None:
    for pace, thinking in USUAL.thinking.items():
        assert 0.2 < thinking < USUAL.catching[pace]
    assert USUAL.nonces < USUAL.absent < USUAL.deserted


@examples(12, 100)
@given(seeds)
def test_the_steward_never_sleeps_and_never_spins(seed: int) -> None:
    """People come, go, move or do not; `Vigil` watches that somebody always goes on."""
    rng = Random(seed)
    edition = rng.choice(["usa", "hp", "jackpot", "dice"])
    people = rng.randrange(1, 3)
    sitting = Sitting(create(edition, people + 1, bots=["normal"], timer=rng.choice([0, 20])))
    sitting.begin()
    vigil = Vigil(sitting, seed, here=())
    here: set[int] = set()
    for _ in range(60):
        number = rng.randrange(people + 1)
        if rng.random() < 0.25:
            (vigil.go if number in here else vigil.come)(number)
            here ^= {number}
        elif rng.random() < 0.15 and number < people:
            (vigil.steward.back if rng.random() < 0.5 else vigil.steward.hold)(person(number), vigil.now)
        elif rng.random() < 0.4 and vigil.table.pending().seats:
            move = sitting.any_move(rng)
            if vigil.table.seats[move.seat].kind == "person":
                vigil.do(move)
        vigil.done(rng.choice([0.0, 0.5, 3.0, 40.0]))
        vigil.watch()
        if sitting.phase in ("finished", "ended"):
            break
    assert vigil.table.number > 3
