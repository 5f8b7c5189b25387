"""Whole rounds and matches inside compiled code."""

from __future__ import annotations

from lastcard.fast.bits import natural
from lastcard.fast.compiled import Row, compiled
from lastcard.fast.good import good_action
from lastcard.fast.layout import (
    AGENDA,
    BEGAN,
    DECISIONS,
    HANDS,
    MATCH,
    OVER,
    PENDING,
    PLAYERS,
    ROUNDS,
    SCORES,
    TASKS,
    VOID,
)
from lastcard.fast.policies import random_step
from lastcard.fast.rules import asked, step
from lastcard.fast.setup import next_round
from lastcard.fast.turns import finish_round

RANDOM, GOOD = 0, 1
"""Codes of the players, by seat."""
POLICIES = {"random": RANDOM, "good": GOOD}

MOST_DECISIONS = 1 << 15
"""A round that is going on after so many decisions is void: the same few cards could go round for ever."""
MOST_ROUNDS = 1_000
"""A match that is going on after so many rounds is left at that."""


@compiled
def decide(row: Row, tables: Row, given: Row, policies: Row) -> None:
    """One decision of a round that is going on, or its end where it never would."""
    if row[DECISIONS] - row[BEGAN] >= MOST_DECISIONS:
        finish_round(row, VOID)
        return
    seat = natural(asked(row, tables))
    if policies[seat] == GOOD:
        step(row, tables, given, seat, good_action(row, tables, seat))
    else:
        random_step(row, tables, given, seat)


@compiled
def play_on(row: Row, tables: Row, given: Row, policies: Row, matches: int) -> bool:
    """One decision, or the next deal of a match; False when the round, or the match, is over."""
    if row[PENDING] != OVER:
        decide(row, tables, given, policies)
        return True
    if matches == 0 or row[MATCH] != 0 or row[ROUNDS] >= MOST_ROUNDS:
        return False
    next_round(row, tables, given)
    return True


@compiled
def play_round(row: Row, tables: Row, given: Row, policies: Row) -> None:
    """Play the round that is going on to its end."""
    while row[PENDING] != OVER:
        decide(row, tables, given, policies)


@compiled
def play_match(row: Row, tables: Row, given: Row, policies: Row) -> None:
    """Play the match that is going on to its end."""
    while play_on(row, tables, given, policies, 1):
        pass


@compiled
def copy_row(source: Row, goal: Row, tables: Row) -> None:
    """The words of a row that its game uses."""
    for word in range(HANDS + 2 * tables[PLAYERS]):
        goal[word] = source[word]
    for seat in range(tables[PLAYERS]):
        goal[SCORES + seat] = source[SCORES + seat]
    for task in range(source[TASKS]):
        goal[AGENDA + task] = source[AGENDA + task]
