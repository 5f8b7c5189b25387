"""What cannot be a table is refused, and the refusal says why and what would be possible."""

from __future__ import annotations

import pytest

from lastcard import EDITIONS, Refusal, Seeded, game
from lastcard.cards.game import CardGame
from lastcard.core.names import LONGEST_NAME, RESERVED
from tests.support.strategies import BOOK_EDITIONS, NAMES


def refused(edition: str, names: list[str], options: dict[str, object] | None = None) -> Refusal:
    with pytest.raises(Refusal) as found:
        game(edition, names, options)
    return found.value


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("a" * (LONGEST_NAME + 1), "name-long"),
        ("two words", "name-letters"),
        ("9lives", "name-letters"),
        ("-x", "name-letters"),
        ("a:b", "name-letters"),
        ("@ana", "name-letters"),
        ("a#b", "name-letters"),
        ("ana\n", "name-letters"),
        ("play", "name-reserved"),
        ("uno", "name-reserved"),
        ("usa", "name-reserved"),
        ("none", "name-reserved"),
        ("next-round", "name-reserved"),
    ],
)
def test_names_that_are_none(edition: str, name: str, code: str) -> None:
    for names in (["beto", name], [name, "beto"]):
        assert refused(edition, names).code == code


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_words_of_the_notation_are_no_names(name: str) -> None:
    refusal = refused("usa", ["ana", name])
    assert (refusal.code, refusal.about) == ("name-reserved", {"name": name})


@pytest.mark.parametrize("name", ["a" * LONGEST_NAME, "Ñandú", "李", "ana-maria", "j.r", "x_1", "कमल", "r5x"])
def test_names_of_every_sort(name: str) -> None:
    assert game("usa", ["ana", name]).players == ("ana", name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sits_twice(edition: str) -> None:
    refusal = refused(edition, ["ana", "beto", "ana"])
    assert (refusal.code, refusal.about) == ("name-twice", {"name": "ana"})


@pytest.mark.parametrize("edition", ["", "USA", "usa ", "uno"])
def test_unknown_editions(edition: str) -> None:
    refusal = refused(edition, ["ana", "beto"])
    assert (refusal.code, refusal.rule) == ("edition-unknown", None)
    assert refusal.about == {"given": edition, "possible": ", ".join(EDITIONS)}


@pytest.mark.parametrize(
    ("edition", "possible"),
    [
        ("usa", "drawn, hand-size, reverse-two, scoring, target, uno, wild4"),
        ("dice", "board-size, first-player"),
    ],
)
def test_unknown_options(edition: str, possible: str) -> None:
    """The refusal lists those there are."""
    refusal = refused(edition, ["ana", "beto"], {"stack": "any"})
    assert refusal.code == "option-unknown"
    assert refusal.about == {"option": "stack", "possible": possible}


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("drawn", "never", "may, must"),
        ("drawn", "", "may, must"),
        ("wild4", "BLUFF", "bluff, strict, free"),
        ("wild4", None, "bluff, strict, free"),
        ("uno", True, "call, auto"),
        ("scoring", "best", "winner, lowest"),
        ("reverse-two", 2, "skip, plain"),
        ("target", 0, "1–999999999"),
        ("target", "-5", "1–999999999"),
        ("target", "five", "1–999999999"),
        ("target", "10 20", "1–999999999"),
        ("target", 1_000_000_000, "1–999999999"),
        ("target", 7.5, "1–999999999"),
        ("target", True, "1–999999999"),
        ("target", "٣", "1–999999999"),
        ("hand-size", 0, "1–51"),
        ("hand-size", 99, "1–51"),
    ],
)
def test_values_that_an_option_does_not_have(edition: str, option: str, value: object, possible: str) -> None:
    """The refusal says what was given and lists what is possible."""
    refusal = refused(edition, ["ana", "beto"], {option: value})
    if edition == "hp":
        possible = possible.replace("51", "53")
    assert refusal.code == "option-value"
    assert refusal.about == {"option": option, "given": str(value), "possible": possible}


@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("board-size", "1 8", "2–99 0–99"),
        ("board-size", (20, -1), "2–99 0–99"),
        ("board-size", "20", "2–99 0–99"),
        ("board-size", (20, 100), "2–99 0–99"),
        ("board-size", (20, True), "2–99 0–99"),
        ("first-player", "caro", "ana, beto"),
        ("first-player", "", "ana, beto"),
    ],
)
def test_values_that_a_dice_option_does_not_have(option: str, value: object, possible: str) -> None:
    refusal = refused("dice", ["ana", "beto"], {option: value})
    assert refusal.code == "option-value"
    assert (refusal.about["option"], refusal.about["possible"]) == (option, possible)


@pytest.mark.parametrize(
    ("option", "value", "meant"),
    [("target", "200", 200), ("target", 1, 1), ("hand-size", "51", 51), ("drawn", "must", "must")],
)
def test_values_are_read_from_text_too(option: str, value: object, meant: object) -> None:
    assert game("usa", ["ana", "beto"], {option: value}).options[option] == meant


def test_the_rulebooks_way_is_the_default() -> None:
    assert dict(game("usa", ["ana", "beto"]).options) == {
        "drawn": "may", "wild4": "bluff", "uno": "call", "scoring": "winner", "target": 500,
        "hand-size": 7, "reverse-two": "skip",
    }  # fmt: skip
    assert dict(game("dice", ["ana", "beto"]).options) == {"board-size": (20, 8), "first-player": None}


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
@pytest.mark.parametrize("players", range(2, 11))
def test_the_largest_hand_leaves_five_cards(edition: str, players: int) -> None:
    """SETUP.deal with `hand-size`: any number from 1 that leaves at least 5 cards."""
    size = {"usa": 108, "hp": 112, "jackpot": 108}[edition]
    names = list(NAMES[:players])
    most = (size - 5) // players
    table = game(edition, names, {"hand-size": most})
    assert isinstance(table, CardGame)
    for seed in range(5):
        state = table.start(Seeded(seed))
        dealt = [event.cards for event in table.events(state) if event.kind == "dealt"]
        assert [len(cards) for cards in dealt] == [most] * players
    assert refused(edition, names, {"hand-size": most + 1}).code == "option-value"
