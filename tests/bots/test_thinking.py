"""Levels of bots by their names, with budgets, and what they need to be installed."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from lastcard import Refusal, Seeded, bots, game
from lastcard.bots import LEVELS, level, offered
from lastcard.bots.thinking import Thinking
from lastcard.core import extras
from tests.support.strategies import NAMES

EXPERT = LEVELS["expert"]


def test_the_levels_by_name() -> None:
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "master", "expert"]
    assert level("easy") is LEVELS["easy"]
    assert [bot.name for bot in LEVELS.values() if bot.slow] == ["expert"]
    assert EXPERT.thinks == Thinking(seconds=0.2)
    for name in ("clever", "clever:400", "", ":400", "Expert"):
        with pytest.raises(Refusal) as refused:
            level(name)
        possible = "random, easy, normal, hard, master, expert"
        assert refused.value == Refusal("bot-unknown", given=name, possible=possible)


@pytest.mark.parametrize(
    ("name", "thinking"),
    [
        ("expert:0.5s", Thinking(seconds=0.5)),
        ("expert:500ms", Thinking(seconds=0.5)),
        ("expert:2s", Thinking(seconds=2)),
        ("expert:400", Thinking(None, 400)),
    ],
)
def test_a_level_with_a_budget(name: str, thinking: Thinking) -> None:
    bot = level(name)
    assert (bot.name, bot.base, bot.thinks, bot.slow) == (name, "expert", thinking, True)
    assert (bot.cards, bot.dice) == (EXPERT.cards, EXPERT.dice)


NO_BUDGETS = (
    "",
    "0",
    "0s",
    "0.0ms",
    "-1",
    "-1s",
    "many",
    "nan",
    "inf",
    "infs",
    "1e3",
    "1.5",
    "٣",
    "4 ",
    "4h",
)


@pytest.mark.parametrize(
    "name", [*(f"expert:{text}" for text in NO_BUDGETS), "hard:400", "easy:", "normal:1s"]
)
def test_what_is_no_budget(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        level(name)
    assert refused.value == Refusal("bot-budget", given=name)


def test_a_budget_is_of_time_or_of_playouts() -> None:
    for seconds, playouts in (
        (None, None),
        (0.2, 400),
        (0.0, None),
        (-1.0, None),
        (None, 0),
        (float("nan"), None),
        (60.5, None),
    ):
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "bot-budget"):
            Thinking(seconds, playouts)


def test_expert_is_offered_where_the_compiled_rules_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered() == tuple(LEVELS)
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    assert offered() == ("random", "easy", "normal", "hard", "master")


def test_expert_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no Numba, cards are refused with the line that installs it; what is broken here is not hidden."""
    monkeypatch.delitem(sys.modules, "lastcard.bots.cards.expert", raising=False)
    monkeypatch.delattr(bots.cards, "expert", raising=False)
    table: Any = game("usa", NAMES[:2])
    state = table.start(Seeded(1))
    seat = table.pending(state).seats[0]
    for missing, raised in (("numba", Refusal), ("lastcard.fast", ModuleNotFoundError)):
        monkeypatch.setattr(sys, "meta_path", [_Missing(missing), *sys.meta_path])
        with pytest.raises(raised) as refused:
            EXPERT.move(table, table.view(state, seat), seat, Random(1))
        if raised is Refusal:
            assert refused.value == Refusal("extra-missing", extra="fast")


class _Missing:
    """Finds the player that searches, and says that something it needs is not there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name == "lastcard.bots.cards.expert":
            raise ModuleNotFoundError(name=self.name)
