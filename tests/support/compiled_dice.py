"""The compiled dice game for one game: an array with one record, as Numba takes no single one from Python."""

from __future__ import annotations

from typing import Any

from lastcard.fast.compile import compiled
from lastcard.fast.dice import kernel, loops, observe, policies
from lastcard.fast.dice import search as searching

_start, _step, _legal, _asked = kernel.start, kernel.step, kernel.legal_actions, kernel.asked
_room, _entry_at, _observe = kernel.room, kernel.entry_at, observe.observe
_choose = policies.choose
_search, _longest = searching.search, searching.longest
_some_set, _first_die = searching.some_set, searching.first_die


@compiled
def start(games: Any, rules: Any, given: Any) -> None:
    _start(games[0], rules[0], given)


@compiled
def step(games: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    _step(games[0], rules[0], given, seat, action)


@compiled
def legal(games: Any, rules: Any, seat: int, mask: Any) -> None:
    _legal(games[0], rules[0], seat, mask)


@compiled
def asked(games: Any, rules: Any) -> int:
    return _asked(games[0], rules[0])


@compiled
def room(games: Any, rules: Any, seat: int) -> int:
    return _room(games[0], rules[0], seat)


@compiled
def entry_at(games: Any, rules: Any, seat: int, place: int) -> int:
    return _entry_at(games[0], rules[0], seat, place)


@compiled
def observation(games: Any, rules: Any, seat: int, out: Any) -> None:
    _observe(games[0], rules[0], seat, out)


@compiled
def choose(games: Any, rules: Any, seat: int, policy: int) -> int:
    return _choose(games[0], rules[0], seat, policy)


def rollout(games: Any, rules: Any, given: Any, chosen: Any) -> int:
    """Play on to the end; gives the winner."""
    loops.play_all(games, rules, given, chosen, 0)
    return int(games["winner"][0])


@compiled
def search(games: Any, rules: Any, seat: int) -> int:
    return _search(games[0], rules[0], seat)


@compiled
def longest(games: Any, rules: Any, die: int) -> int:
    return _longest(games[0], rules[0], die)


@compiled
def some_set(games: Any, rules: Any, die: int, size: int) -> int:
    return _some_set(games[0], rules[0], die, size)


@compiled
def first_die(games: Any, beside: int, dice: int, die: int) -> int:
    return _first_die(games[0], beside, dice, die)
