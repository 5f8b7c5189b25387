"""What a position promises and threatens: whose turn is next, who is nearly out, the colour held most."""

from __future__ import annotations

from random import Random

from lastcard.cards.moves import Play, Wilds, play
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.cards.symbols import Symbol
from lastcard.rules.fields import Cards

# How much it matters that a player may be out soon: of the one whose turn is next, and of the others.
SOON, LATER = 12.0, 3.0

HAT_DRAWS = 4
"""About as many cards as are drawn until one of a certain colour comes (ACT.hat)."""


FEW_LEFT, STIRS = 10, 0.25
"""So few cards outside the hands could go round for ever: how often to do anything else with them."""


def stirs(position: State, rng: Random) -> bool:
    """Whether to do anything at all that is possible, lest the same cards go round for ever."""
    return position.pile + position.discards <= FEW_LEFT and rng.random() < STIRS


def others(position: State, seat: int) -> list[int]:
    """The other seats, in the direction of play."""
    players = position.rules.players
    return [(seat + place * position.direction) % players for place in range(1, players)]


def nearest_out(position: State, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    return min(others(position, seat), key=position.counts.__getitem__)


def color_for(rules: Rules, cards: Cards) -> int:
    """The colour that most of these cards have; of several, the one with the most points."""

    def held(color: int) -> tuple[int, int]:
        own = cards & rules.color_sets[color]
        return own.bit_count(), sum(rules.points[card] for card in rules.cards_in(own))

    return max(range(rules.color_count), key=held)


def danger(position: State, seat: int, symbol: Symbol, target: int | None = None) -> float:
    """How close the others are to being out, once this seat has played a card with this symbol."""
    counts, heir, _ = fallout(position, seat, symbol, position.counts, target)
    return sum(
        (SOON if other == heir else LATER) / count**2 for other, count in enumerate(counts) if other != seat
    )


def fallout(
    position: State, seat: int, symbol: Symbol, counts: list[int], target: int | None = None
) -> tuple[list[int], int, int]:
    """The sizes of the hands, whose turn is next, and the direction, once the symbol's actions have fallen.

    The card itself is still counted.
    """
    rules, counts, owed, direction = position.rules, counts[:], position.owed, position.direction
    if symbol.reverses and not rules.reverse_skips:
        direction = -direction
    victim = (seat + direction) % rules.players
    counts[victim] += symbol.draws
    if symbol.skips or (symbol.reverses and rules.reverse_skips):
        owed = owed[:]
        owed[victim] += 1
    if target is not None:
        counts[target] += HAT_DRAWS
    return counts, next_turn(owed, seat, direction), direction


def next_turn(owed: list[int], seat: int, direction: int) -> int:
    """Whose turn comes after this seat's; turns that are owed are lost on the way."""
    seat = (seat + direction) % len(owed)
    if not any(owed):
        return seat
    owed = owed[:]
    while owed[seat]:
        owed[seat] -= 1
        seat = (seat + direction) % len(owed)
    return seat


def play_well(position: State, seat: int, card: int) -> Play:
    """Play the card: with the colour held most, at whoever has the fewest cards, never without UNO."""
    rules = position.rules
    symbol = rules.symbols[card]
    color = rules.letter(color_for(rules, position.hands[seat] ^ 1 << card)) if symbol.wild else None
    target = nearest_out(position, seat) if symbol.aims else None
    return play(rules.names[card], color, target, uno=position.counts[seat] == 2)


def all_wilds(position: State, seat: int) -> Wilds:
    """In any order: whichever is on top takes the colour that is named (RULE.play-wilds)."""
    return Wilds(position.rules.texts(position.hands[seat] & position.rules.wilds))


def one_of_each(rules: Rules, cards: Cards) -> list[int]:
    """These cards, but only one of those that are alike."""
    return list({rules.names[card]: card for card in rules.cards_in(cards)}.values())
