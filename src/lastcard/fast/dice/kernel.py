"""The rules of the dice game, compiled: what the rest of this package calls of them."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules import boards, legal
from lastcard.dice.rules import step as steps
from lastcard.fast.compile import called, compiled, twin
from lastcard.fast.history import keep_move

asked = twin(steps.asked)
chain_dice = twin(legal.chain_dice)
entry_at = twin(boards.entry_at)
first_alike = twin(legal.first_alike)
is_called = twin(steps.is_called)
last_entry = twin(boards.last_entry)
legal_actions = twin(legal.legal_actions)
mark_legal = twin(legal.mark_legal)
minus_hits = twin(legal.minus_hits)
next_faces = twin(legal.next_faces)
next_seat = twin(steps.next_seat)
plus_hits = twin(legal.plus_hits)
room = twin(boards.room)
start_game = twin(steps.start)
take_step = twin(steps.step)


@called
def start(state: Any, rules: Any, given: Any) -> None:
    """A new game in a record that may have held another."""
    state.decisions = 0
    start_game(state, rules, given)


@compiled
def step(state: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    """Carry out an action of the seat that is asked, and count it."""
    keep_move(state, seat, action)
    state.decisions += 1
    take_step(state, rules, given, action)
