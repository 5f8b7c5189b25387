"""The dice game as whole numbers: the words of a row, the words of the tables, and the ids of actions.

A face is its place in `dice.faces.FACES`: 0-23 the coloured numbers, then the star, +1 and -1. An entry
of a board is its number, or 7 for a star. A set of dice has a bit for each die, a set of faces one for each
face.
"""

from __future__ import annotations

SEATS, DICE_COUNT, SIDES_EACH = 4, 6, 6

NUMBERS = 24
"""So many coloured numbers there are: six of the first colour, six of the next."""
STAR, PLUS, MINUS = 24, 25, 26
STAR_ENTRY = 7
ALL_DICE = 0b111111
NONE = -1
"""No face, no seat."""

ROLL, CHAIN, PENALTY, OVER = range(4)
"""What can be pending."""

# --- a row; word 0 is the generator (chance.RNG) ---
TURN, PENDING = 1, 2
DICE = 3
"""The face of each die."""
USED, LINKED, LINKS = 9, 10, 11
"""The chain so far: the set of dice in it, how many faces it has, and these faces, 5 bits each."""
LAST = 12
"""The last face of the chain so far, and of the chain put down until its call."""
PLUSES, MINUSES = 13, 14
"""The penalties that are left."""
CALL, WINNER, DECISIONS = 15, 16, 17
ENTRIES = 18
"""For each seat how many entries its board has."""
EXTRAS = 22
"""For each seat how many extra spaces are outlined."""
REACH = 26
"""Work space of `dice_search`, which says what is in it."""
BOARDS = 32
"""What is written: for each seat so many words, 16 entries in each, 4 bits an entry."""
BOARD_WORDS = 13
ROW = BOARDS + SEATS * BOARD_WORDS

LINK_BITS = 5
ENTRY_BITS, WORD_SHIFT, WORD_ENTRIES = 4, 4, 16

# --- the tables ---
PLAYERS, BLANK, EXTRA = 0, 1, 2
FIRST = 3
"""The seat that starts; none if it is drawn."""
MOST_DECISIONS = 4
"""A rollout stops there."""
WIPED = 5
"""How many words of a board can be in use."""
COLORS = 6
"""For each seat the colour of its board, 0-3 as in the faces."""
SIDES = 10
"""The faces of the first die, of the second …"""
FITS = SIDES + DICE_COUNT * SIDES_EACH
"""For each number and the star: the set of faces that may follow it."""
STARTS = FITS + STAR + 1
"""For each entry: the set of faces that may start a chain after it."""
WITHOUT = STARTS + STAR_ENTRY + 1
"""For each die: the sets of dice that do not have it, a bit for each set."""
SIZES = WITHOUT + DICE_COUNT
"""For each number of dice: the sets of so many."""
TABLES = SIZES + DICE_COUNT + 1

# --- actions ---
STAND = 0
"""And 1-63: roll this set of dice again."""
LINK = 64
"""Put the face 0-24 next into the chain."""
CLOSE = LINK + STAR + 1
"""The chain is complete."""
PLUS_AT, MINUS_AT = 90, 94
"""Use a penalty against the seat 0-3."""
DONE = 98
ACTIONS = 99
