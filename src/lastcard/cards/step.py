"""Carrying out a legal move, in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lastcard.cards.agenda import end_run, proceed
from lastcard.cards.edition import Challengers
from lastcard.cards.effects import act, fall, last_card
from lastcard.cards.hands import come_down, find, put_down, put_under, remember_less
from lastcard.cards.legal import (
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
from lastcard.cards.lever import dispense, run_goes_on
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
from lastcard.cards.scoring import finish_round
from lastcard.cards.state import ANSWER, COLOR, COLORS, NOBODY, RUN, TURN, Ask, Fall, Perform, Pull, State
from lastcard.cards.turn import next_seat, pass_turn
from lastcard.core.chance import Chance
from lastcard.core.game import Done
from lastcard.core.refusal import Refusal

WRONG_CHALLENGE_DRAWS = 2


def apply(state: State, seat: int, move: Move, chance: Chance) -> None:
    """Carry the move out, or raise why not and leave everything as it was."""
    carry_out = _CARRY_OUT.get(type(move))
    if carry_out is None:
        raise Refusal("not-a-move", given=repr(move))
    if type(seat) is not int:
        raise Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
    carry_out(state, seat, move, chance)


def _play(state: State, seat: int, move: Play, chance: Chance) -> None:
    card = verify_play(state, seat, move)
    state.log = [("played", seat, (move.card,), move.target, move.color)]
    if state.pending == RUN:
        _play_in_run(state, seat, card, move, chance)
        return
    rules = state.rules
    symbol = rules.symbols[card]
    if symbol.restricted:
        # Settled now, whatever is drawn before the challenge (CHAL.answer).
        state.before = state.color
        state.bluffed = bool(state.hands[seat] & rules.color_sets[state.color])
    else:
        state.before = None
    state.catchable = state.passed = 0
    put_down(state, seat, card, move.color)
    left = state.counts[seat]
    if left == 1:
        come_down(state, seat, move.uno)
    elif not left:
        state.declined[seat] = state.fresh[seat] = 0
    if symbol.plain and left:
        pass_turn(state)
    elif symbol.restricted and rules.bluff:
        _await_answers(state, seat)
    elif not left:
        last_card(state, seat, card, chance)
    else:
        act(state, seat, symbol.reverses, symbol.draws, symbol.skips, chance)
        if symbol.pulls:
            state.agenda.append(Pull(seat))
        if symbol.effect is not None:
            symbol.effect(state, seat, move, chance)
        proceed(state, chance)


def _play_in_run(state: State, seat: int, card: int, move: Play, chance: Chance) -> None:
    state.before = None
    put_down(state, seat, card, move.color)
    remember_less(state, seat)
    come_down(state, seat, move.uno)
    state.run += (card,)
    if not state.hands[seat] or not run_goes_on(state, seat):
        end_run(state, seat, chance)


def _await_answers(state: State, seat: int) -> None:
    """CHAL.who-usa, CHAL.who: any opponent, or only the one who would draw."""
    everyone = (1 << state.rules.players) - 1
    if state.rules.edition.challengers is Challengers.ANYONE:
        state.answering = everyone & ~(1 << seat)
    else:
        state.answering = 1 << next_seat(state, seat)
    state.pending = ANSWER
    state.actor = NOBODY


def _accept(state: State, seat: int, move: Accept, chance: Chance) -> None:
    verify_answer(state, seat, move)
    state.log = [("accepted", seat, (), None, None)]
    state.answering &= ~(1 << seat)
    if state.answering:
        return
    fall(state, state.turn, (state.top,), chance)
    proceed(state, chance)


def _challenge(state: State, seat: int, move: Challenge, chance: Chance) -> None:
    """CHAL.show, CHAL.guilty, CHAL.innocent, and CHAL.last-card where the hand is empty."""
    verify_answer(state, seat, move)
    state.log = []
    player = state.turn
    draws = state.rules.symbols[state.top].draws
    state.answering = 0
    state.tell("challenged", seat, other=player)
    state.shown += ((seat, player, state.hands[player]),)
    state.known += ((seat, player, state.hands[player]),)
    state.tell("showed", player, state.rules.texts(state.hands[player]), seat)
    state.tell("guilty" if state.bluffed else "innocent", player, other=seat)
    suffer = state.rules.moments.suffer
    if state.bluffed:
        suffer(state, player, draws, False, chance)
    else:
        suffer(state, seat, draws + WRONG_CHALLENGE_DRAWS, False, chance)
        suffer(state, next_seat(state, player), 0, True, chance)
    if state.hands[player]:
        pass_turn(state)
    else:
        finish_round(state, player)


def _draw(state: State, seat: int, move: Draw, chance: Chance) -> None:
    if seat != state.actor or state.pending != TURN or not state.draw:
        verify_draw(state, seat, move)
    state.log = []
    state.catchable = state.passed = 0
    rules = state.rules
    state.declined[seat] |= rules.may_fit[state.color][state.top]
    state.fresh[seat] = 0
    rules.moments.draw(state, seat, chance)


def _keep(state: State, seat: int, move: Keep, chance: Chance) -> None:
    verify_keep(state, seat, move)
    state.log = []
    state.tell("kept", seat)
    pass_turn(state)


def _pass(state: State, seat: int, move: Pass, chance: Chance) -> None:
    """PILE.blocked: void when every player has passed since the last play or draw."""
    verify_pass(state, seat, move)
    state.log = []
    state.tell("passed", seat)
    state.catchable = 0
    state.passed |= 1 << seat
    if state.passed == (1 << state.rules.players) - 1:
        finish_round(state, None)
    else:
        pass_turn(state)


def _uno(state: State, seat: int, move: Uno, chance: Chance) -> None:
    verify_uno(state, seat, move)
    state.log = []
    state.tell("uno", seat)
    state.said |= 1 << seat
    state.catchable &= ~(1 << seat)


def _catch(state: State, seat: int, move: Catch, chance: Chance) -> None:
    verify_catch(state, seat, move)
    state.log = []
    state.tell("caught", seat, other=move.target)
    state.catchable &= ~(1 << move.target)
    # Settled even with nothing to draw: it cannot be said for this card afterwards (UNO.caught).
    state.caught |= 1 << move.target
    state.rules.moments.caught(state, move.target, chance)


def _color(state: State, seat: int, move: Color, chance: Chance) -> None:
    verify_color(state, seat, move)
    state.log = []
    state.tell("named", seat, value=move.color)
    state.color = state.named[seat] = move.color
    state.performing = None
    proceed(state, chance)


def _target(state: State, seat: int, move: Target, chance: Chance) -> None:
    verify_target(state, seat, move)
    state.log = []
    state.tell("picked", seat, other=move.target)
    state.agenda.append(Perform(move.target, dispense(state, move.target, chance)))
    proceed(state, chance)


def _discard(state: State, seat: int, move: Discard, chance: Chance) -> None:
    verify_discard(state, seat, move)
    state.log = []
    cards = find(state, seat, move.cards)
    state.tell("discarded", seat, move.cards, value=state.pending)
    if state.pending == COLORS:
        _put_down_all(state, seat, cards)
        fall(state, seat, cards, chance)
    else:
        _put_under(state, seat, cards)
    proceed(state, chance)


def _put_down_all(state: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        put_down(state, seat, card, None)
    if cards:
        state.before = None
        remember_less(state, seat)
        come_down(state, seat)


def _put_under(state: State, seat: int, cards: list[int]) -> None:
    """Under the top card, which stays the one to match (RULE.discard-to)."""
    state.performing = None
    put_under(state, seat, cards)
    if state.hands[seat]:
        come_down(state, seat)
    else:
        finish_round(state, seat)


def _wilds(state: State, seat: int, move: Wilds, chance: Chance) -> None:
    """One colour for all of them; a player who is out by it names none (RULE.play-wilds)."""
    verify_wilds(state, seat, move)
    state.log = []
    cards = find(state, seat, move.cards)
    state.tell("discarded", seat, move.cards, value=state.pending)
    _put_down_all(state, seat, cards)
    state.agenda.append(Fall(seat, tuple(cards)))
    if state.hands[seat]:
        state.agenda.append(Ask(seat, COLOR))
    else:
        state.performing = None
    proceed(state, chance)


def _done(state: State, seat: int, move: Done, chance: Chance) -> None:
    verify_done(state, seat, move)
    state.log = []
    state.tell("done", seat)
    if state.pending == RUN:
        end_run(state, seat, chance)
    else:
        state.performing = None
        proceed(state, chance)


_CARRY_OUT: dict[type, Callable[[State, int, Any, Chance], None]] = {
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
