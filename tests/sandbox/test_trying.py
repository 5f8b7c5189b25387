"""Trying moves gives what the engine gives, refused moves change nothing, and all texts are answered."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.core.refusal import Refusal
from lastcard.dice.faces import lay_out
from lastcard.dice.state import DiceState
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.notation.case import read_case, read_position
from lastcard.notation.check import run_case, same
from lastcard.notation.moves import move_text
from lastcard.rulebook import rules
from lastcard.sandbox.examples import EXAMPLES, case_text, example
from lastcard.sandbox.position import LONGEST, Stand, opened
from lastcard.sandbox.trying import MOST_LISTED, answer, legal, tried
from tests.support.golden import MOVES, TABLES

ENGLISH = catalogue("en")
POSITION = (
    "edition usa\nplayers ana beto\nhand ana r1 r2 W4\nhand beto s4 s5 s6\ntop r7\ndraw b1 b2\nturn ana\n"
)


# The worked examples


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_holds_and_is_about_what_happens_in_it(name: str) -> None:
    case, found = read_case(case_text(name)), example(name)
    assert run_case(case) == []
    assert set(found.rules) <= rules("en").keys()
    stand, told = opened(found.position), set()
    told |= {rule for one in answer(found.position, (), ENGLISH)["began"] for rule in one["rules"]}
    for seat, move, refused in found.script:
        try:
            stand, happened = tried(stand, seat, move)
            told |= {rule for one in happened for rule in one.rules}
            assert not refused
        except Refusal as refusal:
            assert refused
            told.add(str(refusal.rule))
    assert told & set(found.rules), "nothing in its answer is told by the rules that it is about"


def test_every_example_is_listed_and_worded() -> None:
    folder = Path(lastcard.__file__).parent / "rulebook" / "examples"
    assert {path.stem for path in folder.iterdir()} == set(EXAMPLES)
    assert len(set(EXAMPLES)) == len(EXAMPLES)
    for language in LANGUAGES:
        for name in EXAMPLES:
            assert catalogue(language).text(f"try-example-{name}")
            assert catalogue(language).text(f"try-example-{name}.question").endswith("?")
    with pytest.raises(LookupError):
        example("none")


# Trying, beside the engine


@pytest.mark.parametrize(("edition", "players"), TABLES[::3])
def test_moves_bring_what_they_bring_in_the_engine(edition: str, players: int) -> None:
    """The positions of golden playthroughs: any legal move, carried out from the text of its position."""
    game = lastcard.game(edition, [f"p{seat}" for seat in range(players)])
    state = game.start(lastcard.Seeded(f"{edition}-{players}"))
    rng = Random(f"{edition}-{players}")
    for _ in range(MOVES // 2):
        if not game.pending(state).seats:
            break
        choices = [(seat, move) for seat in range(players) for move in islice(game.moves(state, seat), 40)]
        stand = opened(str(state))
        for seat, move in rng.sample(choices, min(3, len(choices))):
            assert_same(stand, seat, move)
        seat, move = rng.choice(choices)
        game.apply(state, seat, move)


def assert_same(stand: Stand, seat: int, move: Any) -> None:
    """The sandbox and the engine, from the same position and with the same chance."""
    text, before = move_text(move, stand.game.players), stand.state.copy()
    engine = stand.state.copy()
    engine.counters = {}
    if isinstance(engine, DiceState):
        engine.dice = tuple(lay_out(tuple(sorted(engine.dice))))
    stand.game.apply(engine, seat, text, lastcard.Seeded(Stand(stand.game, engine, stand.chance).text))
    after, happened = tried(stand, seat, text)
    assert tuple(one.event for one in happened) == stand.game.events(engine)
    assert all(one.rules for one in happened)
    assert str(after.state) == str(engine)
    assert same(stand.state, before), "trying changed the position"
    assert opened(after.text).text == after.text


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    stand = opened(POSITION)
    before = stand.state.copy()
    for seat, move in [(0, "play b1"), (1, "draw"), (0, "play r1 uno"), (0, "dance"), (7, "draw"), (0, "")]:
        with pytest.raises(Refusal):
            tried(stand, seat, move)
    assert same(stand.state, before)
    found = answer(POSITION, [(0, "play s9"), (0, "draw")], ENGLISH)
    assert found["steps"] == []
    assert found["refused"]["message"].startswith("You do not hold silver 9")
    assert found["position"]["text"] == stand.text


def test_several_moves_are_one_after_the_other() -> None:
    """Whether they are asked together or each from the position before it, the same comes of them."""
    for name in EXAMPLES:
        found = example(name)
        moves = [(seat, move) for seat, move, refused in found.script if not refused]
        together = answer(found.position, moves, ENGLISH)
        text, steps = found.position, []
        for one in moves:
            single = answer(text, [one], ENGLISH)
            text = single["position"]["text"]
            steps += single["steps"]
        assert steps == together["steps"], name
        assert text == together["position"]["text"]


def test_chance_comes_from_the_position_and_its_lines() -> None:
    lever = example("lever").position
    assert answer(lever, [(0, "play rJ")], ENGLISH) == answer(lever, [(0, "play rJ")], ENGLISH)
    impossible = answer(
        POSITION.replace("draw b1 b2", "draw-exactly") + "next shuffle r7 r7\n", [(0, "draw")], ENGLISH
    )
    assert impossible["refused"]["code"] == "try-next"


def test_chance_that_is_still_to_come_stays_in_the_text() -> None:
    found = answer(example("lever").position, (), ENGLISH)["position"]["text"]
    assert found.endswith("next spin right\nnext rule draw-to 5\n")
    after = answer(found, [(0, "play rJ")], ENGLISH)["position"]["text"]
    assert "\nnext " not in after


def test_every_legal_move_has_words_in_every_language() -> None:
    for name in EXAMPLES:
        found = example(name)
        stand = opened(found.position)
        for seat, move, refused in ((0, "", True), *found.script):
            if not refused:
                stand, _ = tried(stand, seat, move)
            for language in LANGUAGES:
                shown = answer(stand.text, (), catalogue(language))["position"]
                assert all(one["label"] for one in shown["moves"])
                assert not any(" r1" in one["label"] for one in shown["moves"])


def test_of_thousands_of_moves_some_are_listed() -> None:
    hand = "r1 r2 r3 r4 r5 r6 r8 b1 b2 b3"
    text = f"edition jackpot\nplayers ana beto\nhand ana {hand}\nhand beto r9\ntop r7\nturn ana\n"
    text += "pending discard ana\nperforming ana discard-to 2\n"
    shown = answer(text, (), ENGLISH)["position"]
    assert shown["more"]
    assert len([one for one in shown["moves"] if one["seat"] == 0]) == MOST_LISTED
    done, _ = tried(opened(text), 0, "discard r1 r2 r3 r4 r5 r6 r8 b1")
    assert done.state.counts[0] == 2


def test_the_longest_chains_come_first() -> None:
    stand, _ = tried(opened(example("dice-chain").position), 0, "stand")
    lengths = [len(move.faces) for move in legal(stand, 0)]
    assert lengths == sorted(lengths, reverse=True)


# Hostile positions


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "line-missing", 1),
        ("edition uno\nplayers ana beto\n", "edition-unknown", 1),
        ("edition /etc/passwd\nplayers ana beto\n", "edition-unknown", 1),
        ("edition ./deck.toml\nplayers ana beto\n", "edition-unknown", 1),
        ("edition {\nplayers ana beto\n", "edition-unknown", 1),
        ("---\n", "line-missing", 1),
        (POSITION + "---\nana draw\nnobody knows\n", None, None),
        (POSITION + "hand caro r5\n", "unreadable", 8),
        (POSITION.replace("hand ana r1", "hand ana r1 r1 r1"), "card-too-often", 3),
        (POSITION + "x" * LONGEST, "try-long", None),
        (POSITION + "owed ana 999999\n", "position-line", None),
        (POSITION + "owed ana -1\n", "position-line", None),
        (POSITION + "together 999999\n", "position-line", None),
        (POSITION + "then pull ana 999999\n", "position-line", None),
        (POSITION + "then ask ana 9\n", "position-line", None),
        (POSITION + "out ana\n", "position-line", None),
        (POSITION + "pending answer\n", "position-line", None),
        (POSITION + "pending discard ana\n", "try-impossible", None),
        (POSITION + "next spin any\nnext cut ana r1\n", None, None),
        ("edition dice\nplayers ana beto\nboard ana 1 1\nboard beto\nturn ana\n", "position-board", 4),
    ],
)
def test_what_is_no_position_is_refused_in_words(text: str, code: str | None, line: int | None) -> None:
    for language in LANGUAGES:
        problem = answer(text, (), catalogue(language))["problem"]
        assert (problem and problem["code"]) == code
        if problem:
            assert problem["message"]
            assert problem["line"] == line


def test_the_column_of_what_cannot_be_read_is_told() -> None:
    problem = answer(POSITION.replace("hand beto s4", "hand beto s44"), (), ENGLISH)["problem"]
    assert (problem["line"], problem["column"]) == (4, 11)


def scrambled(rng: Random, text: str) -> str:
    """A position with some of its lines changed, doubled or gone."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(lines))
        words = lines[place].split()
        match rng.randrange(5):
            case 0:
                words[rng.randrange(len(words))] = rng.choice(_WORDS)
            case 1:
                words.append(rng.choice(_WORDS))
            case 2:
                words = rng.choice(_LINES).split()
            case 3:
                words.pop()
            case 4:
                rng.shuffle(words)
        lines[place] = " ".join(words)
    return "\n".join([*lines, rng.choice(_LINES)]) + "\n"


_WORDS = (
    "ana",
    "beto",
    "caro",
    "r1",
    "W4:r",
    "*",
    "-1",
    "99",
    "99999",
    "on",
    "any",
    "discard-to",
    "draw",
    "none",
)
_LINES = (
    "pending turn beto", "pending answer ana", "pending colors ana", "pending run ana", "pending act beto",
    "pending stack ana", "pending wilds ana", "pending target ana", "pending over", "pending chain",
    "performing ana discard-to 0", "performing beto play-run", "then pull beto 3",
    "then perform ana take-most 9", "then draw beto 60", "then draw-until ana 0", "then bomb ana 9",
    "then take-effect ana 77", "out ana", "gone beto", "owed ana 50", "turns 9999", "first-out beto",
    "total 99", "draws 60", "debt 9", "debtor ana", "passed ana", "round void", "drawn r1",
    "order beto ana", "option jump-in on", "option stack any", "option mercy 10", "option seats shuffled",
    "option knockout on", "option multi number", "used act x", "rule", "removed r1 r2", "shown ana beto r1",
    "winner ana", "called *", "penalties +1 -1", "next roll r1",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_position_says_it_is_answered_soon(seed: int) -> None:
    rng = Random(seed)
    began = time.monotonic()
    for _ in range(120):
        name = rng.choice(EXAMPLES)
        text = scrambled(
            rng, opened(example(name).position).text if rng.random() < 0.5 else example(name).position
        )
        found = answer(text, (), ENGLISH)
        for _ in range(6):
            if found["position"] is None or not found["position"]["moves"]:
                break
            one = rng.choice(found["position"]["moves"])
            found = answer(found["position"]["text"], [(one["seat"], one["move"])], ENGLISH)
    assert time.monotonic() - began < 120, "something keeps the rules busy"


def test_the_text_of_a_position_is_a_position() -> None:
    assert read_position(opened(POSITION).text).text == opened(POSITION).text
