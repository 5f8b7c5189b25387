"""Where chance comes from in compiled code. The functions are those of `dice.rules.rolling`."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.fields import DICE_COUNT, SIDES_EACH
from lastcard.fast.chance import below
from lastcard.fast.compile import compiled


@compiled
def draw_seat(state: Any, rules: Any, given: Any) -> int:
    return below(state, given, rules.players)


@compiled
def roll_any(state: Any, rules: Any, given: Any) -> int:
    return int(rules.sides[below(state, given, DICE_COUNT * SIDES_EACH)])


@compiled
def roll_dice(state: Any, rules: Any, given: Any, dice: int) -> None:
    for die in range(DICE_COUNT):
        if dice >> die & 1:
            state.shown[die] = rules.sides[die * SIDES_EACH + below(state, given, SIDES_EACH)]
