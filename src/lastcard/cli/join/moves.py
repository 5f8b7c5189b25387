"""The moves to choose from, worked out from what the server sends: a view and choices in plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice, permutations, product
from typing import Any

from lastcard.cards.listing import arrangements, rows_of
from lastcard.dice.faces import NUMBERED, STAR, in_order, starts
from lastcard.dice.listing import chains
from lastcard.editions import AnyGame
from lastcard.rules.fields import CALL
from lastcard.words.choices import shown_at_once
from lastcard.words.families import Plain


def listed(game: AnyGame, view: Plain, choices: Plain, me: int) -> tuple[list[str], bool]:
    """The moves to choose from by number, and whether there are more."""
    most = shown_at_once(view["pending"])
    found = list(islice(moves(game, view, choices, me), most + 1))
    return found[:most], len(found) > most


def moves(game: AnyGame, view: Plain, choices: Plain, me: int) -> Iterator[str]:
    """Every move that this seat may make now, in the notation; lazily, as they can be very many."""
    return _MOVES[game.family](game, view, choices, me)


def _card_moves(game: Any, view: Plain, choices: Plain, me: int) -> Iterator[str]:
    if asked(view, me):
        yield from _card_answers(game, view, choices)
    if game.rules.hints:
        yield from _plays(game, view, choices, me)
    yield from choices["say"]
    yield from (f"catch {game.players[seat]}" for seat in choices["catch"])


def _dice_moves(game: AnyGame, view: Plain, choices: Plain, me: int) -> Iterator[str]:
    if view["pending"] == "roll":
        yield from choices["say"]
    if asked(view, me):
        yield from _dice_answers(view, me)
    for face, seats in choices["penalties"].items():
        yield from (f"{face} {game.players[seat]}" for seat in seats)
    if view["pending"] != "roll":
        yield from choices["say"]


_MOVES: dict[str, Callable[[Any, Plain, Plain, int], Iterator[str]]] = {
    "cards": _card_moves,
    "dice": _dice_moves,
}


def asked(view: Plain, me: int) -> bool:
    """Whether the table waits for this seat."""
    if "asked" in view:
        return me in view["asked"]
    return bool(view["turn"] == me and view["pending"] != "over")


def _plays(game: Any, view: Plain, choices: Plain, me: int) -> Iterator[str]:
    """Each card with every colour, target, and UNO where it is true."""
    rules = game.rules
    saying = ("", " uno") if view["counts"][me] == 2 and rules.uno == CALL else ("",)
    inside = [seat for seat in range(len(game.players)) if seat not in view["out"]]
    for name in choices["play"]:
        symbol = rules.symbols[rules.named[name].bit_length() - 1]
        colors = [f":{color}" for color in rules.colors if symbol.wild] or [""]
        others = [f" @{game.players[seat]}" for seat in inside if seat != me]
        aimed = others if name in choices["aims"] else [""]
        for color, other, uno in product(colors, aimed, saying):
            yield f"play {name}{color}{other}{uno}"
        for row in rows_of(Counter(choices["together"].get(name, ()))):
            yield from _together(game, view["counts"][me], (name, *row), aimed)


def _together(game: Any, count: int, names: tuple[str, ...], aimed: list[str]) -> Iterator[str]:
    """The ways of putting these cards of so many down together (HOUSE.multi)."""
    rules = game.rules
    if len(names) < count:
        saying = ("", " uno") if len(names) == count - 1 and rules.uno == CALL else ("",)
        yield from (f"play {' '.join(names)}{other}{uno}" for other, uno in product(aimed, saying))
    elif rules.named[names[0]] & rules.finishing:
        yield f"play {' '.join(names)}"


def _card_answers(game: Any, view: Plain, choices: Plain) -> Iterator[str]:
    """The answers that `choices` leaves to the client."""
    hand = Counter[str](view["hand"])
    match view["pending"]:
        case "color":
            yield from (f"color {color}" for color in game.rules.colors)
        case "target":
            inside = (name for seat, name in enumerate(game.players) if seat not in view["out"])
            yield from (f"target {name}" for name in inside)
        case "colors":
            yield from _rows("discard", _one_of_each(hand, game.rules.colors))
        case "discard":
            yield from _rows("discard", arrangements(hand, choices["discard"]))
        case "wilds":
            wilds = Counter({card: count for card, count in hand.items() if card[0] not in game.rules.colors})
            yield from _rows("wilds", arrangements(wilds, wilds.total()))


def _one_of_each(hand: Iterable[str], colors: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """One card at the most of each colour, in any order (JACK.colors)."""
    held = [[card for card in hand if card[0] == color] for color in colors]
    for choice in product(*([None, *cards] for cards in held)):
        yield from permutations([card for card in choice if card is not None])


def _dice_answers(view: Plain, me: int) -> Iterator[str]:
    dice = view["dice"]
    if view["pending"] == "roll":
        for count in range(1, len(dice) + 1):
            chosen = dict.fromkeys(in_order(faces) for faces in combinations(dice, count))
            yield from _rows("reroll", chosen)
    elif view["pending"] == "chain":
        there = Counter(face for face in dice if face in NUMBERED)
        there[STAR] = dice.count(STAR) // 2
        last = view["boards"][me][-1]
        found = chains(there, lambda face: starts(face, last))
        yield from _rows("chain", [*sorted(found, key=len, reverse=True), ()])


def _rows(verb: str, rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    return (" ".join((verb, *row)) for row in rows)
