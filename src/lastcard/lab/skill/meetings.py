"""Who meets whom on the same deals, and how a deal came out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from typing import NamedTuple

from lastcard.bots import BUDGET, LEVELS, offered
from lastcard.cards.game import CardGame
from lastcard.core.extras import FAST, extra, has_extra
from lastcard.lab.plan import Setting, bot
from lastcard.lab.play import Seeing, play_round
from lastcard.lab.round_robin.arena import share

FEWEST_PLAYERS, MANY = 2, 4

MET = "level against level"
"""The topic of what is noted."""

ALL_HANDS = "all hands"
"""Stands beside the levels for the player who sees all hands, who is none of them."""
MANNERS = "expert"
"""As this level it says UNO, catches, and jumps in."""
PLAYOUTS = 1_000
"""For each decision of those that search."""

QUICK, SLOW = 5, 2
"""Of a chunk of deals, on how many two meet at two players; fewer where one of them searches."""
WHOLE = 1_000
"""A deal is noted in thousandths of its wins."""
PLACES = 100
"""The number of a meeting has this many places for a level."""


class Pair(NamedTuple):
    """Two that meet, and at how many players, as it is noted: by their places in the list."""

    players: int
    first: int
    second: int

    @property
    def number(self) -> int:
        return (self.players * PLACES + self.first) * PLACES + self.second


def pair_of(number: int) -> Pair:
    """The pair that has this number."""
    rest, second = divmod(number, PLACES)
    return Pair(*divmod(rest, PLACES), second)


@dataclass(frozen=True, slots=True)
class Meeting:
    """One player alone among players of another kind, on every deal once in each seat.

    With teams it has partners of its own kind, and a side takes the place of a seat (HOUSE.teams).
    """

    setting: Setting
    pair: Pair
    first: str
    """Who is alone."""
    second: str

    @property
    def sides(self) -> int:
        return sides_of(self.setting)

    @property
    def deals(self) -> int:
        """How many there are for each chunk of a study; fewer where there are more seats."""
        return max(1, 2 * (SLOW if self.searches else QUICK) // self.sides)

    @property
    def searches(self) -> bool:
        """Whether one of the two thinks for long."""
        return any(name == ALL_HANDS or bot(name).slow for name in (self.first, self.second))

    @property
    def rounds(self) -> int:
        """How many there are for each chunk of a study."""
        return self.deals * self.sides

    def play(self, chunk: int, notes: Counter[tuple[str, int, int]]) -> None:
        """Note how the deals of this chunk came out: what the first won of a deal."""
        for deal in range(chunk * self.deals, (chunk + 1) * self.deals):
            won = sum(self._won(deal, side) for side in range(self.sides))
            notes[MET, self.pair.number, round(WHOLE * won / self.sides)] += 1

    def _won(self, deal: int, side: int) -> float:
        setting = self.setting
        alone = tuple(seat % self.sides == side for seat in range(setting.players))
        names = [self.first if own else self.second for own in alone]
        levels = [bot(MANNERS if name == ALL_HANDS else name) for name in names]
        seeing = {seat: _open_hands() for seat, name in enumerate(names) if name == ALL_HANDS}
        return share(play_round(setting.game(), levels, setting.deal(deal), side, seeing=seeing), alone)


def sides_of(setting: Setting) -> int:
    """How many there are of whom one can win: seats, or teams."""
    teams = setting.game().options.get("teams") == "on"
    return setting.players // 2 if teams else setting.players


def _open_hands() -> Seeing:
    with extra(FAST):
        from lastcard.lab.skill.open_hands import choose  # noqa: PLC0415 - takes compiled code

    return partial(choose, playouts=PLAYOUTS)


def contenders(setting: Setting) -> tuple[str, ...]:
    """Every level that can play here, in their order; last, where it is possible, who sees all hands.

    Of two that choose alike in this family of games the later one is enough.
    """
    family = setting.game().family
    different = {getattr(LEVELS[name], family): name for name in offered()}.values()
    names = [f"{name}{BUDGET}{PLAYOUTS}" if LEVELS[name].slow else name for name in different]
    return (*names, ALL_HANDS) if hides_hands(setting) else tuple(names)


def hides_hands(setting: Setting) -> bool:
    """Whether there are hands to see, and compiled code to search with: at dice everything lies open."""
    game = setting.game()
    if not isinstance(game, CardGame) or not has_extra(FAST):
        return False
    from lastcard.fast.cards.tables import why_not_compiled  # noqa: PLC0415

    return why_not_compiled(game.rules) is None


def tables_for(players: int) -> tuple[int, int]:
    """At how many players they meet: at two, and as a study has it, or at four."""
    return FEWEST_PLAYERS, players if players > FEWEST_PLAYERS else MANY


def meetings(settings: Sequence[Setting]) -> tuple[Meeting, ...]:
    """Everybody against everybody, at each of these tables; where there are two sides, both tell the same."""
    return tuple(
        Meeting(setting, Pair(setting.players, first, second), names[first], names[second])
        for setting in settings
        for names in (contenders(setting),)
        for first, second in (combinations if sides_of(setting) == 2 else permutations)(range(len(names)), 2)
    )
