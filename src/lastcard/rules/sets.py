"""Sets of cards in Python: one integer with a bit for each card. `fast.cards.sets` has them as two words."""

from __future__ import annotations

from collections.abc import Callable
from operator import and_, or_, pos, truth
from typing import Any

from lastcard.rules.fields import Cards

overlap: Callable[[Cards, Cards], Cards] = and_
"""The cards that both sets have."""
join: Callable[[Cards, Cards], Cards] = or_
"""The cards that one of the sets has."""
some: Callable[[Cards], bool] = truth
"""Whether there is a card at all."""
whole: Callable[[Cards], Cards] = pos
"""The set as a value of its own; compiled code would hand out its place in a record."""
size = int.bit_count
"""How many cards a set has."""


def without(cards: Cards, others: Cards) -> Cards:
    """The cards that are not among the others."""
    return cards & ~others


def meets(cards: Cards, others: Cards) -> bool:
    """Whether the sets have a card in common."""
    return cards & others != 0


def has(cards: Cards, card: int) -> bool:
    """Whether this card is among them."""
    return cards >> card & 1 == 1


def lowest(cards: Cards) -> int:
    """The first card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def rest(cards: Cards) -> Cards:
    """The cards after the first."""
    return cards & (cards - 1)


def single(card: int) -> Cards:
    """The set of this card alone."""
    return 1 << card


def add_card(sets: list[Cards], place: int, card: int) -> None:
    """Put a card into one of several sets."""
    sets[place] |= 1 << card


def remove_card(sets: list[Cards], place: int, card: int) -> None:
    """Take a card out of one of several sets that has it."""
    sets[place] ^= 1 << card


def store(sets: list[Cards], place: int, cards: Cards) -> None:
    """Put a whole set in the place of another."""
    sets[place] = cards


def exchange(sets: list[Cards], place: int, other: int) -> None:
    """Put each of two sets in the other's place."""
    sets[place], sets[other] = sets[other], sets[place]


def clear(sets: list[Cards], place: int) -> None:
    """Take all cards out of one of several sets."""
    sets[place] = 0


def lay_all_under(state: Any, cards: Cards) -> None:
    """Put cards under the top one of the discard pile."""
    state.under |= cards


def lay_under(state: Any, card: int) -> None:
    """Put a card under the top one of the discard pile."""
    state.under |= 1 << card
