"""Faces and the moves of the dice game as text."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.core.game import Done
from lastcard.core.grammar import Grammar, after, alone, one, seat_of, word
from lastcard.core.words import Word, expected
from lastcard.dice import moves as dice
from lastcard.dice.faces import FACES


def face_of(word: Word) -> str:
    """A face of a die."""
    if word.text not in FACES:
        raise expected("face", word.text, word.column)
    return word.text


def _read_reroll(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Reroll(tuple(face_of(face) for face in rest))


def _read_chain(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Chain(tuple(face_of(face) for face in rest))


def _read_penalty(verb: Word, rest: list[Word], players: Sequence[str]) -> dice.Move:
    return dice.Penalty(verb.text, seat_of(one(rest, expected("player", "", after(verb))), players))


GRAMMAR = Grammar(
    {
        "reroll": _read_reroll,
        "stand": alone(dice.STAND),
        "chain": _read_chain,
        "+1": _read_penalty,
        "-1": _read_penalty,
        "done": alone(dice.DONE),
    },
    {
        dice.Reroll: lambda move, players: " ".join(("reroll", *move.faces)),
        dice.Stand: word("stand"),
        dice.Chain: lambda move, players: " ".join(("chain", *move.faces)),
        dice.Penalty: lambda move, players: f"{move.face} {players[move.target]}",
        Done: word("done"),
    },
)
