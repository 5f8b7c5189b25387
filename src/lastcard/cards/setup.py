"""Beginning a match, the next round, or a position that somebody sets up."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.core.chance import Chance
from lastcard.core.refusal import Refusal
from lastcard.rules import setup
from lastcard.rules.fields import NO_COLOR, OVER, TURN, Cards
from lastcard.rules.turn import ask


def start_match(rules: Rules, rule_cards: tuple[RuleCard, ...] | None, chance: Chance) -> State:
    """A new match. The edition's own rule cards serve where there are none."""
    state = State(rules, rule_cards)
    setup.start(state, rules, chance)
    return state


def next_round(state: State, chance: Chance) -> None:
    """Deal again, one seat further to the left (SETUP.next-dealer)."""
    if state.pending != OVER:
        raise Refusal("round-goes-on", "END.out")
    if state.match is not None:
        raise Refusal("match-over", "SCORE.target")
    if state.removed:
        _check_enough(state)
    state.log = []
    setup.deal_next(state, state.rules, chance)


def _check_enough(state: State) -> None:
    """One card must be left that can start the discard pile, whatever comes (FIRST.wild4)."""
    rules = state.rules
    cards = rules.cards_in(rules.all_cards & ~state.removed)
    there = sum(not rules.symbols[card].restricted for card in cards)
    needed = rules.players * rules.hand_size + 1
    if there < needed:
        raise Refusal("too-few-cards", "SETUP.deal", there=there, needed=needed)


def lay_out(rules: Rules, hands: Sequence[Cards], draw: list[int], under: Cards) -> State:
    """A state with these hands and piles, the top of the draw pile last, and nothing else decided yet.

    Cards that are nowhere are out of the game, in later rounds too.
    """
    state = State(rules)
    state.hands = list(hands)
    state.counts = [hand.bit_count() for hand in hands]
    state.draw, state.pile = draw, len(draw)
    state.under, state.discards = under, under.bit_count()
    there = rules.set_of(draw) | under | sum(hands)
    state.removed = rules.all_cards & ~there
    return state


def flip(state: State, chance: Chance) -> None:
    """Turn the first card over, in a position that was set up."""
    setup.flip(state, state.rules, chance)


def set_turn(state: State, top: int, color: int, seat: int) -> None:
    """The beginning of a turn, with this card on top and its colour or the one named."""
    state.discards += 1
    state.removed &= ~(1 << top)
    state.top = top
    state.color = state.rules.color_of[top] if color == NO_COLOR else color
    state.turn = seat
    state.turns = int(state.rules.turns_each > 0)
    ask(state, TURN, seat)
