"""What follows when cards are down, and what is still to be carried out before the next turn."""

from __future__ import annotations

from lastcard.rules.drawing import owe, owe_until, settle
from lastcard.rules.fields import (
    ACTIVE,
    ANSWER,
    BOMB,
    DRAW,
    DRAW_UNTIL,
    HOUSE,
    NAMED,
    NEXT,
    NO_COLOR,
    NOBODY,
    OVER,
    PASS_ON,
    PERFORM,
    PULL,
    REMEMBERS,
    STACK,
    SWAP,
    TAKE_EFFECT,
    VOID,
    Chance,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.hands import pass_hands_on, remember_open, swap_hands
from lastcard.rules.lever import perform, pull
from lastcard.rules.piles import has_tasks, own_effect, pop, push
from lastcard.rules.scoring import finish_on_points, finish_round, no_mercy, score
from lastcard.rules.sets import has
from lastcard.rules.telling import tell_bomb
from lastcard.rules.turn import (
    ask,
    ask_several,
    clear_put,
    clear_stack,
    how_many,
    next_seat,
    partner,
    pass_turn,
    reverse,
    skips_by_reverse,
)

BOMB_CARDS = 3
SKIPS_OF = 16
"""How the effects of several cards are packed into the number of a task: pulls below, then a lost turn, then
draws."""


def act_on_next(
    state: StateFields, rules: RulesFields, seat: int, reverses: int, skips: int
) -> tuple[int, int, int]:
    """Where play goes, who is next, and whether that player loses a turn, once these cards are down."""
    direction, skipped = state.direction, skips
    if reverses:
        if skips_by_reverse(state, rules):
            skipped = 1
        elif reverses & 1:
            direction = -direction
    return direction, next_seat(state, rules, seat, direction), skipped


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
    state: StateFields, rules: RulesFields, chance: Chance, seat: int, card: int, target: int, copies: int
) -> None:
    """What so many cards that look alike do, played on a turn by a player who is not out."""
    draws, skips, whom = copies * rules.draw_count[card], rules.skips[card], rules.whom[card]
    if HOUSE and copies > 1:
        act_of_more(state, rules, seat, card, copies)
    if rules.moves[card] == SWAP:
        swap_hands(state, rules, seat, target)
    elif rules.moves[card] == PASS_ON:
        for _ in range(copies):
            pass_hands_on(state, rules, seat)
    if whom == NEXT:
        victim = act(state, rules, seat, copies * rules.reverses[card], draws, skips)
        for _ in range(copies if rules.until[card] != NO_COLOR else 0):
            push(state, DRAW_UNTIL, victim, ending_color(state, rules, card))
    else:
        act(state, rules, seat, rules.reverses[card], 0, 0)
        if whom == NAMED:
            act_on_named(state, rules, card, target, copies)
        else:
            act_on_others(state, rules, seat, card, copies)
    if rules.pulls[card]:
        push(state, PULL, seat, copies)
    own_effect(state, rules, chance, seat, card, target)


@not_inlined
def act_of_more(state: StateFields, rules: RulesFields, seat: int, card: int, copies: int) -> None:
    """What several cards put down together do beyond one: each Skip costs one more player a turn, never the
    one who played them (HOUSE.multi); three numbers make the others draw (HOUSE.bomb)."""
    if rules.bomb and copies >= BOMB_CARDS and has(rules.numbers, card):
        push(state, BOMB, seat, rules.bomb)
    lose_more_turns(state, rules, seat, card, copies, state.owed)


def lose_more_turns(
    state: StateFields, rules: RulesFields, seat: int, card: int, copies: int, owed: list[int]
) -> None:
    """Add to the turns that are owed what each of several Skips costs, but for the first."""
    turned = rules.reverses[card] and skips_by_reverse(state, rules)
    draws = rules.draw_count[card] > 0 or rules.until[card] != NO_COLOR
    if turned or (rules.skips[card] and not draws):
        other = next_seat(state, rules, seat, state.direction)
        for _ in range(copies - 1):
            other = next_seat(state, rules, other, state.direction)
            if other == seat:
                other = next_seat(state, rules, other, state.direction)
            owed[other] += 1


def ending_color(state: StateFields, rules: RulesFields, card: int) -> int:
    """The colour that ends the drawing that this card brings; NO_COLOR for none."""
    return state.color if rules.until[card] == ACTIVE else rules.until[card]


def act_on_named(state: StateFields, rules: RulesFields, card: int, target: int, copies: int) -> None:
    """The player named draws a number of cards, or until one of a certain colour comes (ACT.hat)."""
    owe(state, target, rules.draw_count[card] * copies)
    owe_until(state, rules, target, ending_color(state, rules, card))
    for _ in range(copies - 1 if rules.until[card] != NO_COLOR else 0):
        push(state, DRAW_UNTIL, target, ending_color(state, rules, card))
    if rules.skips[card]:
        state.owed[target] += 1


@not_inlined
def act_on_others(state: StateFields, rules: RulesFields, seat: int, card: int, copies: int) -> None:
    """Everyone else draws, from the next player on; the last task is carried out first."""
    other = next_seat(state, rules, seat, -state.direction)
    while other != seat:
        if rules.draw_count[card]:
            push(state, DRAW, other, rules.draw_count[card] * copies)
        for _ in range(copies if rules.until[card] != NO_COLOR else 0):
            push(state, DRAW_UNTIL, other, ending_color(state, rules, card))
        if rules.skips[card]:
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
        opponents = rules.everyone & ~state.out & ~(1 << seat) & ~(1 << partner(rules, seat))
        ask_several(state, ANSWER, opponents)
    else:
        ask_several(state, ANSWER, 1 << next_seat(state, rules, seat, state.direction))


# What is still to be carried out


def go_on(state: StateFields, rules: RulesFields, chance: Chance) -> bool:
    """Carry out what comes next, or begin the next turn; False when somebody has to decide or it is over."""
    if state.pending == OVER:
        return False
    if not has_tasks(state):
        if HOUSE and rules.turns_each:
            if state.turns == rules.turns_each * (rules.players - how_many(state.gone)):
                finish_on_points(state, rules)
                return False
            state.turns += 1
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
    elif task == DRAW_UNTIL:
        owe_until(state, rules, seat, number)
    elif HOUSE and task == BOMB:
        explode(state, rules, chance, seat, number)
    else:
        ask(state, number, seat)
    return state.actor == NOBODY


@not_inlined
def explode(state: StateFields, rules: RulesFields, chance: Chance, seat: int, cards: int) -> None:
    """Every other player draws; who has too many is out once all have drawn (HOUSE.bomb, HOUSE.mercy)."""
    tell_bomb(state, seat, cards)
    other = next_seat(state, rules, seat, state.direction)
    while other != seat:
        owe(state, other, cards)
        settle(state, rules, chance)
        other = next_seat(state, rules, other, state.direction)
    if rules.mercy:
        for other in range(rules.players):
            if other != seat and state.pending != OVER:
                no_mercy(state, rules, other)


# Who is out


def lapses(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """What a player who is out had still to decide lapses; whether play goes on by itself."""
    if state.pending == OVER:
        return False
    if state.pending == ANSWER:
        state.answering &= ~(1 << seat)
        return state.answering == 0 and all_accepted(state, rules)
    if state.actor != seat:
        return False
    if state.pending == STACK:
        winner = state.first_out
        clear_stack(state)
        state.turn = seat
        if winner != NOBODY:
            finish_round(state, rules, winner)
    state.performer = NOBODY
    clear_put(state)
    return True


def all_accepted(state: StateFields, rules: RulesFields) -> bool:
    """The restricted card on top takes effect (ACT.wild4)."""
    top = state.top
    take_effect(state, rules, state.turn, 0, rules.draw_count[top], rules.skips[top], 0)
    return True


def proceed(state: StateFields, rules: RulesFields, chance: Chance, goes_on: bool) -> None:
    """Draw what is owed and go on until somebody has to decide; count the points of a round that is over."""
    while True:
        if state.debt > 0:
            seat = state.debtor
            settle(state, rules, chance)
            if HOUSE and rules.mercy and state.pending != OVER and no_mercy(state, rules, seat):
                goes_on = goes_on or lapses(state, rules, seat)
        if not goes_on:
            break
        goes_on = go_on(state, rules, chance)
    if REMEMBERS and HOUSE and rules.reveal:
        remember_open(state, rules)
    if state.pending == OVER and state.winner != VOID:
        score(state, rules)
