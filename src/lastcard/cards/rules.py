"""The rules of one game as data, worked out once from edition, options and players.

A card is a number, and a set of cards an integer with one bit for each card; what fits on the top card is
one `&`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from lastcard.cards.edition import CardEdition, Challengers
from lastcard.cards.house import turns_each
from lastcard.cards.moves import play
from lastcard.cards.symbols import Symbol
from lastcard.core.copying import copier
from lastcard.core.options import Value
from lastcard.rules import legal
from lastcard.rules.actions import COLORED_KINDS, KIND_COLORS, KIND_SYMBOLS, KINDS, SEVEN
from lastcard.rules.fields import (
    ACTIVE,
    BY_REVERSE,
    BY_SKIP,
    DRAWN_CARDS,
    FOUR_ON_FOUR,
    FOUR_ON_TWO,
    NAMED,
    NEXT,
    NO_COLOR,
    PASS_ON,
    POINT_DIGITS,
    STAY,
    SWAP,
    TWO_ON_FOUR,
    TWO_ON_TWO,
    UNO_CALLS,
    WHOM,
    Cards,
    RulesFields,
)

T = TypeVar("T")

STACKING = {
    "off": 0,
    "twos": TWO_ON_TWO,
    "same": TWO_ON_TWO | FOUR_ON_FOUR,
    "up": TWO_ON_TWO | FOUR_ON_FOUR | FOUR_ON_TWO,
    "any": TWO_ON_TWO | FOUR_ON_FOUR | FOUR_ON_TWO | TWO_ON_FOUR,
}
MULTI = ("off", "identical", "number")
DEFLECTING = {"off": 0, "reverse": BY_REVERSE, "skip": BY_SKIP, "both": BY_REVERSE | BY_SKIP}

WORD_CARDS, WORD_BITS = 62, 64
"""How many cards have numbers in each word of 64 bits: compiled code has sets of cards in words."""

SYMBOL_CODES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S", "J")
WILD_CODES = ("W", "W4", "WH", "WJ")
"""Where the symbols of the book's editions stand among the kinds; others take the places that are free."""
AIMING_WILD = 2
COLORLESS_CODES = ("",) * COLORED_KINDS
"""The places for the symbols of a deck without colours; none of them has one of its own."""


def number_of(place: int) -> int:
    """The number of the card at this place of the deck."""
    return place + place // WORD_CARDS * (WORD_BITS - WORD_CARDS)


class Rules(RulesFields):
    """Read-only once made; every state and view of a game shares one."""

    __slots__ = (
        *RulesFields.__annotations__,
        "aiming", "colored", "colors", "deck", "edition", "hints", "named", "names", "no_hands",
        "nothing_known", "numbered", "options", "people", "plays", "points", "ranks", "symbols",
    )  # fmt: skip

    def __init__(self, edition: CardEdition, people: Sequence[str], options: Mapping[str, Value]) -> None:
        self.edition, self.people, self.options = edition, tuple(people), options
        players = self.players = len(people)
        self.everyone = (1 << players) - 1
        self.no_hands = (0,) * players
        self.nothing_known = [0] * (players * players)
        self.drawn = DRAWN_CARDS.index(options["drawn"])
        self.draws_on = int(options["draw"] == "until")
        self.forced = int(options["decline"] == "no")
        self.stack = STACKING[str(options["stack"])]
        self.deflect = DEFLECTING[str(options["deflect"])]
        self.revenge = int(options["revenge"] == "on")
        self.mercy = _integer(options["mercy"])
        self.knockout = int(options["knockout"] == "on")
        self.teams = int(options["teams"] == "on")
        self.shuffled = int(options["seats"] == "shuffled")
        self.multi = MULTI.index(str(options["multi"]))
        self.bomb = _integer(options["bomb"])
        self.misplay = _integer(options["misplay"])
        self.reveal = _integer(options["reveal"])
        self.hints = options["hints"] == "on"
        self.jump_in = int(options["jump-in"] == "on")
        self.bluff = int(options["wild4"] == "bluff")
        self.uno = UNO_CALLS.index(options["uno"])
        self.caught_draws = _integer(options["uno-penalty"])
        self.lowest = int(options["scoring"] == "lowest")
        self.target = _integer(options["target"])
        self.stakes = _integer(options["stakes"])
        self.length = _integer(options["length"])
        self.hand_size = _integer(options["hand-size"])
        self.hand_limit = _integer(options["hand-limit"], len(edition.deck))
        self.turns_each = turns_each(options)
        self.reverse_skips = int(options["reverse-two"] == "skip")
        self.anyone = int(edition.challengers is Challengers.ANYONE)
        self._number_cards(edition)
        self._say_what_cards_do(options["seven-zero"])
        self._gather_sets(free=options["wild4"] == "free")
        self._sort_into_kinds()

    def _number_cards(self, edition: CardEdition) -> None:
        """The tables by card; a number that no card has stands for a card of nothing."""
        self.deck = tuple(number_of(place) for place in range(len(edition.deck)))
        by_number = dict(zip(self.deck, edition.deck, strict=True))
        cards = [by_number.get(number) for number in range(self.deck[-1] + 1)]
        self.colors = edition.colors
        self.color_count = len(self.colors)
        self.names = tuple("" if card is None else card.text for card in cards)
        self.symbols = tuple(NOTHING if card is None else card.symbol for card in cards)
        self.points = tuple(symbol.points for symbol in self.symbols)
        # A card with a symbol counts as zero (SETUP.dealer).
        by_name = zip(self.names, self.symbols, strict=True)
        # In a deck without numbers the points count (SETUP.cut-rest).
        numbers = any(symbol.code.isdigit() for symbol in self.symbols)
        self.ranks = {
            name: symbol.points if symbol.code.isdigit() or not numbers else 0 for name, symbol in by_name
        }
        self.color_of = [
            NO_COLOR if card is None or card.color is None else self.colors.index(card.color)
            for card in cards
        ]

    def _say_what_cards_do(self, seven_zero: Value) -> None:
        symbols = self.symbols
        self.draw_count = [symbol.draws for symbol in symbols]
        self.skips = [int(symbol.skips) for symbol in symbols]
        self.reverses = [int(symbol.reverses) for symbol in symbols]
        self.pulls = [int(symbol.pulls) for symbol in symbols]
        self.moves = [_moves(symbol, seven_zero) for symbol in symbols]
        self.acts = [
            int(not one.plain or moves != STAY) for one, moves in zip(symbols, self.moves, strict=True)
        ]
        self.restricted = [int(symbol.restricted) for symbol in symbols]
        self.whom = [WHOM.index(symbol.whom) for symbol in symbols]
        # Some of them do not always (`legal.names_player`).
        self.aiming = self.set_of(
            card for card in self.deck if self.whom[card] == NAMED or self.moves[card] == SWAP
        )
        self.until = [
            NO_COLOR if one.until is None else ACTIVE if one.until == "active" else self.color(one.until)
            for one in symbols
        ]

    def _gather_sets(self, free: bool) -> None:
        self.all_cards = self.set_of(self.deck)
        self.named = {name: self.where(self.names, name) for name in dict.fromkeys(self.names) if name}
        self.wilds = self.set_of(card for card in self.deck if self.symbols[card].wild)
        self.colored = self.all_cards & ~self.wilds
        # With `wild4 = "free"` no card is restricted any more.
        self.restricted_cards = 0 if free else self.where(self.restricted, 1)
        meant_for_next = [card for card in self.deck if self.draw_count[card] and self.whom[card] == NEXT]
        self.draw_twos = self.set_of(meant_for_next) & self.colored
        self.draw_fours = self.set_of(meant_for_next) & self.wilds
        bare = [card for card in self.deck if self.color_of[card] != NO_COLOR and not self.draw_count[card]]
        self.turning = self.set_of(card for card in bare if self.reverses[card] and not self.skips[card])
        self.skipping = self.set_of(card for card in bare if self.skips[card] and not self.reverses[card])
        self.lookalikes = [self.named.get(name, 0) for name in self.names]
        self.alike = [
            0 if one.wild else same for one, same in zip(self.symbols, self.lookalikes, strict=True)
        ]
        self.numbers = self.set_of(card for card in self.deck if self.symbols[card].code.isdigit())
        self.matches = [self._matches(card) for card in range(len(self.names))]
        self.finishing = self._finishing(self.options["finish"])
        always = self.wilds & ~self.restricted_cards
        # The last set is for no colour at all.
        self.color_sets = [
            self.where(self.color_of, color) & self.colored for color in range(self.color_count)
        ]
        self.color_sets.append(0)
        codes = list(
            dict.fromkeys(self.symbols[card].code for card in self.deck if not self.symbols[card].wild)
        )
        self.symbol_slots = len(codes) + 1
        # Wilds share the last symbol, which matches nothing.
        self.symbol_of = [codes.index(one.code) if one.code in codes else len(codes) for one in self.symbols]
        alike = [self.where(self.symbol_of, symbol) for symbol in range(len(codes))]
        self.fits = [always | color_set | same for color_set in self.color_sets for same in [*alike, 0]]
        self.point_sets = [
            self.set_of(card for card in self.deck if self.points[card] >> digit & 1)
            for digit in range(POINT_DIGITS)
        ]
        self.plays = tuple((play(name), play(name, uno=True)) for name in self.names)

    def _matches(self, card: int) -> Cards:
        """What may be put down together with this card (HOUSE.multi)."""
        if MULTI[self.multi] == "number" and self.numbers >> card & 1:
            return self.where([one.code for one in self.symbols], self.symbols[card].code) & self.colored
        return self.alike[card] if self.multi else 0

    def _finishing(self, finish: Value) -> Cards:
        """What the last card may be (HOUSE.finish)."""
        if finish == "no-wild":
            return self.colored
        if finish == "no-draw":
            return self.set_of(card for card in self.deck if not self.draw_count[card])
        return self.numbers if finish == "number" else self.all_cards

    def _sort_into_kinds(self) -> None:
        """Cards that look alike are of one kind, which action ids are made of; not every deck has room
        there."""
        colored = [self.symbols[card] for card in self.deck if self.color_of[card] != NO_COLOR]
        slots = _slots(colored, SYMBOL_CODES, lambda symbol, slot: not symbol.aims or slot == SEVEN)
        wilds = [self.symbols[card] for card in self.deck if self.symbols[card].wild]
        if self.colors:
            wild_slots = _slots(wilds, WILD_CODES, lambda symbol, slot: symbol.aims == (slot == AIMING_WILD))
        else:
            # With no colours the wilds have the places of coloured cards, where four may name a player.
            wild_slots = _slots(
                wilds, COLORLESS_CODES, lambda symbol, slot: symbol.aims == (slot % KIND_SYMBOLS == SEVEN)
            )
        self.numbered = (
            slots is not None and wild_slots is not None and len(self.colors) <= KIND_COLORS
            and self.deck[-1] < 2 * WORD_BITS
        )  # fmt: skip
        self.kind_of = [0] * len(self.names)
        self.kind_sets = [0] * KINDS
        if slots is None or wild_slots is None or not self.numbered:
            return
        for card in self.deck:
            code, color = self.symbols[card].code, self.color_of[card]
            if color == NO_COLOR:
                kind = wild_slots[code] + (COLORED_KINDS if self.colors else 0)
            else:
                kind = color * KIND_SYMBOLS + slots[code]
            self.kind_of[card] = kind
            self.kind_sets[kind] |= 1 << card

    def where(self, values: Sequence[T], value: T) -> Cards:
        """The cards at whose numbers this value stands."""
        return self.set_of(card for card in self.deck if values[card] == value)

    def legal_cards(self, hand: Cards, color: int, top: int) -> Cards:
        """What the hand holds that may rightly be played: TURN.match, TURN.wild, ACT.wild4-legal."""
        return legal.legal_cards(self, hand, color, top)

    def color(self, letter: str | None) -> int:
        """The number of a colour of this deck; NO_COLOR for none."""
        return NO_COLOR if letter is None else self.colors.index(letter)

    def letter(self, color: int) -> str | None:
        """The letter of a colour; None for none."""
        return None if color == NO_COLOR else self.colors[color]

    def cards_in(self, cards: Cards) -> list[int]:
        """The cards of a set, in the order of the deck."""
        found = []
        while cards:
            lowest = cards & -cards
            found.append(lowest.bit_length() - 1)
            cards ^= lowest
        return found

    def texts(self, cards: Cards) -> tuple[str, ...]:
        """The cards of a set as texts, in the order of the deck."""
        return tuple(self.texts_in(cards))

    def texts_in(self, cards: Cards) -> list[str]:
        """The same as a list of its own."""
        names, found = self.names, []
        while cards:
            lowest = cards & -cards
            found.append(names[lowest.bit_length() - 1])
            cards ^= lowest
        return found

    def names_of(self, cards: Iterable[int]) -> tuple[str, ...]:
        """These cards as texts, in their order."""
        names = self.names
        return tuple([names[card] for card in cards])

    def set_of(self, cards: Iterable[int]) -> Cards:
        return sum([1 << card for card in cards])


NOTHING = Symbol("", 0)

KEPT = 64
"""How many rules are remembered: tables of strangers play by few, and one's own deck is worked out again."""


def rules_of(edition: CardEdition, people: Sequence[str], options: Mapping[str, Value]) -> Rules:
    """The rules for these people; tables that play by the same share all that is large in them."""
    rules = _twin(_worked_out(edition, len(people), tuple(sorted(options.items()))))
    rules.edition, rules.people = edition, tuple(people)
    return rules


@lru_cache(KEPT)
def _worked_out(edition: CardEdition, players: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(edition, ("",) * players, dict(options))


_twin = copier(Rules, ())


def _slots(
    symbols: Sequence[Symbol], codes: Sequence[str], fits: Callable[[Symbol, int], bool]
) -> dict[str, int] | None:
    """A place among the kinds for each symbol: its own if it has one, else a free one; None where there is
    none."""
    found: dict[str, int] = {}
    free = list(range(len(codes)))
    for symbol in sorted(dict.fromkeys(symbols), key=lambda one: one.code not in codes):
        own = [codes.index(symbol.code)] if symbol.code in codes else free[::-1]
        slot = next((place for place in own if place in free and fits(symbol, place)), None)
        if slot is None:
            return None
        found[symbol.code] = slot
        free.remove(slot)
    return found


def _moves(symbol: Symbol, seven_zero: Value) -> int:
    """Which hands move: what the symbol says, or HOUSE.seven and HOUSE.zero."""
    if symbol.swaps or (symbol.code == "7" and seven_zero in ("seven", "both")):
        return SWAP
    if symbol.passes or (symbol.code == "0" and seven_zero in ("zero", "both")):
        return PASS_ON
    return STAY


def _integer(value: Value, otherwise: int = 0) -> int:
    """A number that was chosen, or what a word in its place stands for."""
    return value if isinstance(value, int) else otherwise
