"""Moves and advice in plain values, for those who put them into words."""

from __future__ import annotations

from typing import TypedDict

from lastcard.bots import Move
from lastcard.cards.moves import Color, Discard, Play, Target, Wilds
from lastcard.coach.advice import Advice, By
from lastcard.coach.reason import Why
from lastcard.dice.moves import Chain, Penalty, Reroll


class PlainMove(TypedDict):
    """A move in its parts, to be told in words."""

    kind: str
    """What is done: play, draw, keep, pass, challenge, accept, color, target, discard, wilds, done; with dice
    reroll, stand, chain, penalty, done."""
    cards: list[str]
    """The cards or faces, in their order."""
    color: str | None
    """The colour that is named."""
    target: int | None
    """The seat that it is aimed at."""


class PlainAdvice(TypedDict):
    """What a strong bot would do, from the seat's own view alone."""

    chance: float
    """How likely this seat is to win with that move: with cards the round, with dice the game."""
    best: PlainMove
    why: Why
    about: int | None
    """The seat that the reason speaks of."""
    by: By
    """The bot: `hard` where `expert` cannot play the deck, or is not installed."""
    played: PlainMove | None
    """What was played instead, or as well; null before the move."""
    after: float | None
    """How likely this seat is to win after it."""


def plain_move(move: Move) -> PlainMove:
    """A move in its parts."""
    made: PlainMove = {"kind": type(move).__name__.lower(), "cards": [], "color": None, "target": None}
    match move:
        case Play(card, color, target, _, more):
            made |= {"cards": [card, *more], "color": color, "target": target}
        case Color(color):
            made |= {"color": color}
        case Target(target):
            made |= {"target": target}
        case Discard(cards) | Wilds(cards) | Reroll(cards) | Chain(cards):
            made |= {"cards": list(cards)}
        case Penalty(face, target):
            made |= {"cards": [face], "target": target}
    return made


def plain_advice(advice: Advice) -> PlainAdvice:
    """Advice in its parts."""
    played = advice.played
    return {
        "chance": round(advice.best.chance, 4),
        "best": plain_move(advice.best.move),
        "why": advice.why.why,
        "about": advice.why.seat,
        "by": advice.by,
        "played": None if played is None else plain_move(played.move),
        "after": None if played is None else round(played.chance, 4),
    }
