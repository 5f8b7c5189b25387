"""How likely each player is to win, from what one of them sees."""

from __future__ import annotations

from typing import Any

from lastcard.cards.view import View
from lastcard.coach.cards import chances as of_cards
from lastcard.coach.dice import chances as of_dice
from lastcard.core.refusal import Refusal
from lastcard.dice.view import DiceView

PLAYOUTS = 2000
"""How often the round is played out: the chance is then known to about a hundredth."""


def chances(view: Any, *, playouts: int = PLAYOUTS, seed: int = 0) -> tuple[float, ...]:
    """How likely each player is to win, by seat, from what one seat may know: with cards the round, with dice
    the game.

    The cards that the seat does not see are dealt as they may lie, and good players play the round to its
    end, `playouts` times; with dice all throws of the turn are looked at, and the spaces that are left. The
    same view and seed give the same chances. Partners win together (HOUSE.teams). Without the extra `fast`,
    and with an edition that compiled code cannot play, the judge of `hard` says what it thinks.

    >>> import lastcard
    >>> game = lastcard.game("usa", ["ana", "beto", "carla"])
    >>> view = game.view(game.start(seed=7), 0)
    >>> odds = lastcard.chances(view)
    >>> len(odds), round(sum(odds), 6), odds == lastcard.chances(view)
    (3, 1.0, True)
    """
    if not isinstance(view, View | DiceView):
        raise Refusal("view-form", given=repr(view))
    if isinstance(view, DiceView):
        return of_dice.chances(view.position)
    if view.seat is None:
        raise Refusal("view-seat")
    return of_cards.chances(view.position, view.seat, playouts, seed)
