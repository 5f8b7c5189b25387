"""Looking ahead with the networks: what the position of a seat comes to after each of its moves.

A *guess* is a position in which every hand is such as the seat may believe. The moves are tried on the same
guesses; then the network plays on for everybody, and the critic, which sees all hands there, says how likely
the seat is to win.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from lastcard.cards.state import State
from lastcard.fast.cards.search import guess_all
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import twin
from lastcard.fast.families import Family, learning_cards
from lastcard.fast.layout import Record, Words
from lastcard.learnt.choices import NOTHING, actions_of_choices
from lastcard.learnt.features import EVERYTHING, FEATURES
from lastcard.learnt.player import quick_player
from lastcard.learnt.quick import QuickCritic
from lastcard.learnt.weights import CRITIC, data_of, read
from lastcard.rules.actions import ACTIONS, CATCH, PLAYS, SAY_UNO, WITH_UNO
from lastcard.rules.fields import CALL, MOST_PLAYERS, NOBODY

FAR = -1e18


@cache
def critic() -> QuickCritic:
    return QuickCritic(read(data_of(CRITIC)))


guess_by_the_book = twin(guess_all, remembers=True, house=False)


class Foresight:
    """One decision of a seat, and the guesses that are made for it."""

    def __init__(self, position: State, seat: int, seed: int) -> None:
        self.seat, self.rules = seat, position.rules
        self.family: Family = learning_cards(house=False)
        self.tables = rules_for(position)
        self.root = root_of(position, seat)
        self.root["rng"] = seed

    def worth(self, actions: list[int], guesses: int, steps: int) -> NDArray[np.float64]:
        """How likely the seat is to win after each action, on so many guesses: a line for each."""
        games = np.zeros(guesses, self.root.dtype)
        guess_by_the_book(self.root, games, self.tables, self.seat)
        played = _Playing(self, np.repeat(games, len(actions)))
        played.step(np.tile(np.array(actions), guesses))
        for _ in range(steps):
            played.play_on()
        return played.chances(self.seat).reshape(guesses, len(actions))


class _Playing:
    """Games that go on side by side."""

    def __init__(self, foresight: Foresight, games: Record) -> None:
        self.family, self.tables, self.rules = foresight.family, foresight.tables, foresight.rules
        self.games = games
        self.seats = np.full(len(games), foresight.seat)
        self.masks = np.ones((len(games), ACTIONS), np.uint8)
        self.seen = np.zeros((len(games), EVERYTHING), np.int16)
        self.given = nothing_given()

    def step(self, actions: Words) -> None:
        self.family.step_all(self.games, self.tables, self.given, actions, self.seats, self.masks)

    def look(self, going: NDArray[np.intp]) -> NDArray[np.int16]:
        """What those who are asked see, and all hands besides."""
        seen = np.zeros((len(going), EVERYTHING), np.int16)
        self.family.observe_all(self.games[going], self.tables, self.seats[going], seen)
        return seen

    def play_on(self) -> None:
        """A decision of the network wherever somebody is asked."""
        going = np.flatnonzero(self.seats != NOBODY)
        if not len(going):
            return
        liked = quick_player().likes(self.look(going)[:, :FEATURES])
        actions = _actions(self.rules.players)[self.seats[going], (self.games["direction"][going] < 0) * 1]
        masks = self.masks[going]
        legal = np.take_along_axis(masks, actions, axis=1) * (actions != NOTHING)
        best = np.where(legal, liked, FAR).argmax(axis=1)
        chosen = actions[np.arange(len(going)), best]
        said = chosen + WITH_UNO
        can_say = (chosen < PLAYS) & (masks[np.arange(len(going)), np.minimum(said, ACTIONS - 1)] != 0)
        chosen = np.where(can_say, said, chosen)
        chosen = self._at_once(masks, chosen)
        taken = np.zeros(len(self.games), np.int64)
        taken[going] = chosen
        self.step(taken)

    def _at_once(self, masks: NDArray[np.uint8], chosen: Words) -> Words:
        """UNO is said and others are caught wherever that is possible."""
        caught = masks[:, CATCH : CATCH + MOST_PLAYERS]
        chosen = np.where(caught.any(axis=1), CATCH + caught.argmax(axis=1), chosen)
        return np.where(masks[:, SAY_UNO] != 0, SAY_UNO, chosen) if self.rules.uno == CALL else chosen

    def chances(self, seat: int) -> NDArray[np.float64]:
        """How likely this seat is to win each of the games."""
        found = (self.games["winner"] == seat).astype(np.float64)
        going = np.flatnonzero(self.seats != NOBODY)
        if len(going):
            players = self.rules.players
            foreseen = critic().outcomes(self.look(going), players)
            place = (seat - self.seats[going]) * self.games["direction"][going].astype(np.int64) % players
            found[going] = foreseen[np.arange(len(going)), place]
        return found


@cache
def _actions(players: int) -> NDArray[np.int64]:
    """The action of every choice, by seat and direction."""
    return np.array(
        [
            [actions_of_choices(players, seat, direction) for direction in (1, -1)]
            for seat in range(players)
        ]
    )
