"""Cards coming into a hand and leaving it, and what that means for UNO."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.rules import Cards
from lastcard.cards.state import State
from lastcard.core.chance import Chance


def reshuffle(state: State, chance: Chance) -> bool:
    """Make a new draw pile from all discards but the top one (PILE.reshuffle); False if none is left."""
    *under, top = state.discard
    if not under:
        return False
    # Sorted, so that the outcome hangs on the cards alone and not on how they were played.
    pile = chance.shuffle(state.label("shuffle"), sorted(under))
    state.draw.extend(reversed(pile))
    state.discard = [top]
    if state.known:
        # What of a hand that was shown comes back here may go to anybody.
        gone = state.rules.set_of(under)
        state.known = tuple((viewer, owner, hand & ~gone) for viewer, owner, hand in state.known)
    state.tell("reshuffled", value=len(pile))
    return True


def draw_cards(state: State, seat: int, count: int, chance: Chance, until: Cards = 0) -> list[int]:
    """Give the seat so many cards from the draw pile, or as many as there are (PILE.none-left).

    The drawing stops early when a card of `until` has come.
    """
    pile, rules = state.draw, state.rules
    drawn: list[int] = []
    while len(drawn) < count and (pile or reshuffle(state, chance)):
        drawn.append(pile.pop())
        if until and until & rules.bits[drawn[-1]]:
            break
    take_up(state, seat, drawn)
    names = rules.names
    state.log.append(("drew", seat, tuple([names[card] for card in drawn]), None, None))
    return drawn


def draw_card(state: State, seat: int, chance: Chance) -> int:
    """Give the seat the next card of the draw pile, where there is one: a turn's draw, in few steps."""
    if not state.draw:
        reshuffle(state, chance)
    card = state.draw.pop()
    take_up(state, seat, (card,))
    state.log.append(("drew", seat, (state.rules.names[card],), None, None))
    return card


def take_up(state: State, seat: int, cards: Sequence[int]) -> None:
    """Add cards to a hand. With more than one card nobody can be caught (UNO.clear)."""
    if not cards:
        return
    bits = state.rules.bits
    hand = state.hands[seat]
    for card in cards:
        hand |= bits[card]
    state.hands[seat] = hand
    count = len(cards)
    state.counts[seat] += count
    if state.declined[seat]:
        state.fresh[seat] += count
    others = ~(1 << seat)
    state.said &= others
    state.catchable &= others


def put_down(state: State, seat: int, card: int, color: str | None) -> None:
    """Move a card from the hand to the top of the discard pile; a wild takes the colour named."""
    rules = state.rules
    state.hands[seat] ^= rules.bits[card]
    state.counts[seat] -= 1
    if state.fresh[seat]:
        remember_less(state, seat, rules.bits[card])
    state.discard.append(card)
    state.top = card
    if color:
        state.color = state.named[seat] = color
    else:
        state.color = rules.color_of[card]


def put_under(state: State, seat: int, cards: list[int]) -> None:
    """Move cards from the hand under the top one of the discard pile."""
    give_up(state, seat, cards)
    remember_less(state, seat, state.rules.set_of(cards))
    *under, top = state.discard
    state.discard = [*under, *cards, top]


def give_up(state: State, seat: int, cards: list[int]) -> None:
    """Take cards out of a hand, wherever they go."""
    state.hands[seat] &= ~state.rules.set_of(cards)
    state.counts[seat] -= len(cards)


def remember_less(state: State, seat: int, shown: Cards = 0) -> None:
    """Remember less of a hand once cards have left it, of which everybody saw those of `shown`.

    What was declined before has come since. Of the others nobody knows whether they are old or fresh.
    """
    fresh = state.fresh[seat]
    fresh -= min(fresh, (shown & state.declined[seat]).bit_count())
    if fresh >= state.counts[seat]:
        fresh = state.declined[seat] = 0
    state.fresh[seat] = fresh


def come_down(state: State, seat: int, said: bool = False) -> None:
    """Note a hand that has come down to one card, however it came (UNO.how-it-came)."""
    if state.counts[seat] == 1:
        state.caught &= ~(1 << seat)
        if said or state.rules.auto_uno:
            state.said |= 1 << seat
            state.log.append(("uno", seat, (), None, None))
        else:
            state.catchable |= 1 << seat


def find(state: State, seat: int, names: tuple[str, ...]) -> list[int]:
    """The cards of the hand with these names, each a card of its own."""
    hand = state.hands[seat]
    found = []
    for name in names:
        cards = hand & state.rules.named[name]
        lowest = cards & -cards
        hand ^= lowest
        found.append(lowest.bit_length() - 1)
    return found
