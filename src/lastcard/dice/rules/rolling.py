"""Where chance comes from in Python: labelled streams, from which the dice come as texts.

`fast.dice.rolling` has a generator in every game's record.
"""

from __future__ import annotations

from lastcard.dice.faces import ALL_SIDES, DICE, DICE_IN, NUMBER_OF
from lastcard.rules.fields import Chance, Rules, State


def draw_seat(state: State, rules: Rules, chance: Chance) -> int:
    """Any seat."""
    (seat,) = chance.throw(state.label("first"), (range(rules.players),))
    return int(seat)


def roll_any(state: State, rules: Rules, chance: Chance) -> int:
    """A face of any of the dice."""
    (face,) = chance.throw(state.label("roll"), (ALL_SIDES,))
    return NUMBER_OF[face]


def roll_dice(state: State, rules: Rules, chance: Chance, dice: int) -> None:
    """Roll these dice, one at the least."""
    places = DICE_IN[dice]
    rolled = chance.throw(state.label("roll"), [DICE[die] for die in places])
    for die, face in zip(places, rolled, strict=True):
        state.shown[die] = NUMBER_OF[face]
