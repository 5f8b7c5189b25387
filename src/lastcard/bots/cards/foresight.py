"""Looking ahead with the networks: what the position of a seat comes to after each of its moves.

A *guess* is a position in which every hand is dealt by what the network thinks is in it. The moves that it
likes are tried on the same guesses, and the critic, which sees all hands there, says how likely the seat is
to win if everybody goes on as the network does.
"""

from __future__ import annotations

from functools import cache
from math import exp, inf, log
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from lastcard.bots.cards import master
from lastcard.bots.thinking import Thinking
from lastcard.cards.actions import whole_move
from lastcard.cards.moves import Move
from lastcard.cards.state import State
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.cards.search import guess_all
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import twin
from lastcard.fast.families import learning_cards
from lastcard.fast.layout import Words
from lastcard.learnt.features import EVERYTHING, FEATURES, GUESSED, describe
from lastcard.learnt.network import THOUGHT, WEIGHT
from lastcard.learnt.player import liked_actions
from lastcard.learnt.quick import QuickCritic, QuickGuesser
from lastcard.learnt.weights import CRITIC, GUESS, PLAYER, data_of, read
from lastcard.rules.actions import ACTIONS, KINDS, PUT
from lastcard.rules.fields import NOBODY, PENDINGS

MOST_MOVES = 6
LEAST_LIKED = -5.0
"""No move is tried that the network would make less often than e to this power."""
LIKING = 0.03
"""How much the logarithm of how often it would make a move counts beside the chance to win."""
GUESSES, MOST_GUESSES = 64, 1 << 20
"""How many guesses are looked at together, and at all."""
AS_LONG = 16
"""A position takes the critic as long as so many playouts take compiled code."""
EVEN, MOST_ODDS = 1 << 10, 6.0
"""Odds are integers, and so many are even odds; their logarithms are cut off at this."""

guess_by_the_book = twin(guess_all, remembers=True, house=False)


def choose(position: State, seat: int, rng: Random, thinking: Thinking) -> Move:
    """The move of this seat, in a game that the network has learnt; of several cards, that of `master`."""
    liked = worth_trying(liked_actions(position, position.rules, seat))
    actions = list(liked)
    if any(action >= PUT for action in actions):
        return master.choose(position, seat, rng)
    best = actions[0]
    if len(actions) > 1:
        chances = _Search(position, seat, rng).chances(actions, thinking)
        worth = [chance + LIKING * liked[action] for action, chance in zip(actions, chances, strict=True)]
        best = actions[int(np.argmax(worth))]
    return whole_move([best], position.rules, PENDINGS[position.pending])


def worth_trying(liked: dict[int, float]) -> dict[int, float]:
    """The actions that the network likes best, and the logarithm of how often it would do each."""
    logs = {action: one * 2.0 ** -(WEIGHT + THOUGHT) for action, one in liked.items()}
    best = max(logs.values())
    total = best + log(sum(exp(one - best) for one in logs.values()))
    tried = sorted(logs, key=logs.__getitem__, reverse=True)[:MOST_MOVES]
    return {action: logs[action] - total for action in tried if logs[action] - total > LEAST_LIKED}


class _Search:
    """One decision of a seat, and the guesses that are made for it."""

    def __init__(self, position: State, seat: int, rng: Random) -> None:
        self.seat, self.players = seat, position.rules.players
        self.family = learning_cards(house=False)
        self.rules = rules_for(position)
        self.root = root_of(position, seat)
        self.root["rng"] = rng.getrandbits(63)
        self.odds = odds_of_hands(position, seat)

    def chances(self, actions: list[int], thinking: Thinking) -> NDArray[np.float64]:
        """How likely the seat is to win after each action, as far as the budget goes."""
        ids, most = np.array(actions), MOST_GUESSES
        if thinking.playouts is not None:
            most = max(1, thinking.playouts // (AS_LONG * len(actions)))
        deadline = inf if thinking.seconds is None else perf_counter() + thinking.seconds
        total, guesses = np.zeros(len(actions)), 0
        while guesses < most and (guesses == 0 or perf_counter() < deadline):
            more = min(GUESSES, most - guesses)
            total += self.tried(ids, more)
            guesses += more
        return total / guesses

    def tried(self, actions: Words, guesses: int) -> NDArray[np.float64]:
        """The chances after each action, summed over so many guesses."""
        guessed = np.zeros(guesses, self.root.dtype)
        guess_by_the_book(self.root, guessed, self.rules, self.seat, self.odds)
        games = np.repeat(guessed, len(actions))
        seats = np.full(len(games), self.seat)
        masks = np.ones((len(games), ACTIONS), np.uint8)
        taken = np.tile(actions, guesses)
        self.family.step_all(games, self.rules, nothing_given(), taken, seats, masks)
        found = (games["winner"] == self.seat).astype(np.float64)
        (going,) = np.nonzero(seats != NOBODY)
        if len(going):
            asked = seats[going]
            seen = np.zeros((len(going), EVERYTHING), np.int16)
            self.family.observe_all(games[going], self.rules, asked, seen)
            outcomes = critic().outcomes(seen, self.players)
            place = (self.seat - asked) * games["direction"][going].astype(np.int64) % self.players
            found[going] = outcomes[np.arange(len(going)), place]
        total: NDArray[np.float64] = found.reshape(guesses, len(actions)).sum(axis=0)
        return total


def odds_of_hands(position: State, seat: int) -> Words:
    """By seat and kind, how likely such a card that is not seen is in the hand; of those who come after the
    players whose hands are guessed, every card is as likely."""
    seen = [0] * FEATURES
    describe(position, position.rules, seat, seen)
    logs = guesser().odds(seen).clip(-MOST_ODDS, MOST_ODDS)
    players = position.rules.players
    odds = np.full((players, KINDS), EVEN, np.int64)
    for place in range(min(GUESSED, players - 1)):
        odds[(seat + (place + 1) * position.direction) % players] = np.rint(EVEN * np.exp(logs[place]))
    return odds


@cache
def guesser() -> QuickGuesser:
    return QuickGuesser(read(data_of(PLAYER)) | read(data_of(GUESS)))


@cache
def critic() -> QuickCritic:
    return QuickCritic(read(data_of(CRITIC)))
