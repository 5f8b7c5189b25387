"""Every lesson plays to its end, brings up every idea once, and is no fair deal."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from lastcard.core.event import Event
from lastcard.core.refusal import Unreadable
from lastcard.languages import LANGUAGES
from lastcard.lessons import LessonName, lesson
from lastcard.locale import catalogue
from lastcard.notation.moves import move_text
from lastcard.notation.record import Record
from lastcard.notation.replay import replay, verify
from lastcard.table import entries
from tests.lessons.learner import LEARNER, LESSONS, Learner, by_the_path
from tests.table.sitting import fingerprint, person

CARDS: tuple[LessonName, ...] = ("usa", "hp", "jackpot")
LONGEST_SENTENCE = 140


def taken(name: LessonName) -> Learner:
    learner = Learner(name)
    learner.play_out(by_the_path)
    return learner


def played(learner: Learner, symbol: str) -> list[Event]:
    """The plays of the learner with this symbol."""
    return [
        event
        for event in learner.events
        if event.kind == "played" and event.seat == LEARNER and event.cards[0].endswith(symbol)
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_won_on_its_path(name: LessonName) -> None:
    learner = taken(name)
    assert learner.table.path is not None and learner.table.path.ahead == []
    (won,) = (event for event in learner.events if event.kind == "won-match")
    assert won.seat == LEARNER
    told = [move for step in learner.lesson.steps for move in step.moves[:1]]
    names = learner.sitting.names()
    assert [move for _, move in learner.asked] == [move.format(*names) for move in told]


@pytest.mark.parametrize("name", CARDS)
def test_every_idea_of_the_card_games_comes_up_once(name: LessonName) -> None:
    learner = taken(name)
    asked = [kind for kind, _ in learner.asked]
    assert [move for _, move in learner.asked].count("draw") == 1
    assert asked.count("drawn") == 1
    assert len(played(learner, "W")) == 1
    assert asked.count("answer") == learner.count("challenged") == learner.count("guilty", None) == 1
    assert learner.count("caught") == learner.count("caught", None) == 1
    assert learner.count("uno") == 1
    # One action card, on the learner's way or in sight.
    assert learner.count("lost-turn", None) + learner.count("turned", None) == 1


@pytest.mark.parametrize("name", CARDS)
def test_cards_are_matched_by_colour_and_by_number(name: LessonName) -> None:
    learner = taken(name)
    plays = [event for event in learner.events if event.kind in ("flipped", "played")]
    pairs = [(before.cards[0], after.cards[0]) for before, after in pairwise(plays)]
    assert any(before[0] == after[0] for before, after in pairs)
    assert any(before[0] != after[0] and before[1:] == after[1:] for before, after in pairs)


def test_the_hat_and_the_lever_come_up_once() -> None:
    usa, hp, jackpot = map(taken, CARDS)
    assert len(played(hp, "WH")) == 1
    (hat,) = played(hp, "WH")
    drawn = hp.events[hp.events.index(hat) + 1]
    assert (drawn.kind, drawn.seat, len(drawn.cards) > 1) == ("drew", hat.other, True)
    assert drawn.cards[-1].startswith("r")
    assert jackpot.count("spun") == jackpot.count("rule", None) == 1
    assert len(played(jackpot, "J")) == 1
    for other in (usa, hp):
        assert other.count("spun", None) == 0


def test_every_idea_of_the_dice_comes_up_once() -> None:
    learner = taken("dice")
    assert learner.count("rerolled") == 1
    assert learner.count("penalty") == 1
    chains = [event.cards for event in learner.events if event.kind == "chained" and event.seat == LEARNER]
    assert [chain.count("*") for chain in chains] == [0, 1]
    assert learner.count("called") == 1
    called = next(event for event in learner.events if event.kind == "called" and event.seat == LEARNER)
    after = learner.events[learner.events.index(called) + 1]
    assert (after.kind, after.seat) == ("wrote", 1)
    # What another calls is written by the learner, too.
    assert learner.count("called", 1) == 1
    assert any(
        event.kind == "called" and event.seat == 1 and after.kind == "wrote" and after.seat == LEARNER
        for event, after in pairwise(learner.events)
    )


@pytest.mark.parametrize("name", LESSONS)
def test_a_prepared_deal_claims_nothing(name: LessonName) -> None:
    learner = taken(name)
    info = learner.table.info()
    assert (info["lesson"], info["fair"]) == (name, None)
    record = Record.from_text("\n".join(learner.table.lines))
    assert record.header["lesson"] == name
    assert "fair" not in record.header and "secret" not in record.end.data
    assert sum(1 for _ in replay(record)) > 1
    with pytest.raises(Unreadable) as refused:
        verify(record)
    assert refused.value.code == "verify-lesson"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_for_one_person(name: LessonName) -> None:
    learner = Learner(name)
    settings = learner.table.settings
    strangers: list[entries.AnyEntry] = [
        entries.Sit(1, "beto", person(5)),
        entries.Bot(LEARNER, 1, "hard"),
        entries.Free(LEARNER, 1),
        entries.Change(LEARNER, settings),
        entries.Commit(LEARNER, "0" * 64),
    ]
    for entry in strangers:
        assert learner.sitting.refused(entry) == "lesson-alone"
    learner.play_out(by_the_path)
    for entry in strangers:
        assert learner.sitting.refused(entry) == "lesson-alone"
    assert learner.sitting.refused(entries.Start(LEARNER)) == "lesson-over"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_goes_on_from_its_journal(name: LessonName) -> None:
    learner = Learner(name)
    learner.wait()
    while learner.table.phase == "playing":
        learner.move(by_the_path(learner))
        rebuilt = learner.sitting.rebuilt()
        assert fingerprint(rebuilt) == fingerprint(learner.table)
        assert rebuilt.path is not None and learner.table.path is not None
        assert rebuilt.path.ahead == learner.table.path.ahead
        learner.wait()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", LESSONS)
def test_whoever_leaves_the_path_plays_to_the_end(name: LessonName, seed: int) -> None:
    rng = Random(seed)
    learner = Learner(name, seed=seed)

    def anything(learner: Learner) -> str:
        """For some moves what the path wants, then whatever is legal."""
        wanted = learner.path_move()
        if wanted is not None and rng.random() < 0.8:
            return wanted
        game = learner.table.game
        assert game is not None
        view = game.view(learner.table.state, LEARNER)
        return move_text(rng.choice(list(game.moves(view, LEARNER))), game.players)

    learner.play_out(anything)
    assert learner.table.phase == "finished"
    replayed = Record.from_text("\n".join(learner.table.lines))
    assert sum(1 for _ in replay(replayed)) > 1


def test_uno_may_be_said_later_or_not_at_all() -> None:
    for late in (True, False):
        learner = Learner("usa")
        learner.wait()
        while (move := by_the_path(learner)) != "play r1 uno":
            learner.move(move)
            learner.wait()
        learner.move("play r1")
        if late:
            learner.move("uno")
        assert learner.on_path
        learner.wait()
        assert by_the_path(learner) == "play w8"


@pytest.mark.parametrize("learner", ["Abril", "Bruno", "Jürgen_Ñ"])
def test_a_lesson_works_whatever_the_learner_is_called(learner: str) -> None:
    for name in LESSONS:
        taking = Learner(name, learner)
        taking.play_out(by_the_path)
        assert taking.table.path is not None and taking.table.path.ahead == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_short_sentence(language: str) -> None:
    messages = catalogue(language)
    for name in LESSONS:
        for step in lesson(name).steps:
            text = messages.text(f"lesson-{step.key}", left="Abril", right="Bruno", name="Abril")
            assert len(text) <= LONGEST_SENTENCE, text
