"""The coach of one person who plays against bots alone: asked by that person, told to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

from lastcard.bots import Move
from lastcard.coach.advice import Advice, is_decision
from lastcard.coach.analysis import Piece
from lastcard.coach.telling import plain_advice
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.notation.moves import read_move
from lastcard.table.phases import PLAYING
from lastcard.table.table import Table
from lastcard.table.thoughts import Question, piece_of

ADVICE, REVIEW = "advice", "review"


class Minds(Protocol):
    """Where what takes long is thought out, away from the table: in each place one thing at a time."""

    def begin(self) -> None:
        """Be ready: somebody will ask soon."""

    def think(self, place: object, question: Question, answer: Callable[[Any], None]) -> None:
        """Think about it in place of what was thought about there before; None is no answer."""

    def drop(self, place: object) -> None:
        """Nobody waits for what is thought about there."""


class Asked(NamedTuple):
    """What the person is asked: since which number of the table, and the view to decide by."""

    number: int
    game: AnyGame
    view: Any


class Coaching:
    """Looks at the table whenever something has changed there, while it is switched on."""

    def __init__(self, table: Table, minds: Minds, send: Callable[[int, dict[str, Any]], None]) -> None:
        self.table, self.minds, self.send = table, minds, send
        self._player: str | None = None
        self._asked: Asked | None = None

    @property
    def on(self) -> bool:
        """Whether somebody has switched it on."""
        return self._player is not None

    def switch(self, player: str, on: bool) -> None:
        """Begin or stop; a refusal where others could use what the coach says."""
        if on and not self._alone(player):
            raise Refusal("coach-people")
        self._player = player if on else None
        self._asked = None
        if on:
            self.minds.begin()
        else:
            self.minds.drop(REVIEW)
        self.look()

    def look(self) -> None:
        """Think about the decision that the person is asked for, if that is a new one."""
        asked = self._decision()
        if asked is not None and self._asked is not None and asked.number == self._asked.number:
            return
        self._asked = asked
        self.minds.drop(ADVICE)
        if asked is not None:
            self._think(ADVICE, asked, None)

    def moved(self, seat: int, move: str) -> None:
        """Look back at the decision that this move has answered."""
        asked = self._asked
        if asked is None or asked.view.seat != seat:
            return
        made: Any = read_move(move, asked.game)
        if is_decision(asked.view, made):
            self._asked = None
            self.minds.drop(ADVICE)
            self._think(REVIEW, asked, made)

    def _alone(self, player: str | None) -> bool:
        """Whether this is the only person at a table where no stranger will come."""
        people = [seat.player for seat in self.table.seats if seat.kind == "person"]
        return self.table.kind == "friends" and player is not None and people == [player]

    def _decision(self) -> Asked | None:
        table = self.table
        if self._player is None or table.phase != PLAYING or table.game is None:
            return None
        if not self._alone(self._player):
            return None
        seat = table.seat_of(self._player)
        if seat is None or seat not in table.pending().seats:
            return None
        return Asked(table.since.get(seat, 0), table.game, table.game.view(table.state, seat))

    def _think(self, place: str, asked: Asked, played: Move | None) -> None:
        """Nobody waits for it: the table goes on, and the answer may come too late to be told."""
        question = piece_of(asked.game, Piece("advice", 0, asked.view, played))
        self.minds.think(place, question, partial(self._found, asked))

    def _found(self, asked: Asked, found: Advice | None) -> None:
        if found is not None and self._alone(self._player):
            advice = {"type": "advice", "number": asked.number, "advice": plain_advice(found)}
            self.send(asked.view.seat, advice)
