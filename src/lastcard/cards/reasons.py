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
from lastcard.core.game import Done
from lastcard.core.refusal import Refusal
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
    ACT,
    AFTER,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    NO_CARD,
    OFF,
    OVER,
    PENDINGS,
    RUN,
    STACK,
    TARGET,
    TURN,
    WILDS,
    Cards,
)
from lastcard.rules.legal import (
    fitting,
    may_say_uno,
    must_not_draw,
    must_play,
    names_player,
    playable,
    to_discard,
)

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
    STACK: "HOUSE.stack",
    OVER: "END.out",
}
_PLAYING = (TURN, DRAWN, RUN, STACK)


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
    """A seat of this table that is not out of the round or the match."""
    if not 0 <= seat < state.rules.players:
        raise Refusal("no-such-seat", "SETUP.players", seat=seat)
    if state.out >> seat & 1:
        gone = state.gone >> seat & 1
        raise Refusal("is-out", "HOUSE.knockout" if gone else "HOUSE.mercy", seat=seat)


def verify_play(state: State, seat: int, move: Play) -> tuple[int, ...]:
    """The very cards that are played, the last on top; NO_CARD alone for a misplay (HOUSE.misplay)."""
    rules = state.rules
    if seat != state.actor or state.pending not in _PLAYING:
        jumps = state.pending == TURN and rules.jump_in and 0 <= seat < rules.players
        if not jumps:
            verify_time(state, seat, "TURN.match", *_PLAYING)
        _verify_seat(state, seat)
    cards = state.hands[seat] & rules.named.get(move.card, 0)
    # What fits on a turn whatever else the hand holds is by far the commonest.
    quick = state.pending == TURN and seat == state.actor and state.counts[seat] > 1 and not move.more
    found = cards & fitting(rules, state.color, state.top) if quick else 0
    if not found:
        found = cards & playable(state, rules, seat)
    if move.more or not found:
        return _verify_several(state, seat, move, found)
    card = found.bit_length() - 1
    _verify_way(state, seat, move, card, 1)
    return (card,)


def _verify_several(state: State, seat: int, move: Play, found: Cards) -> tuple[int, ...]:
    """The same where several cards are put down together, or where they do not go."""
    rules, names = state.rules, (move.card, *move.more)
    _verify_held(state, seat, names, "TURN.match")
    if move.more:
        _verify_matches(state, seat, move)
    first = (found or state.hands[seat] & rules.named[move.card]).bit_length() - 1
    lasts = len(names) == state.counts[seat] and state.pending != RUN
    if not found or (lasts and not rules.finishing >> first & 1):
        if not (rules.misplay and state.pending == TURN and seat == state.actor):
            raise _why_not(state, seat, move.card, len(names))
        _verify_way(state, seat, move, first, len(names))
        return (NO_CARD,)
    _verify_way(state, seat, move, first, len(names))
    cards, left = [first], state.hands[seat] & ~(1 << first)
    for name in move.more:
        cards.append((left & rules.named[name]).bit_length() - 1)
        left &= ~(1 << cards[-1])
    return tuple(cards)


def _verify_matches(state: State, seat: int, move: Play) -> None:
    """Whether these cards may be put down together (HOUSE.multi)."""
    rules = state.rules
    if not rules.multi or state.pending == RUN:
        raise Refusal("one-card", "HOUSE.multi")
    jumps = seat != state.actor
    first = rules.named[move.card].bit_length() - 1
    matching = rules.alike[first] if jumps else rules.matches[first]
    for name in move.more:
        if not rules.named[name] & matching:
            raise Refusal("not-together", "HOUSE.multi", card=name, first=move.card)


def _verify_way(state: State, seat: int, move: Play, card: int, put: int) -> None:
    """Colour, player and UNO are named with so many cards as they have to be."""
    rules = state.rules
    if move.color is not None or move.target is not None or rules.wilds >> card & 1 or rules.acts[card]:
        _verify_names(state, seat, move, card, put)
    if move.uno:
        _verify_said(state, seat, put)


def _verify_said(state: State, seat: int, put: int) -> None:
    """UNO can be said with a card that leaves one (UNO.false), unless the table has it otherwise."""
    if state.rules.uno == OFF:
        raise Refusal("uno-off", "HOUSE.uno-off")
    if state.rules.uno == AFTER:
        raise Refusal("uno-after", "HOUSE.uno-after")
    if state.counts[seat] != put + 1:
        raise Refusal("uno-not-one", "UNO.false", left=state.counts[seat] - put)


def _why_not(state: State, seat: int, card: str, put: int) -> Refusal:
    """Why none of the cards with this name may be played."""
    rules = state.rules
    if seat != state.actor:
        return Refusal("no-jump", "HOUSE.jump-in", card=card)
    if state.pending == DRAWN:
        return Refusal("only-the-drawn", "TURN.drawn", card=card, drawn=rules.names[state.drawn])
    color = rules.letter(state.color)
    if (
        state.pending in (TURN, STACK)
        and state.counts[seat] == put
        and not rules.named[card] & rules.finishing
    ):
        return Refusal("not-as-last", "HOUSE.finish", card=card)
    if state.pending == STACK:
        return Refusal("not-on-stack", "HOUSE.stack", card=card, top=rules.names[state.top])
    if rules.named[card] & rules.restricted_cards:
        return Refusal("holds-the-color", "ACT.wild4-legal", card=card, color=color)
    return Refusal("does-not-fit", "TURN.match", card=card, top=rules.names[state.top], color=color)


def _verify_names(state: State, seat: int, move: Play, card: int, put: int) -> None:
    """A wild names its colour and nothing else does; some name another player (ACT.hat, HOUSE.seven)."""
    rules = state.rules
    if rules.symbols[card].wild and rules.colors:
        _verify_color(rules, move.color)
    elif move.color is not None:
        raise Refusal("color-not-named", "TURN.wild", card=move.card)
    rule = "ACT.hat" if rules.symbols[card].aims else "HOUSE.seven"
    if not names_player(state, rules, seat, card, put):
        if move.target is not None:
            raise Refusal("no-player-named", "TURN.match", card=move.card)
    elif move.target is None or not 0 <= move.target < rules.players:
        raise Refusal("name-a-player", rule, card=move.card)
    elif move.target == seat:
        raise Refusal("name-another", rule, card=move.card)
    else:
        _verify_seat(state, move.target)


def _verify_color(rules: Rules, color: str | None) -> None:
    possible = ", ".join(rules.colors)
    if color is None:
        raise Refusal("name-a-color", "TURN.wild", possible=possible)
    if color not in rules.colors:
        raise Refusal("no-such-color", "TURN.wild", color=color, possible=possible)


def verify_draw(state: State, seat: int, move: Draw) -> None:
    if seat != state.actor or state.pending != TURN:
        verify_time(state, seat, "TURN.draw", TURN)
    _verify_free(state, seat)
    if not can_draw(state, state.rules, seat):
        if state.counts[seat] >= state.rules.hand_limit:
            raise Refusal("hand-full", "HOUSE.hand-limit", limit=state.rules.hand_limit)
        raise Refusal("nothing-to-draw", "PILE.none-left")


def _verify_free(state: State, seat: int) -> None:
    """Nobody has to play a card, unless the table says so."""
    if must_not_draw(state, state.rules, seat):
        raise Refusal("must-play", "HOUSE.force")


def verify_keep(state: State, seat: int, move: Keep) -> None:
    verify_time(state, seat, "TURN.drawn", DRAWN)
    if must_play(state, state.rules, seat):
        raise Refusal("must-play-drawn", "TURN.drawn", card=state.rules.names[state.drawn])


def verify_pass(state: State, seat: int, move: Pass) -> None:
    verify_time(state, seat, "PILE.none-left", TURN)
    _verify_free(state, seat)
    if can_draw(state, state.rules, seat):
        raise Refusal("can-draw", "PILE.none-left")


def verify_uno(state: State, seat: int, move: Uno) -> None:
    if state.pending == OVER:
        raise Refusal("round-over", "END.out")
    _verify_seat(state, seat)
    if state.rules.uno == OFF:
        raise Refusal("uno-off", "HOUSE.uno-off")
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
    if state.rules.uno == OFF:
        raise Refusal("uno-off", "HOUSE.uno-off")
    if not state.catchable >> move.target & 1:
        raise Refusal("not-catchable", "UNO.false", seat=move.target)


def verify_answer(state: State, seat: int, move: Challenge | Accept) -> None:
    if state.pending == STACK and isinstance(move, Challenge) and not state.doubtful:
        verify_time(state, seat, "HOUSE.stack", STACK)
        raise Refusal("no-challenge", "HOUSE.stack-challenge")
    if state.pending != ANSWER:
        verify_time(state, seat, "CHAL.answer", ANSWER, STACK)
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


def _verify_held(state: State, seat: int, cards: tuple[str, ...], rule: str | None = None) -> None:
    named = state.rules.named
    for card, count in Counter(cards).items():
        if card not in named:
            raise Refusal("no-such-card", f"DECK.{state.rules.edition.name}", card=card)
        if (state.hands[seat] & named[card]).bit_count() < count:
            raise Refusal("not-in-hand", rule or _RULE_OF[state.pending], card=card)


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
