"""Which cards may be played, and which actions are legal, as a mask over all of them."""

from __future__ import annotations

from typing import Any

from lastcard.rules.actions import (
    ACCEPT,
    ACTIONS,
    CATCH,
    CHALLENGE,
    COLORED_KINDS,
    DONE,
    DRAW_ONE,
    KEEP,
    NAME_COLOR,
    PASS,
    PICK_TARGET,
    PLAY_AT,
    PUT,
    SAY_UNO,
    WITH_UNO,
    wild_action,
)
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DRAWN,
    MOST_PLAYERS,
    NAMED,
    NO_COLOR,
    OVER,
    RUN,
    TARGET,
    TURN,
    WILDS,
    Cards,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.piles import rule_number
from lastcard.rules.sets import join, lowest, meets, overlap, rest, single, some, whole


def fitting(rules: RulesFields, color: int, top: int) -> Cards:
    """The cards that go on this colour and this top card: TURN.match, TURN.wild."""
    return whole(rules.fits[color * rules.symbol_slots + rules.symbol_of[top]])


def legal_cards(rules: RulesFields, hand: Cards, color: int, top: int) -> Cards:
    """What a hand holds that may rightly be played: TURN.match, TURN.wild, ACT.wild4-legal."""
    cards = overlap(hand, fitting(rules, color, top))
    if not meets(hand, rules.color_sets[color]):
        cards = join(cards, overlap(hand, rules.restricted_cards))
    return cards


def allowed_cards(rules: RulesFields, hand: Cards, color: int, top: int) -> Cards:
    """What a hand holds that the table lets be played, bluffs included (ACT.wild4-bluff)."""
    cards = legal_cards(rules, hand, color, top)
    if rules.bluff:
        cards = join(cards, overlap(hand, rules.restricted_cards))
    return cards


def playable(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that the player on turn may play, bluffs included; in a run nobody bluffs (RULE.play-run)."""
    hand = state.hands[seat]
    if state.pending == RUN:
        return legal_cards(rules, hand, state.color, state.top)
    cards = allowed_cards(rules, hand, state.color, state.top)
    if state.pending == DRAWN:
        cards = overlap(cards, single(state.drawn))
    return cards


def rightly_playable(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that the player on turn may play without a bluff: after a draw only the drawn one."""
    cards = legal_cards(rules, state.hands[seat], state.color, state.top)
    if state.pending == DRAWN:
        cards = overlap(cards, single(state.drawn))
    return cards


def run_goes_on(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a card of the hand fits; bluffs do not (RULE.play-run)."""
    return some(legal_cards(rules, state.hands[seat], state.color, state.top))


def must_play(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether the drawn card has to be played: with `drawn = "must"`, unless it bluffs (TURN.drawn)."""
    return rules.must != 0 and some(rightly_playable(state, rules, seat))


def may_say_uno(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether UNO can be said: once for as long as one holds the one card (UNO.say, UNO.auto)."""
    return state.counts[seat] == 1 and (rules.auto_uno != 0 or (state.said | state.caught) >> seat & 1 == 0)


def to_discard(state: StateFields, rules: RulesFields, seat: int) -> int:
    """How many cards the rule card that is carried out asks for (RULE.discard-to)."""
    return state.counts[seat] - rule_number(rules, state.performed)


def can_put_color(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a colour is held of which no card has been put down yet (JACK.colors)."""
    for color in range(rules.color_count):
        if state.picked >> color & 1 == 0 and meets(state.hands[seat], rules.color_sets[color]):
            return True
    return False


# The mask


@not_inlined
def legal_actions(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Write 1 for every legal action of this seat into `mask`, and 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 0
    if state.pending == OVER or seat < 0:
        return
    if state.answering >> seat & 1 == 1:
        mark_answers(state, rules, seat, mask)
    # Nobody says anything while cards are put down one after the other in one move.
    if state.picked != 0 and state.pending != RUN:
        return
    if may_say_uno(state, rules, seat):
        mask[SAY_UNO] = 1
    for other in range(rules.players):
        if other != seat and state.catchable >> other & 1 == 1:
            mask[CATCH + other] = 1


def mark_answers(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """What answers the decision that is being waited for."""
    pending = state.pending
    if pending in (TURN, DRAWN, RUN):
        mark_plays(state, rules, seat, mask)
        if pending == TURN:
            mask[DRAW_ONE if can_draw(state) else PASS] = 1
        elif pending == RUN:
            mask[DONE] = 1
        elif not must_play(state, rules, seat):
            mask[KEEP] = 1
    elif pending == ANSWER:
        mask[ACCEPT] = mask[CHALLENGE] = 1
    elif pending == COLOR:
        for color in range(rules.color_count):
            mask[NAME_COLOR + color] = 1
    elif pending == TARGET:
        for other in range(rules.players):
            mask[PICK_TARGET + other] = 1
    elif pending == ACT:
        mask[DONE] = 1
    else:
        mark_puts(state, rules, seat, mask)


def mark_plays(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """The ways of playing each card: with every colour, target, and UNO where it is true."""
    cards = playable(state, rules, seat)
    saying = 2 if state.counts[seat] == 2 else 1
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        for said in range(saying):
            mark_ways(rules, seat, card, said * WITH_UNO, mask)


def mark_ways(rules: RulesFields, seat: int, card: int, offset: int, mask: Any) -> None:
    kind = rules.kind_of[card]
    if kind < COLORED_KINDS:
        mask[offset + kind] = 1
        return
    for color in range(rules.color_count):
        if rules.whom[card] != NAMED:
            mask[offset + wild_action(kind, color)] = 1
        else:
            for other in range(rules.players):
                mask[offset + PLAY_AT + MOST_PLAYERS * color + other] = other != seat


def mark_puts(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """The cards that can be put down next in a `discard` or in `wilds`."""
    pending = state.pending
    cards = overlap(state.hands[seat], rules.wilds if pending == WILDS else rules.all_cards)
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        color = rules.color_of[card]
        if pending != COLORS or (color != NO_COLOR and state.picked >> color & 1 == 0):
            mask[PUT + rules.kind_of[card]] = 1
    if pending == COLORS:
        mask[DONE] = 1
