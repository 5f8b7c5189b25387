"""Action ids of the card games, and the moves of the notation that they stand for."""

from __future__ import annotations

from lastcard.cards.moves import (
    ACCEPT,
    CHALLENGE,
    DONE,
    DRAW,
    KEEP,
    PASS,
    UNO,
    Catch,
    Color,
    Discard,
    Move,
    Play,
    Target,
    Wilds,
    play,
)
from lastcard.fast import layout as at
from lastcard.fast.legal import wild_action
from lastcard.fast.rules import played_kind
from lastcard.fast.tables import Deck

_WORDS: dict[int, Move] = {
    at.DRAW_ONE: DRAW,
    at.KEEP: KEEP,
    at.PASS: PASS,
    at.ACCEPT: ACCEPT,
    at.CHALLENGE: CHALLENGE,
    at.SAY_UNO: UNO,
    at.DONE: DONE,
}
_IDS = {move: action for action, move in _WORDS.items()}


def actions_of(move: Move, deck: Deck, pending: str) -> list[int]:
    """The actions that one move of the notation is made of; several where it puts down several cards."""
    if move in _IDS:
        return [_IDS[move]]
    match move:
        case Play():
            return [_play_action(move, deck)]
        case Color(color):
            return [at.NAME_COLOR + deck.colors.index(color)]
        case Target(seat):
            return [at.PICK_TARGET + seat]
        case Catch(seat):
            return [at.CATCH + seat]
        case Discard(cards) | Wilds(cards):
            puts = [at.PUT + deck.kind(card) for card in cards]
            return [*puts, at.DONE] if pending == "colors" else puts
    raise ValueError(f"no action stands for {move!r}")


def _play_action(move: Play, deck: Deck) -> int:
    kind = deck.kind(move.card)
    offset = at.WITH_UNO if move.uno else 0
    if move.color is None:
        return offset + kind
    color = deck.colors.index(move.color)
    if kind == at.HAT_KIND:
        assert move.target is not None
        return offset + at.PLAY_HAT + at.MOST_PLAYERS * color + move.target
    return offset + wild_action(kind, color)


def move_of(action: int, deck: Deck) -> Move | str:
    """The move that an action is; for one card of several, its text."""
    if action in _WORDS:
        return _WORDS[action]
    if action < 2 * at.PLAYS:
        return _played(action % at.PLAYS, action >= at.WITH_UNO, deck)
    if action < at.PICK_TARGET:
        return Color(deck.colors[action - at.NAME_COLOR])
    if action < at.CATCH:
        return Target(action - at.PICK_TARGET)
    if action < at.PUT:
        return Catch(action - at.CATCH)
    return deck.names[action - at.PUT]


def _played(action: int, uno: bool, deck: Deck) -> Play:
    card = deck.names[played_kind(action)]
    if action < at.PLAY_WILD:
        return play(card, uno=uno)
    if action < at.PLAY_HAT:
        return play(card, deck.colors[(action - at.PLAY_WILD) % at.COLORS], uno=uno)
    color, target = divmod(action - at.PLAY_HAT, at.MOST_PLAYERS)
    return play(card, deck.colors[color], target, uno)
