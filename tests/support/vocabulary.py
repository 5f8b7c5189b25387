"""Moves of every sort, legal or not, to ask a table about."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

from lastcard import AnyGame
from lastcard.cards import moves as cards
from lastcard.cards.game import CardGame
from lastcard.cards.symbols import COLORS
from lastcard.dice import moves as dice
from lastcard.dice.faces import FACES, MINUS, PLUS
from lastcard.dice.listing import chain_dice
from lastcard.dice.state import DiceState

ODD_CARDS = ("W:r", "r10", "y5x", "", "W9")


@cache
def card_words(names: tuple[str, ...], players: int) -> tuple[cards.Move, ...]:
    """Everything that can be said at a card table, but for rows of cards; foreign colours too."""
    colors, seats = (None, *COLORS), (None, *range(-1, players + 1))
    plays = product((*dict.fromkeys(names), *ODD_CARDS), colors, seats, (False, True))
    words: list[cards.Move] = [cards.Play(*play) for play in plays]
    words += [cards.DRAW, cards.KEEP, cards.PASS, cards.UNO, cards.CHALLENGE, cards.ACCEPT, cards.DONE]
    words += [cards.Color(color) for color in (*COLORS, "x")]
    for seat in range(-1, players + 1):
        words += [cards.Catch(seat), cards.Target(seat)]
    return tuple(words)


def candidates(table: AnyGame, state: Any, seat: int, rng: Random) -> list[Any]:
    """Moves to be judged for a seat: those with its own cards or dice, and some of all others."""
    if isinstance(table, CardGame):
        return _card_candidates(table, state, seat, rng)
    return _dice_candidates(table, state, rng)


def _card_candidates(table: CardGame, state: Any, seat: int, rng: Random) -> list[Any]:
    words = card_words(tuple(table.rules.named), len(table.players))
    hand = table.rules.texts(state.hands[seat])
    held = set(hand)
    near = [word for word in words if not isinstance(word, cards.Play) or word.card in held]
    near = [word for word in near if not isinstance(word, cards.Play) or rng.random() < 0.2]
    rows: list[Any] = []
    for count in range(min(len(hand), 6) + 1):
        row = tuple(rng.sample(hand, count))
        rows += [cards.Discard(row), cards.Wilds(row), cards.Discard((*row, *row[:1]))]
    wilds = [card for card in hand if card.startswith("W")]
    rng.shuffle(wilds)
    rows += [cards.Wilds(tuple(wilds)), cards.Wilds(tuple(wilds[1:])), cards.Discard(("x9",))]
    return [*near, *rng.sample(words, 100), *rows, dice.STAND, dice.Reroll(("r1",)), "drew", None]


def _dice_candidates(table: AnyGame, state: DiceState, rng: Random) -> list[Any]:
    made_of = [*chain_dice(state).elements(), *state.dice]
    found: list[Any] = [dice.STAND, dice.DONE, dice.Reroll(()), dice.Chain(), dice.Chain(("r7",)), cards.DRAW]
    for count in range(1, 8):
        for _ in range(12):
            found.append(dice.Reroll(tuple(rng.choices(FACES, k=count))))
            found.append(dice.Chain(tuple(rng.choices(FACES, k=count))))
            found.append(dice.Reroll(tuple(rng.sample(made_of, min(count, len(made_of))))))
            found.append(dice.Chain(tuple(rng.sample(made_of, min(count, len(made_of))))))
    found += [
        dice.Penalty(face, seat) for face in (PLUS, MINUS, "r1") for seat in range(-1, len(table.players) + 1)
    ]
    return found
