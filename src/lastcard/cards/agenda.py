"""Carrying out what is still to be done before the next turn."""

from __future__ import annotations

from lastcard.cards.effects import fall
from lastcard.cards.lever import perform, pull
from lastcard.cards.state import NOBODY, OVER, Ask, Fall, Perform, Pull, State
from lastcard.cards.turn import ask, pass_turn
from lastcard.core.chance import Chance


def proceed(state: State, chance: Chance) -> None:
    """Go on until somebody has to decide; when nothing is left to do the next turn begins."""
    while state.agenda:
        state.actor = NOBODY
        match state.agenda.pop():
            case Pull(seat):
                pull(state, seat, chance)
            case Perform(seat, rule):
                perform(state, seat, rule, chance)
            case Fall(seat, cards):
                fall(state, seat, cards, chance)
            case Ask(seat, pending):
                ask(state, pending, seat)
        if state.actor != NOBODY or state.pending == OVER:
            return
    if state.pending != OVER:
        pass_turn(state)


def end_run(state: State, seat: int, chance: Chance) -> None:
    """The actions of the whole run fall together (RULE.play-run)."""
    cards, state.run, state.performing = state.run, (), None
    fall(state, seat, cards, chance)
    proceed(state, chance)
