"""The reference of rules is complete, true in its marks, and says the same in every language."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from lastcard.core.options import Choice, NumberOr, Numbers, text_of
from lastcard.editions import DECKS, EDITIONS, game
from lastcard.languages import FALLBACK, LANGUAGES
from lastcard.locale import catalogue
from lastcard.rulebook import Passage, Rule, rules
from lastcard.rulebook.reference import CARDS, NAMES, PAGES, RULINGS, folder, marks, option_values, rows

TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]
PAIRS = [
    pytest.param(rule, rules(language)[rule.id], id=f"{language}-{rule.id}")
    for language in TRANSLATIONS
    for rule in rules(FALLBACK).values()
    if rule.id in rules(language)
]
RULES = [
    pytest.param(language, rule, id=f"{language}-{rule.id}")
    for language in LANGUAGES
    for rule in rules(language).values()
]
MARK = re.compile(r"\[[^\]]*\]")
ID = re.compile(r"\b[A-Z]{3,}\.[a-z][a-z0-9-]*")
BEGINS = re.compile(r"[A-Z“«ÁÉÍÓÚ]")
CODES = re.compile(r"`([^`]*)`")
CARD = re.compile(r"[rygbws](?:\d|\+2|[A-Z])|W[0-9A-Z]?")
FACE = re.compile(r"[rygb][1-6]|★|[+−]1")
OPTION = re.compile(r'([a-z0-9-]+) = (?:"([a-z-]+)"|N)')
WORKSHOP = {
    "en": (
        "engine", "code", "data", "notation", "option", "seat", "position", "command", "front end", "client",
        "keep is", "illegal move", "refused", "the puller",
    ),
    "es": (
        "motor", "código", "datos", "notación", "opción", "asiento", "posición", "comando", "cliente",
        "jugada ilegal", "se rechaza",
    ),
}  # fmt: skip
"""Words of those who made it, which nobody says at a table."""
OF_SPAIN = (
    "robar", "roba", "roban", "robada", "robó", "cambio de sentido", "ruleta", "acciona", "accionar",
    "mazo", "pillar", "pille", "pillado", "penalización", "descarte", "carta superior", "cada cual",
)  # fmt: skip
"""What the leaflets, which are Latin American, call otherwise."""


def found(pattern: str, text: str) -> Counter[str]:
    return Counter(re.findall(pattern, text))


def said(rule: Rule) -> list[tuple[str, tuple[str, ...]]]:
    """What the marks of a rule say."""
    return [(passage.source, passage.editions) for passage in rule.passages]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_ids_in_the_same_order(language: str) -> None:
    assert list(rules(language)) == list(rules(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [*PAGES, RULINGS])
def test_every_row_that_starts_with_an_id_is_one_rule(language: str, page: str) -> None:
    lines = (folder(language) / page).read_text(encoding="utf-8").splitlines()
    ids = [m[1] for line in lines if (m := re.match(r"\|\s*([A-Z]+\.[^\s|]*)", line))]
    assert ids == [name for name, _ in rows(language, page)]
    assert len(ids) == len(set(ids))
    assert set(ids) <= set(rules(language))


@pytest.mark.parametrize(("language", "rule"), RULES)
def test_every_passage_is_whole_sentences_of_one_source(language: str, rule: Rule) -> None:
    [text] = [text for page in PAGES for name, text in rows(language, page) if name == rule.id]
    assert text.startswith("[")
    assert len(MARK.findall(text)) == len(rule.passages)
    for passage in rule.passages:
        assert not MARK.search(passage.text)
        assert BEGINS.match(passage.text), f"begins inside a sentence: {passage.text}"
        assert passage.text.endswith((".", ".)")), f"ends inside a sentence: {passage.text}"
        assert passage.text.count("(") == passage.text.count(")")


@pytest.mark.parametrize(("language", "rule"), RULES)
def test_passages_that_follow_one_another_are_of_two_sources(language: str, rule: Rule) -> None:
    told = said(rule)
    assert all(one != other for one, other in pairwise(told))


@pytest.mark.parametrize(("language", "rule"), RULES)
def test_only_players_words(language: str, rule: Rule) -> None:
    text = CODES.sub("", f"{rule.text} {rule.other or ''}").lower()
    assert [word for word in WORKSHOP[language] if re.search(rf"\b{word}\b", text)] == []


@pytest.mark.parametrize(("language", "rule"), RULES)
def test_codes_are_cards_dice_or_options_with_a_value(language: str, rule: Rule) -> None:
    for code in CODES.findall(f"{rule.text} {rule.other or ''}"):
        words = FACE if rule.id.startswith("DICE.") else CARD
        assert OPTION.fullmatch(code) or all(words.fullmatch(word) for word in code.split(" ")), code


def test_options_in_the_rules_are_options_and_have_names_for_people() -> None:
    options = {
        option.name: option
        for name, edition in EDITIONS.items()
        for option in game(name, edition.fewest).known_options
    }
    cited = {code for rule in rules(FALLBACK).values() for code in OPTION.findall(rule.text)}
    assert len(cited) > 30
    for name, value in cited:
        option = options[name]
        if value:
            assert isinstance(option, Choice) and value in option.values
        else:
            assert isinstance(option, NumberOr | Numbers)
        keys = (f"opt-{name}", f"opt-{name}-{value}") if value else (f"opt-{name}",)
        assert all(catalogue(language).has(key) for language in LANGUAGES for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_list_every_option_with_all_its_words(language: str) -> None:
    listed = option_values(language)
    options = {
        option.name: option
        for name, edition in EDITIONS.items()
        for option in game(name, edition.fewest).known_options
    }
    assert listed.keys() == options.keys()
    for name, option in options.items():
        book, ours = listed[name]
        if isinstance(option, Choice):
            assert (*book, *ours) == option.values
        elif isinstance(option, NumberOr | Numbers):
            assert (*book, *ours)[0] == text_of(option.default)


def test_the_rulebook_has_some_values_and_says_nothing_of_others() -> None:
    assert option_values("en")["scoring"] == (("winner", "lowest"), ())
    assert option_values("en")["reverse-two"] == ((), ("skip", "plain"))
    assert option_values("en")["board-size"][0] == ()


@pytest.mark.parametrize("rule", list(rules("es").values()), ids=lambda rule: rule.id)
def test_spanish_has_the_words_of_the_leaflets(rule: Rule) -> None:
    text = f"{rule.text} {rule.other or ''}".lower()
    assert [word for word in OF_SPAIN if re.search(rf"\b{word}\b", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cited_ids_exist(language: str) -> None:
    for rule in rules(language).values():
        for cited in ID.findall(rule.text):
            assert cited in rules(language), f"{rule.id} cites {cited}"


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_marks_agree(english: Rule, other: Rule) -> None:
    assert said(other) == said(english)
    assert (other.source, other.editions) == (english.source, english.editions)


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_numbers_codes_and_cited_ids_agree(english: Rule, other: Rule) -> None:
    for one, its in zip(english.passages, other.passages, strict=True):
        for pattern in (r"\d+", CODES.pattern, ID.pattern):
            assert found(pattern, its.text) == found(pattern, one.text)


@pytest.mark.parametrize(("language", "rule"), RULES)
def test_exactly_the_rulings_about_a_leaflet_have_another_reading(language: str, rule: Rule) -> None:
    """House rules are read from no leaflet."""
    assert (rule.other is not None) == (rule.source != "book" and not rule.id.startswith("HOUSE."))
    assert rule.other is None or (BEGINS.match(rule.other) and rule.other.endswith("."))


@pytest.mark.parametrize(("english", "other"), PAIRS)
def test_other_readings_agree(english: Rule, other: Rule) -> None:
    for pattern in (r"\d+", CODES.pattern):
        assert found(pattern, other.other or "") == found(pattern, english.other or "")


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("SETUP.flip", "book"),
        ("SETUP.players", "ruling"),
        ("FIRST.wild", "both"),
        ("FIRST.hat", "both"),
        ("UNO.window", "both"),
        ("JACK.colors", "both"),
        ("ACT.reverse-two", "ruling"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_source(language: str, name: str, source: str) -> None:
    assert rules(language)[name].source == source


def test_what_is_the_leaflets_and_what_is_ours_in_one_rule() -> None:
    assert rules("en")["FIRST.hat"].passages == (
        Passage(
            "book", ("hp",),
            "If the first card is a Sorting Hat, the player on the dealer's left names the colour.",
        ),
        Passage(
            "ruling", (),
            "No player is named and nobody draws; the player on the dealer's left then takes the first turn.",
        ),
    )  # fmt: skip
    window = [("book", ("hp", "jackpot")), ("ruling", ("usa",)), ("ruling", ())]
    assert said(rules("en")["UNO.window"]) == window


@pytest.mark.parametrize(
    ("name", "editions"),
    [
        ("DECK.hp", "hp"),
        ("CHAL.who-usa", "usa"),
        ("CHAL.who", "hp jackpot classic"),
        ("CHAL.guilty", "usa hp jackpot classic"),
        ("ACT.hat", "hp"),
        ("ACT.until", "hp attack"),
        ("ACT.draw2", "usa hp jackpot classic wild"),
        ("TURN.match", "usa hp jackpot classic attack"),
        ("UNO.window", "usa hp jackpot classic wild attack"),
        ("UNO.say", "usa hp jackpot classic wild attack"),
        ("HOUSE.stack", "usa hp jackpot classic wild attack"),
        ("JACK.pull", "jackpot"),
        ("RULE.out", "jackpot"),
        ("DICE.call", "dice"),
    ],
)
def test_editions(name: str, editions: str) -> None:
    assert rules("en")[name].editions == tuple(editions.split())


def test_the_editions_of_the_rules_are_those_there_are() -> None:
    assert tuple(DECKS) == CARDS == tuple(NAMES.values())
    assert {name for rule in rules("en").values() for name in rule.editions} == {*DECKS, "dice"}


@pytest.mark.parametrize(
    ("code", "name"), [("W4", "ACT.wild4"), ("+2", "DECK.points"), ("R", "ACT.reverse"), ("S", "ACT.skip")]
)
def test_a_rule_of_a_card_holds_where_there_is_one(code: str, name: str) -> None:
    decks = {name: {card.symbol.code for card in deck.deck} for name, deck in DECKS.items() if deck.colors}
    assert {edition for edition, codes in decks.items() if code in codes} <= set(rules("en")[name].editions)


def test_unknown_language_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        rules("xx")


def test_rules_are_read_once() -> None:
    assert rules("es") is rules("es")


def test_the_first_page_explains_the_marks() -> None:
    assert marks("en") == ("book", "ruling")
    assert marks("es") == ("reglamento", "criterio")
