"""Why a move is refused. Reads only what the mover may know.

Each `verify_…` raises the reason against its move; `judge` returns it instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
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
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.cards.symbols import Symbol
from lastcard.core.game import Done
from lastcard.core.refusal import Refusal
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    OVER,
    PENDINGS,
    RUN,
    TARGET,
    TURN,
    WILDS,
)
from lastcard.rules.legal import fitting, may_say_uno, must_play, playable, to_discard

# The rule that says what is being waited for.
_RULE_OF = {
    TURN: "TURN.match",
    DRAWN: "TURN.drawn",
    COLOR: "ACT.wild",
    TARGET: "JACK.any",
    ANSWER: "CHAL.answer",
    COLORS: "JACK.colors",
    DISCARD: "RULE.discard-to",
    RUN: "RULE.play-run",
    WILDS: "RULE.play-wilds",
    ACT: "RULE.act",
    OVER: "END.out",
}
_PLAYING = (TURN, DRAWN, RUN)


def judge(state: State, seat: int, move: Move) -> Refusal | None:
    """Why this seat may not do this now; None if it may."""
    verify = _VERIFY.get(type(move))
    if verify is None:
        return Refusal("not-a-move", given=repr(move))
    if type(seat) is not int:
        return Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
    try:
        verify(state, seat, move)
    except Refusal as refusal:
        return refusal.with_traceback(None)
    return None


def verify_time(state: State, seat: int, rule: str, *wanted: int) -> None:
    """It is this player's decision, and one of these; `rule` says when the move is made."""
    pending = state.pending
    if pending == OVER:
        raise Refusal("round-over", "END.out")
    _verify_seat(state, seat)
    if not state.answering >> seat & 1:
        raise Refusal("not-asked", _RULE_OF[pending], pending=PENDINGS[pending])
    if pending not in wanted:
        raise Refusal("not-now", rule, pending=PENDINGS[pending])


def _verify_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.rules.players:
        raise Refusal("no-such-seat", "SETUP.players", seat=seat)


def verify_play(state: State, seat: int, move: Play) -> int:
    """The very card that is played."""
    rules = state.rules
    if seat != state.actor or state.pending not in _PLAYING:
        verify_time(state, seat, "TURN.match", *_PLAYING)
    cards = state.hands[seat] & rules.named.get(move.card, 0)
    # What fits on a turn whatever else the hand holds is by far the commonest.
    found = cards & fitting(rules, state.color, state.top) if state.pending == TURN else 0
    if not found:
        found = cards & playable(state, rules, seat)
    if not found:
        raise _why_not(state, seat, move.card)
    card = found.bit_length() - 1
    if move.color is not None or move.target is not None or rules.wilds >> card & 1 or rules.whom[card]:
        _verify_names(rules, seat, move, rules.symbols[card])
    if move.uno and state.counts[seat] != 2:
        raise Refusal("uno-not-one", "UNO.false", left=state.counts[seat] - 1)
    return card


def _why_not(state: State, seat: int, card: str) -> Refusal:
    """Why none of the cards with this name may be played."""
    rules = state.rules
    if card not in rules.named:
        return Refusal("no-such-card", f"DECK.{rules.edition.name}", card=card)
    if not state.hands[seat] & rules.named[card]:
        return Refusal("not-in-hand", "TURN.match", card=card)
    if state.pending == DRAWN:
        return Refusal("only-the-drawn", "TURN.drawn", card=card, drawn=rules.names[state.drawn])
    color = rules.letter(state.color)
    if rules.named[card] & rules.restricted_cards:
        return Refusal("holds-the-color", "ACT.wild4-legal", card=card, color=color)
    return Refusal("does-not-fit", "TURN.match", card=card, top=rules.names[state.top], color=color)


def _verify_names(rules: Rules, seat: int, move: Play, symbol: Symbol) -> None:
    """A wild names its colour and nothing else does; some name another player (ACT.hat)."""
    if symbol.wild:
        _verify_color(rules, move.color)
    elif move.color is not None:
        raise Refusal("color-not-named", "TURN.wild", card=move.card)
    if not symbol.aims:
        if move.target is not None:
            raise Refusal("no-player-named", "TURN.match", card=move.card)
    elif move.target is None or not 0 <= move.target < rules.players:
        raise Refusal("name-a-player", "ACT.hat", card=move.card)
    elif move.target == seat:
        raise Refusal("name-another", "ACT.hat", card=move.card)


def _verify_color(rules: Rules, color: str | None) -> None:
    possible = ", ".join(rules.colors)
    if color is None:
        raise Refusal("name-a-color", "TURN.wild", possible=possible)
    if color not in rules.colors:
        raise Refusal("no-such-color", "TURN.wild", color=color, possible=possible)


def verify_draw(state: State, seat: int, move: Draw) -> None:
    if seat != state.actor or state.pending != TURN:
        verify_time(state, seat, "TURN.draw", TURN)
    if not can_draw(state):
        raise Refusal("nothing-to-draw", "PILE.none-left")


def verify_keep(state: State, seat: int, move: Keep) -> None:
    verify_time(state, seat, "TURN.drawn", DRAWN)
    if must_play(state, state.rules, seat):
        raise Refusal("must-play-drawn", "TURN.drawn", card=state.rules.names[state.drawn])


def verify_pass(state: State, seat: int, move: Pass) -> None:
    verify_time(state, seat, "PILE.none-left", TURN)
    if can_draw(state):
        raise Refusal("can-draw", "PILE.none-left")


def verify_uno(state: State, seat: int, move: Uno) -> None:
    if state.pending == OVER:
        raise Refusal("round-over", "END.out")
    _verify_seat(state, seat)
    count = state.counts[seat]
    if count != 1:
        raise Refusal("uno-hand", "UNO.false", count=count)
    if not may_say_uno(state, state.rules, seat):
        raise Refusal("uno-said", "UNO.say")


def verify_catch(state: State, seat: int, move: Catch) -> None:
    _verify_seat(state, seat)
    _verify_seat(state, move.target)
    if move.target == seat:
        raise Refusal("catch-oneself", "UNO.caught")
    if not state.catchable >> move.target & 1:
        raise Refusal("not-catchable", "UNO.false", seat=move.target)


def verify_answer(state: State, seat: int, move: Challenge | Accept) -> None:
    if state.pending != ANSWER:
        verify_time(state, seat, "CHAL.answer", ANSWER)
    _verify_seat(state, seat)
    if not state.answering >> seat & 1:
        raise Refusal("may-not-challenge", state.rules.edition.challengers.value)


def verify_color(state: State, seat: int, move: Color) -> None:
    verify_time(state, seat, "ACT.wild", COLOR)
    _verify_color(state.rules, move.color)


def verify_target(state: State, seat: int, move: Target) -> None:
    verify_time(state, seat, "JACK.any", TARGET)
    _verify_seat(state, move.target)


def verify_discard(state: State, seat: int, move: Discard) -> None:
    verify_time(state, seat, "JACK.colors", COLORS, DISCARD)
    _verify_held(state, seat, move.cards)
    if state.pending == DISCARD:
        wanted = to_discard(state, state.rules, seat)
        if len(move.cards) != wanted:
            raise Refusal("discard-count", "RULE.discard-to", wanted=wanted, given=len(move.cards))
        return
    for card in move.cards:
        if state.rules.named[card] & state.rules.wilds:
            raise Refusal("discard-wild", "JACK.colors", card=card)
    for color, count in Counter(card[0] for card in move.cards).items():
        if count > 1:
            raise Refusal("discard-color-twice", "JACK.colors", color=color)


def _verify_held(state: State, seat: int, cards: tuple[str, ...]) -> None:
    named = state.rules.named
    for card, count in Counter(cards).items():
        if card not in named:
            raise Refusal("no-such-card", f"DECK.{state.rules.edition.name}", card=card)
        if (state.hands[seat] & named[card]).bit_count() < count:
            raise Refusal("not-in-hand", _RULE_OF[state.pending], card=card)


def verify_wilds(state: State, seat: int, move: Wilds) -> None:
    verify_time(state, seat, "RULE.play-wilds", WILDS)
    _verify_held(state, seat, move.cards)
    wilds = state.rules.texts(state.hands[seat] & state.rules.wilds)
    if Counter(wilds) != Counter(move.cards):
        raise Refusal("all-wilds", "RULE.play-wilds", wilds=" ".join(wilds))


def verify_done(state: State, seat: int, move: Done) -> None:
    verify_time(state, seat, "RULE.act", RUN, ACT)


_VERIFY: dict[type, Callable[[State, int, Any], object]] = {
    Play: verify_play,
    Draw: verify_draw,
    Keep: verify_keep,
    Pass: verify_pass,
    Uno: verify_uno,
    Catch: verify_catch,
    Challenge: verify_answer,
    Accept: verify_answer,
    Color: verify_color,
    Target: verify_target,
    Discard: verify_discard,
    Wilds: verify_wilds,
    Done: verify_done,
}
