"""The compiled rules for one game: an array with one record, as Numba takes no single one from Python."""

from __future__ import annotations

from typing import Any

from lastcard.fast import good, kernel
from lastcard.fast.compile import compiled

_start, _next_round, _step, _legal = kernel.start, kernel.next_round, kernel.take_step, kernel.legal_actions
_let_go = good.let_go


@compiled
def start(games: Any, rules: Any, given: Any) -> None:
    _start(games[0], rules[0], given)


@compiled
def next_round(games: Any, rules: Any, given: Any) -> None:
    _next_round(games[0], rules[0], given)


@compiled
def step(games: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    _step(games[0], rules[0], given, seat, action)


@compiled
def legal(games: Any, rules: Any, seat: int, mask: Any) -> None:
    _legal(games[0], rules[0], seat, mask)


@compiled
def let_go(games: Any, rules: Any, seat: int, draws: bool) -> int:
    return _let_go(games[0], rules[0], seat, draws)
