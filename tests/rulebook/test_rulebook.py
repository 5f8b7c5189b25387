"""The rulebook is complete, and says the same in every language."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from lastcard.languages import FALLBACK, LANGUAGES
from lastcard.rulebook import Rule, marks, rules

TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]
PAIRS = [
    pytest.param(rule, rules(language)[rule.id], id=f"{language}-{rule.id}")
    for language in TRANSLATIONS
    for rule in rules(FALLBACK).values()
    if rule.id in rules(language)
]
TAG_WORDS = {
    word: english
    for language in TRANSLATIONS
    for word, english in zip(marks(language), marks(FALLBACK), strict=True)
}


def tags(text: str) -> list[str]:
    """The bracketed tags in order, in English words."""
    found: list[str] = re.findall(r"\[[^\]]*\]", text)
    return [re.sub(r"\w+", lambda m: TAG_WORDS.get(m[0], m[0]), tag) for tag in found]


def found(pattern: str, text: str) -> Counter[str]:
    return Counter(re.findall(pattern, text))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_ids_in_the_same_order(language: str) -> None:
    assert list(rules(language)) == list(rules(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["cards.md", "house.md", "dice.md"])
def test_every_row_that_starts_with_an_id_is_one_rule(language: str, page: str) -> None:
    lines = (files("lastcard.rulebook") / language / page).read_text(encoding="utf-8").splitlines()
    ids = [m[1] for line in lines if (m := re.match(r"\|\s*([A-Z]+\.[^\s|]*)", line))]
    assert ids
    assert len(ids) == len(set(ids))
    assert set(ids) <= set(rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for name, rule in rules(language).items():
        assert rule.id == name
        assert re.sub(r"\[[^\]]*\]", "", rule.text).strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cited_ids_exist(language: str) -> None:
    book = rules(language)
    for rule in book.values():
        for cited in re.findall(r"\b[A-Z]{3,}\.[a-z][a-z0-9-]*", rule.text):
            assert cited in book, f"{rule.id} cites {cited}"


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_tags_agree(english: Rule, other: Rule) -> None:
    assert other.source == english.source
    assert tags(other.text) == tags(english.text)


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_numbers_agree(english: Rule, other: Rule) -> None:
    assert found(r"\d+", other.text) == found(r"\d+", english.text)


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_notation_and_cited_ids_agree(english: Rule, other: Rule) -> None:
    for pattern in (r"`[^`]*`", r"\b[A-Z]{3,}\.[a-z0-9-]+"):
        assert found(pattern, other.text) == found(pattern, english.text)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("SETUP.flip", "book"),
        ("SETUP.players", "ruling"),
        ("FIRST.wild", "both"),
        ("UNO.window", "both"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_source(language: str, name: str, source: str) -> None:
    assert rules(language)[name].source == source


def test_unknown_language_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        rules("xx")


def test_rules_are_read_once() -> None:
    assert rules("es") is rules("es")


def test_the_first_page_explains_the_marks() -> None:
    assert marks("en") == ("book", "ruling")
    assert marks("es") == ("reglamento", "criterio")
