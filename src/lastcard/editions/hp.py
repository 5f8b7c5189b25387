"""Harry Potter: 112 cards, four of them Sorting Hats (DECK.hp)."""

from __future__ import annotations

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.house import BEFORE_HOUSE
from lastcard.cards.symbols import DRAW_TWO, NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Symbol, deck

GRYFFINDOR = "r"

SORTING_HAT = Symbol("WH", 50, wild=True, whom="named", until=GRYFFINDOR)
"""The player named draws until a Gryffindor card comes, and keeps them all (ACT.hat)."""

HP = CardEdition(
    name="hp",
    version=2,
    earlier=(BEFORE_HOUSE,),
    deck=deck(
        "rygb",
        [(NUMBERS[0], 1), *((number, 2) for number in NUMBERS[1:]), (DRAW_TWO, 2), (REVERSE, 2), (SKIP, 2)],
        [(WILD, 4), (WILD_DRAW_FOUR, 4), (SORTING_HAT, 4)],
    ),
    challengers=Challengers.VICTIM,
)
