"""The expert player of the card games: what it knows, what it finds, and that it beats the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from lastcard import Refusal, Seeded, game
from lastcard.bots import level, random_move
from lastcard.bots.cards.plans import Plans
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.cards.symbols import Card, Symbol
from lastcard.core.chance import Chance
from lastcard.editions import DECKS, EDITIONS
from lastcard.fast.batch import Batch
from lastcard.fast.cards.encode import encode
from lastcard.fast.cards.picture import root_of
from lastcard.fast.cards.tables import tables_of
from lastcard.rules.fields import NO_COLOR, OVER, PENDINGS, RUN, TURN
from tests.bots.test_levels import answers, play_match, start, turn_of_ana, wins
from tests.cards.test_views import permuted
from tests.support.compiled import let_go
from tests.support.strategies import NAMES, thin

EXPERT, HARD = level("expert:96"), level("hard")
USA = DECKS["usa"]
QUESTIONS = {"turn", "drawn", "color", "target", "answer", "colors", "discard", "run", "wilds"}


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot"])
def test_every_move_is_legal(edition: str) -> None:
    """`apply` judges: with any options, piles that run out, and rule cards that players wrote."""
    seen = Counter[str]()
    for seed in range(8):
        rng = Random(seed)
        options = {
            "wild4": rng.choice(("bluff", "strict", "free")),
            "drawn": rng.choice(("may", "must")),
            "scoring": rng.choice(("winner", "lowest")),
            "hand-size": rng.choice((2, 5, 7)),
            "target": 100,
        }
        players = rng.choice((2, 3, 4))
        acts = [
            [RuleCard.from_text(f"act {seat} {card}") for card in range(8 // players)]
            for seat in range(players)
        ]
        written = acts if edition == "jackpot" and seed % 4 == 0 else None
        table: Any = game(edition, NAMES[:players], options, written=written)
        state = table.start(Seeded(seed))
        if seed % 3 == 0:
            thin(state, rng)
        moments = play_match(table, [EXPERT] * len(table.players), state, rng, Seeded(seed))
        seen.update(PENDINGS[moment.state.pending] for moment in islice(moments, 60))
    assert set(seen) >= ({"turn", "drawn"} if edition != "jackpot" else {"turn", "target", "colors"})


def test_it_decides_by_its_view_and_its_generator_alone() -> None:
    """Unseen cards are others and the view is not: neither is what it does, given the same luck."""
    seen = Counter[str]()
    for seed in range(6):
        table: Any = game("jackpot", NAMES[:4], {"hand-size": 5, "target": 100})
        _, moments = start(table, [EXPERT] * 4, seed)
        for state, seat, _ in islice(moments, 40):
            if seat not in table.pending(state).seats:
                continue
            twin = permuted(state, {seat}, Random(seed))
            seen[PENDINGS[state.pending]] += 1
            done = [EXPERT.move(table, table.view(one, seat), seat, Random(7)) for one in (state, twin)]
            assert done[0] == done[1]
    assert len(set(seen) & QUESTIONS) >= 6


def test_playouts_make_a_decision_reproducible() -> None:
    """The same question with a budget of playouts always gets the same answer."""
    table: Any = game("usa", NAMES[:2])
    state = table.start(Seeded(5))
    seat = table.pending(state).seats[0]
    moves = {EXPERT.move(table, table.view(state, seat), seat, Random(3)) for _ in range(5)}
    assert len(moves) == 1


@pytest.mark.parametrize(
    ("ana", "top", "wanted"),
    [
        # Skips at two players lead to the last card at once.
        ("rS r5", "r9", {"play rS uno"}),
        # The Wild can follow anything.
        ("r5 W", "r9", {"play r5 uno"}),
    ],
)
def test_it_sees_the_win(ana: str, top: str, wanted: set[str]) -> None:
    text = f"edition usa\nplayers ana beto\nhand ana {ana}\nhand beto b1 b2 b3 w4\ntop {top}\nturn ana\n---\n"
    assert answers(text, EXPERT) == wanted


def test_it_holds_up_whoever_is_nearly_out() -> None:
    """Beto would be out with any red card: the Draw Two comes before the number."""
    found = answers(turn_of_ana("r+2 r5 b1 w3 s7", "r1", "w1 w2 w5 w6 w7", "r9"), level("expert:400"))
    assert found == {"play r+2"}


@pytest.mark.slow
def test_it_beats_normal() -> None:
    games = 120
    won = wins("usa", 2, EXPERT, level("normal"), games)
    assert won > games / 2


def _double(state: State, seat: int, target: int, chance: Chance) -> None:
    """A card whose effect is Python of its own: it makes no difference here what it does."""


@pytest.mark.parametrize(
    ("code", "deck"),
    [
        pytest.param("fast-deck", USA.deck * 2, id="a deck too large"),
        pytest.param(
            "fast-effect",
            (*USA.deck, Card("r", Symbol("D", 20, effect=_double))),
            id="a card with an effect of its own",
        ),
    ],
)
def test_plays_as_hard_what_cannot_be_compiled(
    code: str, deck: tuple[Card, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EDITIONS, "own", replace(USA, name="own", deck=deck))
    table: Any = game("own", NAMES[:2], {"target": 1})
    for state, seat, _ in start(table, [EXPERT] * 2, 5)[1]:
        if seat in table.pending(state).seats:
            view = table.view(state, seat)
            assert EXPERT.move(table, view, seat, Random(1)) == HARD.move(table, view, seat, Random(1))
    with pytest.raises(Refusal) as refused:
        Batch("own", 2, 1)
    assert (refused.value.code, refused.value.about) == (code, {"edition": "own"})


def test_compiled_odds_are_those_of_hard() -> None:
    """The same integers, where nothing is known of the other hands."""
    compared = 0
    for seed in range(12):
        table = game("usa", NAMES[: 2 + seed % 3], {"target": 1})
        assert isinstance(table, CardGame)
        chance, rng = Seeded(seed), Random(seed)
        state = table.start(chance)
        tables = tables_of(table)
        while state.pending != OVER and compared < 400:
            seat = table.pending(state).seats[0]
            view = table.view(state, seat).position
            if state.pending == TURN:
                view.declined = [0] * len(table.players)
                view.fresh = [0] * len(table.players)
                view.named = [NO_COLOR] * len(table.players)
                wanted = Plans(view, seat).odds(Plans(view, seat).here())
                assert let_go(encode(table, state), tables, seat, False) == wanted
                compared += 1
            table.apply(state, seat, random_move(table, table.view(state, seat), seat, rng), chance)
    assert compared > 200


def test_it_knows_what_is_still_to_be_carried_out() -> None:
    """What was done of a long move and what is to come lies open, and is in the row that it searches from."""
    fields = ["opening", "performer", "performed", "reverses", "draws", "skips", "pulls", "picked", "tasks"]
    busy = Counter[str]()
    for seed in range(30):
        table = game("jackpot", NAMES[: 2 + seed % 3], {"hand-size": 5, "target": 200})
        assert isinstance(table, CardGame)
        _, moments = start(table, [level("random")] * len(table.players), seed)
        for state, seat, _ in islice(moments, 60):
            whole, root = encode(table, state), root_of(table.view(state, seat).position, seat)
            for field in (*fields, "agenda"):
                assert root[field].tolist() == whole[field].tolist()
            busy["agenda"] += bool(state.agenda)
            busy["run"] += state.pending == RUN and bool(state.picked)
    assert busy["agenda"] > 10
    assert busy["run"] > 0
