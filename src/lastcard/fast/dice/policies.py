"""Players of the dice game as compiled code, and whole games among them."""

from __future__ import annotations

from typing import Any

from lastcard.dice.rules.actions import CLOSE, DONE, LINK, MINUS_AT, PLUS_AT, STAND
from lastcard.dice.rules.fields import ALL_DICE, CHAIN, DICE_COUNT, MINUS, NO_FACE, PLUS, ROLL, STAR
from lastcard.fast.bits import nth_bit, popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compile import called, compiled
from lastcard.fast.dice.kernel import (
    chain_dice,
    entry_at,
    first_alike,
    is_called,
    last_entry,
    minus_hits,
    next_faces,
    next_seat,
    plus_hits,
    room,
)
from lastcard.fast.dice.search import first_die, longest, search, some_set

NO_DIE = -1

RANDOM, GOOD = 0, 1
"""The policies by their codes."""

# What a chain gains is told in twelfths of a space of the own board.
SPACE = 12
FULL = 20 * SPACE
STAR_LAST = SPACE // 2
"""Any die may start the next chain (DICE.chain-start)."""
THREAT = 1 << 40


@compiled
def at_random(state: Any, rules: Any, seat: int) -> int:
    """Any dice again, any die that fits for as long as one does, any penalty that can be used."""
    if state.pending == ROLL:
        return rerolled(state, random_below(state, ALL_DICE + 1))
    if state.pending == CHAIN:
        return any_link(state, rules, seat)
    return any_penalty(state, rules)


@compiled
def rerolled(state: Any, dice: int) -> int:
    """The set of dice that is rolled when the faces of these are named (DICE.reroll)."""
    for die in range(1, DICE_COUNT):
        if dice >> die & 1:
            other = first_alike(state, die, ALL_DICE & ~dice)
            dice = dice & ~(1 << die) | 1 << other
    return dice


@compiled
def any_link(state: Any, rules: Any, seat: int) -> int:
    """A die that fits, or the end of the chain if none does; of two wild spaces each counts."""
    fitting = next_faces(state, rules, seat)
    dice = chain_dice(state)
    for die in range(DICE_COUNT):
        if not fitting >> state.shown[die] & 1:
            dice &= ~(1 << die)
    if dice == 0:
        return CLOSE
    return int(LINK + state.shown[nth_bit(dice, random_below(state, popcount(dice)))])


@compiled
def any_penalty(state: Any, rules: Any) -> int:
    """A penalty that can be used, and against whom; `done` if there is none."""
    actions = 0
    for seat in range(rules.players):
        actions |= plus_hits(state, rules, seat) << seat
        actions |= minus_hits(state, rules, seat) << (MINUS_AT - PLUS_AT + seat)
    if actions == 0:
        return DONE
    return PLUS_AT + nth_bit(actions, random_below(state, popcount(actions)))


@called
def good(state: Any, rules: Any, seat: int) -> int:
    """The chain that gains most; dice again that are in no such chain; penalties for the player who leads."""
    if state.pending == ROLL:
        return good_reroll(state, rules, seat)
    if state.pending == CHAIN:
        return good_link(state, rules, seat)
    return good_penalty(state, rules)


@compiled
def good_reroll(state: Any, rules: Any, seat: int) -> int:
    """Roll again what is not in the longest chain; stand if it fills the board.

    Against one opponent a penalty is worth a space, more than a die is likely to bring; against several it
    is not (100,000 games each). A star without another brings less than what comes in its place.
    """
    search(state, rules, seat)
    size = 0
    end = 0
    for die in range(DICE_COUNT):
        length = longest(state, rules, die)
        if length > size:
            size = length
            end = die
    if size >= room(state, rules, seat):
        return STAND
    kept = wild_dice(state)
    if size:
        kept |= some_set(state, rules, end, size)
    if rules.players == 2:
        kept |= penalty_dice(state)
    return rerolled(state, ALL_DICE & ~kept)


@compiled
def wild_dice(state: Any) -> int:
    """The dice of all wild spaces, which every longest chain has."""
    dice = 0
    star = NO_DIE
    for die in range(DICE_COUNT):
        if state.shown[die] == STAR:
            if star == NO_DIE:
                star = die
            else:
                dice |= 1 << die | 1 << star
                star = NO_DIE
    return dice


@compiled
def penalty_dice(state: Any) -> int:
    """The dice that show a penalty."""
    dice = 0
    for die in range(DICE_COUNT):
        if state.shown[die] == PLUS or state.shown[die] == MINUS:
            dice |= 1 << die
    return dice


@compiled
def good_link(state: Any, rules: Any, seat: int) -> int:
    """The next die of the chain that gains most; the end, if it gains most as it is."""
    beside = search(state, rules, seat)
    linked = state.linked
    most = gain(state, rules, seat, linked, state.last) if linked else 0
    best = NO_DIE
    for die in range(DICE_COUNT):
        size = longest(state, rules, die)
        if size:
            gained = gain(state, rules, seat, linked + size, state.shown[die])
            if gained > most:
                most = gained
                best = die
    if best == NO_DIE:
        return CLOSE
    dice = some_set(state, rules, best, longest(state, rules, best))
    return int(LINK + state.shown[first_die(state, beside, dice, best)])


@compiled
def gain(state: Any, rules: Any, seat: int, length: int, last: int) -> int:
    """The spaces that a chain fills, less those that its call fills for the others (DICE.call)."""
    if length >= room(state, rules, seat):
        return FULL
    gained = length * SPACE
    if last == STAR:
        gained += STAR_LAST
    for other in range(rules.players):
        if other != seat and is_called(rules, other, last, last_entry(state, rules, other)):
            gained -= FULL if room(state, rules, other) == 1 else others_space(rules)
    return gained


@compiled
def others_space(rules: Any) -> int:
    """What a space of another's board is worth: as much as an own one, shared among all the others."""
    return SPACE if rules.players == 2 else SPACE // 2 if rules.players == 3 else SPACE // 3


@compiled
def good_penalty(state: Any, rules: Any) -> int:
    """The penalty that leaves its target furthest from the end, once the call is written too."""
    best = DONE
    most = -1
    seat = state.turn
    for _ in range(1, rules.players):
        # Of several as close to the end, the player who comes first.
        seat = next_seat(rules, seat)
        if plus_hits(state, rules, seat):
            harmed = harm(state, rules, seat, last_entry(state, rules, seat))
            if harmed > most:
                most = harmed
                best = PLUS_AT + seat
        if minus_hits(state, rules, seat):
            harmed = harm(state, rules, seat, entry_at(state, rules, seat, state.entries[seat] - 2))
            if harmed > most:
                most = harmed
                best = MINUS_AT + seat
    return best


@compiled
def harm(state: Any, rules: Any, seat: int, after: int) -> int:
    """How much further from the end a seat is with a space more to fill and this as its last entry."""
    left = room(state, rules, seat)
    now = left - will_write(state, rules, seat, last_entry(state, rules, seat))
    return threat(now) - threat(left + 1 - will_write(state, rules, seat, after))


@compiled
def will_write(state: Any, rules: Any, seat: int, last: int) -> int:
    """1 if the call to come will have this seat write, were this its last entry; else 0."""
    return int(state.last != NO_FACE and is_called(rules, seat, state.last, last))


@compiled
def threat(left: int) -> int:
    """How close a player is to the end with this many spaces left."""
    return THREAT // (2 * left + 1)


@compiled
def choose(state: Any, rules: Any, seat: int, policy: int) -> int:
    """What the player with this policy does."""
    if policy == GOOD:
        return good(state, rules, seat)
    return at_random(state, rules, seat)
