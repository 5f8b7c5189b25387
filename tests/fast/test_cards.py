"""The compiled card games: they agree with the reference in random matches and in the rulebook's cases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import numpy as np
import pytest

from lastcard import game
from lastcard.bots import random_move
from lastcard.cards.actions import actions_of, move_of
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Catch, Color, Discard, Play, Target, play
from lastcard.cards.rulecards import RuleCard
from lastcard.editions import EDITIONS
from lastcard.fast.cards.encode import encode
from lastcard.fast.cards.records import MOST_RULES
from lastcard.fast.cards.tables import cards_of, rule_cards, rules_record, words_of
from lastcard.notation.case import Case, NextRound, Say, read_case
from lastcard.notation.check import run_case
from lastcard.notation.moves import read_move
from lastcard.notation.position import CardPosition
from lastcard.notation.scripted import Next, Scripted
from lastcard.rules.actions import ACTIONS
from lastcard.rules.fields import OVER
from tests.support.fast_agreement import Pair, some_table, walk
from tests.support.sizes import sizes
from tests.support.strategies import CARD_EDITIONS, NAMES

T = TypeVar("T")

CASES = sorted(
    path
    for folder in ("usa", "hp", "jackpot", "house")
    for path in (Path(__file__).parents[1] / "cases" / folder).glob("*.case")
    if not re.search("^(option misplay|time$)", path.read_text(encoding="utf-8"), re.MULTILINE)
)
"""But for misplays, which are no legal actions, and for the clock, which a batch has none of (HOUSE.misplay,
HOUSE.blitz)."""
LONGEST = 500


@pytest.mark.parametrize("walks", sizes(30, 300))
def test_they_agree_with_the_reference(walks: int) -> None:
    decisions = [walk(seed, LONGEST) for seed in range(walks)]
    assert sum(decisions) >= 150 * walks


class NotedScript(Scripted):
    """The chance of a case, which remembers how each pile was shuffled."""

    def __init__(self, table: CardGame) -> None:
        super().__init__(table)
        self.shuffled: list[list[Any]] = []

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        order = super().shuffle(label, items)
        self.shuffled.append(order)
        return order


def put_in(table: CardGame, case: Case) -> None:
    """The rule cards that come out in the case are those of the dispenser, no matter who wrote them."""
    coming = [step for step in (*case.coming, *case.script) if isinstance(step, Next) and step.kind == "rule"]
    if coming:
        cards = [RuleCard.from_text(step.texts[0]) for step in coming[:MOST_RULES]]
        table.written = [cards]


class CasePair(Pair):
    """The position of a case, in the engine and compiled."""

    def __init__(self, case: Case) -> None:
        assert isinstance(case.position, CardPosition)
        self.table = case.position.game()
        put_in(self.table, case)
        self.rules = [card.text for card in rule_cards(self.table)]
        chance = NotedScript(self.table)
        for outcome in case.coming:
            chance.add(outcome)
        self.chance = chance  # type: ignore[assignment]
        self.state = case.position.set_up(self.table, chance)
        self.state.dispenser = list(rule_cards(self.table))
        self.compiled_rules = rules_record(self.table.rules, rule_cards(self.table))
        self.record = encode(self.table, self.state)
        self.game = self.record[0]
        self.mask = np.zeros(ACTIONS, np.uint8)
        self.script = [case.position.text, "---"]

    def follow(self, case: Case) -> None:
        """Everything the case does, with the legal moves of all seats compared on the way."""
        for step in case.script:
            if isinstance(step, Next):
                self.chance.add(step)  # type: ignore[attr-defined]
            elif isinstance(step, NextRound):
                if self.state.removed:
                    # The games of a batch know only whole decks.
                    return
                self.deal_again()
            elif isinstance(step, Say):
                for seat in range(len(self.table.players)):
                    self.compare_moves(seat)
                if not step.refused:
                    seat = self.table.players.index(step.name)
                    self.play(seat, read_move(step.move, self.table))


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_they_agree_on_the_cases_of_the_rulebook(path: Path) -> None:
    case = read_case(path.read_text(encoding="utf-8"))
    CasePair(case).follow(case)


def some_pair(seed: int, moves: int) -> Pair:
    """A pair this many moves into a match."""
    rng = Random(seed)
    pair = Pair(some_table(rng), seed)
    for _ in range(moves):
        play_on(pair, rng)
    return pair


def play_on(pair: Pair, rng: Random) -> None:
    if pair.state.pending == OVER:
        pair.table = some_table(rng)
        pair.__init__(pair.table, rng.randrange(1000))  # type: ignore[misc]
    seat = rng.choice(pair.table.pending(pair.state).seats)
    pair.play(seat, random_move(pair.table, pair.table.view(pair.state, seat), seat, rng))


@pytest.mark.parametrize("field", ["direction", "hands", "scores", "turn", "fresh"])
@pytest.mark.parametrize("seed", range(5))
def test_a_difference_is_told_with_a_case_that_holds_in_the_reference(seed: int, field: str) -> None:
    pair = some_pair(seed, 8)
    pair.record[field] ^= 1 << 5
    with pytest.raises(AssertionError) as told:
        pair.compare()
    case = read_case(str(told.value))
    assert len([step for step in case.script if isinstance(step, Say)]) > 0
    assert run_case(case) == []


def test_a_legal_action_that_only_one_has_is_told() -> None:
    pair = some_pair(1, 3)
    seat = pair.state.turn
    pair.record["hands"][0, seat] = 0
    with pytest.raises(AssertionError, match="legal in one only"):
        pair.compare_moves(seat)


@pytest.mark.parametrize("edition", CARD_EDITIONS)
def test_every_action_is_a_move_and_every_move_an_action(edition: str) -> None:
    table = game(edition, NAMES[:4])
    assert isinstance(table, CardGame)
    rules = table.rules
    found = set()
    for action in range(ACTIONS):
        if not exists(action, table):
            continue
        move = move_of(action, rules)
        # One card of several has no move of its own.
        wanted = Discard((move,)) if isinstance(move, str) else move
        assert actions_of(wanted, rules, "discard") == [action]
        found.add(move)
    assert {play("W", color) for color in rules.colors or (None,)} <= found
    assert {Catch(3), Target(0), *map(Color, rules.colors)} <= found


def exists(action: int, table: CardGame) -> bool:
    """Whether the deck has the card that the action plays or puts down."""
    move = move_of(action, table.rules)
    return bool(move) and (not isinstance(move, Play) or move.card in table.rules.named)


def test_all_card_editions_fit_into_the_compiled_tables() -> None:
    for name in CARD_EDITIONS:
        table = game(name, NAMES[:2])
        assert isinstance(table, CardGame)
        assert table.rules.numbered
        assert cards_of(words_of(table.rules.all_cards)) == table.rules.all_cards
    assert set(CARD_EDITIONS) | {"dice"} == set(EDITIONS)
