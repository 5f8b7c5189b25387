"""A round or a match as environments play it: one small action after the other, and rewards at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lastcard.core.chance import Chance
from lastcard.core.game import Outcome
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame, Named, game
from lastcard.rl.families import Family, Mask, Observation, family_of
from lastcard.rules.fields import MOST_PLAYERS

NOBODY: Final = -1
ROUND, POINTS, MATCH = "round", "points", "match"
REWARDS = (ROUND, POINTS, MATCH)
"""What an episode is and what it is rewarded for: a round that is won or lost, the points of a round, or a
whole match that is won or lost."""
MOST_CYCLES = 10_000
"""How many actions an episode has before it is cut off, unless somebody says otherwise."""


def game_of(
    edition: Named,
    players: int | Sequence[str],
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> AnyGame:
    """The game of an environment; players without names are called as PettingZoo recommends."""
    if type(players) is int and 0 < players <= MOST_PLAYERS:
        players = [f"player_{seat}" for seat in range(players)]
    return game(edition, players, options, **more)


class Episode:
    """One round or match. `seat` is asked, NOBODY when it is over; `act` takes one of its legal actions.

    `state` is that of the engine, and changes with whole moves; `position` also has the cards or dice that
    were put down so far in a move of several. Copies go on by themselves.
    """

    __slots__ = ("cycles", "family", "game", "made", "position", "rewards", "seat", "state")

    def __init__(self, played: AnyGame, rewards: str = ROUND, family: Family | None = None) -> None:
        if rewards not in REWARDS:
            raise Refusal("rl-rewards", given=str(rewards), possible=", ".join(REWARDS))
        if rewards == POINTS and not played.has_rounds:
            raise Refusal("rl-points", edition=played.edition)
        self.game, self.rewards = played, rewards
        self.family = family or family_of(played)
        self.seat, self.cycles = NOBODY, 0
        self.state: Any = None
        self.position: Any = None
        self.made: list[int] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def copy(self) -> Episode:
        """An independent episode, equal in everything."""
        other = Episode(self.game, self.rewards, self.family)
        other.seat, other.cycles, other.made = self.seat, self.cycles, self.made[:]
        if self.state is not None:
            other.state = self.state.copy()
            other.position = self.position.copy() if self.made else other.state
        return other

    @property
    def players(self) -> int:
        return len(self.game.players)

    @property
    def over(self) -> bool:
        """Whether the round, or the match, has ended."""
        return self.seat == NOBODY

    def start(self, chance: Chance) -> None:
        """A new match, up to the first decision."""
        self.state = self.game.start(chance)
        self.cycles = 0
        self._settle(chance)

    def mask(self, seat: int) -> Mask:
        """A 1 for each legal action; nothing for a seat that is not asked."""
        return self.family.mask(self.position, seat if seat == self.seat else NOBODY)

    def observe(self, seat: int) -> Observation:
        """What this seat may know, and what it could remember."""
        return self.family.observe(self.position, seat)

    def act(self, action: int, chance: Chance | None = None) -> None:
        """Carry out a legal action of the seat that is asked."""
        self.cycles += 1
        if self.family.is_part(action):
            if not self.made:
                self.position = self.family.open_copy(self.state)
            self.made.append(action)
            if not self.family.put(self.position, self.seat, action):
                return
        else:
            self.made.append(action)
        self.move(self.seat, self.family.whole_move(self.made, self.state), chance)

    def move(self, seat: int, move: Any, chance: Chance | None = None) -> None:
        """Carry out a whole move, of any seat that may make one."""
        self.game.apply(self.state, seat, move, chance)
        self._settle(chance)

    def _settle(self, chance: Chance | None) -> None:
        """Deal the next round of a match that goes on, and see who is asked."""
        self.made = []
        ended = self.family.asked(self.state) == NOBODY
        if ended and self.rewards == MATCH and self.game.outcome(self.state) is None:
            self.game.next_round(self.state, chance)
        self.position = self.state
        self.seat = self.family.asked(self.state)

    def returns(self) -> list[float]:
        """What each seat gets for the whole episode; nothing while it goes on."""
        if not self.over or self.state is None:
            return [0.0] * self.players
        if self.rewards == POINTS:
            return self._points()
        outcome = (
            self.game.outcome(self.state) if self.rewards == MATCH else self.game.round_outcome(self.state)
        )
        return won_or_lost(outcome, self.players)

    def _points(self) -> list[float]:
        """What the round has brought each seat; where the lowest score wins, what it has cost."""
        sign = -1.0 if self.game.played["scoring"] == "lowest" else 1.0
        return [sign * points for points in self.game.scores(self.state) or ()]


def won_or_lost(outcome: Outcome | None, players: int) -> list[float]:
    """1 for each winner, and in all as much taken from those who lost; nothing where nobody won."""
    winners = () if outcome is None else outcome.winners
    if not winners or len(winners) == players:
        return [0.0] * players
    lost = -len(winners) / (players - len(winners))
    return [1.0 if seat in winners else lost for seat in range(players)]
