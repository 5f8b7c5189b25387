"""The ids of actions: every move that a compiled game knows, as a number.

Cards that look alike are of one kind. Coloured kinds go colour by colour, with the numbers first; four kinds
of wilds come after them, of which the third names a player. Of the coloured ones only those in the place of
the 7 may (HOUSE.seven). In a deck without colours the wilds have the kinds of coloured cards.
"""

from __future__ import annotations

from typing import Final

from lastcard.rules.fields import MOST_PLAYERS, NO_COLOR, NOBODY

KIND_COLORS: Final = 4
KIND_SYMBOLS: Final = 14
"""How many symbols of coloured cards have kinds."""
COLORED_KINDS: Final = KIND_COLORS * KIND_SYMBOLS
KIND_WILDS: Final = 4
AIMING_KIND: Final = COLORED_KINDS + 2
KINDS: Final = COLORED_KINDS + KIND_WILDS

PLAY_WILD: Final = COLORED_KINDS
"""The three kinds of wilds that name nobody, with four colours each."""
PLAY_AT: Final = PLAY_WILD + 3 * KIND_COLORS
"""The wild that names a player, by colour and seat."""
PLAY_SEVEN: Final = PLAY_AT + KIND_COLORS * MOST_PLAYERS
"""A coloured card in the place of the 7 that names a player, by colour and seat."""
SEVEN: Final = 7
PLAYS: Final = PLAY_SEVEN + KIND_COLORS * MOST_PLAYERS
WITH_UNO: Final = PLAYS
DRAW_ONE: Final = 2 * PLAYS
KEEP: Final = DRAW_ONE + 1
PASS: Final = DRAW_ONE + 2
ACCEPT: Final = DRAW_ONE + 3
CHALLENGE: Final = DRAW_ONE + 4
SAY_UNO: Final = DRAW_ONE + 5
DONE: Final = DRAW_ONE + 6
NAME_COLOR: Final = DONE + 1
PICK_TARGET: Final = NAME_COLOR + KIND_COLORS
CATCH: Final = PICK_TARGET + MOST_PLAYERS
PUT: Final = CATCH + MOST_PLAYERS
"""Put one card of this kind down, of several in one move."""
ACTIONS: Final = PUT + KINDS


def played_kind(action: int) -> int:
    """The kind of card that an action below PLAYS plays."""
    if action < PLAY_WILD:
        return action
    if action >= PLAY_SEVEN:
        return (action - PLAY_SEVEN) // MOST_PLAYERS * KIND_SYMBOLS + SEVEN
    if action >= PLAY_AT:
        return AIMING_KIND
    which = (action - PLAY_WILD) // KIND_COLORS
    return COLORED_KINDS + (which if which < 2 else 3)


def played_color(action: int) -> int:
    """The colour that an action below PLAYS names."""
    if action < PLAY_WILD or action >= PLAY_SEVEN:
        return NO_COLOR
    if action < PLAY_AT:
        return (action - PLAY_WILD) % KIND_COLORS
    return (action - PLAY_AT) // MOST_PLAYERS


def played_target(action: int) -> int:
    """The seat that an action below PLAYS names."""
    return NOBODY if action < PLAY_AT else (action - PLAY_AT) % MOST_PLAYERS


def seven_action(kind: int) -> int:
    """Playing a card in the place of the 7, at the first seat."""
    return PLAY_SEVEN + kind // KIND_SYMBOLS * MOST_PLAYERS


def play_action(kind: int, color: int, target: int) -> int:
    """Playing a card of this kind, with the colour and the seat that it names, if any."""
    if kind < COLORED_KINDS:
        return kind if target == NOBODY else seven_action(kind) + target
    return wild_action(kind, color) if target == NOBODY else PLAY_AT + MOST_PLAYERS * color + target


def wild_action(kind: int, color: int) -> int:
    """Playing a wild that names nobody, with this colour."""
    which = kind - COLORED_KINDS
    return PLAY_WILD + KIND_COLORS * (which if which < 2 else 2) + color
