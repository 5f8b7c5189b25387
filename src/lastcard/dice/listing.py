"""Every legal move of the dice game, each once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from lastcard.dice.faces import DICE_IN, PLUS, STAR, follows, in_order, starts
from lastcard.dice.moves import DONE, STAND, Chain, Move, Penalty, Reroll
from lastcard.dice.rules import legal
from lastcard.dice.rules.fields import CHAIN, OVER, ROLL
from lastcard.dice.state import DiceState


def moves(state: DiceState, seat: int) -> Iterator[Move]:
    """Every legal move of this seat, each once."""
    if seat != state.turn or state.pending == OVER:
        return
    if state.pending == ROLL:
        yield STAND
        dice = state.dice
        for count in range(1, len(dice) + 1):
            chosen = dict.fromkeys(in_order(some) for some in combinations(dice, count))
            yield from (Reroll(faces) for faces in chosen)
    elif state.pending == CHAIN:
        yield from map(Chain, chains_of(state, seat))
        yield Chain()
    else:
        yield from penalties(state)
        yield DONE


def chain_dice(state: DiceState) -> Counter[str]:
    """What a chain can be made of: the numbers, and a star for every two stars (DICE.wild)."""
    dice = state.dice
    faces = [dice[die] for die in DICE_IN[legal.chain_dice(state)]]
    return Counter(sorted(faces, key=STAR.__eq__))


def chains_of(state: DiceState, seat: int) -> Iterator[tuple[str, ...]]:
    """Every chain of one die or more that this seat can put down."""
    return chains(chain_dice(state), partial(starts, last_entry=state.last_entry(seat)))


def chains(dice: Counter[str], fits: Callable[[str], bool]) -> Iterator[tuple[str, ...]]:
    """Every chain of one die or more that these dice make, where `fits` says what may come first."""
    for face in list(dice):
        if dice[face] and fits(face):
            dice[face] -= 1
            yield (face,)
            yield from ((face, *rest) for rest in chains(dice, partial(follows, before=face)))
            dice[face] += 1


def penalties(state: DiceState) -> Iterator[Penalty]:
    """The penalties that can be used now."""
    for face in dict.fromkeys(state.penalties):
        hits = legal.plus_hits if face == PLUS else legal.minus_hits
        for target in range(state.rules.players):
            if hits(state, state.rules, target):
                yield Penalty(face, target)
