"""Moves in words, for people who see cards and dice and never the notation."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards import moves as cards
from lastcard.core.game import Done
from lastcard.dice import moves as dice
from lastcard.dice.faces import PLUS
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue
from lastcard.rules.fields import STACK
from lastcard.table.refusal_words import card_name

_WORDS = {
    cards.Draw: "draw", cards.Keep: "keep", cards.Pass: "pass", cards.Uno: "uno", Done: "done",
    cards.Challenge: "challenge", dice.Stand: "stand",
}  # fmt: skip


def label(messages: Catalogue, game: AnyGame, state: object, move: object) -> str:
    """A move as a person would say it."""
    return _Labels(messages, game).of(move, getattr(state, "pending", None) == STACK)


class _Labels:
    def __init__(self, messages: Catalogue, game: AnyGame) -> None:
        self.messages, self.game = messages, game

    def of(self, move: object, stacked: bool) -> str:
        match move:
            case cards.Play():
                return self._play(move)
            case cards.Accept():
                return self._text("take" if stacked else "accept")
            case cards.Catch(target=seat):
                return self._text("catch", name=self._name(seat))
            case cards.Color(color=color):
                return self._text("color", color=self.messages.text(f"color-{color}"))
            case cards.Target(target=seat):
                return self._text("target", name=self._name(seat))
            case cards.Discard(cards=put):
                return self._row("discard", put)
            case cards.Wilds(cards=put):
                return self._row("discard", put)
            case dice.Reroll(faces=faces):
                return self._row("reroll", faces)
            case dice.Chain(faces=faces):
                return self._row("chain", faces)
            case dice.Penalty(face=face, target=seat):
                return self._text("plus" if face == PLUS else "minus", name=self._name(seat))
        return self._text(_WORDS[type(move)])

    def _play(self, move: cards.Play) -> str:
        key = "play" + ("-color" if move.color else "") + ("-at" if move.target is not None else "")
        text = self._text(
            key,
            cards=self._cards((move.card, *move.more)),
            color=self.messages.text(f"color-{move.color}") if move.color else "",
            name="" if move.target is None else self._name(move.target),
        )
        return self._text("with-uno", move=text) if move.uno else text

    def _row(self, key: str, put: Sequence[str]) -> str:
        return self._text(key, cards=self._cards(put)) if put else self._text(f"{key}-none")

    def _cards(self, put: Sequence[str]) -> str:
        return ", ".join(card_name(self.messages, card, self.game) for card in put)

    def _name(self, seat: int) -> str:
        return self.game.players[seat].replace("_", " ")

    def _text(self, key: str, **about: object) -> str:
        return self.messages.text(f"try-move-{key}", **about)
