"""Where a match stands."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Cards, Rules
from lastcard.core.game import Chronicle, Outcome

# The one decision that is being waited for. Plain words: looking up the members of an enumeration
# would take a tenth of the time of a decision.
Pending = Literal[
    "turn", "drawn", "color", "target", "answer", "colors", "discard", "run", "wilds", "act", "over"
]
TURN: Final = "turn"
DRAWN: Final = "drawn"
COLOR: Final = "color"
TARGET: Final = "target"
ANSWER: Final = "answer"
COLORS: Final = "colors"
DISCARD: Final = "discard"
RUN: Final = "run"
WILDS: Final = "wilds"
ACT: Final = "act"
OVER: Final = "over"

NOBODY = -1
NO_CARD = -1


def side(direction: int) -> str:
    """Where play goes: to the left is clockwise."""
    return "left" if direction == 1 else "right"


class Pull(NamedTuple):
    """Still to come: this seat pulls the lever."""

    seat: int


class Perform(NamedTuple):
    """Still to come: this seat carries out a rule card."""

    seat: int
    rule: RuleCard


class Fall(NamedTuple):
    """Still to come: the actions of cards that this seat put down."""

    seat: int
    cards: tuple[int, ...]


class Ask(NamedTuple):
    """Still to come: this seat decides something."""

    seat: int
    pending: Pending


Task = Pull | Perform | Fall | Ask


class State(Chronicle):
    """A position with everything hidden in it. Only the kernel changes it; players get views.

    Cards are their places in the deck. `counts` are the sizes of the hands. `draw` and `discard`
    have their top at the end; until it is replaced by another list, `discard` only grows. `owed` are
    turns to lose (JACK.colors-effects). `catchable`, `said`, `caught`, `answering` and `passed` are
    sets of seats as bits. `agenda` is what is still to be carried out, last first; `run` the cards put
    down in the run that is going on; `opening` whether the first turn is still to come; `rounds` how
    many rounds were dealt.

    The rest anybody at the table could remember of the round: `seen` are the cards of the discard pile.
    A seat that drew on its turn held no card of `declined`, or kept it back; since then so many of its
    cards came as `fresh` says, and these may be any. `named` are the colours that the seats last named
    with a wild; `before` is the colour that was active before the restricted card on top. `known` is what may
    still be there of the hands in `shown`, which are as they were then.
    """

    __slots__ = (
        "actor", "agenda", "answering", "before", "bluffed", "catchable", "caught", "color", "counts",
        "dealer", "declined", "direction", "discard", "dispenser", "draw", "drawn", "fresh", "hands",
        "known", "match", "named", "opening", "owed", "passed", "pending", "performing", "removed", "round",
        "rounds", "rules", "run", "said", "scores", "shown", "top", "turn", "used",
    )  # fmt: skip

    def __init__(self, rules: Rules, rule_cards: tuple[RuleCard, ...] | None = None) -> None:
        super().__init__()
        players = rules.players
        self.rules = rules
        self.hands: list[Cards] = [0] * players
        self.counts = [0] * players
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.removed: Cards = 0
        self.top = NO_CARD
        self.color: str | None = None
        self.before: str | None = None
        self.declined: list[Cards] = [0] * players
        self.fresh = [0] * players
        self.named: list[str | None] = [None] * players
        self.direction = 1
        self.dealer = players - 1
        self.turn = 0
        self.pending: Pending = OVER
        self.actor = NOBODY
        self.drawn = NO_CARD
        self.answering = 0
        self.bluffed = False
        self.catchable = 0
        self.caught = 0
        self.said = 0
        self.passed = 0
        self.owed = [0] * players
        self.opening = False
        self.agenda: list[Task] = []
        self.performing: tuple[int, RuleCard] | None = None
        self.run: tuple[int, ...] = ()
        # Not part of the rules, which everybody may see: what others wrote is hidden until it comes out.
        self.dispenser = list(rules.edition.rule_cards if rule_cards is None else rule_cards)
        self.used: tuple[RuleCard, ...] = ()
        self.shown: tuple[tuple[int, int, Cards], ...] = ()
        self.known: tuple[tuple[int, int, Cards], ...] = ()
        self.scores = (0,) * players
        self.round: Outcome | None = None
        self.rounds = 0
        self.match: Outcome | None = None

    def copy(self) -> State:
        """An independent state, equal in everything."""
        twin = State.__new__(State)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _COPIED:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    @property
    def seen(self) -> Cards:
        """The cards that lie in the discard pile."""
        return self.rules.set_of(self.discard)

    @property
    def pile(self) -> int:
        """How many cards the draw pile has."""
        return len(self.draw)

    @property
    def discards(self) -> int:
        """How many cards the discard pile has, the top card included."""
        return len(self.discard)


_COPIED = (
    "hands", "counts", "draw", "discard", "declined", "fresh", "named", "owed", "agenda", "dispenser",
    "counters", "log",
)  # fmt: skip
_SHARED = ("chance", *(name for name in State.__slots__ if name not in _COPIED))
