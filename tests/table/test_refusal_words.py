"""What people at a table are told: names, and never the notation."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import lastcard
from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.table.refusal_words import refusal_words

ENGLISH = catalogue("en")
MINI = {
    "name": "mini",
    "version": 1,
    "colors": ["red", "blue"],
    "cards": {"1": 20, "N": 10},
    "wilds": {},
    "symbols": {"N": {"points": 20, "draws": 1, "whom": "others", "name": {"en": "Rain", "es": "Lluvia"}}},
}


@pytest.mark.parametrize(
    ("edition", "refusal", "words"),
    [
        (
            "usa",
            Refusal("does-not-fit", "TURN.match", card="r1", top="sS", color="s"),
            "Red 1 does not fit on silver Skip: play silver, the same number or symbol, or a wild.",
        ),
        (
            "dice",
            Refusal("chain-start", "DICE.chain-start", face="b1", last="4"),
            "Your chain starts with the number last written, 4, not with blue 1.",
        ),
        (
            "dice",
            Refusal("chain-break", "DICE.chain", face="b1", before="*"),
            "Blue 1 matches wild star neither by number nor by colour; choose a die that does.",
        ),
        (
            "usa",
            Refusal("no-such-color", "TURN.wild", color="y", possible="r, w, b, s"),
            "There is no yellow in this edition; choose one of red, white, blue, silver.",
        ),
        (
            "jackpot",
            Refusal("all-wilds", "RULE.play-wilds", wilds="W W4"),
            "Put all your wilds down, in the order you like: Wild, Wild Draw Four.",
        ),
        (
            "usa",
            Refusal("not-catchable", "UNO.false", seat=1),
            "juan pablo cannot be caught now; only a player with one card who has not said UNO can be.",
        ),
    ],
)
def test_names_stand_for_the_notation(edition: str, refusal: Refusal, words: str) -> None:
    game = lastcard.game(edition, ["ana", "juan_pablo"])
    assert refusal_words(ENGLISH, refusal, game) == words


def test_the_cards_of_a_deck_of_ones_own_have_its_names() -> None:
    game = lastcard.game(lastcard.read_deck(MINI), 2)
    refusal = Refusal("not-in-hand", "TURN.match", card="bN")
    assert refusal_words(catalogue("es"), refusal, game) == (
        "No tienes Lluvia azul en la mano, o no tantas; elige cartas de tu mano."
    )


def test_before_a_match_nothing_has_a_name_to_look_up() -> None:
    assert refusal_words(ENGLISH, Refusal("name-empty"), None) == "A player needs a name; write one."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_table_asks_for_a_word_to_be_typed(language: str) -> None:
    """What is waited for is told in words of the language, since most people type nothing."""
    typed = re.compile(r"[«“(](accept|done|stand|keep|pass|draw|uno|challenge)[»”)]")
    pages = [files("lastcard.locale") / language / page for page in ("refusals.ftl", "game.ftl")]
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    told = [line for line in lines if line.startswith(("refusal-", "pending-"))]
    assert len(told) > 100
    assert [line for line in told if typed.search(line)] == []
