"""Where cards, rule cards and chance come from in Python: ordered piles, and labelled streams of chance.

The agenda is here too, a list that grows as it has to. `fast.cards.piles` has sets in place of ordered piles,
since a random card of a set is the top card of a shuffled pile, and outcomes from a generator of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastcard.rules.fields import PERFORM, SPINS, Chance, Rule, Rules, State
from lastcard.rules.hands import take_up
from lastcard.rules.telling import (
    tell_cut,
    tell_dealt,
    tell_order,
    tell_reshuffled,
    tell_rule,
    tell_rules_recycled,
    tell_shuffled,
    tell_took,
)
from lastcard.rules.turn import how_many, next_seat, partner


def draw_from_pile(state: State, rules: Rules, chance: Chance) -> int:
    """Take the top card of the draw pile, which is not empty."""
    state.pile -= 1
    return state.draw.pop()


def put_back(state: State, card: int, chance: Chance) -> None:
    """Put a card back into the draw pile, anywhere (FIRST.wild4)."""
    (place,) = chance.throw(state.label("back"), (range(state.pile + 1),))
    state.draw.insert(place, card)
    state.pile += 1


def refill(state: State, rules: Rules, chance: Chance) -> None:
    """Shuffle the discards under the top card into a new draw pile (PILE.reshuffle)."""
    # In the order of the deck, so that the outcome depends on the cards alone and not on how they were
    # played.
    pile = chance.shuffle(state.label("shuffle"), rules.cards_in(state.under))
    state.draw = pile[::-1]
    state.pile = len(pile)
    state.under = 0
    state.discards = 1
    tell_reshuffled(state)


def cut(state: State, rules: Rules, chance: Chance) -> None:
    """The highest number deals; those tied for it draw again from the rest, while that can decide it
    (SETUP.dealer, SETUP.cut-rest)."""
    rest = rules.cards_in(rules.all_cards & ~state.removed)
    seats = list(range(rules.players))
    while len(seats) > 1 and _decides(rules, rest, len(seats)):
        drawn = chance.sample(state.label("cut"), rest, len(seats))
        rest = [card for card in rest if card not in drawn]
        for seat, card in zip(seats, drawn, strict=True):
            tell_cut(state, seat, card)
        ranks = [rules.ranks[name] for name in rules.names_of(drawn)]
        seats = [seat for seat, rank in zip(seats, ranks, strict=True) if rank == max(ranks)]
    state.dealer = seats[0]


def _decides(rules: Rules, cards: list[int], players: int) -> bool:
    """Whether there are enough of these cards, and not all count the same."""
    return len(cards) >= players and len({rules.ranks[rules.names[card]] for card in cards}) > 1


def deal_hands(state: State, rules: Rules, chance: Chance) -> None:
    """Shuffle, and deal one card at a time from the dealer's left (SETUP.deal)."""
    deck = rules.cards_in(rules.all_cards & ~state.removed) if state.removed else rules.deck
    pile = chance.shuffle(state.label("shuffle"), deck)
    tell_shuffled(state, len(pile))
    players = rules.players - how_many(state.out)
    dealt = players * rules.hand_size
    seat = state.dealer
    for place in range(players):
        seat = next_seat(state, rules, seat, 1)
        cards = pile[place:dealt:players]
        state.hands[seat] = rules.set_of(cards)
        state.counts[seat] = len(cards)
        tell_dealt(state, seat, cards)
    state.draw = pile[: dealt - 1 : -1]
    state.pile = len(state.draw)


def draw_order(state: State, rules: Rules, chance: Chance) -> None:
    """The order of play of the round, by lot among those in the match; the first deals (HOUSE.seats).

    Partners sit across: of each team the one drawn first gives its place (HOUSE.teams).
    """
    inside = [seat for seat in range(rules.players) if not state.gone >> seat & 1]
    order = chance.shuffle(state.label("order"), inside)
    if rules.teams:
        first = [seat for place, seat in enumerate(order) if partner(rules, seat) not in order[:place]]
        order = first + [partner(rules, seat) for seat in first]
    sit(state, order)
    state.dealer = order[0]
    tell_order(state, order)


def sit(state: State, order: Sequence[int]) -> None:
    """From now on play goes round in this order."""
    state.left, state.right = state.left[:], state.right[:]
    for place, seat in enumerate(order):
        state.right[seat] = order[place - 1]
        state.left[order[place - 1]] = seat


def spin(state: State, chance: Chance) -> int:
    """Where the lever stops (JACK.pull)."""
    (shown,) = chance.throw(state.label("spin"), (SPINS,))
    return SPINS.index(shown)


def take_unseen(state: State, rules: Rules, chance: Chance, seat: int, victim: int, count: int) -> None:
    """Take cards out of another hand without seeing them first (RULE.take-most)."""
    taken = chance.sample(state.label("take"), rules.cards_in(state.hands[victim]), count)
    state.hands[victim] &= ~rules.set_of(taken)
    state.counts[victim] -= count
    for card in taken:
        take_up(state, rules, seat, card)
    tell_took(state, seat, taken, victim)


def dispense(state: State, rules: Rules, chance: Chance, seat: int) -> Rule:
    """The rule card that comes out for this seat; it is used from now on (RULE.recycle)."""
    if not state.dispenser:
        state.dispenser, state.used = list(state.used), ()
        tell_rules_recycled(state)
    (rule,) = chance.sample(state.label("rule"), state.dispenser, 1)
    # A case may name a rule card that nobody wrote; it stands for the one on top.
    state.dispenser.remove(rule if rule in state.dispenser else state.dispenser[0])
    state.used += (rule,)
    tell_rule(state, seat, rule)
    return rule


def deal_rule_cards(state: State, rules: Rules, chance: Chance, seat: int) -> None:
    """A rule card for each player, the puller first (JACK.all); the last task is carried out first."""
    tasks = []
    for _ in range(rules.players - how_many(state.out)):
        tasks.append((PERFORM, seat, dispense(state, rules, chance, seat)))
        seat = next_seat(state, rules, seat, state.direction)
    state.agenda += reversed(tasks)


def gather_cards(state: State, rules: Rules) -> None:
    """Take both piles off the table; the deal makes new ones."""
    state.draw, state.under = [], 0
    state.shown = ()


def rule_kind(rules: Rules, rule: Rule) -> int:
    """What a rule card does."""
    return rule.code


def rule_number(rules: Rules, rule: Rule) -> int:
    """The number on a rule card; 0 where it has none."""
    return rule.number or 0


def push(state: State, task: int, seat: int, number: Any) -> None:
    """Put a task on top of the agenda: it is carried out first."""
    state.agenda.append((task, seat, number))


def pop(state: State) -> tuple[int, int, Any]:
    """The task that comes next."""
    return state.agenda.pop()


def has_tasks(state: State) -> bool:
    """Whether anything is still to be carried out before the next turn."""
    return bool(state.agenda)


def drop_tasks_of(state: State, seat: int) -> None:
    """Nothing is left to do for this seat."""
    state.agenda = [task for task in state.agenda if task[1] != seat]


def drop_tasks(state: State) -> None:
    """Nothing is left to do."""
    state.agenda.clear()


def own_effect(state: State, rules: Rules, chance: Chance, seat: int, card: int, target: int) -> None:
    """What an edition does in Python of its own; compiled code never plays such an edition."""
    effect = rules.symbols[card].effect
    if effect is not None:
        effect(state, seat, target, chance)


def card_of_kind(state: State, rules: Rules, seat: int, kind: int) -> int:
    """A card of this kind in a hand that has one."""
    return (state.hands[seat] & rules.kind_sets[kind]).bit_length() - 1
