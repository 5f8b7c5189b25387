"""What comes from outside is hostile until parsed: nothing but refusals, and nothing changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.bots import random_move
from lastcard.cards import moves as cards
from lastcard.cards.rulecards import RuleCard
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.dice import moves as dice
from lastcard.notation.check import same
from lastcard.notation.record import Record
from lastcard.notation.replay import replay
from tests.notation.test_records import record_match, rewritten
from tests.support.strategies import NAMES, walk


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_a_pickled_state_plays_on_as_the_one_it_was_made_from(edition: str) -> None:
    """Other processes and stores get states by value: nothing may depend on identity."""
    table: Any = lastcard.game(edition, NAMES[:3])
    for state, _, _ in walk(table, 4, 60):
        twin = pickle.loads(pickle.dumps(state))
        for seat in range(3):
            listed = [next(table.moves(one, seat), None) for one in (state, twin)]
            assert listed[0] == listed[1]
        seats = table.pending(state).seats
        if seats:
            move = random_move(table, table.view(state, seats[0]), seats[0], Random(1))
            after, events = table.step(state, seats[0], move, lastcard.Seeded(1))
            again, told = table.step(twin, seats[0], move, lastcard.Seeded(1))
            assert events == told
            assert table.view(after, 0).as_dict() == table.view(again, 0).as_dict()


@pytest.mark.parametrize("refusal", [Refusal("x"), Unreadable("y", "TURN.match", card="r5")])
def test_a_refusal_can_be_copied_and_sent(refusal: Refusal) -> None:
    assert copy.copy(refusal) == refusal == pickle.loads(pickle.dumps(refusal))


BAD: list[Callable[..., object]] = [
    lambda: cards.Play([]),  # type: ignore[arg-type]
    lambda: cards.Play("WH", "g", 1.0),  # type: ignore[arg-type]
    lambda: cards.Play("r5", uno=1),  # type: ignore[arg-type]
    lambda: cards.Catch(None),  # type: ignore[arg-type]
    lambda: cards.Target("ana"),  # type: ignore[arg-type]
    lambda: cards.Color(3),  # type: ignore[arg-type]
    lambda: cards.Discard({"y9": 0}),  # type: ignore[arg-type]
    lambda: cards.Discard(["y9"]),  # type: ignore[arg-type]
    lambda: cards.Wilds(None),  # type: ignore[arg-type]
    lambda: dice.Chain(None),  # type: ignore[arg-type]
    lambda: dice.Reroll("r1"),  # type: ignore[arg-type]
    lambda: dice.Penalty("+1", None),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("make", BAD)
def test_a_move_of_the_wrong_kind_cannot_even_be_made(make: Callable[[], object]) -> None:
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "not-a-move"):
        make()


@pytest.mark.parametrize("edition", ["usa", "dice"])
@pytest.mark.parametrize("seat", [0.0, "0", None, [], -1, 2, 10**30, True])
@pytest.mark.parametrize(
    "move", [cards.DRAW, cards.DONE, cards.UNO, dice.STAND, dice.Chain(), cards.Catch(0), None, 5]
)
def test_no_seat_and_no_move_does_anything(edition: str, seat: Any, move: Any) -> None:
    table: Any = lastcard.game(edition, ["ana", "beto"])
    state = table.start(lastcard.Seeded(6))
    before = state.copy()
    assert isinstance(table.judge(state, seat, move), Refusal)
    with pytest.raises(Refusal):
        table.apply(state, seat, move, lastcard.Seeded(1))
    assert same(state, before)


def test_nobody_has_no_view__chal_show() -> None:
    """The seat of nobody is no way to look into the last hand."""
    table = lastcard.game("usa", ["ana", "beto"])
    state = table.start(lastcard.Seeded(1))
    for seat in (-1, 2, "0", 1.0):
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "no-such-seat"):
            table.view(state, seat)  # type: ignore[arg-type]
    assert list(table.moves(state, -1)) == list(table.moves(state, 2)) == []


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ([1, 2], {}),
        (["ana", None], {}),
        (["ana", "beto"], {"target": 10**5000}),
        (["ana", "beto"], {"target": float("nan")}),
        (["ana", "beto"], {"drawn": ["must"]}),
        (["ana", "beto"], {"hand-size": {}}),
    ],
)
def test_tables_are_made_of_names_and_options(players: Any, options: Any) -> None:
    with pytest.raises(Refusal):
        lastcard.game("usa", players, options)


def test_written_rule_cards_are_rule_cards() -> None:
    """RULE.write"""
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "rule-kind"):
        lastcard.game("jackpot", ["ana", "beto"], written=[[7] * 4] * 2)  # type: ignore[list-item]


@pytest.mark.parametrize("number", ["000000000" + "9" * 5000, "0000000019999", "007", "٣"])
def test_numbers_of_rule_cards_are_short(number: str) -> None:
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "rule-number"):
        RuleCard.from_text(f"draw-to {number}")


@pytest.mark.parametrize(
    ("kind", "number", "words"),
    [
        ("foo", None, None),
        ("discard-to", -3, None),
        ("draw-to", None, None),
        ("play-run", 4, None),
        ("play-wilds", None, "now"),
        ("act", None, None),
        ("act", None, "a\nb"),
        ("act", None, "two  spaces"),
        ("act", 3, "Sing"),
    ],
)
def test_a_rule_card_that_cannot_be_written_cannot_be_made(
    kind: str, number: int | None, words: str | None
) -> None:
    """RULE.write, RULE.act"""
    with pytest.raises(Unreadable):
        RuleCard(kind, number, words)


def test_a_view_speaks_for_its_own_seat_only() -> None:
    table = lastcard.game("usa", ["ana", "beto"])
    state = table.start(lastcard.Seeded(6))
    asked = table.pending(state).seats[0]
    for view in (table.view(state, 1 - asked), table.view(state, None)):
        assert list(table.moves(view, asked)) == []
        refused = table.judge(view, asked, cards.Play("r5"))
        assert refused is not None
        assert refused.code == "not-your-view"


def _padded(data: dict[str, Any]) -> None:
    if "options" in data:
        data["options"]["hand-size"] = "00000007"


def _bare(data: dict[str, Any]) -> None:
    if "options" in data:
        data["options"] = {}


def _spaced(data: dict[str, Any]) -> None:
    if "move" in data:
        data["move"] = data["move"].replace(" ", "\u2028", 1) + " "


def _true(data: dict[str, Any]) -> None:
    if "lastcard" in data:
        data["lastcard"] = True


@pytest.mark.parametrize("change", [_padded, _bare, _spaced, _true])
def test_a_record_is_written_in_one_way_only(change: Any) -> None:
    """What is hashed into the key and shown to people has one form, even with all hashes right."""
    with pytest.raises(Unreadable):
        list(replay(Record.from_text(rewritten(record_match("usa", 2)[0], change))))


def test_no_name_stands_twice_in_a_line() -> None:
    text = record_match("usa", 2)[0]
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "record-json"):
        Record.from_text(text.replace('{"lastcard": 1,', '{"lastcard": 2, "lastcard": 1,', 1))


def test_secrets_are_in_no_repr() -> None:
    assert "key" in repr(lastcard.Fair(b"0123"))
    assert "0123" not in repr(lastcard.Fair(b"0123"))
