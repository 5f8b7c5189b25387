"""The jackpot machine: the lever, and carrying out rule cards."""

from __future__ import annotations

from lastcard.rules.drawing import owe
from lastcard.rules.fields import (
    ACT,
    COLORS,
    DISCARD,
    DISCARD_TO,
    DRAW_TO,
    PERFORM,
    PLAY_RUN,
    PLAY_WILDS,
    REMEMBERS,
    RUN,
    SPIN_ALL,
    SPIN_ANY,
    SPIN_COLORS,
    SPIN_DRAW4,
    SPIN_LEFT,
    TAKE_MOST,
    TARGET,
    WILDS,
    Chance,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.hands import down_to_one, forget_hand
from lastcard.rules.legal import run_goes_on
from lastcard.rules.piles import deal_rule_cards, dispense, push, rule_kind, rule_number, spin, take_unseen
from lastcard.rules.scoring import no_mercy
from lastcard.rules.sets import meets, some, without
from lastcard.rules.telling import tell_spun
from lastcard.rules.turn import ask, next_seat

LEVER_DRAWS = 4


@not_inlined
def pull(state: StateFields, rules: RulesFields, chance: Chance, seat: int) -> None:
    """Pull the lever and carry out what the spinner shows (JACK.pull)."""
    shown = spin(state, chance)
    tell_spun(state, seat, shown)
    if shown == SPIN_ANY:
        ask(state, TARGET, seat)
    elif shown == SPIN_COLORS:
        # With no coloured card nothing is asked (JACK.colors).
        if some(without(state.hands[seat], rules.wilds)):
            ask(state, COLORS, seat)
    elif shown == SPIN_DRAW4:
        owe(state, seat, LEVER_DRAWS)
    elif shown == SPIN_ALL:
        deal_rule_cards(state, rules, chance, seat)
    else:
        # Right and left are those of the table, whatever the direction (JACK.right, JACK.left).
        player = next_seat(state, rules, seat, 1 if shown == SPIN_LEFT else -1)
        push(state, PERFORM, player, dispense(state, rules, chance, player))


@not_inlined
def perform(state: StateFields, rules: RulesFields, chance: Chance, seat: int, rule: int) -> None:
    """Begin to carry out a rule card, up to the first choice in it."""
    kind, number = rule_kind(rules, rule), rule_number(rules, rule)
    if kind == DISCARD_TO:
        if state.counts[seat] > number:
            perform_and_ask(state, seat, rule, DISCARD)
    elif kind == PLAY_RUN:
        if run_goes_on(state, rules, seat):
            perform_and_ask(state, seat, rule, RUN)
    elif kind == DRAW_TO:
        owe(state, seat, number - state.counts[seat])
    elif kind == PLAY_WILDS:
        if meets(state.hands[seat], rules.wilds):
            perform_and_ask(state, seat, rule, WILDS)
    elif kind == TAKE_MOST:
        take_most(state, rules, chance, seat, number)
    else:
        perform_and_ask(state, seat, rule, ACT)


def perform_and_ask(state: StateFields, seat: int, rule: int, pending: int) -> None:
    """The first choice in a rule card."""
    state.performer = seat
    state.performed = rule
    ask(state, pending, seat)


def take_most(state: StateFields, rules: RulesFields, chance: Chance, seat: int, number: int) -> None:
    """Of several with the most cards, the first after the taker; never the last card (RULE.take-most)."""
    victim, most = seat, 0
    other = next_seat(state, rules, seat, state.direction)
    while other != seat:
        if state.counts[other] > most:
            victim, most = other, state.counts[other]
        other = next_seat(state, rules, other, state.direction)
    count = min(number, most - 1)
    if count < 1:
        return
    take_unseen(state, rules, chance, seat, victim, count)
    if REMEMBERS:
        forget_hand(state, rules, victim)
    down_to_one(state, rules, victim, 0)
    if rules.mercy:
        no_mercy(state, rules, seat)
