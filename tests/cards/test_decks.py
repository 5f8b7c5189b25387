"""Deck files: the loader, its errors with their lines, and the way back to data and to a file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastcard
from docs import decks as schema
from lastcard import Record, Refusal, read_deck
from lastcard.cards.decks import form
from lastcard.cards.decks.files import line_of
from lastcard.cards.decks.writing import deck_data, deck_text
from lastcard.cards.edition import Challengers
from lastcard.cards.game import CardGame
from lastcard.cards.symbols import OURS, Card, Symbol
from lastcard.core.extras import FAST, has_extra
from lastcard.editions import DECKS
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.table.deck_words import symbol_words
from lastcard.table.sentences import edition_title, symbol_name
from tests.support.docs_pages import ROOT

PAGE = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
MINI = PAGE.partition("```toml\n")[2].partition("```")[0]

compiled = pytest.mark.skipif(not has_extra(FAST), reason="takes the extra fast")


def card_game(deck: lastcard.CardEdition, players: int = 2) -> CardGame:
    game = lastcard.game(deck, players)
    assert isinstance(game, CardGame)
    return game


def changed(before: str, after: str) -> str:
    assert MINI.count(before) == 1
    return MINI.replace(before, after)


def test_the_example_of_the_page_is_a_deck() -> None:
    mini = read_deck(MINI)
    assert (mini.name, mini.version, mini.colors, len(mini.deck), mini.most) == ("mini", 1, ("r", "b"), 32, 5)
    assert mini.deck[0].text == "r1" and mini.deck[-1].text == "WS"
    rain = next(card.symbol for card in mini.deck if card.text == "rN")
    assert rain == Symbol("N", 20, draws=1, whom="others", names=(("en", "Rain"), ("es", "Lluvia")))
    assert card_game(mini).options["drawn"] == "may" and card_game(mini).options["hand-size"] == 5
    assert mini.challengers is Challengers.VICTIM


def test_the_decks_of_the_package_are_files() -> None:
    """DECK.usa, DECK.hp, DECK.jackpot, DECK.classic, DECK.wild, DECK.attack."""
    folder = Path(lastcard.__file__).parent / "editions"
    assert {path.stem for path in folder.glob("*.toml")} == set(DECKS)
    for name, edition in DECKS.items():
        assert read_deck(folder / f"{name}.toml") == replace(edition, earlier=())
        assert lastcard.game(str(folder / f"{name}.toml"), 2) == lastcard.game(name, 2)
        assert {language for language, _ in edition.title} == set(LANGUAGES)
        for language in LANGUAGES:
            assert dict(edition.title)[language] == edition_title(catalogue(language), edition)


@pytest.mark.parametrize("name", DECKS)
def test_there_and_back(name: str) -> None:
    edition = replace(DECKS[name], name="own", earlier=())
    data = deck_data(edition)
    assert tuple(data) == form.KEYS and read_deck(data) == edition
    assert read_deck(json.loads(json.dumps(data, sort_keys=True))) == edition, "no order of keys counts"
    assert read_deck(deck_text(edition)) == edition


def test_the_order_of_a_file_does_not_count() -> None:
    turned = changed("1 = 3\n2 = 3\n3 = 3\nS = 2\nN = 2\n", "N = 2\nS = 2\n3 = 3\n1 = 3\n2 = 3\n")
    assert read_deck(turned) == read_deck(MINI)


WRONG = {
    "deck-toml": ("version = 1", "version 1", "version"),
    "deck-format": ("version = 1", "version = 1\nformat = 2", "format"),
    "deck-key": ("points = 20", "points = 20\npints = 3", "pints"),
    "deck-missing": ("points = 20\n", "", "[symbols.N]"),
    "deck-kind": ("swaps = true", 'swaps = "yes"', "swaps"),
    "deck-number": ("points = 20", "points = 128", "points"),
    "deck-word": ('whom = "others"', 'whom = "somebody"', "whom"),
    "deck-text": ('name.en = "Rain"', 'name.en = "Ra\\u0007in"', "name.en"),
    "deck-name": ('name = "mini"', 'name = "Mini deck"', "name"),
    "deck-taken": ('name = "mini"', 'name = "usa"', ""),
    "deck-colors": ('["red", "blue"]', '["red"]', "colors"),
    "deck-no-colors": ('["red", "blue"]', "[]", "[cards]"),
    "deck-code-cards": ("\nS = 2", "\nW = 2", "W"),
    "deck-code-wilds": ("WS = 2", "X = 2", "X"),
    "deck-symbol-unknown": ("\nS = 2", "\nQ = 2", "Q"),
    "deck-symbol-unused": ("N = 2\n", "", "[symbols.N]"),
    "deck-most": ("1 = 3", "1 = 60", "[cards]"),
    "deck-small": ("players = 5", "players = 10", "[cards]"),
    "deck-draws-until": ("draws = 1", 'draws = 1\nuntil = "red"', "until"),
    "deck-until": ("draws = 1", 'until = "green"', "until"),
    "deck-restricted-more": ("swaps = true", "restricted = true\nreverses = true", "restricted"),
    "deck-restricted-wild": ('draws = 1\nwhom = "others"', "restricted = true", "restricted"),
    "deck-swaps": ('swaps = true\nwhom = "named"', "swaps = true", "swaps"),
    "deck-swaps-passes": ("swaps = true", "swaps = true\npasses = true", "passes"),
    "deck-whom": ("draws = 1\n", "", "whom"),
    "deck-rules-unused": ("players = 5", 'rules = ["play-run"]', "rules"),
    "deck-rules-count": ('draws = 1\nwhom = "others"', "pulls = true", "name"),
    "option-unknown": ('drawn = "may"', 'dawn = "may"', "dawn"),
    "option-value": ('drawn = "may"', 'drawn = "perhaps"', "drawn"),
    "mix-needs": ('drawn = "may"', "bomb = 3", "[options]"),
}
"""What is wrong, and how the line begins that is told."""


@pytest.mark.parametrize("code", WRONG)
def test_what_is_wrong_is_told_with_its_line(code: str, tmp_path: Path) -> None:
    before, after, told = WRONG[code]
    path = tmp_path / "mini.toml"
    path.write_text(changed(before, after), encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        lastcard.game(str(path), 3)
    assert (refused.value.code, refused.value.about["file"]) == (code, str(path))
    line: Any = refused.value.about.get("line")
    assert path.read_text(encoding="utf-8").splitlines()[line - 1].startswith(told) if told else line is None
    for language in LANGUAGES:
        text = refusal_text(catalogue(language), refused.value)
        assert text.startswith(str(path)) and text.count("\n") == 0


def test_options_have_to_go_together_for_some_players_only() -> None:
    """HOUSE.mix: with four players there are teams, with three not."""
    teams = read_deck(changed('drawn = "may"', 'teams = "on"'))
    assert lastcard.game(teams, 4).options["teams"] == "on"
    with pytest.raises(Refusal) as refused:
        lastcard.game(teams, 3)
    assert refused.value.code == "mix-teams"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("# " + form.MOST_BYTES * "x", "deck-large"),
        ('name = "x"\nversion = 1\ncolors = []', "deck-empty"),
        ('name = "x"\nversion = 1\ncolors = ["red", "blue"]\n[wilds]\nW = 40', "deck-colors-unused"),
        ('name = "x"\nversion = 1\ncolors = []\n[wilds]\nW4 = 40', "deck-restricted-colors"),
        ("[[[", "deck-toml"),
        ("colors = " + 4000 * "[", "deck-toml"),
        ("", "deck-missing"),
    ],
)
def test_other_files_that_are_none(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(text)
    assert refused.value.code == code


def test_hostile_data_is_refused_or_read() -> None:
    """Whatever stands at whatever place, it is a refusal or a deck, never a crash."""
    strange: list[Any] = [
        None,
        True,
        -1,
        10**40,
        1.5,
        "x",
        "\x00",
        [],
        [[]],
        {},
        {"x": {}},
        {"": 1},
        "W" * 99,
    ]
    rng = Random(1)
    data = deck_data(read_deck(MINI))
    for _ in range(400):
        hostile = json.loads(json.dumps(data))
        place = hostile
        for _ in range(rng.randrange(4)):
            inner = [value for value in place.values() if isinstance(value, dict) and value]
            place = rng.choice(inner) if inner else place
        place[rng.choice([*place, "new"])] = rng.choice(strange)
        with suppress(Refusal):
            read_deck(hostile)


def test_the_schema_is_that_of_the_code() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema.written()
    described = schema.schema()
    assert tuple(described["properties"]) == form.KEYS
    assert tuple(described["properties"]["symbols"]["additionalProperties"]["properties"]) == form.SYMBOL_KEYS


def test_every_key_is_on_the_page() -> None:
    rows = [row.split("|")[1] for row in PAGE.splitlines() if row.startswith("| ")]
    told = {row.strip(" `[]").partition(".")[0] for row in rows}
    assert {*form.KEYS, *form.SYMBOL_KEYS} <= told


def test_where_a_key_is() -> None:
    lines = MINI.splitlines()
    places = {
        "name": "name",
        "cards.S": "S = 2",
        "symbols.N.name.es": "name.es",
        "symbols.N.skips": "[symbols.N]",
    }
    for key, told in places.items():
        assert lines[line_of(MINI, key) - 1].startswith(told)
    assert line_of(MINI, "nowhere.at.all") == 1


# Playing with one


def test_a_record_carries_its_deck(tmp_path: Path) -> None:
    record = lastcard.play(read_deck(MINI), ["easy", "normal", "hard"], seed=1)
    assert record.header["deck"] == deck_data(read_deck(MINI))
    assert Record.from_text(record.text) == record
    game = record.game()
    assert game == lastcard.game(read_deck(MINI), 3) and eval(repr(game), {"game": lastcard.game}) == game
    *_, last = record.states()
    assert game.outcome(last) is not None
    assert "deck" not in lastcard.play("classic", 2 * ["easy"], seed=1).header, "everybody has that one"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda deck: deck.update(version=2), "record-deck-version"),
        (lambda deck: deck["cards"].update({"1": "x"}), "deck-number"),
        (lambda deck: deck.pop("title"), "record-header"),
        (lambda deck: deck.update(name="other"), "record-header"),
        (lambda deck: deck.update(format=2), "deck-format"),
        (lambda deck: deck["cards"].update({"1": 4}), "record-chance-wrong"),
    ],
)
def test_a_deck_that_was_changed_in_a_record_is_refused(change: Any, code: str) -> None:
    record = lastcard.play(read_deck(MINI), 2 * ["easy"], seed=1)
    deck = json.loads(json.dumps(record.header["deck"]))
    change(deck)
    forged = replace(record, header={**record.header, "deck": deck})
    with pytest.raises(Refusal) as refused:
        list(forged.states())
    assert refused.value.code == code and refused.value.about["line"] in (1, 2, 3)


def test_a_position_carries_its_deck() -> None:
    for text in (MINI, MINI.replace("Wild Swap", "Wild # Swap")):
        state = card_game(read_deck(text)).start(seed=3)
        assert lastcard.read_position(str(state)) == state


def test_one_that_no_file_can_say_has_to_be_registered() -> None:
    strange = replace(DECKS["usa"], name="strange", earlier=(), deck=DECKS["usa"].deck[::-1])
    peeks = replace(DECKS["usa"], name="peeks", earlier=(), deck=(*DECKS["usa"].deck, Card("r", PEEK)))
    for edition in (strange, peeks):
        with pytest.raises(Refusal) as refused:
            lastcard.game(edition, 2)
        assert refused.value.code == "edition-data"


PEEK = Symbol("P", 10, effect=lambda state, seat, target, chance: None)


@compiled
@pytest.mark.parametrize("name", ["mini", "wild", "attack"])
def test_it_is_compiled(name: str) -> None:
    from lastcard.fast import Batch  # noqa: PLC0415

    deck = read_deck(MINI) if name == "mini" else DECKS[name]
    for policy in ("random", "good"):
        outcomes = Batch(deck, 3, 20, seed=1).rollout(policy)
        assert set(outcomes.winners) <= {-1, 0, 1, 2} and (outcomes.decisions > 0).all()
    assert lastcard.play(deck, ["expert:60", "hard"], seed=1, target=50).winners


def test_symbols_are_told_in_words() -> None:
    mini = read_deck(MINI)
    symbols = {card.symbol.code: card.symbol for card in mini.deck}
    english, spanish = catalogue("en"), catalogue("es")
    assert symbol_name(spanish, symbols["N"]) == "Lluvia" and symbol_name(english, symbols["1"]) == "1"
    assert symbol_words(english, symbols["N"], colors=True) == "Everyone else draws 1."
    assert symbol_words(spanish, OURS["+2"], colors=True) == "El siguiente jugador toma 2 y pierde el turno."
    assert edition_title(english, replace(mini, title=(("es", "Mini"),))) == "Mini"
    assert edition_title(english, replace(mini, title=())) == "mini"
    for edition in DECKS.values():
        for symbol in {card.symbol for card in edition.deck}:
            for language in LANGUAGES:
                assert symbol_words(catalogue(language), symbol, bool(edition.colors)).endswith(".")
