"""Harry Potter: 112 cards, four of them Sorting Hats (DECK.hp)."""

from __future__ import annotations

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.hands import draw_cards
from lastcard.cards.moves import Play
from lastcard.cards.state import State
from lastcard.cards.symbols import DRAW_TWO, NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Symbol, deck
from lastcard.core.chance import Chance

GRYFFINDOR = "r"


def sort(state: State, seat: int, play: Play, chance: Chance) -> None:
    """The player named draws until a Gryffindor card comes, and keeps them all (ACT.hat)."""
    assert play.target is not None
    gryffindor = state.rules.color_sets[GRYFFINDOR]
    draw_cards(state, play.target, len(state.rules.deck), chance, until=gryffindor)


SORTING_HAT = Symbol("WH", 50, wild=True, aims=True, effect=sort)

HP = CardEdition(
    name="hp",
    version=1,
    deck=deck(
        "rygb",
        [(NUMBERS[0], 1), *((number, 2) for number in NUMBERS[1:]), (DRAW_TWO, 2), (REVERSE, 2), (SKIP, 2)],
        [(WILD, 4), (WILD_DRAW_FOUR, 4), (SORTING_HAT, 4)],
    ),
    challengers=Challengers.VICTIM,
)
