"""The fields of a dice game and of the rules it is played by, each declared once.

A face is its place in `dice.faces.FACES`: first the coloured numbers, then the star, +1 and -1. An entry of
a board is its number, or 7 for a star. A set of dice has a bit for each die, a set of faces one for each
face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from lastcard.dice import faces

Dice = list[int]
"""A number for each die."""
Seats = list[int]
"""A number for each seat."""
Spaces = list[int]
"""An entry for each space of each board: those of seat 0 first. 0 where nothing is written."""
Table = list[int]
"""A table of `dice.faces`, the same for all games."""

SEATS: Final = 4
LARGEST_BOARD: Final = 99
MOST_SPACES: Final = 2 * LARGEST_BOARD
"""Blank and extra spaces of the largest board."""
DICE_COUNT: Final = len(faces.DICE)
ALL_DICE: Final = (1 << DICE_COUNT) - 1
SIDES_EACH: Final = 6
NUMBERS: Final = len(faces.NUMBERED)
"""There are this many coloured numbers: those of the first colour, then those of the next."""
EACH_COLOR: Final = 6
STAR: Final = faces.FACES.index(faces.STAR)
PLUS: Final = faces.FACES.index(faces.PLUS)
MINUS: Final = faces.FACES.index(faces.MINUS)
STAR_ENTRY: Final = faces.ENTRIES.index(faces.STAR)
LINK_BITS: Final = 5
NO_FACE: Final = -1
NOBODY: Final = -1

# The one decision that is being waited for.
ROLL, CHAIN, PENALTY, OVER = range(4)
Pending = Literal["roll", "chain", "penalty", "over"]
PENDINGS: tuple[Pending, ...] = get_args(Pending)


class StateFields:
    """What both backends know of a position. Nothing in it is hidden."""

    if not TYPE_CHECKING:
        __slots__ = ()

    turn: int = 0
    pending: int = OVER
    used: int = 0
    """The set of dice that are in the chain so far."""
    linked: int = 0
    """How many faces the chain so far has."""
    links: int = 0
    """These faces, LINK_BITS each, the first lowest."""
    last: int = NO_FACE
    """The last face of the chain so far, and of the chain put down until its call."""
    pluses: int = 0
    """The penalties that can still be used."""
    minuses: int = 0
    called: int = NO_FACE
    """What was called last."""
    winner: int = NOBODY
    shown: Dice
    """The face of each die."""
    entries: Seats
    """How many entries each board has."""
    extras: Seats
    """How many extra spaces are outlined on each board."""
    written: Spaces


class RulesFields:
    """What both backends know of the rules of a table."""

    if not TYPE_CHECKING:
        __slots__ = ()

    players: int
    blank: int
    extra: int
    spaces: int
    """Blank and extra spaces of a board."""
    first: int
    """The seat that starts; nobody where it is drawn."""
    hues: Seats
    """The colour of each board, as a number: coloured faces have them in this order."""
    sides: Table
    """The faces of the first die, of the second …"""
    fits: Table
    """What may follow a face in a chain (DICE.chain, DICE.wild)."""
    starts: Table
    """What may start a chain on a board that ends so (DICE.chain-start)."""
