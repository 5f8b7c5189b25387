"""The actions of the dice game: what their ids mean, and the moves of the notation as ids."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.core.game import Done
from lastcard.dice.faces import DICE_IN, FACES, MINUS, NUMBER_OF, PLUS
from lastcard.dice.moves import DONE as DONE_MOVE
from lastcard.dice.moves import STAND as STAND_MOVE
from lastcard.dice.moves import Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.rules.actions import CLOSE, DONE, LINK, MINUS_AT, PLUS_AT, STAND
from lastcard.dice.rules.fields import STAR
from lastcard.dice.state import DiceState


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
    """The actions that a legal move of the notation is made of, in their order."""
    if isinstance(move, Stand):
        return [STAND]
    if isinstance(move, Reroll):
        return [_set_of(move, state)]
    if isinstance(move, Chain):
        return [*(LINK + NUMBER_OF[face] for face in move.faces), CLOSE]
    if isinstance(move, Penalty):
        return [(PLUS_AT if move.face == PLUS else MINUS_AT) + move.target]
    assert isinstance(move, Done)
    return [DONE]


def move_of(actions: Sequence[int], state: DiceState) -> Move:
    """The move of the notation that these actions make: one, or those of a whole chain."""
    first = actions[0]
    if LINK <= first <= CLOSE:
        assert actions[-1] == CLOSE
        return Chain(tuple(FACES[action - LINK] for action in actions[:-1]))
    if first == STAND:
        return STAND_MOVE
    if first < LINK:
        return Reroll(tuple(state.dice[die] for die in DICE_IN[first]))
    if first == DONE:
        return DONE_MOVE
    if first < MINUS_AT:
        return Penalty(PLUS, first - PLUS_AT)
    return Penalty(MINUS, first - MINUS_AT)


def _set_of(move: Reroll, state: DiceState) -> int:
    """Of dice that show the same face the first (DICE.reroll)."""
    dice, shown = 0, list(state.dice)
    for face in move.faces:
        die = shown.index(face)
        shown[die] = ""
        dice |= 1 << die
    return dice
