"""Chance as the slow implementation asks for it; here nothing is left to it.

A table counts what it has asked, and asks with that number: a copy of a table goes on as the table would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

SPINS = ("colors", "any", "left", "all", "right", "draw4")
RULES = (
    "draw-to 7",
    "play-run",
    "discard-to 2",
    "play-wilds",
    "take-most 2",
    "act Cluck like a hen until your next turn",
)


class Chance:
    """A shuffle sorts, the spinner and the dispenser follow given lists, a taker takes the first cards."""

    def __init__(self, spins: Sequence[str] = SPINS, rules: Sequence[str] = RULES) -> None:
        self.spins, self.rules = tuple(spins), tuple(rules)

    def shuffle(self, cards: Sequence[str]) -> list[str]:
        """A new draw pile of these, from the top (PILE.reshuffle, SETUP.deal)."""
        return sorted(cards)

    def place(self, size: int) -> int:
        """How many of so many cards lie above one that goes back into the pile (FIRST.wild4)."""
        return size

    def spin(self, number: int) -> str:
        """Where the spinner stops (JACK.pull)."""
        return self.spins[number % len(self.spins)]

    def rule(self, number: int) -> str:
        """The rule card that comes out of the dispenser."""
        return self.rules[number % len(self.rules)]

    def take(self, hand: Sequence[str], count: int) -> list[str]:
        """The cards taken from a hand (RULE.take-most)."""
        return list(hand[:count])

    def order(self, names: Sequence[str], partners: Mapping[str, str]) -> list[str]:
        """The order of play of the next round, the dealer first; partners sit across (HOUSE.seats)."""
        return across(sorted(names), partners)


class Lots(Chance):
    """Everything by lot; a game with it cannot be gone back in."""

    def __init__(self, rng: Random, rules: Sequence[str] = RULES) -> None:
        super().__init__(SPINS, rules)
        self.rng = rng

    def shuffle(self, cards: Sequence[str]) -> list[str]:
        return self.rng.sample(cards, len(cards))

    def place(self, size: int) -> int:
        return self.rng.randint(0, size)

    def spin(self, number: int) -> str:
        return self.rng.choice(self.spins)

    def rule(self, number: int) -> str:
        return self.rng.choice(self.rules)

    def take(self, hand: Sequence[str], count: int) -> list[str]:
        return self.rng.sample(hand, count)

    def order(self, names: Sequence[str], partners: Mapping[str, str]) -> list[str]:
        return across(self.rng.sample(names, len(names)), partners)


def across(names: Sequence[str], partners: Mapping[str, str]) -> list[str]:
    """The same order for the first of each two partners, and the others across from them."""
    firsts = [name for place, name in enumerate(names) if partners.get(name) not in names[:place]]
    return [*firsts, *(partners[name] for name in firsts if name in partners)]
