"""Beginning a dice game, and carrying out a move of the notation, in place."""

from __future__ import annotations

from lastcard.core.chance import Chance
from lastcard.core.refusal import Refusal
from lastcard.dice.actions import actions_of
from lastcard.dice.moves import Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.reasons import verify
from lastcard.dice.rules.fields import OVER
from lastcard.dice.rules.step import start, step
from lastcard.dice.state import DiceRules, DiceState


def start_game(rules: DiceRules, chance: Chance) -> DiceState:
    """A new game, up to the first player's first roll."""
    state = DiceState(rules)
    start(state, rules, chance)
    return state


def play_again(state: DiceState, chance: Chance) -> None:
    """Wipe the boards clean and begin a new game (DICE.again)."""
    if state.pending != OVER:
        raise Refusal("game-goes-on", "DICE.win")
    state.log = []
    start(state, state.rules, chance)


def apply(state: DiceState, seat: int, move: Move, chance: Chance) -> None:
    """Carry the move out, or raise why not and leave everything as it was."""
    verify(state, seat, move)
    state.log = []
    _tell(state, seat, move)
    for action in actions_of(move, state):
        step(state, state.rules, chance, action)


def _tell(state: DiceState, seat: int, move: Move) -> None:
    """Tell of the move itself; the rules tell what follows."""
    if isinstance(move, Reroll):
        state.tell("rerolled", seat, move.faces)
    elif isinstance(move, Chain):
        state.tell("chained", seat, move.faces)
    elif isinstance(move, Penalty):
        state.tell("penalty", seat, (move.face,), move.target)
    else:
        state.tell("stood" if isinstance(move, Stand) else "done", seat)
