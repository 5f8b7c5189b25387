"""Why a move of the dice game is refused.

Each `_verify_…` raises the reason against its move; `judge` returns it instead.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from lastcard.core.game import Done
from lastcard.core.refusal import Refusal
from lastcard.dice.faces import MINUS, NUMBER_OF, PLUS, STAR, follows, starts
from lastcard.dice.moves import Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.rules.fields import CHAIN, OVER, PENALTY, PENDINGS, ROLL
from lastcard.dice.state import DiceState

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


def _verify_time(state: DiceState, seat: int, fitting: int) -> None:
    pending = state.pending
    if pending == OVER:
        raise Refusal("game-over", "DICE.win")
    if seat != state.turn:
        raise Refusal("not-asked", _RULE_OF[pending], pending=f"dice-{PENDINGS[pending]}")
    if pending != fitting:
        raise Refusal("not-now", _RULE_OF[fitting], pending=f"dice-{PENDINGS[pending]}")


def _verify_reroll(state: DiceState, seat: int, move: Reroll) -> None:
    _verify_time(state, seat, ROLL)
    if not move.faces:
        raise Refusal("reroll-none", "DICE.reroll")
    _verify_there(state, move.faces)


def _verify_there(state: DiceState, faces: tuple[str, ...]) -> None:
    dice = state.dice
    for face in dict.fromkeys(faces):
        if face not in NUMBER_OF:
            raise Refusal("no-such-face", "DICE.faces", face=face)
        if faces.count(face) > dice.count(face):
            raise Refusal("face-not-there", "DICE.roll", face=face)


def _verify_chain(state: DiceState, seat: int, move: Chain) -> None:
    _verify_time(state, seat, CHAIN)
    faces = move.faces
    stars = state.dice.count(STAR)
    if faces.count(STAR) > stars // 2:
        raise Refusal("star-needs-two", "DICE.wild", stars=stars)
    for face in faces:
        if face in (PLUS, MINUS):
            raise Refusal("penalty-in-chain", "DICE.chain", face=face)
    _verify_there(state, faces)
    if not faces:
        return
    last = state.last_entry(seat)
    if not starts(faces[0], last):
        raise Refusal("chain-start", "DICE.chain-start", face=faces[0], last=last)
    for before, face in pairwise(faces):
        if not follows(face, before):
            raise Refusal("chain-break", "DICE.chain", face=face, before=before)


def _verify_penalty(state: DiceState, seat: int, move: Penalty) -> None:
    _verify_time(state, seat, PENALTY)
    if not {PLUS: state.pluses, MINUS: state.minuses}.get(move.face):
        raise Refusal("penalty-not-there", "DICE.penalties", face=move.face)
    if not 0 <= move.target < state.rules.players:
        raise Refusal("no-such-seat", "DICE.parts", seat=move.target)
    if move.target == seat:
        raise Refusal("penalty-oneself", "DICE.penalties")
    if move.face == MINUS and state.entries[move.target] < 2:
        raise Refusal("minus-only-entry", "DICE.minus")
    if move.face == PLUS and state.extras[move.target] >= state.rules.extra:
        raise Refusal("plus-all-outlined", "DICE.plus")


_VERIFY: dict[type, Callable[[DiceState, int, Any], None]] = {
    Reroll: _verify_reroll,
    Stand: lambda state, seat, move: _verify_time(state, seat, ROLL),
    Chain: _verify_chain,
    Penalty: _verify_penalty,
    Done: lambda state, seat, move: _verify_time(state, seat, PENALTY),
}
