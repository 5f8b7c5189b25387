"""One deal, played by bots from the first card to the last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from lastcard.bots import Level
from lastcard.cards.game import CardGame
from lastcard.core.chance import Seeded
from lastcard.editions import AnyGame

MOST_DECISIONS = 20_000
"""A round that is still going on after so many decisions is given up and counts as void."""
MOST_ROUNDS = 1_000
"""So is a match after so many rounds."""

WON, SHARED, VOID, OVERLONG = "won", "shared", "void", "overlong"
ENDINGS = (WON, SHARED, VOID, OVERLONG)


class Played(NamedTuple):
    """How a round or a match went; `winners` is empty when it is void."""

    winners: tuple[int, ...]
    ending: str
    decisions: int
    rounds: int
    points: int
    """The highest score there is, none in the dice game."""


class Watcher(Protocol):
    """Looks on: it is told of every move before and after it is carried out, and changes nothing."""

    def before(self, state: Any, seat: int, move: Any) -> None: ...
    def after(self, state: Any, seat: int, move: Any) -> None: ...


def play_round(
    table: AnyGame,
    levels: Sequence[Level],
    deal: str,
    seating: int = 0,
    *,
    match: bool = False,
    watcher: Watcher | None = None,
) -> Played:
    """The round of this deal, or a whole match that begins with it, with a bot in each seat.

    The cards hang on `deal` alone, so that others can play the same ones; every seat has its own
    generator besides.
    """
    return _Sitting(table, levels, deal, seating, watcher).play(match)


class _Sitting:
    """The bots around a table, and the chance of one deal."""

    def __init__(
        self, table: AnyGame, levels: Sequence[Level], deal: str, seating: int, watcher: Watcher | None
    ) -> None:
        self.table = table
        self.levels = levels
        self.chance = Seeded(deal)
        self.rngs = [Random(f"{deal}/{seating}/{seat}") for seat in range(len(levels))]
        # Who speaks first where several may: that is nobody's skill.
        self.order = Random(f"{deal}/{seating}/order")
        self.watcher = watcher
        self.decisions = 0

    def play(self, match: bool) -> Played:
        state = self.table.start(self.chance)
        rounds = 1
        while self._play_to_the_end_of_the_round(state):
            outcome = _outcome(self.table, state, match)
            if outcome is not None:
                return self._played(state, outcome, rounds)
            if rounds == MOST_ROUNDS:
                break
            self.table.next_round(state, self.chance)
            rounds += 1
        return Played((), OVERLONG, self.decisions, rounds, _points(state))

    def _play_to_the_end_of_the_round(self, state: Any) -> bool:
        """False when it took too long."""
        for _ in range(MOST_DECISIONS):
            seats = self.table.pending(state).seats
            if not seats:
                return True
            seat = seats[0] if len(seats) == 1 else self.order.choice(seats)
            before = getattr(state, "catchable", 0)
            move = self.levels[seat].move(self.table, self.table.view(state, seat), seat, self.rngs[seat])
            self._carry_out(state, seat, move)
            self.decisions += 1
            if getattr(state, "catchable", 0) & ~before:
                self._watch(state)
        return False

    def _watch(self, state: Any) -> None:
        """As at a table: once somebody becomes catchable, all bots are asked in any order if they speak."""
        for seat in self.order.sample(range(len(self.levels)), len(self.levels)):
            said = self.levels[seat].speaks(self.table, self.table.view(state, seat), seat, self.rngs[seat])
            if said is not None:
                self._carry_out(state, seat, said)

    def _carry_out(self, state: Any, seat: int, move: Any) -> None:
        if self.watcher is None:
            self.table.apply(state, seat, move, self.chance)
            return
        self.watcher.before(state, seat, move)
        self.table.apply(state, seat, move, self.chance)
        self.watcher.after(state, seat, move)

    def _played(self, state: Any, winners: tuple[int, ...], rounds: int) -> Played:
        ending = VOID if not winners else WON if len(winners) == 1 else SHARED
        return Played(winners, ending, self.decisions, rounds, _points(state))


def _outcome(table: AnyGame, state: Any, match: bool) -> tuple[int, ...] | None:
    """Who won what is being played; nobody when it is void, None while it goes on."""
    if match or not isinstance(table, CardGame):
        ended = table.outcome(state)
        return None if ended is None else ended.winners
    return tuple(state.round.winners)


def _points(state: Any) -> int:
    return max(getattr(state, "scores", (0,)))
