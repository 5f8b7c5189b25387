"""Players inside compiled code: a random one, with the choices of `bots.random_cards`."""

from __future__ import annotations

from lastcard.fast.bits import natural, nth_bit, popcount
from lastcard.fast.chance import random_below
from lastcard.fast.compiled import Row, compiled
from lastcard.fast.hands import can_draw, holds_color, kind_at, random_place
from lastcard.fast.layout import (
    ACCEPT,
    ACT,
    ANSWER,
    COLOR_SETS,
    COLOR_WANTED,
    COLORED_KINDS,
    COLORS,
    COLORS_PUT,
    DECISIONS,
    DISCARD,
    DONE,
    DRAW_ONE,
    DRAWN,
    HANDS,
    HAT_KIND,
    KEEP,
    NAME_COLOR,
    NO_COLOR,
    NOBODY,
    PASS,
    PENDING,
    PICK_TARGET,
    PICKED,
    PLAYERS,
    PUT,
    RUN,
    TARGET,
    TURN,
    WILD_CARDS,
)
from lastcard.fast.lever import playable_word, proceed
from lastcard.fast.rules import answer, play_card


@compiled
def random_step(row: Row, tables: Row, given: Row, seat: int) -> None:
    """A random card that fits, a draw only when none does; it never bluffs, challenges or forgets UNO.

    A card goes straight to the rules: to make an action of it, and a card of that again, would take long.
    """
    first = second = 0
    if row[PENDING] in (TURN, DRAWN, RUN):
        first, second = playable_word(row, tables, seat, 0), playable_word(row, tables, seat, 1)
    if first | second != 0:
        goes_on = _play_random(row, tables, seat, natural(random_place(row, first, second)))
    else:
        goes_on = answer(row, tables, given, seat, _random_answer(row, tables, seat))
    row[DECISIONS] += 1
    proceed(row, tables, given, goes_on)


@compiled
def _play_random(row: Row, tables: Row, seat: int, place: int) -> bool:
    color, target = NO_COLOR, NOBODY
    kind = kind_at(tables, place)
    if kind >= COLORED_KINDS:
        color = random_below(row, COLORS)
    if kind == HAT_KIND:
        players = tables[PLAYERS]
        target = (seat + 1 + random_below(row, players - 1)) % players
    return play_card(row, tables, seat, place, color, target, True)


@compiled
def _random_answer(row: Row, tables: Row, seat: int) -> int:
    """The action where no card is played."""
    pending = row[PENDING]
    if pending == TURN:
        return DRAW_ONE if can_draw(row) else PASS
    if pending == DRAWN:
        return KEEP
    if pending == ANSWER:
        return ACCEPT
    if pending == COLOR_WANTED:
        return NAME_COLOR + random_below(row, COLORS)
    if pending == TARGET:
        return PICK_TARGET + random_below(row, tables[PLAYERS])
    if pending == ACT:
        return DONE
    return PUT + _random_kind_to_put(row, tables, seat)


@compiled
def _random_kind_to_put(row: Row, tables: Row, seat: int) -> int:
    """The kind of a random card that can be put down: any, a wild, or one of a colour not put down yet."""
    hand = HANDS + 2 * seat
    first, second = row[hand], row[hand + 1]
    if row[PENDING] != DISCARD:
        cards = WILD_CARDS
        if row[PENDING] == COLORS_PUT:
            cards = COLOR_SETS + 2 * _random_color_to_put(row, tables, seat)
        first &= tables[cards]
        second &= tables[cards + 1]
    return kind_at(tables, random_place(row, first, second))


@compiled
def _random_color_to_put(row: Row, tables: Row, seat: int) -> int:
    """A colour held of which no card has been put down yet; the kernel asks only while there is one."""
    there = 0
    for color in range(COLORS):
        if row[PICKED] >> color & 1 == 0 and holds_color(row, tables, seat, color):
            there |= 1 << color
    return nth_bit(there, random_below(row, popcount(there)))
