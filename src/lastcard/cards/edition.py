"""A card edition: a deck and the few ways in which it differs from its sisters."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from lastcard.cards.house import HOUSE_RULES
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.symbols import Card
from lastcard.core.options import Choice, Numbers, Option
from lastcard.core.refusal import Refusal
from lastcard.core.versions import Earlier, Versioned, with_default
from lastcard.rules.fields import DRAWN_CARDS, UNO_CALLS

FEWEST_PLAYERS, MOST_PLAYERS = 2, 10
LEFT_AFTER_DEAL = 5
MOST_POINTS = 999_999_999
USUAL_HAND = 7


class Challengers(Enum):
    """Who may challenge a restricted card."""

    ANYONE = "CHAL.who-usa"
    VICTIM = "CHAL.who"


@dataclass(frozen=True, slots=True)
class CardEdition(Versioned[int]):
    """Everything the kernel needs to know of an edition.

    `version` moves when behaviour moves; `earlier` says how each version before differed from the next. Most
    editions are read from a deck file (`lastcard.cards.decks`).

    >>> from lastcard.cards.symbols import NUMBERS, SKIP, WILD, deck
    >>> cards = deck("rb", [*((number, 2) for number in NUMBERS[1:6]), (SKIP, 2)], [(WILD, 4)])
    >>> mini = CardEdition(name="mini", version=1, deck=cards, challengers=Challengers.VICTIM)
    >>> len(mini.deck), mini.colors, mini.largest_hand(2)
    (28, ('r', 'b'), 11)
    """

    name: str
    version: int
    deck: tuple[Card, ...]
    challengers: Challengers
    rule_cards: tuple[RuleCard, ...] = ()
    earlier: tuple[Earlier, ...] = ()
    title: tuple[tuple[str, str], ...] = ()
    """What people call it, by language."""
    defaults: tuple[tuple[str, str], ...] = ()
    """The options that it is usually played with, where they are not the rulebook's."""
    most: int = MOST_PLAYERS
    """Players."""
    carried: bool = field(default=False, compare=False)
    """Whether records and journals carry it whole: nobody else has to know it."""

    family: ClassVar[str] = "cards"
    fewest: ClassVar[int] = FEWEST_PLAYERS

    def __hash__(self) -> int:
        """By few fields: rules are looked up by their edition, and a deck is long."""
        return hash((self.name, self.version, len(self.deck)))

    @property
    def colors(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card.color for card in self.deck if card.color))

    def newest_options(self, players: int) -> tuple[Option, ...]:
        """What a table of this size can choose, in the newest version."""
        largest = self.largest_hand(players)
        usual = dict(self.defaults)
        dealt = min(int(usual.pop("hand-size", USUAL_HAND)), largest)
        options: tuple[Option, ...] = (
            Choice("drawn", DRAWN_CARDS, ("TURN.drawn", "HOUSE.drawn")),
            Choice("wild4", ("bluff", "strict", "free"), ("ACT.wild4-legal", "ACT.wild4-bluff")),
            Choice("uno", UNO_CALLS, ("UNO.say", "UNO.auto", "HOUSE.uno-after", "HOUSE.uno-off")),
            Choice("scoring", ("winner", "lowest"), ("SCORE.winner", "SCORE.lowest")),
            Numbers("target", 500, ((1, MOST_POINTS),), ("SCORE.target",)),
            Numbers("hand-size", dealt, ((1, largest),), ("SETUP.deal",)),
            Choice("reverse-two", ("skip", "plain"), ("ACT.reverse-two",)),
            *HOUSE_RULES,
        )
        return tuple(with_default(one, usual[one.name]) if one.name in usual else one for one in options)

    @property
    def largest_hands(self) -> list[int]:
        """For each number of players, from the fewest on."""
        return [self.largest_hand(players) for players in range(self.fewest, self.most + 1)]

    @property
    def left_after_deal(self) -> int:
        """How many cards have to be left: five, and one that can be turned over (FIRST.wild4)."""
        return max(LEFT_AFTER_DEAL, 1 + sum(card.symbol.restricted for card in self.deck))

    def largest_hand(self, players: int) -> int:
        """The most cards each that still leave enough."""
        left = self.left_after_deal
        if len(self.deck) - left < players:
            raise Refusal("too-few-cards", "SETUP.deal", there=len(self.deck), needed=players + left)
        return (len(self.deck) - left) // players
