"""The fields of a state and of the rules it is played by, each declared once.

The annotations say what a field holds. The slots and the copy of a state are made from them, and the record
type of compiled code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

Cards = int
"""A set of cards of the deck, one bit each."""
Seat = int
"""A seat, or NOBODY."""
SeatSet = int
"""A set of seats, one bit each, the lowest for seat 0."""
Card = int
"""The number of a card, or NO_CARD."""
Color = int
"""The place of a colour among those of the deck, or NO_COLOR."""
Decision = int
"""What is being waited for."""
Winner = int
"""A seat, VOID or UNDECIDED."""
Seats = list[int]
"""A number for each seat."""
Colors = list[Color]
"""A colour for each seat."""
Totals = list[int]
"""A number for each seat that can be large."""
Hands = list[Cards]
"""A set of cards for each seat."""
Pairs = list[Cards]
"""A set of cards for each pair of seats, first by the one who knows, then by the one who holds."""
ByCard = list[int]
"""A small number for each card."""
Sets = list[Cards]
"""Several sets of cards."""
Rule = Any
"""A rule card: the card itself, or its place among those of the table."""

MOST_PLAYERS: Final = 10
NOBODY: Final = -1
NO_CARD: Final = -1
NO_COLOR: Final = -1
ACTIVE: Final = -2
"""In place of a colour: the one that is active once the card is down."""

REMEMBERS = True
"""Whether a state keeps what players could remember. Code is compiled without it where nobody asks for it."""
HOUSE = True
"""Whether house rules are in force. Code is compiled without them, too, for games by the book."""

# The one decision that is being waited for.
OVER, TURN, DRAWN, COLOR, TARGET, ANSWER, COLORS, DISCARD, RUN, WILDS, ACT, STACK = range(12)
Pending = Literal[
    "over",
    "turn",
    "drawn",
    "color",
    "target",
    "answer",
    "colors",
    "discard",
    "run",
    "wilds",
    "act",
    "stack",
]
PENDINGS: tuple[Pending, ...] = get_args(Pending)

UNDECIDED, VOID = -2, -1
"""What `winner` is before the first round has ended, and after a round that nobody won."""

# What is still to be carried out: a task, whose it is, and a number or a rule card.
PULL, PERFORM, TAKE_EFFECT, ASK, DRAW, BOMB, DRAW_UNTIL = range(7)
TASKS: Final = ("pull", "perform", "take-effect", "ask", "draw", "bomb", "draw-until")

# Whom the draws and the lost turn of a card are meant for.
NEXT, OTHERS, NAMED = range(3)
WHOM: Final = ("next", "others", "named")

# What becomes of a drawn card that goes (TURN.drawn, HOUSE.drawn), and when UNO is said (UNO.say, UNO.auto,
# HOUSE.uno-after, HOUSE.uno-off).
BOOK, MAY, MUST, NEVER = range(4)
DRAWN_CARDS: Final = ("book", "may", "must", "never")
CALL, AFTER, AUTO, OFF = range(4)
UNO_CALLS: Final = ("call", "after", "auto", "off")

# What may be put on a stack: a Draw Two on a Draw Two, a Wild Draw Four on one and on a Draw Two, a Draw Two
# on a Wild Draw Four (HOUSE.stack); and what sends it elsewhere (HOUSE.deflect).
TWO_ON_TWO, FOUR_ON_FOUR, FOUR_ON_TWO, TWO_ON_FOUR = 1, 2, 4, 8
BY_REVERSE, BY_SKIP = 1, 2

# Which hands move when a card is played: none, those of its player and of the player named, or all of them,
# each to the next player.
STAY, SWAP, PASS_ON = range(3)

# What rule cards do, and where the lever stops.
DISCARD_TO, PLAY_RUN, DRAW_TO, PLAY_WILDS, TAKE_MOST, ACT_OUT = range(6)
SPIN_ANY, SPIN_RIGHT, SPIN_LEFT, SPIN_ALL, SPIN_COLORS, SPIN_DRAW4 = range(6)
SPINS: Final = ("any", "right", "left", "all", "colors", "draw4")

PICKED_ANY: Final = 1 << 8
"""The bit of `picked` for anything at all; the lower ones are colours."""

POINT_DIGITS: Final = 7
"""Binary digits of what a card can be worth."""
MOST_POINTS_OF_A_CARD: Final = (1 << POINT_DIGITS) - 1


class StateFields:
    """What both backends know of a position."""

    if not TYPE_CHECKING:
        __slots__ = ()

    top: Card = NO_CARD
    color: Color = NO_COLOR
    direction: int = 1
    dealer: Seat = 0
    turn: Seat = 0
    pending: Decision = OVER
    actor: Seat = NOBODY
    """The seat that decides; nobody where several may."""
    answering: SeatSet = 0
    """The seats that may decide now."""
    drawn: Card = NO_CARD
    drew_more: int = 0
    """How many cards were drawn before it in the same draw (HOUSE.draw-until)."""
    pile: int = 0
    """How many cards the draw pile has."""
    discards: int = 0
    """How many cards the discard pile has, the top card included."""
    catchable: SeatSet = 0
    caught: SeatSet = 0
    said: SeatSet = 0
    passed: SeatSet = 0
    bluffed: int = 0
    opening: int = 0
    """Whether the first turn of the round is still to come."""
    performer: Seat = NOBODY
    """Who carries out the rule card `performed`."""
    performed: Rule = None
    reverses: int = 0
    """What the cards do that have been put down in the move or run that is going on."""
    draws: int = 0
    skips: int = 0
    pulls: int = 0
    picked: int = 0
    """The colours put down in it, and a bit for anything at all."""
    debtor: Seat = NOBODY
    """Who has to draw before anything else happens, how many cards, and which colour ends the drawing."""
    debt: int = 0
    until: Color = NO_COLOR
    total: int = 0
    """Of the stack that is being answered (HOUSE.stack); whether its last draw card is a wild, and whether
    that can be doubted."""
    wild_on_top: int = 0
    doubtful: int = 0
    first_out: Seat = NOBODY
    """Who first came to no cards while a stack is being answered (HOUSE.stack-last)."""
    out: SeatSet = 0
    """The seats that are out of the round or of the match, and those of the match alone (HOUSE.mercy,
    HOUSE.knockout)."""
    gone: SeatSet = 0
    together: int = 0
    """How many cards lie already of several that are being put down together (HOUSE.multi), and whether that
    is done out of turn."""
    jumped: int = 0
    flipped: int = 0
    """Whether the top card is the one turned over first."""
    winner: Winner = UNDECIDED
    """Who won the round that was finished last."""
    won: SeatSet = 0
    """The seats that have won the match."""
    rounds: int = 0
    scored: int = 0
    """How many rounds were not void."""
    turns: int = 0
    """How many turns of the round have begun; counted only where there is a limit (HOUSE.end)."""
    counts: Seats
    """How many cards each hand has."""
    owed: Seats
    """Turns to lose (JACK.colors-effects)."""
    left: Seats
    """The seat on the left of each, and on the right, where the order of play is not that of the seats
    (HOUSE.seats)."""
    right: Seats
    scores: Totals
    hands: Hands
    lost: Hands
    """The hand with which a seat went out of the round (HOUSE.mercy)."""
    under: Cards = 0
    """The discard pile under its top card."""

    # What anybody at the table could remember of the round.
    before: Color = NO_COLOR
    """The colour that was active before the restricted card on top."""
    fresh: Seats
    """How many cards came into each hand since its `declined` was noted; these may be any."""
    named: Colors
    """The colour that each seat last named with a wild."""
    declined: Hands
    """What a seat did not hold, or kept back, when it drew on its turn."""
    known: Pairs
    """What may still be there of a hand that was shown (CHAL.show)."""


class RulesFields:
    """What both backends know of the rules of a game: edition, players and options as numbers and sets."""

    if not TYPE_CHECKING:
        __slots__ = ()

    players: int
    everyone: int
    """The set of all seats."""
    color_count: int
    symbol_slots: int
    drawn: int
    """What becomes of a drawn card that goes (TURN.drawn)."""
    draws_on: int
    """A draw goes on until a card goes (HOUSE.draw-until)."""
    forced: int
    """Whoever has a card that goes may not draw (HOUSE.force)."""
    bluff: int
    uno: int
    """When UNO is said."""
    caught_draws: int
    target: int
    stakes: int
    length: int
    """How many rounds a match has (HOUSE.length); 0 where points decide."""
    stack: int
    """What may be put on a stack; 0 where there are none."""
    deflect: int
    revenge: int
    jump_in: int
    multi: int
    bomb: int
    """How many cards it makes the others draw; 0 where there is none (HOUSE.bomb)."""
    misplay: int
    """How many cards a misplay costs; 0 where it is refused (HOUSE.misplay)."""
    reveal: int
    """Hands of so many cards or fewer lie open (HOUSE.reveal)."""
    turns_each: int
    """The most turns of a round for each player it was dealt to (HOUSE.end); 0 for any number."""
    mercy: int
    """Whoever holds so many cards is out of the round; 0 for nobody (HOUSE.mercy)."""
    knockout: int
    teams: int
    shuffled: int
    """The order of play is drawn by lot before every round after the first (HOUSE.seats)."""
    hand_size: int
    hand_limit: int
    """Nobody draws beyond it (HOUSE.hand-limit)."""
    reverse_skips: int
    lowest: int
    """Everyone scores their own cards (SCORE.lowest)."""
    anyone: int
    """Any opponent may challenge (CHAL.who-usa)."""
    color_of: ByCard
    symbol_of: ByCard
    kind_of: ByCard
    """Cards that look alike are of one kind."""
    acts: ByCard
    """Whether anything follows but the next turn."""
    draw_count: ByCard
    skips: ByCard
    reverses: ByCard
    pulls: ByCard
    restricted: ByCard
    whom: ByCard
    until: ByCard
    """The colour that ends the drawing, ACTIVE, or NO_COLOR where a number of cards is drawn."""
    moves: ByCard
    """Which hands move."""
    all_cards: Cards
    wilds: Cards
    draw_twos: Cards
    """Coloured cards, and wilds, that make the next player draw."""
    draw_fours: Cards
    turning: Cards
    """Cards that only reverse, and cards that only skip."""
    skipping: Cards
    numbers: Cards
    finishing: Cards
    """What the last card may be (HOUSE.finish)."""
    restricted_cards: Cards
    """Cards that only fit without the active colour; none with `wild4 = "free"`."""
    color_sets: Sets
    """The cards of each colour; the last set is for no colour at all."""
    kind_sets: Sets
    matches: Sets
    """For each card those that may be put down together with it (HOUSE.multi)."""
    lookalikes: Sets
    """For each card those that nobody can tell from it, itself too."""
    alike: Sets
    """For each card those of its colour and symbol; none for a wild."""
    fits: Sets
    """What fits on a colour and a symbol: TURN.match, TURN.wild."""
    point_sets: Sets
    """For each binary digit of what a card is worth, the cards that have it."""


State = Any
"""A state of the backend in question, with fields of its own."""
Rules = Any
Chance = Any
"""Where outcomes come from: `core.chance.Chance`, or the outcomes that a compiled game is given."""


def not_inlined(function: Any) -> Any:
    """Mark a function that is large or seldom called: compiled code calls it instead of copying it in."""
    function.inlined = False
    return function
