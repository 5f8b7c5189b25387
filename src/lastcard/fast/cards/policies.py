"""Players inside compiled code: a random one, with the choices of `bots.cards.random`."""

from __future__ import annotations

from typing import Any

from lastcard.fast.bits import natural, nth_bit, popcount
from lastcard.fast.cards.history import note_action, note_play
from lastcard.fast.cards.kernel import (
    answer,
    can_draw,
    holds_color,
    names_player,
    next_seat,
    play,
    proceed,
    rightly_playable,
    says_uno_with,
)
from lastcard.fast.cards.piles import random_card
from lastcard.fast.chance import random_below
from lastcard.fast.compile import compiled
from lastcard.rules.actions import ACCEPT, DONE, DRAW_ONE, KEEP, NAME_COLOR, PASS, PICK_TARGET, PUT
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    NO_COLOR,
    NOBODY,
    RUN,
    STACK,
    TARGET,
    TURN,
)


@compiled
def random_step(state: Any, rules: Any, given: Any, seat: int) -> None:
    """A random card that fits, a draw only when none does; it never bluffs, challenges or forgets UNO.

    A card goes straight to the rules: to make an action of it, and a card of that again, would take long.
    """
    first = second = 0
    if state.pending in (TURN, DRAWN, RUN, STACK):
        cards: Any = rightly_playable(state, rules, seat)
        first, second = cards
    if first | second != 0:
        goes_on = _play_random(state, rules, given, seat, natural(random_card(state, first, second)))
    else:
        action = _random_answer(state, rules, seat)
        note_action(state, seat, action)
        goes_on = answer(state, rules, given, seat, action)
    state.decisions += 1
    proceed(state, rules, given, goes_on)


@compiled
def _play_random(state: Any, rules: Any, given: Any, seat: int, card: int) -> bool:
    color, target = NO_COLOR, NOBODY
    if rules.color_of[card] == NO_COLOR and rules.color_count:
        color = random_below(state, rules.color_count)
    if rules.acts[card] and names_player(state, rules, seat, card):
        target = next_seat(state, rules, seat, 1)
        for _ in range(random_below(state, rules.players - popcount(state.out) - 1)):
            target = next_seat(state, rules, target, 1)
    said = int(says_uno_with(state, rules, seat))
    note_play(state, rules, seat, card, color, target, said)
    return play(state, rules, given, seat, card, color, target, said)


@compiled
def _random_answer(state: Any, rules: Any, seat: int) -> int:
    """The action where no card is played."""
    pending = state.pending
    if pending == TURN:
        return DRAW_ONE if can_draw(state, rules, seat) else PASS
    if pending == DRAWN:
        return KEEP
    if pending in (ANSWER, STACK):
        return ACCEPT
    if pending == COLOR:
        return NAME_COLOR + random_below(state, rules.color_count)
    if pending == TARGET:
        inside = rules.everyone & ~state.out
        return PICK_TARGET + nth_bit(inside, random_below(state, popcount(inside)))
    if pending == ACT:
        return DONE
    return PUT + _random_kind_to_put(state, rules, seat)


@compiled
def _random_kind_to_put(state: Any, rules: Any, seat: int) -> int:
    """The kind of a random card that can be put down: any, a wild, or one of a colour not put down yet."""
    first, second = state.hands[seat, 0], state.hands[seat, 1]
    if state.pending == COLORS:
        color = _random_color_to_put(state, rules, seat)
        first &= rules.color_sets[color, 0]
        second &= rules.color_sets[color, 1]
    elif state.pending != DISCARD:
        first &= rules.wilds[0]
        second &= rules.wilds[1]
    return rules.kind_of[natural(random_card(state, first, second))]


@compiled
def _random_color_to_put(state: Any, rules: Any, seat: int) -> int:
    """A colour held of which no card has been put down yet; the kernel asks only while there is one."""
    there = 0
    for color in range(rules.color_count):
        if state.picked >> color & 1 == 0 and holds_color(state, rules, seat, color):
            there |= 1 << color
    return nth_bit(there, random_below(state, popcount(there)))
