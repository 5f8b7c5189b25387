"""Where everything of a card game lies: in the row of a game, and in the tables it is played by.

A card is a *place*: 64 times its word, plus its bit. Cards that look alike have one *kind*. Colours 0 and 1
lie in the first word and 2 and 3 in the second, wilds in both, so that one `&` for each word tells what fits.
"""

from __future__ import annotations

COLORS = 4
SYMBOLS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S", "J")
WILD_CODES = ("W", "W4", "WH", "WJ")
SYMBOL_COUNT = 14
COLORED_KINDS = 56
HAT_KIND = COLORED_KINDS + 2
KINDS = 60
NO_KIND = -1
NO_COLOR = -1
NOBODY = -1

PER_COLOR = 25
"""Bits of a word for one colour."""
MOST_PLAYERS = 10
MOST_RULES = 8

# What is being waited for.
OVER, TURN, DRAWN, COLOR_WANTED, TARGET, ANSWER, COLORS_PUT, DISCARD, RUN, WILDS, ACT = range(11)
PENDINGS = ("over", "turn", "drawn", "color", "target", "answer", "colors", "discard", "run", "wilds", "act")

# What is still to be carried out: what it is, whose, and a number, in one word.
PULL, PERFORM, FALL, ASK = range(4)
TASK_BITS, SEAT_BITS = 2, 4
# The number of a FALL: cards to draw, times the lever is pulled, and whether a turn is lost.
FALL_PULLS, FALL_SKIPS = 8, 16
MOST_TASKS = 64

# The row of a game. Word 0 is its generator.
DRAW = 1  # two words: the draw pile
UNDER = 3  # two words: the discard pile under its top card
TOP = 5  # the place of the top card, which is in no set
COLOR = 6
DIRECTION = 7
DEALER = 8
ON_TURN = 9
PENDING = 10
ACTOR = 11
DRAWN_KIND = 12
ANSWERING = 13  # sets of seats, one bit each, like the next ones
CATCHABLE = 14
CAUGHT = 15
SAID = 16
PASSED = 17
BLUFFED = 18
OPENING = 19
OWED = 20  # turns to lose, six bits a seat
DISPENSER = 21  # rule cards, one bit each
USED = 22
PERFORMER = 23
PERFORMED = 24  # the rule card that is being carried out
# What has been put down in the move or run that is going on.
REVERSES = 25
DRAWS = 26
SKIPS = 27
PULLS = 28
PICKED = 29  # colours put down, one bit each; another bit for anything at all
WINNER = 30
ROUNDS = 31
MATCH = 32  # the seats that have won the match, one bit each
DECISIONS = 33
FAULT = 34  # something that cannot happen has happened: a given outcome that does not fit, too many tasks
TASKS = 35  # how many
# Cards that somebody has to draw before anything else happens, and whether one colour ends the drawing.
DEBTOR = 36
DEBT = 37
UNTIL_COLOR = 38
BEGAN = 39  # how many decisions there were when the round was dealt
HANDS = 40  # two words a seat
SCORES = HANDS + 2 * MOST_PLAYERS
AGENDA = SCORES + MOST_PLAYERS
WIDTH = AGENDA + MOST_TASKS

OWED_BITS = 6
PICKED_ANY = 1 << COLORS

UNDECIDED, VOID = -2, -1
"""What WINNER is before a round has ended, and when nobody has won it."""

# The tables: options, then sets of cards in two words each, then what each kind is and does.
PLAYERS = 0
MUST = 1
BLUFFS = 2
AUTO_UNO = 3
TARGET_SCORE = 4
HAND_SIZE = 5
REVERSE_SKIPS = 6
LOWEST = 7
ANYONE_CHALLENGES = 8
RULE_COUNT = 9
ALL_CARDS = 12
WILD_CARDS = 14
ALWAYS = 16  # wilds that fit on anything
RESTRICTED = 18
COLOR_SETS = 20
SYMBOL_SETS = COLOR_SETS + 2 * COLORS
KIND_SETS = SYMBOL_SETS + 2 * (SYMBOL_COUNT + 1)  # the last symbol is that of wilds, which matches nothing
KIND_AT = KIND_SETS + 2 * KINDS
SYMBOL_OF = KIND_AT + 128
POINTS = SYMBOL_OF + KINDS
DRAWS_OF = POINTS + KINDS
FLAGS = DRAWS_OF + KINDS
RULE_KINDS = FLAGS + KINDS
RULE_NUMBERS = RULE_KINDS + MOST_RULES
UNTIL = RULE_NUMBERS + MOST_RULES  # the cards that end a hat's drawing
POINT_SETS = UNTIL + 2  # for each binary digit of what a card is worth, the cards that have it
POINT_DIGITS = 6
# What hands are weighed by: sets of cards, and weights in thousandths, each in as many columns as there are
# classes of sizes of a hand.
PLAIN_WILDS = POINT_SETS + 2 * POINT_DIGITS
FOURS = PLAIN_WILDS + 2
AIMING = FOURS + 2
HOLDING = AIMING + 2
DRAWING = HOLDING + 2
PULLING = DRAWING + 2
OWN_CLASSES, OTHER_CLASSES = 6, 5
SIZE_WEIGHTS = PULLING + 2
HAND_WEIGHTS = SIZE_WEIGHTS + OWN_CLASSES * OTHER_CLASSES
HAND_FEATURES = 19
OTHER_WEIGHTS = HAND_WEIGHTS + OWN_CLASSES * HAND_FEATURES
OTHER_FEATURES = 7
TABLES = OTHER_WEIGHTS + OTHER_CLASSES * OTHER_FEATURES

# What a kind does.
IS_WILD, DOES_SKIP, DOES_REVERSE, DOES_PULL, IS_RESTRICTED, DOES_AIM = 1, 2, 4, 8, 16, 32
ACTS = DOES_SKIP | DOES_REVERSE | DOES_PULL | DOES_AIM

# Rule cards, as `cards.rulecards.KINDS` has them.
DISCARD_TO, PLAY_RUN, DRAW_TO, PLAY_WILDS, TAKE_MOST, ACT_OUT = range(6)

# Where the lever stops, as `cards.lever.SPINS` has them.
SPIN_ANY, SPIN_RIGHT, SPIN_LEFT, SPIN_ALL, SPIN_COLORS, SPIN_DRAW4 = range(6)

# Actions.
PLAYS = 108
PLAY_WILD = 56  # W, W4 and WJ, four colours each
PLAY_HAT = 68  # by colour and seat
WITH_UNO = PLAYS
DRAW_ONE = 2 * PLAYS
KEEP = DRAW_ONE + 1
PASS = DRAW_ONE + 2
ACCEPT = DRAW_ONE + 3
CHALLENGE = DRAW_ONE + 4
SAY_UNO = DRAW_ONE + 5
DONE = DRAW_ONE + 6
NAME_COLOR = DONE + 1
PICK_TARGET = NAME_COLOR + COLORS
CATCH = PICK_TARGET + MOST_PLAYERS
PUT = CATCH + MOST_PLAYERS
ACTIONS = PUT + KINDS
