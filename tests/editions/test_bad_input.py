"""What cannot be a table is refused, and the refusal says why and what would be possible."""

from __future__ import annotations

import pytest

from lastcard import EDITIONS, Refusal, Seeded, game
from lastcard.cards.game import CardGame
from lastcard.core.names import LONGEST_NAME, RESERVED
from tests.support.strategies import BOOK_EDITIONS, NAMES

DRAWN = next(one.possible() for one in game("usa", 2).known_options if one.name == "drawn")
NUMBERS_AND_SCORES = ("hand-size", "reverse-two", "scoring", "target")
HOUSE = {
    "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off",
    "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off",
    "reveal": "off", "uno-penalty": 2, "misplay": "off", "teams": "off", "knockout": "off", "stakes": 1,
    "length": "points", "seats": "fixed", "round-time": "off", "hints": "on",
}  # fmt: skip
"""House rules, and what the rulebook has."""


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
        ("usa", ", ".join(sorted(("drawn", "wild4", "uno", *NUMBERS_AND_SCORES, *HOUSE)))),
        ("dice", "board-size, first-player"),
    ],
)
def test_unknown_options(edition: str, possible: str) -> None:
    """The refusal lists those there are."""
    refusal = refused(edition, ["ana", "beto"], {"speed": "any"})
    assert refusal.code == "option-unknown"
    assert refusal.about == {"option": "speed", "possible": possible}


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("drawn", "always", DRAWN),
        ("drawn", "", DRAWN),
        ("wild4", "BLUFF", "bluff, strict, free"),
        ("wild4", None, "bluff, strict, free"),
        ("uno", True, "call, after, auto, off"),
        ("stack", "on", "off, twos, same, up, any"),
        ("jump-in", True, "off, on"),
        ("mercy", 9, "off, 10–60"),
        ("mercy", "on", "off, 10–60"),
        ("bomb", 11, "off, 1–10"),
        ("uno-penalty", 11, "0–10"),
        ("length", 0, "points, 1–100"),
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
    ("options", "players", "code", "about"),
    [
        ({"deflect": "both"}, 3, "mix-needs", {"option": "deflect", "other": "stack"}),
        ({"revenge": "on"}, 3, "mix-needs", {"option": "revenge", "other": "stack"}),
        ({"bomb": 2}, 3, "mix-needs", {"option": "bomb", "other": "multi"}),
        ({"teams": "on"}, 2, "mix-teams", {"players": 2}),
        ({"teams": "on"}, 5, "mix-teams", {"players": 5}),
        ({"teams": "on", "knockout": "on"}, 4, "mix-not-with", {"option": "teams", "other": "knockout"}),
        ({"length": 3, "knockout": "on"}, 4, "mix-not-with", {"option": "length", "other": "knockout"}),
        ({"uno-penalty": 4, "uno": "auto"}, 3, "mix-uno-penalty", {"uno": "auto"}),
        ({"uno-penalty": 4, "uno": "off"}, 3, "mix-uno-penalty", {"uno": "off"}),
        ({"mercy": 11, "hand-size": 9}, 3, "mix-mercy", {"mercy": 11, "more": 11}),
        ({"mercy": 10, "uno-penalty": 10}, 3, "mix-mercy", {"mercy": 10, "more": 11}),
        ({"hand-limit": 10, "hand-size": 11}, 3, "mix-hand-limit", {"limit": 10, "dealt": 11}),
    ],
)
@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_house_rules_that_do_not_go_together(
    edition: str, options: dict[str, object], players: int, code: str, about: dict[str, object]
) -> None:
    """HOUSE.mix."""
    refusal = refused(edition, list(NAMES[:players]), options)
    assert (refusal.code, refusal.rule, refusal.about) == (code, "HOUSE.mix", about)


@pytest.mark.parametrize(
    ("option", "value", "meant"),
    [("target", "200", 200), ("target", 1, 1), ("hand-size", "51", 51), ("drawn", "must", "must")],
)
def test_values_are_read_from_text_too(option: str, value: object, meant: object) -> None:
    assert game("usa", ["ana", "beto"], {option: value}).options[option] == meant


def test_the_rulebooks_way_is_the_default() -> None:
    assert dict(game("usa", ["ana", "beto"]).options) == HOUSE | {
        "drawn": DRAWN.partition(",")[0], "wild4": "bluff", "uno": "call", "scoring": "winner", "target": 500,
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
