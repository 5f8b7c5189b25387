"""Whole rounds and matches inside compiled code."""

from __future__ import annotations

from typing import Any

from lastcard.fast.bits import natural
from lastcard.fast.cards.good import good_action
from lastcard.fast.cards.history import note_action
from lastcard.fast.cards.kernel import asked, finish_round, next_round, take_step
from lastcard.fast.cards.policies import random_step
from lastcard.fast.cards.records import STATE
from lastcard.fast.compile import compiled
from lastcard.fast.layout import WORD, bytes_of
from lastcard.rules.fields import OVER, VOID

RANDOM, GOOD = 0, 1
"""Codes of the players, by seat."""
ASKED = -1
"""In place of such a code: somebody outside decides for this seat."""
POLICIES = {"random": RANDOM, "good": GOOD}

PLAIN = False
"""Whether only single rounds are played, at random. A device has more room for games without other code."""

MOST_DECISIONS = 1 << 15
"""A round that is going on after this many decisions is void: the same few cards could go round for ever."""
MOST_ROUNDS = 1_000
"""A match goes on for this many rounds at the most."""

ALWAYS_USED = bytes_of(STATE, "hands").start // WORD


@compiled
def step(state: Any, rules: Any, given: Any, seat: int, action: int) -> None:
    """Carry out an action, and count it."""
    note_action(state, seat, action)
    state.decisions += 1
    take_step(state, rules, given, natural(seat), natural(action))


@compiled
def decide(state: Any, rules: Any, given: Any, policies: Any) -> None:
    """One decision of a round that is going on, or its end where it never would."""
    if state.decisions - state.began >= MOST_DECISIONS:
        finish_round(state, rules, VOID)
        return
    seat = natural(asked(state, rules))
    if not PLAIN and policies[seat] == GOOD:
        step(state, rules, given, seat, good_action(state, rules, seat))
    else:
        random_step(state, rules, given, seat)


@compiled
def play_on(state: Any, rules: Any, given: Any, policies: Any, matches: int) -> bool:
    """One decision, or the next deal of a match; False when the round, or the match, is over."""
    if state.pending != OVER:
        decide(state, rules, given, policies)
        return True
    if not PLAIN and matches != 0 and state.won == 0 and state.rounds < MOST_ROUNDS:
        next_round(state, rules, given)
        return True
    return False


@compiled
def copy_state(source: Any, goal: Any, rules: Any) -> None:
    """What its game uses of a record."""
    for word in range(ALWAYS_USED + 2 * rules.players):
        goal.words[word] = source.words[word]
    if rules.mercy:
        for seat in range(rules.players):
            for half in range(2):
                goal.lost[seat, half] = source.lost[seat, half]
    for task in range(source.tasks):
        goal.agenda[task] = source.agenda[task]
