"""The search in the rules."""

import pytest

from lastcard.languages import LANGUAGES
from lastcard.rulebook import rules
from lastcard.rulebook.search import found, in_our_words, other_words

SOME = {
    "HOUSE.jump-in": "Jumping in, or to jump in: out of turn.",
    "HOUSE.seats": "In a new order, turn by turn; no jump.",
    "HOUSE.stack": "Stacking, acumular: a stack falls on whom it ELIGE, Comodín.",
}


def texts(language: str) -> dict[str, str]:
    return {rule.id: f"{rule.id} {rule.text}" for rule in rules(language).values()}


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ("jump in", ["HOUSE.jump-in"]),
        ("order jump", ["HOUSE.seats"]),
        ("stacked", ["HOUSE.stack"]),
        ("acumulación", ["HOUSE.stack"]),
        ("  comodin   elige ", ["HOUSE.stack"]),
        ("nothing of it", []),
        ("", []),
    ],
)
def test_the_very_words_then_all_of_them_then_stems(wanted: str, names: list[str]) -> None:
    assert found(SOME, wanted, "en") == names


@pytest.mark.parametrize(
    ("wanted", "ours"),
    [
        ("robar", "tomar"),
        ("mazo", "pila para tomar"),
        ("Cambio de sentido", "Reversa"),
        ("Roba dos", "Toma dos"),
        ("pillar", "sorprender"),
        ("penalización", "castigo"),
        ("ruleta", "girador"),
        ("accionar", "jalar"),
        ("descarte", "pila para tirar"),
    ],
)
def test_words_of_spain_find_the_same_rules(wanted: str, ours: str) -> None:
    right = found(texts("es"), ours, "es")
    assert right
    assert set(right) <= set(found(texts("es"), wanted, "es"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_people_say_finds_what_it_means(language: str) -> None:
    for ours, theirs in other_words(language).items():
        right = found(texts(language), ours, language)
        assert right, ours
        for their in theirs:
            assert set(right) <= set(found(texts(language), their, language)), their


def test_only_whole_words_are_changed_and_the_longest_first() -> None:
    assert in_our_words("roba dos", "es") == "toma dos"
    assert in_our_words("+2 or +4", "en") == "draw two or wild draw four"
    assert in_our_words("believe", "en") == "believe"
