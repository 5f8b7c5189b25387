"""The last moves of the card games, which only games that are compiled to remember keep.

All moves lie open: whoever sits at the table hears of every one, and an action never tells a card that others
do not see. Of a draw it says that one was made.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.kernel import play_action
from lastcard.fast.compile import compiled
from lastcard.fast.history import keep_move, move_back
from lastcard.rules.actions import WITH_UNO

REMEMBERS = False
"""Whether moves are kept."""


@compiled
def note_action(state: Any, seat: int, action: int) -> None:
    """Keep the action that this seat takes now, before it is counted."""
    if REMEMBERS:
        keep_move(state, seat, action)


@compiled
def note_play(state: Any, rules: Any, seat: int, card: int, color: int, target: int, said: int) -> None:
    """The same for a card that goes straight to the rules."""
    if REMEMBERS:
        action = play_action(rules.kind_of[card], color, target)
        keep_move(state, seat, action + WITH_UNO if said else action)


@compiled
def told(state: Any, rules: Any, seat: int, back: int) -> tuple[int, int]:
    """The move of this round so many before the last one, as this seat tells it."""
    return move_back(state, rules, seat, state.decisions - state.began, back)
