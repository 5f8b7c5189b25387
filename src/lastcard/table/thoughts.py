"""Decisions that take a bot long: thought out away from the table, so that nobody there waits for them.

What travels is a `Question`: the seat's own view and a seed, and nothing that the seat may not know.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from lastcard.bots import Level, level, offered
from lastcard.bots.thinking import seconds_for
from lastcard.cards.rules import Rules
from lastcard.coach.analysis import Piece, work_out
from lastcard.core.chance import Seeded
from lastcard.core.options import option_texts
from lastcard.dice.state import DiceRules
from lastcard.editions import EDITIONS, AnyGame, game
from lastcard.notation.moves import move_text

STRONGEST_PLAIN = "hard"
"""The level that plays for one that is not installed: the strongest that decides by rules and in no time."""
QUICK_AT_DICE = "normal"
"""The strongest that does not look at every throw of the dice."""
THOROUGH_AT_DICE = ("hard", "master")
"""Those that do, though they do not search."""
_QUICK = {"cards": STRONGEST_PLAIN, "dice": QUICK_AT_DICE}

REHEARSED = "expert:1"
"""A bot that thinks for a moment only: its code is compiled at the first use."""

COACH, PATIENCE_FOR_COACH = "coach", 240.0
"""Who asks in place of a level; and the seconds that its work is waited for, which at the first use has to be
compiled."""

UNTIMED = 1.0
"""Seconds that are expected of a thought without a budget."""

Agreed = tuple[str, int, tuple[str, ...], tuple[tuple[str, str], ...]]
"""An edition (its name, or its deck in JSON) and its version, the players and the options: what makes a
game."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """One decision of one bot, or something for the coach to work out. Two questions are never the same, so
    that an answer belongs to one of them."""

    seat: int
    level: str
    agreed: Agreed
    view: Any
    seed: int
    patience: float
    """Seconds after which nobody waits for the answer any more."""
    piece: Piece | None = None
    """What the coach has to work out; None for the decision of a bot."""


@dataclass(slots=True)
class Thought:
    """A question, how long its answer is waited for, and the answer once it has come."""

    question: Question
    sight: object
    until: float
    handed: bool = False
    back: bool = False
    move: str | None = None


@cache
def installed() -> tuple[str, ...]:
    """The levels that can be used; while a process runs that does not change."""
    return offered()


def usable(name: str) -> Level:
    """The level of this name; the one that plays for it where it is not installed.

    Its budget is in playouts, so that its decisions can be checked.
    """
    found = level(name)
    return found.counted if found.base in installed() else level(STRONGEST_PLAIN)


def meanwhile(game: AnyGame) -> Level:
    """The level that plays for a bot whose answer does not come."""
    return level(_QUICK[game.family])


def takes_long(bot: Level, game: AnyGame) -> bool:
    """Whether nobody at a table should wait for it: it searches, or looks at every throw of the dice."""
    return bot.slow or (game.family == "dice" and bot.base in THOROUGH_AT_DICE)


def agreed_of(game: AnyGame) -> Agreed:
    """What this game is made from."""
    return game.source, game.version, game.players, tuple(option_texts(game.options).items())


def patience(bot: Level) -> float:
    """Seconds that a thought is waited for: far more than it should take."""
    return 5 + 10 * (UNTIMED if bot.thinks is None else seconds_for(bot.thinks))


def sight_of(view: Any) -> object:
    """What a decision is made from: the answers of others to the same question change nothing about it."""
    return {name: value for name, value in view.as_dict().items() if name != "asked"}


def piece_of(game: AnyGame, piece: Piece) -> Question:
    """A piece of the coach's work as a question; its views are all that is needed."""
    return Question(piece.view.seat, COACH, agreed_of(game), None, 0, PATIENCE_FOR_COACH, piece)


def ponder(question: Question) -> Any:
    """What the bot does, in the notation; a refusal if that is no legal move. Or what the coach has found."""
    if question.piece is not None:
        return work_out(question.piece)
    game = _game(question.agreed)
    move = level(question.level).move(game, question.view, question.seat, Random(question.seed))
    refusal = game.judge(question.view, question.seat, move)
    if refusal is not None:
        raise refusal
    return move_text(move, game.players)


def rehearsals(name: str | None = None) -> Iterator[Question]:
    """The first decision of every edition: a process that has made them is ready for all that follow."""
    name = name or (REHEARSED if level(REHEARSED).base in installed() else STRONGEST_PLAIN)
    for edition in EDITIONS.values():
        agreed = agreed_of(game(edition, ("ana", "beto")))
        rehearsed = _game(agreed)
        state: Any = rehearsed.start(Seeded(0))
        seat = rehearsed.pending(state).seats[0]
        yield Question(seat, name, agreed, rehearsed.view(state, seat), 0, 0)


@lru_cache(maxsize=128)
def _game(agreed: Agreed) -> AnyGame:
    edition, version, players, options = agreed
    return game(edition, players, dict(options), version=version)


# A view holds the rules of its game, which are large and the same for every view: they are not sent. What was
# agreed on comes first, and is sent once.


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, agreed: Agreed) -> None:
        super().__init__(file)
        self.agreed = agreed

    def persistent_id(self, value: object) -> str | None:
        if isinstance(value, Rules | DiceRules):
            return "rules"
        return "agreed" if value is self.agreed else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, **known: object) -> None:
        super().__init__(file)
        self.known = known

    def persistent_load(self, name: str) -> object:
        return self.known[name]


def packed(question: Question) -> bytes:
    """A question as it travels to another process; `unpacked` gives it back."""
    file = io.BytesIO()
    pickle.dump(question.agreed, file)
    _Packer(file, question.agreed).dump(question)
    return file.getvalue()


def unpacked(data: bytes) -> Question:
    file = io.BytesIO(data)
    agreed: Agreed = pickle.load(file)
    game: Any = _game(agreed)
    question: Question = _Unpacker(file, rules=game.rules, agreed=agreed).load()
    return question
