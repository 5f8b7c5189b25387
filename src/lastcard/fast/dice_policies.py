"""Players of the dice game as compiled code, and whole games among them."""

from __future__ import annotations

from lastcard.fast.bits import nth_bit, popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.dice_layout import (
    ALL_DICE,
    CHAIN,
    CLOSE,
    DECISIONS,
    DICE,
    DICE_COUNT,
    DONE,
    ENTRIES,
    LAST,
    LINK,
    LINKED,
    MINUS,
    MINUS_AT,
    MOST_DECISIONS,
    NONE,
    OVER,
    PENDING,
    PLAYERS,
    PLUS,
    PLUS_AT,
    ROLL,
    STAND,
    STAR,
    TURN,
    WINNER,
)
from lastcard.fast.dice_legal import chain_dice, next_faces, rerolled
from lastcard.fast.dice_rules import (
    entry_at,
    is_called,
    last_entry,
    minus_hits,
    next_seat,
    plus_hits,
    room,
    step,
)
from lastcard.fast.dice_search import first_die, longest, search, some_set

RANDOM, GOOD = 0, 1
"""The policies by their codes."""

# What a chain gains is told in twelfths of a space of the own board.
SPACE = 12
FULL = 20 * SPACE
STAR_LAST = SPACE // 2
"""Any die may start the next chain (DICE.chain-start)."""
THREAT = 1 << 40


@compiled
def at_random(row: Row, tables: Row, seat: int) -> int:
    """Any dice again, any die that fits for as long as one does, any penalty that can be used."""
    if row[PENDING] == ROLL:
        return rerolled(row, random_below(row, ALL_DICE + 1))
    if row[PENDING] == CHAIN:
        return any_link(row, tables, seat)
    return any_penalty(row, tables)


@compiled
def any_link(row: Row, tables: Row, seat: int) -> int:
    """A die that fits, or the end of the chain if none does; of two wild spaces each counts."""
    fitting = next_faces(row, tables, seat)
    dice = chain_dice(row)
    for die in range(DICE_COUNT):
        if not fitting >> row[DICE + die] & 1:
            dice &= ~(1 << die)
    if dice == 0:
        return CLOSE
    return int(LINK + row[DICE + nth_bit(dice, random_below(row, popcount(dice)))])


@compiled
def any_penalty(row: Row, tables: Row) -> int:
    """A penalty that can be used, and against whom; `done` if there is none."""
    actions = 0
    for seat in range(tables[PLAYERS]):
        actions |= plus_hits(row, tables, seat) << seat
        actions |= minus_hits(row, tables, seat) << (MINUS_AT - PLUS_AT + seat)
    if actions == 0:
        return DONE
    return PLUS_AT + nth_bit(actions, random_below(row, popcount(actions)))


@apart
def good(row: Row, tables: Row, seat: int) -> int:
    """The chain that gains most; dice again that are in no such chain; penalties for whoever leads."""
    if row[PENDING] == ROLL:
        return good_reroll(row, tables, seat)
    if row[PENDING] == CHAIN:
        return good_link(row, tables, seat)
    return good_penalty(row, tables)


@compiled
def good_reroll(row: Row, tables: Row, seat: int) -> int:
    """Roll again what is not in the longest chain; stand if it fills the board.

    Against one opponent a penalty is worth a space, more than a die is likely to bring; against several it
    is not (100,000 games each). A star without another brings less than what comes in its place.
    """
    search(row, tables, seat)
    size = 0
    end = 0
    for die in range(DICE_COUNT):
        length = longest(row, tables, die)
        if length > size:
            size = length
            end = die
    if size >= room(row, tables, seat):
        return STAND
    kept = wild_dice(row)
    if size:
        kept |= some_set(row, tables, end, size)
    if tables[PLAYERS] == 2:
        kept |= penalty_dice(row)
    return rerolled(row, ALL_DICE & ~kept)


@compiled
def wild_dice(row: Row) -> int:
    """The dice of all wild spaces, which every longest chain has."""
    dice = 0
    star = NONE
    for die in range(DICE_COUNT):
        if row[DICE + die] == STAR:
            if star == NONE:
                star = die
            else:
                dice |= 1 << die | 1 << star
                star = NONE
    return dice


@compiled
def penalty_dice(row: Row) -> int:
    """The dice that show a penalty."""
    dice = 0
    for die in range(DICE_COUNT):
        if row[DICE + die] == PLUS or row[DICE + die] == MINUS:
            dice |= 1 << die
    return dice


@compiled
def good_link(row: Row, tables: Row, seat: int) -> int:
    """The next die of the chain that gains most; the end, if it gains most as it is."""
    beside = search(row, tables, seat)
    linked = row[LINKED]
    most = gain(row, tables, seat, linked, row[LAST]) if linked else 0
    best = NONE
    for die in range(DICE_COUNT):
        size = longest(row, tables, die)
        if size:
            gained = gain(row, tables, seat, linked + size, row[DICE + die])
            if gained > most:
                most = gained
                best = die
    if best == NONE:
        return CLOSE
    dice = some_set(row, tables, best, longest(row, tables, best))
    return int(LINK + row[DICE + first_die(row, beside, dice, best)])


@compiled
def gain(row: Row, tables: Row, seat: int, length: int, last: int) -> int:
    """The spaces that a chain fills, less those that its call fills for the others (DICE.call)."""
    if length >= room(row, tables, seat):
        return FULL
    gained = length * SPACE
    if last == STAR:
        gained += STAR_LAST
    for other in range(tables[PLAYERS]):
        if other != seat and is_called(row, tables, other, last, last_entry(row, other)):
            gained -= FULL if room(row, tables, other) == 1 else others_space(tables)
    return gained


@compiled
def others_space(tables: Row) -> int:
    """What a space of another's board is worth: as much as an own one, shared among all the others."""
    return SPACE if tables[PLAYERS] == 2 else SPACE // 2 if tables[PLAYERS] == 3 else SPACE // 3


@compiled
def good_penalty(row: Row, tables: Row) -> int:
    """The penalty that leaves its target furthest from the end, once the call is written too."""
    best = DONE
    most = NONE
    seat = row[TURN]
    for _ in range(1, tables[PLAYERS]):
        # Of several as close to the end, whoever comes first.
        seat = next_seat(seat, tables)
        if plus_hits(row, tables, seat):
            harmed = harm(row, tables, seat, last_entry(row, seat))
            if harmed > most:
                most = harmed
                best = PLUS_AT + seat
        if minus_hits(row, tables, seat):
            harmed = harm(row, tables, seat, entry_at(row, seat, row[ENTRIES + seat] - 2))
            if harmed > most:
                most = harmed
                best = MINUS_AT + seat
    return best


@compiled
def harm(row: Row, tables: Row, seat: int, after: int) -> int:
    """How much further from the end a seat is with a space more to fill and this as its last entry."""
    left = room(row, tables, seat)
    now = left - will_write(row, tables, seat, last_entry(row, seat))
    return threat(now) - threat(left + 1 - will_write(row, tables, seat, after))


@compiled
def will_write(row: Row, tables: Row, seat: int, last: int) -> int:
    """1 if the call to come will have this seat write, were this its last entry; else 0."""
    return int(row[LAST] != NONE and is_called(row, tables, seat, row[LAST], last))


@compiled
def threat(left: int) -> int:
    """How close a player is to the end with so many spaces left."""
    return THREAT // (2 * left + 1)


@compiled
def choose(row: Row, tables: Row, seat: int, policy: int) -> int:
    """What the player with this policy does."""
    if policy == GOOD:
        return good(row, tables, seat)
    return at_random(row, tables, seat)


@apart
def rollout(row: Row, tables: Row, given: Row, policies: Row) -> int:
    """Play on to the end, each seat by its policy; gives the winner, or -1 after too many decisions."""
    while row[PENDING] != OVER and row[DECISIONS] < tables[MOST_DECISIONS]:
        seat = row[TURN]
        step(row, tables, given, seat, choose(row, tables, seat, policies[seat]))
    return int(row[WINNER])
