"""What a view promises and threatens: whose turn is next, who is nearly out, which colour is held most."""

from __future__ import annotations

from random import Random

from lastcard.cards.moves import Play, Wilds, play
from lastcard.cards.rules import Cards, Rules
from lastcard.cards.symbols import Symbol
from lastcard.cards.view import View

# How much it matters that a player may be out soon: of the one whose turn is next, and of the others.
SOON, LATER = 12.0, 3.0

HAT_DRAWS = 4
"""About as many cards as are drawn until one of a certain colour comes (ACT.hat)."""


FEW_LEFT, STIRS = 10, 0.25
"""So few cards outside the hands could go round for ever: how often to do anything else with them."""


def stirs(view: View, rng: Random) -> bool:
    """Whether to do anything at all that is possible, lest the same cards go round for ever."""
    return view.pile + view.discards <= FEW_LEFT and rng.random() < STIRS


def others(view: View, seat: int) -> list[int]:
    """The other seats, in the direction of play."""
    players = view.rules.players
    return [(seat + place * view.direction) % players for place in range(1, players)]


def nearest_out(view: View, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    return min(others(view, seat), key=view.counts.__getitem__)


def color_for(rules: Rules, cards: Cards) -> str:
    """The colour that most of these cards have; of several, the one with the most points."""

    def held(color: str) -> tuple[int, int]:
        own = cards & rules.color_sets[color]
        return own.bit_count(), sum(rules.points[card] for card in rules.cards_in(own))

    return max(rules.colors, key=held)


def danger(view: View, seat: int, symbol: Symbol, target: int | None = None) -> float:
    """How close the others are to being out, once this seat has played a card with this symbol."""
    counts, heir, _ = fallout(view, seat, symbol, view.counts, target)
    return sum(
        (SOON if other == heir else LATER) / count**2 for other, count in enumerate(counts) if other != seat
    )


def fallout(
    view: View, seat: int, symbol: Symbol, counts: list[int], target: int | None = None
) -> tuple[list[int], int, int]:
    """The sizes of the hands, whose turn is next, and the direction, once the symbol's actions have fallen.

    The card itself is still counted.
    """
    rules, counts, owed, direction = view.rules, counts[:], view.owed, view.direction
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


def play_well(view: View, seat: int, card: int) -> Play:
    """Play the card: with the colour held most, at whoever has the fewest cards, never without UNO."""
    rules = view.rules
    symbol = rules.symbols[card]
    color = color_for(rules, view.hands[seat] ^ rules.bits[card]) if symbol.wild else None
    target = nearest_out(view, seat) if symbol.aims else None
    return play(rules.names[card], color, target, uno=view.counts[seat] == 2)


def all_wilds(view: View, seat: int) -> Wilds:
    """In any order: whichever is on top takes the colour that is named (RULE.play-wilds)."""
    return Wilds(view.rules.texts(view.hands[seat] & view.rules.wilds))


def one_of_each(rules: Rules, cards: Cards) -> list[int]:
    """These cards, but only one of those that are alike."""
    return list({rules.names[card]: card for card in rules.cards_in(cards)}.values())
