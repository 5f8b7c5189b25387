"""Parsing what was printed gives the same value, and bad text says what was expected and where."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lastcard
from lastcard.cards import moves as cards
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.core.refusal import Unreadable
from lastcard.dice import moves as dice
from lastcard.dice.faces import BOARD_COLORS, FACES, NUMBERED
from lastcard.editions import EDITIONS, AnyGame
from lastcard.notation.case import read_position
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.moves import move_text, read_move
from lastcard.notation.position import CardPosition
from tests.support.sizes import stable
from tests.support.strategies import listed, seeds, tables, walk

PLAYERS = ("ana", "beto", "Íñigo-2")
TABLES = {name: lastcard.game(name, PLAYERS) for name in EDITIONS}

CARD_TABLES = [table for table in TABLES.values() if isinstance(table, CardGame)]
texts = st.sampled_from(sorted({name for table in CARD_TABLES for name in table.rules.named}))
seats = st.integers(0, len(PLAYERS) - 1)
colors = st.sampled_from("rygbws")
rows = st.lists(texts, max_size=12).map(tuple)
faces = st.lists(st.sampled_from(FACES), max_size=6).map(tuple)

card_moves = st.one_of(
    st.builds(
        cards.Play,
        texts,
        st.none() | colors,
        st.none() | seats,
        st.booleans(),
        st.just(()) | st.lists(texts, max_size=3).map(tuple),
    ),
    st.sampled_from(
        [cards.DRAW, cards.KEEP, cards.PASS, cards.UNO, cards.CHALLENGE, cards.ACCEPT, cards.DONE]
    ),
    st.builds(cards.Catch, seats),
    st.builds(cards.Target, seats),
    st.builds(cards.Color, colors),
    st.builds(cards.Discard, rows),
    st.builds(cards.Wilds, rows),
)
dice_moves = st.one_of(
    st.builds(dice.Reroll, faces),
    st.builds(dice.Chain, faces),
    st.builds(dice.Penalty, st.sampled_from(("+1", "-1")), seats),
    st.sampled_from([dice.STAND, dice.DONE]),
)
table_moves = st.tuples(st.just(TABLES["jackpot"]), card_moves) | st.tuples(
    st.just(TABLES["dice"]), dice_moves
)


@stable
@given(table_moves)
def test_a_move_reads_as_it_was_written(choice: tuple[AnyGame, Any]) -> None:
    table, move = choice
    assert read_move(move_text(move, PLAYERS), table) == move


@stable
@given(card_moves | dice_moves)
def test_a_move_is_its_repr(move: Any) -> None:
    assert eval(repr(move), {**vars(cards), **vars(dice)}) == move


words = st.text(st.characters(blacklist_categories=["C", "Z"]), min_size=1, max_size=9)
acts = st.lists(words.filter(lambda word: word[0] != "#"), min_size=1, max_size=9).map(" ".join)
rule_cards = st.one_of(
    st.sampled_from(["play-run", "play-wilds"]).map(RuleCard),
    st.builds(RuleCard, st.just("discard-to"), st.integers(0, 99)),
    st.builds(RuleCard, st.sampled_from(["draw-to", "take-most"]), st.integers(1, 99)),
    acts.filter(str.isprintable).map(lambda text: RuleCard("act", words=text)),
)


@stable
@given(rule_cards)
def test_a_rule_card_reads_as_it_was_written(card: RuleCard) -> None:
    assert RuleCard.from_text(card.text) == card


names = st.sampled_from(PLAYERS)
pairs = st.lists(st.tuples(names, rows), unique_by=lambda pair: pair[0], max_size=3).map(tuple)
numbers = st.lists(st.tuples(names, st.integers(0, 9999)), unique_by=lambda pair: pair[0], max_size=3).map(
    tuple
)
options = st.just((("drawn", "must"), ("target", "300"))) | st.just(())


@st.composite
def card_positions(draw: st.DrawFn) -> CardPosition:
    edition = draw(st.sampled_from(["usa", "hp", "jackpot"]))
    if draw(st.integers(0, 9)) == 0:
        cut = tuple((name, draw(texts)) for name in PLAYERS)
        return CardPosition(edition, PLAYERS, draw(options), cut=cut)
    exactly = draw(st.booleans())
    return CardPosition(
        edition,
        PLAYERS,
        draw(options),
        dealer=draw(st.none() | names),
        hands=draw(pairs),
        top=draw(st.none() | st.tuples(texts, st.none() | colors)),
        draw=draw(rows),
        draw_exactly=exactly,
        remove_rest=draw(st.booleans()),
        turn=draw(st.none() | names),
        direction=draw(st.sampled_from([None, "left", "right"])),
        scores=draw(numbers),
        flip=draw(rows),
    )


@st.composite
def dice_positions(draw: st.DrawFn) -> DicePosition:
    entries = st.lists(st.sampled_from("123456*"), max_size=9).map(tuple)
    return DicePosition(
        "dice",
        PLAYERS,
        draw(st.none() | st.permutations(BOARD_COLORS).map(lambda colors: tuple(colors[:3]))),
        draw(st.just(()) | st.just((("board-size", "9 2"),))),
        draw(st.lists(st.tuples(names, entries), unique_by=lambda pair: pair[0]).map(tuple)),
        draw(numbers),
        draw(st.none() | names),
        draw(st.lists(st.sampled_from(NUMBERED), max_size=6).map(tuple)),
    )


@stable
@given(card_positions() | dice_positions())
def test_a_position_reads_as_it_was_written(position: CardPosition | DicePosition) -> None:
    assert read_position(position.text) == position


@stable
@given(tables, seeds)
def test_every_state_reads_as_it_was_written(table: Any, seed: int) -> None:
    """In the middle of a move too; what a view shows is the same then."""
    for state, _, _ in islice(walk(table, seed, 60), 0, None, 3):
        again = lastcard.read_position(str(state))
        assert again == state
        assert str(again) == str(state)
        for seat in (None, *range(len(table.players))):
            assert table.view(again, seat).as_dict() == table.view(state, seat).as_dict()
        for seat in table.pending(state).seats:
            assert listed(table, again, seat) == listed(table, state, seat)


def test_a_state_differs_from_another_in_anything() -> None:
    state = lastcard.game("usa", 2).start(seed=7)
    other = state.copy()
    assert other == state and repr(other) == repr(state)
    other.owed[1] += 1
    assert other != state


@pytest.mark.parametrize(
    "line",
    [
        "pending nothing ana", "owed zoe 1", "known ana", "then dance ana 1", "named ana x", "drawn q9",
        "out ana beto", "gone ana", "first-out zoe", "lost ana q9", "total many", "order beto ana",
    ],
)  # fmt: skip
def test_a_line_that_no_state_has_is_told(line: str) -> None:
    text = str(lastcard.game("usa", ["ana", "beto"]).start(seed=7))
    with pytest.raises(Unreadable) as refused:
        lastcard.read_position(text + line + "\n")
    assert refused.value.code in ("position-line", "unreadable")


@pytest.mark.parametrize(
    ("edition", "text", "what", "column"),
    [
        ("usa", "", "move", 1),
        ("usa", "plya r5", "move", 1),
        ("usa", "play", "card", 6),
        ("usa", "play q5", "card", 6),
        ("usa", "play W:x", "color", 8),
        ("usa", "play r5 beto", "aim", 9),
        ("usa", "play r5 @zoe", "player", 10),
        ("usa", "play r5 uno now", "aim", 9),
        ("usa", "draw two", "end", 6),
        ("usa", "catch", "player", 7),
        ("usa", "catch zoe", "player", 7),
        ("usa", "color red", "color", 7),
        ("usa", "discard r5 r55", "card", 12),
        ("usa", "stand", "move", 1),
        ("dice", "play r5", "move", 1),
        ("dice", "reroll r7", "face", 8),
        ("dice", "chain r1 x", "face", 10),
        ("dice", "+1 zoe", "player", 4),
        ("dice", "+1", "player", 4),
    ],
)
def test_bad_text_says_what_was_expected_and_where(edition: str, text: str, what: str, column: int) -> None:
    with pytest.raises(Unreadable) as refused:
        read_move(text, TABLES[edition])
    assert (refused.value.about["expected"], refused.value.about["column"]) == (what, column)
