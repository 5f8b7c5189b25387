"""What a finished match shows: the chances over its moves, the decisions that cost most, and the luck.

`plan` says what has to be worked out, piece by piece, so that somebody else can do it (`work_out`); `collect`
puts what was found together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from lastcard.bots import Move
from lastcard.bots.thinking import Thinking
from lastcard.cards.view import View
from lastcard.coach.advice import Advice, By, advise, is_decision
from lastcard.coach.cards import luck as card_luck
from lastcard.coach.dice import luck as dice_luck
from lastcard.coach.winning import chances
from lastcard.core.refusal import Refusal
from lastcard.dice.moves import Reroll
from lastcard.editions import AnyGame
from lastcard.notation.moves import read_move
from lastcard.notation.record import Record
from lastcard.notation.replay import Moment, replay

MOST_POINTS = 240
MOST_DECISIONS = 120
"""Of longer matches every second, third … moment is looked at, so that no match takes longer than this."""
POINT_PLAYOUTS, DECISION_PLAYOUTS = 600, 600
SEARCH = Thinking(None, 6_000)
"""A little less than at the table: many moments are looked at."""

WORST, LEAST_COST = 6, 0.02
"""As many decisions are told, and none that cost less than this."""


class Piece(NamedTuple):
    """One thing to work out, from what the seat sees: `move` and `before` as the kind needs them.

    `advice` is for a table where somebody waits for it, `decision` is one of many.
    """

    kind: Literal["advice", "chances", "decision", "deal", "draw", "throw", "reroll"]
    moment: int
    view: Any
    move: Move | None = None
    before: Any = None
    cards: tuple[str, ...] = ()


class Point(NamedTuple):
    """The chance of each seat after a moment of the replay."""

    moment: int
    chances: tuple[float, ...]


class Mistake(NamedTuple):
    """A decision that cost something, the moment of the replay before it, and what would have been better."""

    moment: int
    advice: Advice


@dataclass(frozen=True, slots=True)
class Luck:
    """How lucky the seat was: with the cards it was dealt and drew, or with its throws."""

    hands: tuple[float, ...]
    """For each round, the part of all hands that are worse than the one dealt; none with dice."""
    draws: int
    """How many times cards or dice came."""
    gained: float
    """By how much they raised the chance to win, all together, beside what was to be expected."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a match shows to the player in one seat, from what that player could know at each moment."""

    seat: int
    points: tuple[Point, ...]
    mistakes: tuple[Mistake, ...]
    """The decisions that cost most, the worst first."""
    luck: Luck
    by: By
    """Who says what would have been better; `hard` where `expert` cannot play the edition."""
    decisions: int
    """How many decisions of this seat were looked at."""
    of: int
    """How many there were."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The pieces of the analysis for one seat."""

    seat: int
    pieces: tuple[Piece, ...]
    decisions: int
    """How many decisions the match has, of which some may not be looked at."""


def analyse(
    record: Record, seat: int | str, progress: Callable[[int, int], object] | None = None
) -> Analysis:
    """What a finished match shows to one of its players, by seat or by name, from what that player saw.

    `progress` is told how many pieces are done, and of how many. Of a long match only a part of the moments
    is looked at (`decisions` and `of` say of how many).

    >>> import lastcard
    >>> record = lastcard.play("usa", {"ana": "easy", "beto": "easy"}, seed=3, length=1)
    >>> found = lastcard.analyse(record, "ana")
    >>> found.points[-1].chances, found.decisions == found.of
    ((1.0, 0.0), True)
    """
    if isinstance(seat, str):
        if seat not in record.players:
            raise Refusal("record-player", name=seat, possible=", ".join(record.players))
        seat = record.players.index(seat)
    planned = plan(record, seat)
    found = []
    for number, piece in enumerate(planned.pieces, 1):
        found.append(work_out(piece))
        if progress is not None:
            progress(number, len(planned.pieces))
    return collect(planned, found)


def plan(record: Record, seat: int) -> Plan:
    """What has to be worked out for this seat: all that is needed of the record."""
    game = record.game()
    points: list[Piece] = []
    decisions: list[Piece] = []
    luck: list[Piece] = []
    before: Any = None
    for number, moment in enumerate(replay(record)):
        view = game.view(moment.state, seat)
        move = _move_of(game, moment, seat)
        if before is not None and move is not None and is_decision(before, move):
            decisions.append(Piece("decision", number - 1, before, move))
        luck += _luck(number, moment, view, before, move, seat)
        points.append(Piece("chances", number, view))
        before = view
    looked = _spread(decisions, MOST_DECISIONS)
    kept = _spread(points[:-1], MOST_POINTS) + points[-1:]
    return Plan(seat, tuple(sorted((*kept, *looked, *luck), key=lambda piece: piece.moment)), len(decisions))


def _move_of(game: AnyGame, moment: Moment, seat: int) -> Any:
    data = {} if moment.entry is None else moment.entry.data
    return read_move(data["move"], game) if data.get("by") == game.players[seat] else None


def _luck(number: int, moment: Moment, view: Any, before: Any, move: Any, seat: int) -> Iterable[Piece]:
    """What came to this seat by chance in a moment."""
    if not isinstance(view, View):
        if isinstance(move, Reroll):
            yield Piece("reroll", number, view, move, before)
        elif view.turn == seat and view.pending == "roll" and (before is None or before.turn != seat):
            yield Piece("throw", number, view)
        return
    for event in moment.events:
        if event.seat == seat and event.kind == "dealt":
            yield Piece("deal", number, view)
        elif event.seat == seat and event.kind == "drew" and event.cards:
            yield Piece("draw", number, view, cards=event.cards)


def _spread(pieces: list[Piece], most: int) -> list[Piece]:
    """So many of them at most, from all over."""
    if len(pieces) <= most:
        return pieces
    return [pieces[place * len(pieces) // most] for place in range(most)]


def work_out(piece: Piece) -> Any:
    """One piece: chances by seat, advice, or a number for luck."""
    view, position, seat = piece.view, piece.view.position, piece.view.seat
    match piece.kind:
        case "advice":
            return advise(view, piece.move)
        case "chances":
            return chances(view, playouts=POINT_PLAYOUTS)
        case "decision":
            return advise(view, piece.move, playouts=DECISION_PLAYOUTS, search=SEARCH)
        case "deal":
            return card_luck.of_deal(position, seat)
        case "draw":
            return card_luck.of_draw(position, seat, piece.cards)
        case "throw":
            return dice_luck.of_first_throw(position, seat)
        case "reroll":
            assert isinstance(piece.move, Reroll)
            return dice_luck.of_reroll(piece.before.position, piece.move, position, seat)


def collect(planned: Plan, found: Sequence[Any]) -> Analysis:
    """What the pieces say together; `found` has an answer for each, None where there was none."""
    pairs = [
        (piece, answer) for piece, answer in zip(planned.pieces, found, strict=True) if answer is not None
    ]

    def of(*kinds: str) -> list[tuple[Piece, Any]]:
        return [(piece, answer) for piece, answer in pairs if piece.kind in kinds]

    decisions, drawn = of("decision"), of("draw", "throw", "reroll")
    costly = [Mistake(piece.moment, advice) for piece, advice in decisions if advice.cost >= LEAST_COST]
    return Analysis(
        seat=planned.seat,
        points=tuple(Point(piece.moment, answer) for piece, answer in of("chances")),
        mistakes=tuple(sorted(costly, key=lambda mistake: -mistake.advice.cost)[:WORST]),
        luck=Luck(tuple(part for _, part in of("deal")), len(drawn), sum(gain for _, gain in drawn)),
        by=decisions[0][1].by if decisions else "expert",
        decisions=len(decisions),
        of=planned.decisions,
    )
