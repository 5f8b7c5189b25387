"""The dice game over many games at once."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.fields import NOBODY, OVER
from lastcard.fast.compile import compiled
from lastcard.fast.dice.kernel import asked, legal_actions, start, step
from lastcard.fast.dice.observe import observe
from lastcard.fast.dice.policies import choose, rollout
from lastcard.fast.dice.records import WRITTEN


@compiled
def ask_again(state: Any, rules: Any, mask: Any) -> int:
    """The seat that is asked, NOBODY when the game is over; its legal actions go into `mask`."""
    seat = asked(state, rules)
    legal_actions(state, rules, seat, mask)
    return seat


@compiled
def start_all(games: Any, rules: Any, given: Any, chosen: Any, seats: Any, masks: Any) -> None:
    """A new game in every state that is chosen."""
    for number in range(games.shape[0]):
        if chosen[number] != 0:
            start(games[number], rules[0], given)
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def step_all(games: Any, rules: Any, given: Any, actions: Any, seats: Any, masks: Any) -> None:
    """One action in every state that is not over."""
    for number in range(games.shape[0]):
        if seats[number] != NOBODY:
            step(games[number], rules[0], given, seats[number], actions[number])
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def observe_all(games: Any, rules: Any, seats: Any, out: Any) -> None:
    """What lies on the table as the seat that is asked sees it; as seat 0 does, where the game is over."""
    for number in range(games.shape[0]):
        observe(games[number], rules[0], max(seats[number], 0), out[number])


@compiled
def play_all(games: Any, rules: Any, given: Any, policies: Any) -> None:
    """Play the game of every state to its end."""
    for number in range(games.shape[0]):
        rollout(games[number], rules[0], given, policies)


@compiled
def play_on(state: Any, rules: Any, given: Any, policies: Any, matches: int) -> bool:
    """One decision; False when the game is over, or has gone on for too long."""
    if state.pending == OVER or state.decisions >= rules.most_decisions:
        return False
    seat = asked(state, rules)
    step(state, rules, given, seat, choose(state, rules, seat, policies[seat]))
    return True


@compiled
def copy_state(source: Any, goal: Any, rules: Any) -> None:
    """The words of a record that its game uses."""
    for word in range(WRITTEN + (rules.players * rules.spaces + 7) // 8):
        goal.words[word] = source.words[word]
