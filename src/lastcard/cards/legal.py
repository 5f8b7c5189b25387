"""Whether a move is legal. Reads only what the mover may know.

Each `verify_…` raises the reason against its move; `judge` returns it instead.
"""

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
from lastcard.cards.symbols import Symbol
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
    def counts(self) -> list[int]: ...
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
    def caught(self) -> int: ...
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
    verify = _VERIFY.get(type(move))
    if verify is None:
        return Refusal("not-a-move", given=repr(move))
    if type(seat) is not int:
        return Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
    if not sees_hand(table, seat):
        return Refusal("not-your-view", "SETUP.deal")
    try:
        verify(table, seat, move)
    except Refusal as refusal:
        return refusal.with_traceback(None)
    return None


def sees_hand(table: Table, seat: int) -> bool:
    """Whether this table shows the hand of this seat: a state does, a view only its own."""
    return getattr(table, "seat", seat) == seat


def can_draw(table: Table) -> bool:
    """Whether there is a card to draw, after a reshuffle perhaps (PILE.reshuffle)."""
    return table.pile > 0 or table.discards > 1


def playable(table: Table, seat: int) -> Cards:
    """The cards this seat may play now, bluffs included."""
    color, pending = table.color, table.pending
    if seat != table.actor or color is None:
        return 0
    if pending == TURN:
        return table.rules.allowed_cards(table.hands[seat], color, table.top)
    if pending == DRAWN:
        return table.rules.allowed_cards(table.hands[seat], color, table.top) & table.rules.bits[table.drawn]
    if pending == RUN:
        return table.rules.legal_cards(table.hands[seat], color, table.top)
    return 0


def must_play(table: Table, seat: int) -> bool:
    """Whether the drawn card has to be played: with `drawn = "must"`, unless it bluffs (TURN.drawn)."""
    if not table.rules.must or table.color is None:
        return False
    legal = table.rules.legal_cards(table.hands[seat], table.color, table.top)
    return bool(legal & table.rules.bits[table.drawn])


def verify_time(table: Table, seat: int, rule: str, *fitting: Pending) -> None:
    """It is this player's decision, and one of these; `rule` says when the move is made."""
    pending = table.pending
    if pending == OVER:
        raise Refusal("round-over", "END.out")
    _verify_seat(table, seat)
    asked = bool(table.answering & (1 << seat)) if pending == ANSWER else seat == table.actor
    if not asked:
        raise Refusal("not-asked", _RULE_OF[pending], pending=pending)
    if pending not in fitting:
        raise Refusal("not-now", rule, pending=pending)


def _verify_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.rules.players:
        raise Refusal("no-such-seat", "SETUP.players", seat=seat)


def verify_play(table: Table, seat: int, move: Play) -> int:
    """The very card that is played."""
    rules = table.rules
    if seat != table.actor:
        verify_time(table, seat, "TURN.match", TURN, DRAWN, RUN)
    cards = table.hands[seat] & rules.named.get(move.card, 0)
    # What the table allows on a turn without looking at the rest of the hand is by far the commonest.
    if table.pending == TURN and cards & rules.allowed[table.color][table.top]:
        fitting = cards
    else:
        fitting = cards & playable(table, seat)
        if not fitting:
            verify_time(table, seat, "TURN.match", TURN, DRAWN, RUN)
            raise _why_not(table, seat, move.card)
    card = fitting.bit_length() - 1
    if move.color is not None or move.target is not None or card in rules.wild_cards:
        _verify_names(rules, seat, move, rules.symbols[card])
    if move.uno and table.counts[seat] != 2:
        raise Refusal("uno-not-one", "UNO.false", left=table.counts[seat] - 1)
    return card


def _why_not(table: Table, seat: int, card: str) -> Refusal:
    """Why none of the cards with this name may be played."""
    rules = table.rules
    if card not in rules.named:
        return Refusal("no-such-card", f"DECK.{rules.edition.name}", card=card)
    if not table.hands[seat] & rules.named[card]:
        return Refusal("not-in-hand", "TURN.match", card=card)
    if table.pending == DRAWN:
        return Refusal("only-the-drawn", "TURN.drawn", card=card, drawn=rules.names[table.drawn])
    if rules.named[card] & rules.restricted:
        return Refusal("holds-the-color", "ACT.wild4-legal", card=card, color=table.color)
    return Refusal("does-not-fit", "TURN.match", card=card, top=rules.names[table.top], color=table.color)


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
    if color not in rules.color_sets:
        raise Refusal("no-such-color", "TURN.wild", color=color, possible=possible)


def verify_draw(table: Table, seat: int, move: Draw) -> None:
    if seat != table.actor or table.pending != TURN:
        verify_time(table, seat, "TURN.draw", TURN)
    if not can_draw(table):
        raise Refusal("nothing-to-draw", "PILE.none-left")


def verify_keep(table: Table, seat: int, move: Keep) -> None:
    verify_time(table, seat, "TURN.drawn", DRAWN)
    if must_play(table, seat):
        raise Refusal("must-play-drawn", "TURN.drawn", card=table.rules.names[table.drawn])


def verify_pass(table: Table, seat: int, move: Pass) -> None:
    verify_time(table, seat, "PILE.none-left", TURN)
    if can_draw(table):
        raise Refusal("can-draw", "PILE.none-left")


def verify_uno(table: Table, seat: int, move: Uno) -> None:
    if table.pending == OVER:
        raise Refusal("round-over", "END.out")
    _verify_seat(table, seat)
    count = table.counts[seat]
    if count != 1:
        raise Refusal("uno-hand", "UNO.false", count=count)
    if (table.said | table.caught) & (1 << seat) and not table.rules.auto_uno:
        raise Refusal("uno-said", "UNO.say")


def verify_catch(table: Table, seat: int, move: Catch) -> None:
    _verify_seat(table, seat)
    _verify_seat(table, move.target)
    if move.target == seat:
        raise Refusal("catch-oneself", "UNO.caught")
    if not table.catchable & (1 << move.target):
        raise Refusal("not-catchable", "UNO.false", seat=move.target)


def verify_answer(table: Table, seat: int, move: Challenge | Accept) -> None:
    if table.pending != ANSWER:
        verify_time(table, seat, "CHAL.answer", ANSWER)
    _verify_seat(table, seat)
    if not table.answering & (1 << seat):
        raise Refusal("may-not-challenge", table.rules.edition.challengers.value)


def verify_color(table: Table, seat: int, move: Color) -> None:
    verify_time(table, seat, "ACT.wild", COLOR)
    _verify_color(table.rules, move.color)


def verify_target(table: Table, seat: int, move: Target) -> None:
    verify_time(table, seat, "JACK.any", TARGET)
    _verify_seat(table, move.target)


def verify_discard(table: Table, seat: int, move: Discard) -> None:
    verify_time(table, seat, "JACK.colors", COLORS, DISCARD)
    _verify_held(table, seat, move.cards)
    if table.pending == DISCARD:
        wanted = to_discard(table, seat)
        if len(move.cards) != wanted:
            raise Refusal("discard-count", "RULE.discard-to", wanted=wanted, given=len(move.cards))
        return
    for card in move.cards:
        if table.rules.named[card] & table.rules.wilds:
            raise Refusal("discard-wild", "JACK.colors", card=card)
    for color, count in Counter(card[0] for card in move.cards).items():
        if count > 1:
            raise Refusal("discard-color-twice", "JACK.colors", color=color)


def to_discard(table: Table, seat: int) -> int:
    """How many cards `discard-to` asks for."""
    assert table.performing is not None
    return table.counts[seat] - (table.performing[1].number or 0)


def _verify_held(table: Table, seat: int, cards: tuple[str, ...]) -> None:
    named = table.rules.named
    for card, count in Counter(cards).items():
        if card not in named:
            raise Refusal("no-such-card", f"DECK.{table.rules.edition.name}", card=card)
        if (table.hands[seat] & named[card]).bit_count() < count:
            raise Refusal("not-in-hand", _RULE_OF[table.pending], card=card)


def verify_wilds(table: Table, seat: int, move: Wilds) -> None:
    verify_time(table, seat, "RULE.play-wilds", WILDS)
    _verify_held(table, seat, move.cards)
    wilds = table.rules.texts(table.hands[seat] & table.rules.wilds)
    if Counter(wilds) != Counter(move.cards):
        raise Refusal("all-wilds", "RULE.play-wilds", wilds=" ".join(wilds))


def verify_done(table: Table, seat: int, move: Done) -> None:
    verify_time(table, seat, "RULE.act", RUN, ACT)


_VERIFY: dict[type, Callable[[Table, int, Any], object]] = {
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
