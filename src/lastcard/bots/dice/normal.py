"""A sensible player of the dice game: the longest chain, and penalties for the player who leads."""

from __future__ import annotations

from random import Random

from lastcard.bots.dice.chains import Sum, keeps_a_chain, longest, penalties, sums_after, throws, value_of
from lastcard.dice import listing
from lastcard.dice.faces import DICE_IN, MINUS, STAR
from lastcard.dice.moves import DONE, STAND, Chain, Move, Penalty, Reroll
from lastcard.dice.rules.fields import ALL_DICE, CHAIN, ROLL
from lastcard.dice.rules.legal import can_reroll
from lastcard.dice.state import DiceState

# In spaces of the own board.
FULL = 20.0
STAR_LAST = 0.5
"""Any die may start the next chain (DICE.chain-start)."""


_BY_SIZE = sorted(range(1, ALL_DICE + 1), key=lambda dice: (dice.bit_count(), DICE_IN[dice]))
"""All sets of dice, the smallest first."""


def choose(view: DiceState, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be the one that is asked."""
    if view.pending == ROLL:
        return _roll(view, seat, rng)
    if view.pending == CHAIN:
        return _chain(view, seat)
    return max(listing.penalties(view), key=lambda move: _harm(view, move), default=DONE)


def _roll(view: DiceState, seat: int, rng: Random) -> Move:
    """Stand, or roll again the dice that promise the most."""
    last, room, penalty = view.last_entry(seat), view.room(seat), _others_space(view)
    sampled = throws(rng)

    def worth(dice: Sum) -> float:
        length = longest(dice, last)
        return min(length, room) + FULL * (length >= room) + penalty * penalties(dice)

    dice = view.dice
    lying = [value_of(face) for face in dice]
    best: tuple[int, ...] = ()
    most = worth(sum(lying))
    for places in [DICE_IN[some] for some in _BY_SIZE if can_reroll(view, some)]:
        rolled = [lying[place] for place in places]
        kept = sum(lying) - sum(rolled)
        if keeps_a_chain(kept, rolled, last):
            sums = sums_after(kept, places, sampled)
            mean = sum(map(worth, sums)) / len(sums)
            if mean > most:
                best, most = places, mean
    return Reroll(tuple(dice[place] for place in best)) if best else STAND


def _chain(view: DiceState, seat: int) -> Chain:
    """The chain that gains most; none, where every call would lose the game (DICE.no-chain)."""
    return Chain(max(((), *listing.chains_of(view, seat)), key=lambda chain: _gain(view, seat, chain)))


def _gain(view: DiceState, seat: int, chain: tuple[str, ...]) -> float:
    """The spaces that a chain fills, less those that its call fills for the others (DICE.call)."""
    if not chain:
        return 0.0
    if len(chain) >= view.room(seat):
        return FULL
    written = [
        other
        for other in range(view.rules.players)
        if other != seat and _writes(view, other, chain[-1], view.last_entry(other))
    ]
    lost = sum(FULL if view.room(other) == 1 else _others_space(view) for other in written)
    return len(chain) - lost + STAR_LAST * (chain[-1] == STAR)


def _harm(view: DiceState, move: Penalty) -> float:
    """How much further from the end a penalty leaves its target, once the call is written too."""
    target, board = move.target, view.board(move.target)
    after = board[-2] if move.face == MINUS else board[-1]
    now = view.room(target) - _called(view, target, board[-1])
    then = view.room(target) + 1 - _called(view, target, after)
    return _threat(now) - _threat(then)


def _threat(left: int) -> float:
    """How close a player is to the end with this many spaces left."""
    return 1 / (left + 0.5)


def _called(view: DiceState, seat: int, last: str) -> bool:
    """Whether the call to come will have this seat write, if its board ends so."""
    return view.chained is not None and _writes(view, seat, view.chained, last)


def _writes(view: DiceState, seat: int, called: str, last: str) -> bool:
    return called == STAR or last == called[1] or view.rules.colors[seat][0] == called[0]


def _others_space(view: DiceState) -> float:
    """What a space of another's board is worth: as much as an own one, shared among all the others."""
    return 1 / (view.rules.players - 1)
