"""Which moves of the dice game are legal, and why the others are not.

Each `_verify_…` raises the reason against its move; `judge` returns it instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, pairwise
from typing import Any

from lastcard.core.game import Done
from lastcard.core.refusal import Refusal
from lastcard.dice.faces import FACES, MINUS, NUMBERED, PLUS, STAR, follows, in_order, starts
from lastcard.dice.moves import DONE, STAND, Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.state import CHAIN, OVER, PENALTY, ROLL, DiceState, Pending

_RULE_OF = {ROLL: "DICE.reroll", CHAIN: "DICE.chain", PENALTY: "DICE.penalties", OVER: "DICE.win"}


def judge(state: DiceState, seat: int, move: Move) -> Refusal | None:
    """Why this seat may not do this now; None if it may."""
    try:
        verify(state, seat, move)
    except Refusal as refusal:
        return refusal.with_traceback(None)
    return None


def verify(state: DiceState, seat: int, move: Move) -> None:
    """Raise the reason why this seat may not do this now."""
    check = _VERIFY.get(type(move))
    if check is None:
        raise Refusal("not-a-move", given=repr(move))
    if type(seat) is not int or not 0 <= seat < state.rules.players:
        raise Refusal("no-such-seat", "DICE.parts", seat=repr(seat))
    check(state, seat, move)


def _verify_time(state: DiceState, seat: int, fitting: Pending) -> None:
    pending = state.pending
    if pending == OVER:
        raise Refusal("game-over", "DICE.win")
    if seat != state.turn:
        raise Refusal("not-asked", _RULE_OF[pending], pending=f"dice-{pending}")
    if pending != fitting:
        raise Refusal("not-now", _RULE_OF[fitting], pending=f"dice-{pending}")


def _verify_reroll(state: DiceState, seat: int, move: Reroll) -> None:
    _verify_time(state, seat, ROLL)
    if not move.faces:
        raise Refusal("reroll-none", "DICE.reroll")
    _verify_there(move.faces, Counter(state.dice))


def _verify_stand(state: DiceState, seat: int, move: Stand) -> None:
    _verify_time(state, seat, ROLL)


def _verify_there(faces: tuple[str, ...], there: Counter[str]) -> None:
    for face, count in Counter(faces).items():
        if face not in FACES:
            raise Refusal("no-such-face", "DICE.faces", face=face)
        if count > there[face]:
            raise Refusal("face-not-there", "DICE.roll", face=face)


def chain_dice(state: DiceState) -> Counter[str]:
    """What a chain can be made of: the numbers, and a star for every two stars (DICE.wild)."""
    dice = Counter(face for face in state.dice if face in NUMBERED)
    dice[STAR] = state.dice.count(STAR) // 2
    return dice


def _verify_chain(state: DiceState, seat: int, move: Chain) -> None:
    _verify_time(state, seat, CHAIN)
    faces = move.faces
    stars = state.dice.count(STAR)
    if faces.count(STAR) > stars // 2:
        raise Refusal("star-needs-two", "DICE.wild", stars=stars)
    for face in faces:
        if face in (PLUS, MINUS):
            raise Refusal("penalty-in-chain", "DICE.chain", face=face)
    _verify_there(faces, chain_dice(state))
    if not faces:
        return
    last = state.boards[seat][-1]
    if not starts(faces[0], last):
        raise Refusal("chain-start", "DICE.chain-start", face=faces[0], last=last)
    for before, face in pairwise(faces):
        if not follows(face, before):
            raise Refusal("chain-break", "DICE.chain", face=face, before=before)


def _verify_penalty(state: DiceState, seat: int, move: Penalty) -> None:
    _verify_time(state, seat, PENALTY)
    if move.face not in state.penalties:
        raise Refusal("penalty-not-there", "DICE.penalties", face=move.face)
    if not 0 <= move.target < state.rules.players:
        raise Refusal("no-such-seat", "DICE.parts", seat=move.target)
    if move.target == seat:
        raise Refusal("penalty-oneself", "DICE.penalties")
    if move.face == MINUS and len(state.boards[move.target]) < 2:
        raise Refusal("minus-only-entry", "DICE.minus")
    if move.face == PLUS and state.extras[move.target] >= state.rules.extra:
        raise Refusal("plus-all-outlined", "DICE.plus")


def _verify_done(state: DiceState, seat: int, move: Done) -> None:
    _verify_time(state, seat, PENALTY)


_VERIFY: dict[type, Callable[[DiceState, int, Any], None]] = {
    Reroll: _verify_reroll,
    Stand: _verify_stand,
    Chain: _verify_chain,
    Penalty: _verify_penalty,
    Done: _verify_done,
}


def moves(state: DiceState, seat: int) -> Iterator[Move]:
    """Every legal move of this seat, each once."""
    if seat != state.turn or state.pending == OVER:
        return
    if state.pending == ROLL:
        yield STAND
        for count in range(1, len(state.dice) + 1):
            chosen = dict.fromkeys(in_order(dice) for dice in combinations(state.dice, count))
            yield from (Reroll(faces) for faces in chosen)
    elif state.pending == CHAIN:
        last = state.boards[seat][-1]
        yield from (Chain(faces) for faces in chains(chain_dice(state), lambda face: starts(face, last)))
        yield Chain()
    else:
        yield from penalties(state)
        yield DONE


def chains(dice: Counter[str], fits: Callable[[str], bool]) -> Iterator[tuple[str, ...]]:
    """Every chain of one die or more that these dice make, where `fits` says what may come first."""
    for face in list(dice):
        if dice[face] and fits(face):
            dice[face] -= 1
            yield (face,)
            yield from ((face, *rest) for rest in chains(dice, partial(_goes_on, face)))
            dice[face] += 1


def _goes_on(before: str, face: str) -> bool:
    return follows(face, before)


def penalties(state: DiceState) -> Iterator[Penalty]:
    """The penalties that can be used now."""
    for face in dict.fromkeys(state.penalties):
        for target in range(state.rules.players):
            move = Penalty(face, target)
            if judge(state, state.turn, move) is None:
                yield move
