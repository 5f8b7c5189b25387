"""Bots that think elsewhere: what is asked of them, when they move, and what becomes of late answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lastcard import game
from lastcard.bots import LEVELS, level
from lastcard.cards.moves import Play
from lastcard.core.refusal import Refusal
from lastcard.rules.fields import ANSWER, NOBODY
from lastcard.table import entries, thoughts
from lastcard.table.thoughts import (
    STRONGEST_PLAIN,
    Question,
    meanwhile,
    packed,
    patience,
    ponder,
    rehearsals,
    takes_long,
    unpacked,
    usable,
)
from tests.cards.test_views import permuted
from tests.table.sitting import SECRETS, Sitting, create, person
from tests.table.vigil import TIMES, Vigil

EDITIONS = ["usa", "hp", "jackpot", "classic", "wild", "attack", "dice"]
SHORT = {"dice": {"board-size": "5 2"}}
LONGEST = 1.35 * TIMES.thinking["brisk"]
PATIENCE = patience(level("expert"))


def quickly(question: Question) -> Any:
    """The same as far as the table can tell, without the search."""
    return ponder(
        Question(
            question.seat, STRONGEST_PLAIN, question.agreed, question.view, question.seed, question.patience
        )
    )


class Elsewhere(Vigil):
    """A vigil with somebody who thinks; keeps every question."""

    def __init__(self, sitting: Sitting, seed: int = 0, mind: Callable[[Question], str] = quickly) -> None:
        self.questions: list[Question] = []
        self.mind = mind
        super().__init__(sitting, seed)

    def watch(self) -> None:
        for question in self.steward.questions():
            self.questions.append(question)
            self.steward.thought(question, self.mind(question))
        super().watch()


def against_experts(edition: str = "usa", bots: int = 2, secret: int = 0, **more: Any) -> Sitting:
    options = SHORT.get(edition, {"target": "60"})
    sitting = Sitting(
        create(edition, bots + 1, bots=["expert"] * bots, secret=SECRETS[secret], options=options, **more)
    )
    sitting.begin()
    return sitting


def begun_by_a_bot(edition: str) -> Sitting:
    for secret in range(30):
        sitting = against_experts(edition, secret=secret)
        if 0 not in sitting.table.pending().seats:
            return sitting
    raise AssertionError("a person always begins")


def awaiting(edition: str = "usa") -> Vigil:
    """A table where a bot is asked and nobody has thought yet."""
    return Vigil(begun_by_a_bot(edition))


def moves(done: list[entries.AnyEntry]) -> list[entries.Move]:
    return [entry for entry in done if isinstance(entry, entries.Move)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_match_is_thought_out_elsewhere(edition: str) -> None:
    sitting = begun_by_a_bot(edition)
    vigil = Elsewhere(sitting)
    vigil.steward.hold(person(0), vigil.now)
    made = [entry for entry in moves(vigil.done(50_000)) if entry.seat != 0]
    assert sitting.phase == "finished"
    assert {question.level for question in vigil.questions} == {level("expert").counted.name}
    silent = [entry for entry in made if entry.move.split()[0] not in ("uno", "catch")]
    # One for each decision, and one more for each that was thought out again because of a word out of turn.
    assert len(silent) <= len(vigil.questions) <= len(made) + 5


def test_a_question_comes_once() -> None:
    vigil = awaiting()
    assert len(list(vigil.steward.questions())) == 1
    assert list(vigil.steward.questions()) == []
    vigil.steward.changed(vigil.now)
    assert list(vigil.steward.questions()) == []


def test_a_bot_takes_its_time_though_its_thought_is_there() -> None:
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    vigil.steward.thought(question, quickly(question))
    assert vigil.done(0.75 * TIMES.thinking["brisk"] - 0.01) == []
    (made,) = moves(vigil.done(LONGEST))[:1]
    assert (made.seat, made.move) == (question.seat, quickly(question))


def test_a_bot_waits_for_its_thought_though_its_time_is_over() -> None:
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    assert vigil.done(LONGEST + 1) == []
    vigil.steward.thought(question, quickly(question))
    assert vigil.steward.wakes() is not None
    assert [entry.move for entry in moves(vigil.tick())] == [quickly(question)]


@pytest.mark.parametrize("tells", [True, False], ids=["failed", "silent"])
def test_a_bot_moves_all_the_same_when_nothing_comes_of_its_thought(tells: bool) -> None:
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    if tells:
        vigil.steward.thought(question, None)
    assert vigil.done(0.7 * TIMES.thinking["brisk"]) == []
    if not tells:
        assert vigil.done(PATIENCE - LONGEST) == []
    (made,) = moves(vigil.done(LONGEST))[:1]
    assert made.seat == question.seat


def test_an_answer_to_what_is_not_asked_any_more_is_thrown_away() -> None:
    vigil = awaiting()
    (late,) = vigil.steward.questions()
    vigil.steward.restart(vigil.now)
    (question,) = vigil.steward.questions()
    assert question is not late
    vigil.steward.thought(late, "draw")
    assert vigil.done(LONGEST) == []
    vigil.steward.thought(question, quickly(question))
    assert [entry.move for entry in moves(vigil.tick())] == [quickly(question)]


def test_a_seat_that_sees_something_else_thinks_again_and_moves_at_the_same_time() -> None:
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    at = vigil.steward._moves_at[question.seat]
    vigil.table.state.said ^= 1 << 0
    vigil.steward.changed(vigil.now + 0.1)
    (again,) = vigil.steward.questions()
    assert again.view.position.said != question.view.position.said
    assert vigil.steward._moves_at[question.seat] == at
    vigil.steward.thought(question, "draw")
    assert vigil.steward._thoughts[question.seat].move is None


def test_answers_of_others_do_not_make_a_bot_think_again() -> None:
    """CHAL.who-usa: everybody is asked, and each hears of the others' answers."""
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    table, state = vigil.table, vigil.table.state
    state.pending, state.actor, state.answering = ANSWER, NOBODY, 0b111
    table._pending = table.agreed.pending(state)
    vigil.steward.changed(vigil.now)
    asked = {one.seat for one in vigil.steward.questions()}
    assert asked == {1, 2}
    state.answering = 0b110
    table._pending = table.agreed.pending(state)
    vigil.steward.changed(vigil.now)
    assert list(vigil.steward.questions()) == []
    assert question.seat in asked


def test_nobody_thinks_while_nobody_looks() -> None:
    vigil = awaiting()
    vigil.go(0)
    assert list(vigil.steward.questions()) == []
    assert not vigil.steward.thinks()
    vigil.come(0)
    assert vigil.steward.thinks()
    assert len(list(vigil.steward.questions())) == 1


def test_only_slow_bots_think() -> None:
    quick = Vigil(Sitting(create("usa", 3, bots=["hard", "master"])))
    assert not quick.steward.thinks()
    assert Vigil(Sitting(create("usa", 3, bots=["easy", "expert"]))).steward.thinks()
    assert not Vigil(Sitting(create("dice", 3, bots=["easy", "normal"]))).steward.thinks()
    assert Vigil(Sitting(create("dice", 3, bots=["easy", "hard"]))).steward.thinks()
    assert Vigil(Sitting(create("dice", 3, bots=["easy", "master"]))).steward.thinks()


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_plays_meanwhile_is_quick(edition: str) -> None:
    playing = game(edition, 2)
    assert not takes_long(meanwhile(playing), playing)
    assert takes_long(level("expert"), playing)


def test_without_its_extra_an_expert_keeps_its_name_and_plays_as_hard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = against_experts()
    monkeypatch.setattr(thoughts, "installed", lambda: ("random", "easy", "normal", "hard", "master"))
    assert usable("expert") is LEVELS["hard"]
    sitting.table = sitting.rebuilt()
    vigil = Vigil(sitting)
    assert not vigil.steward.thinks()
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(50_000)
    assert sitting.phase == "finished"
    assert [seat.level for seat in sitting.table.seats] == [None, "expert", "expert"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_travels(edition: str) -> None:
    vigil = awaiting(edition)
    (question,) = vigil.steward.questions()
    data = packed(question)
    assert len(data) < 2_000
    arrived, again = unpacked(data), unpacked(data)
    assert arrived.view.as_dict() == question.view.as_dict()
    assert arrived.view.rules is again.view.rules, "the tables of a game are made once"
    assert quickly(arrived) == quickly(question)


@pytest.mark.parametrize("edition", EDITIONS[:3])
def test_nothing_travels_that_the_seat_may_not_know(edition: str) -> None:
    """Other cards in other hands and in the pile, and every byte stays as it was."""
    vigil = awaiting(edition)
    (question,) = vigil.steward.questions()
    playing: Any = vigil.table.game
    other = permuted(vigil.table.state, {question.seat}, Random(1))
    view = playing.view(other, question.seat)
    assert packed(
        Question(question.seat, question.level, question.agreed, view, question.seed, question.patience)
    ) == packed(question)


def test_a_move_that_is_not_legal_never_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    vigil = awaiting()
    (question,) = vigil.steward.questions()
    absurd = replace(LEVELS["easy"], cards=lambda view, seat, rng: Play("W9"))
    monkeypatch.setitem(LEVELS, "easy", absurd)
    with pytest.raises(Refusal):
        ponder(Question(question.seat, "easy", question.agreed, question.view, 0, 1))


def test_every_edition_is_rehearsed() -> None:
    assert [question.agreed[0] for question in rehearsals("hard")] == EDITIONS
    assert all(map(ponder, rehearsals("hard")))


def test_patience_is_far_more_than_a_thought_should_take() -> None:
    assert pytest.approx(7) == PATIENCE
    assert patience(level("expert:2s")) == pytest.approx(25)
    assert patience(level("expert").counted) == pytest.approx(7)
    assert patience(level("hard")) > 10
