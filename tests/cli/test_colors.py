"""Colours by their initials, in the language that is spoken."""

from __future__ import annotations

import pytest

import lastcard
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.words.choices import choice_text
from lastcard.words.families import family_of


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("es", "A", "color y"),
        ("es", "z", "color b"),
        ("es", "b", "color w"),
        ("es", "verde", "color g"),
        ("es", "color g", "color g"),
        ("es", "r5", "play r5"),
        ("es", "draw", "draw"),
        ("en", "b", "color b"),
        ("en", "White", "color w"),
        ("en", "v", "v"),
    ],
)
def test_a_color_is_named_by_its_key_or_its_name(language: str, typed: str, move: str) -> None:
    assert family_of(lastcard.game("hp", 2), catalogue(language)).completed(typed, "color") == move


@pytest.mark.parametrize(("typed", "move"), [("W", "play W"), ("w", "w"), ("W:r", "play W:r")])
def test_a_wild_alone_is_played_where_no_color_is_named(typed: str, move: str) -> None:
    """In English its sign is the key of white, too."""
    assert family_of(lastcard.game("usa", 2), catalogue("en")).completed(typed, "turn") == move


def test_nobody_names_a_color_at_dice() -> None:
    assert family_of(lastcard.game("dice", 2), catalogue("es")).completed("A", "color") == "A"


def test_colors_that_are_possible_are_told_with_their_letters() -> None:
    refusal = Refusal("no-such-color", "TURN.wild", color="w", possible="r, y, g, b")
    assert refusal_text(catalogue("es"), refusal) == (
        "En esta edición no hay color blanco; "
        "elige uno de estos: r (rojo), y (amarillo), g (verde), b (azul). [TURN.wild]"
    )


def test_the_key_stands_beside_the_color() -> None:
    assert choice_text(catalogue("es"), "color b", ()) == "color b (Z azul)"
    assert choice_text(catalogue("en"), "color b", ()) == "color b (B blue)"
