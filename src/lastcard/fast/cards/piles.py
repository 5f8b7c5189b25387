"""Where cards, rule cards and chance come from in compiled code. The functions are those of `rules.piles`.

Piles are sets: a random card of a set is the top card of a shuffled pile. The agenda is a row of words.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.bits import lowest_bit, natural, nth_bit, popcount
from lastcard.fast.cards.records import MOST_RULES, MOST_TASKS
from lastcard.fast.cards.sets import CardSet, remove_card
from lastcard.fast.chance import below, is_given, random_below, take_given
from lastcard.fast.compile import called, compiled, twin
from lastcard.rules import hands, turn
from lastcard.rules.fields import PERFORM, PULL

NONE_LEFT = -1
SPIN_COUNT = 6
TASK_BITS, SEAT_BITS = 3, 4

take_up = twin(hands.take_up)
next_seat = twin(turn.next_seat)
partner = twin(turn.partner)


# Cards


@compiled
def find(cards: CardSet, kinds: CardSet) -> int:
    """A card of this kind in a set, NONE_LEFT if there is none."""
    first, second = cards[0] & kinds[0], cards[1] & kinds[1]
    if first | second == 0:
        return NONE_LEFT
    # No branch on which word it is: that would be guessed wrong every other time.
    word = int(first == 0)
    return 64 * word + lowest_bit(second if word else first)


@compiled
def card_of_kind(state: Any, rules: Any, seat: int, kind: int) -> int:
    return natural(find(state.hands[natural(seat)], rules.kind_sets[natural(kind)]))


@compiled
def random_card(state: Any, first: int, second: int) -> int:
    """A random card of a set of two words that is not empty."""
    in_first = popcount(first)
    place = random_below(state, in_first + popcount(second))
    # No branch here either.
    word = int(place >= in_first)
    return 64 * word + nth_bit(second if word else first, place - in_first * word)


@compiled
def pick(state: Any, rules: Any, given: Any, first: int, second: int) -> int:
    """A random card, or one of the given kind, of a set of two words that is not empty."""
    if is_given(given):
        found = find((first, second), rules.kind_sets[take_given(given)])
        if found != NONE_LEFT:
            return found
        state.fault = 1
    return random_card(state, first, second)


@compiled
def draw_from_pile(state: Any, rules: Any, given: Any) -> int:
    card = natural(pick(state, rules, given, state.draw[0], state.draw[1]))
    state.draw[card >> 6] ^= 1 << (card & 63)
    state.pile -= 1
    return card


@compiled
def put_back(state: Any, card: int, given: Any) -> None:
    state.draw[card >> 6] |= 1 << (card & 63)
    state.pile += 1


@compiled
def refill(state: Any, rules: Any, given: Any) -> None:
    for word in range(2):
        state.draw[word] = state.under[word]
        state.under[word] = 0
    state.pile = state.discards - 1
    state.discards = 1


@compiled
def cut(state: Any, rules: Any, given: Any) -> None:
    """Every seat is equally likely to deal first, which is all that the cut decides."""
    state.dealer = below(state, given, rules.players)


@compiled
def gather_cards(state: Any, rules: Any) -> None:
    for word in range(2):
        state.draw[word] = rules.all_cards[word]
        state.under[word] = 0
    state.tasks = 0


@compiled
def deal_hands(state: Any, rules: Any, given: Any) -> None:
    """The hand-size option leaves enough cards; the pile is written back once, not after every card."""
    first, second = state.draw[0], state.draw[1]
    players = rules.players - popcount(state.out)
    for _ in range(rules.hand_size):
        seat = state.dealer
        for _ in range(players):
            seat = natural(next_seat(state, rules, seat, 1))
            card = natural(pick(state, rules, given, first, second))
            word, bit = card >> 6, 1 << (card & 63)
            state.hands[seat, word] |= bit
            first ^= bit & (word - 1)
            second ^= bit & -word
    for seat in range(rules.players):
        state.counts[seat] = rules.hand_size if state.out >> seat & 1 == 0 else 0
    state.draw[0], state.draw[1] = first, second
    state.pile = popcount(first) + popcount(second)


@called
def draw_order(state: Any, rules: Any, given: Any) -> None:
    """Given outcomes are the whole order; of each team the one drawn first gives its place."""
    drawn, first, last = state.gone, NONE_LEFT, NONE_LEFT
    for _ in range(rules.players - popcount(state.gone)):
        if is_given(given):
            seat = take_given(given)
        elif drawn == rules.everyone:
            break
        else:
            left = rules.everyone & ~drawn
            seat = nth_bit(left, random_below(state, popcount(left)))
        if drawn >> seat & 1:
            continue
        drawn |= 1 << seat | 1 << partner(rules, seat)
        if first == NONE_LEFT:
            first = seat
        else:
            sit_beside(state, last, seat)
        last = seat
    seat = first
    for _ in range(rules.players // 2 if rules.teams else 0):
        mate = partner(rules, seat)
        seat = state.left[seat]
        sit_beside(state, last, mate)
        last = mate
    sit_beside(state, last, first)
    state.dealer = first


@compiled
def sit_beside(state: Any, seat: int, other: int) -> None:
    """The other is on the left of this seat."""
    state.left[seat] = other
    state.right[other] = seat


@compiled
def take_unseen(state: Any, rules: Any, given: Any, seat: int, victim: int, count: int) -> None:
    for _ in range(count):
        card = natural(pick(state, rules, given, state.hands[victim, 0], state.hands[victim, 1]))
        remove_card(state.hands, victim, card)
        state.counts[victim] -= 1
        take_up(state, rules, seat, card)


# The machine


@compiled
def spin(state: Any, given: Any) -> int:
    return below(state, given, SPIN_COUNT)


@called
def dispense(state: Any, rules: Any, given: Any, seat: int) -> int:
    if state.dispenser == 0:
        state.dispenser = state.used_rules
        state.used_rules = 0
    if is_given(given):
        rule = same_rule(state, rules, take_given(given))
    else:
        rule = nth_bit(state.dispenser, below(state, given, popcount(state.dispenser)))
    state.dispenser ^= 1 << rule
    state.used_rules |= 1 << rule
    return rule


@compiled
def same_rule(state: Any, rules: Any, wanted: int) -> int:
    """This rule card, or another in the dispenser that says the same."""
    if state.dispenser >> wanted & 1 == 1:
        return wanted
    for rule in range(MOST_RULES):
        alike = rules.rule_kinds[rule] == rules.rule_kinds[wanted]
        if (
            alike
            and rules.rule_numbers[rule] == rules.rule_numbers[wanted]
            and state.dispenser >> rule & 1 == 1
        ):
            return rule
    state.fault = 1
    return wanted


@called
def deal_rule_cards(state: Any, rules: Any, given: Any, seat: int) -> None:
    """The cards come out in this order, and lie on the agenda the other way round."""
    base, players = state.tasks, rules.players - popcount(state.out)
    for _ in range(players):
        push(state, PERFORM, 0, 0)
    for place in range(players):
        state.tasks = base + players - 1 - place
        push(state, PERFORM, seat, dispense(state, rules, given, seat))
        seat = next_seat(state, rules, seat, state.direction)
    state.tasks = base + players


@compiled
def rule_kind(rules: Any, rule: int) -> int:
    return rules.rule_kinds[rule]


@compiled
def rule_number(rules: Any, rule: int) -> int:
    return rules.rule_numbers[rule]


@compiled
def own_effect(state: Any, rules: Any, given: Any, seat: int, card: int, target: int) -> None:
    return


# The agenda: what it is, whose, and a number, in one word


@compiled
def push(state: Any, task: int, seat: int, number: int) -> None:
    """Pulls of the lever are one task with those that are on top already."""
    if task == PULL and state.tasks > 0:
        top, whose, pulls = unpack(state.agenda[state.tasks - 1])
        if top == PULL and whose == seat:
            state.tasks -= 1
            number += pulls
    if state.tasks == MOST_TASKS:
        state.fault = 1
        return
    state.agenda[state.tasks] = task | seat << TASK_BITS | number << (TASK_BITS + SEAT_BITS)
    state.tasks += 1


@compiled
def unpack(word: int) -> tuple[int, int, int]:
    """The task, the seat and the number of a word of the agenda."""
    seat = word >> TASK_BITS & (1 << SEAT_BITS) - 1
    return word & (1 << TASK_BITS) - 1, seat, word >> (TASK_BITS + SEAT_BITS)


@compiled
def pop(state: Any) -> tuple[int, int, int]:
    state.tasks -= 1
    return unpack(state.agenda[state.tasks])


@compiled
def has_tasks(state: Any) -> bool:
    return state.tasks > 0


@compiled
def drop_tasks_of(state: Any, seat: int) -> None:
    kept = 0
    for place in range(state.tasks):
        _, whose, _ = unpack(state.agenda[place])
        if whose != seat:
            state.agenda[kept] = state.agenda[place]
            kept += 1
    state.tasks = kept


@compiled
def drop_tasks(state: Any) -> None:
    state.tasks = 0
