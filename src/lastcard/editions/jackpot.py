"""Jackpot: the lever, Jackpot cards and eight rule cards (DECK.jackpot)."""

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.house import BEFORE_HOUSE
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.symbols import (
    DRAW_TWO,
    JACKPOT,
    NUMBERS,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_JACKPOT,
    deck,
)

IDEAS = (
    "discard-to 2",
    "play-run",
    "draw-to 7",
    "play-wilds",
    "take-most 2",
    "act Cluck like a hen until your next turn",
    "act Hug the player with the most cards",
    "act High-five everyone with your feet",
)
"""RULE.ideas, used where nobody writes their own (RULE.write)."""

JACKPOT_EDITION = CardEdition(
    name="jackpot",
    version=2,
    earlier=(BEFORE_HOUSE,),
    deck=deck(
        "rygb",
        [
            *((number, 2 if number.points % 2 else 1) for number in NUMBERS),
            (DRAW_TWO, 2),
            (REVERSE, 2),
            (SKIP, 2),
            (JACKPOT, 4),
        ],
        [(WILD, 2), (WILD_DRAW_FOUR, 4), (WILD_JACKPOT, 2)],
    ),
    challengers=Challengers.VICTIM,
    rule_cards=tuple(RuleCard.from_text(idea) for idea in IDEAS),
)
