"""A learner at the table of a lesson, with a steward whose clock is the test's."""

from __future__ import annotations

from collections.abc import Callable

from lastcard.core.event import Event
from lastcard.lessons import LESSONS, LessonName, lesson
from lastcard.lessons.path import LEARNER, on_path
from lastcard.notation.moves import move_text
from lastcard.table import entries
from lastcard.table.phases import PLAYING
from tests.table.sitting import Sitting, create
from tests.table.vigil import Vigil

__all__ = ["LEARNER", "LESSONS", "Learner"]


class Learner:
    """Takes a lesson. `events` are all that happened, `asked` the decisions and their moves."""

    def __init__(self, name: LessonName, learner: str = "ana", seed: int = 0) -> None:
        self.lesson = lesson(name)
        created = create(
            name,
            self.lesson.seats,
            name=learner,
            bots=["easy"] * (self.lesson.seats - 1),
            options=self.lesson.options_for(learner),
            prepared=self.lesson.prepared,
        )
        self.sitting = Sitting(created)
        self.table = self.sitting.table
        self.sitting.do(entries.Start(LEARNER))
        self.vigil = Vigil(self.sitting, seed)
        self.events: list[Event] = []
        self.asked: list[tuple[str, str]] = []
        self._heard = self.table.number

    @property
    def on_path(self) -> bool:
        return on_path(self.table.path)

    def path_move(self) -> str | None:
        """What the path wants of the learner now."""
        path = self.table.path
        if path is None or not path.ahead or path.ahead[0][0] != LEARNER:
            return None
        game = self.table.game
        assert game is not None
        view = game.view(self.table.state, LEARNER)
        moves = (move for move in path.ahead[0][1] if game.judge(view, LEARNER, move) is None)
        return move_text(next(moves), game.players)

    def move(self, text: str) -> None:
        self.asked.append((self.table.pending().kind, text))
        self.vigil.do(entries.Move(LEARNER, text, f"id-{self.table.number}"))
        self.hear()

    def wait(self) -> None:
        """Until the learner is asked, or it is over."""
        while self.table.phase != "finished" and LEARNER not in self.table.pending().seats:
            wakes = self.vigil.steward.wakes()
            assert wakes is not None
            self.vigil.done(wakes - self.vigil.now)
            self.hear()

    def hear(self) -> None:
        for applied in self.table.past:
            if applied.number > self._heard:
                self.events += applied.events
        self._heard = self.table.number

    def play_out(self, choose: Callable[[Learner], str]) -> None:
        self.wait()
        while self.table.phase == PLAYING:
            self.move(choose(self))
            self.wait()

    def count(self, kind: str, seat: int | None = LEARNER) -> int:
        """How often this happened to a player, or to anybody."""
        return sum(event.kind == kind and seat in (None, event.seat) for event in self.events)


def by_the_path(learner: Learner) -> str:
    move = learner.path_move()
    assert move is not None, "the path has left the learner"
    return move
