"""What follows when cards are down."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.hands import draw_cards
from lastcard.cards.scoring import finish_round
from lastcard.cards.state import State
from lastcard.cards.turn import next_seat, turn_round
from lastcard.core.chance import Chance


def fall(state: State, seat: int, cards: Sequence[int], puller: int | None, chance: Chance) -> None:
    """Let the actions of cards that `seat` put down fall on the next player.

    One card of a turn or several together (JACK.colors-effects): Reverses turn the direction, the
    next player draws and owes one turn, and the lever is pulled once for each Jackpot, by
    `puller` or else by the next player. A player who is out by it wins then (RULE.out).
    """
    rules = state.rules
    draws = pulls = reverses = 0
    skips = False
    for card in cards:
        symbol = rules.symbols[card]
        draws += symbol.draws
        pulls += symbol.pulls
        reverses += symbol.reverses
        skips = skips or symbol.skips
    if reverses and rules.reverse_skips:
        skips = True
    elif reverses % 2:
        turn_round(state)
    victim = next_seat(state, seat)
    if draws:
        draw_cards(state, victim, draws, chance)
    if not state.hands[seat]:
        finish_round(state, seat)
        return
    if skips:
        state.owed[victim] += 1
    if pulls:
        state.agenda += [("pull", victim if puller is None else puller, None)] * pulls


def last_card(state: State, seat: int, card: int, chance: Chance) -> None:
    """A turn's last card: only its draws still count (END.last-draw, END.last-other)."""
    draws = state.rules.symbols[card].draws
    if draws:
        draw_cards(state, next_seat(state, seat), draws, chance)
    finish_round(state, seat)
