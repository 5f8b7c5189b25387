"""A round of the slow implementation: who sits where, who is next, who is out, and how a round ends."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Self

from .chance import Chance
from .deck import deck, worth
from .options import is_bounded, with_defaults
from .piles import MANY, Piles

TURNS = 100  # HOUSE.end: for each player


class Task(NamedTuple):
    """Something still to be done: a question to a player, or what happens by itself."""

    kind: str
    seat: int
    cards: tuple[str, ...] = ()
    word: str = ""
    waiting: tuple[int, ...] = ()
    rule: str = ""  # the rule card that is carried out
    total: int = 0  # HOUSE.stack


class Round(Piles):
    """The seats and the turn of one round. Seat i + 1 is on the left of seat i."""

    def __init__(
        self,
        edition: str,
        options: Mapping[str, str],
        players: Sequence[str],
        *,
        hands: Mapping[str, Iterable[str]],
        top: str,
        draw: Iterable[str],
        turn: str,
        direction: str = "left",
        discard: Iterable[str] = (),
        out: Iterable[str] = (),
        chance: Chance | None = None,
    ) -> None:
        self.edition = edition
        self.options = with_defaults(options)
        self.players = list(players)
        super().__init__(
            [hands.get(name, ()) for name in players],
            top,
            draw,
            discard,
            chance or Chance(),
            self.options["uno"],
            self.options["hand-limit"],
        )
        self.turn = self.players.index(turn)
        self.step = 1 if direction == "left" else -1
        self.spun = self.dispensed = 0
        self.owed = [0] * len(players)  # turns still to lose
        self.passed: set[int] = set()  # since the last play or draw
        self.out = {self.players.index(name) for name in out}
        self.lost: dict[int, list[str]] = {}  # HOUSE.mercy: what they held
        self.finished: list[int] = []  # who came to no cards, the first of them first
        self.shown: list[tuple[str, str]] = []  # CHAL.show: to whom, whose
        self.over = False
        self.winner: str | None = None  # none in a void round
        self.begun = True  # the first turn has come
        self.opener: int | None = None  # who takes the first turn, before it has come
        self.turns = 1  # HOUSE.end
        dealt = len(players) - len(self.out)
        self.most_turns = TURNS * dealt if is_bounded(self.options) else MANY * MANY
        self.todo = [Task("turn", self.turn)]  # the last is done first

    def copy(self) -> Self:
        other = copy.copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.under, other.pile = list(self.under), list(self.pile)
        other.owed, other.said, other.open = list(self.owed), list(self.said), list(self.open)
        other.passed, other.todo = set(self.passed), list(self.todo)
        other.out, other.lost = set(self.out), dict(self.lost)
        other.finished, other.shown = list(self.finished), list(self.shown)
        return other

    # -- the seats ------------------------------------------------------------------------

    def seats(self) -> list[int]:
        """Who is not out."""
        return [seat for seat in range(len(self.players)) if seat not in self.out]

    def next_seat(self, seat: int, step: int | None = None) -> int:
        """The next one who is not out, in the direction of play or in this one."""
        while True:
            seat = (seat + (step or self.step)) % len(self.players)
            if seat not in self.out:
                return seat

    def circle(self, seat: int) -> list[int]:
        """Everyone else who is not out, from the next one on in the direction of play."""
        found: list[int] = []
        other = self.next_seat(seat)
        while other != seat and other not in found:
            found.append(other)
            other = self.next_seat(other)
        return found

    def team(self, seat: int) -> list[int]:
        """HOUSE.teams: the player and the one across, out or not; without teams the player alone."""
        if self.options["teams"] == "off":
            return [seat]
        count = len(self.players)
        return sorted((seat, (seat + count // 2) % count))

    @property
    def winners(self) -> list[str]:
        """HOUSE.teams: the winner of the round, and the partner."""
        if self.winner is None:
            return []
        return [self.players[seat] for seat in self.team(self.players.index(self.winner))]

    def opened(self) -> list[str]:
        """HOUSE.reveal: whose hands lie open."""
        most = self.options["reveal"]
        if most == "off" or self.over or not self.begun:
            return []
        return [self.players[seat] for seat in self.seats() if 0 < len(self.hands[seat]) <= int(most)]

    @property
    def total(self) -> int:
        """HOUSE.stack: what is to be drawn by whoever accepts."""
        return 0 if self.over else self.todo[-1].total

    # -- the turn -------------------------------------------------------------------------

    def pass_turn(self) -> None:
        """On to the next seat that has no turn to lose; first of all to the one that opens the round."""
        if self.opener is not None:
            self.turn, self.opener = self.opener, None
            if self.turn not in self.out and not self.owed[self.turn]:
                self._begin_turn()
                return
            self.owed[self.turn] = max(0, self.owed[self.turn] - 1)
        self.turn = self.next_seat(self.turn)
        while self.owed[self.turn]:
            self.owed[self.turn] -= 1
            self.turn = self.next_seat(self.turn)
        self._begin_turn()

    def _begin_turn(self) -> None:
        """HOUSE.end: one turn too many ends the round."""
        self.begun = True
        if self.turns == self.most_turns:
            self.end_by_points()
            return
        self.turns += 1
        self.todo.append(Task("turn", self.turn))

    def owes(self, seat: int, count: int = 1) -> None:
        """A turn to lose; those who are out owe nothing."""
        if seat not in self.out:
            self.owed[seat] += count

    # -- drawing and being out ------------------------------------------------------------

    def draws(self, seat: int, count: int) -> list[str]:
        """Draw, and be out with too many (HOUSE.mercy)."""
        drawn = self.draw(seat, count)
        self.mercy([seat] if drawn else [])
        return drawn

    def mercy(self, seats: Iterable[int]) -> None:
        """HOUSE.mercy: of these, who have drawn or taken, those with too many cards are out of the round."""
        most = self.options["mercy"]
        gone = [seat for seat in seats if most != "off" and len(self.hands[seat]) >= int(most)]
        for seat in gone:
            self._put_out(seat)
        if gone and len({tuple(self.team(seat)) for seat in self.seats()}) == 1:
            self.win(self.seats()[0])

    def _put_out(self, seat: int) -> None:
        order = deck(self.edition)
        self.lost[seat] = self.hands[seat]
        self.under += sorted(self.hands[seat], key=order.index)
        self.hands[seat] = []
        self.out.add(seat)
        self.owed[seat] = 0
        self.said[seat] = self.open[seat] = False
        self.passed.discard(seat)
        self.todo = [task for task in self.todo if task.seat != seat]

    # -- the end of the round -------------------------------------------------------------

    def win(self, seat: int) -> None:
        self.over, self.winner = True, self.players[seat]

    def end_by_points(self) -> None:
        """HOUSE.blitz, HOUSE.end: no cards left, or the fewest points, or the fewest cards; else void."""
        self.over = True
        if self.finished:
            self.win(self.finished[0])
            return
        seats = {tuple(self.team(seat)): seat for seat in self.seats()}
        held = {team: [card for seat in team for card in self.counted(seat)] for team in seats}
        ranks = {team: (worth(cards), len(cards)) for team, cards in held.items()}
        best = [team for team, rank in ranks.items() if rank == min(ranks.values())]
        if len(best) == 1:
            self.win(seats[best[0]])

    def time(self) -> Self:
        """HOUSE.blitz: a new table on which the time of this round is over."""
        if self.over or self.options["round-time"] == "off":
            raise ValueError("no time that could be over")
        table = self.copy()
        table.end_by_points()
        return table

    def counted(self, seat: int) -> list[str]:
        """HOUSE.mercy: the cards that count for this seat: its hand, or what it was when going out."""
        return self.lost.get(seat, self.hands[seat])
