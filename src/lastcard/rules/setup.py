"""From the first deal to the first turn."""

from __future__ import annotations

from lastcard.rules.drawing import owe, owe_until
from lastcard.rules.effects import ending_color, proceed
from lastcard.rules.fields import (
    ASK,
    COLOR,
    NEXT,
    NO_CARD,
    NO_COLOR,
    NOBODY,
    REMEMBERS,
    TARGET,
    TURN,
    Chance,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.piles import cut, deal_hands, draw_from_pile, draw_order, gather_cards, push, put_back
from lastcard.rules.sets import clear
from lastcard.rules.telling import tell_flipped, tell_went_back
from lastcard.rules.turn import ask_several, clear_put, clear_stack, next_seat, reverse


@not_inlined
def start(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """A new match: the cut, the deal, the flip."""
    cut(state, rules, chance)
    deal(state, rules, chance)


@not_inlined
def deal_next(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """Deal again, one seat further to the left (SETUP.next-dealer)."""
    state.out = state.gone
    if rules.shuffled:
        draw_order(state, rules, chance)
    else:
        state.dealer = next_seat(state, rules, state.dealer, 1)
    deal(state, rules, chance)


@not_inlined
def deal(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """Shuffle, deal one card at a time from the dealer's left, and turn a card over (SETUP.deal)."""
    clear_round(state, rules)
    state.rounds += 1
    deal_hands(state, rules, chance)
    flip(state, rules, chance)


def clear_round(state: StateFields, rules: RulesFields) -> None:
    """Take everything of the last round off the table; scores and rule cards stay."""
    for seat in range(rules.players):
        state.counts[seat] = state.owed[seat] = 0
        clear(state.hands, seat)
        clear(state.lost, seat)
    gather_cards(state, rules)
    state.passed = state.said = state.catchable = state.caught = state.bluffed = 0
    state.debt = state.discards = state.turns = 0
    state.until = state.color = NO_COLOR
    state.performer = state.debtor = NOBODY
    state.top = state.drawn = NO_CARD
    state.direction = 1
    clear_put(state)
    clear_stack(state)
    if REMEMBERS:
        clear_memory(state, rules)


def clear_memory(state: StateFields, rules: RulesFields) -> None:
    """Nobody remembers anything of the round yet."""
    state.before = NO_COLOR
    for seat in range(rules.players):
        state.fresh[seat] = 0
        state.named[seat] = NO_COLOR
        clear(state.declined, seat)
    for pair in range(rules.players * rules.players):
        clear(state.known, pair)


def flip(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """Turn the top card over (SETUP.flip); a restricted one goes back into the pile (FIRST.wild4)."""
    card = draw_from_pile(state, rules, chance)
    tell_flipped(state, card)
    while rules.restricted[card]:
        put_back(state, card, chance)
        tell_went_back(state, card)
        card = draw_from_pile(state, rules, chance)
        tell_flipped(state, card)
    state.top = card
    state.flipped = state.discards = 1
    state.color = rules.color_of[card]
    act_of_first_card(state, rules, chance, card)


def act_of_first_card(state: StateFields, rules: RulesFields, chance: Chance, card: int) -> None:
    """The first card acts on the player on the dealer's left (FIRST)."""
    first = next_seat(state, rules, state.dealer, state.direction)
    ask_several(state, TURN, 0)
    state.turn = first
    state.opening = 1
    if rules.reverses[card]:
        state.turn = state.dealer
        reverse(state)
    if rules.whom[card] == NEXT:
        owe(state, first, rules.draw_count[card])
        owe_until(state, rules, first, ending_color(state, rules, card))
        if rules.skips[card]:
            state.owed[first] += 1
    # Last in, first out: the colour is named before the player is picked (FIRST.wild-jackpot).
    if rules.pulls[card]:
        push(state, ASK, first, TARGET)
    if rules.color_of[card] == NO_COLOR and rules.color_count:
        push(state, ASK, first, COLOR)
    proceed(state, rules, chance, True)
