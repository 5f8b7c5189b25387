"""What the network answers: a number for each choice, and the action that each of them is.

Choices of a colour come colour by colour, alike for all of them. Players are named by their place in the
order of play. Playing a card with UNO and without it is one choice: UNO is said where it can be.
"""

from __future__ import annotations

from functools import cache

from lastcard.rules import actions as at
from lastcard.rules.actions import COLORED_KINDS, KIND_COLORS, KIND_SYMBOLS, KIND_WILDS
from lastcard.rules.fields import MOST_PLAYERS

# What can be done with each colour.
PLAY = 0
PUT = PLAY + KIND_SYMBOLS
NAME_WITH = PUT + KIND_SYMBOLS
"""Playing one of the three kinds of wilds that name nobody."""
AIM = NAME_WITH + 3
"""Playing the wild that names a player, by place: the next player first."""
NAME = AIM + MOST_PLAYERS - 1
COLOR_CHOICES = NAME + 1

# What has no colour.
REST = KIND_COLORS * COLOR_CHOICES
WORDS = (at.DRAW_ONE, at.KEEP, at.PASS, at.ACCEPT, at.CHALLENGE, at.DONE)
PUT_WILD = REST + len(WORDS)
TARGET = PUT_WILD + KIND_WILDS
"""Picking a player, by place: the own seat first."""
CHOICES = TARGET + MOST_PLAYERS
REST_CHOICES = CHOICES - REST

NOTHING = -1


@cache
def actions_of_choices(players: int, seat: int, direction: int) -> tuple[int, ...]:
    """The action that each choice is for this seat, NOTHING where there is no such player."""
    seats = [(seat + place * direction) % players for place in range(players)]
    others = seats[1:]
    found = []
    for color in range(KIND_COLORS):
        found += [color * KIND_SYMBOLS + symbol for symbol in range(KIND_SYMBOLS)]
        found += [at.PUT + color * KIND_SYMBOLS + symbol for symbol in range(KIND_SYMBOLS)]
        found += [at.PLAY_WILD + which * KIND_COLORS + color for which in range(3)]
        found += _by_place(at.PLAY_AT + MOST_PLAYERS * color, others, MOST_PLAYERS - 1)
        found.append(at.NAME_COLOR + color)
    found += WORDS
    found += [at.PUT + COLORED_KINDS + wild for wild in range(KIND_WILDS)]
    found += _by_place(at.PICK_TARGET, seats, MOST_PLAYERS)
    return tuple(found)


def _by_place(first: int, seats: list[int], places: int) -> list[int]:
    return [first + seat for seat in seats] + [NOTHING] * (places - len(seats))
