"""Whether a move is legal, and why not. Reads only what the mover may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

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
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Cards, Rules
from lastcard.cards.state import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    OVER,
    RUN,
    TARGET,
    TURN,
    WILDS,
    Pending,
)
from lastcard.core.game import Done
from lastcard.core.refusal import Refusal


class Hands(Protocol):
    """Hands by seat; a view has only one."""

    def __getitem__(self, seat: int, /) -> Cards: ...


class Table(Protocol):
    """What a state and a view have in common; of `hands` only the mover's is ever read."""

    @property
    def rules(self) -> Rules: ...
    @property
    def hands(self) -> Hands: ...
    @property
    def top(self) -> int: ...
    @property
    def color(self) -> str | None: ...
    @property
    def pending(self) -> Pending: ...
    @property
    def actor(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def answering(self) -> int: ...
    @property
    def catchable(self) -> int: ...
    @property
    def said(self) -> int: ...
    @property
    def performing(self) -> tuple[int, RuleCard] | None: ...
    @property
    def pile(self) -> int: ...
    @property
    def discards(self) -> int: ...


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


def judge(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why this seat may not do this now; None if it may."""
    return _JUDGES.get(type(move), _judge_nothing)(table, seat, move)


def _judge_nothing(table: Table, seat: int, move: object) -> Refusal:
    return Refusal("not-a-move", given=repr(move))


def can_draw(table: Table) -> bool:
    """Whether there is a card to draw, after a reshuffle perhaps (PILE.reshuffle)."""
    return table.pile > 0 or table.discards > 1


def playable(table: Table, seat: int) -> Cards:
    """The cards this seat may play now, bluffs included."""
    color, pending = table.color, table.pending
    if seat != table.actor or color is None:
        return 0
    if pending is TURN:
        return table.rules.allowed_cards(table.hands[seat], color, table.top)
    if pending is DRAWN:
        return table.rules.allowed_cards(table.hands[seat], color, table.top) & table.rules.bits[table.drawn]
    if pending is RUN:
        return table.rules.legal_cards(table.hands[seat], color, table.top)
    return 0


def must_play(table: Table, seat: int) -> bool:
    """Whether the drawn card has to be played: with `drawn = "must"`, unless it bluffs (TURN.drawn)."""
    if not table.rules.must or table.color is None:
        return False
    legal = table.rules.legal_cards(table.hands[seat], table.color, table.top)
    return bool(legal & table.rules.bits[table.drawn])


def _wrong_time(table: Table, seat: int, *fitting: Pending) -> Refusal | None:
    """The decision is another player's, or another one."""
    pending = table.pending
    if pending is OVER:
        return Refusal("round-over", "END.out")
    if not 0 <= seat < table.rules.players:
        return _no_seat(seat)
    asked = bool(table.answering & (1 << seat)) if pending is ANSWER else seat == table.actor
    if not asked:
        return Refusal("not-asked", _RULE_OF[pending], pending=pending)
    if pending not in fitting:
        return Refusal("not-now", _RULE_OF[pending], pending=pending)
    return None


def _no_seat(seat: int) -> Refusal:
    return Refusal("no-such-seat", "SETUP.players", seat=seat)


def _judge_play(table: Table, seat: int, move: Play) -> Refusal | None:
    rules = table.rules
    if seat != table.actor:
        return _wrong_time(table, seat)
    hand = table.hands[seat]
    cards = hand & rules.named.get(move.card, 0)
    on_turn = table.pending is TURN and cards & rules.allowed[table.color][table.top]
    if not on_turn and not cards & playable(table, seat):
        return _wrong_time(table, seat, TURN, DRAWN, RUN) or _why_not(table, seat, move.card)
    symbol = rules.symbols[cards.bit_length() - 1]
    if symbol.wild:
        if move.color not in rules.color_sets:
            return _wrong_color(rules, move.color)
    elif move.color is not None:
        return Refusal("color-not-named", "TURN.wild", card=move.card)
    if symbol.aims or move.target is not None:
        refusal = _judge_aim(rules, seat, move, symbol.aims)
        if refusal is not None:
            return refusal
    if move.uno and hand.bit_count() != 2:
        return Refusal("uno-not-one", "UNO.false", left=hand.bit_count() - 1)
    return None


def _why_not(table: Table, seat: int, card: str) -> Refusal:
    """Why none of the cards with this name may be played."""
    rules = table.rules
    if card not in rules.named:
        return Refusal("no-such-card", f"DECK.{rules.edition.name}", card=card)
    if not table.hands[seat] & rules.named[card]:
        return Refusal("not-in-hand", "TURN.match", card=card)
    if table.pending is DRAWN:
        return Refusal("only-the-drawn", "TURN.drawn", card=card, drawn=rules.names[table.drawn])
    if rules.named[card] & rules.restricted:
        return Refusal("holds-the-color", "ACT.wild4-legal", card=card, color=table.color)
    return Refusal("does-not-fit", "TURN.match", card=card, top=rules.names[table.top], color=table.color)


def _judge_aim(rules: Rules, seat: int, move: Play, aims: bool) -> Refusal | None:
    if not aims:
        return Refusal("no-player-named", "TURN.match", card=move.card)
    if move.target is None or not 0 <= move.target < rules.players:
        return Refusal("name-a-player", "ACT.hat", card=move.card)
    if move.target == seat:
        return Refusal("name-another", "ACT.hat", card=move.card)
    return None


def _wrong_color(rules: Rules, color: str | None) -> Refusal:
    possible = ", ".join(rules.colors)
    if color is None:
        return Refusal("name-a-color", "TURN.wild", possible=possible)
    return Refusal("no-such-color", "TURN.wild", color=color, possible=possible)


def _judge_draw(table: Table, seat: int, move: Draw) -> Refusal | None:
    if seat != table.actor or table.pending is not TURN:
        return _wrong_time(table, seat, TURN)
    return None if can_draw(table) else Refusal("nothing-to-draw", "PILE.none-left")


def _judge_keep(table: Table, seat: int, move: Keep) -> Refusal | None:
    refusal = _wrong_time(table, seat, DRAWN)
    if refusal is None and must_play(table, seat):
        return Refusal("must-play-drawn", "TURN.drawn", card=table.rules.names[table.drawn])
    return refusal


def _judge_pass(table: Table, seat: int, move: Pass) -> Refusal | None:
    refusal = _wrong_time(table, seat, TURN)
    if refusal is None and can_draw(table):
        return Refusal("can-draw", "PILE.none-left")
    return refusal


def _judge_uno(table: Table, seat: int, move: Uno) -> Refusal | None:
    if table.pending is OVER:
        return Refusal("round-over", "END.out")
    if not 0 <= seat < table.rules.players:
        return _no_seat(seat)
    count = table.hands[seat].bit_count()
    if count != 1:
        return Refusal("uno-not-one", "UNO.false", left=count)
    if table.said & (1 << seat) and not table.rules.auto_uno:
        return Refusal("uno-said", "UNO.say")
    return None


def _judge_catch(table: Table, seat: int, move: Catch) -> Refusal | None:
    for one in (seat, move.target):
        if not 0 <= one < table.rules.players:
            return _no_seat(one)
    if move.target == seat:
        return Refusal("catch-oneself", "UNO.caught")
    if not table.catchable & (1 << move.target):
        return Refusal("not-catchable", "UNO.false", seat=move.target)
    return None


def _judge_answer(table: Table, seat: int, move: Challenge | Accept) -> Refusal | None:
    if table.pending is ANSWER and seat in range(table.rules.players) and not table.answering & (1 << seat):
        return Refusal("may-not-challenge", table.rules.edition.challengers.value)
    return _wrong_time(table, seat, ANSWER)


def _judge_color(table: Table, seat: int, move: Color) -> Refusal | None:
    refusal = _wrong_time(table, seat, COLOR)
    if refusal is None and move.color not in table.rules.color_sets:
        return _wrong_color(table.rules, move.color)
    return refusal


def _judge_target(table: Table, seat: int, move: Target) -> Refusal | None:
    refusal = _wrong_time(table, seat, TARGET)
    if refusal is None and not 0 <= move.target < table.rules.players:
        return _no_seat(move.target)
    return refusal


def _judge_discard(table: Table, seat: int, move: Discard) -> Refusal | None:
    refusal = _wrong_time(table, seat, COLORS, DISCARD) or _not_held(table, seat, move.cards)
    if refusal is not None:
        return refusal
    if table.pending is DISCARD:
        wanted = to_discard(table, seat)
        if len(move.cards) != wanted:
            return Refusal("discard-count", "RULE.discard-to", wanted=wanted, given=len(move.cards))
        return None
    for card in move.cards:
        if table.rules.named[card] & table.rules.wilds:
            return Refusal("discard-wild", "JACK.colors", card=card)
    colors = Counter(card[0] for card in move.cards)
    for color, count in colors.items():
        if count > 1:
            return Refusal("discard-color-twice", "JACK.colors", color=color)
    return None


def to_discard(table: Table, seat: int) -> int:
    """How many cards `discard-to` asks for."""
    assert table.performing is not None
    return table.hands[seat].bit_count() - (table.performing[1].number or 0)


def _not_held(table: Table, seat: int, cards: tuple[str, ...]) -> Refusal | None:
    named = table.rules.named
    for card, count in Counter(cards).items():
        if card not in named:
            return Refusal("no-such-card", f"DECK.{table.rules.edition.name}", card=card)
        if (table.hands[seat] & named[card]).bit_count() < count:
            return Refusal("not-in-hand", _RULE_OF[table.pending], card=card)
    return None


def _judge_wilds(table: Table, seat: int, move: Wilds) -> Refusal | None:
    refusal = _wrong_time(table, seat, WILDS) or _not_held(table, seat, move.cards)
    if refusal is not None:
        return refusal
    wilds = table.rules.texts(table.hands[seat] & table.rules.wilds)
    if Counter(wilds) != Counter(move.cards):
        return Refusal("all-wilds", "RULE.play-wilds", wilds=" ".join(wilds))
    return None


def _judge_done(table: Table, seat: int, move: Done) -> Refusal | None:
    return _wrong_time(table, seat, RUN, ACT)


_JUDGES: dict[type, Callable[[Table, int, Any], Refusal | None]] = {
    Play: _judge_play,
    Draw: _judge_draw,
    Keep: _judge_keep,
    Pass: _judge_pass,
    Uno: _judge_uno,
    Catch: _judge_catch,
    Challenge: _judge_answer,
    Accept: _judge_answer,
    Color: _judge_color,
    Target: _judge_target,
    Discard: _judge_discard,
    Wilds: _judge_wilds,
    Done: _judge_done,
}
