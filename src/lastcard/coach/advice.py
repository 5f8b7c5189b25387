"""What a strong bot would do from a view, why, and what another move costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple

from lastcard.bots import Move
from lastcard.bots.cards import hard
from lastcard.bots.dice import turn
from lastcard.bots.dice.expert import Chances
from lastcard.bots.thinking import Thinking
from lastcard.cards.moves import Catch, Play, Uno
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.coach.cards.chances import searches
from lastcard.coach.cards.reasons import reason as reason_of_cards
from lastcard.coach.dice.chances import possible
from lastcard.coach.dice.reasons import reason as reason_of_dice
from lastcard.coach.reason import Reason
from lastcard.coach.winning import PLAYOUTS, chances
from lastcard.core.refusal import Refusal
from lastcard.dice.state import DiceState
from lastcard.dice.view import DiceView
from lastcard.rules.legal import says_uno_with

SEARCH = Thinking(None, 12_000)
"""How much `expert` searches for advice: about a tenth of a second, and the same for the same view."""
AS_GOOD = 0.005
"""Moves so near to each other are equally good: no search tells them apart."""

By = Literal["expert", "hard"]


class Weighed(NamedTuple):
    """A move, and how likely its player is to win after it."""

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat that is asked should do."""

    best: Weighed
    """The move of the bot. The chance to win with it is the chance before the decision."""
    why: Reason
    by: By
    """The bot: `hard` where `expert` cannot play the edition, or is not installed."""
    played: Weighed | None = None
    """The move that was asked about."""

    @property
    def cost(self) -> float:
        """How much of the chance to win the other move gives away."""
        return 0.0 if self.played is None else self.best.chance - self.played.chance


def advise(
    view: Any,
    played: Move | None = None,
    *,
    playouts: int = PLAYOUTS,
    search: Thinking = SEARCH,
    seed: int = 0,
) -> Advice:
    """What a search by playouts would do in the seat of this view, which must be asked, and why; compared
    with the move that was `played`, or else with its own second choice.

    >>> import lastcard
    >>> game = lastcard.game("usa", 3)
    >>> state = game.start(seed=7)
    >>> advice = lastcard.advise(game.view(state, game.pending(state).seats[0]))
    >>> game.judge(state, game.pending(state).seats[0], advice.best.move) is None
    True
    """
    position, seat = view.position, view.seat
    if seat is None or seat not in view.asked:
        raise Refusal("view-asked")
    before = chances(view, playouts=playouts, seed=seed)[seat]
    played = as_weighed(view, played)
    weighed, by = _weighed(position, seat, played, search, seed)
    best = max(weighed, key=weighed.__getitem__)
    if played is not None and weighed[best] - weighed[played] < AS_GOOD:
        best = played
    compared = _worse(weighed, best) if played in (None, best) else played
    reason: Any = reason_of_dice if isinstance(view, DiceView) else reason_of_cards
    all_alike = compared is None and len(weighed) > 1
    return Advice(
        best=Weighed(best, before),
        why=Reason("equal") if all_alike else reason(position, seat, best, compared),
        by=by,
        played=None if played is None else Weighed(played, before * _part(weighed, played, best)),
    )


def is_decision(view: Any, move: Move) -> bool:
    """Whether a move answers what the seat of this view is asked; nothing said or played out of turn does."""
    return view.seat in view.asked and not isinstance(move, Uno | Catch)


def as_weighed(view: Any, move: Move | None) -> Move | None:
    """The move as bots make it: UNO is said with it, and cards that only change places are the same."""
    if isinstance(move, Play) and isinstance(view, View) and view.seat is not None:
        return replace(move, uno=says_uno_with(view.position, view.rules, view.seat, 1 + len(move.more)))
    return move


def _weighed(
    position: Any, seat: int, played: Move | None, search: Thinking, seed: int
) -> tuple[dict[Move, float], By]:
    """How likely each move is to win, and who says so; the played one is among them."""
    if isinstance(position, DiceState):
        judge = Chances(position.rules.players, seat)
        return _with(turn.weigh(position, seat, judge) if possible(position) else {}, played), "expert"
    assert isinstance(position, State)
    if not searches(position):
        return _with(hard.weigh(position, seat), played), "hard"
    from lastcard.bots.cards import expert  # noqa: PLC0415 - only where it is installed

    also: Any = played
    return _with(expert.weigh(position, seat, Random(seed), search, also), played), "expert"


def _with(weighed: Mapping[Any, float], played: Move | None) -> dict[Move, float]:
    """With the played move where nobody thought of it: no better than what was thought of."""
    found: dict[Move, float] = dict(weighed)
    if played is not None and played not in found:
        found[played] = min(found.values(), default=0.0)
    return found


def _part(weighed: dict[Move, float], played: Move, best: Move) -> float:
    """The part of the chances of the best move that is left with the played one."""
    return 1.0 if played == best else weighed[played] / weighed[best]


def _worse(weighed: dict[Move, float], best: Move) -> Move | None:
    """The best of those moves that are worse."""
    worse = [move for move, worth in weighed.items() if worth <= weighed[best] - AS_GOOD]
    return max(worse, key=weighed.__getitem__, default=None)
