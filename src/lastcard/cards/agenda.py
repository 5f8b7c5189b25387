"""Carrying out what is still to be done before the next turn."""

from __future__ import annotations

from lastcard.cards.effects import fall
from lastcard.cards.lever import perform, pull
from lastcard.cards.state import COLOR, NOBODY, OVER, TARGET, State
from lastcard.cards.turn import ask, pass_turn
from lastcard.core.chance import Chance


def proceed(state: State, chance: Chance) -> None:
    """Go on until somebody has to decide; when nothing is left to do the next turn begins."""
    while state.agenda:
        state.actor = NOBODY
        name, seat, about = state.agenda.pop()
        if name == "pull":
            pull(state, seat, chance)
        elif name == "perform":
            perform(state, seat, about, chance)
        elif name == "fall":
            fall(state, seat, about, chance)
        elif name == "target":
            ask(state, TARGET, seat)
        else:
            ask(state, COLOR, seat)
        if state.actor != NOBODY or state.pending is OVER:
            return
    if state.pending is not OVER:
        pass_turn(state)


def end_run(state: State, seat: int, chance: Chance) -> None:
    """The actions of the whole run fall together (RULE.play-run)."""
    cards, state.run, state.performing = state.run, (), None
    fall(state, seat, cards, chance)
    proceed(state, chance)
