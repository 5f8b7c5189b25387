"""Telling what happened, as events of a state. Compiled code tells nobody."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.rules.fields import SPINS, Rule, State


def side(direction: int) -> str:
    """Where play goes: to the left is clockwise."""
    return "left" if direction == 1 else "right"


def tell_turned(state: State) -> None:
    state.tell("turned", value=side(state.direction))


def tell_lost_turn(state: State, seat: int) -> None:
    state.log.append(("lost-turn", seat, (), None, None))


def tell_uno(state: State, seat: int) -> None:
    state.log.append(("uno", seat, (), None, None))


def tell_card(state: State, card: int) -> None:
    """A card was drawn; `tell_drew` tells of all of them together."""
    state.coming.append(state.rules.names[card])


def tell_drew(state: State, seat: int) -> None:
    state.log.append(("drew", seat, tuple(state.coming), None, None))
    state.coming = []


def tell_reshuffled(state: State) -> None:
    state.tell("reshuffled", value=state.pile)


def tell_challenged(state: State, seat: int, player: int) -> None:
    """The hand is shown to the challenger, and to nobody else (CHAL.show)."""
    hand = state.hands[player]
    state.shown += ((seat, player, hand),)
    state.tell("challenged", seat, other=player)
    state.tell("showed", player, state.rules.texts(hand), seat)
    state.tell("guilty" if state.bluffed else "innocent", player, other=seat)


def tell_stacked(state: State, seat: int) -> None:
    """The total of the stack, and on whom it falls."""
    state.tell("stacked", seat, value=state.total)


def tell_bomb(state: State, seat: int, cards: int) -> None:
    state.tell("bomb", seat, value=cards)


def tell_out(state: State, seat: int) -> None:
    state.tell("out", seat, value=state.lost[seat].bit_count())


def tell_knocked_out(state: State, seat: int) -> None:
    state.tell("knocked-out", seat)


def tell_order(state: State, seats: Sequence[int]) -> None:
    state.tell("order", value=", ".join(state.rules.people[seat] for seat in seats))


def tell_swapped(state: State, seat: int, other: int) -> None:
    state.tell("swapped", seat, other=other)


def tell_passed_on(state: State, seat: int) -> None:
    state.tell("passed-on", seat, value=side(state.direction))


def tell_spun(state: State, seat: int, spin: int) -> None:
    state.tell("spun", seat, value=SPINS[spin])


def tell_rules_recycled(state: State) -> None:
    state.tell("rules-recycled")


def tell_rule(state: State, seat: int, rule: Rule) -> None:
    state.tell("rule", seat, value=rule.text)


def tell_took(state: State, seat: int, cards: Sequence[int], victim: int) -> None:
    state.tell("took", seat, state.rules.names_of(cards), victim)


def tell_cut(state: State, seat: int, card: int) -> None:
    state.tell("cut", seat, (state.rules.names[card],))


def tell_shuffled(state: State, cards: int) -> None:
    state.tell("shuffled", state.dealer, value=cards)


def tell_dealt(state: State, seat: int, cards: Sequence[int]) -> None:
    state.tell("dealt", seat, state.rules.names_of(cards))


def tell_flipped(state: State, card: int) -> None:
    state.tell("flipped", None, (state.rules.names[card],))


def tell_went_back(state: State, card: int) -> None:
    state.tell("went-back", None, (state.rules.names[card],))


def tell_void(state: State) -> None:
    state.tell("void")


def tell_left(state: State, seat: int, points: int) -> None:
    state.tell("left", seat, state.rules.texts(state.hands[seat]), value=points)


def tell_won_round(state: State, seat: int, points: int) -> None:
    state.tell("won-round", seat, value=points)


def tell_won_match(state: State, seat: int) -> None:
    state.tell("won-match", seat, value=state.scores[seat])
