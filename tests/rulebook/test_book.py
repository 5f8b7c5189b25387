"""The rulebook pages are complete, say what the rules say, and say the same in every language."""

from __future__ import annotations

import re
from collections import Counter
from inspect import cleandoc
from itertools import pairwise

import pytest

from lastcard.dice.faces import FACES, follows
from lastcard.editions import DECKS, EDITIONS
from lastcard.languages import FALLBACK, LANGUAGES
from lastcard.locale import catalogue
from lastcard.rulebook import Book, Section, Sentence, book, pages, rules
from lastcard.rulebook.pages import read_page
from tests.rulebook.test_rulebook import OF_SPAIN, WORKSHOP

LEAFLETS = ("usa", "hp", "jackpot", "dice")
EVERY = [
    pytest.param(language, edition, id=f"{edition}-{language}")
    for edition in EDITIONS
    for language in LANGUAGES
]
TRANSLATED = [
    pytest.param(language, edition, id=f"{edition}-{language}")
    for edition in EDITIONS
    for language in LANGUAGES
    if language != FALLBACK
]

CARD_KEYS = ["box", "object", "setup", "play", "cards", "uno", "out", "points", "other"]
KEYS = dict.fromkeys(DECKS, CARD_KEYS) | {
    "hp": [*CARD_KEYS[:5], "hat", *CARD_KEYS[5:]],
    "jackpot": [*CARD_KEYS[:5], "lever", "rulecards", *CARD_KEYS[5:]],
    "dice": ["box", "object", "setup", "play", "chain", "wild", "penalties", "call", "out", "example"],
}

FOREIGN = {
    "en": {
        "hp": ("sorting", "hat", "gryffindor"),
        "jackpot": ("jackpot", "lever", "spinner", "dispenser", "rule card"),
        "wild": ("target", "swap", "pass on"),
        "attack": ("attack", "barrage", "drizzle"),
        "dice": ("dice", "die", "board", "chain"),
    },
    "es": {
        "hp": ("sombrero", "seleccionador", "gryffindor"),
        "jackpot": ("jackpot", "palanca", "girador", "dispensador", "carta de regla"),
        "wild": ("diana", "intercambio", "pasa la mano"),
        "attack": ("ataque", "bombardeo", "llovizna"),
        "dice": ("dado", "tablero", "cadena"),
    },
}
"""What the pages of other editions do not speak of."""
COLORS = {
    "r": r"\b(red|roj[oa])",
    "y": r"\b(yellow|amarill[oa])",
    "g": r"\b(green|verde)",
    "b": r"\b(blue|azul)",
    "w": r"\b(white|blanc[oa])",
    "s": r"\b(silver|platead[oa])",
}
NUMBERS = [("three", "tres"), ("four", "cuatro"), ("five", "cinco"), ("six", "seis"), ("seven", "siete"),
           ("eight", "ocho"), ("ten", "diez")]  # fmt: skip

WORDS = {"two": 2, "four": 4}
COUNTS = re.compile(r"\d+|\b(?:two|four)\b", re.IGNORECASE)


def shape(page: Book) -> object:
    """All but the words."""
    return [
        (section.key, [(block.kind, block.cards, [(one.rules, one.source) for one in block.sentences])
                       for block in section.blocks])
        for section in page.sections
    ]  # fmt: skip


def numbers(text: str) -> Counter[str]:
    """Those in figures, and in words where a word means nothing else."""
    for words in NUMBERS:
        text = re.sub(rf"\b({'|'.join(words)})s?\b", f" {words[0]} ", text, flags=re.IGNORECASE)
    return Counter(re.findall(rf"\d+|\b(?:{'|'.join(words[0] for words in NUMBERS)})\b", text))


def sources(rule: str, edition: str) -> set[str]:
    """Those of what a rule says of an edition."""
    said = rules(FALLBACK)[rule].passages
    return {passage.source for passage in said if edition in (passage.editions or (edition,))}


@pytest.mark.parametrize(("language", "edition"), EVERY)
def test_sections_in_the_order_of_the_leaflet(language: str, edition: str) -> None:
    page = book(language, edition)
    assert page.edition == edition
    assert page.title == catalogue(language).text(f"web-edition-{edition}")
    assert [section.key for section in page.sections] == KEYS[edition]
    assert all(section.title and section.blocks for section in page.sections)
    assert all(block.sentences for section in page.sections for block in section.blocks)


@pytest.mark.parametrize(("language", "edition"), TRANSLATED)
def test_the_same_page_in_every_language(language: str, edition: str) -> None:
    english, other = book(FALLBACK, edition), book(language, edition)
    assert shape(other) == shape(english)
    for here, there in zip(english.sentences, other.sentences, strict=True):
        assert numbers(there.text) == numbers(here.text), there.text


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_of_the_edition_is_on_its_page(edition: str) -> None:
    cited = {rule for one in book(FALLBACK, edition).sentences for rule in one.rules}
    held = [rule.id for rule in rules(FALLBACK).values() if edition in rule.editions]
    assert [one for one in held if one not in cited and not one.startswith("HOUSE.")] == []
    assert sorted(cited.difference(held)) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_a_ruling_is_marked_as_the_rule_marks_it(edition: str) -> None:
    for one in book(FALLBACK, edition).sentences:
        if edition not in LEAFLETS:
            assert one.source == "ruling", one.text
            continue
        marked = [one.source in sources(name, edition) for name in one.rules]
        # A ruling may be about several rules, and add to one what the leaflet says in another.
        assert all(marked) if one.source == "book" else any(marked), f"{one.rules}: {one.text}"


@pytest.mark.parametrize(("language", "edition"), EVERY)
def test_nothing_of_other_editions(language: str, edition: str) -> None:
    text = " ".join(one.text for one in book(language, edition).sentences)
    foreign = [word for other, words in FOREIGN[language].items() if other != edition for word in words]
    assert [word for word in foreign if re.search(rf"\b{word}s?\b", text, re.IGNORECASE)] == []
    if edition in DECKS:
        spoken = {color for color, words in COLORS.items() if re.search(words, text)}
        assert spoken == set(DECKS[edition].colors)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_of_the_deck(edition: str) -> None:
    known = {card.text for card in DECKS[edition].deck} if edition in DECKS else set(FACES)
    shown = {
        card
        for section in book(FALLBACK, edition).sections
        for block in section.blocks
        for card in block.cards
    }
    assert shown and shown <= known


def section_of(edition: str, key: str) -> Section:
    return next(section for section in book(FALLBACK, edition).sections if section.key == key)


@pytest.mark.parametrize("edition", DECKS)
def test_what_is_in_the_box_and_what_it_scores(edition: str) -> None:
    """Kinds of cards that are no numbers: how many there are of each shown, and their points."""
    deck = DECKS[edition].deck
    box, points = section_of(edition, "box"), section_of(edition, "points")
    assert str(len(deck)) in box.blocks[0].sentences[0].text
    copies, worth = Counter(card.text for card in deck), {card.text: card.symbol.points for card in deck}
    for section, value in ((box, copies), (points, worth)):
        shown = [
            block for block in section.blocks if block.cards and not block.cards[0].lstrip("rygbws").isdigit()
        ]
        assert shown
        for block in shown:
            said = {int(WORDS.get(word.lower(), word)) for word in COUNTS.findall(block.sentences[0].text)}
            assert {value[card] for card in block.cards} <= said, block
    scored = {card.lstrip("rygbws") for block in points.blocks for card in block.cards}
    assert {card.symbol.code for card in deck if not card.symbol.code.isdigit()} <= scored


def test_chains_of_the_dice_page_are_chains() -> None:
    (shown,) = [block for block in section_of("dice", "chain").blocks if block.cards]
    rolled, again, came, chain, last = (block.cards for block in section_of("dice", "example").blocks)
    for faces in (shown.cards, chain):
        assert faces[0][1] == "2"
        assert all(follows(face, before) for before, face in pairwise(faces))
    kept = Counter(rolled) - Counter(again) + Counter(came)
    assert len(rolled) == 6 and kept - Counter(chain) == Counter(["g4"])
    assert last == chain[-1:]


@pytest.mark.parametrize(("language", "edition"), EVERY)
def test_sentences_are_plain(language: str, edition: str) -> None:
    for one in book(language, edition).sentences:
        assert not re.search(r"[`*_=@{}|\[\]]|  |[A-Z]{3,}\.[a-z]", one.text), one.text
        assert re.search(r"[.!:?][»”]?$", one.text), one.text
        assert len(set(one.rules)) == len(one.rules)
        foreign = (*WORKSHOP[language], *OF_SPAIN)
        assert [word for word in foreign if re.search(rf"\b{word}\b", one.text.lower())] == []


def test_the_form_is_as_it_is_documented() -> None:
    text = cleandoc((pages.__doc__ or "").partition("line by line:\n")[2].partition("\nA heading")[0])
    (section,) = read_page("usa", text).sections
    assert (section.key, section.title) == ("setup", "Setting up")
    assert [(block.kind, block.cards, len(block.sentences)) for block in section.blocks] == [
        ("text", (), 2), ("item", ("r7", "W"), 2), ("example", (), 1),
    ]  # fmt: skip
    assert section.blocks[0].sentences[1] == Sentence(
        "A ruling of ours.", ("SETUP.deal", "SETUP.flip"), "ruling"
    )


@pytest.mark.parametrize(
    "body",
    [
        "A sentence without a rule.",
        "*Italics that do not end. [SETUP.deal]",
        "Half *italics.* [SETUP.deal]",
        "A sentence. [setup]",
        "- An item. [SETUP.deal]\nA line that does not belong to it. [SETUP.deal]",
        "> An example. [SETUP.deal]\nA line that does not belong to it. [SETUP.deal]",
    ],
)
def test_what_is_not_of_the_form(body: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be read|not of one block"):
        read_page("usa", f"# USA\n\n## Box <!-- box -->\n\n{body}\n")


def test_a_heading_needs_its_key() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read_page("usa", "# USA\n\n## Box\n\nA sentence. [SETUP.deal]\n")


@pytest.mark.parametrize(
    ("language", "edition"),
    [("xx", "usa"), ("en", "chess"), ("en", "cards"), ("en", "../cards"), ("../en", "usa"), ("en", "")],
)
def test_what_there_is_not(language: str, edition: str) -> None:
    with pytest.raises(LookupError):
        book(language, edition)


def test_a_page_is_read_once() -> None:
    assert book("es", "dice") is book("es", "dice")
