"""What a card is in the slow implementation: a string of docs/notation.md; the decks and the points."""

from __future__ import annotations

COLOURS = {"usa": "rwbs", "hp": "rygb", "jackpot": "rygb"}
WILDS = {"usa": "W W W W", "hp": "W W W W WH WH WH WH", "jackpot": "W W WJ WJ"}


def bare(card: str) -> str:
    """The card without the colour that was named for it."""
    return card.split(":", maxsplit=1)[0]


def is_wild(card: str) -> bool:
    return card.startswith("W")


def is_number(card: str) -> bool:
    return not is_wild(card) and card[1:].isdigit()


def colour(card: str) -> str:
    """The card's colour; of a wild the one named, and none ("") when none was named."""
    return card.partition(":")[2] if is_wild(card) else card[0]


def symbol(card: str) -> str:
    return bare(card) if is_wild(card) else card[1:]


def points(card: str) -> int:
    """DECK.points."""
    if is_wild(card):
        return 50
    if is_number(card):
        return int(symbol(card))
    return 40 if symbol(card) == "J" else 20


def worth(cards: list[str]) -> int:
    """The points of all these cards."""
    return sum(points(card) for card in cards)


def deck(edition: str) -> list[str]:
    """DECK.usa, DECK.hp, DECK.jackpot."""
    twice = "13579" if edition == "jackpot" else "123456789"
    symbols = [*"0123456789", *twice, "+2", "+2", "R", "R", "S", "S"]
    symbols += ["J"] * 4 if edition == "jackpot" else []
    cards = [letter + symbol for letter in COLOURS[edition] for symbol in symbols]
    return [*cards, *WILDS[edition].split(), "W4", "W4", "W4", "W4"]
