"""The compiled rules for one game: an array with one record, as Numba takes no single one from Python.

They remember what players could, which a batch does without.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.good import good_action, jump_in
from lastcard.fast.cards.good import let_go as let_go_of
from lastcard.fast.cards.kernel import clear_match
from lastcard.fast.compile import compiled, twin
from lastcard.rules import legal as legal_rules
from lastcard.rules import setup
from lastcard.rules import step as step_rules

start_match = twin(setup.start, remembers=True)
deal_next = twin(setup.deal_next, remembers=True)
take_step = twin(step_rules.step, remembers=True)
legal_actions = twin(legal_rules.legal_actions, remembers=True)


@compiled
def start(games: Any, rules: Any, given: Any) -> None:
    clear_match(games[0], rules[0])
    start_match(games[0], rules[0], given)


@compiled
def next_round(games: Any, rules: Any, given: Any) -> None:
    deal_next(games[0], rules[0], given)


@compiled
def step(games: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    take_step(games[0], rules[0], given, seat, action)


@compiled
def legal(games: Any, rules: Any, seat: int, mask: Any) -> None:
    legal_actions(games[0], rules[0], seat, mask)


@compiled
def let_go(games: Any, rules: Any, seat: int, draws: bool) -> int:
    return let_go_of(games[0], rules[0], seat, draws)


@compiled
def good(games: Any, rules: Any, seat: int) -> int:
    return good_action(games[0], rules[0], seat)


@compiled
def jump(games: Any, rules: Any) -> tuple[int, int]:
    return jump_in(games[0], rules[0])
