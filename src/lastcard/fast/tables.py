"""The tables of a card game: edition and options as whole numbers, and where each card lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import KINDS as RULE_CARD_KINDS
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Cards, Rules
from lastcard.cards.scoring import everyone_counts
from lastcard.cards.symbols import Card, Symbol
from lastcard.core.refusal import Refusal
from lastcard.editions.hp import GRYFFINDOR
from lastcard.fast import layout as at
from lastcard.fast.compiled import Row
from lastcard.weights import Weights, weights_for

WORD = 64


@dataclass(frozen=True, slots=True)
class Deck:
    """Where the cards of an edition lie: `places` and `kinds` by card, `names` and `symbols` by kind.

    `runs` are cards that follow each other in both: the first card, its place, and how many they are.
    """

    colors: tuple[str, ...]
    places: tuple[int, ...]
    runs: tuple[tuple[int, int, int], ...]
    kinds: tuple[int, ...]
    names: dict[int, str]
    symbols: dict[int, Symbol]

    def kind(self, name: str) -> int:
        """The kind of the cards with this text."""
        return next(kind for kind, text in self.names.items() if text == name)

    def words(self, cards: Cards) -> tuple[int, int]:
        """A set of cards as two words."""
        words = [0, 0]
        for card, place, length in self.runs:
            words[place // WORD] |= (cards >> card & (1 << length) - 1) << place % WORD
        return words[0], words[1]

    def cards(self, first: int, second: int) -> Cards:
        """The set of cards that two words stand for."""
        words, cards = (int(first), int(second)), 0
        for card, place, length in self.runs:
            cards |= (words[place // WORD] >> place % WORD & (1 << length) - 1) << card
        return cards


@lru_cache
def deck_of(edition: CardEdition) -> Deck:
    """The deck of an edition, or a refusal for one that does not fit into two words."""
    colors = edition.colors
    free = [at.PER_COLOR * (color % 2) for color in range(at.COLORS)]
    wild_free = [2 * at.PER_COLOR, 2 * at.PER_COLOR]
    half = sum(card.color is None for card in edition.deck) // 2
    places, kinds = [], []
    for card in edition.deck:
        if card.color is None:
            word = int(wild_free[0] >= 2 * at.PER_COLOR + half)
            places.append(WORD * word + wild_free[word])
            wild_free[word] += 1
        else:
            color = colors.index(card.color)
            places.append(WORD * (color // 2) + free[color])
            free[color] += 1
        kinds.append(_kind(card, colors))
    full = any(free[color] > at.PER_COLOR * (color % 2 + 1) for color in range(at.COLORS))
    if len(colors) != at.COLORS or full or max(wild_free) >= WORD - 1:
        raise Refusal("fast-deck", edition=edition.name)
    names = {kind: card.text for kind, card in zip(kinds, edition.deck, strict=True)}
    symbols = {kind: card.symbol for kind, card in zip(kinds, edition.deck, strict=True)}
    return Deck(colors, tuple(places), _runs(places), tuple(kinds), names, symbols)


def _runs(places: list[int]) -> tuple[tuple[int, int, int], ...]:
    starts = [card for card, place in enumerate(places) if card == 0 or place != places[card - 1] + 1]
    ends = [*starts[1:], len(places)]
    return tuple((start, places[start], end - start) for start, end in zip(starts, ends, strict=True))


def _kind(card: Card, colors: tuple[str, ...]) -> int:
    if card.color is None:
        return at.COLORED_KINDS + at.WILD_CODES.index(card.symbol.code)
    return colors.index(card.color) * at.SYMBOL_COUNT + at.SYMBOLS.index(card.symbol.code)


def rule_cards(game: CardGame) -> tuple[RuleCard, ...]:
    """The rule cards that the dispenser of this table begins with."""
    edition = game.rules.edition
    written = game.written
    return edition.rule_cards if written is None else tuple(card for cards in written for card in cards)


def tables_of(game: CardGame) -> Row:
    """The tables for this game."""
    return tables_by(game.rules, rule_cards(game))


def tables_by(rules: Rules, cards: Sequence[RuleCard]) -> Row:
    """The tables for these rules, with these rule cards in the dispenser."""
    tables = np.zeros(at.TABLES, np.int64)
    _set_options(tables, rules)
    tables[at.RULE_COUNT] = len(cards)
    _set_weights(tables, weights_for(rules.players))
    deck = deck_of(rules.edition)
    _set_sets(tables, rules, deck)
    for kind, symbol in deck.symbols.items():
        tables[at.POINTS + kind] = symbol.points
        tables[at.DRAWS_OF + kind] = symbol.draws
        tables[at.FLAGS + kind] = _flags(symbol)
    for place, rule in enumerate(cards):
        tables[at.RULE_KINDS + place] = RULE_CARD_KINDS.index(rule.kind)
        tables[at.RULE_NUMBERS + place] = rule.number or 0
    return tables


def _set_options(tables: Row, rules: Rules) -> None:
    tables[at.PLAYERS] = rules.players
    tables[at.MUST] = rules.must
    tables[at.BLUFFS] = rules.bluff
    tables[at.AUTO_UNO] = rules.auto_uno
    tables[at.TARGET_SCORE] = rules.target
    tables[at.HAND_SIZE] = rules.hand_size
    tables[at.REVERSE_SKIPS] = rules.reverse_skips
    tables[at.LOWEST] = rules.moments.gain is everyone_counts
    tables[at.ANYONE_CHALLENGES] = rules.edition.challengers is Challengers.ANYONE


def _set_sets(tables: Row, rules: Rules, deck: Deck) -> None:
    """Every set of cards, as two words each."""

    def put(place: int, cards: Cards) -> None:
        tables[place : place + 2] = deck.words(cards)

    put(at.ALL_CARDS, rules.all_cards)
    put(at.WILD_CARDS, rules.wilds)
    put(at.ALWAYS, rules.wilds & ~rules.restricted)
    put(at.RESTRICTED, rules.restricted)
    put(at.UNTIL, rules.color_sets.get(GRYFFINDOR, 0))
    for place, chosen in _by_use(rules).items():
        put(place, rules.set_of(card for card in rules.deck if chosen(rules.symbols[card])))
    for digit in range(at.POINT_DIGITS):
        worth = rules.set_of(card for card in rules.deck if rules.points[card] >> digit & 1)
        put(at.POINT_SETS + 2 * digit, worth)
    for number, color in enumerate(deck.colors):
        put(at.COLOR_SETS + 2 * number, rules.color_sets[color])
    for kind in range(at.KINDS):
        tables[at.SYMBOL_OF + kind] = kind % at.SYMBOL_COUNT if kind < at.COLORED_KINDS else at.SYMBOL_COUNT
    for card, (place, kind) in enumerate(zip(deck.places, deck.kinds, strict=True)):
        word, bit = place // WORD, 1 << place % WORD
        tables[at.KIND_AT + place] = kind
        tables[at.KIND_SETS + 2 * kind + word] |= bit
        if card not in rules.wild_cards:
            tables[at.SYMBOL_SETS + 2 * (kind % at.SYMBOL_COUNT) + word] |= bit


def _by_use(rules: Rules) -> dict[int, Callable[[Symbol], bool]]:
    """Sets of cards that are worth about the same in a hand."""
    return {
        at.PLAIN_WILDS: lambda symbol: symbol.wild and not (symbol.restricted or symbol.aims),
        at.FOURS: lambda symbol: symbol.wild and symbol.restricted,
        at.AIMING: lambda symbol: symbol.wild and symbol.aims,
        at.HOLDING: lambda symbol: (
            not symbol.wild and (symbol.skips or (symbol.reverses and rules.reverse_skips))
        ),
        at.DRAWING: lambda symbol: not symbol.wild and symbol.draws > 0,
        at.PULLING: lambda symbol: not symbol.wild and symbol.pulls,
    }


def _set_weights(tables: Row, weights: Weights) -> None:
    """In thousandths: whole numbers come out the same on every device."""
    for place, rows in (
        (at.SIZE_WEIGHTS, weights.sizes),
        (at.HAND_WEIGHTS, weights.hand),
        (at.OTHER_WEIGHTS, weights.others),
    ):
        width = at.HAND_FEATURES if rows is weights.hand else at.OTHER_FEATURES
        if rows is weights.sizes:
            width = at.OTHER_CLASSES
        for number, row in enumerate(rows):
            first = place + width * number
            tables[first : first + len(row)] = [round(1000 * weight) for weight in row]


def _flags(symbol: Symbol) -> int:
    return (
        at.IS_WILD * symbol.wild
        | at.DOES_SKIP * symbol.skips
        | at.DOES_REVERSE * symbol.reverses
        | at.DOES_PULL * symbol.pulls
        | at.IS_RESTRICTED * symbol.restricted
        | at.DOES_AIM * symbol.aims
    )
