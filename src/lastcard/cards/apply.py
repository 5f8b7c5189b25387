"""Carrying out a move of the notation, in place: it is judged, told of, and handed to the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lastcard.cards.moves import (
    Accept,
    Catch,
    Challenge,
    Color,
    Discard,
    Draw,
    Keep,
    Move,
    Pass,
    Play,
    Target,
    Uno,
    Wilds,
)
from lastcard.cards.reasons import (
    verify_answer,
    verify_catch,
    verify_color,
    verify_discard,
    verify_done,
    verify_draw,
    verify_keep,
    verify_pass,
    verify_play,
    verify_target,
    verify_uno,
    verify_wilds,
)
from lastcard.cards.state import State
from lastcard.core.chance import Chance
from lastcard.core.game import Done
from lastcard.core.refusal import Refusal
from lastcard.rules import step
from lastcard.rules.effects import proceed
from lastcard.rules.fields import COLORS, NO_CARD, NO_COLOR, NOBODY, OVER, PENDINGS, VOID
from lastcard.rules.scoring import finish_on_points, score


def apply(state: State, seat: int, move: Move, chance: Chance) -> None:
    """Carry the move out, or raise why not and leave everything as it was."""
    carry_out = _CARRY_OUT.get(type(move))
    if carry_out is None:
        raise Refusal("not-a-move", given=repr(move))
    if type(seat) is not int:
        raise Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
    proceed(state, state.rules, chance, carry_out(state, seat, move, chance))


def time_over(state: State) -> None:
    """End a round whose time is over; what was still to be answered or carried out lapses (HOUSE.blitz)."""
    if state.rules.options["round-time"] == "off":
        raise Refusal("no-round-time", "HOUSE.blitz")
    if state.pending == OVER:
        raise Refusal("round-over", "HOUSE.blitz")
    state.log = [("time-over", None, (), None, None)]
    finish_on_points(state, state.rules)
    if state.winner != VOID:
        score(state, state.rules)


def _play(state: State, seat: int, move: Play, chance: Chance) -> bool:
    cards = verify_play(state, seat, move)
    card = cards[-1]
    if card == NO_CARD:
        return _misplay(state, seat, move)
    names = (move.card, *move.more) if move.more else (move.card,)
    state.log = [("played", seat, names, move.target, move.color)]
    if seat != state.actor:
        state.log.append(("jumped-in", seat, (), None, None))
    for one in cards[:-1]:
        step.put_together(state, state.rules, seat, one)
    color = NO_COLOR if move.color is None else state.rules.colors.index(move.color)
    target = NOBODY if move.target is None else move.target
    return step.play(state, state.rules, chance, seat, card, color, target, move.uno)


def _misplay(state: State, seat: int, move: Play) -> bool:
    """Everybody sees the cards, which go back to the hand."""
    cards = (move.card, *move.more)
    state.log = [("misplayed", seat, cards, None, None)]
    for viewer in range(state.rules.players):
        pair = viewer * state.rules.players + seat
        for name in cards:
            same = state.hands[seat] & state.rules.named[name]
            while (state.known[pair] & same).bit_count() < cards.count(name):
                new = same & ~state.known[pair]
                state.known[pair] |= new & -new
    return step.misplay(state, state.rules, seat)


def _draw(state: State, seat: int, move: Draw, chance: Chance) -> bool:
    verify_draw(state, seat, move)
    state.log = []
    return step.draw(state, state.rules, chance, seat)


def _keep(state: State, seat: int, move: Keep, chance: Chance) -> bool:
    verify_keep(state, seat, move)
    state.log = [("kept", seat, (), None, None)]
    return True


def _pass(state: State, seat: int, move: Pass, chance: Chance) -> bool:
    verify_pass(state, seat, move)
    state.log = [("passed", seat, (), None, None)]
    return step.pass_by(state, state.rules, seat)


def _accept(state: State, seat: int, move: Accept, chance: Chance) -> bool:
    verify_answer(state, seat, move)
    state.log = [("accepted", seat, (), None, None)]
    return step.accept(state, state.rules, seat)


def _challenge(state: State, seat: int, move: Challenge, chance: Chance) -> bool:
    verify_answer(state, seat, move)
    state.log = []
    return step.challenge(state, state.rules, seat)


def _uno(state: State, seat: int, move: Uno, chance: Chance) -> bool:
    verify_uno(state, seat, move)
    state.log = [("uno", seat, (), None, None)]
    return step.say_uno(state, seat)


def _catch(state: State, seat: int, move: Catch, chance: Chance) -> bool:
    verify_catch(state, seat, move)
    state.log = [("caught", seat, (), move.target, None)]
    return step.catch(state, state.rules, move.target)


def _color(state: State, seat: int, move: Color, chance: Chance) -> bool:
    verify_color(state, seat, move)
    state.log = [("named", seat, (), None, move.color)]
    return step.name_color(state, state.rules, seat, state.rules.color(move.color))


def _target(state: State, seat: int, move: Target, chance: Chance) -> bool:
    verify_target(state, seat, move)
    state.log = [("picked", seat, (), move.target, None)]
    return step.pick_target(state, state.rules, chance, move.target)


def _discard(state: State, seat: int, move: Discard, chance: Chance) -> bool:
    verify_discard(state, seat, move)
    return _put_all(state, seat, move.cards)


def _wilds(state: State, seat: int, move: Wilds, chance: Chance) -> bool:
    verify_wilds(state, seat, move)
    return _put_all(state, seat, move.cards)


def _put_all(state: State, seat: int, names: Sequence[str]) -> bool:
    """Put these cards down one after the other; where more could follow, that was all."""
    rules, pending = state.rules, state.pending
    state.log = [("discarded", seat, tuple(names), None, PENDINGS[pending])]
    goes_on = False
    for name in names:
        card = (state.hands[seat] & rules.named[name]).bit_length() - 1
        goes_on = step.put(state, rules, seat, card)
    return goes_on or (pending == COLORS and step.done(state, rules, seat))


def _done(state: State, seat: int, move: Done, chance: Chance) -> bool:
    verify_done(state, seat, move)
    state.log = [("done", seat, (), None, None)]
    return step.done(state, state.rules, seat)


_CARRY_OUT: dict[type, Callable[[State, int, Any, Chance], bool]] = {
    Play: _play,
    Draw: _draw,
    Keep: _keep,
    Pass: _pass,
    Uno: _uno,
    Catch: _catch,
    Challenge: _challenge,
    Accept: _accept,
    Color: _color,
    Target: _target,
    Discard: _discard,
    Wilds: _wilds,
    Done: _done,
}
