"""A sensible player at the jackpot machine: what the lever asks for, and what the rule cards do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from lastcard.bots.cards.outlook import all_wilds, color_for, nearest_out, one_of_each, play_well
from lastcard.cards.moves import Discard, Move, Target
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.cards.symbols import Symbol
from lastcard.rules.fields import Cards
from lastcard.rules.legal import to_discard

STEPS = 300
"""As many steps of runs as are thought through; large hands have far more."""

OUT = 100_000.0
"""More than any other end of a run is worth, to a judge in thousandths too."""
WILD_SPENT = 0.5
"""Of two runs of the same length, the better one keeps the wilds."""


def target(position: State, seat: int, rng: Random) -> Move:
    """Nobody knows yet what comes out: it is for the player with the fewest cards (JACK.any)."""
    return Target(nearest_out(position, seat))


def colors(position: State, seat: int, rng: Random) -> Move:
    """One card of each colour, the highest; on top the colour of which the most are left (JACK.colors)."""
    rules, hand = position.rules, position.hands[seat]
    held = [hand & cards for cards in rules.color_sets if hand & cards]
    held.sort(key=int.bit_count)
    best = [max(rules.cards_in(cards), key=lambda card: _put_down(rules, card)) for cards in held]
    return Discard(tuple(rules.names[card] for card in best))


def _put_down(rules: Rules, card: int) -> int:
    """What speaks for putting a card down: a Jackpot would let the next player pull (JACK.colors-effects)."""
    return 0 if rules.symbols[card].pulls else rules.points[card] + rules.symbols[card].draws


def discard(position: State, seat: int, rng: Random) -> Move:
    """The highest cards, but no wild while there are others: it goes on anything (RULE.discard-to)."""
    rules = position.rules

    def kept(card: int) -> tuple[bool, int]:
        return rules.symbols[card].wild, -rules.points[card]

    cards = sorted(rules.cards_in(position.hands[seat]), key=kept)
    return Discard(tuple(rules.names[card] for card in cards[: to_discard(position, position.rules, seat)]))


def wilds(position: State, seat: int, rng: Random) -> Move:
    return all_wilds(position, seat)


def run(position: State, seat: int, rng: Random) -> Move:
    """The first card of the best run that is found: every card fewer is good (RULE.play-run)."""
    _, card = Runs(position.rules, _shed, lambda hand, color, top: 0).best(
        position.hands[seat], position.color, position.top
    )
    assert card is not None, "a run with no card that fits has ended by itself"
    return play_well(position, seat, card)


def _shed(symbol: Symbol) -> float:
    return WILD_SPENT if symbol.wild else 1


@dataclass(slots=True)
class Runs:
    """A search for the best run, which goes straight on once it has taken enough steps.

    A run is worth what is gained by each of its cards, and what its end is worth: the cards that are left,
    the colour and the top card.
    """

    rules: Rules
    gain: Callable[[Symbol], float]
    end: Callable[[Cards, int, int], float]
    steps: int = 0
    found: dict[tuple[Cards, int, int], tuple[float, int | None]] = field(default_factory=dict)

    def best(self, hand: Cards, color: int, top: int) -> tuple[float, int | None]:
        """What the best run from here is worth, and its first card; none where it is best to end here."""
        if not hand:
            return OUT, None
        place = hand, color, top
        if place not in self.found:
            best: tuple[float, int | None] | None = None
            for card, worth in self.ways(*place):
                if best is None or worth > best[0]:
                    best = worth, card
                if self.steps > STEPS and best[1] is not None:
                    break
            assert best is not None, "a run can always end"
            self.found[place] = best
        return self.found[place]

    def ways(self, hand: Cards, color: int, top: int) -> Iterator[tuple[int | None, float]]:
        """What the run can go on with, or None for its end, and what the best run after it is worth."""
        rules = self.rules
        yield None, self.end(hand, color, top)
        for card in one_of_each(rules, rules.legal_cards(hand, color, top)):
            self.steps += 1
            symbol = rules.symbols[card]
            rest = hand ^ 1 << card
            named = color_for(rules, rest) if symbol.wild else rules.color_of[card]
            yield card, self.gain(symbol) + self.best(rest, named, card)[0]
