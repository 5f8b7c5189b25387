"""Drawing on a turn, and because of others."""

from __future__ import annotations

from lastcard.cards.hands import draw_card, draw_cards
from lastcard.cards.state import DRAWN, State
from lastcard.cards.turn import pass_turn
from lastcard.core.chance import Chance

CAUGHT_DRAWS = 2


def draw_one(state: State, seat: int, chance: Chance) -> None:
    """One card, which may be played if it can; otherwise the turn passes (TURN.drawn-unplayable)."""
    rules = state.rules
    card = draw_card(state, seat, chance)
    if rules.allowed_cards(state.hands[seat], state.color, state.top) & rules.bits[card]:
        state.drawn = card
        state.pending = DRAWN
    else:
        # Since it is not asked for, everybody knows that it does not fit either.
        state.fresh[seat] = 0
        pass_turn(state)


def draw_for_uno(state: State, seat: int, chance: Chance) -> None:
    """Two cards for having been caught (UNO.caught)."""
    draw_cards(state, seat, CAUGHT_DRAWS, chance)


def suffer(state: State, seat: int, count: int, skipped: bool, chance: Chance) -> None:
    """Draw the cards and owe the turn (ACT.draw2, ACT.skip, ACT.wild4)."""
    if count:
        draw_cards(state, seat, count, chance)
    if skipped:
        state.owed[seat] += 1
