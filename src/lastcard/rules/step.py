"""Carrying out what a player does, which must be legal.

Each function returns whether play goes on by itself; `proceed` then carries it on.
"""

from __future__ import annotations

from lastcard.rules.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    DONE,
    DRAW_ONE,
    NAME_COLOR,
    PASS,
    PICK_TARGET,
    PLAYS,
    PUT,
    SAY_UNO,
    played_color,
    played_kind,
    played_target,
)
from lastcard.rules.drawing import can_draw, draw_card, owe
from lastcard.rules.effects import (
    act_of_card,
    all_accepted,
    await_answers,
    count_in,
    proceed,
    put_takes_effect,
    put_takes_effect_later,
)
from lastcard.rules.fields import (
    ASK,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    HOUSE,
    NEVER,
    NEXT,
    NO_COLOR,
    NOBODY,
    PERFORM,
    PICKED_ANY,
    REMEMBERS,
    RUN,
    STACK,
    TURN,
    VOID,
    WILDS,
    Chance,
    RulesFields,
    StateFields,
)
from lastcard.rules.hands import decline, down_to_one, holds_color, put_down, put_under, remember_shown
from lastcard.rules.legal import allowed_cards, can_put_color, fitting, run_goes_on, to_discard
from lastcard.rules.piles import card_of_kind, dispense, push
from lastcard.rules.scoring import finish_round, no_mercy
from lastcard.rules.sets import has, join, meets
from lastcard.rules.telling import tell_challenged, tell_drew, tell_lost_turn, tell_stacked
from lastcard.rules.turn import ask, clear_stack, next_seat, reverse

WRONG_CHALLENGE_DRAWS = 2


def play(
    state: StateFields,
    rules: RulesFields,
    chance: Chance,
    seat: int,
    card: int,
    color: int,
    target: int,
    said: int,
) -> bool:
    """Play a card: on a turn, in a run, on a stack, or out of turn (HOUSE.jump-in)."""
    if state.pending == RUN:
        return play_in_run(state, rules, seat, card, color, said)
    copies = 1
    if HOUSE:
        copies += state.together
        state.together = state.jumped = 0
        if state.pending == STACK:
            return play_on_stack(state, rules, seat, card, color, said, copies)
    before, restricted = state.color, rules.restricted[card]
    if restricted:
        # Settled now, whatever is drawn before the challenge (CHAL.answer).
        state.bluffed = int(holds_color(state, rules, seat, before))
    state.catchable = state.passed = 0
    state.turn = seat
    put_down(state, rules, seat, card, color)
    left = state.counts[seat]
    if left == 1:
        down_to_one(state, rules, seat, said)
    if REMEMBERS and restricted:
        state.before = before
    if HOUSE and rules.stack and is_stacked(rules, card):
        state.doubtful = int(restricted and rules.bluff)
        return stack_up(state, rules, seat, card, copies)
    if restricted and rules.bluff:
        await_answers(state, rules, seat)
        return False
    if rules.acts[card] or copies > 1:
        if left:
            act_of_card(state, rules, chance, seat, card, target, copies)
        elif rules.whom[card] == NEXT:
            # Only the draws of a last card still count (END.last-draw, END.last-other).
            owe(state, next_seat(state, rules, seat, state.direction), rules.draw_count[card] * copies)
    if left == 0:
        finish_round(state, rules, seat)
    return True


def play_in_run(state: StateFields, rules: RulesFields, seat: int, card: int, color: int, said: int) -> bool:
    """The actions of the whole run take effect together, once no card fits any more (RULE.play-run)."""
    put_down(state, rules, seat, card, color)
    down_to_one(state, rules, seat, said)
    count_in(state, rules, card, PICKED_ANY)
    if state.counts[seat] and run_goes_on(state, rules, seat):
        return False
    return done(state, rules, seat)


# Draw cards on draw cards


def is_stacked(rules: RulesFields, card: int) -> bool:
    """Whether this card begins a stack, or adds to one."""
    return has(rules.draw_twos, card) or has(rules.draw_fours, card)


def stack_up(state: StateFields, rules: RulesFields, seat: int, card: int, copies: int) -> bool:
    """Draw cards begin a stack or add to it; it falls on the next player (HOUSE.stack)."""
    state.total += rules.draw_count[card] * copies
    state.wild_on_top = int(has(rules.wilds, card))
    return fall_on(state, rules, seat, next_seat(state, rules, seat, state.direction))


def fall_on(state: StateFields, rules: RulesFields, seat: int, victim: int) -> bool:
    """The stack falls on this player, now that the other's card lies there. One with no cards draws nothing
    (HOUSE.stack-last)."""
    if state.counts[seat] == 0 and state.first_out == NOBODY:
        state.first_out = seat
    if state.counts[victim] == 0:
        finish_round(state, rules, state.first_out)
        return True
    tell_stacked(state, victim)
    ask(state, STACK, victim)
    return False


def play_on_stack(
    state: StateFields, rules: RulesFields, seat: int, card: int, color: int, said: int, copies: int
) -> bool:
    """Put a card on the stack: it grows, or goes elsewhere (HOUSE.stack, HOUSE.deflect, HOUSE.revenge)."""
    state.catchable = state.passed = state.doubtful = 0
    state.turn = seat
    put_down(state, rules, seat, card, color)
    down_to_one(state, rules, seat, said)
    if is_stacked(rules, card):
        if rules.revenge:
            state.total += state.total + rules.draw_count[card] * copies
        return stack_up(state, rules, seat, card, copies)
    _, victim = sent_to(state, rules, seat, card, copies)
    if rules.reverses[card]:
        for _ in range(copies):
            reverse(state)
    return fall_on(state, rules, seat, victim)


def sent_to(state: StateFields, rules: RulesFields, seat: int, card: int, copies: int) -> tuple[int, int]:
    """Where play goes, and on whom a stack falls, once this seat has put so many of these cards on it."""
    direction = state.direction
    if rules.reverses[card] and copies & 1:
        direction = -direction
    victim = next_seat(state, rules, seat, direction)
    if rules.skips[card] and rules.draw_count[card] == 0:
        for _ in range(copies):
            victim = next_seat(state, rules, victim, direction)
    return direction, victim


def take_stack(state: StateFields, rules: RulesFields, seat: int, cards: int) -> bool:
    """The player that the stack falls on draws and loses the turn; play goes on after that player."""
    winner = state.first_out
    clear_stack(state)
    owe(state, seat, cards)
    state.turn = seat
    tell_lost_turn(state, seat)
    if winner != NOBODY:
        finish_round(state, rules, winner)
    return True


def draw(state: StateFields, rules: RulesFields, chance: Chance, seat: int) -> bool:
    """One card, which may be played if it can; otherwise the turn passes (TURN.drawn-unplayable)."""
    state.catchable = state.passed = 0
    if REMEMBERS:
        decline(state, seat, join(fitting(rules, state.color, state.top), rules.restricted_cards))
    card = draw_card(state, rules, chance, seat)
    if HOUSE and rules.draws_on:
        card = draw_until_one_goes(state, rules, chance, seat, card)
    tell_drew(state, seat)
    if HOUSE and rules.mercy and no_mercy(state, rules, seat):
        return True
    asks = rules.drawn != NEVER and has(allowed_cards(rules, state.hands[seat], state.color, state.top), card)
    if REMEMBERS:
        # Since it is not asked for, everybody knows that it does not fit either.
        state.fresh[seat] = int(asks or rules.drawn == NEVER)
    if asks:
        state.drawn = card
        state.pending = DRAWN
    return not asks


def draw_until_one_goes(state: StateFields, rules: RulesFields, chance: Chance, seat: int, card: int) -> int:
    """Go on until a card comes that goes, or none can be drawn; the last one (HOUSE.draw-until)."""
    while not has(allowed_cards(rules, state.hands[seat], state.color, state.top), card):
        if not can_draw(state, rules, seat):
            break
        card = draw_card(state, rules, chance, seat)
        state.drew_more += 1
    return card


def pass_by(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """PILE.blocked: void when every player has passed since the last play or draw."""
    state.catchable = 0
    state.passed |= 1 << seat
    if state.passed | state.out == rules.everyone:
        finish_round(state, rules, VOID)
    return True


def accept(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """When all have accepted, ACT.wild4 happens (CHAL.answer); or one takes the whole stack (HOUSE.stack)."""
    if HOUSE and state.pending == STACK:
        return take_stack(state, rules, seat, state.total)
    state.answering &= ~(1 << seat)
    return state.answering == 0 and all_accepted(state, rules)


def challenge(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """CHAL.show, CHAL.guilty, CHAL.innocent, and CHAL.last-card where the hand is empty."""
    player, draws = state.turn, rules.draw_count[state.top]
    state.answering = 0
    tell_challenged(state, seat, player)
    if REMEMBERS:
        remember_shown(state, rules, seat, player)
    if HOUSE:
        if state.pending == STACK and not state.bluffed:
            return take_stack(state, rules, seat, draws + WRONG_CHALLENGE_DRAWS)
        clear_stack(state)
    if state.bluffed:
        owe(state, player, draws)
    else:
        owe(state, seat, draws + WRONG_CHALLENGE_DRAWS)
        state.owed[next_seat(state, rules, player, state.direction)] += 1
    if state.counts[player] == 0:
        finish_round(state, rules, player)
    return True


def misplay(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Cards that do not go were shown and went back: their player draws, the turn passes (HOUSE.misplay)."""
    if not can_draw(state, rules, seat):
        return pass_by(state, rules, seat)
    state.catchable = state.passed = 0
    owe(state, seat, rules.misplay)
    return True


def say_uno(state: StateFields, seat: int) -> bool:
    """UNO.say."""
    state.said |= 1 << seat
    state.catchable &= ~(1 << seat)
    return False


def catch(state: StateFields, rules: RulesFields, target: int) -> bool:
    """Settled even with nothing to draw: it cannot be said for this card afterwards (UNO.caught)."""
    state.catchable &= ~(1 << target)
    state.caught |= 1 << target
    owe(state, target, rules.caught_draws)
    return False


def name_color(state: StateFields, rules: RulesFields, seat: int, color: int) -> bool:
    """For the first card, or after a rule card (FIRST.wild, RULE.play-wilds)."""
    state.color = color
    if REMEMBERS:
        state.named[seat] = color
    state.performer = NOBODY
    return True


def pick_target(state: StateFields, rules: RulesFields, chance: Chance, target: int) -> bool:
    """JACK.any, FIRST.jackpot."""
    push(state, PERFORM, target, dispense(state, rules, chance, target))
    return True


def done(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """A run, an act, or the cards of `colors` are over."""
    if state.pending == COLORS:
        if state.picked:
            down_to_one(state, rules, seat, 0)
        put_takes_effect(state, rules, seat)
        return True
    state.performer = NOBODY
    if state.pending == RUN:
        put_takes_effect(state, rules, seat)
    return True


# Cards put down one after the other in one move


def put(state: StateFields, rules: RulesFields, seat: int, card: int) -> bool:
    """One card of a `discard` or of `wilds`, or of several that are played together."""
    if HOUSE and state.pending in (TURN, DRAWN, STACK):
        return put_together(state, rules, seat, card)
    if state.pending == DISCARD:
        return put_to_discard(state, rules, seat, card)
    put_down(state, rules, seat, card, NO_COLOR)
    if state.pending == WILDS:
        count_in(state, rules, card, PICKED_ANY)
        return put_wild(state, rules, seat)
    count_in(state, rules, card, PICKED_ANY | 1 << rules.color_of[card])
    return not can_put_color(state, rules, seat) and done(state, rules, seat)


def put_together(state: StateFields, rules: RulesFields, seat: int, card: int) -> bool:
    """One of several cards that are played together, of which the last is still to come (HOUSE.multi)."""
    if state.together == 0:
        state.catchable = state.passed = 0
        state.jumped = int(seat != state.actor)
    put_down(state, rules, seat, card, NO_COLOR)
    state.together += 1
    ask(state, state.pending, seat)
    return False


def put_to_discard(state: StateFields, rules: RulesFields, seat: int, card: int) -> bool:
    """Until as many are left as the rule card says (RULE.discard-to)."""
    put_under(state, rules, seat, card)
    state.picked = PICKED_ANY
    if to_discard(state, rules, seat) > 0:
        return False
    state.picked = 0
    state.performer = NOBODY
    if state.counts[seat] == 0:
        finish_round(state, rules, seat)
    else:
        down_to_one(state, rules, seat, 0)
    return True


def put_wild(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Once all wilds are down, one colour for all; a player who is out names none (RULE.play-wilds)."""
    if meets(state.hands[seat], rules.wilds):
        return False
    down_to_one(state, rules, seat, 0)
    put_takes_effect_later(state, seat)
    if state.counts[seat] and rules.color_count:
        push(state, ASK, seat, COLOR)
    else:
        state.performer = NOBODY
    return True


# Actions by their ids


def step(state: StateFields, rules: RulesFields, chance: Chance, seat: int, action: int) -> None:
    """Carry out an action, and go on until somebody has to decide."""
    if action < 2 * PLAYS:
        said = action >= PLAYS
        action = action - PLAYS if said else action
        card = card_of_kind(state, rules, seat, played_kind(action))
        goes_on = play(
            state, rules, chance, seat, card, played_color(action), played_target(action), int(said)
        )
    else:
        goes_on = answer(state, rules, chance, seat, action)
    proceed(state, rules, chance, goes_on)


def answer(state: StateFields, rules: RulesFields, chance: Chance, seat: int, action: int) -> bool:
    """Carry out an action that plays no card."""
    if action == DRAW_ONE:
        return draw(state, rules, chance, seat)
    if action >= PUT:
        return put(state, rules, seat, card_of_kind(state, rules, seat, action - PUT))
    if action >= CATCH:
        return catch(state, rules, action - CATCH)
    if action >= PICK_TARGET:
        return pick_target(state, rules, chance, action - PICK_TARGET)
    if action >= NAME_COLOR:
        return name_color(state, rules, seat, action - NAME_COLOR)
    return say(state, rules, seat, action)


def say(state: StateFields, rules: RulesFields, seat: int, action: int) -> bool:
    """Carry out an action that is one word."""
    if action == PASS:
        return pass_by(state, rules, seat)
    if action == ACCEPT:
        return accept(state, rules, seat)
    if action == CHALLENGE:
        return challenge(state, rules, seat)
    if action == SAY_UNO:
        return say_uno(state, seat)
    if action == DONE:
        return done(state, rules, seat)
    # What is left is to keep the card just drawn.
    return True
