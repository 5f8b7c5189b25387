"""Starting a dice game and carrying out its moves, in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lastcard.core.chance import Chance
from lastcard.core.game import Done, Outcome
from lastcard.core.refusal import Refusal
from lastcard.dice.faces import ALL_SIDES, DICE, MINUS, NUMBERED, PLUS, STAR, entry
from lastcard.dice.legal import penalties, verify
from lastcard.dice.moves import Chain, Move, Penalty, Reroll, Stand
from lastcard.dice.state import CHAIN, OVER, PENALTY, ROLL, DiceRules, DiceState


def start_game(rules: DiceRules, chance: Chance) -> DiceState:
    """A new game, up to the first player's first roll."""
    state = DiceState(rules)
    _begin(state, chance)
    return state


def play_again(state: DiceState, chance: Chance) -> None:
    """Wipe the boards clean and begin anew (DICE.again)."""
    if state.pending != OVER:
        raise Refusal("game-goes-on", "DICE.win")
    state.log = []
    state.boards = ((),) * state.rules.players
    state.extras = (0,) * state.rules.players
    state.call = state.match = None
    _begin(state, chance)


def _begin(state: DiceState, chance: Chance) -> None:
    """The table says who starts, or it is drawn (DICE.first); then the first numbers (DICE.start)."""
    players = state.rules.players
    if state.rules.first is None:
        (state.turn,) = chance.throw(state.label("first"), (range(players),))
    else:
        state.turn = state.rules.first
    state.tell("starts", state.turn)
    for place in range(players):
        roll_first_number(state, (state.turn + place) % players, chance)
    begin_turn(state, state.turn, chance)


def roll_first_number(state: DiceState, seat: int, chance: Chance) -> None:
    """Any one die, until it shows a number (DICE.start, DICE.start-die)."""
    face = ""
    while face not in NUMBERED:
        (face,) = chance.throw(state.label("roll"), (ALL_SIDES,))
        state.tell("rolled", seat, (face,))
    _write(state, seat, (entry(face),))


def begin_turn(state: DiceState, seat: int, chance: Chance) -> None:
    """A turn starts with a roll of all six dice (DICE.roll)."""
    state.turn = seat
    state.pending = ROLL
    state.penalties = ()
    state.dice = tuple(chance.throw(state.label("roll"), DICE))
    state.tell("rolled", seat, state.dice)


def apply(state: DiceState, seat: int, move: Move, chance: Chance) -> None:
    """Carry the move out, or raise why not and leave everything as it was."""
    verify(state, seat, move)
    state.log = []
    _CARRY_OUT[type(move)](state, seat, move, chance)


def _reroll(state: DiceState, seat: int, move: Reroll, chance: Chance) -> None:
    """Of dice that show the same face, the first in the order of DICE.faces is rolled (DICE.reroll)."""
    dice: list[str | None] = list(state.dice)
    for face in move.faces:
        dice[dice.index(face)] = None
    places = [place for place, face in enumerate(dice) if face is None]
    rolled = chance.throw(state.label("roll"), [DICE[place] for place in places])
    after = list(state.dice)
    for place, face in zip(places, rolled, strict=True):
        after[place] = face
    state.dice = tuple(after)
    state.pending = CHAIN
    state.tell("rerolled", seat, move.faces)
    state.tell("rolled", seat, tuple(rolled))


def _stand(state: DiceState, seat: int, move: Stand, chance: Chance) -> None:
    state.pending = CHAIN
    state.tell("stood", seat)


def _chain(state: DiceState, seat: int, move: Chain, chance: Chance) -> None:
    state.tell("chained", seat, move.faces)
    state.call = None
    state.chained = move.faces[-1] if move.faces else None
    _write(state, seat, tuple(entry(face) for face in move.faces))
    if state.full(seat):
        # Before the penalties and the call (DICE.win).
        _win(state, seat)
        return
    state.pending = PENALTY
    state.penalties = tuple(face for face in state.dice if face in (PLUS, MINUS))
    _go_on(state, chance)


def _penalty(state: DiceState, seat: int, move: Penalty, chance: Chance) -> None:
    left = list(state.penalties)
    left.remove(move.face)
    state.penalties = tuple(left)
    state.tell("penalty", seat, (move.face,), move.target)
    if move.face == MINUS:
        _set_board(state, move.target, state.boards[move.target][:-1])
    else:
        extras = list(state.extras)
        extras[move.target] += 1
        state.extras = tuple(extras)
    _go_on(state, chance)


def _done(state: DiceState, seat: int, move: Done, chance: Chance) -> None:
    state.tell("done", seat)
    state.penalties = ()
    _go_on(state, chance)


def _go_on(state: DiceState, chance: Chance) -> None:
    """More penalties while any can be used (DICE.penalties); then the call and the next turn."""
    if next(penalties(state), None) is not None:
        return
    if state.chained is not None:
        _call(state, state.chained)
    if state.pending != OVER:
        begin_turn(state, (state.turn + 1) % state.rules.players, chance)


def _call(state: DiceState, face: str) -> None:
    """The others write what the last die of the chain says (DICE.call, DICE.call-wild)."""
    caller, players = state.turn, state.rules.players
    state.call = face
    state.tell("called", caller, (face,))
    others = [(caller + place) % players for place in range(1, players)]
    for seat in others:
        if face == STAR or state.boards[seat][-1] == face[1] or state.rules.colors[seat][0] == face[0]:
            _write(state, seat, (entry(face),))
    winner = next((seat for seat in others if state.full(seat)), None)
    if winner is not None:
        _win(state, winner)


def _write(state: DiceState, seat: int, entries: tuple[str, ...]) -> None:
    """Write on a board; what does not fit is left out (DICE.write)."""
    room = state.spaces(seat) - len(state.boards[seat])
    if entries[:room]:
        _set_board(state, seat, state.boards[seat] + entries[:room])
        state.tell("wrote", seat, entries[:room])


def _set_board(state: DiceState, seat: int, board: tuple[str, ...]) -> None:
    state.boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])


def _win(state: DiceState, seat: int) -> None:
    state.pending = OVER
    state.penalties = ()
    state.match = Outcome("full", (seat,))
    state.tell("won-match", seat)


_CARRY_OUT: dict[type, Callable[[DiceState, int, Any, Chance], None]] = {
    Reroll: _reroll,
    Stand: _stand,
    Chain: _chain,
    Penalty: _penalty,
    Done: _done,
}
