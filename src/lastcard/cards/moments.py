"""The moments of a turn and of a match that a table can decide otherwise.

Each is one function in one place, and an option that changes a moment puts its own there, as `scoring`
does. House rules begin here too: drawing until a card fits is another `draw`, a dearer catch another
`caught`, a match of so many rounds another `win`; a stacked draw begins with another `suffer`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lastcard.cards import draws, scoring
from lastcard.cards.state import State
from lastcard.core.chance import Chance
from lastcard.core.game import Outcome
from lastcard.core.options import Value


@dataclass(frozen=True, slots=True)
class Moments:
    """What happens at each moment, the rulebook's way where nothing else is said."""

    draw: Callable[[State, int, Chance], None] = draws.draw_one
    """A player draws instead of playing."""

    suffer: Callable[[State, int, int, bool, Chance], None] = draws.suffer
    """A player has to draw so many cards and perhaps lose a turn, because of what another put down."""

    caught: Callable[[State, int, Chance], None] = draws.draw_for_uno
    """A player has been caught without UNO."""

    gain: Callable[[State, Sequence[int], int], list[int]] = scoring.winner_takes_all
    """What everyone scores, from the points in each hand and the seat that went out."""

    win: Callable[[State], Outcome | None] = scoring.first_to_target
    """How the match has ended, if it has."""


def moments_for(options: Mapping[str, Value]) -> Moments:
    """The moments as these options have them."""
    if options["scoring"] == "lowest":
        return Moments(gain=scoring.everyone_counts, win=scoring.lowest_at_target)
    return Moments()
