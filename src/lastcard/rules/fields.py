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

REMEMBERS = True
"""Whether a state keeps what players could remember. Code is compiled without it where nobody asks for it."""

# The one decision that is being waited for.
OVER, TURN, DRAWN, COLOR, TARGET, ANSWER, COLORS, DISCARD, RUN, WILDS, ACT = range(11)
Pending = Literal[
    "over", "turn", "drawn", "color", "target", "answer", "colors", "discard", "run", "wilds", "act"
]
PENDINGS: tuple[Pending, ...] = get_args(Pending)

UNDECIDED, VOID = -2, -1
"""What `winner` is before the first round has ended, and after a round that nobody won."""

# What is still to be carried out: a task, whose it is, and a number or a rule card.
PULL, PERFORM, TAKE_EFFECT, ASK, DRAW = range(5)
TASKS: Final = ("pull", "perform", "take-effect", "ask", "draw")

# Whom the draws and the lost turn of a card are meant for.
NEXT, OTHERS, NAMED = range(3)
WHOM: Final = ("next", "others", "named")

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
    winner: Winner = UNDECIDED
    """Who won the round that was finished last."""
    won: SeatSet = 0
    """The seats that have won the match."""
    rounds: int = 0
    counts: Seats
    """How many cards each hand has."""
    owed: Seats
    """Turns to lose (JACK.colors-effects)."""
    scores: Totals
    hands: Hands
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
    must: int
    """A drawn card that goes has to be played (TURN.drawn)."""
    bluff: int
    auto_uno: int
    target: int
    hand_size: int
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
    """The colour that ends the drawing of the player named."""
    moves: ByCard
    """Which hands move."""
    all_cards: Cards
    wilds: Cards
    restricted_cards: Cards
    """Cards that only fit without the active colour; none with `wild4 = "free"`."""
    color_sets: Sets
    """The cards of each colour; the last set is for no colour at all."""
    kind_sets: Sets
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
