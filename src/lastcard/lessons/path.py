"""A table that follows a lesson: its chance, and its bots for as long as the learner is on the path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from lastcard.cards.moves import ACCEPT, Accept, Play, Uno
from lastcard.core.words import Line
from lastcard.editions import AnyGame
from lastcard.lessons import Prepared
from lastcard.notation.moves import AnyMove, move_text, read_move
from lastcard.notation.scripted import Impossible, Scripted, read_next

LEARNER = 0
"""The seat of the person."""

T = TypeVar("T")


class PreparedChance(Scripted):
    """What a lesson has prepared, where it still can come; off the path it may not."""

    def __init__(self, game: AnyGame, prepared: Prepared) -> None:
        lines = (f"next {line.format(*game.players)}" for line in prepared.chance)
        super().__init__(game, [read_next(Line(at, line), game.players) for at, line in enumerate(lines, 1)])

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        try:
            return super().shuffle(label, items)
        except Impossible:
            return self.otherwise.shuffle(label, items)

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        try:
            came = super().sample(label, items, count)
        except Impossible:
            came = []
        # A rule card that a case names need not be in the machine; that of a lesson has to.
        possible = bool(came) and all(one in items for one in came)
        return came if possible else self.otherwise.sample(label, items, count)

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        try:
            came = super().throw(label, dice)
        except Impossible:
            came = []
        # Other dice than those of the path have other faces.
        possible = bool(came) and all(face in die for face, die in zip(came, dice, strict=True))
        return came if possible else self.otherwise.throw(label, dice)


class Follower:
    """How far a match has come on the path of its lesson; once it has left the path, it stays off it."""

    def __init__(self, game: AnyGame, prepared: Prepared) -> None:
        self.game = game
        self.ahead = [self._read(line.format(*game.players)) for line in prepared.moves]

    def _read(self, line: str) -> tuple[int, tuple[AnyMove, ...]]:
        seat, _, moves = line.partition(" ")
        return int(seat), tuple(read_move(one.strip(), self.game) for one in moves.split("|"))

    def moved(self, seat: int, move: AnyMove) -> None:
        """Go one line further, or leave the path."""
        if not self.ahead or _leaves_open(seat, move):
            return
        expected, moves = self.ahead[0]
        on = seat == expected and _silent(move) in map(_silent, moves)
        self.ahead = self.ahead[1:] if on else []


def on_path(path: Follower | None) -> bool:
    """Whether the bots do what a lesson says, and nothing else."""
    return path is not None and bool(path.ahead)


def path_move(path: Follower | None, seat: int, asked: str) -> str | None:
    """What a bot in this seat does on the path when it is asked this decision; None off the path."""
    if path is None or not path.ahead:
        return None
    expected, moves = path.ahead[0]
    if seat == expected:
        return move_text(moves[0], path.game.players)
    # Whether to challenge is left to the learner.
    return move_text(ACCEPT, path.game.players) if asked == "answer" else None


def _leaves_open(seat: int, move: AnyMove) -> bool:
    """Whether the path goes on the same with this move and without it."""
    return isinstance(move, Uno) or (isinstance(move, Accept) and seat != LEARNER)


def _silent(move: AnyMove) -> AnyMove:
    """The move without UNO, which may be said before or after."""
    return replace(move, uno=False) if isinstance(move, Play) else move
