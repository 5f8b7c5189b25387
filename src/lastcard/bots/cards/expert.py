"""A player of the card games that searches: it guesses what it does not see, and looks ahead from there."""

from __future__ import annotations

from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from lastcard.bots.cards import hard
from lastcard.bots.thinking import Thinking
from lastcard.cards.actions import actions_of
from lastcard.cards.moves import Move
from lastcard.cards.state import State
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.cards.search import NO_ACTION, try_all
from lastcard.fast.cards.tables import why_not_compiled
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import twin
from lastcard.fast.families import is_house
from lastcard.fast.layout import Words
from lastcard.rules.fields import COLORS, DISCARD, PENDINGS, RUN, TARGET

try_all_by_the_book = twin(try_all, house=False)

GUESSES = 16
"""How many guesses are looked at before the moves are compared again."""
ENOUGH_GUESSES = 48
"""No move is dropped before this many."""
CLEARLY = 2.5
"""A move is dropped that is worse than the best by this many standard errors."""
MOST_MOVES = 12
"""At most this many moves are tried: those that the hard player thinks best."""
FIRST_THOUGHT = 150
"""What the hard player thinks of a move counts for as much as this many guesses."""
ROUGH_THOUGHT = 24
"""And at the jackpot machine, where it knows less."""
AT_THE_MACHINE = (TARGET, COLORS, DISCARD, RUN)


def weigh(
    position: State, seat: int, rng: Random, thinking: Thinking, also: Move | None = None
) -> dict[Move, float]:
    """The moves worth a thought, and one `also`, and how likely this seat is to win after each.

    Compiled code has to know the edition (`why_not_compiled`).
    """
    weighed: dict[Move, float | None] = dict(hard.weigh(position, seat))
    moves = sorted(weighed, key=lambda move: weighed[move] or 0.0, reverse=True)[:MOST_MOVES]
    if also is not None and also not in moves:
        moves.append(also)
    first_thoughts = [weighed.get(move) for move in moves]
    return dict(zip(moves, _Search(position, seat, rng, moves).worth(first_thoughts, thinking), strict=True))


def choose(position: State, seat: int, rng: Random, thinking: Thinking) -> Move:
    """The move of this seat, which must be one that is asked; that of `hard` where no search is possible."""
    if why_not_compiled(position.rules) is not None:
        return hard.choose(position, seat, rng)
    weighed = hard.weigh(position, seat)
    moves = sorted(weighed, key=weighed.__getitem__, reverse=True)[:MOST_MOVES]
    if len(moves) == 1:
        return moves[0]
    return moves[_Search(position, seat, rng, moves).best([weighed[move] for move in moves], thinking)]


class _Search:
    """One decision, and what is believed while it is being made."""

    def __init__(self, position: State, seat: int, rng: Random, moves: list[Move]) -> None:
        self.seat = seat
        self.trusted = ROUGH_THOUGHT if position.pending in AT_THE_MACHINE else FIRST_THOUGHT
        pending = PENDINGS[position.pending]
        ids = [actions_of(move, position.rules, pending) for move in moves]
        longest = max(map(len, ids))
        self.actions: Words = np.array([one + [NO_ACTION] * (longest - len(one)) for one in ids], np.int64)
        self.rules = rules_for(position)
        self.root = root_of(position, seat)
        self.root["rng"] = rng.getrandbits(63)
        self.guess, self.game = np.zeros_like(self.root), np.zeros_like(self.root)
        self.given = nothing_given()
        self.try_all = try_all if is_house(position.rules) else try_all_by_the_book

    def best(self, first_thoughts: list[float], thinking: Thinking) -> int:
        """The place of the move with the best prospects, of those that the budget leaves standing."""
        deadline = None if thinking.seconds is None else perf_counter() + thinking.seconds
        standing = np.arange(len(self.actions))
        values = np.tile(np.array(first_thoughts), (self.trusted, 1))
        playouts = 0
        while len(standing) > 1:
            more = self.tried(self.actions[standing])
            playouts += more.size
            values = np.concatenate((values, more))
            kept = self.standing(values)
            standing, values = standing[kept], values[:, kept]
            if deadline is not None and perf_counter() >= deadline:
                break
            if thinking.playouts is not None and playouts >= thinking.playouts:
                break
        return int(standing[values.mean(axis=0).argmax()])

    def worth(self, first_thoughts: list[float | None], thinking: Thinking) -> list[float]:
        """How likely each move is to win the round; all of them are tried until the budget is spent.

        Of a move that the hard player has not thought of, the first guesses have to tell.
        """
        deadline = None if thinking.seconds is None else perf_counter() + thinking.seconds
        values = self.tried(self.actions)
        first = [
            thought if thought is not None else mean
            for thought, mean in zip(first_thoughts, values.mean(axis=0), strict=True)
        ]
        while len(first) > 1:
            values = np.concatenate((values, self.tried(self.actions)))
            if deadline is not None and perf_counter() >= deadline:
                break
            if thinking.playouts is not None and values.size >= thinking.playouts:
                break
        thoughts = self.trusted * np.array(first)
        means: list[float] = ((values.sum(axis=0) + thoughts) / (len(values) + self.trusted)).tolist()
        return means

    def tried(self, actions: Words) -> NDArray[np.float64]:
        """How likely each move is to win the round, guess by guess."""
        values = np.zeros((GUESSES, len(actions)))
        games = self.root, self.guess, self.game
        self.try_all(*games, self.rules, self.given, self.seat, actions, values)
        return values

    def standing(self, values: NDArray[np.float64]) -> NDArray[np.bool_]:
        """The moves that are not clearly worse than the best, guess by guess."""
        guesses, moves = values.shape
        if guesses < self.trusted + ENOUGH_GUESSES:
            return np.ones(moves, np.bool_)
        lost = values[:, [values.mean(axis=0).argmax()]] - values
        errors = lost.std(axis=0) / guesses**0.5
        standing: NDArray[np.bool_] = lost.mean(axis=0) <= CLEARLY * errors
        return standing
