"""A player of the card games who sees all hands, to measure the others by.

It is no level and no bot: those are given a view, and this one the state, which no table gives to anybody.
The order of the draw pile it does not know. As in `bots.cards.expert` compiled code has to know the edition.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from lastcard.bots.cards import hard
from lastcard.cards.actions import actions_of
from lastcard.cards.listing import moves as legal_moves
from lastcard.cards.moves import Catch, Move, Uno
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.cards.search import NO_ACTION, try_all
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import twin
from lastcard.fast.families import is_house
from lastcard.fast.layout import Words
from lastcard.rules.fields import NO_COLOR, PENDINGS

try_all_by_the_book = twin(try_all, house=False)

FUTURES = 16
"""How many futures are looked at before the moves are compared again."""
ENOUGH = 48
"""No move is dropped before this many."""
CLEARLY = 2.5
"""A move is dropped that is worse than the best by this many standard errors."""
MOST_MOVES = 16


def choose(state: State, seat: int, rng: Random, playouts: int) -> Move:
    """The move of this seat, which must be one that is asked, after so many playouts.

    What it draws on purpose or keeps back pays only for those who see what it is good for, so that all moves
    are tried, and none is trusted before.
    """
    position = with_open_hands(state, seat)
    moves = _candidates(position, seat)
    if len(moves) == 1:
        return moves[0]
    return moves[_best(position, seat, rng, moves, playouts)]


def with_open_hands(state: State, seat: int) -> State:
    """What this seat may know, and besides every hand: it is taken to remember them.

    So it sees a bluff, and none is to be guessed at by the colour before it (CHAL.guilty).
    """
    position, rules = View(state, seat).position, state.rules
    position.bluffed, position.before = state.bluffed, NO_COLOR
    position.known = [*rules.nothing_known]
    position.known[seat * rules.players : (seat + 1) * rules.players] = state.hands
    return position


def _candidates(position: State, seat: int) -> list[Move]:
    """What `hard` thinks of first, the best first, and then other moves."""
    weighed = hard.weigh(position, seat)
    ordered = sorted(weighed, key=weighed.__getitem__, reverse=True)
    others = (
        move for move in legal_moves(position, seat) if move not in weighed and type(move) not in (Uno, Catch)
    )
    return [*ordered, *islice(others, MOST_MOVES)][:MOST_MOVES]


def _best(position: State, seat: int, rng: Random, moves: list[Move], playouts: int) -> int:
    """The place of the move with the best prospects."""
    actions = _lines(position, moves)
    search = try_all if is_house(position.rules) else try_all_by_the_book
    root = root_of(position, seat)
    root["rng"] = rng.getrandbits(63)
    guess, game = np.zeros_like(root), np.zeros_like(root)
    rules, given = rules_for(position), nothing_given()
    standing = np.arange(len(moves))
    values, played = np.zeros((0, len(moves))), 0
    while len(standing) > 1 and played < playouts:
        more = np.zeros((FUTURES, len(standing)))
        search(root, guess, game, rules, given, seat, actions[standing], more)
        values, played = np.concatenate((values, more)), played + more.size
        kept = _kept(values)
        standing, values = standing[kept], values[:, kept]
    return int(standing[values.mean(axis=0).argmax()])


def _lines(position: State, moves: list[Move]) -> Words:
    """The actions of each move, in lines of one length."""
    ids = [actions_of(move, position.rules, PENDINGS[position.pending]) for move in moves]
    longest = max(map(len, ids))
    lines: Words = np.array([one + [NO_ACTION] * (longest - len(one)) for one in ids], np.int64)
    return lines


def _kept(values: NDArray[np.float64]) -> NDArray[np.bool_]:
    """The moves that are not clearly worse than the best, future by future."""
    futures, moves = values.shape
    if futures < ENOUGH:
        return np.ones(moves, np.bool_)
    lost = values[:, [values.mean(axis=0).argmax()]] - values
    kept: NDArray[np.bool_] = lost.mean(axis=0) <= CLEARLY * lost.std(axis=0) / futures**0.5
    return kept
