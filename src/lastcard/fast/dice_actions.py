"""The actions of the dice game: what their ids mean, and the moves of the notation as ids."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.core.game import Done
from lastcard.dice.faces import FACES, MINUS, PLUS
from lastcard.dice.moves import DONE as DONE_MOVE
from lastcard.dice.moves import STAND as STAND_MOVE
from lastcard.dice.moves import Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.state import DiceState
from lastcard.fast.dice_layout import (
    CLOSE,
    DICE_COUNT,
    DONE,
    LINK,
    MINUS_AT,
    PLUS_AT,
    STAND,
    STAR,
)


def describe() -> list[tuple[range | int, str, str]]:
    """All actions: ids, notation, and when they can be legal."""
    again = "after the roll: the dice of this set again, bit 0 for the first die of DICE.faces; of dice"
    return [
        (STAND, "stand", "after the roll"),
        (range(1, LINK), "reroll …", f"{again} that show the same face the first"),
        (range(LINK, LINK + STAR), "chain … r1 to chain … b6", "this face next into the chain, if it fits"),
        (LINK + STAR, "chain … *", "two wild dice next into the chain"),
        (CLOSE, "chain", "the chain is complete; also when nothing more fits, and when it is empty"),
        (range(PLUS_AT, MINUS_AT), "+1 …", "a +1 against the seat 0, 1, 2 or 3"),
        (range(MINUS_AT, DONE), "-1 …", "a -1 against the seat 0, 1, 2 or 3"),
        (DONE, "done", "the penalties that are left stay unused"),
    ]


def actions_of(move: Move, state: DiceState) -> list[int]:
    """The actions that a legal move of the reference is made of, in their order."""
    if isinstance(move, Stand):
        return [STAND]
    if isinstance(move, Reroll):
        return [_set_of(move, state)]
    if isinstance(move, Chain):
        return [*(LINK + FACES.index(face) for face in move.faces), CLOSE]
    if isinstance(move, Penalty):
        return [(PLUS_AT if move.face == PLUS else MINUS_AT) + move.target]
    assert isinstance(move, Done)
    return [DONE]


def move_of(actions: Sequence[int], state: DiceState) -> Move:
    """The move of the reference that these actions make: one, or those of a whole chain."""
    first = actions[0]
    if LINK <= first <= CLOSE:
        assert actions[-1] == CLOSE
        return Chain(tuple(FACES[action - LINK] for action in actions[:-1]))
    if first == STAND:
        return STAND_MOVE
    if first < LINK:
        return Reroll(tuple(state.dice[die] for die in _dice_in(first)))
    if first == DONE:
        return DONE_MOVE
    if first < MINUS_AT:
        return Penalty(PLUS, first - PLUS_AT)
    return Penalty(MINUS, first - MINUS_AT)


def _dice_in(dice: int) -> list[int]:
    return [die for die in range(DICE_COUNT) if dice >> die & 1]


def _set_of(move: Reroll, state: DiceState) -> int:
    """Of dice that show the same face the first (DICE.reroll)."""
    dice = 0
    for face in move.faces:
        die = next(die for die in range(DICE_COUNT) if state.dice[die] == face and not dice >> die & 1)
        dice |= 1 << die
    return dice
