"""How a table ended, for the standings: from the match itself, once it is over."""

from __future__ import annotations

from typing import Any

from lastcard.cup.standings import places_of
from lastcard.dice.rules.boards import room
from lastcard.editions import AnyGame
from lastcard.rules.scoring import held


def left_over(game: AnyGame, state: Any) -> list[int]:
    """What each seat is left with: points in hand, or at dice spaces to fill."""
    seats = range(len(game.players))
    if game.family == "dice":
        return [room(state, state.rules, seat) for seat in seats]
    rules = game.rules  # type: ignore[attr-defined]
    return [held(state, rules, seat)[0] for seat in seats]


def places_at(game: AnyGame, state: Any) -> tuple[int, ...]:
    """The place of each seat: the winners, then by points, then by what is left; equals share a place."""
    outcome = game.outcome(state)
    winners = outcome.winners if outcome else ()
    scores = game.scores(state) or (0,) * len(game.players)
    sign = -1 if game.options.get("scoring") == "lowest" else 1
    left = left_over(game, state)
    return places_of(
        [(int(seat in winners), sign * scores[seat], -left[seat]) for seat in range(len(game.players))]
    )


def progress(game: AnyGame, state: Any) -> list[int]:
    """How far each seat is, as everybody can see: cards in hand, or at dice spaces to fill."""
    return left_over(game, state) if game.family == "dice" else list(state.counts)
