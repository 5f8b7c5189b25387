"""Sets of cards in compiled code: two words. The functions are those of `rules.sets`.

A set is a pair of words, or a place of two words in a record. No word uses more than 62 bits: everything
stays a signed number, since Numba makes a floating-point number of a signed and an unsigned one.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.bits import lowest_bit, natural, popcount
from lastcard.fast.compile import compiled

CardSet = Any


@compiled
def overlap(cards: CardSet, others: CardSet) -> CardSet:
    return cards[0] & others[0], cards[1] & others[1]


@compiled
def join(cards: CardSet, others: CardSet) -> CardSet:
    return cards[0] | others[0], cards[1] | others[1]


@compiled
def whole(cards: CardSet) -> CardSet:
    return cards[0], cards[1]


@compiled
def without(cards: CardSet, others: CardSet) -> CardSet:
    return cards[0] & ~others[0], cards[1] & ~others[1]


@compiled
def meets(cards: CardSet, others: CardSet) -> bool:
    return (cards[0] & others[0]) | (cards[1] & others[1]) != 0


@compiled
def some(cards: CardSet) -> bool:
    return cards[0] | cards[1] != 0


@compiled
def size(cards: CardSet) -> int:
    return popcount(cards[0]) + popcount(cards[1])


@compiled
def has(cards: CardSet, card: int) -> bool:
    word = cards[1] if card >= 64 else cards[0]
    return word >> (card & 63) & 1 == 1


@compiled
def lowest(cards: CardSet) -> int:
    # No branch on which word it is: that would be guessed wrong every other time.
    word = int(cards[0] == 0)
    return 64 * word + lowest_bit(cards[1] if word else cards[0])


@compiled
def rest(cards: CardSet) -> CardSet:
    first = cards[0]
    second = cards[1] if first != 0 else cards[1] & (cards[1] - 1)
    return first & (first - 1), second


@compiled
def single(card: int) -> CardSet:
    bit, word = 1 << (card & 63), card >> 6
    return bit & (word - 1), bit & -word


@compiled
def add_card(sets: Any, place: int, card: int) -> None:
    sets[natural(place), natural(card >> 6)] |= 1 << (card & 63)


@compiled
def remove_card(sets: Any, place: int, card: int) -> None:
    sets[natural(place), natural(card >> 6)] ^= 1 << (card & 63)


@compiled
def store(sets: Any, place: int, cards: CardSet) -> None:
    sets[place, 0], sets[place, 1] = cards[0], cards[1]


@compiled
def exchange(sets: Any, place: int, other: int) -> None:
    for word in range(2):
        sets[place, word], sets[other, word] = sets[other, word], sets[place, word]


@compiled
def clear(sets: Any, place: int) -> None:
    sets[place, 0] = sets[place, 1] = 0


@compiled
def lay_all_under(state: Any, cards: CardSet) -> None:
    state.under[0] |= cards[0]
    state.under[1] |= cards[1]


@compiled
def lay_under(state: Any, card: int) -> None:
    state.under[natural(card >> 6)] |= 1 << (card & 63)
