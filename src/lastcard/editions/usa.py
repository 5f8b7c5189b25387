"""USA: the 108-card game in red, white, blue and silver (DECK.usa)."""

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.house import BEFORE_HOUSE
from lastcard.cards.symbols import DRAW_TWO, NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, deck

USA = CardEdition(
    name="usa",
    version=2,
    earlier=(BEFORE_HOUSE,),
    deck=deck(
        "rwbs",
        [(NUMBERS[0], 1), *((number, 2) for number in NUMBERS[1:]), (DRAW_TWO, 2), (REVERSE, 2), (SKIP, 2)],
        [(WILD, 4), (WILD_DRAW_FOUR, 4)],
    ),
    challengers=Challengers.ANYONE,
)
