"""The card games over many records at once."""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.history import told
from lastcard.fast.cards.kernel import asked, describe_everything, legal_actions, next_round, start
from lastcard.fast.cards.memory import observe_memory
from lastcard.fast.cards.observe import observe
from lastcard.fast.cards.rollout import ASKED, decide, play_on, step
from lastcard.fast.chance import random_bit
from lastcard.fast.compile import compiled
from lastcard.learnt.features import EVERYTHING
from lastcard.rules.fields import NOBODY

LEGAL = -1
"""What `first_illegal` answers when nothing is wrong."""


@compiled
def ask_again(state: Any, rules: Any, mask: Any) -> int:
    """The seat that is asked, NOBODY when the round is over; its legal actions go into `mask`."""
    seat = asked(state, rules)
    legal_actions(state, rules, seat, mask)
    return seat


@compiled
def start_all(games: Any, rules: Any, given: Any, chosen: Any, seats: Any, masks: Any) -> None:
    """A new match in every game that is chosen."""
    for number in range(games.shape[0]):
        if chosen[number] != 0:
            start(games[number], rules[0], given)
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def deal_all(games: Any, rules: Any, given: Any, chosen: Any, seats: Any, masks: Any) -> None:
    """The next round of the match in every game that is chosen."""
    for number in range(games.shape[0]):
        if chosen[number] != 0:
            next_round(games[number], rules[0], given)
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def first_illegal(actions: Any, seats: Any, masks: Any) -> int:
    """The first game whose action is not legal, LEGAL if there is none; games that are over take any."""
    for number in range(actions.shape[0]):
        if seats[number] != NOBODY and not is_legal(actions[number], masks[number]):
            return number
    return LEGAL


@compiled
def is_legal(action: int, mask: Any) -> bool:
    return 0 <= action < mask.shape[0] and mask[action] != 0


@compiled
def step_all(games: Any, rules: Any, given: Any, actions: Any, seats: Any, masks: Any) -> None:
    """One action in every game that is not over, where it is legal."""
    for number in range(games.shape[0]):
        if seats[number] != NOBODY and is_legal(actions[number], masks[number]):
            step(games[number], rules[0], given, seats[number], actions[number])
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def observe_all(games: Any, rules: Any, seats: Any, out: Any) -> None:
    """What the seat that is asked may know, in every game; what seat 0 may, where the round is over."""
    for number in range(games.shape[0]):
        observe(games[number], rules[0], max(seats[number], 0), out[number])


@compiled
def observe_memory_all(games: Any, rules: Any, seats: Any, out: Any) -> None:
    """The same with what the seat could remember."""
    for number in range(games.shape[0]):
        observe_memory(games[number], rules[0], max(seats[number], 0), out[number])


@compiled
def see_all(games: Any, rules: Any, seats: Any, out: Any) -> None:
    """What the network and its critic see for the seat that is asked, in every game."""
    for number in range(games.shape[0]):
        for place in range(EVERYTHING):
            out[number, place] = 0
        describe_everything(games[number], rules[0], max(seats[number], 0), out[number])


@compiled
def tell_all(games: Any, rules: Any, seats: Any, out: Any) -> None:
    """The last moves of the round in every game, the newest first, as the seat that is asked tells them."""
    for number in range(games.shape[0]):
        for back in range(out.shape[1]):
            distance, action = told(games[number], rules[0], max(seats[number], 0), back)
            out[number, back, 0] = distance
            out[number, back, 1] = action


@compiled
def advance_all(games: Any, rules: Any, given: Any, policies: Any, seats: Any, masks: Any) -> None:
    """Play on in every game until a seat without a policy is asked, or the round is over."""
    for number in range(games.shape[0]):
        seat = seats[number]
        if seat != NOBODY and policies[seat] != ASKED:
            while seat != NOBODY and policies[seat] != ASKED:
                decide(games[number], rules[0], given, policies)
                seat = asked(games[number], rules[0])
            seats[number] = ask_again(games[number], rules[0], masks[number])


@compiled
def play_all(games: Any, rules: Any, given: Any, policies: Any, matches: int) -> None:
    """Play the round of every game to its end, or its match."""
    for number in range(games.shape[0]):
        while play_on(games[number], rules[0], given, policies, matches):
            pass


@compiled
def sample_all(games: Any, rules: Any, bits: Any, actions: Any) -> None:
    """A random action of those whose bits are set, in every game."""
    for number in range(games.shape[0]):
        actions[number] = random_bit(games[number], bits[number])
