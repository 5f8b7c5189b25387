"""Cards and the moves of the card games as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from lastcard.cards import moves as cards
from lastcard.cards.symbols import COLORS
from lastcard.core.game import Done
from lastcard.core.grammar import Grammar, after, alone, nothing_more, one, seat_of, word
from lastcard.core.words import Word, expected

CARD = re.compile(rf"[{''.join(COLORS)}](?:[0-9]|\+[0-9]|[A-Z])|W[0-9A-Z]?")


def card_of(word: Word) -> str:
    """A card without a named colour."""
    if not CARD.fullmatch(word.text):
        raise expected("card", word.text, word.column)
    return word.text


def card_and_color_of(word: Word) -> tuple[str, str | None]:
    """A card and, after a colon, the colour that was named."""
    name, colon, color = word.text.partition(":")
    if not CARD.fullmatch(name):
        raise expected("card", word.text, word.column)
    if colon and color not in COLORS:
        raise expected("color", color, word.column + len(name) + 1)
    return name, color if colon else None


def _read_play(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    uno = bool(rest) and rest[-1].text == "uno"
    rest = rest[:-1] if uno else rest
    if not rest:
        raise expected("card", "", after(verb))
    name, color = card_and_color_of(rest[0])
    more = tuple(takewhile(CARD.fullmatch, (word.text for word in rest[1:])))
    rest = rest[1 + len(more) :]
    target = None
    if rest:
        aim = rest[0]
        if not aim.text.startswith("@"):
            raise expected("aim", aim.text, aim.column)
        target = seat_of(Word(aim.text[1:], aim.column + 1), players)
        nothing_more(rest[1:])
    return cards.play(name, color, target, uno, more)


def _read_color(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    color = one(rest, expected("color", "", after(verb)))
    if color.text not in COLORS:
        raise expected("color", color.text, color.column)
    return cards.Color(color.text)


def _read_catch(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Catch(seat_of(one(rest, expected("player", "", after(verb))), players))


def _read_target(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Target(seat_of(one(rest, expected("player", "", after(verb))), players))


def _read_discard(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Discard(tuple(card_of(card) for card in rest))


def _read_wilds(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Wilds(tuple(card_of(card) for card in rest))


def _play_text(move: cards.Play, players: Sequence[str]) -> str:
    text = f"play {move.card}" + (f":{move.color}" if move.color else "")
    if move.more:
        text = " ".join((text, *move.more))
    if move.target is not None:
        text += f" @{players[move.target]}"
    return text + (" uno" if move.uno else "")


GRAMMAR = Grammar(
    {
        "play": _read_play,
        "draw": alone(cards.DRAW),
        "keep": alone(cards.KEEP),
        "pass": alone(cards.PASS),
        "uno": alone(cards.UNO),
        "catch": _read_catch,
        "challenge": alone(cards.CHALLENGE),
        "accept": alone(cards.ACCEPT),
        "color": _read_color,
        "target": _read_target,
        "discard": _read_discard,
        "wilds": _read_wilds,
        "done": alone(cards.DONE),
    },
    {
        cards.Play: _play_text,
        cards.Draw: word("draw"),
        cards.Keep: word("keep"),
        cards.Pass: word("pass"),
        cards.Uno: word("uno"),
        cards.Catch: lambda move, players: f"catch {players[move.target]}",
        cards.Challenge: word("challenge"),
        cards.Accept: word("accept"),
        cards.Color: lambda move, players: f"color {move.color}",
        cards.Target: lambda move, players: f"target {players[move.target]}",
        cards.Discard: lambda move, players: " ".join(("discard", *move.cards)),
        cards.Wilds: lambda move, players: " ".join(("wilds", *move.cards)),
        Done: word("done"),
    },
)
