"""Trying moves on a position: what it shows, and what each move brings about by which rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from lastcard.cards.state import State
from lastcard.core.event import Event
from lastcard.core.refusal import Refusal
from lastcard.dice.moves import Chain
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.notation.moves import move_text
from lastcard.rules.fields import DRAWN
from lastcard.sandbox.cards import rules_of_cards
from lastcard.sandbox.dice import rules_of_dice
from lastcard.sandbox.labels import label
from lastcard.sandbox.position import Stand, opened, possible
from lastcard.table.refusal_words import refusal_words

Plain = dict[str, Any]

MOST_LISTED = 64
"""Moves of one seat that are listed. Of discards there can be thousands; all may be tried."""
MOST_LOOKED_AT = 1_000
"""Chains that are looked at for the longest."""


class Because(NamedTuple):
    """Something that happened, and the rules by which it did."""

    event: Event
    rules: tuple[str, ...]


def began(stand: Stand) -> list[Because]:
    """What happened while the position was set up, such as the first card turned over."""
    return _because(None, stand)


def tried(stand: Stand, seat: int, move: str) -> tuple[Stand, list[Because]]:
    """The position after a move and what happened; a refusal, with its rule, where it may not be made."""
    after = stand.after(seat, move)
    return after, _because(stand, after)


def _because(before: Stand | None, after: Stand) -> list[Because]:
    events = after.game.events(after.state)
    state = None if before is None else before.state
    if isinstance(after.state, State):
        rules = rules_of_cards(state, after.state, events)
    else:
        rules = rules_of_dice(state, after.state, events)
    return list(map(Because, events, rules))


def legal(stand: Stand, seat: int) -> Iterator[Any]:
    """The legal moves of a seat: of chains the longest first, of everything else in its own order."""
    moves = stand.game.moves(stand.state, seat)
    if stand.game.family != "dice":
        return iter(moves)
    return iter(sorted(islice(moves, MOST_LOOKED_AT), key=_length, reverse=True))


def _length(move: Any) -> int:
    return len(move.faces) if isinstance(move, Chain) else 0


# In plain values, for those who ask over the wire


def answer(text: str, moves: Iterable[tuple[int, str]], messages: Catalogue) -> Plain:
    """What becomes of these moves, one after the other, up to the first that is refused."""
    found: Plain = {"position": None, "began": [], "steps": [], "refused": None, "problem": None}
    try:
        stand = opened(text)
        found["began"] = _plain(began(stand))
        for seat, move in moves:
            try:
                stand, happened = tried(stand, seat, move)
            except Refusal as refusal:
                found["refused"] = _told(refusal, refusal_words(messages, refusal, stand.game))
                break
            found["steps"].append(_plain(happened))
        with possible():
            found["position"] = _shown(stand, messages)
    except Refusal as refusal:
        found["problem"] = _told(refusal, refusal_sentence(messages, refusal))
        found["problem"] |= {place: refusal.about.get(place) for place in ("line", "column")}
    return found


def _told(refusal: Refusal, message: str) -> Plain:
    return {"code": refusal.code, "rule": refusal.rule, "message": message}


def _plain(happened: Sequence[Because]) -> list[Plain]:
    return [{"event": list(one.event), "rules": list(one.rules)} for one in happened]


def _shown(stand: Stand, messages: Catalogue) -> Plain:
    """The whole position as a person looks at it; nothing is hidden here."""
    game, state = stand.game, stand.state
    view = game.view(state, None).as_dict()
    if isinstance(state, State) and state.pending == DRAWN:
        view["drawn"] = state.rules.names[state.drawn]
    listed, more = [], False
    for seat in range(len(game.players)):
        few = list(islice(legal(stand, seat), MOST_LISTED + 1))
        more = more or len(few) > MOST_LISTED
        for move in few[:MOST_LISTED]:
            text = move_text(move, game.players)
            listed.append({"seat": seat, "move": text, "label": label(messages, game, state, move)})
    return {
        "text": stand.text,
        "edition": game.edition,
        "deck": game.deck,
        "options": dict(game.changed_options),
        "players": list(game.players),
        "view": view,
        "hands": game.hands(state),
        "moves": listed,
        "more": more,
    }
