"""Drawing cards, on a turn and because of others."""

from __future__ import annotations

from lastcard.rules.fields import NO_CARD, NO_COLOR, NOBODY, REMEMBERS, Chance, RulesFields, StateFields
from lastcard.rules.hands import forget_discards, take_up
from lastcard.rules.piles import draw_from_pile, refill
from lastcard.rules.sets import has, size
from lastcard.rules.telling import tell_card, tell_drew


def can_draw(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether there is a card to draw, perhaps after a reshuffle, and room for it (HOUSE.hand-limit)."""
    return (state.pile > 0 or state.discards > 1) and state.counts[seat] < rules.hand_limit


def draw_card(state: StateFields, rules: RulesFields, chance: Chance, seat: int) -> int:
    """Give the seat the next card of the draw pile; NO_CARD where none can be drawn (PILE.none-left)."""
    if not can_draw(state, rules, seat):
        return NO_CARD
    if state.pile == 0:
        # All discards but the top one (PILE.reshuffle).
        if REMEMBERS:
            forget_discards(state, rules)
        refill(state, rules, chance)
    card = draw_from_pile(state, rules, chance)
    take_up(state, rules, seat, card)
    tell_card(state, card)
    return card


def owe(state: StateFields, seat: int, cards: int) -> None:
    """This seat has to draw this many cards, at once."""
    if cards > 0:
        state.debtor = seat
        state.debt = cards


def owe_until(state: StateFields, rules: RulesFields, seat: int, color: int) -> None:
    """This seat has to draw until a card of this colour comes (ACT.hat)."""
    if color != NO_COLOR:
        state.until = color
        owe(state, seat, size(rules.all_cards))


def settle(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """Draw what has to be drawn, as far as there are cards (PILE.none-left); one colour may end it
    (ACT.hat)."""
    seat = state.debtor
    while state.debt > 0:
        state.debt -= 1
        card = draw_card(state, rules, chance, seat)
        if card == NO_CARD or (state.until != NO_COLOR and has(rules.color_sets[state.until], card)):
            state.debt = 0
    state.debtor = NOBODY
    state.until = NO_COLOR
    tell_drew(state, seat)
