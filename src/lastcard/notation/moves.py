"""Moves of any game as text. `read_move` and `move_text` undo each other."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards import grammar as cards
from lastcard.cards.moves import Move as CardMove
from lastcard.core.grammar import Grammar
from lastcard.dice import grammar as dice
from lastcard.dice.moves import Move as DiceMove
from lastcard.editions import AnyGame

AnyMove = CardMove | DiceMove

_EVERY = Grammar({}, {**cards.GRAMMAR.writers, **dice.GRAMMAR.writers})


def move_text(move: AnyMove, players: Sequence[str]) -> str:
    """The one text of a move.

    >>> from lastcard.cards.moves import Play
    >>> move_text(Play("W4", color="r", uno=True), ["ana", "beto"])
    'play W4:r uno'
    """
    return _EVERY.text(move, players)


def read_move(text: str, game: AnyGame) -> AnyMove:
    """The move that this text says in this game; Unreadable says what was expected and where.

    >>> from lastcard.editions import game
    >>> read_move("catch beto", game("usa", ["ana", "beto"]))
    Catch(target=1)
    """
    move: AnyMove = game.grammar.read(text, game.players)
    return move
