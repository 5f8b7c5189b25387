"""Moves as text. `read_move` and `move_text` undo each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from lastcard.cards import moves as cards
from lastcard.cards.symbols import COLORS
from lastcard.core.game import Done
from lastcard.dice import moves as dice
from lastcard.dice.faces import FACES
from lastcard.dice.game import DiceGame
from lastcard.editions import AnyGame
from lastcard.notation.words import Word, expected, words_of

AnyMove = cards.Move | dice.Move
Reader = Callable[[Word, list[Word], Sequence[str]], AnyMove]

CARD = re.compile(rf"[{''.join(COLORS)}](?:[0-9]|\+[0-9]|[A-Z])|W[0-9A-Z]?")


def move_text(move: AnyMove, players: Sequence[str]) -> str:
    """The one text of a move."""
    return _WRITERS[type(move)](move, players)


def read_move(text: str, game: AnyGame) -> AnyMove:
    """The move that this text says at this table; Unreadable says what was expected and where."""
    readers = _DICE_READERS if isinstance(game, DiceGame) else _CARD_READERS
    words = words_of(text)
    if not words:
        raise expected("move", "", 1)
    verb, *rest = words
    if verb.text not in readers:
        raise expected("move", verb.text, verb.column)
    return readers[verb.text](verb, rest, game.players)


def seat_of(word: Word, players: Sequence[str]) -> int:
    """The seat of the player with this name."""
    if word.text not in players:
        raise expected("player", word.text, word.column)
    return players.index(word.text)


def card_of(word: Word) -> str:
    """A card without a named colour."""
    if not CARD.fullmatch(word.text):
        raise expected("card", word.text, word.column)
    return word.text


def card_and_color_of(word: Word) -> tuple[str, str | None]:
    """A card and, behind a colon, the colour that was named."""
    name, colon, color = word.text.partition(":")
    if not CARD.fullmatch(name):
        raise expected("card", word.text, word.column)
    if colon and color not in COLORS:
        raise expected("color", color, word.column + len(name) + 1)
    return name, color if colon else None


def face_of(word: Word) -> str:
    """A face of a die."""
    if word.text not in FACES:
        raise expected("face", word.text, word.column)
    return word.text


def _nothing_more(rest: list[Word]) -> None:
    if rest:
        raise expected("end", rest[0].text, rest[0].column)


def _one(verb: Word, rest: list[Word], what: str) -> Word:
    if not rest:
        raise expected(what, "", verb.column + len(verb.text) + 1)
    _nothing_more(rest[1:])
    return rest[0]


def _alone(move: AnyMove) -> Reader:
    def read(verb: Word, rest: list[Word], players: Sequence[str]) -> AnyMove:
        _nothing_more(rest)
        return move

    return read


def _read_play(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    uno = bool(rest) and rest[-1].text == "uno"
    rest = rest[:-1] if uno else rest
    if not rest:
        raise expected("card", "", verb.column + len(verb.text) + 1)
    name, color = card_and_color_of(rest[0])
    target = None
    if len(rest) > 1:
        word = rest[1]
        if not word.text.startswith("@"):
            raise expected("aim", word.text, word.column)
        target = seat_of(Word(word.text[1:], word.column + 1), players)
        _nothing_more(rest[2:])
    return cards.play(name, color, target, uno)


def _read_color(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    word = _one(verb, rest, "color")
    if word.text not in COLORS:
        raise expected("color", word.text, word.column)
    return cards.Color(word.text)


def _read_catch(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Catch(seat_of(_one(verb, rest, "player"), players))


def _read_target(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Target(seat_of(_one(verb, rest, "player"), players))


def _read_discard(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Discard(tuple(card_of(word) for word in rest))


def _read_wilds(verb: Word, rest: list[Word], players: Sequence[str]) -> cards.Move:
    return cards.Wilds(tuple(card_of(word) for word in rest))


def _read_reroll(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Reroll(tuple(face_of(word) for word in rest))


def _read_chain(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Chain(tuple(face_of(word) for word in rest))


def _read_penalty(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Penalty(verb.text, seat_of(_one(verb, rest, "player"), players))


_CARD_READERS: dict[str, Reader] = {
    "play": _read_play,
    "draw": _alone(cards.DRAW),
    "keep": _alone(cards.KEEP),
    "pass": _alone(cards.PASS),
    "uno": _alone(cards.UNO),
    "catch": _read_catch,
    "challenge": _alone(cards.CHALLENGE),
    "accept": _alone(cards.ACCEPT),
    "color": _read_color,
    "target": _read_target,
    "discard": _read_discard,
    "wilds": _read_wilds,
    "done": _alone(cards.DONE),
}

_DICE_READERS: dict[str, Reader] = {
    "reroll": _read_reroll,
    "stand": _alone(dice.STAND),
    "chain": _read_chain,
    "+1": _read_penalty,
    "-1": _read_penalty,
    "done": _alone(dice.DONE),
}


def _play_text(move: cards.Play, players: Sequence[str]) -> str:
    text = f"play {move.card}" + (f":{move.color}" if move.color else "")
    if move.target is not None:
        text += f" @{players[move.target]}"
    return text + (" uno" if move.uno else "")


def _word(word: str) -> Callable[[Any, Sequence[str]], str]:
    return lambda move, players: word


_WRITERS: dict[type, Callable[[Any, Sequence[str]], str]] = {
    cards.Play: _play_text,
    cards.Draw: _word("draw"),
    cards.Keep: _word("keep"),
    cards.Pass: _word("pass"),
    cards.Uno: _word("uno"),
    cards.Catch: lambda move, players: f"catch {players[move.target]}",
    cards.Challenge: _word("challenge"),
    cards.Accept: _word("accept"),
    cards.Color: lambda move, players: f"color {move.color}",
    cards.Target: lambda move, players: f"target {players[move.target]}",
    cards.Discard: lambda move, players: " ".join(("discard", *move.cards)),
    cards.Wilds: lambda move, players: " ".join(("wilds", *move.cards)),
    Done: _word("done"),
    dice.Reroll: lambda move, players: " ".join(("reroll", *move.faces)),
    dice.Stand: _word("stand"),
    dice.Chain: lambda move, players: " ".join(("chain", *move.faces)),
    dice.Penalty: lambda move, players: f"{move.face} {players[move.target]}",
}
