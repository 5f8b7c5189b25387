"""What follows when cards are down."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.scoring import finish_round
from lastcard.cards.state import Pull, State
from lastcard.cards.turn import next_seat, turn_round
from lastcard.core.chance import Chance


def fall(state: State, seat: int, cards: Sequence[int], chance: Chance) -> None:
    """Let the actions of cards that `seat` put down together fall on the next player.

    The next player pulls the lever too. A player who is out by it wins then (RULE.out).
    """
    symbols = [state.rules.symbols[card] for card in cards]
    reverses = sum(symbol.reverses for symbol in symbols)
    draws = sum(symbol.draws for symbol in symbols)
    skips = any(symbol.skips for symbol in symbols)
    pulls = sum(symbol.pulls for symbol in symbols)
    victim = act(state, seat, reverses, draws, skips, chance)
    if not state.hands[seat]:
        finish_round(state, seat)
    else:
        state.agenda += [Pull(victim)] * pulls


def act(state: State, seat: int, reverses: int, draws: int, skips: bool, chance: Chance) -> int:
    """Reverses turn the direction, then the next player draws and owes one turn (JACK.colors-effects).

    One card of a turn acts like several put down together. Returns the next player.
    """
    rules = state.rules
    if reverses:
        if rules.reverse_skips:
            skips = True
        elif reverses % 2:
            turn_round(state)
    victim = (seat + state.direction) % rules.players
    rules.moments.suffer(state, victim, draws, skips, chance)
    return victim


def last_card(state: State, seat: int, card: int, chance: Chance) -> None:
    """A turn's last card: only its draws still count (END.last-draw, END.last-other)."""
    rules = state.rules
    rules.moments.suffer(state, next_seat(state, seat), rules.symbols[card].draws, False, chance)
    finish_round(state, seat)
