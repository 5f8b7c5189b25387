"""What follows when cards are down, and what is still to be carried out before the next turn."""

from __future__ import annotations

from lastcard.rules.drawing import owe, settle
from lastcard.rules.fields import (
    ANSWER,
    DRAW,
    NAMED,
    NEXT,
    NO_COLOR,
    NOBODY,
    OVER,
    PASS_ON,
    PERFORM,
    PULL,
    SWAP,
    TAKE_EFFECT,
    VOID,
    Chance,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.hands import pass_hands_on, swap_hands
from lastcard.rules.lever import perform, pull
from lastcard.rules.piles import has_tasks, own_effect, pop, push
from lastcard.rules.scoring import finish_round, score
from lastcard.rules.sets import size
from lastcard.rules.turn import ask, ask_several, clear_put, next_seat, pass_turn, reverse

SKIPS_OF = 16
"""How the effects of several cards are packed into the number of a task: pulls below, then a lost turn, then
draws."""


def loses_turn(rules: RulesFields, reverses: int, skips: int) -> int:
    """Whether cards with these reverses and skips make the next player lose a turn (ACT.reverse-two)."""
    return 1 if reverses and rules.reverse_skips else skips


def act_on_next(
    state: StateFields, rules: RulesFields, seat: int, reverses: int, skips: int
) -> tuple[int, int, int]:
    """Where play goes, who is next, and whether that player loses a turn, once these cards are down."""
    direction = state.direction
    if reverses & 1 and not rules.reverse_skips:
        direction = -direction
    return direction, next_seat(state, rules, seat, direction), loses_turn(rules, reverses, skips)


def act(state: StateFields, rules: RulesFields, seat: int, reverses: int, draws: int, skips: int) -> int:
    """Reverses turn the direction, then the next player draws and owes one turn (JACK.colors-effects).

    One card of a turn acts like several put down together. Returns the next player.
    """
    direction, victim, skipped = act_on_next(state, rules, seat, reverses, skips)
    if direction != state.direction:
        reverse(state)
    owe(state, victim, draws)
    if skipped:
        state.owed[victim] += 1
    return victim


def act_of_card(
    state: StateFields, rules: RulesFields, chance: Chance, seat: int, card: int, target: int
) -> None:
    """What a card does that is played on a turn by a player who is not out."""
    draws, skips, whom = rules.draw_count[card], rules.skips[card], rules.whom[card]
    if rules.moves[card] == SWAP:
        swap_hands(state, rules, seat, target)
    elif rules.moves[card] == PASS_ON:
        pass_hands_on(state, rules, seat)
    if whom == NEXT:
        act(state, rules, seat, rules.reverses[card], draws, skips)
    else:
        act(state, rules, seat, rules.reverses[card], 0, 0)
        if whom == NAMED:
            act_on_named(state, rules, card, target)
        else:
            act_on_others(state, rules, seat, draws, skips)
    if rules.pulls[card]:
        push(state, PULL, seat, 1)
    own_effect(state, rules, chance, seat, card, target)


def act_on_named(state: StateFields, rules: RulesFields, card: int, target: int) -> None:
    """The player named draws a number of cards, or until one of a certain colour comes (ACT.hat)."""
    state.until = rules.until[card]
    owe(state, target, rules.draw_count[card] if state.until == NO_COLOR else size(rules.all_cards))
    if rules.skips[card]:
        state.owed[target] += 1


@not_inlined
def act_on_others(state: StateFields, rules: RulesFields, seat: int, draws: int, skips: int) -> None:
    """Everyone else draws, from the next player on; the last task is carried out first."""
    other = next_seat(state, rules, seat, -state.direction)
    while other != seat:
        if draws:
            push(state, DRAW, other, draws)
        if skips:
            state.owed[other] += 1
        other = next_seat(state, rules, other, -state.direction)


def take_effect(
    state: StateFields, rules: RulesFields, seat: int, reverses: int, draws: int, skips: int, pulls: int
) -> None:
    """The actions of cards that `seat` put down together are for the next player, who pulls the lever too.

    A player who is out by it wins then (RULE.out).
    """
    victim = act(state, rules, seat, reverses, draws, skips)
    if state.counts[seat] == 0:
        finish_round(state, rules, seat)
    elif pulls > 0:
        push(state, PULL, victim, pulls)


def put_takes_effect(state: StateFields, rules: RulesFields, seat: int) -> None:
    """The same for what has been put down in the move or run that is over."""
    reverses, draws, skips, pulls = state.reverses, state.draws, state.skips, state.pulls
    clear_put(state)
    take_effect(state, rules, seat, reverses, draws, skips, pulls)


def put_takes_effect_later(state: StateFields, seat: int) -> None:
    """The actions of wilds take effect once their colour has been named (RULE.play-wilds)."""
    push(state, TAKE_EFFECT, seat, (state.draws * 2 + state.skips) * SKIPS_OF + state.pulls)
    clear_put(state)


def count_in(state: StateFields, rules: RulesFields, card: int, picked: int) -> None:
    """Add what a card does to what the others of the same move or run do."""
    state.reverses += rules.reverses[card]
    state.draws += rules.draw_count[card]
    state.skips |= rules.skips[card]
    state.pulls += rules.pulls[card]
    state.picked |= picked


def await_answers(state: StateFields, rules: RulesFields, seat: int) -> None:
    """CHAL.who-usa, CHAL.who: any opponent, or only the one who would draw."""
    if rules.anyone:
        ask_several(state, ANSWER, rules.everyone & ~(1 << seat))
    else:
        ask_several(state, ANSWER, 1 << next_seat(state, rules, seat, state.direction))


# What is still to be carried out


def go_on(state: StateFields, rules: RulesFields, chance: Chance) -> bool:
    """Carry out what comes next, or begin the next turn; False when somebody has to decide or it is over."""
    if state.pending == OVER:
        return False
    if not has_tasks(state):
        pass_turn(state, rules)
        return False
    state.actor = NOBODY
    task, seat, number = pop(state)
    if task == PULL:
        if number > 1:
            push(state, PULL, seat, number - 1)
        pull(state, rules, chance, seat)
    elif task == PERFORM:
        perform(state, rules, chance, seat, number)
    elif task == TAKE_EFFECT:
        draws, others = number // (2 * SKIPS_OF), number % (2 * SKIPS_OF)
        take_effect(state, rules, seat, 0, draws, others // SKIPS_OF, others % SKIPS_OF)
    elif task == DRAW:
        owe(state, seat, number)
    else:
        ask(state, number, seat)
    return state.actor == NOBODY


def proceed(state: StateFields, rules: RulesFields, chance: Chance, goes_on: bool) -> None:
    """Draw what is owed and go on until somebody has to decide; count the points of a round that is over."""
    while True:
        if state.debt > 0:
            settle(state, rules, chance)
        if not goes_on:
            break
        goes_on = go_on(state, rules, chance)
    if state.pending == OVER and state.winner != VOID:
        score(state, rules)
