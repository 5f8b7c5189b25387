"""Keeps a table going: moves of bots, clocks, seats of those who are away. It is told the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import ceil, inf
from random import Random
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.lessons.path import on_path
from lastcard.table import entries
from lastcard.table.bots import Bots
from lastcard.table.phases import DEALING, ENDED, FINISHED, LOBBY, PLAYING
from lastcard.table.seats import all_gathered, all_sent
from lastcard.table.strangers import gathered
from lastcard.table.table import Table
from lastcard.table.thoughts import Question, Thought, takes_long, usable
from lastcard.table.times import USUAL, Times

GOING_ON = {"cup": (LOBBY, DEALING, PLAYING), "quick": (DEALING, PLAYING)}
"""When time goes on though nobody looks: other tables wait for it, or strangers lose what they left."""
JUMP_SHARE = 0.3
"""Of the time for a catch: by how much longer a bot's turn takes where others may jump in (HOUSE.jump-in)."""
JUMPING = (1.0, 1.9)
"""When a bot jumps in, by how long it thinks at the table's pace: some come too late."""


class Steward:
    """`due` gives what has to be done now, `wakes` says when to ask again.

    What a slow bot decides is thought out elsewhere: `questions` asks it, `thought` takes the answers.
    """

    def __init__(self, table: Table, now: float, times: Times = USUAL, rng: Random | None = None) -> None:
        self.table = table
        self.times = times
        self.rng = rng or Random()
        self.bots = Bots(table, self.rng)
        # By player, not by seat: people change seats.
        self.sockets: Counter[str] = Counter()
        self.held: set[str] = set()
        self.away_since: dict[str, float] = {}
        self.lonely_since: float | None = now
        self.visited = table.number > 0
        self.restart(now)

    def restart(self, now: float) -> None:
        """Every clock starts again."""
        self._asked_since: dict[int, tuple[int, float]] = {}
        self._given_time: dict[int, int | None] = {}
        self._moves_at: dict[int, float] = {}
        self._thoughts: dict[int, Thought] = {}
        self._open_catch: tuple[int, ...] = ()
        self._speaks_at: dict[int, float] = {}
        self._turn: tuple[int, ...] = ()
        self._jumps_at: dict[int, float] = {}
        self._phase_since = (self.table.phase, now)
        self._round_since: float | None = None
        self._again_since: float | None = None
        self._ends: float | None = None
        # Time stood still since the last move.
        self._begin_round(now - self.table.lasted / 1000)
        self.changed(now)

    def _begin_round(self, at: float) -> None:
        self._round_began = at
        self._number = self.table.number
        self._last_heard: int | None = None

    # Who is here

    def came(self, player: str, now: float) -> None:
        """A connection opened; a seat that a bot held is given back."""
        stood_still = self.stands_still()
        self.lonely_since, self.visited = None, True
        if stood_still:
            self.restart(now)
        self.sockets[player] += 1
        self.away_since.pop(player, None)
        self.back(player, now)

    def went(self, player: str, now: float) -> None:
        """A connection closed."""
        self.sockets[player] -= 1
        if self.sockets[player] <= 0:
            del self.sockets[player]
            if self.table.seat_of(player) is not None:
                self.away_since[player] = now
        if not self.sockets:
            self.lonely_since = now
        self.changed(now)

    def back(self, player: str, now: float) -> None:
        """The person plays again, with the whole time for the decision, but only once for each."""
        seat = self.table.seat_of(player)
        if player in self.held and seat is not None:
            self._forget_move(seat)
            self._speaks_at.pop(seat, None)
            self._jumps_at.pop(seat, None)
            if self._given_time.get(seat) != self.table.since.get(seat):
                self._given_time[seat] = self.table.since.get(seat)
                self._asked_since.pop(seat, None)
        self.held.discard(player)
        self.changed(now)

    def hold(self, player: str, now: float) -> None:
        """A bot plays for the person until they are back."""
        self.held.add(player)
        self.changed(now)

    def here(self, seat: int) -> bool:
        return self.sockets[self.table.seats[seat].player or ""] > 0

    def is_held(self, seat: int) -> bool:
        return self.table.seats[seat].player in self.held

    def presence(self) -> dict[str, Any]:
        seats = range(len(self.table.seats))
        seated = {seat.player for seat in self.table.seats}
        return {
            "here": [self.here(seat) for seat in seats],
            "held": [self.is_held(seat) for seat in seats],
            "watching": sum(count for player, count in self.sockets.items() if player not in seated),
        }

    def left(self, now: float) -> int | None:
        """Milliseconds until the clock of those who are asked runs out, or until the next round or match."""
        if self._round_since is not None:
            return max(0, round(1000 * (self._round_since + self.times.between - now)))
        if self._gathers() and (planned := self._planned()) is not None:
            return max(0, round(1000 * (planned[0] - now)))
        timer = self.table.settings.timer
        if not timer or not self._asked_since:
            return None
        return max(0, round(1000 * (min(at for _, at in self._asked_since.values()) + timer - now)))

    def round_left(self, now: float) -> int | None:
        """Milliseconds until the time of the round is over (HOUSE.blitz)."""
        return None if self._ends is None else max(0, round(1000 * (self._ends - now)))

    def timed(self, entry: entries.AnyEntry, now: float) -> entries.AnyEntry:
        """The entry, with the time of the round where that is limited: a restart goes on from there."""
        if not isinstance(entry, entries.Move) or self.table.round_time() is None:
            return entry
        return replace(entry, lasted=max(0, round(1000 * (now - self._round_began))))

    # What is due

    def changed(self, now: float) -> None:
        """Plan again after something has happened at the table."""
        table = self.table
        self._follow_seats()
        if table.phase != self._phase_since[0]:
            self._phase_since = (table.phase, now)
            if table.phase == PLAYING:
                self._seat_players()
                self._begin_round(now)
        wanted = table.phase == FINISHED and any(seat.again for seat in table.seats)
        self._again_since = (self._again_since or now) if wanted else None
        asked = table.pending().seats
        if not asked and table.phase == PLAYING:
            self._round_since = self._round_since or now
        elif self._round_since is not None:
            self._round_since = None
            self._begin_round(now)
        self._ends = self._round_ends()
        if self._last_heard is None and self._ends is not None and now >= self._ends:
            self._last_heard = self._number
        self._number = table.number
        self._plan_catches(now)
        self._plan_jumps(now)
        for seat in [*self._asked_since]:
            if seat not in asked:
                del self._asked_since[seat]
                self._forget_move(seat)
        for seat in asked:
            self._plan_move(seat, now)

    def _follow_seats(self) -> None:
        """What was planned for a bot is no plan for the person who plays on for it."""
        if self.held:
            self.held.intersection_update([seat.player for seat in self.table.seats])
        if not (self._moves_at or self._speaks_at or self._jumps_at):
            return
        for planned in (self._moves_at, self._thoughts, self._speaks_at, self._jumps_at):
            for seat in [seat for seat in planned if not self._plays(seat)]:
                del planned[seat]

    def _seat_players(self) -> None:
        """Everybody who is here when a match begins plays it; bots hold the seats of those who did not
        say that they were in for it, where others did."""
        self.held.difference_update(self.sockets)
        if any(seat.again for seat in self.table.seats):
            self.held.update(seat.player for seat in self.table.seats if seat.player and not seat.again)

    def _plan_move(self, seat: int, now: float) -> None:
        number, asked = self.table.since.get(seat, 0), self._asked_since.get(seat)
        if asked is None or asked[0] != number:
            self._asked_since[seat] = (number, now)
            self._forget_move(seat)
        if not self._plays(seat):
            return
        if seat not in self._moves_at:
            pace = self.table.settings.pace
            wait = self.times.thinking[pace] * self.rng.uniform(0.75, 1.35)
            if self._open_catch:
                wait = max(wait, self.times.catching[pace])
            if self._may_be_jumped():
                wait += JUMP_SHARE * self.times.catching[pace]
            self._moves_at[seat] = now + wait
        if takes_long(self.bots.level(seat), self.table.agreed):
            self._plan_thought(seat, now)

    def _may_be_jumped(self) -> bool:
        """Whatever anybody holds: how long a bot waits tells nothing."""
        game = self.table.game
        return (
            game is not None and game.options.get("jump-in") == "on" and self.table.pending().kind == "turn"
        )

    def _plan_thought(self, seat: int, now: float) -> None:
        """A thought stays valid while the seat sees the same."""
        view = self.bots.view(seat)
        sight = self.bots.sight(seat, view)
        if seat not in self._thoughts or self._thoughts[seat].sight != sight:
            question = self.bots.question(seat, view)
            self._thoughts[seat] = Thought(question, sight, now + question.patience)

    def _forget_move(self, seat: int) -> None:
        if seat in self._moves_at:
            del self._moves_at[seat]
            self._thoughts.pop(seat, None)

    def _plan_catches(self, now: float) -> None:
        """Bots that see somebody who has not said UNO take a moment, as people do."""
        state = self.table.state if self.table.phase == PLAYING else None
        catchable = getattr(state, "catchable", 0)
        if not catchable and not self._open_catch:
            return
        window = tuple(seat for seat in range(len(self.table.seats)) if catchable >> seat & 1)
        if window != self._open_catch:
            self._open_catch = window
            longest = self.times.catching[self.table.settings.pace]
            speak = bool(window) and not on_path(self.table.path)
            bots = [seat for seat in range(len(self.table.seats)) if self._plays(seat)] if speak else []
            # One's own UNO comes to mind sooner than another's.
            spans = {seat: (0.1, 0.4) if seat in window else (0.45, 0.95) for seat in bots}
            self._speaks_at = {seat: now + self.rng.uniform(*span) * longest for seat, span in spans.items()}

    def _plan_jumps(self, now: float) -> None:
        """Bots that could jump in take a moment, as people do who have to see it first (HOUSE.jump-in)."""
        table = self.table
        if table.game is None or table.game.options.get("jump-in") != "on":
            return
        state = table.state
        turn = (state.turn, state.top, state.turns) if table.pending().kind == "turn" else ()
        if turn == self._turn:
            return
        self._turn, self._jumps_at = turn, {}
        pace = table.settings.pace
        # A play closes the window for a catch.
        least = self.times.catching[pace] if self._open_catch else 0.0
        for seat in range(len(table.seats)) if turn else ():
            if seat != state.turn and self._plays(seat):
                wait = self.times.thinking[pace] * self.rng.uniform(*JUMPING)
                self._jumps_at[seat] = now + max(wait, least)

    def _plays(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.table.seats[seat].kind == "bot" or self.is_held(seat)

    def wakes(self) -> float | None:
        """When something will be due; None when only people can go on."""
        if (planned := self._planned()) is not None:
            return planned[0]
        found = [at for at, _ in self._clocks()]
        # At most tables hardly any of these is there.
        if self._moves_at:
            found += map(self._ready_at, self._moves_at)
        if self._speaks_at or self._jumps_at:
            found += [*self._speaks_at.values(), *self._jumps_at.values()]
        if self.table.kind == "quick":
            found += [at for at, _ in self._departed()]
        if (over := self._time_over_at()) is not None:
            found.append(over)
        return min(found, default=None)

    def _planned(self) -> tuple[float, entries.AnyEntry] | None:
        """What the table itself does next, and when; None while the players have to go on."""
        table, times = self.table, self.times
        if table.phase == ENDED:
            return None
        if self.lonely_since is not None and self.stands_still():
            return self.lonely_since + times.patience(table.kind, self.visited), entries.End()
        if table.phase == PLAYING:
            return None if self._round_since is None else (self._round_since + times.between, entries.Next())
        since, here = self._phase_since[1], self.here
        if table.phase == LOBBY and table.kind == "cup":
            return since + (0 if all_gathered(table.seats, here) else times.called), entries.Start(None)
        if self._gathers():
            return self._gathered()
        if table.phase == DEALING:
            return since + (0 if all_sent(table.seats, here) else times.nonces), entries.Deal()
        if table.phase == FINISHED and (agreed := self._agreed_at()) is not None:
            return agreed
        return self._next_host()

    def stands_still(self) -> bool:
        """Whether time stands still, since nobody looks: the bots wait too."""
        return self.lonely_since is not None and self.table.phase not in GOING_ON.get(self.table.kind, ())

    def _gathers(self) -> bool:
        """Whether strangers wait for a match."""
        return self.table.kind == "quick" and self.table.phase in (LOBBY, FINISHED)

    def _gathered(self) -> tuple[float, entries.AnyEntry] | None:
        """How strangers come to play: with all who have not gone, after a match with those who stay."""
        seats, since, stays = self.table.seats, self._again_since, lambda seat: self.table.seats[seat].again
        if self.table.phase == LOBBY:
            since, stays = self._phase_since[1], lambda seat: seats[seat].player not in self.away_since
        return None if since is None else gathered(seats, stays, since, self.times.gathering)

    def _departed(self) -> Iterator[tuple[float, int]]:
        """When a bot gets the seat of each stranger who is gone, for good."""
        table = self.table
        for number, seat in enumerate(table.seats if (table.kind, table.phase) == ("quick", PLAYING) else ()):
            if seat.player is not None and not self.here(number):
                yield self._gone_since(number, self._phase_since[1]) + self.times.gone, number

    def _ready_at(self, seat: int) -> float:
        """When a bot moves: not before its time, nor without its thought while that may still come."""
        at, thought = self._moves_at[seat], self._thoughts.get(seat)
        return at if thought is None or thought.back else max(at, thought.until)

    def _agreed_at(self) -> tuple[float, entries.AnyEntry] | None:
        """When the next match begins by itself: everybody who is here is in, and those who are gone could
        have come back."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.kind == "person"]
        missing = [seat for seat in people if not self.table.seats[seat].again]
        if self._again_since is None or any(map(self.here, missing)) or not self.table.startable():
            return None
        since = self._again_since
        gone = [self._gone_since(seat, since) + self.times.absent for seat in missing]
        first = next(seat for seat in people if self.table.seats[seat].again)
        return max([since, *gone]), entries.Start(first)

    def verify_begin(self, seat: int, now: float) -> None:
        """Refuse a host who would begin the next match while the others can still answer."""
        table = self.table
        if seat != table.host:
            raise Refusal("host-only")
        others = (number for number in range(len(table.seats)) if number != seat)
        if not any(self.here(number) and not table.seats[number].again for number in others):
            return
        since = now if self._again_since is None else self._again_since
        if now < since + self.times.moment:
            raise Refusal("rematch-early", seconds=ceil(since + self.times.moment - now))

    def _next_host(self) -> tuple[float, entries.AnyEntry] | None:
        """When a host is no longer waited for who is gone or does not answer, and who decides then."""
        table, host = self.table, self.table.host
        if host is None:
            return None
        seats = range(len(table.seats))
        if not self.here(host):
            following = next((seat for seat in seats if self.here(seat)), None)
            at = self._gone_since(host, self._phase_since[1]) + self.times.hostless
        elif self._again_since is not None and not table.seats[host].again:
            following = next((seat for seat in seats if self.here(seat) and table.seats[seat].again), None)
            at = self._again_since + self.times.answering
        else:
            return None
        return None if following is None else (at, entries.Host(following))

    def _clocks(self) -> Iterator[tuple[float, str]]:
        """When a bot takes the seat of each person who is asked: for taking too long, or for being gone."""
        for seat, (_, at) in self._asked_since.items():
            player = self.table.seats[seat].player
            if player is not None and not self._plays(seat):
                if self.table.settings.timer:
                    yield at + self.table.settings.timer, player
                if not self.here(seat):
                    yield self._gone_since(seat, at) + self.times.absent, player

    def _round_ends(self) -> float | None:
        """When the time of the round is over, or was; None where it is not limited."""
        minutes = self.table.round_time()
        return None if minutes is None else self._round_began + 60 * minutes

    def _time_over_at(self) -> float | None:
        """When the round ends by time: not before the decision that is waited for then has been made, or
        nobody makes it (HOUSE.blitz)."""
        ends = self._ends
        if ends is None:
            return None
        before = self._last_heard
        waited = [at for number, at in self._asked_since.values() if before is None or number <= before]
        if not waited:
            return ends
        timer = self.table.settings.timer
        return max(ends, min(waited) + timer) if timer else ends + self.times.grace

    def _gone_since(self, seat: int, asked: float) -> float:
        """Since when nobody is in this seat; after a restart nobody knows, so since the question."""
        return self.away_since.get(self.table.seats[seat].player or "", asked)

    def due(self, now: float) -> Iterator[entries.AnyEntry]:
        """What has to be done by now; after each entry is applied, `changed` must be called."""
        if (planned := self._planned()) is not None:
            at, entry = planned
            if now >= at:
                yield entry
        elif self.table.phase == PLAYING:
            yield from (entries.Leave(seat) for at, seat in [*self._departed()] if now >= at)
            yield from self._timed_out(now)
            for player in dict.fromkeys(player for at, player in self._clocks() if now >= at):
                self.hold(player, now)
            yield from self._spoken(now)
            yield from self._jumped(now)
            yield from self._moved(now)
            yield from self._timed_out(now)

    def _timed_out(self, now: float) -> Iterator[entries.AnyEntry]:
        over = self._time_over_at()
        if over is not None and now >= over:
            yield entries.Time()

    def _spoken(self, now: float) -> Iterator[entries.AnyEntry]:
        for seat in sorted(self._speaks_at, key=self._speaks_at.__getitem__):
            if self._speaks_at.get(seat, inf) <= now:
                del self._speaks_at[seat]
                if (said := self.bots.says(seat)) is not None:
                    yield said

    def _jumped(self, now: float) -> Iterator[entries.AnyEntry]:
        for seat in sorted(self._jumps_at, key=self._jumps_at.__getitem__):
            if self._jumps_at.get(seat, inf) <= now:
                del self._jumps_at[seat]
                if (move := self.bots.jumps_in(seat)) is not None:
                    yield move

    def _moved(self, now: float) -> Iterator[entries.AnyEntry]:
        for seat in sorted(self._moves_at, key=self._ready_at):
            # What was done before it may have planned another time for it.
            if seat in self._moves_at and self._ready_at(seat) <= now:
                thought = self._thoughts.get(seat)
                self._forget_move(seat)
                yield self.bots.moves(seat, None if thought is None else thought.move)

    # Thinking elsewhere

    def thinks(self) -> bool:
        """Whether somebody is here and a bot at the table will want to think."""
        for seat in self.table.seats:
            if seat.level is not None and takes_long(usable(seat.level), self.table.agreed):
                return not self.stands_still()
        return False

    def questions(self) -> Iterator[Question]:
        """The questions to be thought out elsewhere, each of them once."""
        if self._thoughts and not self.stands_still():
            for thought in self._thoughts.values():
                if not thought.handed:
                    thought.handed = True
                    yield thought.question

    def thought(self, question: Question, move: str | None) -> None:
        """The answer to a question, None when there is none; what comes too late is thrown away."""
        kept = self._thoughts.get(question.seat)
        if kept is not None and kept.question is question:
            kept.back, kept.move = True, move
