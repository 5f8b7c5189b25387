"""The moments of a turn and of a match that a table can decide otherwise.

Each option that changes one of them puts its own function in that place; nothing else in the kernel
asks for the option. House rules go here too: a stacked draw is another `suffer`, drawing until a
card fits another `draw`, a match of so many rounds another `win`.
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

    gain: Callable[[Sequence[int], int], list[int]] = scoring.winner_takes_all
    """What everyone scores for the hands that are left, and the seat that went out."""

    win: Callable[[Sequence[int], int], Outcome | None] = scoring.first_to_target
    """How the match has ended with these scores and this target, if it has."""


def moments_for(options: Mapping[str, Value]) -> Moments:
    """The moments as these options have them."""
    if options["scoring"] == "lowest":
        return Moments(gain=scoring.everyone_counts, win=scoring.lowest_at_target)
    return Moments()
