"""The chances to win: from a view alone, for everybody, and in every game that can be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard import EDITIONS, Refusal, Seeded, chances, game
from lastcard.bots import level
from lastcard.bots.cards.plans import Plans
from lastcard.bots.thinking import Thinking
from lastcard.cards.symbols import Card, Symbol
from lastcard.coach.advice import advise, as_weighed, is_decision
from lastcard.coach.cards.reasons import PARTS, after, parts_of
from lastcard.coach.reason import WHYS
from lastcard.editions import DECKS
from lastcard.rules.fields import PENDINGS
from tests.bots.test_levels import start
from tests.cards.test_views import permuted
from tests.support.strategies import NAMES

FEW = 24
"""Playouts: enough for what is true of any number of them."""
BRIEFLY = Thinking(None, 96)
NORMAL = level("normal")
HOUSES: tuple[dict[str, Any], ...] = (
    {"stack": "same", "draw": "until", "drawn": "may"},
    {"seven-zero": "both", "jump-in": "on", "multi": "number"},
    {"mercy": 20, "stack": "any", "wild4": "free"},
    {"teams": "on"},
)


def moments(table: Any, seed: int, most: int) -> Any:
    """Positions of a game of normal bots, with who moves and how."""
    _, played = start(table, [NORMAL] * len(table.players), seed)
    return islice(played, most)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_has_a_part_of_one(edition: str, players: int) -> None:
    """From every seat, whatever is waited for; partners and rounds that nobody wins are told below."""
    table: Any = game(edition, players)
    for state, _, _ in moments(table, players, 20):
        for seat in range(players):
            found = chances(table.view(state, seat), playouts=FEW)
            assert len(found) == players and all(0 <= chance <= 1 for chance in found)
            assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("house", HOUSES, ids=" ".join)
def test_house_rules_too(house: dict[str, Any]) -> None:
    table: Any = game("usa", 4, {name: str(value) for name, value in house.items()})
    teams = "teams" in house
    for state, _, _ in moments(table, 5, 25):
        for seat in range(4):
            found = chances(table.view(state, seat), playouts=FEW)
            assert sum(found) == pytest.approx(2 if teams else 1)
            if teams:
                assert found[0] == pytest.approx(found[2])


def test_nothing_comes_from_hidden_cards() -> None:
    """Unseen cards are others and the view is not: neither are the chances, the advice and its reason."""
    seen = Counter[str]()
    for seed in range(4):
        table: Any = game("jackpot", NAMES[:3], {"hand-size": 5, "target": 100})
        for state, seat, move in moments(table, seed, 25):
            pair = [table.view(one, seat) for one in (state, permuted(state, {seat}, Random(seed)))]
            assert chances(pair[0], playouts=FEW) == chances(pair[1], playouts=FEW)
            if is_decision(pair[0], move):
                seen[PENDINGS[state.pending]] += 1
                one, other = (advise(view, move, playouts=FEW, search=BRIEFLY) for view in pair)
                assert one == other
    assert len(seen) >= 4


def test_the_end_of_a_round_is_certain() -> None:
    table: Any = game("usa", 3, target=100)
    state = table.start(seed=1)
    rng = Random(1)
    while table.round_outcome(state) is None:
        seat = table.pending(state).seats[0]
        table.apply(state, seat, NORMAL.move(table, table.view(state, seat), seat, rng))
    (winner,) = table.round_outcome(state).winners
    assert chances(table.view(state, 0)) == tuple(float(seat == winner) for seat in range(3))


def test_it_knows_good_from_bad() -> None:
    """A hand that is nearly empty against full ones, and the other way round."""
    table: Any = game("usa", NAMES[:2])
    nearly = lastcard.read_position(position("r5", "b1 b2 b3 b4 b6 b7 b8 b9"))
    far = lastcard.read_position(position("w1 w2 w3 w4 w6 w7 w8 w9", "r5"))
    assert chances(table.view(nearly, 0))[0] > 0.9
    assert chances(table.view(far, 0))[0] < 0.3


def position(ana: str, beto: str) -> str:
    return f"edition usa\nplayers ana beto\nhand ana {ana}\nhand beto {beto}\ntop r1\nturn ana\n"


def test_the_judge_answers_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition with Python of its own: `hard` judges, and says so."""
    deck = (*DECKS["usa"].deck, Card("r", Symbol("D", 20, effect=lambda *_: None)))
    monkeypatch.setitem(EDITIONS, "own", replace(DECKS["usa"], name="own", deck=deck))
    table: Any = game("own", NAMES[:3])
    for state, seat, move in moments(table, 3, 40):
        for other in range(3):
            assert sum(chances(table.view(state, other))) == pytest.approx(1)
        view = table.view(state, seat)
        if is_decision(view, move):
            advice = advise(view, move)
            assert advice.by == "hard"
            assert table.judge(state, seat, advice.best.move) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_advice_is_a_legal_move_with_a_reason(edition: str) -> None:
    table: Any = game(edition, 3)
    whys = set()
    for state, seat, move in moments(table, 2, 50):
        view = table.view(state, seat)
        if not is_decision(view, move):
            continue
        advice = advise(view, move, playouts=FEW, search=BRIEFLY)
        assert table.judge(state, seat, advice.best.move) is None
        assert advice.played is not None and advice.played.move == as_weighed(view, move)
        assert 0 <= advice.cost <= advice.best.chance <= 1
        assert advice.why.why in WHYS and advice.why.seat != seat
        whys.add(advice.why.why)
    assert len(whys) >= 3


def test_the_parts_of_the_judgement_are_all_of_it() -> None:
    """Each part is the judge's own function with the other weights at nothing; only rounding is between."""
    table: Any = game("usa", 3)
    looked = 0
    for state, seat, move in moments(table, 4, 80):
        view = table.view(state, seat)
        plans = Plans(view.position, seat)
        there = after(view.position, plans, move) if is_decision(view, move) else None
        if there is not None and there.hand:
            looked += 1
            total = sum(parts_of(view.position, seat, there).values())
            assert abs(total - plans.odds(there)) <= len(PARTS)
    assert looked > 20


def test_refusals_say_what_is_wrong() -> None:
    table: Any = game("usa", 2)
    state = table.start(Seeded(1))
    waiting = 1 - table.pending(state).seats[0]
    for ask, code in (
        (lambda: chances(state), "view-form"),
        (lambda: chances(table.view(state, None)), "view-seat"),
        (lambda: advise(table.view(state, waiting)), "view-asked"),
    ):
        with pytest.raises(Refusal) as refused:
            ask()
        assert refused.value.code == code
