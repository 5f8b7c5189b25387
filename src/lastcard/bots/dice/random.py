"""A random player of the dice game: it rolls any dice again and goes on with any die that fits."""

from __future__ import annotations

from random import Random

from lastcard.dice.faces import follows, starts
from lastcard.dice.listing import chain_dice, penalties
from lastcard.dice.moves import DONE, STAND, Chain, Move, Reroll
from lastcard.dice.rules.fields import CHAIN, ROLL
from lastcard.dice.state import DiceState


def choose(state: DiceState, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be the one that is asked."""
    if state.pending == ROLL:
        again = tuple(face for face in state.dice if rng.random() < 0.5)
        return Reroll(again) if again else STAND
    if state.pending == CHAIN:
        return any_chain(state, seat, rng)
    can_use: list[Move] = [*penalties(state)]
    return rng.choice(can_use) if can_use else DONE


def any_chain(state: DiceState, seat: int, rng: Random) -> Chain:
    """A chain that goes on for as long as a die fits."""
    dice = list(chain_dice(state).elements())
    chain: list[str] = []
    last = state.last_entry(seat)
    fitting = [face for face in dice if starts(face, last)]
    while fitting:
        chain.append(rng.choice(fitting))
        dice.remove(chain[-1])
        fitting = [face for face in dice if follows(face, chain[-1])]
    return Chain(tuple(chain))
