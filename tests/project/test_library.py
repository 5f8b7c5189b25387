"""The library as one knows it: what is public, its examples, and the sentences for what cannot be."""

from __future__ import annotations

import doctest
import importlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.cli import main
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from tests.support.docs_pages import ROOT, generator_of, page, run_examples

MODULES = (
    "lastcard",
    "lastcard.bots",
    "lastcard.cards.edition",
    "lastcard.coach.advice",
    "lastcard.coach.analysis",
    "lastcard.coach.winning",
    "lastcard.core.chance",
    "lastcard.core.event",
    "lastcard.core.fair",
    "lastcard.core.game",
    "lastcard.core.refusal",
    "lastcard.dice.game",
    "lastcard.editions",
    "lastcard.lab.match",
    "lastcard.lab.round_robin.result",
    "lastcard.lab.round_robin.tournament",
    "lastcard.notation.moves",
    "lastcard.notation.record",
)
HOUSES = ("usa", "hp", "jackpot", "dice")


@pytest.fixture(autouse=True)
def own_editions() -> Iterator[None]:
    """What a test registers is gone after it."""
    before = dict(lastcard.EDITIONS)
    yield
    lastcard.EDITIONS.clear()
    lastcard.EDITIONS.update(before)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_so(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    found = doctest.testmod(importlib.import_module(name), optionflags=flags)
    assert found.attempted and not found.failed


def public() -> Iterator[tuple[str, str]]:
    """Everything that `__all__` lists, and the methods of classes that are ours, with their docstrings."""
    library = generator_of("library")
    for value in library.public("lastcard"):
        if value.is_class or value.is_function:
            yield value.name, value.docstring.value
        for member in library.members(value):
            if member.is_class or member.is_function:
                yield f"{value.name}.{member.name}", member.docstring.value


@pytest.mark.parametrize(("name", "docstring"), [pytest.param(*one, id=one[0]) for one in public()])
def test_everything_public_has_an_example(name: str, docstring: str) -> None:
    assert ">>>" in docstring, name


def test_what_the_sources_list_is_what_is_there() -> None:
    """The page is written from the sources, without importing them."""
    assert [value.name for value in generator_of("library").public("lastcard")] == lastcard.__all__


def test_the_page_lists_what_is_public() -> None:
    told = page("library")
    assert told == generator_of("library").filled_in(told)
    for name in lastcard.__all__:
        assert f"`{name}" in told or f"lastcard.{name}" in told, name


def test_the_examples_of_the_page_are_so() -> None:
    assert run_examples(page("library")) >= 3


def test_the_examples_of_the_readme_are_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_examples((ROOT / "README.md").read_text(encoding="utf-8")) >= 1
    assert lastcard.read_record("match.jsonl").players == ("ana", "beto", "caro")


def test_the_front_door_opens_without_bots() -> None:
    code = "import lastcard, sys; assert not {'lastcard.bots', 'lastcard.lab', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


REFUSED: list[tuple[str, Any]] = [
    ("players-form", lambda: lastcard.game("usa", "ab")),
    ("players-form", lambda: lastcard.game("usa", 2.5)),  # type: ignore[arg-type]
    ("players-form", lambda: lastcard.game("usa", True)),
    ("players-count", lambda: lastcard.game("usa", 11)),
    ("players-count", lambda: lastcard.game("dice", ["ana"])),
    ("edition-unknown", lambda: lastcard.game("uno", 2)),
    ("edition-unknown", lambda: lastcard.game(["usa"], 2)),  # type: ignore[arg-type]
    ("option-unknown", lambda: lastcard.game("usa", 2, drwn="must")),
    ("option-value", lambda: lastcard.game("usa", 2, drawn="perhaps")),
    ("option-twice", lambda: lastcard.game("usa", 2, {"hand-size": 5}, hand_size=5)),
    ("options-form", lambda: lastcard.game("usa", 2, "drawn")),  # type: ignore[arg-type]
    ("boards-not-here", lambda: lastcard.game("usa", 2, colors=["red", "blue"])),
    ("rules-not-here", lambda: lastcard.game("dice", 2, written=[["draw-to 7"] * 4] * 2)),
    ("chance-one", lambda: lastcard.game("usa", 2).start()),
    ("chance-one", lambda: lastcard.game("usa", 2).start(lastcard.Seeded(1), seed=1)),
    ("chance-given", lambda: lastcard.game("usa", 2).start("x")),  # type: ignore[arg-type]
    ("chance-given", lambda: lastcard.game("usa", 2).start(seed=1.5)),  # type: ignore[arg-type]
    ("bots-form", lambda: lastcard.play("usa", "hard", seed=1)),
    ("chance-given", lambda: lastcard.play("usa", ["hard", "hard"], seed=1.5)),  # type: ignore[arg-type]
    ("bot-form", lambda: lastcard.play("usa", ["hard", 7], seed=1)),  # type: ignore[list-item]
    ("bot-unknown", lambda: lastcard.play("usa", ["hard", "harder"], seed=1)),
    ("not-a-move", lambda: lastcard.play("usa", ["hard", lambda view, rng: None], seed=1)),
    ("unreadable", lambda: lastcard.play("usa", ["hard", lambda view, rng: "play it"], seed=1)),
    ("edition-taken", lambda: lastcard.register(lastcard.EDITIONS["usa"])),
    ("edition-form", lambda: lastcard.register("usa")),  # type: ignore[arg-type]
    ("edition-name", lambda: lastcard.register(replace(lastcard.EDITIONS["usa"], name="My own"))),
    ("file-missing", lambda: lastcard.read_record("nowhere.jsonl")),
    ("bots-form", lambda: lastcard.lab.arena("hard")),
    ("bots-few", lambda: lastcard.lab.arena({"mine": "hard"})),
    ("bot-twice", lambda: lastcard.lab.arena(["hard", "hard"])),
    ("chance-given", lambda: lastcard.lab.arena(["hard", "easy"], seed=[1])),  # type: ignore[arg-type]
    ("deals-number", lambda: lastcard.lab.arena(["hard", "easy"], deals=0)),
]


@pytest.mark.parametrize(("code", "wrong"), REFUSED)
def test_what_cannot_be_gets_one_sentence(code: str, wrong: Any) -> None:
    with pytest.raises(lastcard.Refusal) as caught:
        wrong()
    refusal = caught.value
    assert refusal.code == code
    assert str(refusal) == refusal_text(catalogue("en"), refusal)
    for language in LANGUAGES:
        assert len(refusal_text(catalogue(language), refusal).splitlines()) == 1
    assert refusal.rule is None or str(refusal).endswith(f"[{refusal.rule}]")


def test_a_refusal_of_an_own_edition_still_prints() -> None:
    assert str(lastcard.Refusal("rain-only", None, card="rN")) == "Refusal('rain-only', card='rN')"


@pytest.mark.parametrize("edition", HOUSES)
def test_games_compare_and_print_as_the_call_that_makes_them(edition: str) -> None:
    game = lastcard.game(edition, 3)
    assert game == lastcard.game(edition, list(game.players))
    assert hash(game) == hash(lastcard.game(edition, 3))
    assert eval(repr(game), {"game": lastcard.game}) == game
    assert game != lastcard.game(edition, 2) and game != "game"


def test_options_and_rule_cards_are_in_the_call() -> None:
    options = {"drawn": "must", "hand-size": 5}
    game = lastcard.game("jackpot", 2, options, written=[["draw-to 7"] * 4] * 2)
    assert game == eval(repr(game), {"game": lastcard.game})
    assert game != lastcard.game("jackpot", 2, drawn="must", hand_size=5)
    assert lastcard.game("usa", 2, options) == lastcard.game("usa", 2, drawn="must", hand_size=5)


def walk(game: lastcard.AnyGame, state: Any, rng: Random, count: int) -> list[tuple[lastcard.Event, ...]]:
    """What happens in some random moves, with nothing passed along."""
    told = []
    for _ in range(count):
        seats = game.pending(state).seats
        if not seats:
            break
        move = rng.choice([*game.moves(game.view(state, seats[0]), seats[0])][:50])
        game.apply(state, seats[0], move)
        told.append(game.events(state))
    return told


@pytest.mark.parametrize("edition", HOUSES)
def test_states_of_one_game_do_not_disturb_each_other(edition: str) -> None:
    game = lastcard.game(edition, 3)
    alone = walk(game, game.start(seed=7), Random(1), 60)
    other = game.start(seed=8)
    state = game.start(lastcard.Seeded(7))
    rngs = Random(1), Random(2)
    together = []
    for _ in range(60):
        together += walk(game, state, rngs[0], 1)
        walk(game, other, rngs[1], 1)
    assert together == alone


@pytest.mark.parametrize("edition", HOUSES)
def test_copies_go_on_with_the_same_chance(edition: str) -> None:
    game = lastcard.game(edition, 2)
    state = game.start(seed=7)
    seat = game.pending(state).seats[0]
    move = next(iter(game.moves(game.view(state, seat), seat)))
    after, events = game.step(state, seat, move)
    assert walk(game, after, Random(3), 40) == walk(game, game.step(state, seat, move)[0], Random(3), 40)
    game.apply(state, seat, move)
    assert game.events(state) == events


@pytest.mark.parametrize("edition", HOUSES)
def test_a_view_has_no_chance(edition: str) -> None:
    """Else a bot could look at the next roll."""
    game = lastcard.game(edition, 2)
    view = game.view(game.start(seed=7), 0)
    assert getattr(view, "chance", None) is None


def test_a_state_without_chance_says_so() -> None:
    game = lastcard.game("dice", 2)
    seen = game.view(game.start(seed=7), 0).position
    with pytest.raises(lastcard.Refusal, check=lambda refusal: refusal.code == "chance-none"):
        game.apply(seen, seen.asked[0], "stand")
    game.apply(seen, seen.asked[0], "stand", lastcard.Seeded(1))


def test_moves_are_taken_as_text() -> None:
    game = lastcard.game("usa", ["ana", "beto"])
    state = game.start(seed=7)
    seat = game.pending(state).seats[0]
    assert game.judge(state, seat, "draw") is None
    refusal = game.judge(state, seat, "play r55")
    assert isinstance(refusal, lastcard.Unreadable) and "r55" in str(refusal)
    before = state.copy()
    with pytest.raises(lastcard.Unreadable):
        game.apply(state, seat, "catch caro")
    assert game.events(state) == game.events(before)
    after, _ = game.step(state, seat, "draw")
    assert game.events(after)[0].kind == "drew"


def any_move(view: Any, rng: Random) -> Any:
    """Whatever is listed first or later, as a level would not play."""
    game = lastcard.game("dice", 2)
    seat = view.turn
    return rng.choice([*game.moves(view, seat)][:20])


@pytest.mark.parametrize("edition", HOUSES)
def test_a_match_of_bots_is_a_record(edition: str, tmp_path: Path) -> None:
    record = lastcard.play(edition, {"ana": "normal", "beto": "easy"}, seed=5)
    assert record.edition == edition and record.players == ("ana", "beto")
    assert set(record.winners) <= {"ana", "beto"} and record.winners
    assert record == lastcard.play(edition, {"ana": "normal", "beto": "easy"}, seed=5)
    assert record != lastcard.play(edition, {"ana": "normal", "beto": "easy"}, seed=6)
    record.save(tmp_path / "match.jsonl")
    read = lastcard.read_record(tmp_path / "match.jsonl")
    assert read == record and read.text == record.text and repr(read) == repr(record)
    *states, last = record.states()
    assert len(states) >= len(record.moves)
    outcome = record.game().outcome(last)
    assert outcome is not None
    assert tuple(record.players[seat] for seat in outcome.winners) == record.winners


def test_a_function_is_a_bot() -> None:
    seen = []

    def mine(view: Any, rng: Random) -> Any:
        seen.append(type(view).__name__)
        return any_move(view, rng)

    record = lastcard.play("dice", ["normal", mine], seed=1, board_size=(12, 2))
    assert record.winners and set(seen) == {"DiceView"}
    found = lastcard.lab.arena(
        {"mine": mine, "normal": "normal"}, edition="dice", deals=5, board_size=(12, 2)
    )
    share = found.share("mine", "normal")
    assert share is not None and share.value < 0.5
    table = str(found)
    assert "mine" in table and "normal" in table and table.startswith("dice, 2 players")
    assert repr(found).startswith("<Result of dice: normal ")


def test_an_own_edition_is_known_everywhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lastcard.register(replace(lastcard.EDITIONS["hp"], name="own"))
    record = lastcard.play("own", ["hard", "easy", "random"], seed=2, target=100)
    assert [*record.states()]
    record.save(tmp_path / "match.jsonl")
    found = lastcard.lab.arena(["easy", "random"], edition="own", deals=4)
    assert "own, 2 players" in str(found)
    for command in (
        ("editions",),
        ("replay", str(tmp_path / "match.jsonl")),
        ("simulate", "--edition", "own", "--games", "2", "--kernel", "reference"),
    ):
        assert main(command) == 0
    assert "own\n" in capsys.readouterr().out


def test_an_own_edition_plays_in_batches() -> None:
    pytest.importorskip("numba")
    from lastcard.fast import Batch  # noqa: PLC0415

    lastcard.register(replace(lastcard.EDITIONS["hp"], name="own"))
    own, ours = (Batch(name, players=3, games=8, seed=1).rollout("random") for name in ("own", "hp"))
    assert (own.winners == ours.winners).all()
