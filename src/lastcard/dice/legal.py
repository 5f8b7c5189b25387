"""Which moves of the dice game are legal, and why the others are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
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
    return _JUDGES.get(type(move), _judge_nothing)(state, seat, move)


def _judge_nothing(state: DiceState, seat: int, move: object) -> Refusal:
    return Refusal("not-a-move", given=repr(move))


def _wrong_time(state: DiceState, seat: int, fitting: Pending) -> Refusal | None:
    pending = state.pending
    if pending is OVER:
        return Refusal("game-over", "DICE.win")
    if seat != state.turn:
        return Refusal("not-asked", _RULE_OF[pending], pending=f"dice-{pending}")
    if pending != fitting:
        return Refusal("not-now", _RULE_OF[pending], pending=f"dice-{pending}")
    return None


def _judge_reroll(state: DiceState, seat: int, move: Reroll) -> Refusal | None:
    refusal = _wrong_time(state, seat, ROLL)
    if refusal is not None:
        return refusal
    if not move.faces:
        return Refusal("reroll-none", "DICE.reroll")
    return _not_there(move.faces, Counter(state.dice))


def _judge_stand(state: DiceState, seat: int, move: Stand) -> Refusal | None:
    return _wrong_time(state, seat, ROLL)


def _not_there(faces: tuple[str, ...], there: Counter[str]) -> Refusal | None:
    for face, count in Counter(faces).items():
        if face not in FACES:
            return Refusal("no-such-face", "DICE.faces", face=face)
        if count > there[face]:
            return Refusal("face-not-there", "DICE.roll", face=face)
    return None


def chain_dice(state: DiceState) -> Counter[str]:
    """What a chain can be made of: the numbers, and a star for every two stars (DICE.wild)."""
    dice = Counter(face for face in state.dice if face in NUMBERED)
    dice[STAR] = state.dice.count(STAR) // 2
    return dice


def _judge_chain(state: DiceState, seat: int, move: Chain) -> Refusal | None:
    refusal = _wrong_time(state, seat, CHAIN)
    if refusal is not None:
        return refusal
    faces = move.faces
    if faces.count(STAR) > state.dice.count(STAR) // 2:
        return Refusal("star-needs-two", "DICE.wild", stars=state.dice.count(STAR))
    for face in faces:
        if face in (PLUS, MINUS):
            return Refusal("penalty-in-chain", "DICE.chain", face=face)
    refusal = _not_there(faces, chain_dice(state))
    if refusal is not None or not faces:
        return refusal
    last = state.boards[seat][-1]
    if not starts(faces[0], last):
        return Refusal("chain-start", "DICE.chain-start", face=faces[0], last=last)
    for before, face in pairwise(faces):
        if not follows(face, before):
            return Refusal("chain-break", "DICE.chain", face=face, before=before)
    return None


def usable(state: DiceState, face: str, target: int) -> Refusal | None:
    """Why a penalty cannot be used against this player; None if it can."""
    if target == state.turn:
        return Refusal("penalty-oneself", "DICE.penalties")
    if face == MINUS and len(state.boards[target]) < 2:
        return Refusal("minus-only-entry", "DICE.minus")
    if face == PLUS and state.extras[target] >= state.rules.extra:
        return Refusal("plus-all-outlined", "DICE.plus")
    return None


def _judge_penalty(state: DiceState, seat: int, move: Penalty) -> Refusal | None:
    refusal = _wrong_time(state, seat, PENALTY)
    if refusal is not None:
        return refusal
    if move.face not in state.penalties:
        return Refusal("penalty-not-there", "DICE.penalties", face=move.face)
    if not 0 <= move.target < state.rules.players:
        return Refusal("no-such-seat", "DICE.parts", seat=move.target)
    return usable(state, move.face, move.target)


def _judge_done(state: DiceState, seat: int, move: Done) -> Refusal | None:
    return _wrong_time(state, seat, PENALTY)


_JUDGES: dict[type, Callable[[DiceState, int, Any], Refusal | None]] = {
    Reroll: _judge_reroll,
    Stand: _judge_stand,
    Chain: _judge_chain,
    Penalty: _judge_penalty,
    Done: _judge_done,
}


def moves(state: DiceState, seat: int) -> Iterator[Move]:
    """Every legal move of this seat, each once."""
    if seat != state.turn or state.pending is OVER:
        return
    if state.pending is ROLL:
        yield STAND
        for count in range(1, len(state.dice) + 1):
            chosen = dict.fromkeys(in_order(dice) for dice in combinations(state.dice, count))
            yield from (Reroll(faces) for faces in chosen)
    elif state.pending is CHAIN:
        yield from (Chain(faces) for faces in chains(chain_dice(state), state.boards[seat][-1]))
        yield Chain()
    else:
        yield from penalties(state)
        yield DONE


def chains(dice: Counter[str], last: str) -> Iterator[tuple[str, ...]]:
    """Every chain of one die or more that these dice make after this entry."""
    for face in list(dice):
        if dice[face] and starts(face, last):
            dice[face] -= 1
            yield (face,)
            yield from ((face, *rest) for rest in _continued(dice, face))
            dice[face] += 1


def _continued(dice: Counter[str], before: str) -> Iterator[tuple[str, ...]]:
    for face in list(dice):
        if dice[face] and follows(face, before):
            dice[face] -= 1
            yield (face,)
            yield from ((face, *rest) for rest in _continued(dice, face))
            dice[face] += 1


def penalties(state: DiceState) -> Iterator[Penalty]:
    """The penalties that can be used now."""
    for face in dict.fromkeys(state.penalties):
        for target in range(state.rules.players):
            if usable(state, face, target) is None:
                yield Penalty(face, target)
