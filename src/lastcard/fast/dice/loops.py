"""The dice game over many games at once."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.fields import OVER
from lastcard.fast.cards import loops
from lastcard.fast.compile import around, compiled
from lastcard.fast.dice.kernel import asked, legal_actions, start, step
from lastcard.fast.dice.observe import observe
from lastcard.fast.dice.policies import choose
from lastcard.fast.dice.records import WRITTEN
from lastcard.fast.history import move_back

ask_again = around(loops.ask_again, asked=asked, legal_actions=legal_actions)
start_all = around(loops.start_all, start=start, ask_again=ask_again)
step_all = around(loops.step_all, step=step, ask_again=ask_again)
observe_all = around(loops.observe_all, observe=observe)


@compiled
def told(state: Any, rules: Any, seat: int, back: int) -> tuple[int, int]:
    """The move so many before the last one, as this seat tells it."""
    return move_back(state, rules, seat, state.decisions, back)


tell_all = around(loops.tell_all, told=told)


@compiled
def decide(state: Any, rules: Any, given: Any, policies: Any) -> None:
    """One decision of a game that is going on."""
    seat = asked(state, rules)
    step(state, rules, given, seat, choose(state, rules, seat, policies[seat]))


@compiled
def play_on(state: Any, rules: Any, given: Any, policies: Any, matches: int) -> bool:
    """One decision; False when the game is over, or has gone on for too long."""
    if state.pending == OVER or state.decisions >= rules.most_decisions:
        return False
    decide(state, rules, given, policies)
    return True


play_all = around(loops.play_all, play_on=play_on)
advance_all = around(loops.advance_all, asked=asked, ask_again=ask_again, decide=decide)


@compiled
def copy_state(source: Any, goal: Any, rules: Any) -> None:
    """The words of a record that its game uses."""
    for word in range(WRITTEN + (rules.players * rules.spaces + 7) // 8):
        goal.words[word] = source.words[word]
