"""Action ids of the card games, and the moves of the notation that they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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
from lastcard.cards.rules import Rules
from lastcard.cards.state import ROWS, State
from lastcard.rules import actions as at
from lastcard.rules import step
from lastcard.rules.fields import MOST_PLAYERS, NO_COLOR, NOBODY
from lastcard.rules.piles import card_of_kind

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
_ROWS: dict[str, type[Discard] | type[Wilds]] = {"discard": Discard, "colors": Discard, "wilds": Wilds}
"""The decisions that are answered by a row of cards."""


def actions_of(move: Move, rules: Rules, pending: str) -> list[int]:
    """The actions that one move of the notation is made of; several where it puts down several cards."""
    if move in _IDS:
        return [_IDS[move]]
    match move:
        case Play(more=()):
            return [_play_action(move, rules)]
        case Play():
            *first, last = (move.card, *move.more)
            puts = [at.PUT + _kind(card, rules) for card in first]
            return [*puts, _play_action(replace(move, card=last, more=()), rules)]
        case Color(color):
            return [at.NAME_COLOR + rules.colors.index(color)]
        case Target(seat):
            return [at.PICK_TARGET + seat]
        case Catch(seat):
            return [at.CATCH + seat]
        case Discard(cards) | Wilds(cards):
            puts = [at.PUT + _kind(card, rules) for card in cards]
            return [*puts, at.DONE] if pending == "colors" else puts
    raise ValueError(f"no action stands for {move!r}")


def _play_action(move: Play, rules: Rules) -> int:
    color = NO_COLOR if move.color is None else rules.colors.index(move.color)
    target = NOBODY if move.target is None else move.target
    return (at.WITH_UNO if move.uno else 0) + at.play_action(_kind(move.card, rules), color, target)


def move_of(action: int, rules: Rules) -> Move | str:
    """The move that an action is; for one card of several, its text, and nothing where the deck has none."""
    if action in _WORDS:
        return _WORDS[action]
    if action < 2 * at.PLAYS:
        return _played(action % at.PLAYS, action >= at.WITH_UNO, rules)
    if action < at.PICK_TARGET:
        color = _letter(action - at.NAME_COLOR, rules)
        return "" if color is None else Color(color)
    if action < at.CATCH:
        return Target(action - at.PICK_TARGET)
    if action < at.PUT:
        return Catch(action - at.CATCH)
    return _name(action - at.PUT, rules)


def whole_move(actions: Sequence[int], rules: Rules, pending: str) -> Move:
    """The move of the notation that these actions make together: the counterpart of `actions_of`."""
    *puts, last = actions
    cards = tuple(_name(action - at.PUT, rules) for action in puts)
    if pending in _ROWS:
        if last >= at.PUT:
            return _ROWS[pending]((*cards, _name(last - at.PUT, rules)))
        if last == at.DONE:
            return _ROWS[pending](cards)
    move = move_of(last, rules)
    assert not isinstance(move, str)
    if not cards:
        return move
    assert isinstance(move, Play)
    return replace(move, card=cards[0], more=(*cards[1:], move.card))


def open_copy(position: State) -> State:
    """A copy of a state, or of what a view shows, that parts of a move can be carried out in."""
    copy = position.copy()
    for name in ROWS:
        setattr(copy, name, list(getattr(copy, name)))
    return copy


def put_part(position: State, seat: int, action: int) -> bool:
    """Put down one card of several in such a copy; whether the move is complete with it."""
    rules = position.rules
    return step.put(position, rules, seat, card_of_kind(position, rules, seat, action - at.PUT))


def _played(action: int, uno: bool, rules: Rules) -> Play:
    card = _name(at.played_kind(action), rules)
    if action < at.PLAY_WILD:
        return play(card, uno=uno)
    if action >= at.PLAY_SEVEN:
        return play(card, None, (action - at.PLAY_SEVEN) % MOST_PLAYERS, uno)
    if action < at.PLAY_AT:
        return play(card, _letter((action - at.PLAY_WILD) % at.KIND_COLORS, rules), uno=uno)
    color, target = divmod(action - at.PLAY_AT, MOST_PLAYERS)
    return play(card, _letter(color, rules), target, uno)


def _letter(color: int, rules: Rules) -> str | None:
    """The letter of a colour; None where the deck has not as many."""
    return rules.colors[color] if color < len(rules.colors) else None


def _kind(name: str, rules: Rules) -> int:
    """The kind of the cards with this text."""
    return rules.kind_of[rules.named[name].bit_length() - 1]


def _name(kind: int, rules: Rules) -> str:
    """The text of the cards of this kind; nothing where the deck has none."""
    cards = rules.kind_sets[kind]
    return rules.names[cards.bit_length() - 1] if cards else ""
