"""The text environment: whole games in text, mistakes that cost nothing, and nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Any

import pytest

from lastcard.cards.game import CardGame
from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.rl import text as text_module
from lastcard.rl.text import TextEnvironment
from tests.cards.test_views import permuted
from tests.server.test_permutations import other_events
from tests.support.house import some_house_rules
from tests.support.strategies import BOOK_EDITIONS

LISTED = 60
"""As many moves as a player here chooses from."""


def some_move(table: TextEnvironment, rng: Random) -> str:
    """Any move, or one that says UNO where it can, or the first: with cards that wins more often."""
    found = [*islice(table.moves(), LISTED)]
    if rng.random() < (0.8 if table.game.family == "dice" else 0.3):
        return rng.choice(found)
    return next((move for move in found if move.endswith("uno")), found[0])


def played(table: TextEnvironment, seed: int, before: Any = lambda: None) -> Iterator[str]:
    """Every text of a game by random legal moves; `before` is called before each of them."""
    rng = Random(seed)
    yield table.reset(seed)
    while not table.done:
        before()
        told = table.step(some_move(table, rng))
        assert table.refused is None, told.text
        assert (told.reward, told.done) == (table.reward, table.done)
        yield told.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games(edition: str, language: str) -> None:
    rewards = set()
    for seed in range(16):
        options = {} if edition == "dice" else {"hand-size": 3}
        table = TextEnvironment(edition, ["random", "random"], options, seat=seed % 3, language=language)
        texts = [*played(table, seed)]
        assert "sam" in texts[0]
        assert all(catalogue(language).text("text-moves") in text for text in texts[:-1])
        rewards.add(table.reward)
    assert rewards == {-1.0, 1.0}


@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_a_whole_match_with_its_scores(edition: str) -> None:
    options = {"target": 150, "hand-size": 3} if edition == "usa" else {}
    table = TextEnvironment(edition, ["easy"], options, match=True)
    texts = "\n".join(played(table, 3))
    assert table.game.outcome(table._state) is not None
    assert ("— Round 2 —" in texts) == ("Scores: sam" in texts) == (edition == "usa")


def test_any_mix_of_house_rules() -> None:
    rng = Random(1)
    for seed in range(25):
        edition, bots = rng.choice(BOOK_EDITIONS), rng.randint(1, 3)
        rules = some_house_rules(rng, {"hand-size": 7, "uno": "call"}, bots + 1)
        table = TextEnvironment(edition, ["easy"] * bots, rules, seat=seed % (bots + 1))
        assert sum(1 for _ in played(table, seed)) > 1, rules


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (TextEnvironment("jackpot", ["normal", "easy"]) for _ in range(2))
    assert [*played(one, 5)] == [*played(other, 5)]
    assert one.reset(6) != one.reset(7) == other.reset(7)


def test_bots_may_be_functions_with_names_of_their_own() -> None:
    def last(view: Any, rng: Random) -> Any:
        return view.moves()[-1]

    table = TextEnvironment("usa", {"ana": "easy", "beto": last}, seat=1, name="Opus", hand_size=3)
    assert "you are “Opus”, against ana and beto." in table.reset(1)
    assert table.game.players == ("ana", "Opus", "beto")
    assert "beto" in "".join(played(table, 1))


# What does not go

MISTAKES = [
    ("hop", "“hop” cannot be read at column 1: expected a move."),
    ("play r99", "expected a card"),
    ("", "expected a move"),
    ("challenge", "Not now; the table is waiting for this"),
    ("wait", "“wait” is for the turns of others"),
    ("play W4:r", "You do not hold W4"),
    ("x" * 100_000, "cannot be read"),
    (None, "None is not a move"),
    (["draw"], "is not a move"),
]


@pytest.mark.parametrize(("move", "sentence"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_costs_nothing_and_is_explained(move: Any, sentence: str) -> None:
    table = TextEnvironment("usa", ["easy"], hand_size=2)
    table.reset(7)
    before = table.look()
    told = table.step(move)
    assert sentence in told.text
    assert told.text.endswith("Moves: draw")
    assert (told.reward, told.done) == (0.0, False)
    assert table.refused is not None
    assert table.why(move) == told.text.partition("\n")[0]
    assert len(told.text) < 1000
    assert table.look() == before
    table.step("draw")
    assert table.refused is None
    assert table.why("draw") != "draw"


def test_a_card_alone_is_played_and_why_says_so() -> None:
    table = TextEnvironment("usa", ["easy"])
    table.reset(2)
    card = next(table.moves()).removeprefix("play ")
    assert table.why(card) is None
    assert f"You play {card}" in table.step(f" {card} ").text


def test_too_many_mistakes_in_a_row_lose() -> None:
    table = TextEnvironment("usa", ["easy"], tries=2, hand_size=2)
    table.reset(7)
    assert not table.step("hop").done
    assert not table.step("draw").done
    assert not table.step("hop").done
    told = table.step("hop")
    assert (told.reward, told.done) == (-1.0, True)
    assert told.text.endswith("That was one mistake too many: you lose.")
    table.reset(7)
    assert (table.reward, table.done) == (0.0, False)


@pytest.mark.parametrize("moves", [(), ("hop",)], ids=["before a deal", "after the end"])
def test_nothing_is_played(moves: tuple[str, ...]) -> None:
    table = TextEnvironment("usa", ["easy"], tries=1)
    for move in moves:
        table.reset(1)
        assert table.step(move).done
    for ask in (table.look, lambda: table.step("draw"), lambda: table.why("draw"), lambda: [*table.moves()]):
        with pytest.raises(Refusal, match="Nothing is being played"):
            ask()


def test_a_seat_that_there_is_not() -> None:
    with pytest.raises(Refusal, match="There is no seat 2"):
        TextEnvironment("usa", ["easy"], seat=2)


def test_a_round_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_module, "MOST_DECISIONS", 9)
    table = TextEnvironment("usa", ["easy"])
    assert 1 < len([*played(table, 1)]) < 10
    assert table.game.round_outcome(table._state) is None
    assert table.reward == 0.0


# Out of turn


def test_jumping_in_is_asked_and_can_wait__house_jump_in() -> None:
    table = TextEnvironment("usa", ["random", "random"], {"jump-in": "on"})
    for wait in (True, False):
        text = table.reset(4)
        rng = Random(0)
        while "Out of turn you may" not in text:
            text = table.step(some_move(table, rng)).text
        assert "wait" in table.moves()
        jump = next(table.moves())
        assert jump.startswith("play ")
        text = table.step("wait" if wait else jump).text
        assert ("Out of turn: you jump in!" in text) is not wait


def test_without_hints_a_jump_is_asked_for_whether_there_is_one_or_not__house_hints() -> None:
    table = TextEnvironment("usa", ["easy", "easy"], {"jump-in": "on", "hints": "off"})
    texts = [*played(table, 1)]
    assert not any("· play " in text or "Moves: play" in text for text in texts)
    assert sum("Out of turn you may" in text for text in texts) > 5


def test_uno_is_caught_and_said_out_of_turn() -> None:
    seen = set()
    for seed in range(40):
        table = TextEnvironment("usa", ["easy", "easy"], {"hand-size": 3})
        texts = "\n".join(played(table, seed))
        seen |= {what for what in ("You catch", "catches you", "You say UNO") if what in texts}
    assert seen == {"You catch", "catches you", "You say UNO"}


# Secrecy


@contextmanager
def another_world(table: TextEnvironment, rng: Random) -> Iterator[None]:
    """For a while the cards that the player cannot see lie elsewhere."""
    state = table._state
    table._state = permuted(state, {table.seat}, rng)
    try:
        yield
    finally:
        table._state = state


def asked(table: TextEnvironment) -> tuple[object, ...]:
    """All that can be asked of a table without doing anything."""
    assert isinstance(table.game, CardGame)
    cards = sorted(table.game.rules.named)
    reasons = [table.why(move) for card in cards for move in (card, f"{card}:r", f"discard {card}")]
    return table.look(), [*islice(table.moves(), 500)], reasons, str(table.view)


@pytest.mark.parametrize("options", [{}, {"jump-in": "on", "stack": "any"}, {"hints": "off"}], ids=str)
@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_swapping_what_is_hidden_leaves_every_answer_as_it_was(edition: str, options: dict[str, Any]) -> None:
    rng = Random(edition)
    swapped = 0
    for seed in range(3):
        table = TextEnvironment(edition, ["easy", "normal"], options, seat=seed)

        def compare(table: TextEnvironment = table) -> None:
            nonlocal swapped
            here, hands = asked(table), table._state.hands
            with another_world(table, rng):
                swapped += table._state.hands != hands
                assert asked(table) == here

        for _ in islice(played(table, seed, compare), 12):
            pass
    assert swapped > 20


@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_what_is_told_depends_on_nothing_hidden(
    edition: str, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game with other cards in all that others dealt, drew, took and showed; the text would notice
    if they were the player's own."""
    table = TextEnvironment(edition, ["easy", "normal"], seat=1)
    here = [*played(table, 2)]
    assert isinstance(table.game, CardGame)
    true, names, rng = table.game.events, tuple(table.game.rules.named), Random(1)
    seat = 0 if seen else 1
    monkeypatch.setattr(table.game, "events", lambda state: other_events(true(state), seat, rng, names))
    assert ([*played(table, 2)] == here) is not seen
