"""Cards coming into a hand and leaving it, what that means for UNO, and what others remember of it."""

from __future__ import annotations

from lastcard.rules.fields import (
    AUTO,
    DRAWN,
    NO_COLOR,
    OFF,
    OVER,
    REMEMBERS,
    Cards,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.sets import (
    add_card,
    clear,
    exchange,
    has,
    join,
    lay_all_under,
    lay_under,
    lowest,
    meets,
    overlap,
    remove_card,
    single,
    some,
    store,
    without,
)
from lastcard.rules.telling import tell_out, tell_passed_on, tell_swapped, tell_uno
from lastcard.rules.turn import next_seat


def holds_color(state: StateFields, rules: RulesFields, seat: int, color: int) -> bool:
    """Whether a hand has a card of this colour."""
    return meets(state.hands[seat], rules.color_sets[color])


def take_up(state: StateFields, rules: RulesFields, seat: int, card: int) -> None:
    """Put a card into a hand. With more than one card nobody can be caught (UNO.clear)."""
    add_card(state.hands, seat, card)
    state.counts[seat] += 1
    if REMEMBERS and some(state.declined[seat]):
        state.fresh[seat] += 1
    others = ~(1 << seat)
    state.said &= others
    state.catchable &= others


def put_down(state: StateFields, rules: RulesFields, seat: int, card: int, color: int) -> None:
    """Move a card from the hand to the top of the discard pile; a wild takes the colour named."""
    remove_card(state.hands, seat, card)
    state.counts[seat] -= 1
    if state.discards > 0:
        lay_under(state, state.top)
    state.discards += 1
    state.top = card
    state.flipped = 0
    state.color = rules.color_of[card] if color == NO_COLOR else color
    if REMEMBERS:
        state.before = NO_COLOR
        if color != NO_COLOR:
            state.named[seat] = color
        if state.pending != DRAWN or card != state.drawn:
            forget_one_like(state, rules, seat, card)
        if state.fresh[seat] or state.counts[seat] == 0:
            remember_less(state, seat, has(state.declined[seat], card))


def put_under(state: StateFields, rules: RulesFields, seat: int, card: int) -> None:
    """Move a card from the hand under the top card, which stays the one to match (RULE.discard-to)."""
    remove_card(state.hands, seat, card)
    state.counts[seat] -= 1
    lay_under(state, card)
    state.discards += 1
    if REMEMBERS:
        forget_one_like(state, rules, seat, card)
        remember_less(state, seat, has(state.declined[seat], card))


def down_to_one(state: StateFields, rules: RulesFields, seat: int, said: int) -> None:
    """Note a hand that is down to one card, however it came (UNO.how-it-came)."""
    if state.counts[seat] == 1:
        bit = 1 << seat
        state.caught &= ~bit
        if said or rules.uno == AUTO:
            state.said |= bit
            tell_uno(state, seat)
        elif rules.uno != OFF:
            state.catchable |= bit


def go_out(state: StateFields, rules: RulesFields, seat: int) -> None:
    """The hand goes under the top card, and its player is out of the round (HOUSE.mercy)."""
    store(state.lost, seat, state.hands[seat])
    lay_all_under(state, state.hands[seat])
    state.discards += state.counts[seat]
    clear(state.hands, seat)
    state.counts[seat] = state.owed[seat] = 0
    bit = 1 << seat
    state.out |= bit
    state.catchable &= ~bit
    state.said &= ~bit
    if REMEMBERS:
        forget_hand(state, rules, seat)
    tell_out(state, seat)


# Hands that move


@not_inlined
def swap_hands(state: StateFields, rules: RulesFields, seat: int, other: int) -> None:
    """Two players change hands."""
    exchange_hands(state, rules, seat, other)
    has_moved(state, rules, seat, other)
    has_moved(state, rules, other, seat)
    tell_swapped(state, seat, other)


@not_inlined
def pass_hands_on(state: StateFields, rules: RulesFields, seat: int) -> None:
    """Everyone gives the hand to the next player in the direction of play."""
    other = next_seat(state, rules, seat, state.direction)
    while other != seat:
        exchange_hands(state, rules, seat, other)
        other = next_seat(state, rules, other, state.direction)
    for giver in range(rules.players):
        if state.out >> giver & 1 == 0:
            has_moved(state, rules, next_seat(state, rules, giver, state.direction), giver)
    tell_passed_on(state, seat)


def exchange_hands(state: StateFields, rules: RulesFields, seat: int, other: int) -> None:
    """Put each of two hands in the other's place, with what is known of its cards."""
    exchange(state.hands, seat, other)
    state.counts[seat], state.counts[other] = state.counts[other], state.counts[seat]
    if REMEMBERS:
        exchange(state.declined, seat, other)
        state.fresh[seat], state.fresh[other] = state.fresh[other], state.fresh[seat]
        state.named[seat], state.named[other] = state.named[other], state.named[seat]
        for viewer in range(rules.players):
            row = viewer * rules.players
            exchange(state.known, row + seat, row + other)


def has_moved(state: StateFields, rules: RulesFields, taker: int, giver: int) -> None:
    """The taker's hand was the giver's, who knows it. There is nothing to say for it, and no catch."""
    bit = 1 << taker
    state.catchable &= ~bit
    state.said &= ~bit
    state.caught |= bit
    if REMEMBERS:
        remember_shown(state, rules, giver, taker)


# What others remember


def decline(state: StateFields, seat: int, cards: Cards) -> None:
    """The seat draws on its turn: it holds none of these cards, or keeps them back."""
    store(state.declined, seat, join(state.declined[seat], cards))
    state.fresh[seat] = 0


def remember_less(state: StateFields, seat: int, was_fresh: int) -> None:
    """Remember less of a hand once cards have left it: what was declined before has come since.

    Of the others nobody knows whether they are old or fresh.
    """
    fresh = state.fresh[seat]
    if was_fresh and fresh > 0:
        fresh -= 1
    if fresh >= state.counts[seat]:
        fresh = 0
        clear(state.declined, seat)
    state.fresh[seat] = fresh


def remember_shown(state: StateFields, rules: RulesFields, viewer: int, owner: int) -> None:
    """One player has seen the hand of another (CHAL.show)."""
    store(state.known, viewer * rules.players + owner, state.hands[owner])


def is_open(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a hand lies open for everyone, since it is so small (HOUSE.reveal)."""
    return 0 < state.counts[seat] <= rules.reveal and state.opening == 0 and state.pending != OVER


def remember_open(state: StateFields, rules: RulesFields) -> None:
    """Everybody has seen the hands that lie open."""
    for owner in range(rules.players):
        if is_open(state, rules, owner):
            for viewer in range(rules.players):
                remember_shown(state, rules, viewer, owner)


def forget_discards(state: StateFields, rules: RulesFields) -> None:
    """What comes back into the draw pile may go to anybody, cards of a hand that was shown too."""
    for pair in range(rules.players * rules.players):
        if some(state.known[pair]):
            store(state.known, pair, without(state.known[pair], state.under))


def forget_one_like(state: StateFields, rules: RulesFields, owner: int, card: int) -> None:
    """A card has left a hand: of those that look like it, one that others know may have been it."""
    for viewer in range(rules.players):
        pair = viewer * rules.players + owner
        if some(state.known[pair]) and not has(state.known[pair], card):
            like = overlap(state.known[pair], overlap(rules.lookalikes[card], state.hands[owner]))
            if some(like):
                store(state.known, pair, without(state.known[pair], single(lowest(like))))


def forget_hand(state: StateFields, rules: RulesFields, owner: int) -> None:
    """Cards have left a hand unseen: nobody is sure of any of them."""
    remember_less(state, owner, 0)
    for viewer in range(rules.players):
        clear(state.known, viewer * rules.players + owner)
