"""One deal, played by bots from the first card to the last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from lastcard.bots import Level
from lastcard.core.chance import Chance, Seeded
from lastcard.editions import AnyGame

MOST_DECISIONS = 20_000
"""A round that is still going on after this many decisions is broken off and counts as void."""
MOST_ROUNDS = 1_000
"""So is a match after this many rounds."""

Seeing = Callable[[Any, int, Random], Any]
"""Chooses by the state itself and not by a view: no bot, and nothing that can sit at a table."""

NOBODY = -1
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

    @property
    def winner(self) -> int:
        """The seat that won alone, or NOBODY."""
        return self.winners[0] if len(self.winners) == 1 else NOBODY


class Watcher(Protocol):
    """Looks on: it is told of every move before and after it is carried out, and changes nothing."""

    def before(self, state: Any, seat: int, move: Any) -> None: ...
    def after(self, state: Any, seat: int, move: Any) -> None: ...


class Course(Protocol):
    """A match in progress: its state, and how it goes on. A `Recorder` is one."""

    state: Any

    def move(self, seat: int, move: Any) -> None: ...
    def next_round(self) -> None: ...


class _Unrecorded:
    """A match that nobody writes down; a watcher may look on."""

    def __init__(self, game: AnyGame, chance: Chance, watcher: Watcher | None) -> None:
        self.game = game
        self.watcher = watcher
        self.state: Any = game.start(chance)

    def move(self, seat: int, move: Any) -> None:
        if self.watcher is None:
            self.game.apply(self.state, seat, move)
            return
        self.watcher.before(self.state, seat, move)
        self.game.apply(self.state, seat, move)
        self.watcher.after(self.state, seat, move)

    def next_round(self) -> None:
        self.game.next_round(self.state)


def play_round(
    game: AnyGame,
    levels: Sequence[Level],
    deal: str,
    seating: int = 0,
    *,
    match: bool = False,
    watcher: Watcher | None = None,
    seeing: Mapping[int, Seeing] | None = None,
) -> Played:
    """The round of this deal, or a whole match that begins with it, with a bot in each seat.

    The cards depend on `deal` alone, so that others can play the same ones; every seat has its own
    generator besides. In the seats of `seeing` somebody chooses by the state; the bot only speaks there.
    """
    course = _Unrecorded(game, Seeded(deal), watcher)
    return Sitting(game, levels, deal, seating, course, seeing).play(match)


class Sitting:
    """The bots around a table, who play a match from its current state."""

    def __init__(
        self,
        game: AnyGame,
        levels: Sequence[Level],
        seed: str,
        seating: int,
        course: Course,
        seeing: Mapping[int, Seeing] | None = None,
    ) -> None:
        self.game = game
        self.levels = levels
        self.seeing = seeing or {}
        self.course = course
        self.rngs = [Random(f"{seed}/{seating}/{seat}") for seat in range(len(levels))]
        # Who speaks first where several may is a matter of luck, not of skill.
        self.order = Random(f"{seed}/{seating}/order")
        self.may_jump = game.options.get("jump-in") == "on"
        self.decisions = 0

    def play(self, match: bool) -> Played:
        """To the end of the round, or of the match."""
        rounds, state = 1, self.course.state
        while self._play_to_the_end_of_the_round():
            ended = self.game.outcome(state) if match else self.game.round_outcome(state)
            if ended is not None:
                return self._played(ended.winners, rounds)
            if rounds == MOST_ROUNDS:
                break
            self.course.next_round()
            rounds += 1
        return Played((), OVERLONG, self.decisions, rounds, self._points())

    def _play_to_the_end_of_the_round(self) -> bool:
        """False when it took too long."""
        game, state = self.game, self.course.state
        for _ in range(MOST_DECISIONS):
            seats = game.pending(state).seats
            if not seats:
                return True
            seat = seats[0] if len(seats) == 1 else self.order.choice(seats)
            before = game.catchable(state)
            self.course.move(seat, self._choice(seat))
            self.decisions += 1
            if set(game.catchable(state)).difference(before):
                self._watch()
            while self.may_jump and self._jump():
                pass
        return False

    def _choice(self, seat: int) -> Any:
        """What the player in this seat does."""
        state, rng = self.course.state, self.rngs[seat]
        if seat in self.seeing:
            return self.seeing[seat](state, seat, rng)
        return self.levels[seat].move(self.game, self.game.view(state, seat), seat, rng)

    def _jump(self) -> bool:
        """As at a table: in any order the bots are asked if they jump in; whether one did (HOUSE.jump-in)."""
        for seat in self.order.sample(range(len(self.levels)), len(self.levels)):
            view = self.game.view(self.course.state, seat)
            move = self.levels[seat].jumps_in(view, seat, self.rngs[seat])
            if move is not None:
                self.course.move(seat, move)
                self.decisions += 1
                self._watch()
                return True
        return False

    def _watch(self) -> None:
        """As at a table: once somebody becomes catchable, all bots are asked in any order if they speak."""
        for seat in self.order.sample(range(len(self.levels)), len(self.levels)):
            view = self.game.view(self.course.state, seat)
            said = self.levels[seat].speaks(self.game, view, seat, self.rngs[seat])
            if said is not None:
                self.course.move(seat, said)

    def _played(self, winners: tuple[int, ...], rounds: int) -> Played:
        ending = VOID if not winners else WON if len(winners) == 1 else SHARED
        return Played(winners, ending, self.decisions, rounds, self._points())

    def _points(self) -> int:
        return max(self.game.scores(self.course.state) or (0,))
